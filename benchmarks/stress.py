"""Random games over random option sets, every state checked: ``python -m benchmarks.stress --games 100000``.

Checked at each decision: pieces, tokens and cards are conserved, there are legal actions and each is listed once; now
and then, that a seat's observation and legal actions are the same in states it cannot tell apart. A part of the games
is played again in plain Python: same bytes at the end, and scores that are the sum of the events that scored.
"""

from __future__ import annotations

import os
import sys
import time
from concurrent.futures import ThreadPoolExecutor, as_completed
from typing import Any

import click
import numpy as np
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from benchmarks.option_sets import random_settings
from tatami.envs.setting import Setting
from tatami.kernel import twin
from tatami.kernel.rng import advance, below, seeded
from tatami.table import Table

CHUNK = 200
SETS = 400


class Broken(Exception):
    """A law that does not hold, and how to see it again."""


class Stress:
    """One game's stress run."""

    def __init__(self, game: str, games: int, seed: int):
        self.game, self.games, self.seed = game, games, seed
        self.base = seed * 1_000_000_000
        self.settings = random_settings(game, SETS, seed)
        self.which = np.arange(games, dtype=np.int64) % SETS
        self.seats = np.array([s.seats for s in self.settings], np.int64)
        self.rules = np.concatenate([s.rules.record() for s in self.settings])
        self.loops: Any = twin(game, True)("envs.stress")

    def compiled(self, start: int, stop: int) -> int:
        """Check a range of games; how many decisions."""
        states = np.zeros(2, self.settings[0].game.contract.STATE)
        info = np.zeros(3, np.int64)
        done = self.loops.check_games(states, self.rules, self.which, self.seats, self.base, start, stop, info)
        if info[0]:
            raise self.broken(int(info[1]), f"decision {info[2]}: {self.loops.BROKEN[int(info[0])]}")
        return int(done)

    def plain(self, game: int) -> int:
        """Play one game again in plain Python; how many decisions."""
        setting = self.setting(game)
        table = Table(setting.game, setting.options, self.base + game)
        word, count = seeded(self.base + game + 1_000_003), 0
        while not table.over:
            seat = setting.game.contract.actor(table._state)  # of several, the one the kernels ask first
            legal = table.legal(seat)
            word = advance(word)
            table.play(legal[below(word, len(legal))], seat)
            count += 1
        states = np.zeros(2, setting.game.contract.STATE)
        info = np.zeros(3, np.int64)
        self.loops.check_games(states, self.rules, self.which, self.seats, self.base, game, game + 1, info)
        if states[0].tobytes() != _settled(table, states):
            raise self.broken(game, "plain and compiled games differ")
        explained = [0] * len(table.scores)
        for event in table.events():
            if event.kind != "won" and "points" in event.args and "seat" in event.args:
                explained[event.args["seat"]] += event.args["points"]
        if any(explained) and explained != table.scores:
            raise self.broken(game, f"scores {table.scores}, but the events explain {explained}")
        return count

    def setting(self, game: int) -> Setting:
        """The options of a game."""
        return self.settings[int(self.which[game])]

    def broken(self, game: int, what: str) -> Broken:
        """The sentence for a failure."""
        again = f"python -m benchmarks.stress --game {self.game} --seed {self.seed} --only {game}"
        return Broken(f"{self.game} {self.setting(game).options}, game {game}, {what}. See it again: {again}")


def _settled(table: Table, states: Any) -> bytes:
    """The table's state as bytes; the flag of the last step that revealed something belongs to the table alone."""
    record = table._state.record()
    record["revealed"] = states["revealed"][0]
    return bytes(record[0].tobytes())


def run(stress: Stress, plain: int, threads: int, console: Console) -> tuple[int, float]:
    """All games with a progress bar; decisions and seconds."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console) as progress:
        task = progress.add_task(f"{stress.game}: compiling", total=stress.games)
        stress.compiled(0, 0)
        progress.update(task, description=stress.game)
        begun, total = time.perf_counter(), 0
        parts = [(i, min(i + CHUNK, stress.games)) for i in range(0, stress.games, CHUNK)]
        with ThreadPoolExecutor(threads) as pool:
            waiting = {pool.submit(stress.compiled, *part): part for part in parts}
            try:
                for future in as_completed(waiting):
                    total += future.result()
                    progress.advance(task, waiting[future][1] - waiting[future][0])
            except Broken:
                pool.shutdown(wait=False, cancel_futures=True)
                raise
        seconds = time.perf_counter() - begun
        task = progress.add_task(f"{stress.game}: plain", total=plain)
        for game in range(plain):
            stress.plain(game)
            progress.advance(task)
    return total, seconds


@click.command()
@click.option("--game", "names", multiple=True, default=("empires", "seven"), help="Which game (both).")
@click.option("--games", default=100_000, help="How many games of each.")
@click.option("--plain", default=200, help="How many of them are played again in plain Python.")
@click.option("--seed", default=1, help="Another seed, other games.")
@click.option("--threads", default=os.cpu_count() or 1)
@click.option("--only", type=int, help="Only this game of the run, to see a failure again.")
def main(names: tuple[str, ...], games: int, plain: int, seed: int, threads: int, only: int | None) -> None:
    """Random games over random option sets, every state checked."""
    console = Console()
    try:
        for name in names:
            if only is not None:
                stress = Stress(name, only + 1, seed)
                console.print(f"{name} {stress.setting(only).options}")
                console.print(f"sound: {stress.compiled(only, only + 1)} decisions, {stress.plain(only)} plain")
                continue
            total, seconds = run(Stress(name, games, seed), min(plain, games), threads, console)
            console.print(
                f"{name}: {games:,} games of {SETS} option sets, {total:,} decisions checked in {seconds:.0f} s "
                f"({total / seconds / 1e6:.2f} M/s on {threads} threads), {min(plain, games)} again in plain Python: "
                "sound"
            )
    except Broken as broken:
        console.print(f"[red]{broken}[/red]")
        sys.exit(1)


if __name__ == "__main__":
    main()
