"""What the village is worth, now and at the end (SEV-36)."""

from __future__ import annotations

from ..kernel import kernel
from .consts import BUILDINGS, FAMILIES
from .state import Rules, State
from .village import families_left

FULL_SCORE = BUILDINGS + FAMILIES + 1
"""Of a village that lost nothing."""


@kernel
def score(state: State, rules: Rules) -> int:
    """A point a building, a family, and one if nobody is wounded (SEV-36)."""
    points = state.buildings + families_left(state) + 1
    for seat in range(rules.seats):
        if state.wound[seat] == 1:
            return points - 1
    return points
