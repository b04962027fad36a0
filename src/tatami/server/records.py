"""The engine, as the server needs it: a table from what is stored, and what is stored of a new one."""

from __future__ import annotations

import json
import logging
from collections.abc import Sequence

import tatami
from tatami.empires.board import read
from tatami.table import Table

from ..game import Json
from .errors import Refused, unreadable
from .schema import NewTable

log = logging.getLogger("tatami.records")


def new_head(new: NewTable) -> Json:
    """The head of the record of a new table; refused with the engine's sentence if it cannot be played."""
    try:
        players = len(new.seats) if new.players is None else new.players
        table = tatami.new_table(new.game, players=players, seed=new.seed, board=_board(new), **_named(new.options))
        alone = players == 1 < len(new.seats)
        if table.players != len(new.seats) or (alone and any(seat.kind != "mine" for seat in new.seats)):
            raise Refused("wrong-seats", 422)
        return head_of(table)
    except (ValueError, TypeError, KeyError) as error:
        raise unreadable("bad-options", error) from None


def head_of(table: Table) -> Json:
    """A table's record without its moves."""
    record: Json = json.loads(table.record())
    return {**record, "moves": []}


def result_of(table: Table) -> Json:
    """How a game ended."""
    return {"scores": list(table.scores), "winners": list(table.winners)}


def record_of(deal: Json, moves: Sequence[tuple[int, str]]) -> Json:
    """The record of a stored head and moves; it needs no rules, so there is one even where they are not known."""
    return {**deal, "moves": [list(move) for move in moves]}


def table_of(deal: Json, moves: Sequence[tuple[int, str]]) -> Table:
    """The table of a stored head and moves; refused if it was begun by rules that this release does not know."""
    try:
        return tatami.replay(json.dumps(record_of(deal, moves)))
    except ValueError as error:
        log.error("a stored table cannot be opened", extra={"reason": str(error)[:200]})
        raise Refused("other-rules") from None


def read_record(record: Json) -> tuple[Json, list[tuple[int, str]], Table]:
    """A record brought by somebody: its head, its moves, and its table."""
    try:
        table = tatami.replay(json.dumps(record))
    except (ValueError, TypeError, KeyError, RecursionError) as error:
        raise unreadable("bad-record", error) from None
    return head_of(table), table.moves, table


def _board(new: NewTable) -> Json | None:
    """The board's data, read from its file's text where that was sent."""
    if not isinstance(new.board, str):
        return new.board
    if new.game != "empires":
        raise ValueError("Only Small Samurai Empires is played on a board of one's own.")
    return read(new.board).data


def _named(options: Json) -> Json:
    reserved = {"game", "players", "seed", "lang", "board", "rules_version"} & options.keys()
    if reserved:
        raise ValueError(f"{sorted(reserved)[0]} is not an option of the game.")
    return options
