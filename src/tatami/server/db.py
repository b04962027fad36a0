"""The database: its tables, its connections, its migrations. SQLite in WAL mode, or PostgreSQL."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import event
from sqlalchemy.engine import Connection, Engine, make_url
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from . import packing

metadata = sa.MetaData()

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("made", sa.Float, nullable=False, index=True),
    sa.Column("game", sa.String(20), nullable=False),
    sa.Column("deal", sa.JSON, nullable=False),  # `TableRow.head`: options, seed, board, start, rules version
    sa.Column("stage", sa.String(10), nullable=False, index=True),  # lobby, playing, over
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("clock", sa.JSON),
    sa.Column("host", sa.String(64), nullable=False),
    sa.Column("spectator", sa.String(64), nullable=False),
    sa.Column("started", sa.Float),
    sa.Column("clocks", sa.JSON),  # where the clocks stood at the last move
    sa.Column("result", sa.JSON),
    sa.Column("wake", sa.Float, index=True),  # when the table needs a look at the latest: a clock or a bot is running
    sa.Column("rematch", sa.String(16)),
    sa.Column("parent", sa.String(16)),
    sa.Column("sides", sa.JSON),  # message keys of all sides, once dealt
    sa.Column("acting", sa.JSON),  # the seats to act since `moved`
    sa.Column("moved", sa.Float),  # a date, as people read it; clocks count in uptime
    sa.Column("challenge", sa.String(40), index=True),  # whose game of the day this is, if it is one
    sa.Column("help", sa.Boolean),  # whether bots give hints and odds while it runs; null: they do
    sa.Column("source", sa.String(64)),  # the network a listed table was opened from, while it is listed
)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("bot", sa.String(20)),  # the level, if a bot holds the seat for good
    sa.Column("stand_in", sa.String(20)),  # the level, while a bot plays for its owner
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("key", sa.String(64)),
    sa.Column("joined", sa.Boolean, nullable=False),
    sa.Column("alert", sa.JSON),
    sa.Column("spent", sa.String(64)),  # the invitation it was taken by, so that a second use can be told
    sa.Column("told", sa.Float),  # when the seat was last sent an alert (uptime)
)

moves = sa.Table(
    "moves",
    metadata,
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("ply", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("kind", sa.String(5), nullable=False),  # move, drop, keep, end
    sa.Column("words", sa.String(100), nullable=False),
)

chat = sa.Table(
    "chat",
    metadata,
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("seat", sa.Integer),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("text", sa.String(500), nullable=False),
)

people = sa.Table(
    "people",
    metadata,
    sa.Column("mark", sa.String(64), primary_key=True),  # the hash of the person's key
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("settings", sa.JSON, nullable=False),
)

person_tables = sa.Table(
    "person_tables",
    metadata,
    sa.Column("person", sa.String(64), sa.ForeignKey("people.mark", ondelete="CASCADE"), primary_key=True),
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seats", sa.JSON, nullable=False),
    sa.Column("host", sa.Boolean, nullable=False),
    sa.Column("hidden", sa.Boolean, nullable=False),
)

once_keys = sa.Table(
    "once_keys",
    metadata,
    sa.Column("mark", sa.String(64), primary_key=True),
    sa.Column("sealed", sa.String(64), nullable=False),  # the person's key, to be read with the one-time key alone
    sa.Column("until", sa.Float, nullable=False),
)

pushes = sa.Table(
    "pushes",
    metadata,
    sa.Column("mark", sa.String(64), primary_key=True),  # the hash of the endpoint
    sa.Column("person", sa.String(64), sa.ForeignKey("people.mark", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("subscription", sa.JSON, nullable=False),
    sa.Column("lang", sa.String(5), nullable=False),
)

no_mail = sa.Table(
    "no_mail",
    metadata,
    sa.Column("mark", sa.String(64), primary_key=True),  # the hash of an address that wants no mail from here
)

uptime = sa.Table(
    "uptime",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("seconds", sa.Float, nullable=False),  # clocks count in these: they stand while no server is up
)

DEADLINE = 5.0
"""Seconds that PostgreSQL has to answer: a black hole is an error, not a wait."""
MIGRATION_LOCK = 7_461_746


class NewerDatabase(Exception):
    """A newer release has written this database."""


class AlreadyServed(Exception):
    """Another server serves this SQLite file."""


class Database:
    """Connections to read and to write. SQLite gets one writing connection: writers queue here and not there."""

    def __init__(self, url: str):
        parsed = make_url(url)
        self._claim: sqlite3.Connection | None = None
        self._asking: asyncio.Task[bool] | None = None
        self.sqlite = parsed.get_backend_name() == "sqlite"
        self.url = parsed.set(drivername="sqlite+aiosqlite" if self.sqlite else "postgresql+asyncpg")
        reading: Any = {"json_deserializer": packing.loads}
        if self.sqlite:
            if parsed.database and parsed.database != ":memory:":
                Path(parsed.database).expanduser().parent.mkdir(parents=True, exist_ok=True)
            self.reader = create_async_engine(self.url, pool_size=4, max_overflow=0, **reading)
            self.writer = create_async_engine(self.url, pool_size=1, max_overflow=0, **reading)
            # moves take the short way: a whole commit in one step of one thread
            plain = parsed.set(drivername="sqlite")
            self.move_engine: Engine | None = sa.create_engine(plain, pool_size=1, max_overflow=0)
            _sqlite(self.reader.sync_engine, "BEGIN")
            _sqlite(self.writer.sync_engine, "BEGIN IMMEDIATE")
            _sqlite(self.move_engine, "BEGIN IMMEDIATE", "wal_autocheckpoint=0")
        else:
            self.move_engine = None
            waits: Any = {"timeout": DEADLINE, "command_timeout": DEADLINE}
            pool: Any = {"pool_size": 8, "max_overflow": 4, "pool_pre_ping": True, "pool_timeout": DEADLINE}
            self.reader = self.writer = create_async_engine(self.url, connect_args=waits, **pool, **reading)

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """A connection to read with."""
        async with self.reader.connect() as connection:
            yield connection

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """A transaction, committed at the end."""
        async with self.writer.begin() as connection:
            yield connection

    async def answers(self) -> bool:
        """Whether it answers, in time; who wants to know while another asks is told the same."""
        if self._asking is None or self._asking.done():
            self._asking = asyncio.create_task(self._answers())
        return await asyncio.shield(self._asking)

    async def _answers(self) -> bool:
        with suppress(sa.exc.SQLAlchemyError, OSError, TimeoutError):
            async with asyncio.timeout(DEADLINE), self.read() as connection:
                await connection.execute(sa.select(1))
                return True
        return False

    def claim(self) -> None:
        """One server a SQLite file: a second would not hear of the first one's moves. AlreadyServed if it has one."""
        if not self.sqlite or self._claim or not self.url.database or self.url.database == ":memory:":
            return
        # SQLite's own lock, on a file beside: it works everywhere, and ends with the process however that ends
        claim = sqlite3.connect(f"{self.url.database}.server", timeout=0, isolation_level=None, check_same_thread=False)
        try:
            claim.execute("PRAGMA locking_mode=EXCLUSIVE")
            claim.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError:
            claim.close()
            raise AlreadyServed from None
        self._claim = claim

    async def migrate(self) -> None:
        """Bring the schema up to date; safe when several processes start at once. NewerDatabase if it is ahead."""
        async with self.writer.begin() as connection:
            if not self.sqlite:
                await connection.execute(sa.select(sa.func.pg_advisory_xact_lock(MIGRATION_LOCK)))
            await connection.run_sync(_upgrade)

    async def close(self) -> None:
        """Let all connections go."""
        await self.writer.dispose()
        if self.reader is not self.writer:
            await self.reader.dispose()
        if self.move_engine is not None:
            self.move_engine.dispose()
        if self._claim:
            self._claim.close()
            self._claim = None


def _sqlite(engine: Engine, begin: str, *more: str) -> None:
    """Write-ahead log, full sync, and transactions begun by us (the driver would begin them too late).

    Moves do not wait until the log is brought into the file: the next other write does that (the clock's, if no other).
    """

    @event.listens_for(engine, "connect")
    def _connected(connection: Any, _record: Any) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000", *more):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def _begun(connection: Connection) -> None:
        connection.exec_driver_sql(begin)


def _upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    if not set(MigrationContext.configure(connection).get_current_heads()) <= known:
        raise NewerDatabase
    command.upgrade(config, "head")
