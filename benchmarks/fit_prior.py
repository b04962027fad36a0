"""``python -m benchmarks.fit_prior``: how well a game's prior foretells the decisions of captains, and its weights.

Captains play the base game among themselves, seeds from 1; every decision with a choice counts. Told is the mean
logarithm of the chance given to the move that was made, by the prior as it is and by one that knows nothing. The prior
of Small Samurai Empires is a conditional logit whose features are the terms of ``empires/prior.py``: its weights are
fitted and printed beside today's; ``--write`` puts them into the game's table, with the run that made them. A few games
show that it works, not more. (The weights of 7 Samurai are no terms of a sum: they are judged only.)
"""

from __future__ import annotations

import math
from typing import Any

import click
import numpy as np
from numpy.typing import NDArray

from tatami import game as games
from tatami.bots.match import Job, play
from tatami.bots.thinker import Thinker
from tatami.empires import prior
from tatami.empires import weights as table
from tatami.kernel.records import PlainRecord

from . import weights
from .logit import counting, loss, newton, show, today

RIDGE = 3.0


Decision = tuple[Any, list[int], int]
"""A state, what was legal there, what was chosen."""


def decisions(game: str, players: int, seed: int, level: str, iterations: int) -> list[Decision]:
    """Those of one game."""
    found = games.get(game)
    options = found.complete_options(players, {}, None)
    rules = found.rules(options, None, found.rules_version)
    seen: list[Decision] = []

    def watch(thinker: Thinker, state: Any, _ply: int, action: int) -> None:
        plain = PlainRecord(found.contract.STATE).load(state) if thinker.compiled else state.copy()
        out = [0] * found.contract.MAX_LEGAL
        legal = out[: found.contract.legal(plain, rules, out)]
        if len(legal) > 1:
            seen.append((plain, legal, action))

    play(Job(game, options, seed, (level,) * players, iterations=iterations), watch)
    return seen


def judge(game: str, rules: Any, seen: list[Decision]) -> tuple[float, float]:
    """The mean logarithm of the chance given to the move made: by the prior, and by one that knows nothing."""
    prior = games.get(game).contract.prior
    told, blind = 0.0, 0.0
    for state, legal, action in seen:
        chances = {number: prior(state, rules, number) for number in legal}
        told += math.log(chances[action] / sum(chances.values()))
        blind -= math.log(len(legal))
    return told / len(seen), blind / len(seen)


def features(rules: Any, seen: list[Decision], fitted: list[str]) -> tuple[list[NDArray[Any]], list[NDArray[Any]]]:
    """A row of terms for every legal move, and which was made; without decisions that ask for weights set by hand."""
    inputs, targets = [], []
    with counting(table, fitted) as names:
        for state, legal, action in seen:
            rows = np.array([np.zeros(len(names)) + prior.lean(state, rules, number) for number in legal])
            if not np.isnan(rows).any():
                inputs.append(rows)
                targets.append(np.array([1.0 if number == action else 0.0 for number in legal]))
    return inputs, targets


@click.command()
@click.argument("game", type=click.Choice(games.NAMES))
@click.option("--players", default=2, show_default=True)
@click.option("--games", "count", default=300, show_default=True)
@click.option("--iterations", default=3000, show_default=True, help="Of a captain's search.")
@click.option("--level", default="captain", show_default=True)
@click.option("--write", is_flag=True, help="Put the weights into the game's table.")
def main(game: str, players: int, count: int, iterations: int, level: str, write: bool) -> None:
    """Play, judge, fit and print the weights beside today's."""
    if write and game != "empires":
        raise click.UsageError(f"The prior of {game} is judged only, there are no weights to write.")
    found = games.get(game)
    rules = found.rules(found.complete_options(players, {}, None), None, found.rules_version)
    seen = [d for seed in range(1, count + 1) for d in decisions(game, players, seed, level, iterations)]
    print(f"{game}, {players} players: {len(seen)} decisions of {count} games")
    print("mean log likelihood: today's {:.3f}, uniform {:.3f}".format(*judge(game, rules, seen)))
    if game != "empires":
        return
    fitted = weights.fitted(weights.path(table), "prior")
    inputs, targets = features(rules, seen, fitted)
    before, after = today(table, fitted), newton(inputs, targets, RIDGE)
    show(fitted, before, after)
    for name, numbers in (("today's", before), ("fitted", after)):
        right = np.mean([y[np.argmax(x @ numbers)] for x, y in zip(inputs, targets, strict=True)])
        print(f"{name} weights name the move made in {right:.1%}, mean log loss {loss(inputs, targets, numbers):.3f}")
    if write:
        run = f"benchmarks.fit_prior {game} --players {players} --games {count} --iterations {iterations}"
        told = f"{len(inputs)} decisions, mean log loss {loss(inputs, targets, after):.3f}"
        was = f"was {loss(inputs, targets, before):.3f}"
        weights.write(
            weights.path(table), "prior", after.tolist(), f"python -m {run} --level {level} --write: {told}, {was}"
        )


if __name__ == "__main__":
    main()
