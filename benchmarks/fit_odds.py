"""``python -m benchmarks.fit_odds``: how far the bots' odds can be believed, and what makes them true.

``gather`` plays games of mixed line-ups and notes, at a few moments of each, the odds as a spectator would be told
them, uncorrected, and who won in the end. ``fit`` finds the correction for those who play (see bots/calibration.py) and
draws how reliable the odds are: each game is judged by a correction fitted to the other four fifths.
"""

from __future__ import annotations

import json
import multiprocessing
import os
import random
import time
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import click
import numpy as np
from numpy.typing import NDArray

from tatami import game as games
from tatami.bots import calibration, chart
from tatami.bots.match import Job, play
from tatami.bots.thinker import Thinker
from tatami.kernel.records import PlainRecord

from .logit import newton

LEVELS = (("novice", 2), ("soldier", 4), ("captain", 6))
MODULES = ("agendas", "mountains", "shrines", "random_neutral", "new_region", "dojo")
MOMENTS = 0.03
"""The part of the decisions at which the odds are noted; the first is always one."""
WORLDS = 128
FOLDS = 5


def line_up(game: str, seed: int) -> tuple[dict[str, Any], tuple[str, ...]]:
    """Options and the levels seat by seat: half of the games are of one level throughout."""
    rng = random.Random(f"{game} {seed}")
    found = games.get(game)
    names = [name for name, _ in LEVELS]
    weights = [weight for _, weight in LEVELS]
    players = rng.choice([n for n in found.players if n > 1])
    level = rng.choices(names, weights)[0]
    seats = tuple(level if seed % 2 else rng.choices(names, weights)[0] for _ in range(players))
    options: dict[str, Any] = {}
    if game == "seven":
        options["level"] = rng.choice(("easy", "normal", "normal", "hard", "heroic"))
    elif seed % 4 >= 2:
        options["modules"] = [m for m in MODULES if rng.random() < 0.4]
    return found.complete_options(players, options, None), seats


def one(game: str, seed: int, pace: float) -> dict[str, Any]:
    """A game with its moments: ply, progress, the odds of each seat."""
    options, seats = line_up(game, seed)
    found, rng, moments = games.get(game), random.Random(seed), list[Any]()
    rules = found.rules(options, None, found.rules_version)

    def watch(thinker: Thinker, state: Any, ply: int, _action: int) -> None:
        if ply and rng.random() > MOMENTS:
            return
        plain = PlainRecord(found.contract.STATE).load(state) if thinker.compiled else state
        thinker.look(state, None, seed * 1009 + ply)
        told = thinker.odds(None, seed * 1009 + ply, 60.0, most=WORLDS)
        done = float(found.contract.progress(plain, rules))
        moments.append([ply, round(done, 3), [round(share, 4) for share in told]])

    result = play(Job(game, options, seed, seats, pace=pace), watch)
    options = {k: v for k, v in options.items() if k in ("level", "modules", "edition")}
    return {"game": game, "seed": seed, "pace": pace, "options": options, "seats": seats, "shares": result.shares,
            "moments": moments}  # fmt: skip


@click.group()
def main() -> None:
    """Odds that are true for those who play."""


@main.command()
@click.argument("game")
@click.option("--games", "count", default=1000, show_default=True)
@click.option("--first", default=1, show_default=True, help="The first seed.")
@click.option("--pace", default=0.025, show_default=True, help="Of each level's own seconds.")
@click.option("--minutes", default=600.0, show_default=True, help="No game is begun after so long; all are finished.")
@click.option("--workers", type=int, help="Processes; default: one a core.")
@click.option("--out", type=click.Path(path_type=Path), required=True, help="A JSON line for every game.")
def gather(game: str, count: int, first: int, pace: float, minutes: float, workers: int | None, out: Path) -> None:
    """Play GAME and note odds and results; seeds that are in the file are not played again."""
    known = {json.loads(line)["seed"] for line in out.read_text().splitlines()} if out.exists() else set()
    seeds = iter([seed for seed in range(first, first + count) if seed not in known])
    until, number = time.time() + 60 * minutes, workers or os.cpu_count() or 1
    under_way: set[Future[dict[str, Any]]] = set()
    with ProcessPoolExecutor(number, mp_context=multiprocessing.get_context("spawn")) as pool, out.open("a") as file:
        while True:
            while len(under_way) < number and time.time() < until and (seed := next(seeds, None)) is not None:
                under_way.add(pool.submit(one, game, seed, pace))
            if not under_way:
                break
            ready, under_way = wait(under_way, return_when=FIRST_COMPLETED)
            for future in ready:
                file.write(json.dumps(future.result()) + "\n")
                file.flush()


