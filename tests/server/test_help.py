"""What helps players: bots in workers with a bounded queue."""

from __future__ import annotations

import asyncio
import random
import threading
from concurrent.futures import BrokenExecutor, Executor
from pathlib import Path
from typing import Any

import httpx
import pytest

from tatami.server import botpool
from tatami.server.errors import Refused
from tatami.server.settings import Settings

from .client import Client
from .conftest import ONE, Serve, generous
from .process import ServerProcess

pytestmark = pytest.mark.asyncio


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
    pool = here.services.bots._pool
    for worker in list(pool._processes.values()):  # type: ignore[union-attr]
        worker.kill()
    before = sum(m["t"] == "moved" and m["by"] == 1 for m in player.heard)
    while sum(m["t"] == "moved" and m["by"] == 1 for m in player.heard) < before + 3:
        await player.until(lambda: player.may_act() is not None, 60)
        await player.move_at_random(rng)


class Dead(Executor):
    """Workers whose death is known."""

    def submit(self, *_: Any, **__: Any) -> Any:
        raise BrokenExecutor("dead")


async def test_workers_known_to_be_dead_keep_no_place() -> None:
    """Who asks next gets new ones; the place at the dead one's side was lost for ever."""
    pool = botpool.BotPool(Settings(bot_processes=0, bot_seconds=5, hint_seconds=5))
    pool._pool = Dead()
    with pytest.raises(Refused):
        await pool.work("here", int)
    assert await pool.work("here", int) == 0
    pool.stop()


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


@ONE
async def test_nothing_waits_for_a_hint(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    let_go, thinking = threading.Event(), threading.Event()

    def slow(*_: object) -> list[object]:
        thinking.set()
        let_go.wait(30)
        return []

    monkeypatch.setattr(botpool, "hint", slow)
    here = await serve()
    opened = await here.table("mine", "mine", help=True)
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
