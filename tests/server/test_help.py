"""What helps players: bots in workers with a bounded queue, and turn alerts that reach only where they may."""

from __future__ import annotations

import asyncio
import random
import socket
import threading
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest
import pytest_asyncio

from tatami.server import alerts, botpool
from tatami.server.alerts import public_address, webhook_target
from tatami.server.errors import Refused

from .client import Client
from .conftest import Serve, generous
from .process import ServerProcess

pytestmark = pytest.mark.asyncio
ONE = pytest.mark.parametrize("database", ["sqlite"], indirect=True)


@ONE
async def test_a_full_queue_degrades_and_says_so(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    let_go, thinking = threading.Event(), threading.Event()

    def slow(*_: object) -> str:
        thinking.set()
        let_go.wait(30)
        raise RuntimeError("a bot that fails")

    monkeypatch.setattr(botpool, "choose", slow)
    here = await serve(bot_queue=1)
    try:
        first = await here.table("bot", "mine")
        (waiting,) = await here.players(first, 1)
        assert await asyncio.to_thread(thinking.wait, 20)
        second = await here.table("bot", "mine")
        (player,) = await here.players(second, 1)
        await player.until(lambda: player.ply > 0)
        rng = random.Random(1)
        while not any(m["t"] == "notice" for m in player.heard):
            await player.until(lambda: player.may_act() is not None)
            await player.move_at_random(rng)
        notice = next(m for m in player.heard if m["t"] == "notice")
        assert notice["kind"] == "bots-busy"
        assert (await waiting.ask("ping"))["t"] == "pong", "the loop goes on"
        await player.until(lambda: player.may_act() is not None)
        assert (await player.ask("hint", seat=1))["error"] == "bots-busy"
    finally:
        let_go.set()
    await waiting.until(lambda: waiting.ply > 0)  # a failed bot is replaced by a weak one, too


@ONE
async def test_a_dead_worker_is_replaced(serve: Serve) -> None:
    here = await serve(bot_processes=1)
    opened = await here.table("mine", "bot")
    (player,) = await here.players(opened, 0)
    rng = random.Random(1)

    async def bots_turn() -> int:
        while True:
            await player.until(lambda: player.may_act() is not None, 60)
            await player.move_at_random(rng)
            moves = [m for m in player.heard if m["t"] == "moved" and m["by"] == 1]
            if moves:
                return len(moves)

    await bots_turn()
    pool = here.house.bots._pool
    for worker in list(pool._processes.values()):  # type: ignore[union-attr]
        worker.kill()
    before = sum(m["t"] == "moved" and m["by"] == 1 for m in player.heard)
    while sum(m["t"] == "moved" and m["by"] == 1 for m in player.heard) < before + 3:
        await player.until(lambda: player.may_act() is not None, 60)
        await player.move_at_random(rng)


@ONE
async def test_workers_end_with_a_killed_server(database: str) -> None:
    server = await ServerProcess(generous(database, bot_processes=1)).start()
    async with httpx.AsyncClient(base_url=server.url) as http:
        seats = [{"kind": "mine"}, {"kind": "bot", "level": "random"}]
        opened = (await http.post("/api/tables", json={"game": "empires", "seats": seats})).json()
    player = await Client(server.url, opened["table"], opened["links"]["seat"][:1]).open()
    rng = random.Random(1)
    while not any(m["t"] == "moved" and m["by"] == 1 for m in player.heard):
        await player.until(lambda: player.may_act() is not None or player.ply > 1, 60)
        if player.may_act() is not None:
            await player.move_at_random(rng)
    workers = Path(f"/proc/{server.pid}/task/{server.pid}/children").read_text().split()
    assert workers
    await server.kill()
    await player.close()
    async with asyncio.timeout(20):
        while any(Path(f"/proc/{worker}/cmdline").exists() for worker in workers):
            await asyncio.sleep(0.05)


async def test_webhooks_go_only_where_they_may(monkeypatch: pytest.MonkeyPatch) -> None:
    hosts = ["hooks.example"]
    assert webhook_target("https://hooks.example/a?b=1", hosts) == ("hooks.example", 443, "/a?b=1")
    for url in (
        "http://hooks.example/",
        "https://hooks.example.evil.example/",
        "https://evil.example/#hooks.example",
        "https://user:pw@hooks.example/",
        "https://hooks.example@evil.example/",
        "https://127.0.0.1/",
        "https://hooks.example:99999/",
        "file:///etc/passwd",
        "",
    ):
        with pytest.raises(Refused):
            webhook_target(url, hosts)
    with pytest.raises(Refused):
        webhook_target("https://hooks.example/", [])
    for address in ("127.0.0.1", "10.0.0.5", "169.254.169.254", "::1", "fe80::1%eth0", "0.0.0.0", "100.64.0.1"):
        family = socket.AF_INET6 if ":" in address else socket.AF_INET
        found = [(family, 1, 6, "", ("93.184.216.34", 443)), (family, 1, 6, "", (address, 443))]
        monkeypatch.setattr(socket, "getaddrinfo", lambda *_, found=found, **__: found)
        with pytest.raises(Refused):
            public_address("hooks.example", 443)
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: [(2, 1, 6, "", ("93.184.216.34", 443))])
    assert public_address("hooks.example", 443) == "93.184.216.34"


