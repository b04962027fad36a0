"""Odds made true for those who play.

What roll-outs and evaluation say is the chance among equals who play as they do. ``calibration.json`` holds, per game,
how far to trust that (by the number of players and by how much of the game is left), and what a level is worth: the
logarithm of odds it has on a captain at the start, fading as the game goes on. It is fitted to games by
``benchmarks/fit_odds.py``; docs/bots.md shows how true the odds are.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from math import exp, log
from pathlib import Path
from typing import Any

FILE = Path(__file__).parent / "calibration.json"
PERSON = "captain"
"""As whom people count."""
LEAST = 0.01
"""No chance is taken for smaller before it is corrected: odds of a few worlds are not certain."""


@cache
def table_of(game: str) -> dict[str, Any]:
    """The numbers of a game."""
    return dict(json.loads(FILE.read_text("utf-8"))[game])


def strength(game: str, who: str | None) -> float:
    """What a level is worth; None: a person."""
    return float(table_of(game)["strength"].get(who or PERSON, 0.0))


def features(raw: Sequence[float], left: float, together: bool) -> list[tuple[float, float]]:
    """Of each side (of a common one where all win together): the logarithm of its odds, and that times what is left."""
    sides = raw[:1] if together else raw
    found = []
    for chance in sides:
        p = min(1.0 - LEAST, max(LEAST, chance))
        odds = log(p) - log(1.0 - p) if together else log(p)
        found.append((odds, odds * left))
    return found


def corrected(
    game: str, raw: Sequence[float], left: float, who: Sequence[str | None], together: bool, kind: str = ""
) -> list[float]:
    """The chances of those who play: ``raw`` among equals, ``left`` of the game to come (1 to 0), ``kind`` the option
    that makes it harder."""
    numbers, count = table_of(game), len(raw)
    if count == 1 and not together:
        return list(raw)
    trust, more = numbers["trust"].get(str(count), numbers["trust"]["all"])
    levels = [strength(game, name) * left for name in who]
    logs = [trust * now + more * later for now, later in features(raw, left, together)]
    if together:
        base, later = numbers["base"]
        total = logs[0] + base + later * left + sum(levels) / count + numbers["kind"].get(kind, 0.0) * left
        return [1.0 / (1.0 + exp(-total))] * count
    best = max(log_ + level for log_, level in zip(logs, levels, strict=True))
    shares = [exp(log_ + level - best) for log_, level in zip(logs, levels, strict=True)]
    return [share / sum(shares) for share in shares]
