"""What a tab keeps: each table as one document, in whatever the browser gives (IndexedDB)."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field, replace
from typing import Any, Protocol

from ..game import Json
from ..server.errors import StorageAway
from ..server.rows import ChatRow, MoveRow, SeatRow, TableRow
from ..server.signals import Signal

FORMAT = 1


class NoRoom(StorageAway):
    """The browser has no room for it."""

    key = "no-room"


class Drawer(Protocol):
    """Where documents lie: texts by name. A write that is answered is kept."""

    async def get(self, name: str) -> str | None:
        """The text of that name."""

    async def all(self) -> Sequence[str]:
        """Every text."""

    async def put(self, name: str, text: str) -> None:
        """Keep it; raises where there is no room for it."""


@dataclass(slots=True)
class Kept:
    """A table as it is kept: its row, its seats, its log, its talk; whether it is off the list."""

    row: TableRow
    seats: list[SeatRow]
    log: list[MoveRow] = field(default_factory=list)
    chat: list[ChatRow] = field(default_factory=list)
    held: list[int] = field(default_factory=list)
    hidden: bool = False

    def text(self) -> str:
        """As a document."""
        parts = {"row": self.row.columns(), "seats": [asdict(s) for s in self.seats], "held": self.held}
        log = [[row.at, row.seat, row.kind, row.words] for row in self.log]
        chat = [asdict(line) for line in self.chat]
        return json.dumps({"kept": FORMAT, **parts, "log": log, "chat": chat, "hidden": self.hidden})


def read(text: str) -> Kept:
    """A table from its document; ValueError, TypeError or KeyError if it is none."""
    found: Json = json.loads(text)
    if found.get("kept") != FORMAT:
        raise ValueError("not a table of this format")
    row = TableRow.of(found["row"])
    return Kept(
        row,
        [SeatRow(**seat) for seat in found["seats"]],
        [MoveRow(row.id, ply, *line) for ply, line in enumerate(found["log"], 1)],
        [ChatRow(**line) for line in found["chat"]],
        list(found["held"]),
        bool(found["hidden"]),
    )


class Store:
    """The tables of this browser. Those that are open are at hand; others are read when asked for."""

    def __init__(self, drawer: Drawer):
        self._drawer = drawer
        self._open: dict[str, Kept] = {}

    async def find(self, id: str) -> Kept | None:
        """A table."""
        if id not in self._open:
            text = await self._drawer.get(id)
            if text is None:
                return None
            try:
                self._open[id] = read(text)
            except (ValueError, TypeError, KeyError):
                return None
        return self._open[id]

    def close(self, id: str) -> None:
        """It is read anew when somebody asks again: another tab may have changed it."""
        self._open.pop(id, None)

    async def everything(self) -> list[Kept]:
        """All tables, the newest first; what cannot be read is passed over."""
        found = []
        for text in await self._drawer.all():
            try:
                found.append(read(text))
            except (ValueError, TypeError, KeyError):
                continue
        return sorted(found, key=lambda kept: -kept.row.made)

    async def keep(self, kept: Kept) -> None:
        """Keep a table as it is now; NoRoom if the browser has no room for it."""
        try:
            await self._drawer.put(kept.row.id, kept.text())
        except Exception:
            self.close(kept.row.id)
            raise NoRoom from None
        self._open[kept.row.id] = kept

    # ------------------------------------------------------------ what a room asks for

    async def table(self, id: str) -> tuple[TableRow, list[SeatRow]] | None:
        """A table and its seats."""
        kept = await self.find(id)
        return (kept.row, kept.seats) if kept else None

    async def log(self, id: str, after: int = 0) -> list[MoveRow]:
        """The lines of its log."""
        kept = await self.find(id)
        return kept.log[after:] if kept else []

    async def talk(self, id: str, after: int = 0) -> list[ChatRow]:
        """What was said."""
        kept = await self.find(id)
        return [row for row in kept.chat if row.n > after] if kept else []

    async def say(self, row: ChatRow, _signal: Signal) -> ChatRow:
        """Keep a line of talk."""
        kept = await self.find(row.table_id)
        assert kept is not None
        said = replace(row, n=len(kept.chat) + 1)
        kept.chat.append(said)
        await self.keep(kept)
        return said

    async def append(self, row: MoveRow, **changes: Any) -> bool:
        """Keep a line of the log, and what changes in the table's row with it."""
        kept = await self.find(row.table_id)
        assert kept is not None
        kept.log.append(row)
        kept.row = replace(kept.row, **changes)
        await self.keep(kept)
        return True
