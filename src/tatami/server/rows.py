"""Rows as small frozen records: what is kept of a table, whatever keeps it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass
from typing import Any

from ..game import Json


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table. ``head``, its record's, holds the seed and is shown to nobody before the end; host and spectator are
    hashes."""

    id: str
    made: float
    game: str
    head: Json
    stage: str
    listed: bool
    clock: Json | None
    host: str
    spectator: str
    started: float | None = None
    clocks: Json | None = None
    result: Json | None = None
    wake: float | None = None
    rematch: str | None = None
    parent: str | None = None
    sides: list[str] | None = None
    acting: list[int] | None = None
    moved: float | None = None
    challenge: str | None = None
    source: str | None = None
    help: bool | None = None

    @classmethod
    def of(cls, columns: Mapping[Any, Any]) -> TableRow:
        """A row as it is kept: there the head is called ``deal``, since the first release."""
        values = dict(columns)
        return cls(head=values.pop("deal"), **values)

    def columns(self) -> Json:
        """The row as it is kept."""
        values = asdict(self)
        return {"deal": values.pop("head"), **values}


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A seat: held by a bot, by somebody who has joined, or open for the holder of an invitation."""

    table_id: str
    seat: int
    bot: str | None
    stand_in: str | None
    name: str
    key: str | None
    joined: bool
    alert: Json | None = None
    spent: str | None = None
    told: float | None = None

    @property
    def played_by(self) -> str | None:
        """The level of the bot that plays this seat now; None: a person does."""
        return self.bot or self.stand_in

    @property
    def person(self) -> bool:
        """Whether the seat belongs to somebody."""
        return self.bot is None and self.joined


@dataclass(frozen=True, slots=True)
class MoveRow:
    """A line of a log: a ``move`` in words; some taken back (``drop`` its number, ``keep`` the first n); ``end``."""

    table_id: str
    ply: int
    at: float
    seat: int
    kind: str
    words: str


@dataclass(frozen=True, slots=True)
class ChatRow:
    """A line of talk; seat None: a spectator."""

    table_id: str
    n: int
    at: float
    seat: int | None
    name: str
    text: str


def effective(rows: Iterable[MoveRow]) -> list[tuple[int, str]]:
    """The moves that count, after all that was taken back."""
    made: list[tuple[int, str]] = []
    for row in rows:
        if row.kind == "move":
            made.append((row.seat, row.words))
        elif row.kind == "drop":
            del made[int(row.words)]
        elif row.kind == "keep":
            del made[int(row.words) :]
    return made
