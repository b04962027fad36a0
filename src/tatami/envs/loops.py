"""Loops over many games, compiled. A template bound to a game by its twin.

Most loops run over the games ``start`` to ``stop`` and let go of Python's lock, so that threads share out a batch.
Game i keeps its own random stream in ``words[i]``: nothing depends on who computes it. There is one entry that plays,
because each further one would compile all the rules again.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ..kernel import NONE
from ..kernel.jit import entry, kernel
from ..kernel.observe import observe
from ..kernel.records import Array, Floats, Rows, Words
from ..kernel.rng import advance, below, seeded
from ..kernel.this_game import (
    MAX_SEATS,
    N_ACTIONS,
    OBS,
    Rules,
    RulesRows,
    State,
    States,
    actor,
    evaluate,
    evaluate_all,
    legal,
    margin,
    observe_numbers,
    over,
    prior,
    resample,
    reset,
    reward,
    step,
)

HALF = 1 << 30

# what `run` does in each game
BEGIN = 0  # start anew, with a seed drawn from the game's stream
STEP = 1  # play the action given
RANDOM = 2  # play a random legal action
OTHERS = 3  # random actions until a seat of the bit mask ``mine`` must decide
DEAL = 4  # start anew, with the seed given as action
NEXT = 5  # start anew where the game is over; results stay


class Bytes(Array):
    """A small number a game: a seat, a flag."""

    kind = "int8"


class FloatRows(Array):
    """A list of numbers a game."""

    kind = "float32"
    ndim = 2


class ByteRows(Array):
    """A list of small numbers a game: its mask over all actions (1 where legal), its observation."""

    kind = "int8"
    ndim = 2


@kernel
def draw(words: Words, i: int) -> int:
    """A seed from game i's own stream."""
    word = advance(int(words[i]))
    high = below(word, HALF)
    word = advance(word)
    words[i] = word
    return (high << 30) | below(word, HALF)


@kernel
def pay(state: State, rules: Rules, rewards: Floats, margins: Floats) -> None:
    """Each seat's share of the win, and its margin."""
    for seat in range(rules.seats):
        rewards[seat] = reward(state, rules, seat)
        margins[seat] = margin(state, rules, seat)


@kernel
def plays(kind: int, moves: int, times: int, action: int, mine: int, seat: int) -> bool:
    """Whether another action is due in this call; in a game given NONE nothing happens."""
    if kind == OTHERS:
        return (mine >> seat) & 1 == 0
    return moves < times and (kind == RANDOM or (kind == STEP and action != NONE))


@kernel
def pick(kind: int, words: Words, lists: Rows, counts: Words, actions: Words, i: int) -> int:
    """The action given, or a random one."""
    if kind == STEP:
        return int(actions[i])
    words[i] = advance(int(words[i]))
    return int(lists[i, below(int(words[i]), int(counts[i]))])


@kernel
def run_one(
    state: State, rules: Rules, words: Words, lists: Rows, counts: Words, actors: Bytes,
    actions: Words, seeds: Words, mine: Words, rewards: FloatRows, margins: FloatRows, done: Bytes,
    kind: int, times: int, again: int, i: int,
) -> None:  # fmt: skip
    """Play in game i; where it ends its result is kept and, with ``again``, the next begins."""
    fresh = kind == BEGIN or kind == DEAL or (kind == NEXT and actors[i] == NONE)
    moves = 0
    if kind != OTHERS and kind != NEXT:
        done[i] = 0
        for seat in range(MAX_SEATS):
            rewards[i, seat] = 0.0
            margins[i, seat] = 0.0
    while True:
        if fresh:
            seeds[i] = actions[i] if kind == DEAL else draw(words, i)
            reset(state, rules, int(seeds[i]))
        elif counts[i] > 0 and plays(kind, moves, times, int(actions[i]), int(mine[i]), int(actors[i])):
            step(state, rules, pick(kind, words, lists, counts, actions, i))
            moves += 1
        else:
            break
        fresh = False
        if over(state):
            pay(state, rules, rewards[i], margins[i])
            done[i] = 1
            counts[i] = 0
            actors[i] = NONE
            fresh = again == 1
        else:
            counts[i] = legal(state, rules, lists[i])
            actors[i] = actor(state)


@entry
def run(
    states: States, rules: RulesRows, which: Words, words: Words, lists: Rows, counts: Words, actors: Bytes,
    actions: Words, seeds: Words, mine: Words, rewards: FloatRows, margins: FloatRows, done: Bytes,
    kind: int, times: int, again: int, start: int, stop: int,
) -> None:  # fmt: skip
    """Play in the games start to stop."""
    for i in range(start, stop):
        run_one(
            states[i], rules[int(which[i])], words, lists, counts, actors, actions, seeds, mine, rewards, margins,
            done, kind, times, again, i,
        )  # fmt: skip


