"""Nothing acknowledged is ever lost: the server is killed again and again while games are played."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
import websockets

import tatami
from tatami.server.db import Database
from tatami.server.records import table_of
from tatami.server.rows import effective
from tatami.server.store import Store

from .client import Client, Json
from .conftest import generous
from .process import ServerProcess

pytestmark = [pytest.mark.asyncio, pytest.mark.long]
KILLS = int(os.environ.get("TATAMI_KILLS", "8"))
"""More of them in a campaign: `python -m benchmarks.campaign kills`."""
TABLES = 4


class Pair:
    """Two players of one table who come back by themselves, whatever happens to the server."""

    def __init__(self, url: str, rng: random.Random, told: Callable[[], None]):
        self.url, self.rng, self._told = url, rng, told
        self.acknowledged: list[tuple[str, int, int, str]] = []
        """Table, ply, seat and words of every move the server said yes to."""
        self.clients: list[Client] = []
        self.opened: Json = {}
        self.resumed = 0

    async def new_table(self) -> None:
        seats = [{"kind": "mine"}, {"kind": "mine"}]
        async with httpx.AsyncClient(timeout=5) as http:
            answer = await http.post(f"{self.url}/api/tables", json={"game": "empires", "seats": seats})
        self.opened = answer.raise_for_status().json()  # the database may be away just now: again, then
        keys = self.opened["links"]["seat"]
        self.clients = [Client(self.url, self.opened["table"], [key]) for key in keys]

    async def play(self, stop: asyncio.Event) -> None:
        """Play until told to stop; a broken line is taken up again where it was."""
        while not stop.is_set():
            try:
                if not self.opened or self.clients[0].result or self.clients[0].state.get("over"):
                    await self.new_table()
                for client in self.clients:
                    if client.code is not None or not client.heard:
                        before = client.seq
                        await client.open(before or None)
                        self.resumed += client.code is None and before > 0
                await self._turn()
            except (httpx.HTTPError, OSError, websockets.WebSocketException, TimeoutError):
                await asyncio.sleep(0.02)
        for client in self.clients:
            await client.close()

    async def _turn(self) -> None:
        one, two = self.clients
        if one.code is not None or two.code is not None:
            return
        mover = one if one.may_act() is not None else two
        seat = mover.may_act()
        if seat is None:
            raise TimeoutError
        words = self.rng.choice(mover.turn["legal"][str(seat)])["words"]
        reply = await mover.move(seat, words)
        if reply["t"] == "ok":
            self.acknowledged.append((self.opened["table"], reply["ply"], seat, words))
            self._told()
            for client in self.clients:
                await client.reach(reply["ply"])


async def check_nothing_lost(database: str, pairs: list[Pair], kills: int) -> None:
    """Every acknowledged move is kept once, and every table can be played again from its log."""
    store = Store(Database(database))
    try:
        for id in {id for pair in pairs for id, *_ in pair.acknowledged}:
            found = await store.table(id)
            assert found is not None
            log = await store.log(id)
            assert [row.ply for row in log] == list(range(1, len(log) + 1)), "no gap in the log"
            again = table_of(found[0].head, effective(log))  # every line of it can be played: no half move
            assert tatami.replay(again.record()).position() == again.position()
            kept = {(id, row.ply, row.seat, row.words) for row in log}
            said = [entry for pair in pairs for entry in pair.acknowledged if entry[0] == id]
            assert len(said) == len(set(said)), "an acknowledged move was doubled"
            assert set(said) <= kept, "an acknowledged move was lost"
            assert len(kept - set(said)) <= kills, "only moves under way when the server died may lack their yes"
    finally:
        await store.database.close()


async def test_killed_again_and_again_under_load(database: str, tmp_path: Path) -> None:
    rng = random.Random(11)
    errors = tmp_path / "errors"
    server = await ServerProcess(generous(database, log_level="info"), str(errors)).start()
    count = 0

    def told() -> None:
        nonlocal count
        count += 1

    stop = asyncio.Event()
    pairs = [Pair(server.url, random.Random(n), told) for n in range(TABLES)]
    playing = [asyncio.create_task(pair.play(stop)) for pair in pairs]
    try:
        for _ in range(KILLS):
            goal = count + rng.randint(5, 25)
            async with asyncio.timeout(30):
                while count < goal:
                    await asyncio.sleep(0.005)
            await asyncio.sleep(rng.random() * 0.01)  # somewhere between two acknowledgements
            assert await server.kill() == -signal.SIGKILL
            await server.start()
    finally:
        stop.set()
        await asyncio.gather(*playing)
    await check_nothing_lost(database, pairs, KILLS)
    assert count > KILLS * 5
    assert sum(pair.resumed for pair in pairs) >= KILLS, "the clients came back by themselves"
    await server.kill(signal.SIGTERM)
    last = [json.loads(line)["message"] for line in errors.read_text("utf-8").splitlines()[-5:]]
    assert "closed" in last, "told to stop, it stops in order"
