"""Why not: the most specific true reason for a refused move, one function for each kind of action."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ..game import Action, Refusal
from . import explain_orders as orders
from . import explain_planning as planning
from .explain_now import Attempt, not_now

# each gives its reason, or None: then it is simply not what is to be decided
REASONS: Mapping[str, Callable[[Attempt], Refusal | None]] = {
    "none": orders.nowhere,
    "done": planning.done,
    "pass": planning.give_up,
    "dojo": planning.dojo,
    "destiny": planning.destiny,
    "train": planning.train,
    "neutral": planning.neutral,
    "place": planning.place,
    "recruit": orders.recruit,
    "build": orders.build,
    "reinforce": orders.reinforce,
    "return": orders.give_back,
    "harvest": orders.harvest,
    "harvest-one": orders.harvest_one,
    "attack": orders.attack,
    "move": orders.move,
    "explore": orders.explore,
    "sail": orders.sail,
    "board": orders.board,
    "use": orders.use,
    "raze": orders.raze,
    "gather": orders.gather,
    "push": orders.push,
}


def why(state: Any, rules: Any, seat: int, action: Action) -> Refusal:
    """Why this action is not legal for the seat to act (only asked when it is not)."""
    asked = Attempt(state, rules, seat, action)
    return REASONS[action.kind](asked) or not_now(asked)
