"""``python -m benchmarks.fit_odds``: how far the bots' odds can be believed, and what makes them true.

``gather`` plays games of mixed line-ups and notes, at a few moments of each, the odds as a spectator would be told
them, uncorrected, and who won in the end. ``fit`` finds the correction for those who play (see bots/calibration.py) on
four fifths of the games and draws the reliability of the odds on the rest.
"""

from __future__ import annotations

import json
import multiprocessing
import os
import random
import time
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
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

LEVELS = (("novice", 2), ("soldier", 4), ("captain", 6))
MODULES = ("agendas", "mountains", "shrines", "random_neutral", "new_region", "dojo")
MOMENTS = 0.03
"""The part of the decisions at which the odds are noted; the first is always one."""
WORLDS = 128


def line_up(game: str, seed: int) -> tuple[dict[str, Any], tuple[str, ...]]:
    """Options and the levels seat by seat: half of the games are of one level throughout."""
    rng = random.Random(f"{game} {seed}")
    found = games.get(game)
    names, weights = zip(*LEVELS, strict=True)
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

    def watch(thinker: Thinker, state: Any, ply: int) -> None:
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
def gather(
    game: str, count: int, first: int, pace: float, minutes: float, workers: int | None, out: Path
) -> None:
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


Design = tuple[list[NDArray[Any]], list[NDArray[Any]], list[str]]


def design(rows: list[dict[str, Any]]) -> Design:
    """For each moment a row of features for every side, and what each side got; the features' names."""
    contract = games.get(rows[0]["game"]).contract
    together = contract.TOGETHER
    counts = sorted({len(row["seats"]) for row in rows})
    levels = sorted({name for row in rows for name in row["seats"]} - {calibration.PERSON})
    kinds = sorted({row["options"].get("level", "") for row in rows} - {"", "normal"})
    names = [f"{what} {n}" for n in counts for what in ("trust", "more")] + levels
    names += ["base", "later", *kinds] if together else []
    inputs, targets = [], []
    for row in rows:
        for _, done, raw in row["moments"]:
            left, n = 1.0 - done, len(row["seats"])
            sides = calibration.features(raw, left, together)
            x = np.zeros((len(sides) + (1 if together else 0), len(names)))
            for side, (now, later) in enumerate(sides):
                x[side, 2 * counts.index(n)], x[side, 2 * counts.index(n) + 1] = now, later
                for name in row["seats"] if together else row["seats"][side : side + 1]:
                    if name in levels:
                        x[side, names.index(name)] += left / (n if together else 1)
            if together:
                x[0, names.index("base")], x[0, names.index("later")] = 1.0, left
                if row["options"].get("level") in kinds:
                    x[0, names.index(row["options"]["level"])] = left
            won = row["shares"][0]
            inputs.append(x)
            targets.append(np.array([won, 1 - won]) if together else np.array(row["shares"]))
    return inputs, targets, names


def newton(inputs: list[NDArray[Any]], targets: list[NDArray[Any]], ridge: float = 1.0) -> NDArray[Any]:
    """A conditional logit."""
    found = np.zeros(inputs[0].shape[1])
    for _ in range(30):
        slope, curve = ridge * found, ridge * np.eye(len(found))
        for x, y in zip(inputs, targets, strict=True):
            p = np.exp(x @ found - (x @ found).max())
            p /= p.sum()
            slope += x.T @ (p - y)
            curve += x.T @ (np.diag(p) - np.outer(p, p)) @ x
        step = np.linalg.solve(curve, slope)
        found -= step
        if np.abs(step).max() < 1e-6:
            break
    return found


def numbers_of(found: NDArray[Any], names: list[str], kept: dict[str, Any]) -> dict[str, Any]:
    """As calibration.json has them."""
    value = {name: round(float(x), 3) for name, x in zip(names, found, strict=True)}
    trust = {n: [value[f"trust {n}"], value[f"more {n}"]] for n in (x[6:] for x in names if x.startswith("trust "))}
    trust["all"] = [round(float(np.mean([pair[i] for pair in trust.values()])), 3) for i in range(2)]
    levels = {name: value[name] for name in ("novice", "soldier") if name in value}
    strength = {**kept.get("strength", {}), "random": levels.get("novice", 0.0), **levels, calibration.PERSON: 0.0}
    made: dict[str, Any] = {"trust": trust, "strength": strength}
    if "base" in value:
        made["base"] = [value["base"], value["later"]]
        made["kind"] = {name: value[name] for name in ("easy", "hard", "heroic") if name in value}
    return made


def reliability(rows: list[dict[str, Any]], correct: bool) -> tuple[list[tuple[float, float, int]], float]:
    """Told and true by tenths of the chance told, and the expected calibration error."""
    told, true = [], []
    for row in rows:
        together = games.get(row["game"]).contract.TOGETHER
        for _, done, raw in row["moments"]:
            kind = row["options"].get("level", "")
            shares = (
                calibration.corrected(row["game"], raw, 1 - done, row["seats"], together, kind) if correct else raw
            )
            count = 1 if together else len(raw)
            told += shares[:count]
            true += row["shares"][:count]
    p, y = np.array(told), np.array(true)
    tenth = np.minimum(9, (p * 10).astype(int))
    bins = [(float(p[tenth == b].mean()), float(y[tenth == b].mean()), int((tenth == b).sum())) for b in range(10)
            if (tenth == b).any()]  # fmt: skip
    return bins, sum(n * abs(a - b) for a, b, n in bins) / len(p)


@main.command()
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path, exists=True))
@click.option("--write", is_flag=True, help="Put the correction into the package.")
@click.option("--pictures", type=click.Path(path_type=Path), help="A folder for the reliability diagrams.")
def fit(files: tuple[Path, ...], write: bool, pictures: Path | None) -> None:
    """Fit the correction to what FILES hold, a game each; one game in five is kept apart to judge it by."""
    kept = json.loads(calibration.FILE.read_text("utf-8")) if calibration.FILE.exists() else {}
    for file in files:
        rows = [json.loads(line) for line in file.read_text().splitlines()]
        game = rows[0]["game"]
        learned, judged = [r for r in rows if r["seed"] % 5], [r for r in rows if r["seed"] % 5 == 0]
        inputs, targets, names = design(learned)
        kept[game] = numbers_of(newton(inputs, targets), names, kept.get(game, {}))
        calibration.table_of.cache_clear()
        if write:
            calibration.FILE.write_text(json.dumps(kept, indent=1) + "\n", "utf-8")
        print(game, json.dumps(kept[game]))
        print(f"{len(learned)} games learned from, {len(judged)} judged")
        lines = []
        for correct, name in ((False, "as rolled out"), (True, "corrected")):
            bins, error = reliability(judged, correct)
            lines.append((f"{name}, error {100 * error:.1f}", bins))
            print(f"{name}: expected calibration error {100 * error:.1f} points")
            print("  told, true, moments:", *(f"({a:.2f}, {b:.2f}, {n})" for a, b, n in bins))
        if pictures is not None:
            picture = chart.reliability(f"{game}: odds told and games won", lines)
            (pictures / f"odds_{game}.svg").write_text(picture, "utf-8")


if __name__ == "__main__":
    main()
