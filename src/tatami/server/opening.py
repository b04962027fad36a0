"""The engine's table of a new one: as asked for, dealt again, imagined, or from a file; on a server and in a tab."""

from __future__ import annotations

import json
import secrets
from collections.abc import Sequence
from typing import Any

import tatami
from tatami import game as games
from tatami.table import Table

from ..errors import Failure
from ..game import RESERVED, Json
from .errors import Refused, unreadable
from .records import head_of, table_of
from .rows import TableRow
from .seats import Viewer


def as_asked(new: Json, board: Json | None) -> Table:
    """The table that was asked for (a `NewTable`); refused with the engine's sentence if it cannot be played."""
    seats, options = new["seats"], new.get("options") or {}
    try:
        if reserved := sorted(RESERVED & options.keys()):
            raise Failure("option-reserved", name=reserved[0])
        players = len(seats) if new.get("players") is None else new["players"]
        table = tatami.new_table(new["game"], players=players, seed=new.get("seed"), board=board, **options)
    except (ValueError, TypeError, KeyError) as error:
        raise unreadable("bad-options", error) from None
    alone = players == 1 < len(seats)
    if table.players != len(seats) or (alone and any(seat["kind"] != "mine" for seat in seats)):
        raise Refused("wrong-seats", 422)
    return table


def helps(new: Json) -> bool:
    """Whether bots give hints and odds: where nobody said so, unless two or more people play against each other."""
    if new.get("help") is not None:
        return bool(new["help"])
    return games.get(new["game"]).together or sum(seat["kind"] != "bot" for seat in new["seats"]) < 2


def dealt_again(row: TableRow, seats: int) -> Table:
    """The same game for another time."""
    options = dict(row.head["options"])
    players = options.pop("players", seats)
    return tatami.new_table(row.game, players=players, board=row.head.get("board"), **options)


def imagined(row: TableRow, made: Sequence[tuple[int, str]], ply: int | None, viewer: Viewer) -> Table:
    """A position of a table to try things out in, what the viewer cannot know drawn anew."""
    table = table_of(row.head, made[: len(made) if ply is None else ply])
    if table.over:
        raise Refused("game-over")
    seat = viewer.first if viewer.first is not None else table.to_act[0]
    return table.imagined(seat, secrets.randbits(60))


def helps_beside(row: TableRow) -> bool | None:
    """Help at a table imagined from this one: what is not allowed here is not allowed beside it, as long as it runs."""
    return row.help if row.stage == "playing" else None


def from_file(record: Any) -> tuple[Table, Json]:
    """The table of a record somebody brings, and its head; a Value-, Type-, Key- or RecursionError if it is none."""
    table = tatami.replay(json.dumps(record))
    salt = {"salt": record["salt"][:64]} if isinstance(record.get("salt"), str) else {}
    return table, {**head_of(table), **salt}
