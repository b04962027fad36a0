"""``python -m benchmarks.bench_levels``: the levels against one another, for as long as there is time.

A match is GAME:PLAYERS:BOTS:PACE[:OPTIONS as JSON]; each gets an even part of ``--minutes``. Games are begun in whole
rotations of the seats and all that were begun are finished, so neither short games nor seats are favoured. Every
finished game is a line of ``--out``; what is there already is not played again. In the end all games of a kind in that
file are one table: Elo with 95 % intervals, from seeds drawn again and again.
"""

from __future__ import annotations

import json
import multiprocessing
import os
import random
import time
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import asdict
from pathlib import Path
from typing import Any

import click

from tatami.bots.arena import jobs, line_up, standings
from tatami.bots.match import Result, play
from tatami.bots.rating import elo

DRAWS = 200


def one(job: Any) -> dict[str, Any]:
    """A game, as JSON."""
    return asdict(play(job))


def result(row: dict[str, Any]) -> Result:
    """A game as it was before it was a line."""
    found = Result(**{k: v for k, v in row.items() if k != "match"})
    found.seats = tuple(found.seats)
    return found


def ladder(rows: list[dict[str, Any]], seed: int = 1) -> list[tuple[str, float, float, float, int]]:
    """Level, Elo (captain has 1500), its interval, games: the best first. All games of a seed are drawn together."""
    seeds: dict[Any, list[Result]] = {}
    for row in rows:
        seeds.setdefault((row["match"], row["seed"]), []).append(result(row))
    groups, rng = list(seeds.values()), random.Random(seed)

    def rated(some: list[list[Result]]) -> dict[str, float]:
        found = elo([game for group in some for game in group])
        return {name: value - found["captain"] + 1500 for name, value in found.items()}

    best = rated(groups)
    drawn = [rated(rng.choices(groups, k=len(groups))) for _ in range(DRAWS)]
    found = []
    for name, value in sorted(best.items(), key=lambda pair: -pair[1]):
        tries = sorted(one[name] for one in drawn if name in one)
        count = sum(name in row["seats"] for row in rows)
        found.append((name, value, tries[len(tries) // 40], tries[-1 - len(tries) // 40], count))
    return found


def show_ladders(out: Path) -> None:
    """A table for each game and number of players that several levels have played."""
    kinds: dict[str, list[dict[str, Any]]] = {}
    for line in out.read_text().splitlines():
        row = json.loads(line)
        kinds.setdefault(":".join(row["match"].split(":")[:2]), []).append(row)
    for kind, rows in kinds.items():
        levels = {name for row in rows for name in row["seats"]}
        if len(levels) > 1 and "captain" in levels and len({row["match"].split(":", 3)[3] for row in rows}) == 1:
            print(f"{kind} | Elo (95 %) | games")
            for name, value, low, high, count in ladder(rows):
                print(f"{name} | {value:.0f} ({low:.0f}–{high:.0f}) | {count}")


def match(pool: ProcessPoolExecutor, workers: int, name: str, seconds: float, games: int, out: Path) -> None:
    """Play a match and print what came of it."""
    game, players, bots, pace, *options = name.split(":", 4)
    seats, settled = line_up(game, bots.split(","), int(players), json.loads(options[0]) if options else {})
    known = [json.loads(line) for line in out.read_text().splitlines()] if out.exists() else []
    done = [row for row in known if row["match"] == name]
    seen = {(row["seed"], tuple(row["seats"])) for row in done}
    todo = iter([
        job for job in jobs(game, seats, settled, games, 1, pace=float(pace)) if (job.seed, job.seats) not in seen
    ])  # fmt: skip
    rotations = len({tuple(seats[k:] + seats[:k]) for k in range(len(seats))})
    begun, under_way, more = time.time(), set[Future[dict[str, Any]]](), True
    with out.open("a") as file:
        while True:
            while more and len(under_way) < workers and time.time() - begun < seconds:
                for _ in range(rotations):
                    job = next(todo, None)
                    if job is None:
                        more = False
                        break
                    under_way.add(pool.submit(one, job))
            if not under_way:
                break
            ready, under_way = wait(under_way, return_when=FIRST_COMPLETED)
            for future in ready:
                row = {"match": name, **future.result()}
                done.append(row)
                file.write(json.dumps(row) + "\n")
                file.flush()
    for s in standings([result(row) for row in done]):
        speed = f"{s.iterations_a_second:,.0f} iterations/s, p99 {s.p99_ms:.0f} ms"
        print(f"{name} | {s.bot} | {s.games} | {s.share:.1%} ({s.low:.1%}–{s.high:.1%}) | {speed}", flush=True)
    print(f"  {time.time() - begun:.0f} s", flush=True)


@click.command()
@click.argument("matches", nargs=-1, required=True)
@click.option("--minutes", default=10.0, show_default=True, help="For all matches together.")
@click.option("--games", default=400, show_default=True, help="The most games of a match.")
@click.option("--workers", type=int, help="Processes; default: one a core.")
@click.option("--out", type=click.Path(path_type=Path), required=True, help="A JSON line for every game.")
def main(matches: tuple[str, ...], minutes: float, games: int, workers: int | None, out: Path) -> None:
    """Play MATCHES, each for an even part of the time."""
    count, until = workers or os.cpu_count() or 1, time.time() + 60 * minutes
    os.environ.setdefault("OMP_NUM_THREADS", "1")
    with ProcessPoolExecutor(count, mp_context=multiprocessing.get_context("spawn")) as pool:
        for number, name in enumerate(matches):
            match(pool, count, name, (until - time.time()) / (len(matches) - number), games, out)
    show_ladders(out)


if __name__ == "__main__":
    main()
