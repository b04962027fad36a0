"""Loops over a game's kernels that Python calls: one step, whole random games."""

from __future__ import annotations

from typing import Any

import numpy as np

from . import NONE
from .jit import entry, kernel
from .records import Actions
from .rng import advance, below, seeded
from .this_game import MAX_LEGAL, Rules, RulesRows, State, States, actor, legal, over, reset, step


@entry
def reset_one(states: States, i: int, rules: RulesRows, seed: int) -> None:
    """Start game i anew."""
    reset(states[i], rules[0], seed)


@entry
def legal_one(states: States, i: int, rules: RulesRows, out: Actions) -> int:
    """Write the legal actions of game i to out; how many there are."""
    return legal(states[i], rules[0], out)


@entry
def step_one(states: States, i: int, rules: RulesRows, action: int) -> None:
    """Play an action in game i."""
    step(states[i], rules[0], action)


@entry
def actor_one(states: States, i: int) -> int:
    """Whose decision it is in game i."""
    return actor(states[i])


@entry
def copy_many(states: States, count: int) -> None:
    """Copy state 0 onto state 1, count times (a benchmark)."""
    for _ in range(count):
        states[1] = states[0]


@kernel
def playout(state: State, rules: Rules, word: int, out: Actions) -> int:
    """Play uniformly random actions to the end; how many."""
    count = 0
    while not over(state):
        n = legal(state, rules, out)
        word = advance(word)
        step(state, rules, out[below(word, n)])
        count += 1
    return count


@kernel
def play_one(state: State, rules: Rules, seed: int, out: Actions) -> int:
    """One random game; how many decisions."""
    reset(state, rules, seed)
    return playout(state, rules, seeded(seed + 1_000_003), out)


@entry
def play_serial(states: States, rules: RulesRows, seed: int) -> int:
    """A random game in every state; decisions in all."""
    out: Any = np.empty(MAX_LEGAL, np.int16)
    total = 0
    for i in range(len(states)):
        total += play_one(states[i], rules[0], seed + i, out)
    return total


@entry
def play_moves(states: States, rules: RulesRows, seed: int, moves: Actions) -> int:
    """One random game in state 0 that keeps its moves; how many (NONE when the list is too short)."""
    out = np.empty(MAX_LEGAL, np.int16)
    reset(states[0], rules[0], seed)
    word = seeded(seed + 1_000_003)
    count = 0
    while not over(states[0]):
        if count >= len(moves):
            return NONE
        n = legal(states[0], rules[0], out)
        word = advance(word)
        moves[count] = out[below(word, n)]
        step(states[0], rules[0], moves[count])
        count += 1
    return count
