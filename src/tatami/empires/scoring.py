"""Game end and winner (section 9)."""

from __future__ import annotations

from ..kernel import emit, kernel
from .consts import TRACK
from .control import armies_on_board
from .notes import Note
from .state import Rules, State

GOODS_A_POINT = 3  # EMP-92


@kernel
def influence_points(state: State, rules: Rules, seat: int, region: int) -> int:
    """EMP-91: the track's multiplier times the played cards of the region."""
    step = min(state.influence[seat, region], TRACK - 1)
    return rules.track[step] * state.played[region]


@kernel
def final_scoring(state: State, rules: Rules) -> None:
    """EMP-91, EMP-92, then the winner."""
    for seat in range(rules.seats):
        for region in range(rules.regions):
            points = influence_points(state, rules, seat, region)
            if points > 0:
                state.score[seat] += points
                emit(state, Note.FINAL_INFLUENCE, seat, region, points, state.played[region])
        points = (state.food[seat] + state.bushido[seat]) // GOODS_A_POINT
        if rules.leftovers == 1 and points > 0:
            state.score[seat] += points
            emit(state, Note.LEFTOVERS, seat, points, 0, 0)
    state.winners = 0
    for seat in range(rules.seats):
        if wins(state, rules, seat):
            state.winners |= 1 << seat
            emit(state, Note.WON, seat, state.score[seat], 0, 0)


@kernel
def ahead(state: State, rules: Rules, a: int, b: int) -> bool:
    """Whether a comes before b: points, then fewest armies, then most resources (EMP-93; SOL-31: fewest resources)."""
    if state.score[a] != state.score[b]:
        return state.score[a] > state.score[b]
    goods_a = state.food[a] + state.bushido[a]
    goods_b = state.food[b] + state.bushido[b]
    if rules.solo == 1:
        return goods_a < goods_b
    armies_a = armies_on_board(state, rules, a)
    armies_b = armies_on_board(state, rules, b)
    if armies_a != armies_b:
        return armies_a < armies_b
    return goods_a > goods_b


@kernel
def wins(state: State, rules: Rules, seat: int) -> bool:
    """Nobody is ahead."""
    for other in range(rules.seats):
        if other != seat and ahead(state, rules, other, seat):
            return False
    return True
