"""The writer of moves: all that wait go into one transaction, and nobody is told before it is committed."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass, field
from functools import lru_cache
from time import perf_counter
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import Connection, Engine

from . import metrics
from .db import Database, moves, tables
from .errors import StorageAway
from .hub import notify_all
from .rows import MoveRow
from .signals import Signal

log = logging.getLogger("tatami.move_writer")
BATCH = 200


@dataclass(slots=True)
class _Entry:
    row: MoveRow
    table: dict[str, Any]
    """What changes in the table's own row together with the move."""
    done: asyncio.Future[bool] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class MoveWriter:
    """Appends moves. The primary key (table, ply) decides who was first, whichever process asks."""

    def __init__(self, database: Database):
        self._database = database
        self._queue: asyncio.Queue[_Entry | None] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self._hand = ThreadPoolExecutor(1, "moves")  # its own, so that no other work in threads holds moves up

    def start(self) -> None:
        """Begin to write."""
        self._task = asyncio.create_task(self._write())

    async def stop(self) -> None:
        """Write what waits, then stop."""
        self._queue.put_nowait(None)
        if self._task:
            await self._task
        self._hand.shutdown()

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
        if self._database.move_engine is not None:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._hand, self._commit_now, self._database.move_engine, batch)
        async with self._database.write() as connection:
            return await connection.run_sync(_write_down, batch)

    def _commit_now(self, engine: Engine, batch: Sequence[_Entry]) -> set[tuple[str, int]]:
        with engine.begin() as connection:
            return _write_down(connection, batch)


def _write_down(connection: Connection, batch: Sequence[_Entry]) -> set[tuple[str, int]]:
    """Insert the moves; those that were first at their ply also change their table's row. Which were."""
    result = connection.execute(_INSERT[connection.dialect.name], [asdict(entry.row) for entry in batch])
    won: set[tuple[str, int]] = {(id, ply) for id, ply in result}
    changes: dict[tuple[str, ...], list[dict[str, Any]]] = {}
    for entry in batch:
        if entry.table and (entry.row.table_id, entry.row.ply) in won:
            changes.setdefault(tuple(entry.table), []).append({"changed": entry.row.table_id, **entry.table})
    for names, rows in changes.items():
        connection.execute(_update(names), rows)
    notify_all(connection, [Signal(id, "moved") for id, _ in won])
    return won


# statements that are the same for any number of rows are compiled once: making them anew was half of a commit
_INSERT = {
    name: insert(moves).on_conflict_do_nothing().returning(moves.c.table_id, moves.c.ply)
    for name, insert in (("sqlite", sqlite.insert), ("postgresql", postgresql.insert))
}


@lru_cache(64)
def _update(names: tuple[str, ...]) -> sa.Update:
    """Change these columns of a table's row."""
    return sa.update(tables).where(tables.c.id == sa.bindparam("changed")).values({n: sa.bindparam(n) for n in names})
