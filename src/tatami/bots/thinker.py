"""A thinker: the compiled search of one game with its working memory. It only ever sees what a seat can know."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any

from .. import game as games
from ..kernel import NONE, twin
from ..kernel.compiled import wanted
from ..kernel.records import PlainRecord
from ..kernel.rng import mix32, seeded
from ..table import Table
from .levels import LEVELS, THINKING, Level
from .memory import (
    ACTION,
    CHILD,
    DRAWN,
    GREEDY,
    LINKS,
    NOTES,
    PATH,
    QUERIES,
    RANDOM,
    SIBLING,
    TOTAL,
    USED,
    VALUES,
    VISITS,
    WORD,
)

if TYPE_CHECKING:
    from .net import Net

wasm_modules: dict[str, Any] = {}
"""Where nothing can be compiled (in a browser's tab): the exports of each game's WebAssembly module."""
NODES = 400_000
QUICK = {"random": RANDOM, "drawn": DRAWN, "greedy": GREEDY}
"""What the kernels call each kind of quick choice."""
EMPTY = tuple(NONE if column in (CHILD, SIBLING) else 0 for column in range(LINKS))
"""The links of a root nobody has visited."""
MOST_AT_ONCE = 4096
"""Iterations in one call of the kernels."""
CHUNK = 0.02
"""Seconds between two looks at the clock."""
FINISH_STEPS = 4
"""Decisions of its own a bot looks past its first one."""
TRIES = 8
"""Actions a roll-out for odds chooses among."""
LEAST = 50
"""Worlds odds are drawn from, however short the time."""


@dataclass(frozen=True, slots=True)
class Thought:
    """What a bot thinks of the moves it looked at: action numbers, the best first, each with a value and visits."""

    actions: list[int]
    values: list[float]
    visits: list[int]
    iterations: int
    seconds: float

    @property
    def best(self) -> int:
        """The move it would make."""
        return self.actions[0]


class Thinker:
    """The arrays and kernels one thinker needs for one game and one set of rules."""

    def __init__(self, game: str, rules: PlainRecord, compiled: bool | None = None, nodes: int = NODES):
        self._load = load = twin(game, compiled)
        self.kernels: Any = load("bots.search")
        this_game = load("kernel.this_game")
        self.states = load("kernel.records").new_states(this_game.STATE, 3)
        self.compiled: bool = load("kernel.mode").JIT
        self.rules: Any = rules.record() if self.compiled else [rules]
        self.game = game
        self._plain_rules = rules
        self.seats = int(rules.seats)
        self._alone = bool(games.get(game).contract.alone(rules))
        self._net: Net | None = None
        self._net_asked = False
        self._net_kernels: Any = None
        self._horizon = this_game.ROLLOUT
        self._out = self._row(this_game.MAX_LEGAL, "int16")
        self._inner = self._row(this_game.MAX_LEGAL, "int16")
        self._scores = self._row(this_game.MAX_LEGAL, "float64")
        self._notes = self._row(NOTES, "int64")
        self._mark = self._row(this_game.N_ACTIONS, "int64")
        self._path = self._row(PATH, "int64")
        self._seats = self._row(PATH, "int64")
        self._gains = self._row(this_game.MAX_SEATS, "float64")
        self._links: Any = None
        self._values: Any = None
        if nodes:
            import numpy as np

            self._links, self._values = np.zeros((nodes, LINKS), np.int32), np.zeros((nodes, VALUES))

    @property
    def net(self) -> Net | None:
        """The network for these rules, read when first asked for; None where the hand-made evaluation plays."""
        if not self._net_asked:
            from .net import Net, plays, weights

            self._net_asked = True
            if (found := weights(self.game)) is not None and not self._alone and plays(found, self._plain_rules):
                self._net = Net(found)
                self._net_kernels = self._load("bots.netsearch")
        return self._net

    def _row(self, size: int, kind: str) -> Any:
        """Numbers for the kernels: plain ones want Python's own, since a small integer of numpy's overflows."""
        if not self.compiled:
            return [0] * size
        import numpy as np

        return np.zeros(size, kind)

    def _no_shares(self) -> Any:
        """Each side's chance before any world was looked at."""
        return self._row(self.seats, "float64")

    def look(self, state: Any, seat: int | None, seed: int) -> None:
        """The narrow door: of a true state only a world drawn among those the seat cannot tell apart comes in."""
        if self.compiled:
            seen = state.record()[0] if hasattr(state, "record") else state.copy()
            if seat is not None:
                seen["current"] = seat
            self.states[0] = seen
        else:
            self.states[0].frombytes(state.tobytes())
            if seat is not None:
                self.states[0].current = seat
        word = seeded(mix32(seed & 0xFFFFFFFF))
        self.kernels.blind(self.states, self.rules, -1 if seat is None else seat, word)

    def quick(self, seat: int, level: Level, seed: int) -> Thought:
        """A choice made at once."""
        begun = perf_counter()
        kind, word = QUICK[level.kind], seeded(mix32((seed + 1) & 0xFFFFFFFF))
        chosen = self.kernels.decide(
            self.states, self.rules, seat, kind, word, level.samples, FINISH_STEPS, self._out, self._inner, self._scores
        )
        return Thought([int(chosen)], [0.0], [1], level.samples, perf_counter() - begun)

    def search(
        self, seat: int, level: Level, seed: int, seconds: float | None = None, iterations: int | None = None
    ) -> Thought:
        """Think for a while: some seconds, or (always the same result) so many iterations."""
        begun = perf_counter()
        self._links[0] = EMPTY
        self._values[0] = 0.0
        self._notes[USED], self._notes[QUERIES] = 1, 1
        self._notes[WORD] = seeded(mix32((seed + 2) & 0xFFFFFFFF))
        done, chunk = 0, 1
        while True:
            if iterations is not None:
                chunk = min(iterations - done, MOST_AT_ONCE)
            if chunk <= 0:
                break
            self._go_on(seat, level, chunk)
            done += chunk
            if iterations is None:
                spent = perf_counter() - begun
                left = (seconds or 0.0) - spent
                if left <= 0 or self._settled(done, spent, left):
                    break
                chunk = max(1, int(done / spent * min(CHUNK, left)))
        return self._thought(done, perf_counter() - begun)

    def _go_on(self, seat: int, level: Level, count: int) -> None:
        net = self.net if level.kind == "net" else None
        if net is not None:
            self._net_kernels.search(
                self.states, self.rules, seat, count, level.tries, *net.how, self._links, self._values, self._notes,
                self._out, self._mark, self._path, self._seats, self._gains, *net.heads, *net.layers, *net.work,
                net.queries,
            )  # fmt: skip
            return
        self.kernels.search(
            self.states, self.rules, seat, count, level.tries, level.reach * self._horizon,
            self._links, self._values, self._notes, self._out, self._mark, self._path, self._seats, self._gains,
        )  # fmt: skip

    def _children(self) -> list[int]:
        links, found = self._links, []
        child = int(links[0, CHILD])
        while child >= 0:
            found.append(child)
            child = int(links[child, SIBLING])
        return found

    def _settled(self, done: int, spent: float, left: float) -> bool:
        """Whether more thought cannot change the choice."""
        visits = sorted((int(self._links[c, VISITS]) for c in self._children()), reverse=True)
        return len(visits) < 2 or visits[0] - visits[1] > left * done / spent

    def _thought(self, done: int, seconds: float) -> Thought:
        links, values = self._links, self._values
        order = sorted(self._children(), key=lambda c: (-int(links[c, VISITS]), int(links[c, ACTION])))
        return Thought(
            [int(links[c, ACTION]) for c in order],
            [float(values[c, TOTAL] / links[c, VISITS]) if links[c, VISITS] else 0.0 for c in order],
            [int(links[c, VISITS]) for c in order],
            done,
            seconds,
        )

    def think(
        self, seat: int, level: Level, seed: int, seconds: float | None = None, iterations: int | None = None
    ) -> Thought:
        """What the level would do in the world looked at."""
        if level.kind not in THINKING:
            return self.quick(seat, level, seed)
        return self.search(seat, level, seed, level.seconds if seconds is None else seconds, iterations)

    def odds(
        self, seat: int | None, seed: int, seconds: float, first: int | None = None, most: int = 20_000
    ) -> list[float]:
        """Each side's chance over worlds like the one looked at (after an action)."""
        begun, done, chunk = perf_counter(), 0, 1
        shares = self._no_shares()
        viewer, move = (-1 if seat is None else seat), (-1 if first is None else first)
        while done < most:
            word = seeded(mix32((seed + 3 + done) & 0xFFFFFFFF))
            self.kernels.foresee(self.states, self.rules, viewer, move, chunk, TRIES, word, self._out, shares)
            done += chunk
            spent = perf_counter() - begun
            if spent >= seconds and done >= LEAST:
                break
            chunk = max(1, min(most - done, int(done / spent * min(CHUNK, max(0.0, seconds - spent)))))
        return [float(shares[side]) / done for side in range(self.seats)]


@lru_cache(8)
def _thinker(game: str, options: str, board: str, version: int, compiled: bool | None) -> Thinker:
    found = games.get(game)
    if game in wasm_modules:
        from .wasm import WasmThinker

        return WasmThinker(game, found.rules(json.loads(options), json.loads(board), version))
    nodes = 0 if compiled is False else NODES
    return Thinker(game, found.rules(json.loads(options), json.loads(board), version), compiled, nodes)


def thinker_for(table: Table, compiled: bool | None = None) -> Thinker:
    """The thinker of this process for such tables; a plain one (``compiled=False``) is for quick choices only."""
    return _thinker(table.game, json.dumps(table.options), json.dumps(table.board), table.rules_version, compiled)


def know(table: Table, seat: int | None, seed: int, compiled: bool | None = None) -> Thinker:
    """A thinker that looks at a world drawn among those the seat (None: a spectator) cannot tell from the real one."""
    thinker = thinker_for(table, compiled)
    thinker.look(table.snapshot().state, seat, seed)
    return thinker


def warm(game: str) -> None:
    """Compile the kernels of a game's bots, or load them from the cache."""
    from ..table import new_table

    table = new_table(game, players=4, seed=1)
    thinker, seat = know(table, table.to_act[0], 1), table.to_act[0]
    thinker.quick(seat, LEVELS["soldier"], 1)
    thinker.search(seat, LEVELS["captain"], 1, iterations=2)
    thinker.odds(seat, 1, 0.0)
    if thinker.compiled:
        _marker(game).touch()


def ready(game: str) -> bool:
    """Whether `warm` was done for this release on this machine, so that no bot has to wait for the compiler."""
    return not wanted() or _marker(game).exists()


def _marker(game: str) -> Path:
    load = twin(game, True)
    folder: Path = load("kernel.jit").cache_folder(load("bots.search").__name__)
    return folder / "ready"
