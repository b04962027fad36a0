"""What the server's rooms are told about the world, in a tab: one person, no other process, bots that take turns."""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
import time
from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any, cast

from .. import bots
from .. import game as games
from ..bots.levels import LEVELS, THINKING
from ..bots.thinker import wasm_modules
from ..game import Json
from ..server import judging
from ..server.clocks import SystemTime
from ..server.errors import Refused, not_found
from ..server.records import record_of
from ..server.room import Room
from ..server.rows import MoveRow
from ..server.seats import Viewer, admit
from ..server.side_work import SideWork
from ..server.thoughts import CURVE_SECONDS, SUBSTITUTE, Who, curve_plies
from ..table import Table
from .kept import Drawer, NoRoom, Store

log = logging.getLogger("tatami.tab")
HINT_SECONDS = 1.0
AGAIN_SECONDS = 3.0
"""How soon a bot's move that found no room is tried again."""
Moves = Sequence[tuple[int, str]]


class Bots:
    """One thought at a time, here and now."""

    def __init__(self) -> None:
        self._one = asyncio.Lock()

    async def choose(
        self, table: Table, seat: int, level: str, legal: Sequence[str], _source: str = ""
    ) -> tuple[str, str | None]:
        """A bot's move."""
        async with self._one:
            await asyncio.sleep(0)  # what was told before is shown before
            seed = secrets.randbits(32)
            try:
                return bots.choose(table, seat, level, seed), None
            except Exception:  # a game does not stop for a bot
                log.exception("a bot failed")
                return legal[seed % len(legal)], "bot-slow"

    async def hint(self, table: Table, seat: int, _source: str = "", who: Who = ()) -> list[Json]:
        """Good moves, the best first."""
        async with self._one:
            return list(bots.hint(table.copy(), seat, HINT_SECONDS, who=who))

    async def odds(self, table: Table, seat: int | None, _source: str = "", who: Who = ()) -> list[float]:
        """Chances of each side."""
        async with self._one:
            return [float(x) for x in bots.odds(table.copy(), HINT_SECONDS / 2, seat, who)]

    async def curve(self, table: Table, moves: Sequence[tuple[int, str]], who: Who) -> Json:
        """Odds over a finished game, as a spectator could know them; ``table`` is at its start."""
        plies, values, made = curve_plies(len(moves)), [], 0
        for ply in plies:
            for seat, words in moves[made:ply]:
                table.play(words, seat)
            made = ply
            async with self._one:
                values.append([float(x) for x in bots.odds(table, CURVE_SECONDS, None, who)])
            await asyncio.sleep(0)
        return {"plies": plies, "values": values}

    async def review(self, head: Json, made: Moves, seats: int) -> Json:
        """How well each side of a finished game decided; other thoughts come between two decisions."""
        found = []
        for ply in judging.plies_of(json.dumps(record_of(head, made))):
            async with self._one:
                found.append(judging.judged(json.dumps(record_of(head, made[:ply])), *made[ply]))
            await asyncio.sleep(0)
        return judging.summed_up(found, seats)

    async def advice(self, head: Json, made: Moves, ply: int, level: str) -> Json:
        """What a level would have done at a ply, as the seat could know it then."""
        seat = made[ply][0]
        async with self._one:
            words, move = judging.advise(json.dumps(record_of(head, made[:ply])), seat, level)
        return {"level": level, "seat": seat, "words": words, "move": move}


class Alone:
    """The other processes: there are none."""

    async def tell(self, _signal: Any) -> None:
        """Nobody hears it."""

    def mention(self, _signal: Any) -> None:
        """Nobody hears it."""

    def turn(self, _room: Any, _acting: Any) -> None:
        """Nobody is away who would have to be told."""


def levels() -> tuple[str, ...]:
    """The opponents there are in a tab: all that need no network; without kernels, those that answer at once."""
    quick = [level.name for level in LEVELS.values() if level.kind not in THINKING]
    searching = [level.name for level in LEVELS.values() if level.kind == "search"]
    return tuple(quick + searching if all(game in wasm_modules for game in games.NAMES) else quick)


class Services:
    """Storage, bots, time, and the rooms open in this tab."""

    def __init__(self, drawer: Drawer):
        from .lobby import Lobby

        self.levels = levels()
        self.time = SystemTime()
        self.uptime = SimpleNamespace(now=time.time)
        self.store = Store(drawer)
        self.move_writer = SimpleNamespace(append=self._append)
        self.hub = self.alerts = Alone()
        self.bots = Bots()
        self.lobby = Lobby(self)
        self.database = SimpleNamespace(sqlite=True)
        self.settings = SimpleNamespace(undo_seconds=60, bot_seconds=10, absence_seconds=0, stand_in=SUBSTITUTE)
        self._rooms: dict[str, Room] = {}
        self.spawn = SideWork().spawn

    async def room(self, id: str) -> Room:
        """The room of a table, opened if need be."""
        if id not in self._rooms:
            found = await self.store.table(id)
            if found is None:
                raise not_found()
            self._rooms[id] = Room(cast(Any, self), *found)
        return self._rooms[id]

    async def _append(self, row: MoveRow, **changes: Any) -> bool:
        """Keep a line of a log. Nobody clicks again for a bot: where there is no room for its move, that is said."""
        try:
            return await self.store.append(row, **changes)
        except NoRoom:
            room = self._rooms.get(row.table_id)
            if room and room.seats[row.seat].played_by:
                room.notice(NoRoom.key, row.seat)
                asyncio.get_running_loop().call_later(AGAIN_SECONDS, self._tend, row.table_id)
            raise

    def _tend(self, id: str) -> None:
        if room := self._rooms.get(id):
            room.bot_turns.tend()

    async def admit(self, id: str, *keys: str) -> tuple[Room, Viewer]:
        """The room and who comes with these keys; 404 otherwise."""
        room = await self.room(id)
        return room, admit(room.row, room.seats, keys)

    def open_room(self, id: str) -> Room | None:
        """The room, if somebody is there."""
        return self._rooms.get(id)

    def leave(self, id: str) -> None:
        """Nobody is at the table any more: bots wait, and the table is read anew next time."""
        room = self._rooms.get(id)
        if room is None or not room.listeners:
            if room is not None:
                room.bot_turns.stop()
            self._rooms.pop(id, None)
            self.store.close(id)


def no_server() -> Refused:
    """What needs a server."""
    return Refused("needs-server", 501)
