"""Abilities of veterans and generals that ask for choices of their own (DOJ-30 to DOJ-35).

The wind veteran's march is a move, the fire veteran's strike an attack: those frames serve. Generals are never armies
here (DOJ-02).
"""

from __future__ import annotations

from ..kernel import NONE, emit, kernel
from ..kernel.records import Actions
from .agendas import moved, province_changed
from .codec import (
    A_USE,
    gather_action,
    gather_province,
    gather_unit,
    move_action,
    neutral_action,
    neutral_slot,
    push_action,
    push_province,
    push_unit,
    push_victim,
    raze_action,
    raze_province,
)
from .columns import (
    ACT,
    ANYWHERE,
    AT,
    MERCY,
    ONLY_AT,
    ONLY_SAMURAI,
    PINNED,
    POINTS,
    PUSHED_TO,
    REGION,
    SCOPE,
    UNIT,
    USED,
)
from .consts import FOOT, SLOTS_A_REGION, Act, Good, Levy, Neutral, Unit
from .control import add_unit, destroy, gain, has_victim, take_unit, units
from .frames import drop, push, put, top
from .moves import apply_move
from .neutral import begin_neutral, neutral_possible
from .notes import Note
from .state import Rules, State


@kernel
def announce(state: State, seat: int, general: int) -> None:
    """Say whose ability is at work."""
    emit(state, Note.ABILITY, seat, state.dojo[seat], general, 0)


@kernel
def crowded(state: State, rules: Rules, region: int) -> bool:
    """DOJ-31: somebody has two or more armies (generals apart) in a province of the region."""
    for province in range(rules.first[region], rules.first[region + 1]):
        for seat in range(rules.seats):
            if state.samurai[seat, province] + state.archers[seat, province] > 1:
                return True
    return False


@kernel
def victim_in(state: State, rules: Rules, seat: int, region: int) -> bool:
    """Whether an opponent has an army (generals apart) in the region."""
    for province in range(rules.first[region], rules.first[region + 1]):
        if has_victim(state, rules, seat, province, 1):
            return True
    return False


@kernel
def yields(state: State, rules: Rules, region: int) -> bool:
    """Whether the region produces anything."""
    for province in range(rules.first[region], rules.first[region + 1]):
        if state.resource[province] != Good.NOTHING:
            return True
    return False


@kernel
def elsewhere(state: State, rules: Rules, seat: int, province: int) -> bool:
    """DOJ-32: whether the seat has an army (generals apart) in another province."""
    for other in range(rules.provinces):
        if other != province and state.samurai[seat, other] + state.archers[seat, other] > 0:
            return True
    return False


@kernel
def void_possible(state: State, rules: Rules, seat: int, slot: int) -> bool:
    """DOJ-34: an uncovered token of one's own whose neutral action has something to do."""
    if state.slot_owner[slot] != seat:
        return False
    kind = state.neutral[slot]
    if kind == Neutral.MOVE:
        return True
    if kind == Neutral.ATTACK:
        return has_victim(state, rules, seat, top(state, AT), 1)
    if kind == Neutral.RECRUIT:
        return state.supply[seat] > 0
    return neutral_possible(state, rules, seat, kind, top(state, REGION))


@kernel
def can_ability(state: State, rules: Rules, seat: int) -> bool:
    """Whether the ability on top of the stack has anything to decide."""
    act = top(state, ACT)
    region = top(state, REGION)
    at = top(state, AT)
    if top(state, POINTS) == 0 and act != Act.VOID_GENERAL:
        return False
    if act == Act.EARTH_VETERAN:
        return state.supply[seat] > 0
    if act == Act.WATER_VETERAN:
        return has_victim(state, rules, seat, at, 1)
    if act == Act.VOID_VETERAN:
        for slot in range(region * SLOTS_A_REGION, (region + 1) * SLOTS_A_REGION):
            if void_possible(state, rules, seat, slot):
                return True
        return False
    if act == Act.EARTH_GENERAL:
        return victim_in(state, rules, seat, region)
    if act == Act.WIND_GENERAL:
        return crowded(state, rules, region)
    if act == Act.FIRE_GENERAL:
        return elsewhere(state, rules, seat, at)
    if act == Act.WATER_GENERAL:
        return yields(state, rules, region) or victim_in(state, rules, seat, region)
    if top(state, POINTS) > 0:
        return True
    return top(state, USED) == 0 and has_victim(state, rules, seat, at, 1)


@kernel
def legal_push(state: State, rules: Rules, seat: int, out: Actions, n: int) -> int:
    """DOJ-33: whose army of which kind, and to which neighbour (the second to the same)."""
    at = top(state, AT)
    for edge in range(rules.edge_start[at], rules.edge_start[at + 1]):
        target = rules.edge_to[edge]
        if top(state, PUSHED_TO) == NONE or top(state, PUSHED_TO) == target:
            for other in range(rules.seats):
                if other != seat:
                    for unit in range(FOOT):
                        if units(state, other, unit, at) > 0:
                            out[n] = push_action(target, other, unit)
                            n += 1
    return n


@kernel
def legal_gather(state: State, rules: Rules, seat: int, out: Actions, n: int) -> int:
    """DOJ-32: armies to bring, one after another."""
    for province in range(rules.provinces):
        if province != top(state, AT):
            for unit in range(FOOT):
                if units(state, seat, unit, province) > 0:
                    out[n] = gather_action(province, unit)
                    n += 1
    return n