@entry
def seed_all(words: Words, seed: int) -> None:
    """A stream a game, all from one seed."""
    base = seeded(seed)
    for i in range(len(words)):
        words[i] = seeded(base ^ i)


@entry
def set_word(words: Words, i: int, seed: int) -> None:
    """A stream for one game."""
    words[i] = seeded(seed)


@entry
def first_illegal(lists: Rows, counts: Words, actions: Words) -> int:
    """The first running game whose action is not in its list, NONE if there is none."""
    for i in range(len(counts)):
        found = counts[i] == 0 or actions[i] == NONE
        for k in range(counts[i]):
            if lists[i, k] == actions[i]:
                found = True
                break
        if not found:
            return i
    return NONE


@entry
def choose(words: Words, lists: Rows, counts: Words, actions: Words) -> None:
    """A random legal action for every game that runs."""
    for i in range(len(counts)):
        if counts[i] > 0:
            actions[i] = pick(RANDOM, words, lists, counts, actions, i)


@entry
def mask(lists: Rows, counts: Words, masks: ByteRows, start: int, stop: int) -> None:
    """The lists as masks over the whole table of actions."""
    for i in range(start, stop):
        for a in range(N_ACTIONS):
            masks[i, a] = 0
        for k in range(counts[i]):
            masks[i, lists[i, k]] = 1


@entry
def see(states: States, rules: RulesRows, which: Words, seats: Bytes, out: FloatRows, start: int, stop: int) -> None:
    """What a seat of every game may know; zeros where the seat is NONE."""
    numbers: Any = np.empty(OBS, np.int8)
    for i in range(start, stop):
        if seats[i] == NONE:
            for k in range(OBS):
                out[i, k] = 0.0
        else:
            observe(states[i], rules[int(which[i])], int(seats[i]), numbers, out[i])


@entry
def see_numbers(
    states: States, rules: RulesRows, which: Words, seats: Bytes, out: ByteRows, start: int, stop: int
) -> None:
    """The same as small whole numbers."""
    for i in range(start, stop):
        if seats[i] == NONE:
            for k in range(OBS):
                out[i, k] = 0
        else:
            observe_numbers(states[i], rules[int(which[i])], int(seats[i]), out[i])


@entry
def judge(states: States, rules: RulesRows, which: Words, seats: Bytes, out: Floats, start: int, stop: int) -> None:
    """What the hand-made evaluation thinks of a seat's position; the result where the game is over."""
    for i in range(start, stop):
        row = int(which[i])
        out[i] = 0.0
        if seats[i] != NONE:
            if over(states[i]):
                out[i] = reward(states[i], rules[row], int(seats[i]))
            else:
                out[i] = evaluate(states[i], rules[row], int(seats[i]))


@entry
def judge_all(
    states: States, rules: RulesRows, which: Words, seats: Bytes, out: FloatRows, start: int, stop: int
) -> None:
    """The same of all seats, clockwise from the one given; 0 for seats nobody sits at."""
    shares = np.zeros(MAX_SEATS)
    for i in range(start, stop):
        row = int(which[i])
        for k in range(MAX_SEATS):
            out[i, k] = 0.0
        if seats[i] != NONE and not over(states[i]):
            evaluate_all(states[i], rules[row], shares)
            n = int(rules[row].seats)
            for k in range(n):
                out[i, k] = shares[(seats[i] + k) % n]


@entry
def favour(
    states: States, rules: RulesRows, which: Words, lists: Rows, counts: Words, out: FloatRows, start: int, stop: int
) -> None:
    """The hand-made weight of each legal action."""
    for i in range(start, stop):
        for k in range(counts[i]):
            out[i, k] = prior(states[i], rules[int(which[i])], int(lists[i, k]))


@entry
def redraw(states: States, rules: RulesRows, which: Words, words: Words, seat: int, start: int, stop: int) -> None:
    """Draw anew what the seat cannot know."""
    for i in range(start, stop):
        words[i] = advance(int(words[i]))
        resample(states[i], rules[int(which[i])], seat, int(words[i]))


@entry
def legal_many(states: States, rules: RulesRows, lists: Rows, count: int) -> int:
    """The legal actions of game 0, count times (a benchmark)."""
    total = 0
    for _ in range(count):
        total += legal(states[0], rules[0], lists[0])
    return total