def design(rows: list[dict[str, Any]]) -> tuple[list[NDArray[Any]], list[NDArray[Any]], list[str]]:
    """For each moment a row of features for every side, and what each side got; the features' names."""
    together = games.get(rows[0]["game"]).contract.TOGETHER
    levels = [name for name, _ in LEVELS if name != calibration.EQUAL]
    kinds = ["easy", "hard", "heroic"] if together else []
    names = ["trust", "more", *levels, *(["base", "later", "seats"] if together else []), *kinds]
    inputs, targets = [], []
    for row in rows:
        for _, done, raw in row["moments"]:
            left, n = 1.0 - done, len(row["seats"])
            sides = calibration.features(raw, left, together)
            x = np.zeros((len(sides) + (1 if together else 0), len(names)))
            for side, (now, later) in enumerate(sides):
                x[side, :2] = now, later
                for name in row["seats"] if together else row["seats"][side : side + 1]:
                    if name in levels:
                        x[side, names.index(name)] += left / (n if together else 1)
            if together:
                x[0, names.index("base") : names.index("base") + 3] = 1.0, left, left * (n - calibration.USUAL)
                if row["options"].get("level") in kinds:
                    x[0, names.index(row["options"]["level"])] = left
            won = row["shares"][0]
            inputs.append(x)
            targets.append(np.array([won, 1 - won]) if together else np.array(row["shares"]))
    return inputs, targets, names


def numbers_of(rows: list[dict[str, Any]], kept: dict[str, Any]) -> dict[str, Any]:
    """The correction that fits these games, as calibration.json has it; levels that did not play keep their worth."""
    inputs, targets, names = design(rows)
    value = {name: round(float(x), 3) for name, x in zip(names, newton(inputs, targets), strict=True)}
    strength = {**kept.get("strength", {}), "random": value["novice"], "novice": value["novice"],
                "soldier": value["soldier"], calibration.EQUAL: 0.0}  # fmt: skip
    made: dict[str, Any] = {"trust": [value["trust"], value["more"]], "strength": strength}
    if "base" in value:
        made["base"] = [value["base"], value["later"], value["seats"]]
        made["kind"] = {name: value[name] for name in ("easy", "hard", "heroic")}
    return made


Told = list[tuple[float, float]]
"""Chances told, and what came of them."""


def told(rows: list[dict[str, Any]], numbers: dict[str, Any] | None) -> Told:
    """What was told at all moments, corrected or (None) not."""
    found: Told = []
    for row in rows:
        together = games.get(row["game"]).contract.TOGETHER
        for _, done, raw in row["moments"]:
            kind = row["options"].get("level", "")
            shares = raw
            if numbers is not None:
                shares = calibration.corrected(numbers, raw, 1 - done, row["seats"], together, kind)
            found += list(zip(shares, row["shares"], strict=True))[: 1 if together else None]
    return found


def reliability(pairs: Told) -> tuple[list[tuple[float, float, int]], float, float]:
    """Told and true by tenths of the chance told, the expected calibration error, and the mean squared error."""
    p, y = np.array(pairs).T
    tenth = np.minimum(9, (p * 10).astype(int))
    bins = [(float(p[tenth == b].mean()), float(y[tenth == b].mean()), int((tenth == b).sum())) for b in range(10)
            if (tenth == b).any()]  # fmt: skip
    return bins, sum(n * abs(a - b) for a, b, n in bins) / len(p), float(((p - y) ** 2).mean())


@main.command()
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path, exists=True))
@click.option("--write", is_flag=True, help="Put the correction into the package.")
@click.option("--pictures", type=click.Path(path_type=Path), help="A folder for the reliability diagrams.")
def fit(files: tuple[Path, ...], write: bool, pictures: Path | None) -> None:
    """Fit the correction to what FILES hold, a game each."""
    kept = json.loads(calibration.FILE.read_text("utf-8"))
    for file in files:
        rows = [json.loads(line) for line in file.read_text().splitlines()]
        game, lines = rows[0]["game"], []
        before: Told = told(rows, None)
        after: Told = []
        for part in range(FOLDS):
            numbers = numbers_of([r for r in rows if r["seed"] % FOLDS != part], kept.get(game, {}))
            after += told([r for r in rows if r["seed"] % FOLDS == part], numbers)
        for name, pairs in (("as rolled out", before), ("corrected", after)):
            bins, error, squared = reliability(pairs)
            lines.append((f"{name}: error {100 * error:.1f} points", bins))
            print(f"{game}, {len(rows)} games, {name}: calibration error {100 * error:.1f} points, Brier {squared:.3f}")
            print("  told, true, moments:", *(f"({a:.2f}, {b:.2f}, {n})" for a, b, n in bins))
        seeds, paces = [row["seed"] for row in rows], sorted({row["pace"] for row in rows})
        made = f"{len(rows)} games, seeds {min(seeds)} to {max(seeds)}, pace {' and '.join(map(str, paces))}"
        run = f"python -m benchmarks.fit_odds: {made}; levels that did not play as before; {datetime.now(UTC).date()}"
        kept[game] = {"made": run, **numbers_of(rows, kept.get(game, {}))}
        print(json.dumps(kept[game]))
        if pictures is not None:
            picture = chart.reliability(f"{game}: chances told, and how often it came so", lines)
            (pictures / f"odds_{game}.svg").write_text(picture, "utf-8")
    if write:
        calibration.FILE.write_text(json.dumps(kept, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
