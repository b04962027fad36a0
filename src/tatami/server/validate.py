"""Before an upgrade: does every stored table still play as it was played? A dry run, which says which would differ."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from dataclasses import asdict, dataclass
from time import time

import sqlalchemy as sa

import tatami

from ..errors import Failure
from .db import Database, moves, tables
from .records import record_of, result_of
from .rows import MoveRow, TableRow, effective
from .store import Store, change_table


@dataclass(frozen=True, slots=True)
class Difference:
    """A table that would not be what it was: ``kind`` is move, result or rules (message ``admin-differs-<kind>``)."""

    table: str
    kind: str
    number: int = 0
    why: Failure | None = None


async def validate(database: Database, fix: bool) -> tuple[int, list[Difference]]:
    """Play every stored table again by its own rules version; how many there are, and which would differ.

    ``fix`` takes a log that breaks back to its last good move (a line is added, none is lost) and sets results anew.
    """
    count, found = 0, []
    async for row, log in _stored(database):
        count += 1
        difference, result = _played(row, log)
        if difference is None:
            continue
        found.append(difference)
        if fix and difference.kind != "rules":
            async with database.write() as connection:
                if difference.kind == "result":
                    await change_table(connection, row.id, result=result)
                else:
                    kept = str(difference.number - 1)
                    line = MoveRow(row.id, len(log) + 1, time(), log[-1].seat, "keep", kept)
                    await connection.execute(sa.insert(moves).values(asdict(line)))
                    stage = "playing" if row.stage == "over" else row.stage
                    await change_table(connection, row.id, stage=stage, result=None)
    return count, found


async def _stored(database: Database) -> AsyncIterator[tuple[TableRow, list[MoveRow]]]:
    """Every table with its log, oldest first."""
    store = Store(database)
    async with database.read() as connection:
        names = list((await connection.execute(sa.select(tables.c.id).order_by(tables.c.made))).scalars())
    for name in names:
        stored = await store.table(name)
        if stored is not None:
            yield stored[0], await store.log(name)


def _played(row: TableRow, log: list[MoveRow]) -> tuple[Difference | None, dict[str, object] | None]:
    """What would differ at a table, and the result its moves give."""
    try:
        table = tatami.replay(json.dumps(record_of(row.head, effective(log))))
    except Failure as failed:
        if failed.reason == "record-move":
            return Difference(row.id, "move", failed.args["number"], failed), None
        return Difference(row.id, "rules", why=failed), None
    except ValueError as failed:
        return Difference(row.id, "rules", why=Failure("record-start", why=str(failed))), None
    result = result_of(table)
    if row.result is None or not table.over or all(row.result[name] == result[name] for name in ("scores", "winners")):
        return None, None
    return Difference(row.id, "result"), {**row.result, **result}
