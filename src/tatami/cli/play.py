"""``tatami play``: the browser; or, with a game's name, a game in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from .. import messages
from ..game import NAMES
from .options import game_options, given


@click.command()
@click.argument("game", required=False)
@click.option("--players", type=int, help="How many players.")
@click.option("--seed", type=int, help="The same seed gives the same game.")
@game_options
@click.option("--seats", help="Who plays, seat by seat: human or a bot's level (human,random,...).")
@click.option("--board", type=click.Path(dir_okay=False, path_type=Path), help="Play with your own board file.")
@click.option("--resume", type=click.Path(dir_okay=False, path_type=Path), help="Go on with a saved game.")
@click.option("--lang", type=click.Choice(messages.LANGUAGES), default="en", show_default=True)
def play(
    game: str | None,
    players: int | None,
    seed: int | None,
    seats: str | None,
    board: Path | None,
    resume: Path | None,
    lang: str,
    **flags: Any,
) -> None:
    """Without GAME: open the browser. With GAME (empires, seven): play in the terminal."""
    if game is None and resume is None:
        from .serve import open_in_browser

        open_in_browser(lang)
        return
    from ..table import new_table, replay
    from .terminal import Terminal

    if resume is not None:
        table = replay(resume.read_text("utf-8", errors="replace"), lang)
    else:
        assert game is not None
        if game not in NAMES:
            raise click.UsageError(messages.text(lang, "cli-no-game", game=game[:40], games=", ".join(NAMES)))
        data = None
        if board is not None:
            from ..empires.board import read

            data = read(board.read_text("utf-8", errors="replace")).data
        table = new_table(game, players=players or 3, seed=seed, lang=lang, board=data, **given(**flags))
    Terminal(table, _seats(seats, table.players), lang).run()


def _seats(given: str | None, count: int) -> list[str]:
    """One human against random bots, unless told otherwise; the last word stands for the rest."""
    words = [w.strip() for w in given.split(",")] if given else ["human", "random"]
    from ..bots import LEVELS

    for word in words:
        if word != "human" and word not in LEVELS:
            raise click.UsageError(f"A seat is human or one of {', '.join(LEVELS)}, not {word[:30]!r}.")
    return [words[min(i, len(words) - 1)] for i in range(count)]
