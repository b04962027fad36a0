"""Seats are capabilities: who holds a secret holds the seat. Only hashes are stored; all comparing is constant-time."""

from __future__ import annotations

import hmac
import re
import secrets
from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import sha256

from .errors import not_found
from .rows import SeatRow, TableRow


def new_key() -> str:
    """A secret of 192 bits, safe in a URL."""
    return secrets.token_urlsafe(24)


ID = "[A-Za-z0-9_-]{12}"


def new_id() -> str:
    """The public name of a table."""
    return secrets.token_urlsafe(9)


def is_id(text: str) -> bool:
    """Whether a table may be called so; what may not is asked of no database, which takes not every letter."""
    return re.fullmatch(ID, text) is not None


def hashed(key: str) -> str:
    """What is stored of a key. The keys are random and long, so a plain hash cannot be searched."""
    return sha256(key.encode()).hexdigest()


def same(one: str, other: str) -> bool:
    """Whether two secrets are the same, in constant time; what strangers send may be of any letters."""
    return hmac.compare_digest(one.encode(), other.encode())


@dataclass(frozen=True, slots=True)
class Viewer:
    """What the holder of some keys may do at a table: the seats held, whether invited only, whether the host."""

    seats: tuple[int, ...] = ()
    invited: tuple[int, ...] = ()
    spectator: bool = False
    host: bool = False

    @property
    def first(self) -> int | None:
        """The first seat held; None for a spectator."""
        return self.seats[0] if self.seats else None


def admit(table: TableRow, seats: Iterable[SeatRow], keys: Iterable[str]) -> Viewer:
    """Who comes with these keys; a 404 that tells nothing if any of them opens nothing here."""
    viewer = admit_marks(table, seats, [hashed(key) for key in keys])
    if viewer is None:
        raise not_found()
    return viewer


def admit_marks(table: TableRow, seats: Iterable[SeatRow], marks: Iterable[str]) -> Viewer | None:
    """The same for hashed keys; None if any of them opens nothing here, or there are none."""
    held: set[int] = set()
    invited: set[int] = set()
    spectator = host = False
    known = True
    rows = list(seats)
    for mark in marks:
        opened = False
        for row in rows:  # no early exit: every key is compared with every lock
            if row.key is not None and hmac.compare_digest(row.key, mark):
                (held if row.joined else invited).add(row.seat)
                opened = True
        if hmac.compare_digest(table.spectator, mark):
            spectator = opened = True
        if hmac.compare_digest(table.host, mark):
            host = opened = True
        known = known and opened
    if not known or not (held or invited or spectator or host):
        return None
    return Viewer(tuple(sorted(held)), tuple(sorted(invited)), spectator, host)
