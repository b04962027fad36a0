"""People: whoever holds a person's key is that person, at every table and on every device.

The key of each of a person's seats is made from the person's key, so that only hashes are stored, and yet any browser
that brings the person's key gets back all seats.
"""

from __future__ import annotations

import hmac
import json
import os
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from ..game import Json
from .db import Database, once_keys, people, person_tables, seats, tables
from .hub import notify_all
from .person import Person
from .rows import SeatRow
from .seats import hashed, new_key
from .signals import Signal

ONCE_SECONDS = 600
"""How long a one-time key is good for."""
LISTED = 1000
"""The most tables a person is told of, the newest first."""
HELD = (person_tables.c.table_id, person_tables.c.seats, person_tables.c.host)
TOLD = (
    tables.c.game, tables.c.deal.label("head"), tables.c.stage, tables.c.made, tables.c.moved, tables.c.acting,
    tables.c.sides, tables.c.result, tables.c.clock, tables.c.challenge,
)  # fmt: skip
SEAT = (seats.c.table_id, seats.c.seat, seats.c.bot, seats.c.stand_in, seats.c.name, seats.c.joined)
"""The columns a list of tables is made of, and no more."""


@dataclass(frozen=True, slots=True)
class Held:
    """A table a person has a part in."""

    table_id: str
    seats: list[int]
    host: bool


async def hold(
    connection: AsyncConnection, person: Person, table: str, seats: Iterable[int] = (), *, host: bool = False
) -> None:
    """Write down that these seats (and the host's side) are the person's; in a transaction under way."""
    where = (person_tables.c.person == person.mark, person_tables.c.table_id == table)
    row = (await connection.execute(sa.select(person_tables).where(*where))).mappings().first()
    if row is None:
        await remember(connection, person)
        values = {"person": person.mark, "table_id": table, "seats": sorted(seats), "host": host, "hidden": False}
        await connection.execute(sa.insert(person_tables).values(values))
    else:
        changed = {"seats": sorted({*row["seats"], *seats}), "host": host or row["host"], "hidden": False}
        await connection.execute(sa.update(person_tables).where(*where).values(changed))


async def release(
    connection: AsyncConnection, table: str, seat: int | None = None, *, host: bool = False, listed: bool
) -> None:
    """A seat (or the host's side) left is nobody's any more. Who keeps only the host's side finds the table in the list
    if `listed`."""
    rows = sa.select(person_tables).where(person_tables.c.table_id == table)
    for row in (await connection.execute(rows)).mappings().all():
        left, hosts = [held for held in row["seats"] if held != seat], row["host"] and not host
        if (left, hosts) == (row["seats"], row["host"]):
            continue
        where = (person_tables.c.person == row["person"], person_tables.c.table_id == table)
        if left or hosts:
            values = {"seats": left, "host": hosts, "hidden": row["hidden"] or not (left or listed)}
            await connection.execute(sa.update(person_tables).where(*where).values(values))
        else:
            await connection.execute(sa.delete(person_tables).where(*where))


async def remember(connection: AsyncConnection, person: Person, **values: Any) -> None:
    """The person's row, made if need be, with these values."""
    insert = sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert
    query = insert(people).values(mark=person.mark, **{"name": "", "settings": {}, **values})
    if values:
        await connection.execute(query.on_conflict_do_update(index_elements=["mark"], set_=values))
    else:
        await connection.execute(query.on_conflict_do_nothing())


