"""News between processes: PostgreSQL's LISTEN/NOTIFY. One process alone (SQLite) needs none and tells itself."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable, Sequence
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection
from sqlalchemy.ext.asyncio import AsyncConnection

from .db import DEADLINE, Database
from .signals import Signal, this_process

CHANNEL = "tatami"
HEARTBEAT = 5.0
"""Seconds between two looks whether the line still stands."""
log = logging.getLogger("tatami.hub")
_NOTIFY = sa.text(f"SELECT pg_notify('{CHANNEL}', note) FROM unnest(CAST(:notes AS text[])) AS note")


def notify_all(connection: Connection, signals: Sequence[Signal]) -> None:
    """Tell the other processes when (and only if) this transaction commits; SQLite has no others."""
    if signals and connection.dialect.name == "postgresql":
        connection.execute(_NOTIFY, {"notes": [signal.text() for signal in signals]})


async def notify(connection: AsyncConnection, signal: Signal) -> None:
    """The same for a single one, from the event loop."""
    await connection.run_sync(notify_all, [signal])


class Hub:
    """Hands on the signals of other processes; after a broken line it has everything looked at again."""

    def __init__(self, database: Database, hear: Callable[[Signal], None], again: Callable[[], None]):
        self._database, self._hear, self._again = database, hear, again
        self._task: asyncio.Task[None] | None = None
        self._mentioning: asyncio.Task[None] | None = None
        self._mentioned: dict[tuple[str, str], Signal] = {}
        self.listening = asyncio.Event()

    async def start(self) -> None:
        """Begin to listen, on PostgreSQL."""
        if self._database.sqlite:
            self.listening.set()
        else:
            self._task = asyncio.create_task(self._listen())

    async def stop(self) -> None:
        """Say what waits to be said, and stop listening."""
        if self._mentioning:
            await asyncio.wait([self._mentioning], timeout=1)
        for task in filter(None, (self._task, self._mentioning)):
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    async def tell(self, signal: Signal) -> None:
        """Something that passes and is not kept (a question); told when this returns."""
        if not self._database.sqlite:
            async with self._database.write() as connection:
                await notify(connection, signal)

    def mention(self, signal: Signal) -> None:
        """The same without waiting: told soon with what else waits, and of a table's signals of a kind only the last.

        Thousands come and go at once when a proxy is restarted; a transaction each would keep moves from theirs.
        """
        if not self._database.sqlite:
            self._mentioned[signal.table, signal.kind] = signal
            if self._mentioning is None or self._mentioning.done():
                self._mentioning = asyncio.create_task(self._mention())

    async def _mention(self) -> None:
        while self._mentioned:
            signals, self._mentioned = list(self._mentioned.values()), {}
            try:
                async with self._database.write() as connection:
                    await connection.run_sync(notify_all, signals)
            except Exception as error:  # what is mentioned is mentioned again before long
                log.warning("other processes could not be told", extra={"reason": type(error).__name__})

    async def _listen(self) -> None:
        import asyncpg  # type: ignore[import-untyped]  # only where PostgreSQL is used

        url = self._database.url.set(drivername="postgresql").render_as_string(hide_password=False)
        pause = 0.1
        while True:
            try:
                await self._listen_once(asyncpg, url)
                pause = 0.1
            except Exception as error:  # whatever it is: a process that is deaf for good is worse than any error
                log.warning("cannot listen to the database; trying again", extra={"reason": type(error).__name__})
                await asyncio.sleep(pause)
                pause = min(5.0, pause * 2)

    async def _listen_once(self, asyncpg: Any, url: str) -> None:
        """Listen until the line breaks, or no heart is heard to beat."""
        connection = await asyncpg.connect(url, timeout=DEADLINE, command_timeout=DEADLINE)
        try:
            await connection.add_listener(CHANNEL, self._heard)
            self._again()
            self.listening.set()
            while not connection.is_closed():
                await connection.execute("SELECT 1")
                await asyncio.sleep(HEARTBEAT)
        finally:
            self.listening.clear()
            connection.terminate()

    def _heard(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        try:
            process, table, kind, data = json.loads(str(payload))
            if process != this_process():
                self._hear(Signal(table, kind, data, process))
        except Exception:  # what nobody understands ends nothing
            log.exception("a signal of another process was not understood")
