"""Bots at a table: as long as a person plays there or somebody looks on, each whose turn it is thinks and moves."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from .errors import Refused

if TYPE_CHECKING:
    from .room import Room

log = logging.getLogger("tatami.room")


class BotTurns:
    """The bots of one room: one of them thinks at a time."""

    def __init__(self, room: Room):
        self._room = room
        self._thinking: asyncio.Task[None] | None = None

    def tend(self) -> None:
        """See to it that a bot whose turn it is thinks."""
        if self._room.row.stage == "playing" and (self._thinking is None or self._thinking.done()):
            self._thinking = self._room.services.spawn(self._play())

    def stop(self) -> None:
        """Let whoever thinks think no more."""
        if self._thinking:
            self._thinking.cancel()

    async def _play(self) -> None:
        room = self._room
        while True:
            async with room.lock:
                if room.row.stage != "playing" or not room.attended():
                    return
                table = await room.ready()
                seat = next((s for s in table.to_act if room.seats[s].played_by), None)
                if seat is None:
                    return
                ply, level = room.ply, room.seats[seat].played_by
                legal = [action.words for action in table.legal(seat)]
            assert level is not None
            words, note = await room.services.bots.choose(table, seat, level, legal, room.source())
            if note:
                room.notice(note, seat)
            try:
                await room.play(seat, words, ply, bot=True)
            except Refused as refused:
                if refused.key not in ("stale", "game-over"):
                    log.warning("a bot's move was refused", extra={"table": room.id, "reason": refused.key})
                    return
