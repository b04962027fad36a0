"""Many games between bots: seats rotated, the same seeds for every rotation, on this machine or a Ray cluster."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import as_completed
from dataclasses import asdict, dataclass
from typing import Any

from .. import game as games
from ..errors import Failure
from ..game import Json
from ..table import check_players
from .levels import level
from .match import Job, Result, play
from .rating import elo, interval
from .workers import check, workers


@dataclass(frozen=True, slots=True)
class Standing:
    """How a bot did."""

    bot: str
    games: int
    share: float
    low: float
    high: float
    elo: float | None
    score: float
    decisions_a_second: float
    median_ms: float
    p99_ms: float
    iterations_a_second: float


@dataclass(frozen=True, slots=True)
class Report:
    """An arena's outcome, with all that is needed to run it again."""

    game: str
    options: Json
    bots: list[str]
    games: int
    seed: int
    seconds: float | None
    iterations: int | None
    pace: float
    workers: int
    on: str
    standings: list[Standing]

    def json(self) -> Json:
        """For a file."""
        return asdict(self)


def line_up(game: str, bots: list[str], players: int | None, options: Json) -> tuple[list[str], Json]:
    """The bots seat by seat and the complete options; ValueError for what cannot be played."""
    if not bots:
        raise Failure("arena-empty")
    for name in bots:
        level(name)
    count = len(bots) if players is None else players
    if count < len(bots) or count % len(bots):
        raise Failure("arena-seats", bots=len(bots), seats=count)
    found = games.get(game)
    check_players(found, count)
    return bots * (count // len(bots)), found.complete_options(count, options, None)


def jobs(
    game: str,
    seats: list[str],
    options: Json,
    count: int,
    seed: int,
    seconds: float | None = None,
    iterations: int | None = None,
    pace: float = 1.0,
) -> Iterator[Job]:
    """Each seed is played once in every rotation of the seats that seats them otherwise."""
    turns = list(dict.fromkeys(tuple(seats[turn:] + seats[:turn]) for turn in range(len(seats))))
    for g in range(count):
        yield Job(game, options, seed + g // len(turns), turns[g % len(turns)], seconds, iterations, pace)


def run(
    game: str,
    bots: list[str],
    count: int,
    *,
    players: int | None = None,
    seed: int = 1,
    seconds: float | None = None,
    iterations: int | None = None,
    pace: float = 1.0,
    workers: int | None = None,
    on: str = "local",
    progress: Callable[[int], None] = lambda _done: None,
    **options: Any,
) -> Report:
    """Play the games and count; ValueError (one sentence) for what cannot be played."""
    if count < 1:
        raise Failure("arena-games", games=count)
    for budget, what in ((seconds, "seconds"), (iterations, "iterations"), (pace, "pace")):
        if budget is not None and not budget > 0:
            raise Failure("budget", what=what, budget=str(budget)[:20])
    seats, settled = line_up(game, bots, players, options)
    todo = list(jobs(game, seats, settled, count, seed, seconds, iterations, pace))
    check(on)
    number = workers or os.cpu_count() or 1
    results = []
    for result in played(todo, number, on):
        results.append(result)
        progress(len(results))
    results.sort(key=lambda r: (r.seed, r.seats))
    return Report(game, settled, seats, count, seed, seconds, iterations, pace, number, on, standings(results))


def played(todo: list[Job], count: int, on: str) -> Iterable[Result]:
    """Play all of them, in whatever order they end."""
    if on == "local":
        yield play(todo[0])  # compiles once, before the workers load it
        todo = todo[1:]
        if count == 1 or len(todo) < 2:
            yield from map(play, todo)
            return
    with workers(on, count) as pool:
        for done in as_completed([pool.submit(play, job) for job in todo]):
            yield done.result()


def _share(result: Result, name: str) -> float:
    """The share of the win of a bot's average seat."""
    own = [share for share, who in zip(result.shares, result.seats, strict=True) if who == name]
    return sum(own) / len(own)


def standings(results: list[Result]) -> list[Standing]:
    """Win share with its interval, Elo, scores and speed of every bot."""
    names = sorted({name for r in results for name in r.seats})
    ratings = elo(results)
    table = []
    for name in names:
        places = [(r, s) for r in results for s, who in enumerate(r.seats) if who == name]
        shares = [_share(r, name) for r in results]
        low, high = interval(shares)
        times = sorted(t for r, s in places for t in r.times[s])
        spent = sum(times) or 1e-9
        table.append(
            Standing(
                bot=name,
                games=len(results),
                share=sum(shares) / len(shares),
                low=low,
                high=high,
                elo=ratings.get(name),
                score=sum(r.scores[s] for r, s in places) / len(places),
                decisions_a_second=len(times) / spent,
                median_ms=1000 * times[len(times) // 2],
                p99_ms=1000 * times[min(len(times) - 1, int(len(times) * 0.99))],
                iterations_a_second=sum(r.iterations[s] for r, s in places) / spent,
            )
        )
    return sorted(table, key=lambda row: -row.share)
