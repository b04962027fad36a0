"""Clocks, with a time of our own that moves when told to."""

from __future__ import annotations

import asyncio
import random

import pytest

from tatami.server.clocks import DAY, Clocks

from .client import Client
from .conftest import Serve, generous, running

pytestmark = pytest.mark.asyncio
LIVE = {"kind": "live", "base": 100, "increment": 5, "days": 2}
DAYS = {"kind": "days", "base": 100, "increment": 5, "days": 2}


class OurTime:
    """A time that stands still until it is moved."""

    def __init__(self) -> None:
        self._now, self._jumped = 1_000_000_000.0, 0.0
        self._sleepers: list[tuple[float, asyncio.Future[None]]] = []
        self._asleep = asyncio.Condition()

    def now(self) -> float:
        return self._now + self._jumped

    def mono(self) -> float:
        return self._now

    def jump(self, seconds: float) -> None:
        """The system's clock is set: no time has passed."""
        self._jumped += seconds

    def pass_unseen(self, seconds: float) -> None:
        """Time passes while no server is up."""
        self._sleepers.clear()
        self._now += seconds

    async def sleep(self, seconds: float) -> None:
        waiting = asyncio.get_running_loop().create_future()
        async with self._asleep:
            self._sleepers.append((self._now + seconds, waiting))
            self._asleep.notify_all()
        await waiting

    async def advance(self, seconds: float, sleepers: int = 2) -> None:
        """Move it, once the server has done its rounds (one through the tables, one for its uptime) and sleeps."""
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


async def test_an_outage_costs_nobody_anything(database: str) -> None:
    """Clocks counted the time the server was down: a long outage lost every running game."""
    time = OurTime()
    async with running(generous(database, sweep_seconds=1), time) as first:
        opened = await first.table("mine", "mine", clock=DAYS, seed=9)
        one, _ = await first.players(opened, 0, 1)
        ply = (await one.move_at_random(random.Random(1)))["ply"]
        await one.until(lambda: one.ply == ply)
        await time.advance(DAY)
        before = (await first.client(opened["table"], opened["links"]["seat"][0])).turn["clock"]
        await first.services.uptime.keep()
    time.pass_unseen(30 * DAY)
    async with running(generous(database, sweep_seconds=1, stand_in="random"), time) as second:
        late = await second.client(opened["table"], opened["links"]["seat"][0])
        assert late.turn["clock"]["left"] == pytest.approx(before["left"], abs=10)
        await time.advance(1)
        assert await second.services.store.due(second.services.uptime.now()) == []
        await time.advance(DAY + 2)
        await late.until(lambda: any(s["stand_in"] for s in late.state["seats"]))


async def test_the_date_of_a_move_is_a_date(serve: Serve) -> None:
    """Home said "40 days ago" of a move just made: it was dated by the clock that stands while no server is up."""
    time = OurTime()
    here = await serve(time)
    opened = await here.table("mine", "mine", seed=9)
    one, two = await here.players(opened, 0, 1)
    time.jump(40 * DAY)
    acting, rnd = one.turn["to_act"], random.Random(1)
    while one.turn["to_act"] == acting:
        mover = one if one.may_act() is not None else two
        await _both(one, two, (await mover.move_at_random(rnd))["ply"])
    stored = await here.services.store.table(opened["table"])
    assert stored is not None
    assert stored[0].moved == time.now()


async def test_a_jump_of_the_systems_clock_costs_nobody_anything(serve: Serve) -> None:
    time = OurTime()
    here = await serve(time, sweep_seconds=1)
    opened = await here.table("mine", "mine", clock=LIVE, seed=9)
    one, _ = await here.players(opened, 0, 1)
    before = one.turn["clock"]["left"]
    for seconds in (400 * DAY, -800 * DAY):
        time.jump(seconds)
        await time.advance(2)
        await time.advance(0)
        again = await here.client(opened["table"], opened["links"]["seat"][0])
        assert not any(s["stand_in"] for s in again.state["seats"])
        assert again.turn["clock"]["left"] == pytest.approx(before, abs=10)


async def test_clocks_stand_while_the_database_is_away(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    time = OurTime()
    here = await serve(time, sweep_seconds=1)
    uptime, store = here.services.uptime, here.services.store
    await time.advance(100)
    await time.advance(0)  # its own round is done
    await uptime.keep()
    before = uptime.now()

    async def away(_seconds: float) -> float:
        raise ConnectionError

    monkeypatch.setattr(store, "keep_uptime", away)
    with pytest.raises(ConnectionError):
        await uptime.keep()
    await time.advance(1000)
    await time.advance(0)
    assert uptime.now() == before
    monkeypatch.undo()
    await uptime.keep()
    await time.advance(10)
    assert uptime.now() == before + 10
