"""The engine and its environments under random play."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

import tatami
from benchmarks.measure import Row, Work, rate, seconds
from tatami.envs.batch import Batch
from tatami.envs.setting import Setting, compiled, make_setting
from tatami.kernel import twin
from tatami.kernel.records import PlainRecord, PlainRecords

ALL = ["agendas", "mountains", "shrines", "random_neutral", "new_region", "dojo"]
GAMES: dict[str, tuple[str, int, dict[str, Any]]] = {
    "empires base, 4 players": ("empires", 4, {}),
    "empires base, 2 players": ("empires", 2, {}),
    "empires all modules, 5 players": ("empires", 5, {"modules": ALL}),
    "empires solo": ("empires", 1, {}),
    "seven, 4 players": ("seven", 4, {}),
}
CORES = min(2, os.cpu_count() or 1)
FIRST = (
    "from tatami.kernel import twin; from tatami.envs.setting import make_setting; import numpy as np;"
    "s = make_setting({game!r}, 4, {{}}); loops = twin({game!r})('kernel.loops');"
    "loops.play_serial(np.zeros(1, s.game.contract.STATE), s.rules.record(), 1)"
)
FIRST_BATCH = "from tatami.envs.batch import Batch; b = Batch({game!r}, 256); b.observe(); b.mask(); b.step_random()"
PLAIN = "import tatami; tatami.new_table({game!r}, players=4, seed=1).legal()"


def engine(budget: float) -> Iterator[Row]:
    """Whole random games in one compiled call, on one core and on two; then plain."""
    for name, (game, players, options) in GAMES.items():
        setting = make_setting(game, players, options)
        yield rate("engine, compiled", f"{name}, 1 core", serial(setting), budget)
    for name in ("empires base, 4 players", "seven, 4 players"):
        setting = make_setting(*GAMES[name])
        yield rate("engine, compiled", f"{name}, {CORES} threads", threaded(setting, CORES), budget, wall=True)
    for name in ("empires base, 4 players", "seven, 4 players"):
        yield rate("engine, plain Python", name, plain(make_setting(*GAMES[name])), budget)
    yield rate("engine, plain Python", "empires base, 4 players, at a Table", by_table("empires", 4), budget)


def serial(setting: Setting, count: int = 200) -> Work:
    """Games one after the other."""
    loops: Any = compiled([setting])("kernel.loops")
    states = np.zeros(count, setting.game.contract.STATE)
    rules, seeds = setting.rules.record(), iter(range(0, 1 << 60, count))
    return lambda: (int(loops.play_serial(states, rules, next(seeds))), count)


def threaded(setting: Setting, threads: int) -> Work:
    """The same in several threads."""
    works = [serial(setting) for _ in range(threads)]
    works[0]()
    pool = ThreadPoolExecutor(threads)

    def work() -> tuple[int, int]:
        done = [f.result() for f in [pool.submit(w) for w in works]]
        return sum(d for d, _ in done), sum(g for _, g in done)

    return work


def plain(setting: Setting) -> Work:
    """The same source without a compiler."""
    loops: Any = twin(setting.game.name, False)("kernel.loops")
    states = PlainRecords([PlainRecord(setting.game.contract.STATE)])
    seeds = iter(range(1 << 60))
    return lambda: (int(loops.play_serial(states, [setting.rules], next(seeds))), 1)


def by_table(game: str, players: int) -> Work:
    """The table people play at: words, events, undo."""
    rng = random.Random(1)

    def work() -> tuple[int, int]:
        table = tatami.new_table(game, players=players, seed=rng.randrange(1 << 40))
        while not table.over:
            table.play(rng.choice(table.legal()))
        return table.ply, 1

    return work


def costs() -> Iterator[Row]:
    """Bytes and nanoseconds of a state in the middle of a game."""
    for game in ("empires", "seven"):
        setting = make_setting(game, 4, {})
        yield Row("state", f"{game}: size", value=f"{setting.game.contract.STATE.itemsize} bytes")
        loops: Any = twin(game, True)("kernel.loops")
        batch = Batch(game, 2, players=4, seed=1, threads=1)
        for _ in range(12):
            batch.step_random()
        many: Any = twin(game, True)("envs.loops").legal_many
        rules = setting.rules.record()
        works: dict[str, tuple[Any, ...]] = {
            "copy": (loops.copy_many, batch.states),
            "list of legal actions": (many, batch.states, rules, batch.lists),
        }
        for name, (loop, *arguments) in works.items():
            loop(*arguments, 1)
            best = min(_timed(loop, *arguments, 200_000) for _ in range(3))
            note = f"{batch.counts[0]} actions" if "legal" in name else ""
            yield seconds("state", f"{game}: {name}", best / 200_000, note)


def _timed(loop: Any, *arguments: Any) -> float:
    begun = time.thread_time()
    loop(*arguments)
    return time.thread_time() - begun


def starts() -> Iterator[Row]:
    """From the start of a process: first compile (empty cache), warm cache, plain."""
    with tempfile.TemporaryDirectory() as cache:
        for game in ("empires", "seven"):
            for name, code in ((f"{game}: random play", FIRST), (f"{game}: batch", FIRST_BATCH)):
                cold, warm = (_process(code.format(game=game), cache) for _ in range(2))
                yield seconds("start", f"{name}, first compile", cold)
                yield seconds("start", f"{name}, warm cache", warm)
    for game in ("empires", "seven"):
        yield seconds("start", f"{game}: plain table", _process(PLAIN.format(game=game), ""))


def _process(code: str, cache: str) -> float:
    begun = time.perf_counter()
    subprocess.run([sys.executable, "-c", code], check=True, env={**os.environ, "TATAMI_CACHE": cache or os.devnull})
    return time.perf_counter() - begun


def batches(budget: float) -> Iterator[Row]:
    """Batches: random steps in compiled code; actions from NumPy; with observations (and masks); with small numbers."""
    for n in (1024, 8192):
        for game in ("empires", "seven"):
            for threads in sorted({1, CORES}):
                batch = spread(Batch(game, n, players=4, seed=1, threads=threads))
                on = f"{game}, 4 players, {threads} core{'s' * (threads > 1)}"
                for name, work in LOOPS.items():
                    yield rate(f"batch of {n}", f"{on}, {name}", work(batch), budget, threads > 1)


def spread(batch: Batch, over: int = 200) -> Batch:
    """Games begun at different times, so that all eras are measured at once and games end evenly."""
    begin = np.arange(len(batch)) % over
    for now in range(over):
        batch.step(np.where(begin <= now, batch.choose(), -1))
    return batch


def stepped(batch: Batch) -> Work:
    """Random actions chosen inside."""

    def work() -> tuple[int, int]:
        batch.step_random()
        return len(batch), int(batch.done.sum())

    return work


def given(batch: Batch) -> Work:
    """Actions handed in, and checked."""

    def work() -> tuple[int, int]:
        batch.step(batch.choose())
        return len(batch), int(batch.done.sum())

    return work


def seen(batch: Batch) -> Work:
    """What a learner does that chooses from the lists."""

    def work() -> tuple[int, int]:
        batch.observe()
        batch.step(batch.choose())
        return len(batch), int(batch.done.sum())

    return work


def masked(batch: Batch) -> Work:
    """The same with a mask over all actions."""
    learn = seen(batch)

    def work() -> tuple[int, int]:
        batch.mask()
        return learn()

    return work


def seen_small(batch: Batch) -> Work:
    """What a learner does that takes observations as small whole numbers."""

    def work() -> tuple[int, int]:
        batch.observe_numbers()
        batch.step(batch.choose())
        return len(batch), int(batch.done.sum())

    return work


LOOPS = {
    "random steps": stepped,
    "actions from NumPy": given,
    "with observations and masks": masked,
    "with observations": seen,
    "with int8 observations": seen_small,
}
