"""``python -m benchmarks.fit_evaluate``: the weights of a game's evaluation, from results of games among bots.

Small Samurai Empires: least squares, from a moment's terms to the points a seat still makes until the end. 7 Samurai: a
logit, from a moment's terms to the game won or lost. Bots of one level play the base game among themselves, all player
counts in turn, seeds from 1. Printed beside today's weights; ``--write`` puts them into the game's table, with the run
that made them: look at signs first. A few games show that it works, not more.
"""

from __future__ import annotations

import random
from importlib import import_module
from typing import Any

import click
import numpy as np

from tatami import game as games
from tatami.bots.match import Job, play
from tatami.bots.thinker import Thinker
from tatami.kernel.records import PlainRecord

from . import weights
from .logit import counting, loss, newton, show, today

MOMENTS = 0.1
RIDGE = 3.0


def moments(game: str, players: int, seed: int, level: str, iterations: int) -> tuple[list[Any], Any, list[int], float]:
    """States of one game, its rules, its points and whether seat 0 won."""
    found, rng = games.get(game), random.Random(seed)
    options = found.complete_options(players, {}, None)
    seen: list[Any] = []

    def watch(thinker: Thinker, state: Any, _ply: int, _action: int) -> None:
        if rng.random() < MOMENTS:
            seen.append(PlainRecord(found.contract.STATE).load(state) if thinker.compiled else state.copy())

    result = play(Job(game, options, seed, (level,) * players, iterations=iterations), watch)
    return seen, found.rules(options, None, found.rules_version), result.scores, result.shares[0]


@click.command()
@click.argument("game", type=click.Choice(games.NAMES))
@click.option("--games", "count", default=2000, show_default=True)
@click.option("--iterations", default=500, show_default=True, help="Of a captain's search.")
@click.option("--level", default="captain", show_default=True)
@click.option("--write", is_flag=True, help="Put the weights into the game's table.")
def main(game: str, count: int, iterations: int, level: str, write: bool) -> None:
    """Play, fit and print the weights beside today's."""
    module: Any = import_module(f"tatami.{game}.evaluate")
    table = module.w
    fitted = weights.fitted(weights.path(table), "evaluate")
    numbers = [n for n in games.get(game).players if n > 1]
    played = [moments(game, numbers[s % len(numbers)], s, level, iterations) for s in range(1, count + 1)]
    inputs, targets = [], []
    with counting(table, fitted) as names:
        for states, rules, points, won in played:
            for state in states:
                if game == "seven":
                    row = np.zeros(len(names)) + module.outlook(state, rules)
                    inputs.append(np.array([row, np.zeros(len(names))]))
                    targets.append(np.array([won, 1.0 - won]))
                    continue
                for seat in range(rules.seats):
                    terms = module.ALL & ~(1 << module.SCORE)
                    inputs.append(np.zeros(len(names)) + module.prospect(state, rules, seat, terms))
                    targets.append(np.array(points[seat] - state.score[seat]))
    before = today(table, fitted)
    if game == "seven":
        after = newton(inputs, targets, RIDGE)
        what, was, now = "mean log loss", loss(inputs, targets, before), loss(inputs, targets, after)
    else:
        x, y = np.array(inputs), np.array(targets)
        after = np.linalg.solve(x.T @ x + RIDGE * np.eye(len(names)), x.T @ y)
        what, was, now = "mean squared error", *(float(((x @ w - y) ** 2).mean()) for w in (before, after))
    told = f"{len(inputs)} moments, {what} {now:.3f}, was {was:.3f}"
    print(f"{game}: {told}")
    show(names, before, after)
    if write:
        run = f"benchmarks.fit_evaluate {game} --games {count} --iterations {iterations} --level {level}"
        weights.write(weights.path(table), "evaluate", after.tolist(), f"python -m {run} --write: {told}")


if __name__ == "__main__":
    main()
