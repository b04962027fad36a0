"""Shrines: a point each (EMP-83), or figures by colour with the variant (EMP-S1, EMP-S2)."""

from __future__ import annotations

from ..kernel import emit, kernel
from .consts import FIGURE_COLOURS, Role
from .control import controls
from .notes import Note
from .state import Rules, State

# EMP-S2: points for that many shrines of one colour
SET = (0, 1, 3, 5)


@kernel
def shrines_of(state: State, rules: Rules, seat: int, colour: int) -> int:
    """How many shrines the seat controls (of a colour, with the variant)."""
    count = 0
    for province in range(rules.provinces):
        if rules.role[province] == Role.SHRINE and (rules.sacred_shrines == 0 or state.figure[province] == colour):
            if controls(state, rules, seat, province):
                count += 1
    return count


@kernel
def score_shrines(state: State, rules: Rules) -> None:
    """Every seat scores its shrines."""
    for seat in range(rules.seats):
        points = 0
        if rules.sacred_shrines == 1:
            for colour in range(FIGURE_COLOURS):
                points += SET[min(shrines_of(state, rules, seat, colour), len(SET) - 1)]
        else:
            points = shrines_of(state, rules, seat, 0)
        if points > 0:
            state.score[seat] += points
            emit(state, Note.SHRINES, seat, points, 0, 0)
