"""Several processes on one PostgreSQL: one table, players on different processes."""

from __future__ import annotations

import asyncio
import os
import random
import signal
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest
import pytest_asyncio

from .client import Client, Json, play_out
from .conftest import generous, new_database
from .process import ServerProcess

pytestmark = pytest.mark.asyncio
RACES = int(os.environ.get("TATAMI_RACES", "40"))


@pytest_asyncio.fixture
async def two(postgres: str, tmp_path: Path) -> AsyncIterator[tuple[ServerProcess, ServerProcess]]:
    """Two server processes that share a database; started at once, so that both want to migrate it."""
    url = await new_database("postgresql", postgres, tmp_path)
    pair = (ServerProcess(generous(url)), ServerProcess(generous(url)))
    await asyncio.gather(*(p.start() for p in pair))
    yield pair
    for process in pair:
        await process.kill(signal.SIGTERM)


async def _table(url: str, *kinds: str) -> Json:
    async with httpx.AsyncClient(base_url=url) as http:
        seats = [{"kind": k} for k in kinds]
        answer = await http.post("/api/tables", json={"game": "empires", "seats": seats, "seed": 6})
        found: Json = answer.json()
        return found


async def test_players_on_different_processes_see_each_other(two: tuple[ServerProcess, ServerProcess]) -> None:
    opened = await _table(two[0].url, "mine", "mine")
    keys = opened["links"]["seat"]
    clients = [await Client(p.url, opened["table"], [k]).open() for p, k in zip(two, keys, strict=True)]
    one, other = clients
    await one.until(lambda: one.presence["seats"] == [0, 1])
    await other.until(lambda: other.presence["seats"] == [0, 1])
    await one.ask("chat", text="Can you hear me?")
    assert (await other.until_heard("chat"))["line"]["text"] == "Can you hear me?"
    await other.ask("rename", seat=1, name="Far away")
    await one.until(lambda: one.state["seats"][1]["name"] == "Far away")
    assert (await one.move_at_random(random.Random(1)))["t"] == "ok"
    assert (await one.ask("undo", seat=0))["t"] == "ok"
    await other.until_heard("undone")
    await play_out(clients, random.Random(6))
    assert one.result == other.result
    async with httpx.AsyncClient(base_url=two[1].url) as http:
        record = await http.get(f"/api/tables/{opened['table']}/record", headers={"Tatami-Key": keys[0]})
    assert record.status_code == 200
    for client in clients:
        await client.close()


async def test_taking_back_is_agreed_between_processes(two: tuple[ServerProcess, ServerProcess]) -> None:
    opened = await _table(two[0].url, "mine", "mine")
    keys = opened["links"]["seat"]
    one, other = [await Client(p.url, opened["table"], [k]).open() for p, k in zip(two, keys, strict=True)]
    rng = random.Random(4)
    while not (one.ply > 4 and not one.turn["can_undo"] and not other.turn["can_undo"]):
        mover = one if one.may_act() is not None else other
        ply = (await mover.move_at_random(rng))["ply"]
        for client in (one, other):
            await client.reach(ply)
    await one.ask("undo", seat=0)
    asked = await other.until_heard("undo-asked")
    assert asked["by"] == 0
    await other.ask("undo-answer", question=asked["question"], yes=True)
    for client in (one, other):
        await client.until_heard("undone")
        await client.close()


async def test_a_race_for_one_ply_has_one_winner(two: tuple[ServerProcess, ServerProcess]) -> None:
    rng = random.Random(5)
    raced = 0
    while raced < RACES:
        opened = await _table(two[0].url, "mine", "mine")
        key = opened["links"]["seat"]
        hands = [await Client(p.url, opened["table"], key).open() for p in two]
        while raced < RACES and hands[0].may_act() is not None:
            await _race(hands, rng)
            raced += 1
        for hand in hands:
            await hand.close()


async def _race(hands: list[Client], rng: random.Random) -> None:
    """Both make a move at the same ply, at different processes."""
    ply, seat = hands[0].ply, hands[0].may_act()
    assert seat is not None
    words = [rng.choice(hands[0].turn["legal"][str(seat)])["words"] for _ in hands]
    replies = await asyncio.gather(*(h.move(seat, w, ply) for h, w in zip(hands, words, strict=True)))
    assert sorted(r["t"] for r in replies) == ["error", "ok"]
    lost = next(r for r in replies if r["t"] == "error")
    assert lost["error"] == "stale"
    assert lost["message"]
    for hand in hands:
        await hand.reach(ply + 1)
    assert hands[0].views == hands[1].views
    assert hands[0].log == hands[1].log


async def test_another_process_carries_on_when_one_dies(two: tuple[ServerProcess, ServerProcess]) -> None:
    opened = await _table(two[0].url, "mine", "mine")
    key = opened["links"]["seat"]
    first = await Client(two[0].url, opened["table"], key).open()
    rng = random.Random(5)
    for _ in range(10):
        await first.move_at_random(rng)
    await two[0].kill()
    await first.until(lambda: first.code is not None)
    second = await Client(two[1].url, opened["table"], key).open()
    assert second.ply == 10
    assert second.views == first.views
    assert (await second.move_at_random(rng))["t"] == "ok"
    await second.close()
    await two[0].start()
