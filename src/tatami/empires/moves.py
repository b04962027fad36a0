"""Movement: points, ships and the general's own point (EMP-51 to EMP-53, EMP-60, DOJ-22); mountain roads in passing."""

from __future__ import annotations

from ..kernel import NONE, emit, kernel
from ..kernel.records import Actions
from .agendas import FREE_POINT, FREE_SAILING, decree, moved
from .codec import explore_action, move_action, move_edge, move_unit, sail_action, sail_count, sail_source, sail_target
from .columns import ACT, AT, BUY, OFFER, OPEN, OWN_POINT, PINNED, POINTS, REGION, SHIP, SHORE, UNIT
from .consts import EXTRA_PRICE, UNITS, Act, Unit
from .control import add_unit, armies, has_army_in, pay_food, take_unit, units
from .frames import drop, push, put, top
from .notes import Note
from .state import Rules, State


@kernel
def has_point(state: State, rules: Rules, seat: int) -> bool:
    """A point left, or one to be bought (EMP-52; free by decree)."""
    if top(state, POINTS) > 0:
        return True
    if top(state, OFFER) != BUY:
        return False
    return state.food[seat] >= EXTRA_PRICE or decree(state, rules, top(state, REGION), FREE_POINT)


@kernel
def march_frame(state: State, rules: Rules) -> int:
    """The frame that keeps the general's own point: a tribe's move is part of the march that met it (EMP-M4)."""
    f = state.depth - 1
    if rules.version > 1 and f > 1 and state.frame[f - 1, ACT] == Act.EXPEDITION:
        return f - 2
    return f


@kernel
def has_own_point(state: State, rules: Rules, seat: int) -> bool:
    """DOJ-22: the general has its extra point still; in version 1 only while it is the army moving."""
    if rules.dojos == 0 or state.general[seat] == NONE:
        return False
    if state.frame[march_frame(state, rules), OWN_POINT] != 1:
        return False
    return rules.version > 1 or (top(state, UNIT) == Unit.GENERAL and top(state, AT) != NONE)


@kernel
def may_sail(state: State, rules: Rules, seat: int) -> bool:
    """EMP-53: the ship is still to be had and paid for."""
    if top(state, OFFER) != SHIP or top(state, AT) != NONE:
        return False
    return state.food[seat] >= rules.ship_price or decree(state, rules, top(state, REGION), FREE_SAILING)


@kernel
def can_move(state: State, rules: Rules, seat: int) -> bool:
    """Whether there is an army that may go on."""
    if top(state, PINNED) == 1:
        return top(state, POINTS) > 0
    if has_own_point(state, rules, seat):
        return True
    if not has_point(state, rules, seat):
        return False
    at = top(state, AT)
    if at != NONE and rules.region_of[at] != top(state, REGION):
        return True
    return has_army_in(state, rules, seat, top(state, REGION))


@kernel
def legal_steps(state: State, rules: Rules, unit: int, province: int, out: Actions, n: int) -> int:
    """Every border one unit may cross from a province, and every mountain token it may open on the way."""
    for edge in range(rules.edge_start[province], rules.edge_start[province + 1]):
        out[n] = move_action(edge, unit)
        n += 1
        mountain = rules.edge_mountain[edge]
        if mountain != NONE and top(state, OPEN) == 1 and state.mountain[mountain] != NONE:
            out[n] = explore_action(mountain, rules.edge_way[edge], unit)
            n += 1
    return n


@kernel
def legal_move(state: State, rules: Rules, seat: int, out: Actions, n: int) -> int:
    """EMP-51: a point moves the army moved last, wherever it is, or any army here."""
    at = top(state, AT)
    if top(state, PINNED) == 1:
        return legal_steps(state, rules, top(state, UNIT), at, out, n)
    if not has_point(state, rules, seat):
        return legal_steps(state, rules, Unit.GENERAL, state.general[seat], out, n)
    region = top(state, REGION)
    kinds = UNITS if rules.dojos == 1 else 1
    for province in range(rules.first[region], rules.first[region + 1]):
        for unit in range(kinds):
            if units(state, seat, unit, province) > 0:
                n = legal_steps(state, rules, unit, province, out, n)
    if at != NONE and rules.region_of[at] != region:
        n = legal_steps(state, rules, top(state, UNIT), at, out, n)
    if rules.dojos == 1 and general_waits_abroad(state, rules, seat):
        n = legal_steps(state, rules, Unit.GENERAL, state.general[seat], out, n)
    if may_sail(state, rules, seat):
        n = legal_sail(state, rules, seat, out, n)
    return n


