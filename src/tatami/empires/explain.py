"""Why not: the most specific true reason for a refused move, one function for each kind of action."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ..game import Action, Refusal
from ..kernel import NONE
from . import explain_orders as orders
from . import explain_planning as planning
from . import explain_unlisted as unlisted
from .consts import Phase
from .explain_now import Attempt, asked, no, not_now
from .frames import drop
from .step import apply

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


# what an action lacked that ended by itself, so that nobody was asked
LACKED = frozenset(
    f"emp-{what}"
    for what in ("second-recruit-price", "second-attack-price", "point-price", "journey-price", "no-supply",
                 "archer-price", "veteran-price", "general-price")
)  # fmt: skip


def why(state: Any, rules: Any, seat: int, action: Action) -> Refusal:
    """Why this action is not legal for the seat to act (only asked when it is not)."""
    attempt = Attempt(state, rules, seat, action)
    if action.number == NONE:
        return unlisted.why(attempt)
    return REASONS[action.kind](attempt) or not_now(attempt)


def why_no_more(before: Any, rules: Any, seat: int, made: int, action: Action) -> Refusal | None:
    """What an action lacked that ended by itself with the move made, if this would have gone on with it."""
    state = before.copy()
    state.current = seat
    apply(state, rules, seat, made)
    while action.number != NONE and state.depth > 0:
        refusal = REASONS[action.kind](Attempt(state, rules, seat, action))
        if refusal is not None and refusal.reason in LACKED:
            return refusal
        drop(state)
    return None


def asked_rule(state: Any, rules: Any) -> str:
    """The rule of what is to be decided now."""
    return asked(Attempt(state, rules, state.current, Action(NONE, "", "none")))


def out_of_turn(state: Any, rules: Any, seat: int, actor: int) -> Refusal:
    """EMP-30, EMP-32, EMP-41: who is to act, and that one has picked already."""
    if state.phase == Phase.DESTINY:
        return no("EMP-30", "picked-already")
    rule = {Phase.DOJO: "DOJ-01", Phase.PLANNING: "EMP-32"}.get(Phase(state.phase), "EMP-41")
    return Refusal(rule, "not-your-turn", {"seat": seat, "actor": actor})
