"""What results say about strength: intervals and Elo."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from math import exp, log, sqrt

from .match import Result

Z = 1.96
ROUNDS = 400


def interval(shares: Sequence[float]) -> tuple[float, float]:
    """Wilson's 95 % interval of a win share."""
    n = len(shares)
    p = sum(shares) / n
    middle = (p + Z * Z / (2 * n)) / (1 + Z * Z / n)
    half = Z / (1 + Z * Z / n) * sqrt(p * (1 - p) / n + Z * Z / (4 * n * n))
    return max(0.0, middle - half), min(1.0, middle + half)


def elo(results: Sequence[Result]) -> dict[str, float]:
    """Ratings around 1500 from who finished before whom (Bradley and Terry); none where all won or lost together."""
    won: dict[tuple[str, str], float] = {}
    for r in results:
        for a, b in combinations(range(len(r.seats)), 2):
            one, two = r.seats[a], r.seats[b]
            if one != two and set(r.shares) not in ({1.0}, {0.0}):
                first = (r.shares[a], r.scores[a] if r.shares[a] == r.shares[b] else 0)
                second = (r.shares[b], r.scores[b] if r.shares[a] == r.shares[b] else 0)
                point = 1.0 if first > second else 0.0 if first < second else 0.5
                won[one, two] = won.get((one, two), 0.0) + point
                won[two, one] = won.get((two, one), 0.0) + 1.0 - point
    names = sorted({name for pair in won for name in pair})
    strength = dict.fromkeys(names, 0.0)
    for _ in range(ROUNDS):
        for name in names:
            # half a won and half a lost game against an average bot keep unbeaten bots finite
            got, expected = 0.5, 1.0 / (1.0 + exp(-strength[name]))
            weight = expected * (1.0 - expected)
            for other in names:
                count = won.get((name, other), 0.0) + won.get((other, name), 0.0)
                if other != name and count:
                    chance = 1.0 / (1.0 + exp(strength[other] - strength[name]))
                    got += won[name, other]
                    expected += count * chance
                    weight += count * chance * (1.0 - chance)
            strength[name] += max(-1.0, min(1.0, (got - expected) / max(weight, 1e-9)))
    middle = sum(strength.values()) / max(1, len(strength))
    return {name: 1500 + (value - middle) * 400 / log(10) for name, value in strength.items()}
