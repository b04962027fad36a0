"""``python -m benchmarks.fit_prior``: the weights of the prior of Small Samurai Empires, from decisions of captains.

Captains play the base game among themselves, seeds from 1; every decision with a choice is one of a conditional logit
whose features are the terms of ``empires/prior.py``. Printed beside today's weights, with how often each set names the
move that was made. A few games show that it works, not more. (The prior of 7 Samurai has no weights to fit.)
"""

from __future__ import annotations

from typing import Any

import click
import numpy as np

from tatami import game as games
from tatami.bots.match import Job, play
from tatami.bots.thinker import Thinker
from tatami.empires import prior as module
from tatami.kernel.records import PlainRecord

from .logit import counting, newton, show, today

GAME = "empires"
BY_HAND = ("W_TAKE", "W_VETERAN", "W_TRAIN", "W_USE")
RIDGE = 3.0


def decisions(players: int, seed: int, level: str, iterations: int) -> list[tuple[Any, list[int], int]]:
    """The states of one game, what was legal there, what was chosen."""
    found = games.get(GAME)
    options = found.complete_options(players, {}, None)
    rules = found.rules(options, None, found.rules_version)
    seen: list[tuple[Any, list[int], int]] = []

    def watch(thinker: Thinker, state: Any, _ply: int, action: int) -> None:
        plain = PlainRecord(found.contract.STATE).load(state) if thinker.compiled else state.copy()
        out = [0] * found.contract.MAX_LEGAL
        legal = out[: found.contract.legal(plain, rules, out)]
        if len(legal) > 1:
            seen.append((plain, legal, action))

    play(Job(GAME, options, seed, (level,) * players, iterations=iterations), watch)
    return [(state, legal, action) for state, legal, action in seen]


@click.command()
@click.option("--players", default=2, show_default=True)
@click.option("--games", "count", default=300, show_default=True)
@click.option("--iterations", default=3000, show_default=True, help="Of a captain's search.")
@click.option("--level", default="captain", show_default=True)
def main(players: int, count: int, iterations: int, level: str) -> None:
    """Play, fit and print the weights beside today's."""
    found = games.get(GAME)
    rules = found.rules(found.complete_options(players, {}, None), None, found.rules_version)
    seen = [d for seed in range(1, count + 1) for d in decisions(players, seed, level, iterations)]
    inputs, targets = [], []
    with counting(module, BY_HAND) as names:
        for state, legal, action in seen:
            rows = [np.zeros(len(names)) + module.lean(state, rules, number) for number in legal]
            inputs.append(np.array(rows))
            targets.append(np.array([1.0 if number == action else 0.0 for number in legal]))
    before, after = today(module, names), newton(inputs, targets, RIDGE)
    print(f"{players} players: {len(seen)} decisions of {count} games")
    show(names, before, after)
    for name, weights in (("today's", before), ("fitted", after)):
        right = np.mean([y[np.argmax(x @ weights)] for x, y in zip(inputs, targets, strict=True)])
        print(f"{name} weights name the move made in {right:.1%}")


if __name__ == "__main__":
    main()
