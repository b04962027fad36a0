"""Tree search with a network in place of roll-outs, compiled for one game (load through a twin).

As in search.py, but a fresh node is judged by a small network from what the seat that decides there would observe in
that world: a value for every seat, and a query. The query, times an embedding of each action, corrects the prior.
"""

from __future__ import annotations

from math import exp, log, tanh

import numpy as np

from ..kernel import NONE, entry, kernel
from ..kernel.observe import observe
from ..kernel.records import Actions, Floats, Numbers, Words
from ..kernel.rng import advance, seeded
from ..kernel.this_game import (
    ALL_KNOW_THE_SAME,
    MAX_SEATS,
    OBS,
    TOGETHER,
    Rules,
    RulesRows,
    State,
    States,
    actor,
    evaluate_all,
    legal,
    over,
    prior,
    resample,
    seen_mark,
    step,
)
from .memory import (
    ACTION,
    CHANCES,
    CHILD,
    QUERIES,
    QUERY,
    SIBLING,
    TOTAL,
    VISITS,
    WORD,
    Doubles,
    FloatTable,
    Links,
    Values,
)
from .policy import WIN, best_of, worth
from .search import COUNTED, DEEPEST, OFFERED, add_child, count_chances, pick

SURE = 1e-4
"""As near to certain as the hand-made evaluation is believed."""


@kernel
def layer(x: Floats, n: int, near: Words, weights: FloatTable, bias: Floats, out: Floats, relu: bool) -> None:
    """out = bias + x @ weights; zeros in x cost nothing."""
    m = len(bias)
    for j in range(m):
        out[j] = bias[j]
    k = 0
    for i in range(n):
        if x[i] != 0.0:
            near[k] = i
            k += 1
    i = 0
    while i + 4 <= k:
        a, b, c, d = near[i], near[i + 1], near[i + 2], near[i + 3]
        xa, xb, xc, xd = x[a], x[b], x[c], x[d]
        wa, wb, wc, wd = weights[a], weights[b], weights[c], weights[d]
        for j in range(m):
            out[j] += (xa * wa[j] + xb * wb[j]) + (xc * wc[j] + xd * wd[j])
        i += 4
    while i < k:
        a = near[i]
        xa = x[a]
        wa = weights[a]
        for j in range(m):
            out[j] += xa * wa[j]
        i += 1
    if relu:
        for j in range(m):
            if out[j] < 0.0:
                out[j] = np.float32(0.0)


@kernel
def judge(
    state: State,
    rules: Rules,
    w1: FloatTable,
    b1: Floats,
    w2: FloatTable,
    b2: Floats,
    wq: FloatTable,
    bq: Floats,
    wv: FloatTable,
    bv: Floats,
    scale: Floats,
    calm: float,
    numbers: Numbers,
    x: Floats,
    h1: Floats,
    h2: Floats,
    v: Floats,
    near: Words,
    q: Floats,
    gains: Doubles,
) -> None:
    """The query of a running position, and what it is worth to each seat."""
    who = actor(state)
    observe(state, rules, who, numbers, x)
    layer(x, OBS, near, w1, b1, h1, True)
    layer(h1, len(b1), near, w2, b2, h2, True)
    layer(h2, len(b2), near, wq, bq, q, False)
    layer(h2, len(b2), near, wv, bv, v, False)
    evaluate_all(state, rules, gains)
    if TOGETHER:
        e = min(1.0 - SURE, max(SURE, gains[0]))
        base = log(e) - log(1.0 - e)
        win = 1.0 / (1.0 + exp(-(scale[0] * base + v[0]) / calm))
        value = WIN * win + (1.0 - WIN) * 0.5 * (1.0 + tanh(scale[1] * base + v[1]))
        for seat in range(MAX_SEATS):
            gains[seat] = value
        return
    n = rules.seats
    total = 0.0
    for j in range(n):
        seat = (who + j) % n
        e = min(1.0 - SURE, max(SURE, gains[seat]))
        v[MAX_SEATS + j] = tanh(scale[1] * (log(e) - log(1.0 - e)) + v[MAX_SEATS + j])
        gains[seat] = exp(scale[0] * log(e) + v[j])
        total += gains[seat]
    for j in range(n):
        seat = (who + j) % n
        gains[seat] = WIN * gains[seat] / total + (1.0 - WIN) * 0.5 * (1.0 + v[MAX_SEATS + j])


@kernel
def liking(state: State, rules: Rules, action: int, q: Floats, embed: FloatTable, lean: Floats, heat: float) -> float:
    """The weight of an action: the hand-made prior times what the network makes of it."""
    row = embed[action]
    dot = lean[action] + 0.0
    for k in range(len(q)):
        dot += q[k] * row[k]
    dot += log(max(SURE, prior(state, rules, action)))
    return exp(heat * max(-30.0, min(30.0, dot)))


