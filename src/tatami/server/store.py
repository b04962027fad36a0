"""What is kept, and the questions asked of the database."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import asdict
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from .db import Database, chat, moves, no_mail, seats, tables, uptime
from .errors import Refused
from .hub import notify
from .rows import ChatRow, MoveRow, SeatRow, TableRow
from .signals import Signal

log = logging.getLogger("tatami.store")


AWAY = (sa.exc.OperationalError, sa.exc.InterfaceError, sa.exc.TimeoutError, OSError)
"""What is raised when the database does not answer."""


class Store:
    """Questions and changes, except appending moves (see move_writer)."""

    def __init__(self, database: Database):
        self.database = database

    async def table(self, id: str) -> tuple[TableRow, list[SeatRow]] | None:
        """A table and its seats."""
        async with self.database.read() as connection:
            try:
                return await read_table(connection, id)
            except (ValueError, TypeError) as error:  # a row that is no table any more disturbs its own table only
                log.error("a table's row is corrupt", extra={"table": id, "reason": type(error).__name__})
                raise Refused("other-rules") from None

    async def log(self, id: str, after: int = 0) -> list[MoveRow]:
        """The log from a ply on."""
        query = sa.select(moves).where(moves.c.table_id == id, moves.c.ply > after).order_by(moves.c.ply)
        async with self.database.read() as connection:
            return [MoveRow(**row) for row in (await connection.execute(query)).mappings()]

    async def talk(self, id: str, after: int = 0, last: int = 200) -> list[ChatRow]:
        """The last lines of talk after line ``after``."""
        query = sa.select(chat).where(chat.c.table_id == id, chat.c.n > after).order_by(chat.c.n.desc()).limit(last)
        async with self.database.read() as connection:
            return [ChatRow(**row) for row in (await connection.execute(query)).mappings()][::-1]

    async def listed(self, limit: int = 100, each: int = 3) -> list[tuple[TableRow, list[SeatRow]]]:
        """Open tables that want company, the newest first, at most so many from one source."""
        rank = sa.func.row_number().over(partition_by=tables.c.source, order_by=tables.c.made.desc()).label("rank")
        wanted = sa.select(tables.c.id, tables.c.source, rank).where(tables.c.listed, tables.c.stage == "lobby")
        ranked = wanted.subquery()
        few = sa.or_(ranked.c.source.is_(None), ranked.c.rank <= each)
        query = sa.select(tables).join(ranked, ranked.c.id == tables.c.id).where(few)
        query = query.order_by(tables.c.made.desc()).limit(limit)
        async with self.database.read() as connection:
            try:
                found = [TableRow.of(row) for row in (await connection.execute(query)).mappings()]
            except ValueError:  # one of them is corrupt: the others one by one
                ids = await connection.execute(query.with_only_columns(tables.c.id))
                return await self._readable(list(ids.scalars()))
            chairs = sa.select(seats).where(seats.c.table_id.in_([t.id for t in found])).order_by(seats.c.seat)
            rows = [SeatRow(**row) for row in (await connection.execute(chairs)).mappings()]
        return [(t, [s for s in rows if s.table_id == t.id]) for t in found]

    async def _readable(self, ids: Sequence[str]) -> list[tuple[TableRow, list[SeatRow]]]:
        found = []
        for id in ids:
            with suppress(Refused):
                if table := await self.table(id):
                    found.append(table)
        return found

    async def of_keys(self, marks: Sequence[str]) -> dict[str, tuple[str, int]]:
        """The table and seat that each hashed key opens."""
        query = sa.select(seats.c.key, seats.c.table_id, seats.c.seat).where(seats.c.key.in_(marks), seats.c.joined)
        async with self.database.read() as connection:
            return {key: (id, seat) for key, id, seat in await connection.execute(query)}

    async def due(self, now: float, limit: int = 200) -> list[str]:
        """Running tables whose time to be looked at has come."""
        query = sa.select(tables.c.id).where(tables.c.wake <= now).order_by(tables.c.wake).limit(limit)
        async with self.database.read() as connection:
            return list((await connection.execute(query)).scalars())

    async def say(self, line: ChatRow, signal: Signal) -> ChatRow:
        """A new line of talk; its number is given here."""
        last = sa.select(sa.func.coalesce(sa.func.max(chat.c.n), 0)).where(chat.c.table_id == line.table_id)
        async with self.database.write() as connection:
            # the table's row is the lock that numbers the lines
            await connection.execute(sa.select(tables.c.id).where(tables.c.id == line.table_id).with_for_update())
            number = int((await connection.execute(last)).scalar_one()) + 1
            values = {**asdict(line), "n": number}
            await connection.execute(sa.insert(chat).values(values))
            await notify(connection, signal)
        return ChatRow(**values)

    async def listed_from(self, source: str) -> int:
        """How many tables in the list come from there."""
        query = sa.select(sa.func.count()).select_from(tables)
        async with self.database.read() as connection:
            found = await connection.execute(query.where(tables.c.listed, tables.c.source == source))
            return int(found.scalar_one())

    async def may_tell(self, id: str, seat: int, now: float, pause: float) -> bool:
        """Whether the seat was not told of a turn for so long; if so, it is noted as told now, by one process alone."""
        free = sa.or_(seats.c.told.is_(None), seats.c.told <= now - pause, seats.c.told > now)
        query = sa.update(seats).where(seats.c.table_id == id, seats.c.seat == seat, free).values(told=now)
        async with self.database.write() as connection:
            return bool((await connection.execute(query)).rowcount)

    async def wants_no_mail(self, mark: str) -> bool:
        """Whether that (hashed) address has asked for peace."""
        async with self.database.read() as connection:
            return (await connection.execute(sa.select(no_mail).where(no_mail.c.mark == mark))).first() is not None

    async def set_no_mail(self, mark: str, peace: bool) -> None:
        """Note that the address wants no mail, or that it wants some after all."""
        async with self.database.write() as connection:
            await connection.execute(sa.delete(no_mail).where(no_mail.c.mark == mark))
            if peace:
                await connection.execute(sa.insert(no_mail).values(mark=mark))

    async def keep_uptime(self, seconds: float) -> float:
        """How long servers were up, all together: what is given, or more if another process knows of more."""
        later = sa.update(uptime).where(uptime.c.id == 1, uptime.c.seconds < seconds).values(seconds=seconds)
        async with self.database.write() as connection:
            await connection.execute(later)
            return float((await connection.execute(sa.select(uptime.c.seconds))).scalar_one())

    async def first_uptime(self, seconds: float) -> float:
        """The same at the start; ``seconds`` if there was never any server."""
        async with self.database.write() as connection:
            insert = sqlite.insert if self.database.sqlite else postgresql.insert
            await connection.execute(insert(uptime).values(id=1, seconds=seconds).on_conflict_do_nothing())
            return float((await connection.execute(sa.select(uptime.c.seconds))).scalar_one())

    async def set_wake(self, id: str, wake: float | None) -> None:
        """When the table needs a look next."""
        async with self.database.write() as connection:
            await connection.execute(sa.update(tables).where(tables.c.id == id).values(wake=wake))


async def read_table(
    connection: AsyncConnection, id: str, *, lock: bool = False
) -> tuple[TableRow, list[SeatRow]] | None:
    """A table and its seats; ``lock`` keeps others from changing them until the transaction ends."""
    query = sa.select(tables).where(tables.c.id == id)
    row = (await connection.execute(query.with_for_update() if lock else query)).mappings().first()
    if row is None:
        return None
    chairs = sa.select(seats).where(seats.c.table_id == id).order_by(seats.c.seat)
    return TableRow.of(row), [SeatRow(**s) for s in (await connection.execute(chairs)).mappings()]


async def add_table(connection: AsyncConnection, table: TableRow, chairs: Sequence[SeatRow]) -> None:
    """A new table, in a transaction under way."""
    await connection.execute(sa.insert(tables).values(table.columns()))
    await connection.execute(sa.insert(seats), [asdict(s) for s in chairs])


async def change_table(connection: AsyncConnection, id: str, **values: Any) -> None:
    """Change a table's row."""
    await connection.execute(sa.update(tables).where(tables.c.id == id).values(**values))


async def change_seat(connection: AsyncConnection, id: str, seat: int, **values: Any) -> None:
    """Change a seat's row."""
    where = (seats.c.table_id == id, seats.c.seat == seat)
    await connection.execute(sa.update(seats).where(*where).values(**values))
