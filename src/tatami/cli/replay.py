"""``tatami replay``: a recorded game, move by move."""

from __future__ import annotations

from pathlib import Path

import click
from rich.console import Console
from rich.markup import escape

from .. import messages
from .options import language, text_of
from .speech import Spoken


@click.command(cls=Spoken)
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--board", "boards", is_flag=True)
@language
def replay(file: Path, boards: bool, lang: str) -> None:
    """Tell the recorded game in FILE: every move and what came of it."""
    from .. import table as tables
    from .show import show

    table = tables.replay(text_of(file, lang), lang)
    console = Console(highlight=False)
    moves = [(None, ""), *table.moves]
    happened: dict[int, list[str]] = {}
    for event in table.story:
        happened.setdefault(event.ply, []).append(table.say(event))
    for ply, (seat, words) in enumerate(moves):
        if seat is not None:
            name = messages.text(lang, table.seat_names[seat])
            console.print(f"[bold]{ply:>4} {escape(name)}: {escape(words)}[/]")
        for line in happened.get(ply, []):
            console.print(f"     {escape(line)}")
    if boards:
        console.print(show(table, None, lang))
