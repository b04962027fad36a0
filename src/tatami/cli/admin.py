"""``tatami admin``: backups, exports and checks of the server's database."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

import click

from .. import messages
from .database import opened, settings_of
from .options import NewFile, language
from .speech import Spoken, SpokenGroup

T = TypeVar("T")
_database = click.option("--database")


@click.group(cls=SpokenGroup)
def admin() -> None:
    """Back up, restore and export what the server keeps."""


def _with_database(lang: str, url: str | None, work: Callable[[Any], Awaitable[T]], *, new: bool = False) -> T:
    """Do something with the database; a sentence if it cannot be opened, or (without ``new``) is not there."""
    settings = settings_of(lang, {"database": url})

    async def run() -> T:
        async with opened(lang, settings.database, new=new) as database:
            return await work(database)

    return asyncio.run(run())


@admin.command(cls=Spoken)
@click.argument("file", type=NewFile())
@_database
@language
def backup(file: Path, database: str | None, lang: str) -> None:
    """Write everything to FILE, while the server may run."""
    from ..server.backup import back_up

    count = _with_database(lang, database, lambda db: back_up(db, file))
    click.echo(messages.text(lang, "admin-backed-up", tables=count, file=str(file)))


@admin.command(cls=Spoken)
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@_database
@language
def restore(file: Path, database: str | None, lang: str) -> None:
    """Read FILE into an empty database; SQLite and PostgreSQL read each other's backups."""
    from ..server.backup import NotABackup, NotEmpty
    from ..server.backup import restore as restored

    try:
        count = _with_database(lang, database, lambda db: restored(db, file), new=True)
    except NotEmpty:
        raise click.ClickException(messages.text(lang, "admin-not-empty")) from None
    except NotABackup:
        raise click.ClickException(messages.text(lang, "admin-not-a-backup", file=str(file))) from None
    click.echo(messages.text(lang, "admin-restored", tables=count))


@admin.command(cls=Spoken)
@click.argument("file", type=NewFile())
@click.option("--table")
@_database
@language
def export(file: Path, table: str | None, database: str | None, lang: str) -> None:
    """Write game records to FILE, one JSON object a line."""
    from ..server.backup import export as exported

    records = _with_database(lang, database, lambda db: exported(db, table))
    if table and not records:
        raise click.ClickException(messages.text(lang, "admin-no-table"))
    file.write_text("".join(json.dumps(record, ensure_ascii=False) + "\n" for record in records), "utf-8")
    click.echo(messages.text(lang, "admin-exported", tables=len(records), file=str(file)))


@admin.command(cls=Spoken)
@click.option("--fix", is_flag=True)
@_database
@language
@click.pass_context
def validate(ctx: click.Context, fix: bool, database: str | None, lang: str) -> None:
    """Play every stored table again by its own rules, before an upgrade; say which would differ."""
    from ..server.validate import validate as validated

    count, found = _with_database(lang, database, lambda db: validated(db, fix))
    for one in found:
        why = one.why.told(lang) if one.why else ""
        click.echo(messages.text(lang, f"admin-differs-{one.kind}", table=one.table, number=one.number, why=why))
    key = "admin-fixed" if fix else "admin-validated"
    click.echo(messages.text(lang, key, tables=count, differ=len(found)))
    ctx.exit(0 if fix or not found else 1)
