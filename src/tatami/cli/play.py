"""``tatami play``: the browser; or, with a game's name, a game in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from .. import messages
from ..game import NAMES


def _typed(pairs: tuple[str, ...]) -> dict[str, Any]:
    """``--option name=value`` pairs: true, false and lists (a,b) understood."""
    options: dict[str, Any] = {}
    for pair in pairs:
        name, sign, value = pair.partition("=")
        if not sign:
            raise click.UsageError(f"--option wants name=value, not {pair[:40]!r}.")
        options[name] = {"true": True, "false": False}.get(value, value.split(",") if "," in value else value)
    return options


@click.command()
@click.argument("game", required=False)
@click.option("--players", type=int, help="How many players.")
@click.option("--seed", type=int, help="The same seed gives the same game.")
@click.option("--edition", help="empires: 2022, 2019 or draft.")
@click.option("--modules", help="empires: agendas,mountains,shrines,random_neutral,new_region,dojo.")
@click.option("--level", help="seven: easy, normal, hard or heroic.")
@click.option("--samurai", help="seven: names, separated by commas.")
@click.option("--option", "more", multiple=True, help="Any other option of the game, as name=value.")
@click.option("--seats", help="Who plays, seat by seat: human or a bot's level (human,random,...).")
@click.option("--board", type=click.Path(dir_okay=False, path_type=Path), help="Play with your own board file.")
@click.option("--resume", type=click.Path(dir_okay=False, path_type=Path), help="Go on with a saved game.")
@click.option("--lang", type=click.Choice(messages.LANGUAGES), default="en", show_default=True)
def play(
    game: str | None,
    players: int | None,
    seed: int | None,
    edition: str | None,
    modules: str | None,
    level: str | None,
    samurai: str | None,
    more: tuple[str, ...],
    seats: str | None,
    board: Path | None,
    resume: Path | None,
    lang: str,
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
        options = _typed(more)
        for name, value in (("edition", edition), ("level", level)):
            if value is not None:
                options[name] = value
        for name, value in (("modules", modules), ("samurai", samurai)):
            if value is not None:
                options[name] = [part.strip() for part in value.split(",") if part.strip()]
        data = None
        if board is not None:
            from ..empires.board import read

            data = read(board.read_text("utf-8", errors="replace")).data
        table = new_table(game, players=players or 3, seed=seed, lang=lang, board=data, **options)
    Terminal(table, _seats(seats, table.players), lang).run()


def _seats(given: str | None, count: int) -> list[str]:
    """One human against random bots, unless told otherwise; the last word stands for the rest."""
    words = [w.strip() for w in given.split(",")] if given else ["human", "random"]
    from ..bots import LEVELS

    for word in words:
        if word != "human" and word not in LEVELS:
            raise click.UsageError(f"A seat is human or one of {', '.join(LEVELS)}, not {word[:30]!r}.")
    return [words[min(i, len(words) - 1)] for i in range(count)]
