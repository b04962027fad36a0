"""A batch on a GPU plays the same games as one on the CPU; test_gpu.py runs it in Numba's simulator of a GPU."""

from __future__ import annotations

import sys
from typing import Any

import numpy as np
import pytest

from tatami.envs.batch import Batch

SETTINGS: dict[str, list[dict[str, Any]]] = {
    "empires": [{"players": 2}, {"players": 3, "modules": ["agendas", "mountains", "dojo", "new_region"]}],
    "empires base": [{"players": 2}, {"players": 4}],
    "seven": [{"players": 2}, {"players": 5, "level": "hard"}],
}


def same(cpu: Batch, gpu: Batch) -> None:
    """All that a batch shows."""
    for name in ("actor", "counts", "rewards", "margins", "done", "seeds"):
        assert np.array_equal(getattr(gpu, name).copy_to_host(), getattr(cpu, name)), name
    there = np.arange(cpu.lists.shape[1]) < cpu.counts[:, None]
    assert np.array_equal(np.where(there, gpu.lists.copy_to_host(), 0), np.where(there, cpu.lists, 0))
    assert gpu.states.tobytes() == b"".join(state.tobytes() for state in cpu.states)


def main(name: str, n: int, steps: int) -> None:
    """Some games of both settings: begun, seen, stepped by given and by random actions, refused what is not legal."""
    cpu: Any
    gpu: Any
    game = name.split()[0]
    cpu, gpu = (Batch(game, n, settings=SETTINGS[name], seed=4, threads=1, device=d) for d in ("cpu", "cuda"))
    assert bool(gpu._load("kernel.mode").FIXED) == name.endswith("base")
    same(cpu, gpu)
    for _ in range(steps):
        chosen = cpu.choose().copy()
        assert np.array_equal(gpu.choose().copy_to_host(), chosen)
        cpu.step(chosen)
        gpu.step(chosen)
        same(cpu, gpu)
        cpu.step_random(3)
        gpu.step_random(3)
        same(cpu, gpu)
    assert np.array_equal(gpu.observe().copy_to_host(), cpu.observe())
    assert np.array_equal(gpu.observe(1).copy_to_host(), cpu.observe(1))
    assert np.array_equal(gpu.observe_numbers().copy_to_host(), cpu.observe_numbers())
    assert np.array_equal(gpu.observe_numbers(1).copy_to_host(), cpu.observe_numbers(1))
    assert np.array_equal(gpu.mask().copy_to_host(), cpu.mask())
    assert np.array_equal(gpu.evaluate().copy_to_host(), cpu.evaluate())
    there = np.arange(cpu.lists.shape[1]) < cpu.counts[:, None]
    assert np.array_equal(np.where(there, gpu.priors().copy_to_host(), 0), np.where(there, cpu.priors(), 0))
    asked = np.arange(n) % 2
    for where, samples in ((True, 1), (asked, 2)):
        shown = gpu.ahead(samples, 5, where).copy_to_host()
        assert np.array_equal(np.where(there, shown, 0), np.where(there, cpu.ahead(samples, 5, where), 0))
    cpu.resample(1)
    gpu.resample(1)
    same(cpu, gpu)
    cpu.play_others(1)
    gpu.play_others(1)
    same(cpu, gpu)
    bad = cpu.choose().copy()
    gpu.choose()
    bad[1] = len(cpu.actions) - 1
    with pytest.raises(ValueError, match="not legal in game 1"):
        gpu.step(bad)
    same(cpu, gpu)
    print("same", n, "games")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
