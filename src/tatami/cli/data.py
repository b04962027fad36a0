"""``tatami data``: the board's data, to look at, correct and check."""

from __future__ import annotations

from pathlib import Path

import click

from .. import game as games
from .. import messages
from ..errors import Failure
from .options import NewFile, language, text_of
from .speech import Spoken, SpokenGroup


def _game() -> games.Game:
    """The game whose board can be corrected: the first that has one."""
    return next(game for game in map(games.get, games.NAMES) if _has_board(game))


def _has_board(game: games.Game) -> bool:
    try:
        return bool(game.board_text())
    except Failure:
        return False


@click.group(cls=SpokenGroup)
def data() -> None:
    """The board of Small Samurai Empires as a file you can correct."""


@data.command(cls=Spoken)
@click.argument("file", type=NewFile(), required=False)
@language
def export(file: Path | None, lang: str) -> None:
    """Write our board data, marks of origin included, to FILE (or to the screen)."""
    if file is None:
        click.echo(_game().board_text(), nl=False)
        return
    if file.exists():
        raise click.UsageError(messages.text(lang, "cli-file-exists", file=str(file)))
    file.write_text(_game().board_text(), "utf-8")
    click.echo(messages.text(lang, "cli-data-exported", file=str(file)))


@data.command(cls=Spoken)
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@language
def check(file: Path, lang: str) -> None:
    """Check a board FILE: counts, borders, references."""
    board = _game().read_board(text_of(file, lang))
    borders = sum(len(pairs) for kind, pairs in board["borders"].items() if kind in ("land", "sea"))
    click.echo(messages.text(lang, "cli-data-good", provinces=len(board["provinces"]), borders=borders))