@kernel
def legal_ability(state: State, rules: Rules, seat: int, out: Actions, n: int) -> int:
    """What the ability on top of the stack may do."""
    act = top(state, ACT)
    region = top(state, REGION)
    at = top(state, AT)
    if act == Act.WATER_VETERAN:
        return legal_push(state, rules, seat, out, n)
    if act == Act.FIRE_GENERAL:
        return legal_gather(state, rules, seat, out, n)
    if act == Act.VOID_VETERAN:
        for slot in range(region * SLOTS_A_REGION, (region + 1) * SLOTS_A_REGION):
            if void_possible(state, rules, seat, slot):
                out[n] = neutral_action(slot)
                n += 1
        return n
    if act == Act.EARTH_GENERAL:
        for province in range(rules.first[region], rules.first[region + 1]):
            if has_victim(state, rules, seat, province, 1):
                out[n] = raze_action(province)
                n += 1
        return n
    if act == Act.VOID_GENERAL:
        if top(state, POINTS) > 0:
            for edge in range(rules.edge_start[at], rules.edge_start[at + 1]):
                out[n] = move_action(edge, Unit.GENERAL)
                n += 1
        if not has_victim(state, rules, seat, at, 1):
            return n
    out[n] = A_USE
    return n + 1


@kernel
def raze(state: State, rules: Rules, seat: int, province: int) -> None:
    """Destroy all opponents' armies in a province."""
    for other in range(rules.seats):
        if other != seat:
            for _ in range(state.samurai[other, province] + state.archers[other, province]):
                destroy(state, other, province, 1, seat)
    province_changed(state, rules, province)


@kernel
def storm(state: State, rules: Rules, seat: int, region: int) -> None:
    """DOJ-31: every player keeps one army in each province of the region, by the order of destruction."""
    for province in range(rules.first[region], rules.first[region + 1]):
        for other in range(rules.seats):
            for _ in range(state.samurai[other, province] + state.archers[other, province] - 1):
                destroy(state, other, province, 1, seat)
    province_changed(state, rules, rules.capital[region])


@kernel
def void_neutral(state: State, rules: Rules, slot: int) -> None:
    """DOJ-34: move 1 is this veteran's, an attack strikes in its province, a recruit brings a samurai.

    The neutral action stands in the ability's place, so that the stack stays low (consts.DEPTH).
    """
    kind = state.neutral[slot]
    at = top(state, AT)
    region = top(state, REGION)
    drop(state)
    begin_neutral(state, rules, kind, region, 0)
    if kind == Neutral.MOVE:
        put(state, PINNED, 1)
        put(state, AT, at)
        put(state, UNIT, Unit.SAMURAI)
    elif kind == Neutral.ATTACK:
        put(state, SCOPE, ONLY_AT)
        put(state, AT, at)
        put(state, MERCY, 1)
    elif kind == Neutral.RECRUIT:
        put(state, ONLY_SAMURAI, 1)


@kernel
def shove(state: State, rules: Rules, seat: int, action: int) -> None:
    """DOJ-33: push one army to the neighbouring province."""
    unit = push_unit(action)
    other = push_victim(action)
    target = push_province(action)
    source = top(state, AT)
    if top(state, PUSHED_TO) == NONE:
        announce(state, seat, 0)
    put(state, PUSHED_TO, target)
    put(state, POINTS, top(state, POINTS) - 1)
    take_unit(state, other, unit, source)
    add_unit(state, other, unit, target)
    emit(state, Note.PUSHED, other, unit, source, target)
    moved(state, rules, source, target)


@kernel
def water_general(state: State, rules: Rules, seat: int) -> None:
    """DOJ-33: take every resource produced here (no harvest, EMP-A4), then destroy up to two armies."""
    region = top(state, REGION)
    put(state, POINTS, 0)
    for province in range(rules.first[region], rules.first[region + 1]):
        if state.resource[province] != Good.NOTHING:
            gain(state, seat, state.resource[province], 1, province)
    push(state, Act.ATTACK, region, 2)
    put(state, SCOPE, ANYWHERE)
    put(state, MERCY, 1)


@kernel
def apply_ability(state: State, rules: Rules, seat: int, action: int) -> None:
    """Carry out one choice of the ability on top of the stack."""
    act = top(state, ACT)
    if act == Act.WATER_VETERAN:
        shove(state, rules, seat, action)
    elif act == Act.VOID_VETERAN:
        announce(state, seat, 0)
        void_neutral(state, rules, neutral_slot(action))
    elif act == Act.EARTH_VETERAN:
        announce(state, seat, 0)
        put(state, POINTS, 0)
        state.supply[seat] -= 1
        add_unit(state, seat, Unit.SAMURAI, top(state, AT))
        emit(state, Note.RECRUITED, seat, Levy.SAMURAI, top(state, AT), 0)
        province_changed(state, rules, top(state, AT))
    elif act == Act.EARTH_GENERAL:
        announce(state, seat, 1)
        put(state, POINTS, 0)
        raze(state, rules, seat, raze_province(action))
    elif act == Act.WIND_GENERAL:
        announce(state, seat, 1)
        put(state, POINTS, 0)
        storm(state, rules, seat, top(state, REGION))
    elif act == Act.FIRE_GENERAL:
        gather(state, seat, action)
    elif act == Act.WATER_GENERAL:
        announce(state, seat, 1)
        water_general(state, rules, seat)
    elif action == A_USE:
        announce(state, seat, 1)
        put(state, POINTS, 0)
        put(state, USED, 1)
        raze(state, rules, seat, top(state, AT))
    else:
        apply_move(state, rules, seat, action)


@kernel
def gather(state: State, seat: int, action: int) -> None:
    """DOJ-32: bring one army; agendas are looked at when all are here (EMP-A2)."""
    unit = gather_unit(action)
    source = gather_province(action)
    target = top(state, AT)
    if top(state, USED) == 0:
        announce(state, seat, 1)
        put(state, USED, 1)
    take_unit(state, seat, unit, source)
    add_unit(state, seat, unit, target)
    emit(state, Note.GATHERED, seat, unit, source, target)
