"""Region agendas (EMP-A1 to EMP-A4): main agendas, and the decrees that make the paid part of an order free."""

from __future__ import annotations

from enum import IntEnum

from ..kernel import NONE, emit, kernel
from .consts import Role
from .control import armies, controlled, controls
from .notes import Note
from .state import Rules, State


class Agenda(IntEnum):
    """What the two sides of each tile ask for (EMP-A2): `state.agenda` of a region."""

    PAIRS_HOLD_TWO = 0  # 1a
    HOLD_FOUR = 1  # 1b
    SEVEN_ARMIES = 2  # 2a
    STAND_IN_FOUR = 3  # 2b
    THREE_TRIPLES = 4  # 3a
    CASTLE_AND_PAIRS = 5  # 3b
    GOODS_AND_SHRINE = 6  # 4a
    GOODS_AND_CAPITAL = 7  # 4b
    ONE_OF_EACH = 8  # 5a
    ALL_GOODS = 9  # 5b


# points of each side
AGENDA_POINTS = (3, 5, 4, 3, 4, 4, 4, 4, 4, 4)
# how many each side asks for of what it counts first; of the last, all there are
ASKED = (2, 4, 7, 4, 3, 2, 2, 2, 1, 0)

# decrees: the tile that has each
FREE_ATTACK = 0
FREE_POINT = 1
FREE_RECRUIT = 2
FREE_SAILING = 3
RICH_HARVEST = 4


@kernel
def decree(state: State, rules: Rules, region: int, tile: int) -> bool:
    """EMP-A3: whether the tile with that decree lies in the region."""
    return rules.agendas == 1 and state.agenda[region] >> 1 == tile


@kernel
def provinces_with(state: State, rules: Rules, seat: int, region: int, least: int) -> int:
    """In how many provinces of the region the seat has at least that many armies."""
    count = 0
    for province in range(rules.first[region], rules.first[region + 1]):
        if armies(state, seat, province) >= least:
            count += 1
    return count


@kernel
def holds_with_two(state: State, rules: Rules, seat: int, region: int) -> int:
    """How many provinces the seat controls with two or more armies."""
    count = 0
    for province in range(rules.first[region], rules.first[region + 1]):
        if armies(state, seat, province) >= 2 and controls(state, rules, seat, province):
            count += 1
    return count


@kernel
def armies_in(state: State, rules: Rules, seat: int, region: int) -> int:
    """The seat's armies in the region."""
    count = 0
    for province in range(rules.first[region], rules.first[region + 1]):
        count += armies(state, seat, province)
    return count


@kernel
def castle_held(state: State, rules: Rules, seat: int, region: int) -> bool:
    """Agenda 3B: a castle here and control of its province ([19]: the castle alone)."""
    province = state.castle[seat, region]
    if province == NONE:
        return False
    return rules.agenda_castle == 1 or controls(state, rules, seat, province)


@kernel
def resources_in(rules: Rules, region: int) -> int:
    """How many resource provinces the region has."""
    count = 0
    for province in range(rules.first[region], rules.first[region + 1]):
        if rules.role[province] == Role.RESOURCE:
            count += 1
    return count


@kernel
def fulfilled(state: State, rules: Rules, seat: int, region: int) -> bool:
    """EMP-A2: whether the main agenda of the region holds for the seat."""
    asked = state.agenda[region]
    least = ASKED[asked]
    if asked == Agenda.PAIRS_HOLD_TWO:
        return holds_with_two(state, rules, seat, region) >= least
    if asked == Agenda.HOLD_FOUR:
        return controlled(state, rules, seat, region, NONE) >= least
    if asked == Agenda.SEVEN_ARMIES:
        return armies_in(state, rules, seat, region) >= least
    if asked == Agenda.STAND_IN_FOUR:
        return provinces_with(state, rules, seat, region, 1) >= least
    if asked == Agenda.THREE_TRIPLES:
        return provinces_with(state, rules, seat, region, 3) >= least
    if asked == Agenda.CASTLE_AND_PAIRS:
        return castle_held(state, rules, seat, region) and provinces_with(state, rules, seat, region, 2) >= least
    resources = controlled(state, rules, seat, region, Role.RESOURCE)
    if asked == Agenda.ALL_GOODS:
        return resources == resources_in(rules, region)
    if asked == Agenda.ONE_OF_EACH:
        shrines = controlled(state, rules, seat, region, Role.SHRINE)
        return resources >= least and shrines >= least and controlled(state, rules, seat, region, Role.CAPITAL) == 1
    if resources < least:
        return False
    if asked == Agenda.GOODS_AND_SHRINE:
        return controlled(state, rules, seat, region, Role.SHRINE) >= 1
    return controlled(state, rules, seat, region, Role.CAPITAL) == 1


@kernel
def look_at(state: State, rules: Rules, seat: int, region: int) -> None:
    """Score the region's agenda if it holds for the seat and was not scored by it."""
    if (state.agenda_done[region] >> seat) & 1 == 0 and fulfilled(state, rules, seat, region):
        state.agenda_done[region] |= 1 << seat
        points = AGENDA_POINTS[state.agenda[region]]
        state.score[seat] += points
        emit(state, Note.AGENDA, seat, region, points, 0)


@kernel
def review_agendas(state: State, rules: Rules) -> None:
    """EMP-A2: [22] the acting seat looks at all agendas, [19] everybody does, in turn order."""
    if rules.agendas == 1:
        for region in range(rules.regions):
            province_changed(state, rules, rules.capital[region])


@kernel
def province_changed(state: State, rules: Rules, province: int) -> None:
    """EMP-A2: after a change in a province, whoever looks at agendas looks at the one of its region."""
    if rules.agendas == 0:
        return
    region = rules.region_of[province]
    if rules.agenda_any_turn == 0:
        look_at(state, rules, state.current, region)
        return
    for rank in range(rules.seats):
        look_at(state, rules, state.turn_order[rank], region)


@kernel
def moved(state: State, rules: Rules, source: int, target: int) -> None:
    """EMP-A2: after a move from one province to another, at the agendas of both regions."""
    province_changed(state, rules, target)
    if rules.region_of[source] != rules.region_of[target]:
        province_changed(state, rules, source)
