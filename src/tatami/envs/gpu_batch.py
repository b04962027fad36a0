"""Many games at once on a GPU: ``Batch("empires", 65536, players=2, device="cuda")``.

The same kernels, the same seeds, the same games as on the CPU; one thread a game. All arrays stay on the GPU and are
handed out as arrays with ``__cuda_array_interface__``, which torch, CuPy and Numba read without a copy; `tensors` gives
torch tensors, and other libraries take those by DLPack.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

import numpy as np
from numpy.typing import ArrayLike

from ..bots.thinker import FINISH_STEPS
from ..kernel import NONE
from ..kernel.records import Layout
from .batch import Batch
from .setting import compiled

THREADS = 64
"""Threads of a block: few, because a game needs many registers and much of the cache."""


class GpuBatch(Batch):
    """A batch whose games lie on the GPU."""

    def _prepare(self, game: str) -> None:
        self._load = compiled(self.settings, gpu=True)
        self._gpu: Any = self._load("kernel.gpu")
        self._cuda = self._gpu.cuda
        if not self._cuda.is_available():
            raise RuntimeError('There is no GPU that Numba can use here; device="cpu" plays on the processor.')
        self._kernels: Any = self._load("envs.gpu_loops")
        self._loops = self._load("envs.loops")

    def _records(self, layout: Layout, n: int) -> Any:
        return self._placed(np.zeros((layout.itemsize // 8, n), np.int64))

    def _rules_of(self, rows: list[Any]) -> Any:
        return rows if self._gpu.SIMULATED else self._placed(np.concatenate([row.record() for row in rows]))

    def _placed(self, array: Any) -> Any:
        return self._cuda.to_device(array)

    def _shared_by(self, threads: int | None) -> None:
        pass

    @property
    def states(self) -> Any:
        """The states, copied to the host: an array of records as the CPU's batch has it."""
        words = np.ascontiguousarray(self._columns.copy_to_host().T)
        return words.view(self.settings[0].game.contract.STATE.dtype)[:, 0]

    @states.setter
    def states(self, records: Any) -> None:
        self._columns = records

    def reset(self, seed: int) -> None:
        """Begin all games anew."""
        self._launch("seed_all", self._words, seed)
        self._run(self._loops.BEGIN, self._choice)

    def mask(self) -> Any:
        """Legal actions as a table of 0 and 1, a row a game."""
        if self._mask is None:
            self._mask = self._placed(np.zeros((len(self), len(self.actions)), np.int8))
        self._launch("mask", self.lists, self.counts, self._mask)
        return self._mask

    def observe(self, seats: ArrayLike | None = None) -> Any:
        """What a seat of each game may know, a row a game (stored column by column); zeros for seat -1."""
        who = self.actor if seats is None else self._placed(self._seats(seats, NONE))
        self._launch("see", self._columns, self._rules, self._which, who, self._observed.columns)
        return self._observed

    def observe_numbers(self, seats: ArrayLike | None = None) -> Any:
        """The same as small whole numbers (int8), a quarter of the memory; see `scales`."""
        if self._numbers is None:
            self._numbers = self._observations(np.int8)
        who = self.actor if seats is None else self._placed(self._seats(seats, NONE))
        self._launch("see_numbers", self._columns, self._rules, self._which, who, self._numbers.columns)
        return self._numbers

    def evaluate(self, seats: ArrayLike | None = None) -> Any:
        """The hand-made evaluation of a seat's position in each game (by default of the seat that decides)."""
        who = self.actor if seats is None else self._placed(self._seats(seats, NONE))
        out = self._placed(np.zeros(len(self), np.float32))
        self._launch("judge", self._columns, self._rules, self._which, who, out)
        return out

    def priors(self) -> Any:
        """The hand-made weight of each action in `lists`, a row a game."""
        if self._priors is None:
            self._priors = self._placed(np.zeros(self.lists.shape, np.float32))
        self._launch("favour", self._columns, self._rules, self._which, self.lists, self.counts, self._priors)
        return self._priors

    def ahead(self, samples: int = 1, seed: int = 0, where: Any = True) -> Any:
        """How good each action in `lists` looks one step ahead, a thread each; ``where`` may lie on the GPU."""
        if self._ahead is None:
            self._ahead = self._placed(np.zeros(self.lists.shape, np.float32))
        asked = where if hasattr(where, "__cuda_array_interface__") else np.broadcast_to(where, (len(self),))
        games = (self._columns, self._rules, self._which, self.lists, self.counts, self.actor)
        orders = (seed, samples, FINISH_STEPS, self._ahead)
        self._launch("ahead", *games, self._given(asked, np.int8), *orders, threads=self._ahead.size)
        return self._ahead

    def resample(self, seat: int) -> None:
        """Draw anew all that the seat cannot know, in every game."""
        self._seats(seat)
        self._launch("redraw", self._columns, self._rules, self._which, self._words, seat)

    def step(self, actions: Any) -> None:
        """Play one action in every running game, none where it is -1; actions may lie on the GPU (int64) or not."""
        chosen = self._given(actions, np.int64)
        if chosen.shape != self.counts.shape:
            raise ValueError(f"{len(self)} games need {len(self)} actions, not an array of shape {chosen.shape}.")
        if self.check:
            found = self._placed(np.full(1, len(self), np.int64))
            self._launch("first_illegal", self.lists, self.counts, chosen, found)
            bad = int(found.copy_to_host()[0])
            if bad < len(self):
                raise ValueError(f"Action {int(chosen.copy_to_host()[bad])} is not legal in game {bad}.")
        self._run(self._loops.STEP, chosen)

    def choose(self) -> Any:
        """A random legal action for every game, from the games' own streams."""
        self._launch("choose", self._words, self.lists, self.counts, self._choice)
        return self._choice

    def play_others(self, seats: ArrayLike) -> None:
        """Let all seats but this one (of each game) play at random until it must decide."""
        self._mine.copy_to_device(1 << self._seats(seats).astype(np.int64))
        self._run(self._loops.OTHERS, self._choice)

    def tensors(self, from_dlpack: Any = None) -> dict[str, Any]:
        """The arrays as torch tensors on the GPU, or another library's by its ``from_dlpack``; nothing is copied."""
        torch = import_module("torch")
        arrays = {
            "observation": self._observed, "mask": self.mask(), "actor": self.actor, "counts": self.counts,
            "lists": self.lists, "rewards": self.rewards, "margins": self.margins, "done": self.done,
        }  # fmt: skip
        shared = {name: torch.as_tensor(array, device="cuda") for name, array in arrays.items()}
        return {name: from_dlpack(tensor) for name, tensor in shared.items()} if from_dlpack else shared

    def _observations(self, kind: type[np.generic]) -> Any:
        """Kept column by column, so that neighbouring threads write side by side; shown as a row a game."""
        return _Turned(self._placed(np.zeros((self.settings[0].n_observed, len(self)), kind)))

    def _given(self, array: Any, kind: type[np.integer[Any]]) -> Any:
        """What a caller gives, on the GPU; what lies there already is taken as it is."""
        if hasattr(array, "__cuda_array_interface__"):
            return self._cuda.as_cuda_array(array)
        return array if hasattr(array, "copy_to_host") else self._placed(np.ascontiguousarray(array, dtype=kind))

    def _run(self, kind: int, actions: Any, times: int = 1) -> None:
        orders = (kind, times, int(self.auto_reset))
        games = (self._columns, self._rules, self._which, self._words, self.lists, self.counts, self.actor)
        self._launch("run", *games, actions, self.seeds, self._mine, *self._results, *orders)

    def _launch(self, name: str, *arguments: Any, threads: int = 0) -> None:
        """Start a thread a game, or so many."""
        count = threads or len(self)
        block = min(THREADS, count)
        getattr(self._kernels, name)[-(-count // block), block](*arguments)


class _Turned:
    """A table on the GPU with rows and columns changed."""

    def __init__(self, array: Any):
        self.columns = array
        self.shape = array.shape[::-1]
        self.dtype = array.dtype

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        known = dict(self.columns.__cuda_array_interface__)
        size = self.columns.dtype.itemsize
        return known | {"shape": self.shape, "strides": (size, size * self.shape[0])}

    def copy_to_host(self) -> Any:
        """A copy for the CPU."""
        return np.ascontiguousarray(self.columns.copy_to_host().T)
