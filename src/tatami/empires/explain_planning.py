"""Reasons for refused moves of planning: dojo, destiny cards, order tokens, training, passing."""

from __future__ import annotations

from ..game import Refusal
from ..kernel import NONE
from .abilities import void_possible
from .board import NEUTRALS
from .codec import destiny_region, dojo_school, neutral_slot, place_order, place_slot, train_training
from .columns import ACT, POINTS, REGION
from .consts import ARCHERS, SLOTS_A_REGION, Act, CoverLimit, Phase, Training
from .dojo import fielded_archers
from .explain_common import Attempt, elsewhere, no, without_dojo
from .neutral import neutral_possible
from .planning import before_neutral


def dojo(a: Attempt) -> Refusal | None:
    """DOJ-01: a different one for everybody, chosen before the first era."""
    wanted = dojo_school(a.action.number)
    if missing := without_dojo(a):
        return missing
    if a.state.phase != Phase.DOJO:
        return no("DOJ-01", "dojo-chosen")
    for other in range(a.rules.seats):
        if a.state.dojo[other] == wanted:
            return no("DOJ-01", "dojo-taken", dojo=a.action.args["dojo"], seat=other)
    return None


def destiny(a: Attempt) -> Refusal | None:
    """EMP-30: a card of one's hand, when an era begins."""
    if a.rules.solo == 1:
        return no("SOL-03", "no-hands")
    if a.state.phase == Phase.DESTINY and a.state.hand[a.seat, destiny_region(a.action.number)] == 0:
        return no("EMP-30", "card-not-in-hand", region=a.action.args["region"])
    if a.state.phase in (Phase.PLANNING, Phase.RESOLUTION):
        return no("EMP-30", "destiny-over")
    return None


def place(a: Attempt) -> Refusal | None:
    """EMP-32 to EMP-35: a token of one's own, on a slot that may take it."""
    order, slot = place_order(a.action.number), place_slot(a.action.number)
    if a.state.phase == Phase.RESOLUTION:
        return no("EMP-32", "place-in-planning")
    if a.state.phase != Phase.PLANNING:
        return None
    if a.state.depth > 0:
        return no("EMP-33", "finish-placement")
    if a.state.orders[a.seat, order] == 0:
        return no("EMP-03", "token-not-in-hand", order=a.action.args["order"])
    return _occupied(a, slot) if a.state.slot_owner[slot] != NONE else None


def _occupied(a: Attempt, slot: int) -> Refusal | None:
    """EMP-34, EMP-35: what keeps the seat from covering."""
    state, owner, name = a.state, a.state.slot_owner[slot], a.action.args["slot"]
    if state.round_no == 1:
        return no("EMP-32", "slot-taken", slot=name, owner=owner)
    if state.slot_round[slot] != 1:
        return no("EMP-34", "face-down", slot=name)
    if owner == a.seat:
        return None
    if a.rules.cover_limit == CoverLimit.VICTIM_ONCE_A_ROUND and state.covered[owner]:
        return no("EMP-35", "victim-covered", owner=owner)
    if a.rules.cover_limit == CoverLimit.OPPONENT_ONCE_AN_ERA and state.cover_of[a.seat, owner]:
        return no("EMP-35", "covered-this-era", owner=owner)
    price = state.covers[a.seat] + 1
    if state.bushido[a.seat] < price:
        return no("EMP-34", "cover-price", price=price, have=state.bushido[a.seat])
    return None


def give_up(a: Attempt) -> Refusal | None:
    """EMP-37: passing is for placements only, and only where one would have to pay."""
    if a.state.depth > 0:
        return no("EMP-37", "pass-is-for-placing")
    if a.state.phase == Phase.PLANNING:
        return no("EMP-37", "must-place")
    return None


def done(a: Attempt) -> Refusal | None:
    """EMP-43: what is left of an action may be declined, but choices begun are finished."""
    if a.act == Act.SAIL:
        return no("EMP-53", "finish-boarding")
    if a.act == Act.DISBAND:
        return no("EMP-56", "finish-castle")
    return None


def train(a: Attempt) -> Refusal | None:
    """DOJ-10, DOJ-11: one unit a placement, within means and limits."""
    if missing := without_dojo(a):
        return missing
    if a.state.depth == 0 or a.state.frame[0, ACT] != Act.PLACEMENT:
        return no("DOJ-10", "train-when-placing")
    if a.state.frame[0, POINTS] == 0:
        return no("DOJ-10", "trained-already")
    if a.act != Act.PLACEMENT and not before_neutral(a.state):
        return no("DOJ-10", "train-between")
    kind = Training(train_training(a.action.number))
    return _foot(a, kind) if kind in (Training.ARCHER, Training.VETERAN) else _general(a, kind)


def _foot(a: Attempt, kind: Training) -> Refusal | None:
    state, seat = a.state, a.seat
    if kind == Training.ARCHER and state.range[seat] + fielded_archers(state, seat) >= ARCHERS:
        return no("DOJ-11", "archers-limit", most=ARCHERS)
    if state.supply[seat] == 0:
        return no("DOJ-10", "barracks-empty")
    if kind == Training.ARCHER and state.bushido[seat] == 0:
        return no("DOJ-10", "archer-price")
    if kind == Training.VETERAN and state.food[seat] == 0:
        return no("DOJ-10", "veteran-price")
    return None


def _general(a: Attempt, kind: Training) -> Refusal | None:
    state, seat = a.state, a.seat
    if state.headquarters[seat] > 0 or state.general[seat] != NONE:
        return no("DOJ-11", "general-limit")
    if kind == Training.GENERAL_RANGE and state.range[seat] == 0:
        return no("DOJ-10", "range-empty")
    if kind == Training.GENERAL_ARSENAL and state.arsenal[seat] == 0:
        return no("DOJ-10", "arsenal-empty")
    if state.bushido[seat] == 0 or state.food[seat] == 0:
        return no("DOJ-10", "general-price")
    return None


def neutral(a: Attempt) -> Refusal | None:
    """A neutral action is chosen only from the tribe (EMP-M3) or by the void veteran (DOJ-34)."""
    slot = neutral_slot(a.action.number)
    if a.act not in (Act.TRIBE, Act.VOID_VETERAN):
        if a.state.phase == Phase.RESOLUTION:
            return no("EMP-43", "no-neutral-now")
        return no("EMP-33", "neutral-by-placing") if a.state.phase == Phase.PLANNING else None
    rule = "DOJ-34" if a.act == Act.VOID_VETERAN else "EMP-M3"
    if wrong := elsewhere(a, a.rules.capital[slot // SLOTS_A_REGION], rule):
        return wrong
    kind = NEUTRALS[a.state.neutral[slot]]
    if a.act == Act.VOID_VETERAN:
        if a.state.slot_owner[slot] != a.seat:
            return no("DOJ-34", "token-not-yours", slot=a.action.args["slot"])
        return None if void_possible(a.state, a.rules, a.seat, slot) else no("DOJ-34", "neutral-idle", neutral=kind)
    if not neutral_possible(a.state, a.rules, a.seat, a.state.neutral[slot], a.top(REGION)):
        return no("EMP-M3", "neutral-idle", neutral=kind)
    return None
