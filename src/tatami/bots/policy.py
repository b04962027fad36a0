"""Quick choices, compiled for one game: at random, by the prior, by looking one step ahead (load through a twin)."""

from __future__ import annotations

from ..kernel import kernel
from ..kernel.records import Actions
from ..kernel.rng import advance, below, seeded
from ..kernel.this_game import Rules, State, States, actor, evaluate, legal, margin, over, prior, resample, reward, step
from .memory import Doubles

WIN = 0.85
"""The win comes first, the margin breaks ties."""


@kernel
def worth(state: State, rules: Rules, seat: int) -> float:
    """What a position is worth to a seat, 0 to 1: the share of the win, then the margin."""
    win = reward(state, rules, seat) if over(state) else evaluate(state, rules, seat)
    return WIN * win + (1.0 - WIN) * 0.5 * (1.0 + margin(state, rules, seat))


@kernel
def best_of(state: State, rules: Rules, word: int, out: Actions, n: int, tries: int) -> int:
    """The action with the best prior among a few drawn at random; with one try, any action."""
    chosen = out[below(word, n)]
    if tries > 1 and n > 1:
        best = prior(state, rules, chosen)
        for _ in range(1, tries):
            word = advance(word)
            action = out[below(word, n)]
            if action != chosen:
                weight = prior(state, rules, action)
                if weight > best:
                    best = weight
                    chosen = action
    return chosen


@kernel
def favourite(state: State, rules: Rules, out: Actions, n: int) -> int:
    """The action with the best prior of all."""
    chosen = out[0]
    best = -1.0
    for i in range(n):
        weight = prior(state, rules, out[i])
        if weight > best:
            best = weight
            chosen = out[i]
    return chosen


@kernel
def drawn(state: State, rules: Rules, word: int, out: Actions, n: int, weights: Doubles) -> int:
    """An action drawn with its prior as its chance."""
    total = 0.0
    for i in range(n):
        weights[i] = prior(state, rules, out[i])
        total += weights[i]
    mark = total * below(word, 1 << 30) / (1 << 30)
    for i in range(n):
        mark -= weights[i]
        if mark < 0.0:
            return out[i]
    return out[n - 1]


@kernel
def finish_turn(state: State, rules: Rules, seat: int, steps: int, out: Actions) -> None:
    """Let the seat finish what it has begun, by the prior, until somebody else decides."""
    for _ in range(steps):
        if over(state) or actor(state) != seat:
            return
        n = legal(state, rules, out)
        step(state, rules, favourite(state, rules, out, n))


@kernel
def weigh(
    states: States,
    rules: Rules,
    seat: int,
    word: int,
    samples: int,
    steps: int,
    out: Actions,
    inner: Actions,
    scores: Doubles,
) -> int:
    """The worth of each legal action of state 0 after a step, over resampled states; how many actions there are."""
    n = legal(states[0], rules, out)
    for i in range(n):
        scores[i] = 0.0
    for _ in range(samples):
        word = advance(word)
        states[1] = states[0]
        resample(states[1], rules, seat, seeded(word))
        for i in range(n):
            states[2] = states[1]
            step(states[2], rules, out[i])
            finish_turn(states[2], rules, seat, steps, inner)
            scores[i] += worth(states[2], rules, seat) / samples
    return n
