"""What a game draws its table with in a terminal (`draw.py`). Rich is needed here, and nowhere in the rules."""

from __future__ import annotations

import re
from collections.abc import Iterable
from contextlib import suppress
from typing import Protocol

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, RenderResult
from rich.markup import render
from rich.text import Text

from . import messages
from .game import Json

with suppress(ImportError):  # a part of Rich it does not promise; without it only lines break less well
    from rich import _wrap

    # Rich breaks lines at every kind of space; a number stays with its noun and a dash with the word before it
    _wrap.re_word = re.compile(r"[^\S\u00a0]*[\S\u00a0]+[^\S\u00a0]*")


class Packed:
    """Pieces of marked-up text side by side, as many a line as fit; none is broken while it fits a line."""

    def __init__(self, pieces: Iterable[str], indent: int = 2, gap: str = "  "):
        self.pieces, self.indent, self.gap = [render(piece) for piece in pieces], indent, gap
        self.hang = indent + 2

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """One line after another."""
        line = Text(" " * self.indent)
        begun = False
        for piece in self.pieces:
            if begun and cell_len(line.plain) + len(self.gap) + cell_len(piece.plain) > options.max_width:
                yield line
                line, begun = Text(" " * self.hang), False
            line = line + Text(self.gap if begun else "") + piece
            begun = True
        yield line


class Shown(Protocol):
    """What of a table is drawn."""

    @property
    def board(self) -> Json | None:
        """The data of a board of one's own."""

    @property
    def seat_names(self) -> list[str]:
        """A message key for each side."""

    def view(self, seat: int | None) -> Json:
        """What that seat may know."""


def marks(names: list[str]) -> list[str]:
    """Each name's first letters, as many as tell it from the others: no sign is a colour alone."""
    return [
        next(name[:n] for n in range(1, len(name) + 1) if sum(other.startswith(name[:n]) for other in names) == 1)
        if names.count(name) == 1
        else name
        for name in names
    ]


def side_names(table: Shown, lang: str) -> list[str]:
    """The sides' names."""
    return [messages.text(lang, key) for key in table.seat_names]