@pytest_asyncio.fixture
async def mailbox() -> AsyncIterator[tuple[int, asyncio.Queue[str]]]:
    """A mail server that takes everything."""
    letters: asyncio.Queue[str] = asyncio.Queue()

    async def serve_mail(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"220 here\r\n")
        while line := (await reader.readline()).decode():
            if line.upper().startswith("DATA"):
                writer.write(b"354 go on\r\n")
                letter = ""
                while (part := (await reader.readline()).decode()) != ".\r\n":
                    letter += part
                letters.put_nowait(letter)
            writer.write(b"221 bye\r\n" if line.upper().startswith("QUIT") else b"250 fine\r\n")
        writer.close()

    server = await asyncio.start_server(serve_mail, "127.0.0.1", 0)
    yield server.sockets[0].getsockname()[1], letters
    server.close()


@ONE
async def test_who_is_away_is_told_by_mail(serve: Serve, mailbox: tuple[int, asyncio.Queue[str]]) -> None:
    port, letters = mailbox
    mail = {"smtp_host": "127.0.0.1", "smtp_port": port, "smtp_tls": False, "smtp_from": "tatami@example.org"}
    here = await serve(**mail, public_url="https://play.example/")
    opened = await here.table("mine", "mine", seed=3)
    key = opened["links"]["seat"][1]
    path = f"/tables/{opened['table']}/alerts"
    await here.post(path, 422, key=key, email="no address")
    await here.post(path, 422, key=key, webhook="https://hooks.example/x")
    await here.post(path, 403, key=opened["links"]["spectator"], email="kiku@example.org")
    await here.post(path, 204, key=key, email="kiku@example.org", lang="it")
    (one,) = await here.players(opened, 0)
    rng = random.Random(1)
    assert (await one.move_at_random(rng))["t"] == "ok"
    letter = await asyncio.wait_for(letters.get(), 20)
    assert "To: kiku@example.org" in letter
    assert "https://play.example/" in letter
    assert opened["links"]["seat"][1] not in letter
    await here.post(path, 204, key=key)
    room = await here.house.room(opened["table"])
    assert room.seats[1].alert is None


@ONE
async def test_alerts_are_off_by_default(serve: Serve) -> None:
    here = await serve()
    opened = await here.table("mine", "mine")
    path = f"/tables/{opened['table']}/alerts"
    assert (await here.post(path, 422, key=opened["links"]["seat"][0], email="a@example.org"))["error"] == "no-email"
    refused = await here.post(path, 422, key=opened["links"]["seat"][0], webhook="https://hooks.example/")
    assert refused["error"] == "bad-webhook"
    assert alerts.SECONDS <= 10


@ONE
async def test_nothing_waits_for_a_hint(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    let_go, thinking = threading.Event(), threading.Event()

    def slow(*_: object) -> list[object]:
        thinking.set()
        let_go.wait(30)
        return []

    monkeypatch.setattr(botpool, "hint", slow)
    here = await serve()
    opened = await here.table("mine", "mine")
    (player,) = await here.players(opened, 0)
    asked = asyncio.create_task(player.ask("hint", seat=0))
    try:
        assert await asyncio.to_thread(thinking.wait, 20)
        why = await player.ask("why", seat=0, words="build satsuma")
        assert why["t"] == "why"
        assert why["rule"]
        assert (await player.move_at_random(random.Random(1)))["t"] == "ok"
        assert not asked.done(), "the hint is still thought about"
    finally:
        let_go.set()
    assert (await asked)["t"] == "hint"
