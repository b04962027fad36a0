"""Backups: every row as a line of JSON, packed. The same file restores into SQLite or PostgreSQL."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from .db import Database, chat, moves, no_mail, seats, tables, uptime
from .records import record_of
from .rows import MoveRow, effective
from .store import Store

FORMAT = {"tatami-backup": 1}
PARTS = (tables, seats, moves, chat, no_mail, uptime)
BATCH = 500


class NotABackup(ValueError):
    """The file is no backup."""


class NotEmpty(ValueError):
    """The database to restore into holds tables already."""


async def back_up(database: Database, file: Path) -> int:
    """Write everything as it is at one moment, while the server may go on; how many tables."""
    unfinished = file.with_name(file.name + ".part")
    try:
        count = await _write(database, unfinished)
        unfinished.replace(file)
    finally:
        unfinished.unlink(missing_ok=True)
    return count


async def _write(database: Database, file: Path) -> int:
    count = 0
    async with database.reader.connect() as plain:
        level = {} if database.sqlite else {"isolation_level": "REPEATABLE READ"}
        connection = await plain.execution_options(**level)
        with gzip.open(file, "wt", encoding="utf-8") as out:
            out.write(json.dumps(FORMAT) + "\n")
            for part in PARTS:
                async for row in await connection.stream(sa.select(part).order_by(*part.primary_key.columns)):
                    out.write(json.dumps([part.name, dict(row._mapping)], ensure_ascii=False) + "\n")
                    count += part is tables
            out.write(json.dumps(["end", count]) + "\n")
    return count


async def restore(database: Database, file: Path) -> int:
    """Read a backup into an empty database, all or nothing; how many tables."""
    await database.migrate()
    by_name = {part.name: part for part in PARTS}
    count, ended = 0, False
    async with database.write() as connection:
        if (await connection.execute(sa.select(sa.func.count()).select_from(tables))).scalar_one():
            raise NotEmpty
        waiting: list[dict[str, Any]] = []
        current: sa.Table | None = None
        for name, row in _rows(file):
            part = by_name.get(name)
            if waiting and (part is not current or len(waiting) >= BATCH) and current is not None:
                await connection.execute(sa.insert(current), waiting)
                waiting = []
            if part is None or ended:
                if name != "end" or row != count or ended:
                    raise NotABackup
                ended = True
                continue
            current = part
            count += part is tables
            waiting.append(row)
        if not ended:
            raise NotABackup
    return count


def _rows(file: Path) -> Iterator[tuple[str, Any]]:
    """The lines of a backup; NotABackup for anything else, and for one that breaks off."""
    try:
        with gzip.open(file, "rt", encoding="utf-8") as lines:
            if json.loads(next(lines)) != FORMAT:
                raise NotABackup
            for line in lines:
                name, row = json.loads(line)
                yield name, row
    except (OSError, EOFError, ValueError, StopIteration):
        raise NotABackup from None


async def export(database: Database, id: str | None) -> list[dict[str, Any]]:
    """The records of one table, or of all finished ones."""
    store = Store(database)
    query = sa.select(tables.c.id).where(tables.c.id == id if id else tables.c.stage == "over").order_by(tables.c.made)
    async with database.read() as connection:
        found = list((await connection.execute(query)).scalars())
    records = []
    for name in found:
        stored = await store.table(name)
        log: list[MoveRow] = await store.log(name)
        if stored is not None:
            records.append({"table": name, **record_of(stored[0].head, effective(log))})
    return records
