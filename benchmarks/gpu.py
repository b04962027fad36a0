"""Batches on a GPU: the same final bytes as the CPU's games, then random play with and without observations.

Whole loops by the clock on the wall, three runs each; the GPU is named. Says so when there is none. Run as a script
(``python -m benchmarks.gpu empires 60 128``: the game, the size of functions that are not inlined, the most registers
a thread may have) it tries blocks and batches of several sizes; several such processes compile side by side and take
turns in measuring.
"""

from __future__ import annotations

import fcntl
import os
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from benchmarks.measure import Row
from tatami.envs.batch import Batch

GROUP = "GPU"
SAME = {"empires": 100_000, "seven": 100_000}
SIZES = (16_384, 65_536, 262_144)
RUNS = 3
LONGEST = 100_000  # more decisions than a game has


def rows(budget: float = 1.0, games: tuple[str, ...] = ("empires", "seven"), players: int = 4) -> Iterator[Row]:
    """All rows, or one that says there is no GPU."""
    try:
        first = Batch(games[0], 64, players=players, device="cuda")
    except Exception as missing:  # whatever a machine without a GPU, its driver or its compiler raises
        yield Row(GROUP, "none", value="not measured", note=str(missing).splitlines()[0][:80])
        return
    cuda = first._cuda  # type: ignore[attr-defined]
    name = cuda.get_current_device().name
    yield Row(GROUP, "device", value=name.decode() if isinstance(name, bytes) else str(name))
    for game in games:
        begun = time.perf_counter()
        batch = Batch(game, 64, players=players, device="cuda", check=False)
        batch.step_random()
        batch.observe()
        batch.step(batch.choose())
        cuda.synchronize()
        took = f"{time.perf_counter() - begun:.1f} s"
        yield Row(GROUP, f"{game}: ready", value=took, note="compiled, or from the cache")
        yield same(game, players)
        for n in SIZES:
            batch = Batch(game, n, players=players, seed=1, device="cuda", check=False)
            batch.step_random(200)  # games in all eras
            on = f"{game}, {players} players, {n:,} games"
            yield timed(f"{on}, 32 random steps a call", lambda b=batch: many(b, 32), cuda, budget)  # type: ignore[misc]
            yield timed(f"{on}, a random step a call", lambda b=batch: many(b, 1), cuda, budget)  # type: ignore[misc]
            yield timed(f"{on}, observe, choose, step", lambda b=batch: seen(b), cuda, budget)  # type: ignore[misc]
            yield timed(f"{on}, the same in int8", lambda b=batch: seen_small(b), cuda, budget)  # type: ignore[misc]


def same(game: str, players: int) -> Row:
    """Whole games with the same seeds on both: final states, byte by byte."""
    n = SAME[game]
    ends = []
    for device in ("cpu", "cuda"):
        batch = Batch(game, n, players=players, seed=3, auto_reset=False, device=device)
        batch.step_random(LONGEST)
        ends.append((batch.states.tobytes(), np.asarray(_host(batch.rewards)).tobytes()))
    equal = ends[0] == ends[1]
    return Row(GROUP, f"{game}: {n:,} games, final bytes", value="equal" if equal else "DIFFERENT")


def many(batch: Any, times: int) -> int:
    """Random steps inside."""
    batch.step_random(times)
    return len(batch) * times


def seen(batch: Any) -> int:
    """What a learner does."""
    batch.observe()
    batch.step(batch.choose())
    return len(batch)


def seen_small(batch: Any) -> int:
    """The same with observations as small whole numbers."""
    batch.observe_numbers()
    batch.step(batch.choose())
    return len(batch)


def timed(name: str, work: Callable[[], int], cuda: Any, budget: float) -> Row:
    """Decisions a second: the best of three runs, all three in the note."""
    work()
    cuda.synchronize()
    rates = []
    for _ in range(RUNS):
        begun, decisions, spent = time.perf_counter(), 0, 0.0
        while spent < budget / RUNS:
            decisions += work()
            cuda.synchronize()
            spent = time.perf_counter() - begun
        rates.append(decisions / spent)
    return Row(GROUP, name, max(rates), note=" ".join(f"{rate / 1e6:.0f}M" for rate in rates))


def _host(array: Any) -> Any:
    return array.copy_to_host() if hasattr(array, "copy_to_host") else array


def tune(game: str, inlined: int = 0, registers: int = 0, players: int = 4) -> None:
    """What the compiler made of the game, whether it is the same as the CPU's, and how fast at which sizes."""
    from tatami.envs import gpu_batch
    from tatami.envs.setting import compiled, make_setting

    begun = time.time()

    def say(*words: Any) -> None:
        print(f"{game} {inlined}/{registers} {time.time() - begun:.0f} s:", *words, flush=True)

    gpu: Any = compiled([make_setting(game, players, {})], gpu=True)("kernel.gpu")
    if inlined:
        os.environ["TATAMI_INLINED"] = str(inlined)
    if registers:
        gpu.OPTIONS["max_registers"] = registers
    batch: Any = Batch(game, 64, players=players, device="cuda", check=False)
    cuda, kernels = batch._cuda, batch._kernels
    say("run compiled")
    batch.observe()
    batch.choose()
    cuda.synchronize()
    say("see compiled")
    for name in ("run", "see"):
        kernel: Any = getattr(kernels, name)
        if not gpu.SIMULATED:
            say(name, kernel.get_regs_per_thread(), "registers,", kernel.get_local_mem_per_thread(), "bytes of local")
    Batch(game, 64, players=players).step_random()
    with open(f"{tempfile.gettempdir()}/tatami-gpu.lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        say("measuring;", same(game, players).value, "final bytes")
        for gpu_batch.THREADS in (32, 64, 128):
            for n in SIZES:
                batch = Batch(game, n, players=players, seed=1, device="cuda", check=False)
                batch.step_random(200)
                for name, work in (
                    ("32 steps", lambda b=batch: many(b, 32)), ("1 step", lambda b=batch: many(b, 1)),
                    ("seen", lambda b=batch: seen(b)),
                ):  # fmt: skip
                    row = timed(name, work, cuda, 0.3)
                    say(f"blocks of {gpu_batch.THREADS}, {n} games, {name}: {row.note}")


if __name__ == "__main__":
    tune(sys.argv[1], *map(int, sys.argv[2:]))
