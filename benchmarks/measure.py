"""Timing: the best of a few short windows, because other work on the machine can only make a window slower.

What runs in one thread is measured by that thread's processor time, so that a busy machine counts less; what uses
several is measured by the clock on the wall.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any

Work = Callable[[], tuple[int, int]]
"""Plays for a while; how many decisions and finished games that were."""


@dataclass
class Row:
    """One measured thing."""

    group: str
    name: str
    decisions: float | None = None
    games: float | None = None
    value: str = ""
    note: str = ""

    def json(self) -> dict[str, Any]:
        """Without what was not measured."""
        return {k: v for k, v in asdict(self).items() if v not in (None, "")}


def rate(group: str, name: str, work: Work, seconds: float, wall: bool = False) -> Row:
    """Decisions and games a second: the best of three windows, after one call to warm up."""
    clock = time.perf_counter if wall else time.thread_time
    work()
    best, best_games = 0.0, 0.0
    for _ in range(3):
        decisions = games = 0
        begun, spent = clock(), 0.0
        while spent < seconds / 3:
            d, g = work()
            decisions, games = decisions + d, games + g
            spent = clock() - begun
        if decisions / spent > best:
            best, best_games = decisions / spent, games / spent
    return Row(group, name, best, best_games or None, note="wall" if wall else "")


def seconds(group: str, name: str, value: float, note: str = "") -> Row:
    """A duration."""
    shown = f"{value:.2f} s" if value >= 0.1 else f"{value * 1e3:.1f} ms" if value >= 1e-4 else f"{value * 1e9:.0f} ns"
    return Row(group, name, value=shown, note=note)
