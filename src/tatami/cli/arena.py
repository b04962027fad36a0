"""``tatami arena``: bots against bots."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import click

from .. import messages


def _options(edition: str | None, modules: str | None, level: str | None, samurai: str | None) -> dict[str, Any]:
    """The game's options that were given."""
    options: dict[str, Any] = {}
    for name, value in (("edition", edition), ("level", level)):
        if value is not None:
            options[name] = value
    for name, value in (("modules", modules), ("samurai", samurai)):
        if value is not None:
            options[name] = [part.strip() for part in value.split(",") if part.strip()]
    return options


@click.command()
@click.argument("game")
@click.option("--bots", required=True, help="Who plays, e.g. captain,soldier,soldier,novice.")
@click.option("--games", default=100, show_default=True, help="How many games.")
@click.option("--players", type=int, help="Seats; the bots are repeated to fill them.")
@click.option("--seed", default=1, show_default=True, help="The first seed; each is played in all rotations.")
@click.option("--seconds", type=float, help="Budget a decision of bots that search, instead of their own.")
@click.option("--iterations", type=int, help="The same in iterations: the outcome is then always the same.")
@click.option("--pace", default=1.0, show_default=True, help="Every bot's own seconds, times this.")
@click.option("--edition", help="empires: 2022, 2019 or draft.")
@click.option("--modules", help="empires: agendas,mountains,shrines,random_neutral,new_region,dojo.")
@click.option("--level", help="seven: easy, normal, hard or heroic.")
@click.option("--samurai", help="seven: names, separated by commas.")
@click.option("--workers", type=int, help="Processes; default: one a core.")
@click.option("--on", default="local", show_default=True, help="local, ray (a Ray on this machine) or ray://address.")
@click.option("--json", "report_file", type=click.Path(dir_okay=False, path_type=Path), help="Write a JSON report.")
@click.option("--plot", type=click.Path(dir_okay=False, path_type=Path), help="Write a picture (SVG).")
@click.option("--lang", type=click.Choice(messages.LANGUAGES), default="en", show_default=True)
def arena(
    game: str,
    bots: str,
    games: int,
    players: int | None,
    seed: int,
    seconds: float | None,
    iterations: int | None,
    pace: float,
    edition: str | None,
    modules: str | None,
    level: str | None,
    samurai: str | None,
    workers: int | None,
    on: str,
    report_file: Path | None,
    plot: Path | None,
    lang: str,
) -> None:
    """Let bots play many games of GAME against each other."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from ..bots.arena import run
    from ..bots.chart import bars

    def say(key: str, **args: Any) -> str:
        return messages.text(lang, key, **args)

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console()
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(say("arena-playing"), total=games)
        report = run(
            game,
            [name.strip() for name in bots.split(",") if name.strip()],
            games,
            players=players,
            seed=seed,
            seconds=seconds,
            iterations=iterations,
            pace=pace,
            workers=workers,
            on=on,
            progress=lambda done: bar.update(task, completed=done),
            **_options(edition, modules, level, samurai),
        )
    console.print(_table(report, say))
    console.print(say("arena-seed", seed=str(report.seed), games=report.games, workers=report.workers))
    if report_file is not None:
        report_file.write_text(json.dumps(report.json(), indent=1, ensure_ascii=False) + "\n", "utf-8")
    if plot is not None:
        title = say("arena-title", game=say(f"web-game-{game}"), bots=", ".join(report.bots))
        plot.write_text(bars(title, [(s.bot, s.share, s.low, s.high) for s in report.standings]), "utf-8")


def _table(report: Any, say: Any) -> Any:
    from rich.table import Table

    keys = ("bot", "share", "interval", "elo", "score", "speed", "median", "p99", "iterations")
    table = Table(title=say("arena-title", game=say(f"web-game-{report.game}"), bots=", ".join(report.bots)))
    for key in keys:
        table.add_column(say(f"arena-column-{key}"), justify="left" if key == "bot" else "right")
    for s in report.standings:
        table.add_row(
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
    return table
