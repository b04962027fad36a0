"""Time: the machine's clock (tests bring their own), how long servers were up, and the clocks of a table.

What happens when one runs out is in room.py (`when_due`).
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from .store import Store

DAY = 86_400
GRACE = 60
"""Seconds given at least to somebody who takes the seat back after a time-out."""


class Time(Protocol):
    """What time it is, and waiting."""

    def now(self) -> float:
        """Seconds since 1970; for dates, and never to measure with: it may jump."""

    def mono(self) -> float:
        """Seconds that only grow."""

    async def sleep(self, seconds: float) -> None:
        """Wait."""


class SystemTime:
    """The machine's time."""

    def now(self) -> float:
        """Seconds since 1970."""
        return time.time()

    def mono(self) -> float:
        """Seconds that only grow."""
        return time.monotonic()

    async def sleep(self, seconds: float) -> None:
        """Wait."""
        await asyncio.sleep(seconds)


class Uptime:
    """How long servers of this database were up, in seconds: what players' clocks count in.

    It stands still while no server is up or the database is away, and a jump of the system's clock is nothing to it.
    """

    def __init__(self, time: Time, store: Store):
        self._time, self._store = time, store
        self._base, self._at = 0.0, 0.0
        self.runs = False

    def now(self) -> float:
        """How long, up to now."""
        return self._base + (self._time.mono() - self._at if self.runs else 0.0)

    async def start(self) -> None:
        """Go on where the last server stopped; the very first begins at the date, so that older clocks make sense."""
        self._base = await self._store.first_uptime(self._time.now())
        self._at, self.runs = self._time.mono(), True

    async def keep(self) -> None:
        """Write it down; while that fails, it stands where it was last written."""
        at, mine = self._time.mono(), self.now()
        try:
            kept = await self._store.keep_uptime(mine)
        except BaseException:
            self.runs = False
            raise
        self._base, self._at, self.runs = max(mine, kept), at, True


class Clocks:
    """The clocks of a table: seconds left for each seat at ``at`` (uptime); they run for the seats in ``running``."""

    def __init__(self, clock: dict[str, Any], seats: int, at: float, kept: dict[str, Any] | None = None):
        self.kind: str = clock["kind"]
        self._increment: float = clock["increment"] if self.kind == "live" else 0
        self._full: float = clock["base"] if self.kind == "live" else clock["days"] * DAY
        kept = kept or {"left": [self._full] * seats, "running": [], "at": at}
        self.left: list[float] = list(kept["left"])
        self.running: list[int] = list(kept["running"])
        self.at: float = kept["at"]

    def turn(self, at: float, to_act: Iterable[int], moved: int | None = None) -> None:
        """Stop the clocks at that moment, credit the one who moved, and let those of the next run."""
        self.left = self.at_moment(at)
        if moved is not None:
            self.left[moved] += self._increment
        following = list(to_act)
        if self.kind == "days":
            for seat in following:
                if seat == moved or seat not in self.running:
                    self.left[seat] = self._full
        self.running, self.at = following, max(at, self.at)

    def at_moment(self, at: float) -> list[float]:
        """What is left to each seat then."""
        gone = max(0.0, at - self.at)
        return [max(0.0, left - gone) if seat in self.running else left for seat, left in enumerate(self.left)]

    def give_grace(self, seat: int) -> None:
        """Somebody is back: some time at least."""
        self.left[seat] = max(self.left[seat], min(self._full, GRACE + self._increment))

    def expired(self, at: float) -> list[int]:
        """The seats whose time is out."""
        left = self.at_moment(at)
        return [seat for seat in self.running if left[seat] <= 0]

    def deadline(self) -> float | None:
        """When the first of the running clocks runs out."""
        return min((self.at + self.left[seat] for seat in self.running), default=None)

    def record_of(self) -> dict[str, Any]:
        """What is stored with the table."""
        return {"left": self.left, "running": self.running, "at": self.at}

    def state(self, at: float) -> dict[str, Any]:
        """What is shown."""
        left = [round(seconds, 3) for seconds in self.at_moment(at)]
        return {"kind": self.kind, "left": left, "running": self.running, "at": at}
