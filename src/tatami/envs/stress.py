"""Random games that check themselves at every step, compiled. A template bound to a game by its twin."""

from __future__ import annotations

from enum import IntEnum
from importlib import import_module
from typing import Any

import numpy as np

from ..kernel import GAME, NONE, ROOT
from ..kernel.jit import entry, kernel
from ..kernel.observe import observe
from ..kernel.records import Actions, Floats, Numbers, Words
from ..kernel.rng import advance, below, seeded
from ..kernel.this_game import (
    MAX_LEGAL,
    N_ACTIONS,
    OBS,
    Rules,
    RulesRows,
    State,
    States,
    actor,
    legal,
    over,
    resample,
    reset,
    step,
)

_invariants: Any = import_module(f"{ROOT}.{GAME}.invariants")
broken = _invariants.broken


class Fault(IntEnum):
    """What may be wrong beside the laws of the game itself: numbers above theirs."""

    NO_ACTION = 101
    NO_LIST = 102
    NO_END = 103
    SEEN = 104
    DONE = 105
    RANGE = 106


BROKEN = {
    Fault.NO_ACTION: "there is no legal action",
    Fault.NO_LIST: "an action is not in the table, or is listed twice",
    Fault.NO_END: "the game does not end",
    Fault.SEEN: "a hidden thing shows in an observation",
    Fault.DONE: "a hidden thing shows in the legal actions",
    Fault.RANGE: "an observation is out of range",
} | dict(enumerate(_invariants.BROKEN))
"""Faults and laws in words."""
LONGEST = 30_000
SECRECY = 32  # decisions between two checks of secrecy
RANGE = 10.0  # OBSERVED of setting.py, which is no template


@kernel
def check_list(out: Actions, n: int) -> int:
    """Whether a list of actions is one."""
    if n <= 0 or n > MAX_LEGAL:
        return Fault.NO_ACTION
    for i in range(n):
        if out[i] < 0 or out[i] >= N_ACTIONS:
            return Fault.NO_LIST
        for j in range(i):
            if out[i] == out[j]:
                return Fault.NO_LIST
    return 0


@kernel
def check_secrecy(
    states: States, rules: Rules, seats: int, word: int, out: Actions, n: int, other: Actions,
    numbers: Numbers, a: Floats, b: Floats,
) -> int:  # fmt: skip
    """What a seat sees and may do is the same in every state it cannot tell apart from state 0."""
    for seat in range(seats):
        states[1] = states[0]
        resample(states[1], rules, seat, seeded(word))
        observe(states[0], rules, seat, numbers, a)
        observe(states[1], rules, seat, numbers, b)
        for k in range(OBS):
            if a[k] != b[k]:
                return Fault.SEEN
            if a[k] > RANGE or a[k] < -RANGE:
                return Fault.RANGE
        if seat == actor(states[0]):
            if legal(states[1], rules, other) != n:
                return Fault.DONE
            for k in range(n):
                if out[k] != other[k]:
                    return Fault.DONE
    return 0


@kernel
def check_state(state: State, rules: Rules) -> int:
    """The laws of the game itself."""
    return broken(state, rules)


@entry
def check_games(
    states: States, rules: RulesRows, which: Words, seats: Words, base: int, start: int, stop: int, info: Words
) -> int:
    """Play the games start to stop; how many decisions. info gets the first broken law, its game and its decision."""
    out: Any = np.empty(MAX_LEGAL, np.int16)
    other: Any = np.empty(MAX_LEGAL, np.int16)
    numbers: Any = np.empty(OBS, np.int8)
    a: Any = np.empty(OBS, np.float32)
    b: Any = np.empty(OBS, np.float32)
    total = 0
    for game in range(start, stop):
        row = int(which[game])
        word = seeded(base + game + 1_000_003)
        reset(states[0], rules[row], base + game)
        count = 0
        code = 0
        while not over(states[0]):
            code = check_state(states[0], rules[row])
            n = legal(states[0], rules[row], out)
            if code == 0:
                code = check_list(out, n)
            if code == 0 and count >= LONGEST:
                code = Fault.NO_END
            if code == 0 and count % SECRECY == game % SECRECY:
                code = check_secrecy(states, rules[row], int(seats[row]), word, out, n, other, numbers, a, b)
            if code != 0:
                break
            word = advance(word)
            step(states[0], rules[row], int(out[below(word, n)]))
            count += 1
        if code == 0:
            code = check_state(states[0], rules[row])
        total += count
        if code != 0:
            info[0] = code
            info[1] = game
            info[2] = count
            return total
    info[0] = 0
    info[1] = NONE
    return total