@kernel
def widen(
    state: State,
    rules: Rules,
    node: int,
    out: Actions,
    n: int,
    mark: Words,
    links: Links,
    values: Values,
    notes: Words,
    q: Floats,
    embed: FloatTable,
    lean: Floats,
    heat: float,
) -> float:
    """Give the node a child for every legal action, count a chance for each; the sum of their weights."""
    total = count_chances(node, out, n, mark, links, values)
    for i in range(n):
        if mark[out[i]] == OFFERED:
            mark[out[i]] = COUNTED
            weight = liking(state, rules, out[i], q, embed, lean, heat)
            child = add_child(node, out[i], weight, links, values, notes)
            if child != NONE:
                links[child, CHANCES] = 1
                links[child, QUERY] = 0
                total += weight
    return total


@kernel
def seen_after(node: int, mark: int, links: Links, values: Values, notes: Words) -> int:
    """The node of what was seen to come of an action, under that action's node; NONE when the tree is full."""
    child = links[node, CHILD]
    while child != NONE:
        if links[child, ACTION] == mark:
            return int(child)
        child = links[child, SIBLING]
    child = add_child(node, mark, 0.0, links, values, notes)
    if child != NONE:
        links[child, QUERY] = 0
    return child


@kernel
def keep_query(node: int, links: Links, notes: Words, queries: FloatTable) -> int:
    """Where the query of a node is kept; place 0, all zeros, serves nodes that came too late."""
    if links[node, QUERY] == 0 and notes[QUERIES] < len(queries):
        links[node, QUERY] = notes[QUERIES]
        notes[QUERIES] += 1
    return int(links[node, QUERY])


@entry
def survey(
    states: States, rules: RulesRows, numbers: Numbers, x: Floats, out: Actions, weights: Doubles, gains: Doubles
) -> int:
    """What a network would be given of state 0: the observation, the legal actions, their prior, the evaluation."""
    observe(states[0], rules[0], actor(states[0]), numbers, x)
    evaluate_all(states[0], rules[0], gains)
    n = legal(states[0], rules[0], out)
    for i in range(n):
        weights[i] = prior(states[0], rules[0], out[i])
    return n


@entry
def search(
    states: States,
    rules: RulesRows,
    seat: int,
    iterations: int,
    tries: int,
    explore: float,
    heat: float,
    calm: float,
    everyone: int,
    links: Links,
    values: Values,
    notes: Words,
    out: Actions,
    mark: Words,
    path: Words,
    seats: Words,
    gains: Doubles,
    embed: FloatTable,
    lean: Floats,
    w1: FloatTable,
    b1: Floats,
    w2: FloatTable,
    b2: Floats,
    wq: FloatTable,
    bq: Floats,
    wv: FloatTable,
    bv: Floats,
    scale: Floats,
    numbers: Numbers,
    x: Floats,
    h1: Floats,
    h2: Floats,
    v: Floats,
    near: Words,
    spare: Floats,
    queries: FloatTable,
) -> None:
    """Go on with a search: state 0 is what the seat knows, state 1 is for work."""
    for _ in range(iterations):
        notes[WORD] = advance(notes[WORD])
        states[1] = states[0]
        resample(states[1], rules[0], seat, seeded(notes[WORD]))
        if links[0, QUERY] == 0:
            at = keep_query(0, links, notes, queries)
            judge(
                states[1], rules[0], w1, b1, w2, b2, wq, bq, wv, bv, scale, calm, numbers, x, h1, h2, v, near,
                queries[at], gains,
            )  # fmt: skip
        node = 0
        depth = 0
        while depth < DEEPEST and not over(states[1]) and (links[node, VISITS] > 0 or node == 0):
            who = actor(states[1])
            n = legal(states[1], rules[0], out)
            if everyone == 0 and who != seat and rules[0].seats > 2 and not TOGETHER:
                notes[WORD] = advance(notes[WORD])
                step(states[1], rules[0], best_of(states[1], rules[0], seeded(notes[WORD]), out, n, tries))
                continue
            total = widen(
                states[1],
                rules[0],
                node,
                out,
                n,
                mark,
                links,
                values,
                notes,
                queries[int(links[node, QUERY])],
                embed,
                lean,
                heat,
            )
            child = pick(node, total, mark, links, values, explore)
            for i in range(n):
                mark[out[i]] = 0
            if child == NONE:
                break
            path[depth] = child
            seats[depth] = who
            depth += 1
            step(states[1], rules[0], int(links[child, ACTION]))
            node = child
            if ALL_KNOW_THE_SAME and depth < DEEPEST and not over(states[1]):
                node = seen_after(child, seen_mark(states[1], rules[0]), links, values, notes)
                if node == NONE:
                    break
                path[depth] = node
                seats[depth] = who
                depth += 1
        if over(states[1]):
            for other in range(MAX_SEATS):
                gains[other] = worth(states[1], rules[0], other) if other < rules[0].seats else 0.0
        else:
            at = keep_query(node, links, notes, queries) if node != NONE else 0
            q = queries[at] if at > 0 else spare
            judge(
                states[1], rules[0], w1, b1, w2, b2, wq, bq, wv, bv, scale, calm, numbers, x, h1, h2, v, near, q, gains
            )
        links[0, VISITS] += 1
        for i in range(depth):
            links[path[i], VISITS] += 1
            values[path[i], TOTAL] += gains[seats[i]]
