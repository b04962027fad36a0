"""Information-set tree search, compiled for one game (load through a twin).

Every iteration draws a world the seat cannot tell from the real one, walks down one tree of actions shared by all
worlds (an action counts only in worlds where it is legal), adds a node, plays on for a while by the prior and puts a
value on what it finds. Every seat in the tree maximises its own value: partners, and a lone opponent. Several opponents
play by the prior instead, since a tree of all their replies would be too wide to look far.
"""

from __future__ import annotations

from math import sqrt

from ..kernel import NONE, entry, kernel
from ..kernel.records import Actions, Words
from ..kernel.rng import advance, below, seeded
from ..kernel.this_game import (
    EXPLORE,
    MAX_SEATS,
    ROLLOUT,
    TOGETHER,
    Rules,
    RulesRows,
    State,
    States,
    actor,
    chance,
    legal,
    over,
    prior,
    resample,
    step,
)
from .memory import (
    ACTION,
    CHANCES,
    CHILD,
    DRAWN,
    GREEDY,
    PATH,
    SIBLING,
    TOTAL,
    USED,
    VISITS,
    WEIGHT,
    WORD,
    Doubles,
    Links,
    Values,
)
from .policy import best_of, drawn, weigh, worth

DEEPEST = 48
assert DEEPEST <= PATH
CAUTION = 0.05
LONGEST = 5000
# what a legal action is while a node is widened: without a child as yet, or with one that counted a chance
COUNTED, OFFERED = 1, 2


@entry
def blind(states: States, rules: RulesRows, seat: int, word: int) -> None:
    """Redraw in state 0 what the seat cannot know."""
    resample(states[0], rules[0], seat, word)


@entry
def decide(
    states: States,
    rules: RulesRows,
    seat: int,
    kind: int,
    word: int,
    samples: int,
    steps: int,
    out: Actions,
    inner: Actions,
    scores: Doubles,
) -> int:
    """A quick choice in state 0; out and scores hold the actions looked at."""
    if kind == GREEDY:
        n = weigh(states, rules[0], seat, word, samples, steps, out, inner, scores)
        best = 0
        for i in range(1, n):
            if scores[i] > scores[best]:
                best = i
        return out[best]
    n = legal(states[0], rules[0], out)
    if kind == DRAWN:
        return drawn(states[0], rules[0], word, out, n, scores)
    return out[below(word, n)]


@kernel
def add_child(node: int, action: int, weight: float, links: Links, values: Values, notes: Words) -> int:
    """A new node under a node; NONE when the tree is full."""
    child = notes[USED]
    if child >= len(links):
        return NONE
    notes[USED] = child + 1
    links[child, ACTION] = action
    links[child, CHILD] = NONE
    links[child, SIBLING] = links[node, CHILD]
    links[child, VISITS] = 0
    links[child, CHANCES] = 0
    values[child, TOTAL] = 0.0
    values[child, WEIGHT] = weight
    links[node, CHILD] = child
    return child


@kernel
def count_chances(node: int, out: Actions, n: int, mark: Words, links: Links, values: Values) -> float:
    """Mark the legal actions, OFFERED without a child; count a chance for each child; the sum of their weights."""
    for i in range(n):
        mark[out[i]] = OFFERED
    total = 0.0
    child = links[node, CHILD]
    while child != NONE:
        action = int(links[child, ACTION])
        if mark[action] == OFFERED:
            mark[action] = COUNTED
            links[child, CHANCES] += 1
            total += values[child, WEIGHT]
        child = links[child, SIBLING]
    return total


@kernel
def widen(
    state: State, rules: Rules, node: int, out: Actions, n: int, mark: Words, links: Links, values: Values, notes: Words
) -> float:
    """Give the node a child for every legal action, count a chance for each; the sum of their weights.

    After it the legal actions are marked COUNTED.
    """
    total = count_chances(node, out, n, mark, links, values)
    for i in range(n):
        if mark[out[i]] == OFFERED:
            mark[out[i]] = COUNTED
            weight = prior(state, rules, out[i])
            child = add_child(node, out[i], weight, links, values, notes)
            if child != NONE:
                links[child, CHANCES] = 1
                total += weight
    return total


@kernel
def average(node: int, mark: Words, links: Links, values: Values) -> float:
    """What the legal children were worth so far to the seat that chooses among them."""
    visits = 0
    total = 0.0
    child = links[node, CHILD]
    while child != NONE:
        if mark[links[child, ACTION]] == COUNTED:
            visits += links[child, VISITS]
            total += values[child, TOTAL]
        child = links[child, SIBLING]
    return total / visits if visits > 0 else 0.5


