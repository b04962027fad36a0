"""``python -m benchmarks.play_now``: do the odds shown at the start of "Play now" come true?

7 Samurai as a newcomer gets it: four samurai on easy, three captains; a soldier sits in the person's seat. The share of
villages saved stands beside the mean of the odds a person is shown before the first move. ``--pace 0.2`` gives captains
a fifth of their seconds. Seeds begin at 1.
"""

from __future__ import annotations

import os
from statistics import mean

import click
from rich.console import Console
from rich.table import Table

PARTNERS = 3
WITHIN = 0.10


@click.command()
@click.option("--games", default=30, show_default=True, help="How many are played.")
@click.option("--level", default="easy", show_default=True, help="How hard the village is.")
@click.option("--pace", default=1.0, show_default=True, help="Of the captains' own seconds.")
@click.option("--workers", type=int, help="Processes; default: one a core.")
def main(games: int, level: str, pace: float, workers: int | None) -> None:
    """Play, and compare what was won with what was promised."""
    from tatami import bots, new_table
    from tatami.bots.arena import played
    from tatami.bots.match import Job
    from tatami.bots.rating import interval

    who = [None, *["captain"] * PARTNERS]
    seats = ("soldier", *["captain"] * PARTNERS)
    promised, todo = [], []
    for seed in range(1, games + 1):
        table = new_table("seven", players=len(seats), seed=seed, level=level)
        promised.append(bots.odds(table, 1.0, 0, who)[0])
        todo.append(Job("seven", table.options, seed, seats, pace=pace))
    won = [result.shares[0] for result in played(todo, workers or os.cpu_count() or 1, "local")]
    low, high = interval(won)
    shown = Table("games", "level", "pace", "odds shown (least to most)", "won", "95 %", "apart", "load")
    apart = abs(mean(won) - mean(promised))
    shown.add_row(
        str(games), level, f"{pace:g}", f"{mean(promised):.0%} ({min(promised):.0%} to {max(promised):.0%})",
        f"{mean(won):.0%}", f"{low:.0%} to {high:.0%}", f"{apart:.0%}", f"{os.getloadavg()[0]:.1f}",
    )  # fmt: skip
    console = Console(width=max(Console().width, 110))
    console.print(shown)
    console.print("Within ten points." if apart <= WITHIN else "More than ten points apart.")


if __name__ == "__main__":
    main()
