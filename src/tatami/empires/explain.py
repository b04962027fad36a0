"""Why not: the most specific true reason for a refused move, one function for each kind of action."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ..game import Action, Refusal
from ..kernel import NONE
from . import explain_orders as orders
from . import explain_planning as planning
from . import explain_unlisted as unlisted
from .consts import SLOTS_A_REGION, Phase
from .explain_common import PHASE_RULES, Attempt, asked, no, not_now
from .frames import drop
from .step import apply, begin_order, go_on

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


def why_idle(before: Any, now: Any, rules: Any, made: tuple[int, int], seat: int, action: Action) -> Refusal | None:
    """What the seat's order lacked that was turned up since the last move and could do nothing from its start (EMP-41).

    None if this is no action of such an order, or if the seat is asked for an action of this kind now.
    """
    turned = (before.phase, before.slot) != (now.phase, now.slot)
    if action.number == NONE or not turned or before.phase not in (Phase.PLANNING, Phase.RESOLUTION):
        return None
    state, found = before.copy(), None
    state.current = made[0]
    apply(state, rules, *made)
    slot = state.slot
    while not go_on(state, rules):
        on_board = state.phase == Phase.RESOLUTION and 0 <= state.slot < rules.slots
        if on_board and state.slot != slot and state.slot_owner[state.slot] == seat:
            found = _order_reason(state, rules, seat, action) or found
        slot = state.slot
    asks = found is not None and state.depth > 0 and state.current == seat
    return None if asks and REASONS[action.kind](Attempt(state, rules, seat, action)) else found


def _order_reason(state: Any, rules: Any, seat: int, action: Action) -> Refusal | None:
    """Why the order of the slot just turned up could not do this in its region."""
    begun = state.copy()
    begun.current = seat
    begin_order(begun, rules, begun.slot_order[begun.slot], begun.slot // SLOTS_A_REGION)
    refusal = REASONS[action.kind](Attempt(begun, rules, seat, action))
    return None if refusal is None or refusal.reason == "emp-other-region" else refusal


def asked_rule(state: Any, rules: Any) -> str:
    """The rule of what is to be decided now."""
    return asked(Attempt(state, rules, state.current, Action(NONE, "", "none")))


def out_of_turn(state: Any, rules: Any, seat: int, actor: int) -> Refusal:
    """EMP-30, EMP-32, EMP-41: who is to act, and that one has picked already."""
    if state.phase == Phase.DESTINY:
        return no("EMP-30", "picked-already")
    return Refusal(PHASE_RULES[Phase(state.phase)], "not-your-turn", {"seat": seat, "actor": actor})
