"""``tatami arena``: bots against bots."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import click

from .. import messages
from .options import NewFile, flags, game_options, given, language
from .speech import Spoken


@click.command(cls=Spoken)
@click.argument("game")
@click.option("--bots", required=True)
@click.option("--games", type=click.IntRange(1, 1_000_000), default=100, show_default=True)
@click.option("--players", type=int)
@click.option("--seed", type=click.IntRange(0, 1 << 61), default=1, show_default=True)
@click.option("--seconds", type=float)
@click.option("--iterations", type=int)
@click.option("--pace", default=1.0, show_default=True)
@game_options
@click.option("--workers", type=click.IntRange(1, 1024))
@click.option("--on", default="local", show_default=True)
@click.option("--json", "report_file", type=NewFile())
@click.option("--plot", type=NewFile())
@language
def arena(
    game: str,
    bots: str,
    games: int,
    more: tuple[str, ...],
    report_file: Path | None,
    plot: Path | None,
    lang: str,
    **budget: Any,
) -> None:
    """Let bots play many games of GAME against each other."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from ..bots.arena import run
    from ..bots.chart import bars

    def say(key: str, **args: Any) -> str:
        return messages.text(lang, key, **args)

    options = given(lang, game, more, **{name: budget.pop(name) for name in flags()})
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console()
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(say("arena-playing"), total=games)
        report = run(
            game,
            [name.strip() for name in bots.split(",") if name.strip()],
            games,
            progress=lambda done: bar.update(task, completed=done),
            **budget,
            **options,
        )
    console.print(_table(report, say))
    console.print(say("arena-seed", seed=str(report.seed), games=report.games, on=report.on, workers=report.workers))
    if report_file is not None:
        report_file.write_text(json.dumps(report.json(), indent=1, ensure_ascii=False) + "\n", "utf-8")
    if plot is not None:
        title = say("arena-title", game=say(f"web-game-{game}"), bots=", ".join(report.bots))
        plot.write_text(bars(title, [(s.bot, s.share, s.low, s.high) for s in report.standings]), "utf-8")


def _table(report: Any, say: Any) -> Any:
    """One row a bot; narrow enough for a screen of 80 columns, where headings may break but no name or number."""
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    keys = ("bot", "share", "interval", "elo", "score", "speed", "median", "p99", "iterations")
    rows = [
        (
            s.bot,
            f"{100 * s.share:.1f} %",
            f"{100 * s.low:.1f}–{100 * s.high:.1f}",
            "–" if s.elo is None else f"{s.elo:.0f}",
            f"{s.score:.1f}",
            f"{s.decisions_a_second:,.0f}",
            f"{s.median_ms:.1f}",
            f"{s.p99_ms:.1f}",
            f"{s.iterations_a_second:,.0f}",
        )
        for s in report.standings
    ]
    title = say("arena-title", game=say(f"web-game-{report.game}"), bots=", ".join(report.bots))
    table = Table(title=title, box=SIMPLE_HEAD, padding=0, show_edge=False)
    for key, cells in zip(keys, zip(*rows, strict=True), strict=True):
        heading = say(f"arena-column-{key}")
        least = max(map(len, (*heading.split(), *cells)))
        table.add_column(heading, justify="left" if key == "bot" else "right", min_width=least)
    for row in rows:
        table.add_row(*row)
    return table
