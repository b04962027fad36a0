"""``tatami play``: the browser; or, with a game's name, a game in the terminal."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from .. import messages
from ..game import NAMES
from .options import Seed, board_of, game_options, given, language, text_of
from .speech import Spoken

if TYPE_CHECKING:
    from ..table import Table


@click.command(cls=Spoken)
@click.argument("game", required=False)
@click.option("--players", type=int)
@click.option("--seed", type=Seed())
@click.option("--rules-version", type=int)
@game_options
@click.option("--seats")
@click.option("--board", type=click.Path(dir_okay=False, path_type=Path))
@click.option("--resume", type=click.Path(dir_okay=False, path_type=Path))
@language
def play(game: str | None, seats: str | None, resume: Path | None, lang: str, **asked: Any) -> None:
    """Without GAME: open the browser. With GAME (empires, seven): play in the terminal."""
    names = ", ".join(NAMES)
    if resume is not None:
        text = text_of(resume, lang)
        table, words = _replayed(text, lang), _list(seats) or _seated(text)
    elif game is not None:
        if game not in NAMES:
            raise click.UsageError(messages.text(lang, "cli-no-game", game=game[:40], games=names))
        table, words = _opened(game, lang, **asked), _list(seats)
    elif seats or any(value not in (None, ()) for value in asked.values()):
        raise click.UsageError(messages.text(lang, "cli-needs-game", games=names))
    else:
        from .serve import open_in_browser

        open_in_browser(lang)
        return
    from .terminal import Terminal

    Terminal(table, _seats(words, table.players, lang), lang).run()


def _opened(
    game: str,
    lang: str,
    players: int | None,
    seed: int | str | None,
    board: Path | None,
    rules_version: int | None,
    more: tuple[str, ...],
    **flags: Any,
) -> Table:
    """A new table."""
    from ..table import new_table

    count = 3 if players is None else players
    data = None if board is None else board_of(board, lang)
    chosen = given(lang, game, more, **flags)
    return new_table(game, players=count, seed=seed, lang=lang, board=data, rules_version=rules_version, **chosen)


def _replayed(text: str, lang: str) -> Table:
    from ..table import replay

    return replay(text, lang)


def _list(words: str | None) -> list[str]:
    return [word.strip() for word in words.split(",")] if words else []


def _seated(text: str) -> list[str]:
    """Who sat where in a game saved by the terminal; nobody in a record from elsewhere."""
    seats = json.loads(text).get("seats", [])
    return [str(word) for word in seats] if isinstance(seats, list) else []


def _seats(words: list[str], count: int, lang: str) -> list[str]:
    """One human against soldiers, unless told otherwise; the last word stands for the rest."""
    from ..bots import LEVELS

    words = words or ["human", "soldier"]
    for word in words:
        if word != "human" and word not in LEVELS:
            levels = ", ".join(LEVELS)
            raise click.UsageError(messages.text(lang, "cli-bad-seat", levels=levels, word=word[:30]))
    return [words[min(i, len(words) - 1)] for i in range(count)]
