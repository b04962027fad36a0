"""One game between bots, at the speed of the compiled rules; how an arena's games are played."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import lru_cache
from time import perf_counter
from typing import Any

from .. import game as games
from ..game import Json
from ..kernel import twin
from ..kernel.records import PlainRecord
from .levels import level
from .thinker import Thinker

Watch = Callable[[Thinker, Any, int, int], None]
"""Somebody who looks on: the thinker, the state before each decision, the ply and the action decided on."""


@dataclass(frozen=True, slots=True)
class Job:
    """A game to be played: who sits where, and the budget of the thinkers (None: each level's own)."""

    game: str
    options: Json
    seed: int
    seats: tuple[str, ...]
    seconds: float | None = None
    iterations: int | None = None
    pace: float = 1.0  # of each level's own seconds


@dataclass(slots=True)
class Result:
    """What came of it, seat by seat."""

    seed: int
    seats: tuple[str, ...]
    shares: list[float]
    scores: list[int]
    decisions: list[int]
    times: list[list[float]] = field(default_factory=list)  # seconds of each decision with a choice
    iterations: list[int] = field(default_factory=list)


@lru_cache(4)
def _thinker(game: str, options: str) -> Thinker:
    found = games.get(game)
    return Thinker(game, found.rules(json.loads(options), None, found.rules_version))


def play(job: Job, watch: Watch | None = None) -> Result:
    """Play the game."""
    found, count = games.get(job.game), len(job.seats)
    thinker = _thinker(job.game, json.dumps(job.options))
    load = twin(job.game)
    loops, this_game = load("kernel.loops"), load("kernel.this_game")
    states = load("kernel.records").new_states(this_game.STATE, 1)
    levels = [level(name) for name in job.seats]
    result = Result(job.seed, job.seats, [], [], [0] * count, [[] for _ in job.seats], [0] * count)
    loops.reset_one(states, 0, thinker.rules, job.seed)
    ply = 0
    while (seat := int(loops.actor_one(states, 0))) >= 0:
        begun = perf_counter()
        seed = job.seed * 10_007 + ply
        thinker.look(states[0], seat, seed)
        seconds = job.pace * levels[seat].seconds if job.seconds is None else job.seconds
        thought = thinker.think(seat, levels[seat], seed, seconds, job.iterations)
        result.times[seat].append(perf_counter() - begun)
        result.iterations[seat] += thought.iterations
        result.decisions[seat] += 1
        if watch is not None:
            watch(thinker, states[0], ply, thought.best)
        loops.step_one(states, 0, thinker.rules, thought.best)
        ply += 1
    rules = found.rules(job.options, None, found.rules_version)
    last = PlainRecord(this_game.STATE).load(states[0]) if thinker.compiled else states[0]
    result.shares = [float(found.contract.reward(last, rules, s)) for s in range(count)]
    result.scores = list(found.scores(last, rules))[:count]
    return result
