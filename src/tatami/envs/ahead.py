"""How every legal action of many games looks one step ahead, compiled: what soldier goes by. A template, see loops.py.

A module of its own, because it compiles the rules once more.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ..bots.policy import finish_turn, worth
from ..kernel import NONE
from ..kernel.jit import entry
from ..kernel.records import Rows, Words
from ..kernel.rng import advance, seeded
from ..kernel.this_game import MAX_LEGAL, RulesRows, States, resample, step
from .loops import Bytes, FloatRows


@entry
def ahead(
    states: States, rules: RulesRows, which: Words, lists: Rows, counts: Words, seats: Bytes, work: States,
    seed: int, samples: int, steps: int, out: FloatRows, start: int, stop: int,
) -> None:  # fmt: skip
    """The worth of each listed action to the seat, over worlds it cannot tell apart; games whose seat is NONE wait.

    Every part of a batch has at least two games, so it may work in the first two places of its own stretch.
    """
    inner: Any = np.empty(MAX_LEGAL, np.int16)
    world, after = start, start + 1
    for i in range(start, stop):
        if seats[i] == NONE:
            continue
        row = int(which[i])
        seat = int(seats[i])
        word = seeded(seed ^ i)
        for k in range(counts[i]):
            out[i, k] = 0.0
        for _ in range(samples if counts[i] > 1 else 0):  # a lone action needs no look
            word = advance(word)
            work[world] = states[i]
            resample(work[world], rules[row], seat, seeded(word))
            for k in range(counts[i]):
                work[after] = work[world]
                step(work[after], rules[row], int(lists[i, k]))
                finish_turn(work[after], rules[row], seat, steps, inner)
                out[i, k] += worth(work[after], rules[row], seat) / samples
