"""The exponential function, the same bits everywhere: each C library rounds its own a little differently.

Only sums, products and divisions of doubles, which every machine rounds alike; so a bot makes the same move compiled,
plain and in a browser.
"""

from __future__ import annotations

from math import floor

from .jit import kernel

PER_LN2 = 1.4426950408889634
LN2_HIGH = 0.693147180369123816490
LN2_LOW = 1.90821492927058770002e-10
LARGEST = 709.0


@kernel
def exp(x: float) -> float:
    """e to the x, to about one unit in the last place; what is too large for a double is as large as one can be."""
    x = min(LARGEST, max(-LARGEST, x))
    whole = int(floor(x * PER_LN2 + 0.5))  # noqa: RUF046 (on a GPU a floor is a double)
    r = (x - whole * LN2_HIGH) - whole * LN2_LOW
    total = 1.0
    for i in range(13, 0, -1):
        total = 1.0 + total * r / i
    power = 2.0 if whole >= 0 else 0.5
    whole = abs(whole)
    while whole > 0:
        if whole & 1:
            total *= power
        power *= power
        whole >>= 1
    return total
