"""Opponents that play well and cannot peek, and their help for people: moves, hints, odds.

Light on purpose: thinking is imported when somebody asks for it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from .levels import LEVELS as _levels

if TYPE_CHECKING:
    from ..table import Table

LEVELS = tuple(_levels)
"""The opponents, the weakest first."""


def choose(
    table: Table,
    seat: int,
    level: str = "captain",
    seed: int = 0,
    seconds: float | None = None,
    iterations: int | None = None,
) -> str:
    """The words of the move a bot of that level makes for the seat."""
    from .player import choose

    return choose(table, seat, level, seed, seconds, iterations)


def hint(
    table: Table,
    seat: int | None = None,
    seconds: float = 1.0,
    count: int = 3,
    who: Sequence[str | None] | None = None,
) -> list[dict[str, Any]]:
    """The best moves of a seat: words, kind, args, value (0 to 1) and a reason {kind, args} of its own."""
    from .hints import hint

    return hint(table, seat, seconds, count, who=who)


def odds(
    table: Table, seconds: float = 0.5, seat: int | None = None, who: Sequence[str | None] | None = None
) -> list[float]:
    """Each side's chance, 0 to 1, as that seat (None: a spectator) can know it.

    ``who`` are the levels that play, seat by seat; None is a person: a newcomer among bots, a captain among people.
    """
    from .hints import odds

    return odds(table, seconds, seat, who=who)


def ready(game: str) -> bool:
    """Whether the compiled bots of a game are at hand."""
    from .thinker import ready

    return ready(game)


def warm(game: str) -> None:
    """Compile what the bots of a game need, or load it from the cache."""
    from .thinker import warm

    warm(game)
