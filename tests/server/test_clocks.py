"""Clocks, with a time of our own that moves when told to."""

from __future__ import annotations

import asyncio
import random

import pytest

from tatami.server.clocks import DAY, Clocks

from .client import Client
from .conftest import Serve

pytestmark = pytest.mark.asyncio
LIVE = {"kind": "live", "base": 100, "increment": 5, "days": 2}
DAYS = {"kind": "days", "base": 100, "increment": 5, "days": 2}


class OurTime:
    """A time that stands still until it is moved."""

    def __init__(self) -> None:
        self._now = 1_000_000_000.0
        self._sleepers: list[tuple[float, asyncio.Future[None]]] = []
        self._asleep = asyncio.Condition()

    def now(self) -> float:
        return self._now

    async def sleep(self, seconds: float) -> None:
        waiting = asyncio.get_running_loop().create_future()
        async with self._asleep:
            self._sleepers.append((self._now + seconds, waiting))
            self._asleep.notify_all()
        await waiting

    async def advance(self, seconds: float, sleepers: int = 1) -> None:
        """Move it, once so many servers have done their round and sleep."""
        async with asyncio.timeout(20), self._asleep:
            await self._asleep.wait_for(lambda: len(self._sleepers) >= sleepers)
        self._now += seconds
        due = [s for s in self._sleepers if s[0] <= self._now]
        self._sleepers = [s for s in self._sleepers if s[0] > self._now]
        for _, waiting in due:
            if not waiting.done():
                waiting.set_result(None)


async def test_a_live_clock_counts_and_credits() -> None:
    clocks = Clocks(LIVE, 2, 0)
    clocks.turn(0, [0])
    clocks.turn(30, [1], moved=0)
    assert clocks.left == [75, 100]
    assert clocks.deadline() == 130
    assert clocks.at_moment(40) == [75, 90]
    assert clocks.expired(129) == []
    assert clocks.expired(130) == [1]
    clocks.turn(500, [0, 1], moved=1)
    assert clocks.left == [75, 5]
    again = Clocks(LIVE, 2, 0, clocks.record_of())
    assert again.record_of() == clocks.record_of()
    clocks.turn(510, [])
    assert clocks.deadline() is None
    assert clocks.left == [65, 0]
    clocks.give_grace(1)
    assert clocks.left == [65, 65]


async def test_a_clock_of_days_begins_anew_with_each_move() -> None:
    clocks = Clocks(DAYS, 3, 0)
    clocks.turn(0, [0, 1])
    clocks.turn(DAY, [1, 2], moved=0)
    assert clocks.left == [DAY, DAY, 2 * DAY], "who was waited for already is not given more"
    clocks.turn(1.5 * DAY, [1, 2], moved=1)
    assert clocks.left[1:] == [2 * DAY, 1.5 * DAY]


async def _both(one: Client, two: Client, ply: int) -> None:
    for client in (one, two):
        await client.reach(ply)


async def test_time_out_lets_a_bot_play_on_until_the_player_is_back(serve: Serve) -> None:
    time = OurTime()
    here = await serve(time, sweep_seconds=1, stand_in="random")
    opened = await here.table("mine", "mine", clock=LIVE, seed=9)
    one, two = await here.players(opened, 0, 1)
    assert one.turn["clock"]["left"] == [100, 100]
    rng = random.Random(9)
    while one.turn["clock"]["running"] != [0]:
        mover = two if two.may_act() is not None else one
        ply = (await mover.move_at_random(rng))["ply"]
        await _both(one, two, ply)
    left = one.turn["clock"]["left"][0]
    await time.advance(left - 1)
    again = await here.client(opened["table"], opened["links"]["seat"][0])
    assert again.turn["clock"]["left"][0] == 1
    assert again.state["seats"][0]["stand_in"] is None
    await time.advance(2)
    notice = await two.until_heard("notice")
    assert (notice["kind"], notice["seat"]) == ("time-out", 0)
    await two.until(lambda: two.state["seats"][0]["stand_in"] == "random")
    before = two.ply
    await two.until(lambda: two.ply > before or two.may_act() is not None)
    assert (await one.ask("giveback", seat=0))["t"] == "ok"
    await two.until(lambda: two.state["seats"][0]["stand_in"] is None)
    assert one.state["seats"][0]["stand_in"] is None
    await one.until(lambda: one.turn["clock"]["left"][0] >= 60)


async def test_clocks_outlive_the_server(serve: Serve) -> None:
    time = OurTime()
    first = await serve(time, sweep_seconds=1)
    opened = await first.table("mine", "mine", clock=DAYS, seed=9)
    one, _ = await first.players(opened, 0, 1)
    ply = (await one.move_at_random(random.Random(1)))["ply"]
    await one.until(lambda: one.ply == ply)
    clock = one.turn["clock"]
    second = await serve(time, sweep_seconds=1, stand_in="random")
    assert await second.services.store.due(time.now()) == []
    await time.advance(2 * DAY + 2, sleepers=2)
    late = await second.client(opened["table"], opened["links"]["seat"][0])
    await late.until(lambda: any(s["stand_in"] for s in late.state["seats"]))
    assert clock["kind"] == "days"
