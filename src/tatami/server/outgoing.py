"""What is told: messages about a table, made for the seats of one viewer from the engine's views and events alone."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from tatami.game import Event
from tatami.table import Table

from ..game import Json
from ..seal import seal_of
from . import packing
from .patch import parts_patch
from .records import GIVEN_UP
from .rows import ChatRow, SeatRow, TableRow
from .seats import Viewer

if TYPE_CHECKING:
    from .room import Room

Seats = tuple[int, ...]


def name_of(seat: int | None) -> str:
    """The name of a view on the wire."""
    return "spectator" if seat is None else str(seat)


def viewpoints(seats: Seats) -> tuple[int | None, ...]:
    """The views a viewer gets: one for each seat held, or the spectator's."""
    return seats or (None,)


def views_of(room: Room, seats: Seats) -> Json:
    """Whole views of a viewer, by name; made into JSON already."""
    return {name_of(seat): packing.whole(room.show(seat)) for seat in viewpoints(seats)}


def outcome(result: Json | None) -> Json | None:
    """How a game ended, as its table tells it; the facts kept beside it are for lists of games."""
    if result is None:
        return None
    told = {name: result[name] for name in ("scores", "winners")}
    given_up = result["facts"].get("outcome") == GIVEN_UP if "facts" in result else False
    return {**told, "facts": {"outcome": GIVEN_UP}} if given_up else told


def seen(events: Iterable[Event], seats: Seats) -> list[Json]:
    """Events as the holder of these seats may know them."""
    first = seats[0] if seats else None
    return [e.seen_by(e.owner if e.owner in seats else first).json() for e in events]


def log_of(table: Table, seats: Seats, since: int = 0) -> list[Json]:
    """The log as the holder of these seats may know it: of each event the version that says the most."""
    versions = [table.events(seat, since) for seat in viewpoints(seats)]
    return [max(same, key=lambda e: len(e.args)).json() for same in zip(*versions, strict=True)]


def turn_of(room: Room, seats: Seats) -> Json | None:
    """Whose turn it is, and what the viewer's own seats may do."""
    table = room.table
    if table is None or room.row.stage == "lobby":
        return None
    playing = room.row.stage == "playing"
    acting = table.to_act if playing else ()
    mine = [seat for seat in seats if room.seats[seat].played_by is None] if playing else []
    return {
        "to_act": list(acting),
        "legal": {str(seat): [a.json() for a in table.legal(seat)] for seat in mine if seat in acting},
        "can_undo": [seat for seat in mine if table.can_undo(seat)],
        "clock": room.clocks.state(room.services.uptime.now()) if room.clocks else None,
    }


def seat_states(seats: Sequence[SeatRow], here: Iterable[int] = (), sides: Sequence[str] = ()) -> list[Json]:
    """The seats as everybody may know them."""
    present = set(here)
    return [
        {
            "seat": s.seat,
            "name": s.name,
            "side": sides[s.seat] if s.seat < len(sides) else None,
            "bot": s.bot,
            "stand_in": s.stand_in,
            "joined": s.joined,
            "here": s.seat in present,
        }
        for s in seats
    ]


def is_hot(seats: Sequence[SeatRow], held: Iterable[int]) -> bool:
    """Whether somebody who holds these seats holds every person's seat."""
    mine = set(held)
    return bool(mine) and all(s.seat in mine for s in seats if s.bot is None)


def table_state(room: Room, viewer: Viewer) -> Json:
    """The table as this viewer may know it."""
    row, table = room.row, room.table
    playing = row.stage == "playing"
    sides = table.seat_names if table and row.stage != "lobby" else []
    return {
        "table": row.id,
        "game": row.game,
        "options": row.head["options"],
        "stage": row.stage,
        "started": row.stage != "lobby",
        "over": row.stage == "over",
        "listed": row.listed,
        "hot": is_hot(room.seats, viewer.seats),
        "help": row.help is not False,
        "clock": row.clock,
        "made": row.made,
        "seats": seat_states(room.seats, room.here(), sides),
        "sides": sides,
        "ply": room.ply,
        "turn": list(table.to_act) if table and playing else [],
        "result": outcome(row.result),
        "rematch": row.rematch,
        "seal": seal_of(row.head),
        "mine": list(viewer.seats),
        "host": viewer.host,
    }


def listed_state(row: TableRow, seats: Sequence[SeatRow]) -> Json:
    """An open table in the lobby's list."""
    return {
        "table": row.id,
        "game": row.game,
        "options": row.head["options"],
        "clock": row.clock,
        "made": row.made,
        "seats": seat_states(seats),
    }


def line(row: ChatRow) -> Json:
    """A line of talk."""
    return {"n": row.n, "seat": row.seat, "name": row.name, "text": row.text, "at": row.at}


def welcome(room: Room, viewer: Viewer, chat: Sequence[ChatRow], since: int | None) -> Json:
    """All that this viewer may know; only the new part of the log if nothing was taken back meanwhile."""
    table = room.table
    shown = table is not None and room.row.stage != "lobby"
    first = room.plies_since(since) if shown else None
    log = log_of(table, viewer.seats, first or 0) if table and shown else []
    return {
        "t": "welcome",
        "seq": room.ply,
        "resumed": first is not None,
        "table": table_state(room, viewer),
        "seats": list(viewer.seats),
        "views": views_of(room, viewer.seats) if shown else {},
        "log": log,
        "turn": turn_of(room, viewer.seats),
        "chat": [line(row) for row in chat],
        "ply": room.ply,
        "presence": room.presence(),
    }


class News:
    """A move just made, told to each set of seats once; patches where the viewer has the view before."""

    def __init__(self, room: Room, by: int, words: str | None, events: Sequence[Event]):
        self._room, self._by, self._words, self._events = room, by, words, events
        self._before = room.shown
        room.shown = {}

    def moved(self, seats: Seats) -> Json:
        """The message for the holder of these seats."""
        room = self._room
        patches: Json = {}
        for seat in viewpoints(seats):
            view = room.show(seat)
            ply, before = self._before.get(seat, (-1, {}))
            patch = parts_patch(before, view) if ply == room.ply - 1 else None
            if patch is None:
                patches = {}
                break
            patches[name_of(seat)] = patch
        return {
            "t": "moved",
            "ply": room.ply,
            "by": self._by,
            # the words may hold a secret (a card, an order): they are for the one who said them
            "words": self._words if self._by in seats else None,
            "events": seen(self._events, seats),
            "views": patches or views_of(room, seats),
            "full": not patches,
            "turn": turn_of(room, seats),
        }

    def undone(self, seats: Seats) -> Json:
        """The message after something was taken back."""
        room = self._room
        assert room.table is not None
        return {
            "t": "undone",
            "ply": room.ply,
            "by": self._by,
            "log": log_of(room.table, seats),
            "views": views_of(room, seats),
            "turn": turn_of(room, seats),
        }
