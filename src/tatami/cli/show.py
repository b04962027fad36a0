"""A table as text, as a seat may know it: what Terminal prints. Made for 80 columns; a wider screen is used."""

from __future__ import annotations

from rich.console import Group, RenderableType

from .. import game as games
from ..table import Table


def show(table: Table, seat: int | None, lang: str) -> RenderableType:
    """The table as that seat may know it."""
    return Group(*games.get(table.game).drawing().parts(table, table.view(seat), lang))
