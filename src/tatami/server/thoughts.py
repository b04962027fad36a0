"""What bots are asked, as plain functions: a record in, words or numbers out. A host decides where they run."""

from __future__ import annotations

from collections.abc import Sequence

import tatami

from ..game import Json

SUBSTITUTE = "soldier"
"""Who plays for somebody who is away, and while the compiler is at work for the bots that search."""
CURVE_POINTS, CURVE_SECONDS = 40, 0.1
"""Odds over a finished game: at most so many plies, so long for each."""


def levels() -> tuple[str, ...]:
    """The levels there are, the weakest first."""
    from .. import bots

    return tuple(bots.LEVELS)


def choose(record: str, seat: int, level: str, seed: int) -> tuple[str, str | None]:
    """A bot's move (runs in a worker). Until its kernels are compiled a searching bot sends a soldier, and says so."""
    from .. import bots
    from ..bots.levels import LEVELS, THINKING

    table = tatami.replay(record)
    waits = LEVELS[level].kind in THINKING and not bots.ready(table.game)
    words = bots.choose(table, seat, SUBSTITUTE if waits else level, seed)
    return words, "bots-warming" if waits else None


Who = Sequence[str | None]
"""The levels that play, seat by seat; None: a person."""


def hint(record: str, seat: int, seconds: float, who: Who) -> list[Json]:
    """Good moves (runs in a worker)."""
    from .. import bots

    return list(bots.hint(tatami.replay(record), seat, seconds, who=who))


def odds(record: str, seat: int | None, seconds: float, who: Who) -> list[float]:
    """Chances of each side, as that seat can know them (runs in a worker)."""
    from .. import bots

    return [float(value) for value in bots.odds(tatami.replay(record), seconds, seat, who)]


def curve_plies(made: int) -> list[int]:
    """The plies of a game of so many moves at which its odds are told."""
    count = min(CURVE_POINTS, made + 1)
    return sorted({round(i * made / max(1, count - 1)) for i in range(count)})