@kernel
def pick(node: int, total: float, mark: Words, links: Links, values: Values, explore: float) -> int:
    """The legal child with the best upper bound; a fresh one is valued as its siblings, less a little."""
    best = NONE
    highest = -1e9
    fresh = average(node, mark, links, values) - CAUTION
    child = links[node, CHILD]
    while child != NONE:
        if mark[links[child, ACTION]] == COUNTED:
            visits = links[child, VISITS]
            mean = values[child, TOTAL] / visits if visits > 0 else fresh
            bound = mean + explore * values[child, WEIGHT] / total * sqrt(float(links[child, CHANCES])) / (1.0 + visits)
            if bound > highest:
                highest = bound
                best = child
        child = links[child, SIBLING]
    return best


@kernel
def play_on(state: State, rules: Rules, word: int, horizon: int, tries: int, out: Actions) -> int:
    """A roll-out of at most that many decisions."""
    for _ in range(horizon):
        if over(state):
            break
        n = legal(state, rules, out)
        word = advance(word)
        step(state, rules, best_of(state, rules, word, out, n, tries))
        word = advance(advance(advance(word)))
    return word


@kernel
def descend(
    states: States,
    rules: Rules,
    seat: int,
    tries: int,
    links: Links,
    values: Values,
    notes: Words,
    out: Actions,
    mark: Words,
    path: Words,
    seats: Words,
) -> int:
    """Walk down the tree in state 1 to a fresh node; how many nodes were passed, and in path and seats which."""
    node = 0
    depth = 0
    while depth < DEEPEST and not over(states[1]) and (links[node, VISITS] > 0 or node == 0):
        who = actor(states[1])
        n = legal(states[1], rules, out)
        if who != seat and rules.seats > 2 and not TOGETHER:
            notes[WORD] = advance(notes[WORD])
            step(states[1], rules, best_of(states[1], rules, seeded(notes[WORD]), out, n, tries))
            continue
        total = widen(states[1], rules, node, out, n, mark, links, values, notes)
        child = pick(node, total, mark, links, values, EXPLORE)
        for i in range(n):
            mark[out[i]] = 0
        if child == NONE:
            break
        path[depth] = child
        seats[depth] = who
        depth += 1
        step(states[1], rules, int(links[child, ACTION]))
        node = child
    return depth


@kernel
def iterate(
    states: States,
    rules: Rules,
    seat: int,
    tries: int,
    horizon: int,
    links: Links,
    values: Values,
    notes: Words,
    out: Actions,
    mark: Words,
    path: Words,
    seats: Words,
    gains: Doubles,
) -> None:
    """One iteration: draw a world, descend, add, play on, learn."""
    notes[WORD] = advance(notes[WORD])
    states[1] = states[0]
    resample(states[1], rules, seat, seeded(notes[WORD]))
    depth = descend(states, rules, seat, tries, links, values, notes, out, mark, path, seats)
    notes[WORD] = advance(notes[WORD])
    play_on(states[1], rules, seeded(notes[WORD]), horizon, tries, out)
    for other in range(MAX_SEATS):
        gains[other] = -1.0
    links[0, VISITS] += 1
    for i in range(depth):
        who = seats[i]
        if gains[who] < 0.0:
            gains[who] = worth(states[1], rules, who)
        links[path[i], VISITS] += 1
        values[path[i], TOTAL] += gains[who]


@entry
def search(
    states: States,
    rules: RulesRows,
    seat: int,
    iterations: int,
    tries: int,
    horizon: int,
    links: Links,
    values: Values,
    notes: Words,
    out: Actions,
    mark: Words,
    path: Words,
    seats: Words,
    gains: Doubles,
) -> None:
    """Go on with a search: state 0 is what the seat knows, states 1 and 2 are for work."""
    for _ in range(iterations):
        iterate(states, rules[0], seat, tries, horizon, links, values, notes, out, mark, path, seats, gains)


@entry
def foresee(
    states: States,
    rules: RulesRows,
    seat: int,
    first: int,
    count: int,
    tries: int,
    word: int,
    out: Actions,
    shares: Doubles,
) -> None:
    """Add up, over worlds the seat cannot tell apart, each side's chance in games played on from state 0.

    They begin with the action ``first``, unless it is NONE. Where roll-outs tell little, the evaluation says it.
    """
    for _ in range(count):
        word = advance(word)
        states[1] = states[0]
        resample(states[1], rules[0], seat, seeded(word))
        if first != NONE:
            step(states[1], rules[0], first)
        if ROLLOUT > 0:
            play_on(states[1], rules[0], seeded(word + 1), LONGEST, tries, out)
        for other in range(len(shares)):
            shares[other] += chance(states[1], rules[0], other)
