"""The era end (section 8): full harvest, influence, region bonus, shrines, sieges, then a new turn order."""

from __future__ import annotations

from ..kernel import NONE, emit, kernel
from .consts import Good
from .control import controlled, controller, enemy_castle, gain
from .notes import Note
from .planning import draw_card
from .shrines import score_shrines
from .state import Rules, State


@kernel
def full_harvest(state: State, rules: Rules) -> None:
    """EMP-80: one matching resource for each resource province under control."""
    for province in range(rules.provinces):
        if state.resource[province] != Good.NOTHING:
            holder = controller(state, rules, province)
            if holder != NONE:
                gain(state, holder, state.resource[province], 1, province)


@kernel
def gain_influence(state: State, seat: int, region: int, steps: int) -> None:
    """Go up the region's track."""
    if steps > 0:
        state.influence[seat, region] += steps
        emit(state, Note.INFLUENCE, seat, region, steps, state.influence[seat, region])


@kernel
def raise_influence(state: State, rules: Rules) -> None:
    """EMP-81: one for each province held, one for the castle; DOJ-40: one for the general."""
    for region in range(rules.regions):
        for seat in range(rules.seats):
            steps = controlled(state, rules, seat, region, NONE)
            if state.castle[seat, region] != NONE:
                steps += 1
            if state.general[seat] != NONE and rules.region_of[state.general[seat]] == region:
                steps += 1
            gain_influence(state, seat, region, steps)


@kernel
def region_bonus(state: State, rules: Rules, seat: int, region: int) -> int:
    """EMP-82: the larger value for most provinces, the smaller for a tie there or for second most."""
    mine = controlled(state, rules, seat, region, NONE)
    if mine == 0:
        return 0
    more = 0
    level = 0
    for other in range(rules.seats):
        if other != seat:
            theirs = controlled(state, rules, other, region, NONE)
            if theirs > mine:
                more += 1
            elif theirs == mine:
                level += 1
    if more == 0:
        if level == 0:
            return rules.bonus[region, 0]
        return rules.bonus[region, 1] if rules.second_bonus == 1 else 0
    if rules.second_bonus == 0 or more > 1:
        return 0
    return rules.bonus[region, 1]


@kernel
def score_regions(state: State, rules: Rules) -> None:
    """Every seat scores its region bonuses."""
    for region in range(rules.regions):
        for seat in range(rules.seats):
            points = region_bonus(state, rules, seat, region)
            if points > 0:
                state.score[seat] += points
                emit(state, Note.REGION_BONUS, seat, region, points, 0)


@kernel
def score_sieges(state: State, rules: Rules) -> None:
    """DOJ-40, DOJ-41: one point for each archer before an opponent's castle."""
    for seat in range(rules.seats):
        points = 0
        for province in range(rules.provinces):
            if state.archers[seat, province] > 0 and enemy_castle(state, rules, seat, province):
                points += state.archers[seat, province]
        if points > 0:
            state.score[seat] += points
            emit(state, Note.SIEGE, seat, points, 0, 0)


@kernel
def score_era(state: State, rules: Rules) -> None:
    """EMP-80 to EMP-83, in this order."""
    emit(state, Note.ERA_ENDS, state.era, 0, 0, 0)
    full_harvest(state, rules)
    raise_influence(state, rules)
    score_regions(state, rules)
    score_shrines(state, rules)
    if rules.dojos == 1:
        score_sieges(state, rules)


@kernel
def draw_cards(state: State, rules: Rules) -> None:
    """EMP-85: everybody draws one card."""
    for rank in range(rules.seats):
        seat = state.turn_order[rank]
        card = draw_card(state)
        if card != NONE:
            state.hand[seat, card] += 1
            state.revealed = 1
            emit(state, Note.CARD_DRAWN, seat, card, 0, 0)


@kernel
def new_turn_order(state: State, rules: Rules) -> None:
    """EMP-86: fewest points first; players level in points in the reverse of their last order."""
    n = rules.seats
    for i in range(n // 2):
        seat = state.turn_order[i]
        state.turn_order[i] = state.turn_order[n - 1 - i]
        state.turn_order[n - 1 - i] = seat
    for i in range(1, n):
        seat = state.turn_order[i]
        j = i
        while j > 0 and state.score[state.turn_order[j - 1]] > state.score[seat]:
            state.turn_order[j] = state.turn_order[j - 1]
            j -= 1
        state.turn_order[j] = seat
    for rank in range(n):
        emit(state, Note.TURN_ORDER, rank, state.turn_order[rank], 0, 0)
