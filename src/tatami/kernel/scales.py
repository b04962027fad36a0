"""How compiled code divides the whole numbers of an observation by a game's ``DIVISORS`` without dividing."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import cycle, islice
from math import frexp, ldexp, prod
from typing import Any

from .mode import CUDA, JIT, SIMULATED

COARSE_BITS = 16


def divisors(layout: Sequence[tuple[str, tuple[int, ...]]], by: Mapping[str, tuple[int, ...]]) -> Iterator[int]:
    """The divisor of every entry: those of its part, over and over, or 1."""
    for name, shape in layout:
        yield from islice(cycle(by.get(name, (1,))), prod(shape))


def coarse(divisor: int) -> float:
    """The first bits of 1 / divisor: so few that a product with a small number is exact as a float32."""
    part, exponent = frexp(1 / divisor)
    return ldexp(round(ldexp(part, COARSE_BITS)), exponent - COARSE_BITS)


def fine(divisor: int) -> float:
    """The rest of 1 / divisor."""
    return 1 / divisor - coarse(divisor)


def table(numbers: list[float]) -> Any:
    """Constants as this copy of the package reads them."""
    if JIT or (CUDA and not SIMULATED):
        import numpy as np

        return np.array(numbers, np.float32)
    return numbers
