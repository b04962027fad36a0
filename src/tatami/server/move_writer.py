"""The writer of moves: all that wait go into one transaction, and nobody is told before it is committed."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, astuple, dataclass, field
from functools import lru_cache
from time import perf_counter
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.engine import Engine
from sqlalchemy.ext.asyncio import AsyncConnection

from . import metrics, packing
from .db import Database, moves, tables
from .errors import StorageAway
from .hub import CHANNEL
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
            return await loop.run_in_executor(self._hand, _commit_sqlite, self._database.move_engine, batch)
        async with self._database.writer.connect() as connection:  # no transaction is begun: the statement is one
            return await _commit_postgresql(connection, batch)


async def _commit_postgresql(connection: AsyncConnection, batch: Sequence[_Entry]) -> set[tuple[str, int]]:
    """All in one statement, which is its own transaction: each further one would be a way there and back."""
    driver = (await connection.get_raw_connection()).driver_connection
    assert driver is not None
    columns = zip(*(astuple(entry.row) for entry in batch), strict=True)
    changes = [packing.dumps(entry.table).decode() for entry in batch]
    notes = [Signal(entry.row.table_id, "moved").text() for entry in batch]
    return {(id, ply) for id, ply, _ in await driver.fetch(_PUT, *columns, changes, notes)}


_CHANGED = ", ".join(("acting", "clocks", "moved", "result", "stage", "wake"))
"""What of a table's row a move changes."""
_PUT = f"""
WITH new AS (
    SELECT * FROM unnest($1::text[], $2::int[], $3::float8[], $4::int[], $5::text[], $6::text[], $7::json[], $8::text[])
    AS new(table_id, ply, at, seat, kind, words, change, note)
), first AS (
    INSERT INTO moves (table_id, ply, at, seat, kind, words) SELECT table_id, ply, at, seat, kind, words FROM new
    ON CONFLICT DO NOTHING RETURNING table_id, ply
), changed AS (
    UPDATE tables SET ({_CHANGED}) = (SELECT {_CHANGED} FROM json_populate_record(tables, new.change))
    FROM new JOIN first USING (table_id, ply) WHERE tables.id = new.table_id AND new.change::text <> '{{}}'
)
SELECT table_id, ply, pg_notify('{CHANNEL}', note) FROM new JOIN first USING (table_id, ply)
"""
"""Insert the moves; those that were first at their ply change their table's row and are told of. Which were."""


def _commit_sqlite(engine: Engine, batch: Sequence[_Entry]) -> set[tuple[str, int]]:
    """The same; there is no way to go, and nobody else to tell."""
    with engine.begin() as connection:
        won: set[tuple[str, int]] = {
            (id, ply) for id, ply in connection.execute(_INSERT, [asdict(entry.row) for entry in batch])
        }
        changes: dict[tuple[str, ...], list[dict[str, Any]]] = {}
        for entry in batch:
            if entry.table and (entry.row.table_id, entry.row.ply) in won:
                changes.setdefault(tuple(entry.table), []).append({"changed": entry.row.table_id, **entry.table})
        for names, rows in changes.items():
            connection.execute(_update(names), rows)
    return won


# statements that are the same for any number of rows are compiled once: making them anew was half of a commit
_INSERT = insert(moves).on_conflict_do_nothing().returning(moves.c.table_id, moves.c.ply)


@lru_cache(64)
def _update(names: tuple[str, ...]) -> sa.Update:
    """Change these columns of a table's row."""
    return sa.update(tables).where(tables.c.id == sa.bindparam("changed")).values({n: sa.bindparam(n) for n in names})
