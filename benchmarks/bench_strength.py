"""``python -m benchmarks.bench_strength``: how the bots do against one another, line-up by line-up.

All line-ups take hours at full thinking time; ``--pace 0.1`` gives every thinker a tenth of it, ``--only seven`` plays
the line-ups whose name begins so. Seeds begin at 1, so the table can be played again.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.progress import track
from rich.table import Table

MODULES = ["agendas", "mountains", "shrines", "random_neutral", "dojo"]
LineUp = tuple[str, str, str, int, dict[str, Any]]
EMPIRES: list[LineUp] = [
    ("empires 2", "empires", "soldier,random", 2, {}),
    ("empires 2, all modules", "empires", "soldier,random", 2, {"modules": MODULES}),
    ("empires 2, dojo", "empires", "soldier,random", 2, {"modules": ["dojo"]}),
    ("empires 2", "empires", "captain,soldier", 2, {}),
    ("empires 3", "empires", "captain,soldier,soldier", 3, {}),
    ("empires 4", "empires", "captain,soldier,soldier,soldier", 4, {}),
    ("empires 4", "empires", "captain,soldier", 4, {}),
    ("empires 2, all modules", "empires", "captain,soldier", 2, {"modules": MODULES}),
    ("empires 2, dojo", "empires", "captain,soldier", 2, {"modules": ["dojo"]}),
    ("empires 2", "empires", "general,captain", 2, {}),
    ("empires 3", "empires", "general,captain,captain", 3, {}),
    ("empires 4", "empires", "general,captain", 4, {}),
    ("solo", "empires", "soldier", 1, {}),
    ("solo", "empires", "captain", 1, {}),
]
SEVEN: list[LineUp] = [
    (f"seven {players}, {level}", "seven", bot, players, {"level": level})
    for level in ("normal", "easy", "hard", "heroic")
    for bot in ("random", "soldier", "captain", "general")
    for players in (2, 4, 7)
]


@click.command()
@click.option("--only", default="", help="Line-ups whose name begins so.")
@click.option("--bots", default="", help="Line-ups of bots that begin so.")
@click.option("--games", default=40, show_default=True, help="A line-up; ten times as many where nobody thinks.")
@click.option("--pace", default=1.0, show_default=True, help="Of the thinkers' own seconds.")
@click.option("--workers", type=int, help="Processes; default: one a core.")
@click.option("--out", type=click.Path(path_type=Path), help="A JSON file for all figures.")
def main(only: str, bots: str, games: int, pace: float, workers: int | None, out: Path | None) -> None:
    """Play the line-ups and print the win shares."""
    from tatami.bots.arena import run

    table, kept = Table("set", "line-up", "games", "win share", "95 %", "p99 ms", "iterations/s"), []
    chosen = [line for line in EMPIRES + SEVEN if line[0].startswith(only) and line[2].startswith(bots)]
    for name, game, who, players, options in track(chosen, "Playing"):
        line_up = who.split(",")
        thinking = {"captain", "general"} & set(line_up)
        count = games if thinking else 10 * games
        report = run(game, line_up, count, players=players, pace=pace, workers=workers, **options)
        row = next(standing for standing in report.standings if standing.bot == line_up[0])
        interval = f"{row.low:.0%} to {row.high:.0%}"
        speed = f"{row.iterations_a_second:,.0f}" if thinking else ""
        table.add_row(name, who, str(count), f"{row.share:.1%}", interval, f"{row.p99_ms:.0f}", speed)
        kept.append({"set": name, "line-up": who, **report.json()})
        if out:
            out.write_text(json.dumps(kept, indent=1))
    Console(width=max(Console().width, 110)).print(table)


if __name__ == "__main__":
    main()
