"""The loops of loops.py on a GPU: one thread a game. A template, see kernel/gpu.py."""

from __future__ import annotations

from typing import Any

from ..bots.policy import finish_turn, worth
from ..kernel import NONE
from ..kernel.gpu import BYTE, SHORT, WORD, bring, cuda, keep, launched, reader, store
from ..kernel.observe import observe
from ..kernel.rng import advance, seeded
from ..kernel.this_game import (
    MAX_LEGAL,
    N_ACTIONS,
    OBS,
    STATE,
    evaluate,
    observe_numbers,
    over,
    prior,
    resample,
    reward,
    step,
)
from .loops import RANDOM, pick, run_one

WORDS = STATE.itemsize // 8
record_in = reader(STATE)


@launched
def run(
    states: Any, rules: Any, which: Any, words: Any, lists: Any, counts: Any, actors: Any, actions: Any, seeds: Any,
    mine: Any, rewards: Any, margins: Any, done: Any, kind: int, times: int, again: int,
) -> None:  # fmt: skip
    """Play in every game."""
    i = cuda.grid(1)
    if i < counts.shape[0]:
        own = cuda.local.array(WORDS, WORD)
        bring(states, i, own)
        state = record_in(own)
        run_one(
            state, rules[which[i]], words, lists, counts, actors, actions, seeds, mine, rewards, margins, done,
            kind, times, again, i,
        )  # fmt: skip
        keep(state, own)
        store(own, states, i)


@launched
def see(states: Any, rules: Any, which: Any, seats: Any, out: Any) -> None:
    """What a seat of every game may know, a column a game; zeros where the seat is NONE."""
    i = cuda.grid(1)
    if i < seats.shape[0]:
        if seats[i] == NONE:
            for k in range(OBS):
                out[k, i] = 0.0
        else:
            own = cuda.local.array(WORDS, WORD)
            bring(states, i, own)
            numbers = cuda.local.array(OBS, BYTE)
            observe(record_in(own), rules[which[i]], int(seats[i]), numbers, out[:, i])


@launched
def see_numbers(states: Any, rules: Any, which: Any, seats: Any, out: Any) -> None:
    """The same as small whole numbers."""
    i = cuda.grid(1)
    if i < seats.shape[0]:
        if seats[i] == NONE:
            for k in range(OBS):
                out[k, i] = 0
        else:
            own = cuda.local.array(WORDS, WORD)
            bring(states, i, own)
            observe_numbers(record_in(own), rules[which[i]], int(seats[i]), out[:, i])


@launched
def seed_all(words: Any, seed: int) -> None:
    """A stream a game, all from one seed."""
    i = cuda.grid(1)
    if i < words.shape[0]:
        words[i] = seeded(seeded(seed) ^ i)


@launched
def judge(states: Any, rules: Any, which: Any, seats: Any, out: Any) -> None:
    """What the hand-made evaluation thinks of a seat's position; the result where the game is over."""
    i = cuda.grid(1)
    if i < seats.shape[0]:
        out[i] = 0.0
        if seats[i] != NONE:
            own = cuda.local.array(WORDS, WORD)
            bring(states, i, own)
            state = record_in(own)
            if over(state):
                out[i] = reward(state, rules[which[i]], int(seats[i]))
            else:
                out[i] = evaluate(state, rules[which[i]], int(seats[i]))


@launched
def favour(states: Any, rules: Any, which: Any, lists: Any, counts: Any, out: Any) -> None:
    """The hand-made weight of each legal action."""
    i = cuda.grid(1)
    if i < counts.shape[0]:
        own = cuda.local.array(WORDS, WORD)
        bring(states, i, own)
        state = record_in(own)
        for k in range(counts[i]):
            out[i, k] = prior(state, rules[which[i]], int(lists[i, k]))


@launched
def ahead(
    states: Any, rules: Any, which: Any, lists: Any, counts: Any, seats: Any, where: Any, seed: int, samples: int,
    steps: int, out: Any,
) -> None:  # fmt: skip
    """The worth of each listed action to the seat that decides, as ahead.py has it; a thread an action."""
    at = cuda.grid(1)
    i = at // out.shape[1]
    k = at % out.shape[1]
    if i < counts.shape[0] and k < counts[i] and where[i] != 0:
        row = which[i]
        seat = int(seats[i])
        own = cuda.local.array(WORDS, WORD)
        inner = cuda.local.array(MAX_LEGAL, SHORT)
        word = seeded(seed ^ i)
        out[i, k] = 0.0
        for _ in range(samples if counts[i] > 1 else 0):  # a lone action needs no look
            word = advance(word)
            bring(states, i, own)
            state = record_in(own)
            resample(state, rules[row], seat, seeded(word))
            step(state, rules[row], int(lists[i, k]))
            finish_turn(state, rules[row], seat, steps, inner)
            out[i, k] += worth(state, rules[row], seat) / samples


@launched
def redraw(states: Any, rules: Any, which: Any, words: Any, seat: int) -> None:
    """Draw anew what the seat cannot know."""
    i = cuda.grid(1)
    if i < words.shape[0]:
        own = cuda.local.array(WORDS, WORD)
        bring(states, i, own)
        state = record_in(own)
        words[i] = advance(int(words[i]))
        resample(state, rules[which[i]], seat, int(words[i]))
        keep(state, own)
        store(own, states, i)


@launched
def choose(words: Any, lists: Any, counts: Any, actions: Any) -> None:
    """A random legal action for every game that runs."""
    i = cuda.grid(1)
    if i < counts.shape[0] and counts[i] > 0:
        actions[i] = pick(RANDOM, words, lists, counts, actions, i)


@launched
def mask(lists: Any, counts: Any, masks: Any) -> None:
    """The lists as masks over the whole table of actions."""
    i = cuda.grid(1)
    if i < counts.shape[0]:
        for a in range(N_ACTIONS):
            masks[i, a] = 0
        for k in range(counts[i]):
            masks[i, lists[i, k]] = 1


@launched
def first_illegal(lists: Any, counts: Any, actions: Any, found: Any) -> None:
    """The first running game whose action is not in its list, to ``found``."""
    i = cuda.grid(1)
    if i < counts.shape[0] and counts[i] > 0 and actions[i] != NONE:
        for k in range(counts[i]):
            if lists[i, k] == actions[i]:
                return
        cuda.atomic.min(found, 0, i)
