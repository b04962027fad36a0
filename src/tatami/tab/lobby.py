"""Opening tables in a tab: every seat is mine or a bot's, so every game begins at once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from .. import game as games
from ..game import Json
from ..server.errors import Refused, StorageAway, unreadable
from ..server.names import LONGEST_NAME, plain
from ..server.opening import as_asked, dealt_again, from_file, helps, helps_beside, imagined
from ..server.person import Person
from ..server.records import head_of, result_of, sealed_head
from ..server.rows import MoveRow, SeatRow, TableRow
from ..server.seats import Viewer, hashed, new_id
from ..table import Table
from .kept import Kept

if TYPE_CHECKING:
    from .services import Services

Chair = tuple[str | None, str]
"""Who sits there: a bot's level or None for me, and a name."""


class Lobby:
    """Everything about a table but its moves."""

    def __init__(self, services: Services):
        self._services = services

    async def create(self, new: Json, me: Person, challenge: str | None = None) -> Json:
        """Open a table as it was asked for; ``challenge``: the game of the day it is, if it is one."""
        from .services import no_server

        seats = new["seats"]
        if any(seat["kind"] == "open" for seat in seats) or new.get("listed") or new.get("clock"):
            raise no_server()
        for seat in seats:
            if seat["kind"] == "bot":
                self._check_level(seat.get("level"))
        table = as_asked(new, _board_of(new))
        chairs: list[Chair] = [(s.get("level") if s["kind"] == "bot" else None, _name(s)) for s in seats]
        return await self._add(sealed_head(table), table, chairs, me, helped=helps(new), challenge=challenge)

    async def _add(
        self,
        head: Json,
        table: Table,
        chairs: Sequence[Chair],
        me: Person,
        *,
        helped: bool | None = None,
        parent: str | None = None,
        challenge: str | None = None,
        log: Sequence[tuple[int, str]] = (),
        finished: Json | None = None,
    ) -> Json:
        """Keep a new table, begun or finished; its keys."""
        id, now = new_id(), self._services.time.now()
        host, spectator = me.secret(id, "host"), me.secret(id, "spectator")
        keys = [None if bot else me.secret(id, n) for n, (bot, _) in enumerate(chairs)]
        row = TableRow(id, now, table.game, head, "playing", False, None, hashed(host), hashed(spectator))
        row = replace(row, parent=parent, challenge=challenge, help=helped, started=now, moved=now)
        row = replace(row, acting=list(table.to_act), sides=table.seat_names)
        if finished is not None:
            row = replace(row, stage="over", result=finished, acting=[])
        seats = [
            SeatRow(id, n, bot, None, name, hashed(key) if key else None, True)
            for n, ((bot, name), key) in enumerate(zip(chairs, keys, strict=True))
        ]
        held = [n for n, (bot, _) in enumerate(chairs) if bot is None]
        made = [MoveRow(id, n, now, seat, "move", words) for n, (seat, words) in enumerate(log, 1)]
        # a record somebody brings is looked at, and is no game of mine
        await self.keep(Kept(row, seats, made, held=held, hidden=finished is not None))
        return {
            "table": id,
            "links": {"seat": keys, "spectator": spectator},
            "mine": held,
            "host": host,
            "started": True,
        }

    async def keep(self, kept: Kept) -> None:
        """Keep a table; Refused where there is no room."""
        try:
            await self._services.store.keep(kept)
        except StorageAway as away:
            raise Refused(away.key, 503) from None

    async def rematch(self, id: str, key: str, me: Person) -> Json:
        """My seat at the next table: the same people and bots, dealt anew."""
        room, viewer = await self._services.admit(id, key)
        row, seat = room.row, viewer.first
        if row.stage != "over":
            raise Refused("not-over")
        if seat is None:
            raise Refused("not-yours", 403)
        host = None
        if row.rematch is None or await self._services.store.find(row.rematch) is None:
            table = dealt_again(row, len(room.seats))
            chairs: list[Chair] = [(s.bot, s.name) for s in room.seats]
            opened = await self._add(sealed_head(table), table, chairs, me, helped=row.help, parent=id)
            host = opened["host"]
            await self._change(id, rematch=opened["table"])
            row = room.row
        following = str(row.rematch)
        return {"table": following, "seat": seat, "key": me.secret(following, seat), "spectator": None, "host": host}

    async def fork(self, id: str, key: str, ply: int | None, me: Person) -> Json:
        """A sandbox: all seats mine, hidden things drawn anew."""
        room, viewer = await self._services.admit(id, key)
        await room.ready()
        table = imagined(room.row, room.moves(), ply, viewer)
        chairs: list[Chair] = [(None, s.name) for s in room.seats]
        return await self._add(head_of(table), table, chairs, me, helped=helps_beside(room.row), parent=id)

    async def open_record(self, record: Any, me: Person) -> Json:
        """Look at a record: a finished table of its own."""
        try:
            table, head = from_file(record)
        except (ValueError, TypeError, KeyError, RecursionError) as error:
            raise unreadable("bad-record", error) from None
        chairs: list[Chair] = [(None, "")] * table.players
        return await self._add(head, table, chairs, me, log=table.moves, finished=result_of(table))

    async def leave(self, id: str, key: str) -> None:
        """Leave a seat; a bot plays on."""
        room, viewer = await self._services.admit(id, key)
        if viewer.first is None:
            raise Refused("not-yours", 403)
        bot = self._services.settings.stand_in if room.row.stage == "playing" else None
        kept = await self._services.store.find(id)
        assert kept is not None
        kept.held = [seat for seat in kept.held if seat != viewer.first]
        kept.hidden = kept.hidden or not kept.held
        await self._change_seat(id, viewer.first, key=None, bot=bot, stand_in=None)

    async def rename(self, id: str, seat: int, name: str) -> None:
        """Another name for a seat."""
        await self._change_seat(id, seat, name=_name({"name": name}))

    async def take_over(self, id: str, _viewer: Viewer, seat: int, level: str) -> None:
        """A bot for a seat."""
        self._check_level(level)
        await self.stand_in(id, seat, level)

    async def give_back(self, id: str, _viewer: Viewer, seat: int) -> None:
        """The player is back."""
        await self.stand_in(id, seat, None)

    async def stand_in(self, id: str, seat: int, level: str | None) -> None:
        """Let a bot of that level play my seat, or me again."""
        room = await self._services.room(id)
        if room.row.stage != "playing":
            raise Refused("game-over")
        if seat >= len(room.seats) or not room.seats[seat].person:
            raise Refused("no-seat")
        await self._change_seat(id, seat, stand_in=level)

    async def unlist(self, id: str) -> None:
        """No table is listed here."""

    async def hide(self, id: str, hidden: bool) -> None:
        """Take a table off my list, or put it back."""
        kept = await self._services.store.find(id)
        if kept is None:
            raise Refused("not-found", 404)
        kept.hidden = hidden
        await self.keep(kept)

    async def _change(self, id: str, **values: Any) -> None:
        kept = await self._services.store.find(id)
        assert kept is not None
        kept.row = replace(kept.row, **values)
        await self._tell(id, kept)

    async def _change_seat(self, id: str, seat: int, **values: Any) -> None:
        kept = await self._services.store.find(id)
        assert kept is not None
        kept.seats = [replace(s, **values) if s.seat == seat else s for s in kept.seats]
        await self._tell(id, kept)

    async def _tell(self, id: str, kept: Kept) -> None:
        await self.keep(kept)
        if room := self._services.open_room(id):
            await room.reread()

    def _check_level(self, level: str | None) -> None:
        """Refused unless there is such a bot."""
        if level not in self._services.levels:
            raise Refused("no-level", 422)


def _name(seat: Json) -> str:
    """What somebody wants to be called."""
    return plain((seat.get("name") or "")[:LONGEST_NAME])


def _board_of(new: Json) -> Json | None:
    """The data of a board of one's own, what the game knows of it and nothing else."""
    board = new.get("board")
    if board is None:
        return None
    game = games.get(new["game"])
    try:
        return game.read_board(board) if isinstance(board, str) else game.known_board(board)
    except (ValueError, TypeError, KeyError) as error:
        raise unreadable("bad-options", error) from None
