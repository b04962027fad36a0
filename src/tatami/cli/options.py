"""What several commands share: a game's options as flags, the language, files to read and to write."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click

from .. import game as games
from .. import messages
from ..game import Json, Option
from .speech import reader

F = TypeVar("F", bound=Callable[..., Any])
MEGABYTES = 4  # the largest file read: no record and no board comes near it
_FLAGS = (
    click.option("--edition"),
    click.option("--modules"),
    click.option("--level"),
    click.option("--samurai"),
    click.option("--option", "more", multiple=True),
)


def _spoken(ctx: click.Context, _param: click.Parameter, lang: str) -> str:
    """Keeps the language where the whole command finds it, for sentences of failures."""
    ctx.meta["lang"] = lang
    return lang


language = click.option("--lang", type=click.Choice(messages.LANGUAGES), default=reader, callback=_spoken)


class Seed(click.ParamType):  # type: ignore[type-arg]
    """A seed: a number, or the long text that a table takes by itself."""

    name = "integer or text"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int | str:
        """Digits are a number; the engine says what else is wrong."""
        return int(value) if str(value).lstrip("-").isdigit() and len(str(value)) < 22 else str(value)


def game_options(command: F) -> F:
    """Add the flags to a command; it hands them to `given`."""
    for flag in reversed(_FLAGS):
        command = flag(command)
    return command


def given(lang: str, game: str, more: tuple[str, ...], **flags: str | None) -> Json:
    """The game's options that were given, in words, as values."""
    words: dict[str, str] = {}
    for pair in more:
        name, sign, value = pair.partition("=")
        if not sign or name in games.RESERVED:
            raise click.UsageError(messages.text(lang, "cli-option-form", option=pair[:40]))
        words[name] = value
    words |= {name: word for name, word in flags.items() if word is not None}
    known = {option.name: option for option in games.get(game).options}
    return {name: _value(known[name], word) if name in known else word for name, word in words.items()}


def _value(option: Option, word: str) -> Any:
    """A word as a value of that option; one that is none stays a word, for the game to refuse."""
    if option.kind == "bool":
        return {"true": True, "false": False}.get(word, word)
    if option.kind == "choice":
        return next((value for value in option.values if str(value) == word), word)
    return word if word == option.default else [part.strip() for part in word.split(",") if part.strip()]


class NewFile(click.Path):
    """A file to be written: that it can be is asked before the work, not after it."""

    def __init__(self) -> None:
        super().__init__(dir_okay=False, path_type=Path)

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """The path; a sentence if there is no folder for it, or none that may be written to."""
        path = Path(os.fsdecode(super().convert(value, param, ctx)))
        if not path.parent.is_dir():
            self.fail(f"There is no folder {str(path.parent)!r}.", param, ctx)
        if not os.access(path if path.exists() else path.parent, os.W_OK):
            self.fail(f"File {str(path)!r} is not writable.", param, ctx)
        return path


def text_of(file: Path, lang: str) -> str:
    """The text of a file of sane size."""
    with file.open("rb") as stream:
        data = stream.read(MEGABYTES * 1_000_000 + 1)
    if len(data) > MEGABYTES * 1_000_000:
        raise click.UsageError(messages.text(lang, "cli-too-large", file=str(file), megabytes=MEGABYTES))
    return data.decode("utf-8", errors="replace")


def board_of(file: Path, lang: str) -> Json:
    """The data of a board file; whether they make a board is for the game to say."""
    try:
        return tomllib.loads(text_of(file, lang))
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        why = str(error)[:120]
        raise click.UsageError(messages.text(lang, "cli-not-toml", file=str(file), why=why)) from None
