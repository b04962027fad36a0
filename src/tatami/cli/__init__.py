"""The command ``tatami``. Commands are imported when they are used, so that ``tatami --help`` is quick."""

from __future__ import annotations

import io
import sys
from importlib import import_module
from typing import Any

import click

from .. import messages
from .speech import Spoken, asked, reader, spoken

# each in a module of its name; the order is that of the help page
COMMANDS = ("play", "serve", "replay", "verify", "analyse", "review", "arena", "data", "static", "admin")


class Commands(Spoken, click.Group):
    """Loads a command's module on demand; every error is one sentence and exit code 2."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The names, without importing anything."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:
        """Import one command."""
        if name not in COMMANDS:
            return None
        module = import_module(f".{name}", __name__)
        command: click.Command = getattr(module, name)
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The list of commands, from the table above."""
        lang = ctx.obj or reader()
        with formatter.section(messages.text(lang, "help-commands")):
            formatter.write_dl([(name, messages.text(lang, f"help-short-{name}")) for name in COMMANDS])

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """The command meant, its help in the language asked for."""
        name, command, rest = super().resolve_command(ctx, args)
        if command is not None:
            spoken(command, asked(rest), f"help-{name}")
        return name, command, rest

    def get_help(self, ctx: click.Context) -> str:
        """The help page of all."""
        ctx.obj = reader()
        self.help = messages.text(ctx.obj, "help-tatami")
        for param in self.params:
            if isinstance(param, click.Option):
                param.help = messages.text(ctx.obj, f"help-any-{param.name}")
        return super().get_help(ctx)

    def invoke(self, ctx: click.Context) -> Any:
        """Turn what a user can cause into a sentence."""
        try:
            return super().invoke(ctx)
        except (ValueError, OSError) as error:
            raise click.UsageError(_sentence(error, ctx.meta.get("lang", "en"))) from None
        except click.UsageError:
            raise
        except click.ClickException as error:
            raise click.UsageError(error.message) from None


def _sentence(error: ValueError | OSError, lang: str) -> str:
    """What went wrong, in the language asked for where the error knows it."""
    if isinstance(error, OSError):
        return f"{error.strerror or error}: {error.filename}"
    told: str = error.told(lang) if hasattr(error, "told") else str(error)
    return told


@click.group(cls=Commands, invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="tatami")
@click.pass_context
def main(ctx: click.Context) -> None:
    """Tatami: a table for Small Samurai Empires and 7 Samurai. Without a command it opens the browser."""
    if ctx.invoked_subcommand is None:
        from .serve import open_in_browser

        open_in_browser()


def run() -> None:
    """The console script. A screen that lacks a sign shows another in its place."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        main()
    except BrokenPipeError:
        sys.exit(0)
