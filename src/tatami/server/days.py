"""What is set every day, and its deal."""

from __future__ import annotations

import datetime
from hashlib import sha256

from .. import game as games
from ..game import Json


def kinds() -> list[tuple[str, str, int, Json]]:
    """What is set every day: game, variant, seats of the one who plays, options."""
    return [(name, *one) for name in games.NAMES for one in games.get(name).daily()]


def seed_of(salt: str, day: str, game: str, variant: str) -> int:
    """The deal of a day; without a salt of the server's own it is the same everywhere."""
    return int.from_bytes(sha256(f"{salt}/{day}/{game}/{variant}".encode()).digest()[:6], "big")


def today(now: float) -> tuple[str, float]:
    """The day (UTC), and when it ends."""
    moment = datetime.datetime.fromtimestamp(now, datetime.UTC)
    midnight = datetime.datetime.combine(moment.date() + datetime.timedelta(days=1), datetime.time(), datetime.UTC)
    return moment.date().isoformat(), midnight.timestamp()
