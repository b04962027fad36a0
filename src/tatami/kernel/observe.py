"""Observations as floats: each small whole number divided by its divisor. A template bound to a game by its twin."""

from __future__ import annotations

from .jit import kernel
from .records import Floats, Numbers
from .scales import coarse, divisors, fine, table
from .this_game import DIVISORS, LAYOUT, OBS, Rules, State, observe_more, observe_numbers

COARSE = table([coarse(n) for n in divisors(LAYOUT, DIVISORS)])
FINE = table([fine(n) for n in divisors(LAYOUT, DIVISORS)])


@kernel
def observe(state: State, rules: Rules, seat: int, numbers: Numbers, out: Floats) -> None:
    """Fill numbers, and out with the quotients: products that add up to the nearest float32, many at once."""
    observe_numbers(state, rules, seat, numbers)
    for k in range(OBS):
        out[k] = numbers[k] * COARSE[k] + numbers[k] * FINE[k]
    observe_more(state, rules, seat, out)
