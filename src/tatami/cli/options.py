"""Options of a game as flags: the same for every command that starts games."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import click

F = TypeVar("F", bound=Callable[..., Any])
_FLAGS = (
    click.option("--edition", help="empires: 2022, 2019 or draft."),
    click.option("--modules", help="empires: agendas,mountains,shrines,random_neutral,new_region,dojo."),
    click.option("--level", help="seven: easy, normal, hard or heroic."),
    click.option("--samurai", help="seven: names, separated by commas."),
    click.option("--option", "more", multiple=True, help="Any other option of the game, as name=value."),
)


def game_options(command: F) -> F:
    """Add the flags to a command; it hands them to `given`."""
    for flag in reversed(_FLAGS):
        command = flag(command)
    return command


def given(
    edition: str | None, modules: str | None, level: str | None, samurai: str | None, more: tuple[str, ...]
) -> dict[str, Any]:
    """The options that were given: lists are separated by commas; true and false understood."""
    options: dict[str, Any] = {}
    for pair in more:
        name, sign, value = pair.partition("=")
        if not sign:
            raise click.UsageError(f"--option wants name=value, not {pair[:40]!r}.")
        whole = int(value) if value.isdigit() and len(value) < 6 else value
        options[name] = {"true": True, "false": False}.get(value, value.split(",") if "," in value else whole)
    for name, word in (("edition", edition), ("level", level)):
        if word is not None:
            options[name] = word
    for name, words in (("modules", modules), ("samurai", samurai)):
        if words is not None:
            options[name] = [part.strip() for part in words.split(",") if part.strip()]
    return options
