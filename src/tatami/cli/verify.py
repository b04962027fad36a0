"""``tatami verify``: whether a game was dealt as its table promised at the start."""

from __future__ import annotations

import json
from pathlib import Path

import click

from .. import messages
from .options import language, text_of
from .speech import Spoken


@click.command(cls=Spoken)
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.argument("seal", required=False)
@language
def verify(file: Path, seal: str | None, lang: str) -> None:
    """Check the record in FILE: its deal against SEAL, the hash its table showed at the start, and every move."""
    from ..seal import seal_of
    from ..table import replay

    text = text_of(file, lang)
    table = replay(text, lang)
    found = seal_of(json.loads(text))
    if found is None:
        raise click.ClickException(messages.text(lang, "verify-no-salt"))
    if seal is not None and seal.strip().lower() != found:
        raise click.ClickException(messages.text(lang, "verify-differs", found=found))
    click.echo(messages.text(lang, "verify-moves", moves=table.ply))
    click.echo(messages.text(lang, "verify-seal" if seal is None else "verify-same", found=found))
