"""Other machines: arenas and a server's bots on a Ray of two workers, one of which dies."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
import ray

import tatami
from tatami.bots.arena import run
from tatami.bots.workers import workers
from tatami.server.botpool import BotPool
from tatami.server.settings import Settings


@pytest.fixture(scope="module", autouse=True)
def cluster() -> Iterator[None]:
    """A Ray of this machine, joined by all tests here."""
    before = os.environ.get("TATAMI_JIT")
    os.environ["TATAMI_JIT"] = "0"  # for its workers: what they play is played plainly
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
    yield
    ray.shutdown()
    os.environ.pop("TATAMI_JIT") if before is None else os.environ.update(TATAMI_JIT=before)


def test_an_arena_on_two_workers() -> None:
    far = run("empires", ["novice", "random"], 2, seed=5, workers=2, on="ray")
    near = run("empires", ["novice", "random"], 2, seed=5, workers=1)
    assert [(s.bot, s.share, s.score) for s in far.standings] == [(s.bot, s.share, s.score) for s in near.standings]


def test_nothing_is_lost_when_a_worker_dies(tmp_path: Path) -> None:
    """One of the jobs kills its worker the first time: it is done again, and every job has its answer once."""

    def square(number: int) -> int:
        if number == 3 and not (tmp_path / "died").exists():
            (tmp_path / "died").touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return number * number

    def fail() -> None:
        raise ValueError("own fault")

    with workers("ray", 2) as pool:
        answers = [pool.submit(square, number) for number in range(8)]
        assert [answer.result(60) for answer in answers] == [number * number for number in range(8)]
        assert (tmp_path / "died").exists()
        with pytest.raises(ValueError, match="own fault"):
            pool.submit(fail).result(60)


@pytest.mark.asyncio
async def test_a_servers_bots_think_there() -> None:
    """A host may send the thinking to a cluster: moves come back, and no notice that they are weak ones."""
    pool = BotPool(Settings(bot_processes=2, bots_on="ray", bot_seconds=120))
    table = tatami.new_table("seven", players=2, seed=4)
    try:
        for _ in range(3):
            seat = table.to_act[0]
            words, notice = await pool.choose(table, seat, "soldier", [])
            assert notice is None
            table.play(words, seat)
    finally:
        pool.stop()
