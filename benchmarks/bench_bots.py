"""``python -m benchmarks.bench_bots``: how fast bots think, on one core, and whether they keep their time.

``--seeing`` lets the search of 7 Samurai see the deck and all that is random: an upper bound of what a player who
cannot see it may hope for. There is no such bot to play with.
"""

from __future__ import annotations

import os
import tempfile
from time import perf_counter
from typing import Any

import click
from rich.console import Console
from rich.table import Table

GAMES: dict[str, list[tuple[str, int, dict[str, Any]]]] = {
    "empires": [
        ("2 players", 2, {}),
        ("4 players", 4, {}),
        ("5 players, all modules", 5, {"modules": ["agendas", "mountains", "shrines", "random_neutral", "dojo"]}),
    ],
    "seven": [("2 players", 2, {"level": "normal"}), ("4 players", 4, {"level": "normal"})],
}


def positions(game: str, players: int, options: dict[str, Any], count: int) -> list[Any]:
    """Tables with a choice, spread over games of novices."""
    import tatami
    from tatami import bots

    found: list[Any] = []
    seed = 1
    while len(found) < count:
        table = tatami.new_table(game, players=players, seed=seed, **options)
        while not table.over:
            seat = table.to_act[0]
            if len(table.legal(seat)) > 1 and table.ply % 9 == 0:
                found.append(table.copy())
            table.play(bots.choose(table, seat, "novice", table.ply), seat)
        seed += 1
    return found[:: max(1, len(found) // count)][:count]


def measure(game: str, name: str, players: int, options: dict[str, Any], decisions: int, table: Table) -> None:
    """One row: roll-outs and iterations a second, the times of decisions."""
    from tatami.bots.levels import LEVELS
    from tatami.bots.thinker import know

    found = positions(game, players, options, decisions)
    first = know(found[0], found[0].to_act[0], 1)
    begun, count = perf_counter(), 0
    while perf_counter() - begun < 1.0:
        first.odds(None, count, 10.0, most=500)
        count += 500
    playouts = count / (perf_counter() - begun)
    for level in ("captain", "general"):
        times, iterations, searched = [], 0, 0.0
        for number, position in enumerate(found):
            seat, begun = position.to_act[0], perf_counter()
            thought = know(position, seat, number).think(seat, LEVELS[level], number)
            times.append(1000 * (perf_counter() - begun))
            iterations, searched = iterations + thought.iterations, searched + thought.seconds
        times.sort()
        row = (f"{playouts:,.0f}", f"{iterations / searched:,.0f}", f"{times[len(times) // 2]:.0f}")
        table.add_row(game, name, level, *row, f"{times[int(len(times) * 0.99)]:.0f}", f"{times[-1]:.0f}")


def open_the_deck() -> None:
    """Let nothing be redrawn, in this process and with a cache of its own."""
    os.environ["TATAMI_CACHE"] = tempfile.mkdtemp()
    from tatami.kernel import twin

    this_game = twin("seven")("kernel.this_game")

    def keep(state, rules, seat, word):  # type: ignore[no-untyped-def]
        """See everything."""

    records = {"state": this_game.State, "rules": this_game.Rules}
    keep.__annotations__ = {**records, "seat": int, "word": int, "return": None}
    this_game.resample = twin("seven")("kernel.jit").kernel(keep)  # type: ignore[attr-defined]


@click.command()
@click.option("--game", type=click.Choice(list(GAMES)), multiple=True, help="Default: both.")
@click.option("--decisions", default=100, show_default=True, help="Positions thought about, a row.")
@click.option("--seeing", is_flag=True, help="Win share in 7 Samurai of captains who see the deck.")
@click.option("--players", default=4, show_default=True, help="With --seeing.")
@click.option("--games", default=40, show_default=True, help="With --seeing.")
@click.option("--seconds", type=float, help="With --seeing: budget a decision.")
def main(game: tuple[str, ...], decisions: int, seeing: bool, players: int, games: int, seconds: float | None) -> None:
    """Measure the bots."""
    if seeing:
        open_the_deck()
        from tatami.bots.arena import run

        report = run("seven", ["captain"], games, players=players, seconds=seconds, workers=1, level="normal")
        best = report.standings[0]
        interval = f"{best.low:.1%} to {best.high:.1%}"
        print(f"captains who see the deck, {players} players: {best.share:.1%} ({interval}), {games} games")
        return
    table = Table("game", "set", "bot", "roll-outs/s", "iterations/s", "median ms", "p99 ms", "longest ms")
    from tatami import bots

    for name in game or GAMES:
        bots.warm(name)
        for label, count, options in GAMES[name]:
            measure(name, label, count, options, decisions, table)
    Console().print(table)


if __name__ == "__main__":
    main()
