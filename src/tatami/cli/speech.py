"""The command line in the reader's language: every help text is a message (``help-<command>-<option>``)."""

from __future__ import annotations

import os

import click

from .. import messages
from ..game import NAMES


def reader() -> str:
    """The language of this machine, if we speak it: TATAMI_LANG, else the locale; else English."""
    for name in ("TATAMI_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if wish := os.environ.get(name):
            return wish[:2].lower() if wish[:2].lower() in messages.LANGUAGES else "en"
    return "en"


def asked(args: list[str]) -> str:
    """The language a command line asks for: help is shown before its options are read."""
    for word, following in zip(args, [*args[1:], ""], strict=True):
        wish = following if word == "--lang" else word.removeprefix("--lang=")
        if word.startswith("--lang") and wish in messages.LANGUAGES:
            return wish
    return reader()


def spoken(command: click.Command, lang: str, key: str) -> click.Command:
    """The command with its help in that language."""
    if messages.known(lang, key):
        command.help = messages.text(lang, key, games=", ".join(NAMES))
    command.context_settings["obj"] = lang
    for param in command.params:
        if isinstance(param, click.Option):
            own = f"{key}-{param.name}".replace("_", "-")
            shared = f"help-any-{param.name}".replace("_", "-")
            if key_of := next((name for name in (own, shared) if messages.known(lang, name)), ""):
                param.help = messages.text(lang, key_of)
    if isinstance(command, click.Group):
        for name, inner in command.commands.items():
            spoken(inner, lang, f"{key}-{name}")
    return command


class Spoken(click.Command):
    """A command whose help has its headings in the reader's language too."""

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """How it is called."""
        words = " ".join(self.collect_usage_pieces(ctx))
        formatter.write_usage(ctx.command_path, words, prefix=f"{messages.text(ctx.obj or reader(), 'help-usage')} ")

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The options, and the commands of a group."""
        options = [param for param in self.get_params(ctx) if isinstance(param, click.Option)]
        records = [record for option in options if (record := option.get_help_record(ctx)) is not None]
        with formatter.section(messages.text(ctx.obj or reader(), "help-options")):
            formatter.write_dl(records)
        if isinstance(self, click.Group):
            self.format_commands(ctx, formatter)

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        """--help itself."""
        option = super().get_help_option(ctx)
        if option is not None:
            option.help = messages.text(ctx.obj or reader(), "help-help")
        return option


class SpokenGroup(Spoken, click.Group):
    """The same for a group of commands."""

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Its commands, each with the first sentence of its help."""
        rows = [(name, command.get_short_help_str(70)) for name, command in self.commands.items()]
        with formatter.section(messages.text(ctx.obj or reader(), "help-commands")):
            formatter.write_dl(rows)
