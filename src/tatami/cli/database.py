"""The server's settings and database as commands use them: valid and opened, or one sentence why not."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from .. import messages

if TYPE_CHECKING:
    from ..server.db import Database


def settings_of(lang: str, given: dict[str, Any]) -> Any:
    """Settings of environment and flags; a sentence if they are not valid."""
    from pydantic import ValidationError

    from ..server.settings import Settings

    try:
        return Settings(**{name: value for name, value in given.items() if value not in (None, (), "")})
    except ValidationError as error:
        first = error.errors()[0]
        what = f"{'.'.join(map(str, first['loc']))}: {first['msg']}"
        raise click.ClickException(messages.text(lang, "serve-bad-settings", what=what)) from None


@asynccontextmanager
async def opened(lang: str, url: str, *, new: bool = True) -> AsyncIterator[Database]:
    """The database at that address, once it has answered; without ``new`` it must be there already."""
    from sqlalchemy.engine import make_url
    from sqlalchemy.exc import SQLAlchemyError

    from ..server.db import Database

    sentence = messages.text(lang, "serve-no-database")
    try:
        place = make_url(url)
        if not new and place.get_backend_name() == "sqlite" and not Path(place.database or "").expanduser().is_file():
            raise click.ClickException(messages.text(lang, "admin-no-database", file=str(place.database)))
        database = Database(url)
        if database.move_engine is not None:  # asked first: the other driver's thread would complain on its own
            database.move_engine.connect().close()
        async with database.read():
            pass
    except click.ClickException:
        raise
    except Exception as error:  # whatever the driver raises: the user needs the sentence, not the trace
        raise click.ClickException(f"{sentence} ({type(error).__name__})") from None
    try:
        yield database
    except SQLAlchemyError as error:
        raise click.ClickException(f"{sentence} ({type(error).__name__})") from None
    finally:
        await database.close()