class People:
    """What the server keeps of people."""

    def __init__(self, database: Database):
        self._database = database

    async def about(self, person: Person) -> Json | None:
        """Name and settings; None for somebody never heard of."""
        query = sa.select(people.c.name, people.c.settings).where(people.c.mark == person.mark)
        async with self._database.read() as connection:
            row = (await connection.execute(query)).mappings().first()
        return dict(row) if row else None

    async def change(self, person: Person, name: str, settings: Json) -> None:
        """Another name or other settings."""
        async with self._database.write() as connection:
            await remember(connection, person, name=name, settings=settings)

    async def tables(self, person: Person, limit: int = LISTED) -> list[tuple[Held, Json, list[SeatRow]]]:
        """The tables on a person's list with what it tells of them, and their seats, the newest first."""
        whose = (person_tables.c.person == person.mark, ~person_tables.c.hidden)
        query = (
            sa.select(*HELD, *TOLD)
            .join(tables, tables.c.id == person_tables.c.table_id)
            .where(*whose)
            .order_by(tables.c.made.desc())
            .limit(limit)
        )
        async with self._database.read() as connection:
            rows = [dict(row) for row in (await connection.execute(query)).mappings()]
            # asked by person, not by a list of ids: there may be more tables than a query takes arguments
            mine = sa.select(person_tables.c.table_id).where(*whose)
            chairs = sa.select(*SEAT).where(seats.c.table_id.in_(mine)).order_by(seats.c.seat)
            at: dict[str, list[SeatRow]] = {}
            for id, seat, bot, stand_in, name, joined in (await connection.execute(chairs)).all():
                at.setdefault(id, []).append(SeatRow(id, seat, bot, stand_in, name, None, joined))
        return [(Held(r["table_id"], r["seats"], r["host"]), r, at.get(r["table_id"], [])) for r in rows]

    async def hide(self, person: Person, table: str, hidden: bool) -> bool:
        """Take a table off the person's list, or put it back; False if it is none of theirs."""
        where = (person_tables.c.person == person.mark, person_tables.c.table_id == table)
        async with self._database.write() as connection:
            done = await connection.execute(sa.update(person_tables).where(*where).values(hidden=hidden))
        return bool(done.rowcount)

    async def adopt(self, person: Person, keys: Sequence[str]) -> tuple[dict[str, str], set[str]]:
        """Seats of a guest, or of another person, become this one's: old key -> new one, and the tables they are at.

        Keys that open none are passed over.
        """
        marks = {hashed(key): key for key in keys}
        new: dict[str, str] = {}
        changed: set[str] = set()
        async with self._database.write() as connection:
            query = sa.select(seats.c.key, seats.c.table_id, seats.c.seat).where(
                seats.c.key.in_(list(marks)), seats.c.joined
            )
            for mark, table, seat in (await connection.execute(query)).all():
                mine = person.secret(table, seat)
                where = (seats.c.table_id == table, seats.c.seat == seat)
                await connection.execute(sa.update(seats).where(*where).values(key=hashed(mine)))
                await release(connection, table, seat, listed=True)
                await hold(connection, person, table, [seat])
                new[marks[mark]] = mine
                changed.add(table)
            query = sa.select(tables.c.host, tables.c.id).where(tables.c.host.in_(list(marks)))
            for mark, table in (await connection.execute(query)).all():
                mine = person.secret(table, "host")
                await connection.execute(sa.update(tables).where(tables.c.id == table).values(host=hashed(mine)))
                await release(connection, table, host=True, listed=True)
                await hold(connection, person, table, host=True)
                new[marks[mark]] = mine
                changed.add(table)
            await connection.run_sync(notify_all, [Signal(table, "lobby") for table in changed])
        return new, changed

    # ------------------------------------------------------------ one-time keys

    async def once(self, person: Person, now: float) -> str:
        """A key that gives the person's key away, once and soon. It is kept so that only its holder can read it."""
        key = new_key()
        values = {"mark": hashed(key), "sealed": _sealed(key, person.key), "until": now + ONCE_SECONDS}
        async with self._database.write() as connection:
            await connection.execute(sa.delete(once_keys).where(once_keys.c.until < now))
            await connection.execute(sa.insert(once_keys).values(values))
        return key

    async def redeem(self, key: str, now: float) -> Person | None:
        """The person a one-time key is for; it is spent now."""
        query = sa.delete(once_keys).where(once_keys.c.mark == hashed(key)).returning(once_keys)
        async with self._database.write() as connection:
            row = (await connection.execute(query)).mappings().first()
        if row is None or row["until"] < now:
            return None
        return Person(_sealed(key, row["sealed"]))


_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"


def _sealed(key: str, text: str) -> str:
    """A person's key sealed with a one-time key, or opened with it: letter by letter, with letters used only here."""
    pad = hmac.digest(key.encode(), b"seal", sha256)
    return "".join(_LETTERS[_LETTERS.index(letter) ^ (pad[n] & 63)] for n, letter in enumerate(text))


# ---------------------------------------------------------------- the owner of this machine


def owner_of(folder: Path) -> Person:
    """The person at this machine; their key lies in a file that only they can read."""
    path = folder / "owner.key"
    try:
        return Person(path.read_text("ascii").strip())
    except FileNotFoundError:
        folder.mkdir(parents=True, exist_ok=True)
        fresh = new_key()
        with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="ascii") as file:
            file.write(fresh)
        return Person(fresh)


class WhereItRuns:
    """A note for a second start: where the server of this machine runs, and the word by which it opens."""

    def __init__(self, folder: Path):
        self.path = folder / "running.json"

    def leave(self, port: int, word: str) -> None:
        """Say where we are."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with os.fdopen(os.open(self.path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="ascii") as file:
            json.dump({"port": port, "word": word}, file)

    def found(self) -> tuple[int, str] | None:
        """Port and word of the one that ran last, if it left a note."""
        try:
            note = json.loads(self.path.read_text("ascii"))
            return int(note["port"]), str(note["word"])
        except (OSError, ValueError, KeyError, TypeError):
            return None

    def close(self) -> None:
        """We are gone."""
        self.path.unlink(missing_ok=True)
