"""The scribe writes moves: all that wait go into one transaction, and nobody is told before it is committed."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from time import perf_counter
from typing import Any

from sqlalchemy.dialects import postgresql, sqlite

from . import metrics
from .db import Database, moves
from .hub import Note, notify
from .store import MoveRow, change_table

log = logging.getLogger("tatami.scribe")
BATCH = 200


@dataclass(slots=True)
class _Entry:
    row: MoveRow
    table: dict[str, Any]
    """What changes in the table's own row together with the move."""
    done: asyncio.Future[bool] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Scribe:
    """Appends moves. The primary key (table, ply) decides who was first, whichever process asks."""

    def __init__(self, database: Database):
        self._database = database
        self._queue: asyncio.Queue[_Entry | None] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to write."""
        self._task = asyncio.create_task(self._write())

    async def stop(self) -> None:
        """Write what waits, then stop."""
        self._queue.put_nowait(None)
        if self._task:
            await self._task

    async def append(self, row: MoveRow, **table: Any) -> bool:
        """True once the move is committed; False if another was first at that ply."""
        entry = _Entry(row, table)
        self._queue.put_nowait(entry)
        return await entry.done

    async def _write(self) -> None:
        while (first := await self._queue.get()) is not None:
            batch = [first]
            while len(batch) < BATCH and not self._queue.empty():
                entry = self._queue.get_nowait()
                if entry is None:
                    self._queue.put_nowait(None)
                    break
                batch.append(entry)
            # one order for all processes, so that two of them cannot wait for each other
            batch.sort(key=lambda entry: (entry.row.table_id, entry.row.ply))
            begun = perf_counter()
            try:
                won = await self._commit(batch)
            except Exception as error:  # the database is away: say so to everyone who waits, and go on
                log.error("moves could not be written", extra={"reason": type(error).__name__})
                for entry in batch:
                    if not entry.done.done():
                        entry.done.set_exception(StorageAway())
                continue
            metrics.COMMIT.observe(perf_counter() - begun)
            for entry in batch:
                if not entry.done.done():
                    entry.done.set_result((entry.row.table_id, entry.row.ply) in won)

    async def _commit(self, batch: Sequence[_Entry]) -> set[tuple[str, int]]:
        insert = sqlite.insert if self._database.sqlite else postgresql.insert
        query = insert(moves).values([asdict(entry.row) for entry in batch]).on_conflict_do_nothing()
        async with self._database.write() as connection:
            result = await connection.execute(query.returning(moves.c.table_id, moves.c.ply))
            won: set[tuple[str, int]] = {(id, ply) for id, ply in result}
            for entry in batch:
                if (entry.row.table_id, entry.row.ply) in won:
                    if entry.table:
                        await change_table(connection, entry.row.table_id, **entry.table)
                    await notify(connection, Note(entry.row.table_id, "moved"))
        return won


class StorageAway(Exception):
    """The database did not take the move."""


