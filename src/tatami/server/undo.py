"""Taking back: at once by the engine's rule, else when everybody else at the table agrees, in whichever process."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from typing import TYPE_CHECKING

from ..game import Json
from .errors import Refused
from .hub import Signal
from .seats import Viewer

if TYPE_CHECKING:
    from .room import Room


class Question:
    """Whether the moves after ``keep`` may be taken back; ``waiting`` have not answered yet."""

    def __init__(self, name: str, by: int, keep: int, ply: int, waiting: set[int], *, mine: bool):
        self.name = name
        self.by, self.keep, self.ply, self.waiting, self.mine = by, keep, ply, waiting, mine


class Undo:
    """The one question a room may be asked at a time; a move ends it."""

    def __init__(self, room: Room):
        self._room = room
        self.asked: Question | None = None

    async def ask(self, seat: int, viewer: Viewer) -> None:
        """Take back the seat's last step, or ask the others."""
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
                await room.keep(seat, own[-1])
                return
            asked = self.asked = Question(secrets.token_urlsafe(6), seat, own[-1], room.ply, waiting, mine=True)
            room.broadcast({"t": "undo-asked", "by": seat, "question": asked.name})
            data: Json = {"by": seat, "keep": own[-1], "ply": room.ply, "waiting": sorted(waiting)}
            data["question"] = asked.name
        room.services.spawn(self._lapse(asked.name))
        await room.services.hub.tell(Signal(room.id, "undo-asked", data))

    async def _lapse(self, question: str) -> None:
        """Who is away and does not answer in time does not agree."""
        await self._room.services.time.sleep(self._room.services.settings.undo_seconds)
        if self.asked is not None and self.asked.name == question:
            await self._answered(question, [], False)

    async def answer(self, seats: Iterable[int], question: str, yes: bool) -> None:
        """Players answer."""
        asked, room = self.asked, self._room
        if asked is None or asked.name != question or asked.ply != room.ply or not asked.waiting & set(seats):
            raise Refused("nothing-asked")
        await self._answered(question, sorted(asked.waiting & set(seats)), yes)

    async def _answered(self, question: str, seats: list[int], yes: bool) -> None:
        await self._count(question, seats, yes)
        data = {"question": question, "seats": seats, "yes": yes}
        await self._room.services.hub.tell(Signal(self._room.id, "undo-answer", data))

    async def _count(self, question: str, seats: Iterable[int], yes: bool) -> None:
        room = self._room
        async with room.lock:
            asked = self.asked
            if asked is None or asked.name != question or asked.ply != room.ply:
                return
            if not yes:
                self.asked = None
                room.broadcast({"t": "undo-refused", "by": asked.by})
                return
            asked.waiting -= set(seats)
            if asked.mine and not asked.waiting:
                await room.ready()
                room.check_running(asked.ply)
                await room.keep(asked.by, asked.keep)

    async def heard(self, signal: Signal) -> None:
        """Somebody at another process asked or answered."""
        data, room = signal.data, self._room
        if signal.kind == "undo-answer":
            await self._count(data["question"], data["seats"], data["yes"])
            return
        async with room.lock:
            await room.catch_up()
        self.asked = Question(data["question"], data["by"], data["keep"], data["ply"], set(data["waiting"]), mine=False)
        room.broadcast({"t": "undo-asked", "by": data["by"], "question": data["question"]})
