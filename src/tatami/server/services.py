"""The services: everything the server's parts share, and the rooms open in this process."""

from __future__ import annotations

import asyncio
import gc
import logging
from collections import OrderedDict
from typing import TYPE_CHECKING

from . import metrics
from .alerts import Alerts
from .botpool import BotPool
from .clocks import SystemTime, Time, Uptime
from .db import Database
from .errors import RESTART, not_found
from .hub import Hub
from .limits import Limits
from .move_writer import MoveWriter
from .people import People
from .room import LISTED_SECONDS, Room
from .seats import Viewer, admit
from .settings import Settings
from .side_work import SideWork
from .signals import Signal
from .store import AWAY, Store

if TYPE_CHECKING:
    from .lobby import Lobby

log = logging.getLogger("tatami.services")
PRESENCE_SECONDS = 30
UPTIME_SECONDS = 5
TIDY_SECONDS = 0.2
PUT_OFF_SECONDS = 600
"""When a table that cannot be opened is looked at again."""


class Services:
    """Database, writer of moves, hub, bots, limits, alerts, time, and the rooms."""

    def __init__(self, settings: Settings, time: Time | None = None):
        from .lobby import Lobby
        from .push import Pushes

        self.settings = settings
        self.time = time or SystemTime()
        self.database = Database(settings.database)
        self.store = Store(self.database)
        self.uptime = Uptime(self.time, self.store)
        self.move_writer = MoveWriter(self.database)
        self.hub = Hub(self.database, self._heard, self._look_again)
        self.bots = BotPool(settings)
        self.alerts = Alerts(self)
        self.limits = Limits(settings, self.time)
        self.lobby: Lobby = Lobby(self)
        self.people = People(self.database)
        self.pushes = Pushes(self)
        self.alerts.ways.append(self.pushes)
        self.open = False
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._opening = asyncio.Lock()
        self._side = SideWork()
        self.spawn = self._side.spawn

    async def start(self) -> None:
        """Open the doors."""
        self.database.claim()
        await self.database.migrate()
        await self.uptime.start()
        self.move_writer.start()
        await self.hub.start()
        self.spawn(self._sweep())
        self.spawn(self._keep_uptime())
        self.spawn(_tidy())
        self.bots.warm()
        self.open = True

    async def stop(self) -> None:
        """Close them: say goodbye, write what waits, let go."""
        self.open = False
        for room in self._rooms.values():
            room.bot_turns.stop()
            for listener in list(room.listeners):
                listener.close(RESTART)
        await self._side.stop()
        await self.hub.stop()
        await self.alerts.stop()
        self.bots.stop()
        await self.move_writer.stop()
        await self.database.close()

    async def room(self, id: str) -> Room:
        """The room of a table, opened if need be; 404 if there is none."""
        room = self._rooms.get(id)
        if room is None:
            async with self._opening:
                room = self._rooms.get(id)
                if room is None:
                    found = await self.store.table(id)
                    if found is None:
                        raise not_found()
                    room = self._rooms[id] = Room(self, *found)
                    self._make_space()
        self._rooms.move_to_end(id)
        return room

    async def admit(self, id: str, *keys: str) -> tuple[Room, Viewer]:
        """The room and who comes with these keys; 404 otherwise."""
        room = await self.room(id)
        await room.freshen()
        return room, admit(room.row, room.seats, keys)

    def open_room(self, id: str) -> Room | None:
        """The room, if it is open here."""
        return self._rooms.get(id)

    def _make_space(self) -> None:
        """Let go of tables nobody looks at, the ones quiet for the longest first, while there are too many."""
        surplus = len(self._rooms) - self.settings.rooms
        if surplus > 0:
            idle = [id for id, room in self._rooms.items() if not room.listeners and not room.lock.locked()]
            for id in idle[:surplus]:
                self._rooms.pop(id).bot_turns.stop()
        metrics.ROOMS.set(len(self._rooms))

    def _heard(self, signal: Signal) -> None:
        if room := self._rooms.get(signal.table):
            self.spawn(room.hear(signal))

    def _look_again(self) -> None:
        self.spawn(self._look_again_at(list(self._rooms.values())))

    async def _look_again_at(self, rooms: list[Room]) -> None:
        """One after the other: all at once they would keep each other from the database."""
        for room in rooms:
            try:
                await room.look_again()
            except Exception:
                log.exception("a table could not be looked at again", extra={"table": room.id})

    async def _keep_uptime(self) -> None:
        while True:
            await self.time.sleep(UPTIME_SECONDS)
            try:
                await self.uptime.keep()
            except Exception as error:
                log.warning("the clocks stand: the database is away", extra={"reason": type(error).__name__})

    async def _sweep(self) -> None:
        """Now and then: tables whose time has come, and news of who is here."""
        told = self.time.mono()
        while True:
            await self.time.sleep(self.settings.sweep_seconds)
            try:
                for id in await self.store.due(self.uptime.now()):
                    await self._look_at(id)
                if (now := self.time.mono()) - told > PRESENCE_SECONDS:
                    told = now
                    await self._refresh_listed()
                    if not self.database.sqlite:
                        self._refresh_presence(now)
                self._make_space()
            except Exception:
                log.exception("the round through the services failed; it goes on")

    async def _look_at(self, id: str) -> None:
        """Look at one table; whatever is wrong with it disturbs no other."""
        try:
            await (await self.room(id)).when_due()
        except AWAY:
            raise
        except Exception:
            log.exception("a table could not be looked at; it is put off", extra={"table": id})
            await self.store.set_wake(id, self.uptime.now() + PUT_OFF_SECONDS)

    async def _refresh_listed(self) -> None:
        """Tables whose host is here stay in the list."""
        for room in list(self._rooms.values()):
            if room.row.listed and room.row.stage == "lobby" and any(x.viewer.host for x in room.listeners):
                await self.store.set_wake(room.id, self.uptime.now() + LISTED_SECONDS)

    def _refresh_presence(self, now: float) -> None:
        for room in list(self._rooms.values()):
            gone = [p for p, (at, _, _) in room.elsewhere.items() if now - at > 3 * PRESENCE_SECONDS]
            for process in gone:
                del room.elsewhere[process]
            if room.listeners:
                room.mention_presence()


async def _tidy() -> None:
    """Look for garbage among what is new, often and little.

    Python counts what is made less what is let go, old things too: with a thousand tables in play it looked once in a
    minute, at a hundred thousand new things, and every table waited a tenth of a second for it.
    """
    while True:
        await asyncio.sleep(TIDY_SECONDS)
        gc.collect(1)
