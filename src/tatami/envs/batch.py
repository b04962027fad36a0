"""Many games at once, in one array, on all cores.

    >>> from tatami.envs.batch import Batch
    >>> batch = Batch("empires", 4096, players=2, seed=7)
    >>> while learning:
    ...     actions = policy(batch.observe(), batch.mask())
    ...     batch.step(actions)  # batch.done, batch.rewards; ended games begin anew

Everything handed out is a NumPy array that the batch keeps and overwrites: nothing is copied, and `tensors` shares the
same memory with torch by DLPack. Games depend on the seed alone, not on the number of threads.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from ..bots.thinker import FINISH_STEPS
from ..game import Json
from ..kernel import NONE
from ..kernel.records import Layout
from .setting import compiled, make_setting


class Batch:
    """N games of one kind; options may differ from game to game."""

    def __new__(cls, *_: Any, device: str = "cpu", **__: Any) -> Batch:
        """``device="cuda"`` gives a batch that lies on the GPU (see gpu_batch.py)."""
        if device == "cpu":
            return super().__new__(cls)
        if device != "cuda":
            raise ValueError(f'A batch lies on "cpu" or "cuda", not on {device!r:.30}.')
        from .gpu_batch import GpuBatch

        return super().__new__(GpuBatch)

    def __init__(
        self,
        game: str,
        n: int,
        *,
        players: int = 2,
        seed: int = 0,
        threads: int | None = None,
        auto_reset: bool = True,
        check: bool = True,
        device: str = "cpu",
        board: Json | None = None,
        rules_version: int | None = None,
        settings: Sequence[Mapping[str, Any]] | None = None,
        **options: Any,
    ):
        """``settings``: several option sets (``players``, ``rules_version`` and all), dealt out to the games in turn.

        ``check``: look for illegal actions before a step (costs a few percent).
        """
        if n < 1:
            raise ValueError(f"A batch has at least one game, not {n}.")
        wanted = [dict(s) for s in settings] if settings else [{"players": players, **options}]
        self.settings = [
            make_setting(game, s.pop("players", players), s, board, s.pop("rules_version", rules_version))
            for s in wanted
        ]
        self.game, self._n = game, n
        self.auto_reset, self.check = auto_reset, check
        self.actions = self.settings[0].actions
        """The fixed table of actions, with names (of the first setting)."""
        self._prepare(game)
        contract = self.settings[0].game.contract
        self.states = self._records(contract.STATE, n)
        self._rules = self._rules_of([setting.rules for setting in self.settings])
        self._shared_by(threads)
        self.which = np.arange(n, dtype=np.int64) % len(self.settings)
        """The setting of each game."""
        self.seats = np.array([s.seats for s in self.settings], np.int8)[self.which]
        placed = self._placed
        self._which = placed(self.which)
        self.actor = placed(np.full(n, NONE, np.int8))
        """The seat that decides; -1 where a game is over and none begins anew."""
        self.counts = placed(np.zeros(n, np.int64))
        """How many actions are legal."""
        self.lists = placed(np.zeros((n, contract.MAX_LEGAL), np.int16))
        """Their numbers; only the first ``counts[i]`` of a row count."""
        self.rewards = placed(np.zeros((n, contract.MAX_SEATS), np.float32))
        """The share of the win of each seat, where a game ended in this step; else 0."""
        self.margins = placed(np.zeros((n, contract.MAX_SEATS), np.float32))
        """The same, finer: points ahead, from -1 to 1."""
        self.done = placed(np.zeros(n, np.int8))
        self.seeds = placed(np.zeros(n, np.int64))
        """The seed of each game under way: ``tatami.new_table`` plays the same game from it."""
        self._words = placed(np.zeros(n, np.int64))
        self._choice = placed(np.zeros(n, np.int64))
        self._observed = self._observations(np.float32)
        self._numbers: Any = None
        self._mask: Any = None
        self._priors: Any = None
        self._shares: Any = None
        self._ahead: NDArray[np.float32] | None = None
        self._mine = placed(np.zeros(n, np.int64))
        self._results = (self.rewards, self.margins, self.done)
        self.reset(seed)

    # where the games lie: a batch on a GPU has its own

    def _prepare(self, game: str) -> None:
        self._load = compiled(self.settings)
        self._loops: Any = self._load("envs.loops")

    def _records(self, layout: Layout, n: int) -> Any:
        return self._load("kernel").new_states(layout, n)

    def _rules_of(self, rows: list[Any]) -> Any:
        return np.concatenate([row.record() for row in rows]) if self._load("kernel").JIT else rows

    def _placed(self, array: NDArray[Any]) -> Any:
        return array

    def _observations(self, kind: type[np.generic]) -> Any:
        return np.zeros((len(self), self.settings[0].n_observed), kind)

    def _shared_by(self, threads: int | None) -> None:
        self._share = _Share(len(self), threads or os.cpu_count() or 1)

    def __len__(self) -> int:
        return self._n

    def reset(self, seed: int) -> None:
        """Begin all games anew."""
        self._loops.seed_all(self._words, seed)
        self._run(self._loops.BEGIN, self._choice)

    def mask(self) -> NDArray[np.int8]:
        """Legal actions as a table of 0 and 1, a row a game."""
        if self._mask is None:
            self._mask = np.zeros((len(self), len(self.actions)), np.int8)
        self._share(self._loops.mask, self.lists, self.counts, self._mask)
        return self._mask

    def observe(self, seats: ArrayLike | None = None) -> NDArray[np.float32]:
        """What a seat of each game may know, a row a game; by default the seat that decides. Zeros for seat -1."""
        who = self.actor if seats is None else self._seats(seats, NONE)
        self._share(self._loops.see, self.states, self._rules, self.which, who, self._observed)
        return self._observed

    def observe_numbers(self, seats: ArrayLike | None = None) -> NDArray[np.int8]:
        """The same as small whole numbers (int8), sooner: times `scales` they are what `observe` gives.

        Only points and resources above 127 say 127 here.
        """
        if self._numbers is None:
            self._numbers = self._observations(np.int8)
        who = self.actor if seats is None else self._seats(seats, NONE)
        self._share(self._loops.see_numbers, self.states, self._rules, self.which, who, self._numbers)
        return self._numbers

    @property
    def scales(self) -> NDArray[np.float32]:
        """What each entry of `observe_numbers` is multiplied by to lie between about 0 and 1."""
        return self.settings[0].scales

    def evaluate(self, seats: ArrayLike | None = None) -> NDArray[np.float32]:
        """The hand-made evaluation of a seat's position in each game (by default of the seat that decides)."""
        who = self.actor if seats is None else self._seats(seats, NONE)
        out = np.zeros(len(self), np.float32)
        self._share(self._loops.judge, self.states, self._rules, self.which, who, out)
        return out

    def evaluate_all(self) -> NDArray[np.float32]:
        """The same for every seat, clockwise from the seat that decides, a row a game; 0 where nobody sits."""
        if self._shares is None:
            self._shares = np.zeros(self.rewards.shape, np.float32)
        self._share(self._loops.judge_all, self.states, self._rules, self.which, self.actor, self._shares)
        return self._shares

    def priors(self) -> NDArray[np.float32]:
        """The hand-made weight of each action in `lists`, a row a game."""
        if self._priors is None:
            self._priors = np.zeros(self.lists.shape, np.float32)
        self._share(self._loops.favour, self.states, self._rules, self.which, self.lists, self.counts, self._priors)
        return self._priors

    def ahead(self, samples: int = 1, seed: int = 0, where: ArrayLike = True) -> NDArray[np.float32]:
        """How good each action in `lists` looks one step ahead to the seat that decides: what the bot soldier goes by.

        ``samples``: how many worlds it looks at, drawn by ``seed`` among those the seat cannot tell apart;
        ``where``: only these games (other rows keep what they had).
        """
        if self._ahead is None:
            self._ahead = np.zeros(self.lists.shape, np.float32)
            self._work = self._load("kernel").new_states(self.settings[0].game.contract.STATE, max(2, len(self)))
        who = np.where(where, self.actor, NONE).astype(np.int8)
        self._share(
            self._load("envs.ahead").ahead, self.states, self._rules, self.which, self.lists, self.counts, who,
            self._work, seed, samples, FINISH_STEPS, self._ahead,
        )  # fmt: skip
        return self._ahead

    def step(self, actions: ArrayLike) -> None:
        """Play one action in every running game, none where it is -1; see `done`, `rewards`, `margins`.

        An illegal one: ValueError, and nothing changes.
        """
        chosen = np.ascontiguousarray(actions, dtype=np.int64)
        if chosen.shape != self.counts.shape:
            raise ValueError(f"{len(self)} games need {len(self)} actions, not an array of shape {chosen.shape}.")
        if self.check:
            bad = self._loops.first_illegal(self.lists, self.counts, chosen)
            if bad != NONE:
                raise ValueError(f"Action {chosen[bad]} is not legal in game {bad}.")
        self._run(self._loops.STEP, chosen)

    def choose(self) -> NDArray[np.int64]:
        """A random legal action for every game, from the games' own streams."""
        self._loops.choose(self._words, self.lists, self.counts, self._choice)  # sooner done than shared out
        return self._choice

    def step_random(self, times: int = 1) -> None:
        """Play a random legal action in every running game: `choose` and `step` in one.

        ``times``: so many, one after the other; results of games that end meanwhile stay.
        """
        self._run(self._loops.RANDOM, self._choice, times)

    def play_others(self, seats: ArrayLike) -> None:
        """Let all seats but this one (of each game) play at random until it must decide.

        Results of games that end meanwhile stand beside those of the step before.
        """
        self._mine[:] = 1 << self._seats(seats).astype(np.int64)
        self._run(self._loops.OTHERS, self._choice)

    def begin_ended(self) -> None:
        """Begin anew where a game is over (without ``auto_reset``); results of the step before stay."""
        self._run(self._loops.NEXT, self._choice)

    def resample(self, seat: int) -> None:
        """Draw anew all that the seat cannot know, in every game: hidden hands, decks, randomness."""
        self._seats(seat)
        self._share(self._loops.redraw, self.states, self._rules, self.which, self._words, seat)

    def tensors(self, from_dlpack: Callable[[Any], Any] | None = None) -> dict[str, Any]:
        """The arrays as torch tensors (or another library's, given its ``from_dlpack``) that share their memory."""
        share = from_dlpack or import_module("torch").from_dlpack
        arrays = {
            "observation": self._observed, "mask": self.mask(), "actor": self.actor, "counts": self.counts,
            "lists": self.lists, "rewards": self.rewards, "margins": self.margins, "done": self.done,
        }  # fmt: skip
        return {name: share(array) for name, array in arrays.items()}

    def _run(self, kind: int, actions: NDArray[np.int64], times: int = 1) -> None:
        orders = (kind, times, int(self.auto_reset))
        games = (self.states, self._rules, self.which, self._words, self.lists, self.counts, self.actor)
        self._share(self._loops.run, *games, actions, self.seeds, self._mine, *self._results, *orders)

    def _seats(self, seats: ArrayLike, least: int = 0) -> NDArray[np.int8]:
        """One seat a game, checked."""
        who = np.broadcast_to(np.asarray(seats, np.int8), (len(self),)).copy()
        if ((who < least) | (who >= self.seats)).any():
            raise ValueError("There is no such seat at one of the tables.")
        return who


class _Share:
    """Calls a loop for all games: shared out among threads when that pays. Waking one takes some 20 microseconds."""

    LEAST = 128  # games a thread

    def __init__(self, n: int, threads: int):
        threads = max(1, min(threads, n // self.LEAST))
        edges = [n * k // threads for k in range(threads + 1)]
        self._parts = list(pairwise(edges))
        self._pool = ThreadPoolExecutor(threads - 1) if threads > 1 else None
        self._ready: set[str] = set()

    def __call__(self, loop: Callable[..., None], *arguments: Any) -> None:
        if loop.__name__ not in self._ready:
            loop(*arguments, 0, 0)  # compiled by one thread, not by all at once
            self._ready.add(loop.__name__)
        others = [self._pool.submit(loop, *arguments, *part) for part in self._parts[1:]] if self._pool else []
        loop(*arguments, *self._parts[0])
        for other in others:
            other.result()