@kernel
def general_waits_abroad(state: State, rules: Rules, seat: int) -> bool:
    """DOJ-22: the general, out of reach of the common points, has its own one."""
    if not has_own_point(state, rules, seat) or rules.region_of[state.general[seat]] == top(state, REGION):
        return False
    return top(state, UNIT) != Unit.GENERAL or top(state, AT) != state.general[seat]


@kernel
def legal_sail(state: State, rules: Rules, seat: int, out: Actions, n: int) -> int:
    """EMP-53: one or two armies from a coast here to any other coast."""
    region = top(state, REGION)
    for source in range(rules.first[region], rules.first[region + 1]):
        count = armies(state, seat, source)
        if count > 0 and rules.coastal[source] == 1:
            for target in range(rules.provinces):
                if rules.coastal[target] == 1 and target != source:
                    out[n] = sail_action(source, target, 1)
                    n += 1
                    if count > 1:
                        out[n] = sail_action(source, target, 2)
                        n += 1
    return n


@kernel
def spend(state: State, rules: Rules, seat: int, unit: int, source: int) -> None:
    """Pay for one step: the general's own point first, then a point, then a bought one."""
    if unit == Unit.GENERAL and has_own_point(state, rules, seat) and state.general[seat] == source:
        state.frame[march_frame(state, rules), OWN_POINT] = 2
        return
    if top(state, POINTS) > 0:
        put(state, POINTS, top(state, POINTS) - 1)
    else:
        put(state, OFFER, 0)
        if not decree(state, rules, top(state, REGION), FREE_POINT):
            pay_food(state, seat, EXTRA_PRICE)
    if unit == Unit.GENERAL:
        f = march_frame(state, rules)
        if state.frame[f, OWN_POINT] == 0:
            state.frame[f, OWN_POINT] = 1


@kernel
def arrive_at(state: State, rules: Rules, seat: int, unit: int, source: int, target: int) -> None:
    """An army that left one province is in another: it is the army moved last."""
    add_unit(state, seat, unit, target)
    put(state, AT, target)
    put(state, UNIT, unit)
    emit(state, Note.MOVED, seat, unit, source, target)
    moved(state, rules, source, target)


@kernel
def apply_move(state: State, rules: Rules, seat: int, action: int) -> None:
    """One army crosses one border."""
    edge = move_edge(action)
    unit = move_unit(action)
    source = rules.edge_from[edge]
    target = rules.edge_to[edge]
    spend(state, rules, seat, unit, source)
    take_unit(state, seat, unit, source)
    arrive_at(state, rules, seat, unit, source, target)


@kernel
def apply_sail(state: State, rules: Rules, seat: int, action: int) -> None:
    """Pay for the ship; then the armies go on board."""
    count = sail_count(action)
    source = sail_source(action)
    target = sail_target(action)
    region = top(state, REGION)
    if not decree(state, rules, region, FREE_SAILING):
        pay_food(state, seat, rules.ship_price)
    put(state, POINTS, 0)
    put(state, OFFER, 0)
    if rules.version == 1:
        put(state, OPEN, 0)  # version 1: nor may the general, stepping off the ship, turn a token up (DOJ-35)
    put(state, AT, target)
    put(state, UNIT, Unit.SAMURAI)
    push(state, Act.SAIL, region, count)
    put(state, AT, source)
    put(state, SHORE, target)


@kernel
def board(state: State, rules: Rules, seat: int, unit: int) -> None:
    """One army sails; with the last the ship arrives. A general on board may step on (DOJ-22)."""
    source = top(state, AT)
    target = top(state, SHORE)
    take_unit(state, seat, unit, source)
    add_unit(state, seat, unit, target)
    emit(state, Note.SAILED, seat, unit, source, target)
    put(state, POINTS, top(state, POINTS) - 1)
    if unit == Unit.GENERAL:
        state.frame[state.depth - 2, UNIT] = Unit.GENERAL
        state.frame[state.depth - 2, OWN_POINT] = 1
    if top(state, POINTS) == 0:
        drop(state)
        moved(state, rules, source, target)
