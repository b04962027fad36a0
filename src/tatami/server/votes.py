"""What others are asked before it is done: to take moves back, to end a game together; wherever they are connected."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from typing import TYPE_CHECKING

from .. import game as games
from ..game import Json
from .errors import Refused
from .seats import Viewer
from .signals import Signal

if TYPE_CHECKING:
    from .room import Room


class Question:
    """Whether the moves after ``keep`` may be taken back, or the game end; ``waiting`` have not answered."""

    def __init__(self, what: str, name: str, by: int, keep: int, ply: int, waiting: set[int], *, mine: bool):
        self.what, self.name = what, name
        self.by, self.keep, self.ply, self.waiting, self.mine = by, keep, ply, waiting, mine


class Votes:
    """The one question that may be open in a room."""

    def __init__(self, room: Room):
        self._room = room
        self._asked: Question | None = None

    async def undo(self, seat: int, viewer: Viewer) -> None:
        """Take back the seat's last step: at once by the engine's rule, else the others are asked."""
        room = self._room
        async with room.lock:
            table = await room.ready()
            room.check_running(room.ply)
            if table.can_undo(seat):
                before = room.moves()
                table.undo(seat)
                after = table.moves
                same = next((i for i, (a, b) in enumerate(zip(before, after, strict=False)) if a != b), len(after))
                await room.take_back("drop", seat, same)
                return
            own = [n for n, (who, _) in enumerate(room.moves()) if who == seat]
            if not own:
                raise Refused("nothing-to-undo")
            waiting = room.people() - set(viewer.seats)
            if not waiting:
                await room.rewind(seat, own[-1])
                return
            asked = self._ask("undo", seat, waiting, own[-1])
        await self._tell_asked(asked)

    async def end(self, seat: int, viewer: Viewer) -> None:
        """End a game that all win or lose together: the other people who play are asked, and all must agree."""
        room = self._room
        async with room.lock:
            await room.ready()
            room.check_running(room.ply)
            if not games.get(room.row.game).together:
                raise Refused("not-together")
            waiting = {s.seat for s in room.seats if s.person and s.stand_in is None} - set(viewer.seats)
            if not waiting:
                await room.give_up(seat)
                return
            asked = self._ask("end", seat, waiting)
        await self._tell_asked(asked)

    def _ask(self, what: str, by: int, waiting: set[int], keep: int = 0) -> Question:
        asked = self._asked = Question(what, secrets.token_urlsafe(6), by, keep, self._room.ply, waiting, mine=True)
        self._room.broadcast({"t": f"{what}-asked", "by": by, "question": asked.name})
        return asked

    async def _tell_asked(self, asked: Question) -> None:
        data: Json = {"by": asked.by, "keep": asked.keep, "ply": asked.ply, "waiting": sorted(asked.waiting)}
        data["question"] = asked.name
        self._room.services.spawn(self._lapse(asked.name))
        await self._room.services.hub.tell(Signal(self._room.id, f"{asked.what}-asked", data))

    async def _lapse(self, question: str) -> None:
        """Who is away and does not answer in time does not agree."""
        await self._room.services.time.sleep(self._room.services.settings.undo_seconds)
        if self._asked is not None and self._asked.name == question:
            await self._answered(question, [], False)

    async def answer(self, seats: Iterable[int], what: str, question: str, yes: bool) -> None:
        """Players answer."""
        asked = self._asked
        if asked is None or (asked.what, asked.name) != (what, question) or not asked.waiting & set(seats):
            raise Refused("nothing-asked")
        await self._answered(question, sorted(asked.waiting & set(seats)), yes)

    async def _answered(self, question: str, seats: list[int], yes: bool) -> None:
        await self._count(question, seats, yes)
        data = {"question": question, "seats": seats, "yes": yes}
        # of either question; releases before this one, which may serve beside it, know the signal by this name
        await self._room.services.hub.tell(Signal(self._room.id, "undo-answer", data))

    async def _count(self, question: str, seats: Iterable[int], yes: bool) -> None:
        room = self._room
        async with room.lock:
            asked = self._asked
            if asked is None or asked.name != question or (asked.what == "undo" and asked.ply != room.ply):
                return
            if not yes:
                self._asked = None
                room.broadcast({"t": f"{asked.what}-refused", "by": asked.by})
                return
            asked.waiting -= set(seats)
            if asked.mine and not asked.waiting:
                await room.ready()
                room.check_running(room.ply)
                await (room.give_up(asked.by) if asked.what == "end" else room.rewind(asked.by, asked.keep))

    async def heard(self, signal: Signal) -> None:
        """Somebody at another process asked or answered."""
        data, room = signal.data, self._room
        if signal.kind == "undo-answer":
            await self._count(data["question"], data["seats"], data["yes"])
            return
        async with room.lock:
            await room.catch_up()
        what, waiting = signal.kind.removesuffix("-asked"), set(data["waiting"])
        self._asked = Question(what, data["question"], data["by"], data["keep"], data["ply"], waiting, mine=False)
        room.broadcast({"t": signal.kind, "by": data["by"], "question": data["question"]})

    def moved_on(self) -> None:
        """A move ends the question whether one may be taken back; whether the game shall end is still asked."""
        if self._asked is not None and (self._asked.what == "undo" or self._room.row.stage == "over"):
            self._asked = None
