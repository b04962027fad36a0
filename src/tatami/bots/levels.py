"""The opponents, the weakest first: how each of them thinks."""

from __future__ import annotations

from dataclasses import dataclass

from ..errors import Failure


@dataclass(frozen=True, slots=True)
class Level:
    """How a bot thinks. Quick ones choose at once; the others search for a while."""

    name: str
    kind: str  # random | drawn | greedy | search | net
    samples: int = 1  # worlds looked at one step ahead
    seconds: float = 0.0
    tries: int = 1  # actions a roll-out chooses among
    reach: int = 1  # how many times as long as usual its roll-outs are


LEVELS = {
    level.name: level
    for level in (
        Level("random", "random"),
        Level("novice", "drawn"),
        Level("soldier", "greedy", samples=4),
        Level("captain", "search", seconds=0.5, tries=8),
        Level("general", "search", seconds=2.0, tries=16, reach=2),
        Level("shogun", "net", seconds=2.0, tries=16, reach=2),
    )
}
THINKING = ("search", "net")
"""The kinds that search for a while."""


def level(name: str) -> Level:
    """The level of that name; ValueError for an unknown one."""
    if name not in LEVELS:
        raise Failure("bot", name=str(name)[:30], names=tuple(LEVELS))
    return LEVELS[name]
