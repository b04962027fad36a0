"""The engine, as the server needs it: a table from what is stored, and what is stored of a new one."""

from __future__ import annotations

import json
import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING

import tatami
from tatami.table import Table

from .. import game as games
from ..game import Json
from ..seal import new_salt
from . import packing
from .errors import Refused, unreadable
from .reader import MAX_BOARD, read_apart

if TYPE_CHECKING:
    from .schema import NewTable

log = logging.getLogger("tatami.records")


def sealed_head(table: Table) -> Json:
    """The head of a new table's record, with the salt of its seal."""
    return {**head_of(table), "salt": new_salt()}


def head_of(table: Table) -> Json:
    """A table's record without its moves."""
    record: Json = json.loads(table.record())
    return {**record, "moves": []}


GIVEN_UP = "given-up"
"""The fact that tells a game its players have ended from one that was lost."""


def result_of(table: Table) -> Json:
    """How a game ended, and how it went there; the plain facts of the last view come along, lists by their length."""
    seen = {name: len(value) if isinstance(value, list) else value for name, value in table.view(None).items()}
    facts = {name: value for name, value in seen.items() if isinstance(value, (int, str))}
    return {"scores": list(table.scores), "winners": list(table.winners), "facts": facts, "course": table.course}


def given_up(table: Table) -> Json:
    """The result of a game its players agreed to end: nobody has won, and nothing is scored."""
    result = result_of(table)
    return {"scores": [0] * len(table.scores), "winners": [], "facts": {**result["facts"], "outcome": GIVEN_UP}}


def record_of(head: Json, moves: Sequence[tuple[int, str]]) -> Json:
    """The record of a stored head and moves; it needs no rules, so there is one even where they are not known."""
    return {**head, "moves": [list(move) for move in moves]}


def table_of(head: Json, moves: Sequence[tuple[int, str]]) -> Table:
    """The table of a stored head and moves; refused if it was begun by rules that this release does not know."""
    try:
        return tatami.replay(json.dumps(record_of(head, moves)))
    except (ValueError, TypeError, KeyError, AttributeError) as error:
        log.error("a stored table cannot be opened", extra={"reason": str(error)[:200]})
        raise Refused("other-rules") from None


def replay_steps(id: str, head: Json, made: list[tuple[int, str]], seat: int | None, over: bool) -> bytes:
    """Plays the game again and takes down what the seat sees: a Replay, as JSON."""
    table = table_of(head, [])
    steps: list[Json] = []
    for ply in range(len(made) + 1):
        by, words = made[ply - 1] if ply else (None, None)
        if by is not None and words is not None:
            table.play(words, by)
        steps.append(
            {
                "ply": ply,
                "by": by,
                "words": words if over or (by is not None and by == seat) else None,
                "events": [e.json() for e in table.events(seat, ply)],
                "view": table.explained(seat),
                "to_act": list(table.to_act),
            }
        )
    return packing.dumps({"table": id, "game": table.game, "seat": seat, "sides": table.seat_names, "steps": steps})


async def board_of(new: NewTable) -> Json | None:
    """The data of a board of one's own, what the game knows of it and nothing else; read apart if it comes as text."""
    if new.board is None:
        return None
    if isinstance(new.board, str):
        found: Json = (await read_apart("board", [new.game, new.board]))["data"]
        return found
    if len(packing.dumps(new.board)) > MAX_BOARD:
        raise Refused("too-large", 413)
    try:
        return games.get(new.game).known_board(new.board)
    except ValueError as error:
        raise unreadable("bad-options", error) from None
