"""Odds made true for those who play.

What roll-outs and evaluation say is the chance among equals who play as they do. ``calibration.json`` holds, per game,
how far to trust that (by how much of the game is left), and what a level is worth: the logarithm
of odds it has on a captain at the start, fading as the game goes on. It is fitted to games by
``benchmarks/fit_odds.py``, and ``made`` says to which; docs/bots.md shows how true the odds are.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from math import exp, log
from pathlib import Path
from typing import Any

FILE = Path(__file__).parent / "calibration.json"
EQUAL, PERSON = "captain", "soldier"
"""As whom people count who play without bots, or of whom nothing is told; and a person among bots."""
USUAL = 4
"""Samurai of a game that needs no correction for their number."""
SPREAD = 1.5
"""How far off from a newcomer's somebody's strength may be."""
PLAYING = ("novice", "soldier", "captain", "general", "shogun")
"""Levels somebody would want to play against."""
LEAST = 0.001
"""No chance is taken for smaller before it is corrected: odds of a few worlds are not certain."""

UNFITTED: dict[str, Any] = {"trust": (1.0, 0.0), "strength": {}, "base": (0.0, 0.0, 0.0), "kind": {}}
"""Of a game whose odds nobody has fitted yet: the chances among equals as they are."""


@cache
def table_of(game: str) -> dict[str, Any]:
    """The numbers of a game."""
    return dict(json.loads(FILE.read_text("utf-8")).get(game, UNFITTED))


def strength(numbers: dict[str, Any], who: str | None, players: int) -> float:
    """What a level is worth among so many; None: a person."""
    worth: dict[str, float] = numbers["strength"]
    name = who or EQUAL
    return worth.get(f"{name} {players}", worth.get(name, 0.0))


def even_level(game: str, results: Sequence[tuple[str, int, float]]) -> str:
    """The level a person has about as much to win against as to lose.

    ``results`` are finished games against bots of one level: the level, how many played, the person's share of the win.
    Nobody's strength is known without games; a newcomer is taken for a soldier.
    """
    numbers = table_of(game)
    newcomer = strength(numbers, PERSON, 0)

    def likely(mine: float) -> float:
        total = -((mine - newcomer) ** 2) / (2 * SPREAD**2)
        for level, players, share in results:
            p = 1.0 / (1.0 + (players - 1) * exp(strength(numbers, level, players) - mine))
            total += share * log(p) + (1.0 - share) * log(1.0 - p)
        return total

    mine = max((x / 10 for x in range(-60, 41)), key=likely)
    return min(PLAYING, key=lambda level: abs(strength(numbers, level, 2) - mine))


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
    numbers: dict[str, Any], raw: Sequence[float], left: float, who: Sequence[str | None], together: bool, kind: str
) -> list[float]:
    """The chances of those who play: ``raw`` among equals, ``left`` of the game to come (1 to 0), ``kind`` the option
    that makes it harder. Numbers as of ``table_of``."""
    trust, more = numbers["trust"]
    logs = [trust * now + more * later for now, later in features(raw, left, together)]
    person = PERSON if any(who) else EQUAL
    levels = [strength(numbers, name or person, len(who)) * left for name in who]
    if together:
        base, later, seats = numbers["base"]
        total = logs[0] + base + (later + seats * (len(who) - USUAL) + numbers["kind"].get(kind, 0.0)) * left
        total += sum(levels) / len(who)
        return [1.0 / (1.0 + exp(-total))] * len(raw)
    logs = [log_ + level for log_, level in zip(logs, levels, strict=True)]
    shares = [exp(log_ - max(logs)) for log_ in logs]
    return [share / sum(shares) for share in shares]
