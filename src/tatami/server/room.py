"""A room: one table open in this process. A cache of the log, the lock that orders its moves, and who listens."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from dataclasses import replace
from time import perf_counter
from typing import TYPE_CHECKING, Protocol

from tatami.errors import IllegalMove
from tatami.game import Event
from tatami.table import Table

from ..game import Json
from . import metrics, packing
from .bot_turns import BotTurns
from .clocks import Clocks
from .errors import NOT_FOUND, Refused, StorageAway, illegal, not_found
from .limits import Bucket, network_of
from .outgoing import News, Seats, line, outcome, table_state, turn_of, viewpoints, welcome
from .records import given_up, result_of, table_of
from .rows import ChatRow, MoveRow, SeatRow, TableRow, effective
from .seats import Viewer, admit_marks
from .signals import Signal
from .votes import Votes

if TYPE_CHECKING:
    from .services import Services

log = logging.getLogger("tatami.room")
LISTED_SECONDS = 120
"""How long a listed table stays in the list without its host."""
SPECTATORS_TALK = 0.5
"""Lines a second that all who look on at a table may say together."""


class Listener(Protocol):
    """Somebody connected to the room."""

    viewer: Viewer
    marks: frozenset[str]
    address: str

    def send(self, message: bytes) -> None:
        """Put a message into the outbox; never waits."""

    def close(self, code: int) -> None:
        """Say goodbye."""


class Room:
    """One table, as this process knows it."""

    def __init__(self, services: Services, row: TableRow, seats: Sequence[SeatRow]):
        self.services = services
        self.row = row
        self.seats = list(seats)
        self.table: Table | None = None
        self.clocks: Clocks | None = None
        self.shown: dict[int | None, tuple[int, packing.Parts]] = {}
        """The views at the present ply, as far as anybody asked."""
        self.listeners: set[Listener] = set()
        self.elsewhere: dict[str, tuple[float, list[int], int]] = {}
        """Who is connected to other processes: when heard, seats, spectators."""
        self.votes = Votes(self)
        self.bot_turns = BotTurns(self)
        self.joined_from: dict[int, str] = {}
        """The network each seat was taken from, as far as this process saw it; ``sent_away`` may not come again."""
        self.sent_away: set[str] = set()
        self._away = dict.fromkeys(range(len(seats)), services.time.mono())
        self._spectators_talk = Bucket(SPECTATORS_TALK, 5, services.time.mono())
        self.lock = asyncio.Lock()
        self._log: list[MoveRow] = []
        self._heard = 0

    # ------------------------------------------------------------ what is asked

    @property
    def id(self) -> str:
        """The table's name."""
        return self.row.id

    @property
    def ply(self) -> int:
        """The length of the log: moves, and moves taken back."""
        return len(self._log)

    def show(self, seat: int | None) -> packing.Parts:
        """The view of a seat at the present ply, packed."""
        assert self.table is not None
        ply, view = self.shown.get(seat, (-1, {}))
        if ply != self.ply:
            wanted = {seat, *(s for x in self.listeners for s in viewpoints(x.viewer.seats))}
            views, packed = self.table.explained_to(wanted), dict[int, bytes]()
            for who, told in views.items():
                self.shown[who] = (self.ply, packing.parts(told, packed))
            view = self.shown[seat][1]
        return view

    def plies_since(self, since: int | None) -> int | None:
        """The first ply of the game after line ``since`` of the log; None if it must be told from the start."""
        if since is None or not 0 < since <= self.ply or any(row.kind != "move" for row in self._log):
            return None
        return since + 1

    def moves(self) -> list[tuple[int, str]]:
        """The moves that count."""
        return effective(self._log)

    @property
    def who(self) -> list[str | None]:
        """The level that plays each seat now; None: a person does."""
        return [seat.played_by for seat in self.seats]

    def here(self) -> set[int]:
        """The seats whose players are connected, here or to another process."""
        return {seat for x in self.listeners for seat in x.viewer.seats} | {
            seat for _, seats, _ in self.elsewhere.values() for seat in seats
        }

    def presence(self) -> Json:
        """Who is here."""
        watching = sum(not x.viewer.seats for x in self.listeners) + sum(n for _, _, n in self.elsewhere.values())
        return {"seats": sorted(self.here()), "spectators": watching}

    def absent(self, seat: int) -> float:
        """For how many seconds the seat's player has been away, as far as this process knows."""
        return 0.0 if seat in self.here() else self.services.time.mono() - self._away[seat]

    def _note_away(self) -> None:
        """Whoever is here is not away since before."""
        for seat in self.here():
            self._away[seat] = self.services.time.mono()

    def attended(self) -> bool:
        """Whether somebody plays here or looks on: bots among themselves play on for nobody."""
        playing = any(s.person and s.stand_in is None for s in self.seats)
        return playing or bool(self.listeners) or any(seats or n for _, seats, n in self.elsewhere.values())

    def source(self) -> str:
        """Where those who want something of the bots here come from: players before those who look on."""
        found = sorted(self.listeners, key=lambda x: not x.viewer.seats)
        return network_of(found[0].address) if found else ""

    def people(self) -> set[int]:
        """The seats that belong to people, also while a bot stands in."""
        return {s.seat for s in self.seats if s.person}

    async def ready(self) -> Table:
        """The engine's table, from the log if it is not at hand."""
        if self.table is None:
            await self.read()
            try:
                self.table = table_of(self.row.head, self.moves())
            except (ValueError, IndexError):
                log.error("a table's log is corrupt", extra={"table": self.id})
                raise Refused("other-rules") from None
            self.shown = {}
            self.clocks = self._clocks()
        return self.table

    async def read(self) -> None:
        """What is kept of the table, its log included, if it is not at hand."""
        if self.table is None:
            found = await self.services.store.table(self.id)
            if found is None:
                raise not_found()
            self.row, self.seats = found[0], list(found[1])
            self._log = await self.services.store.log(self.id)

    # ------------------------------------------------------------ moves

    async def play(self, seat: int, words: str, seen: int, *, bot: bool = False) -> int:
        """Make a move: played, committed, told to all; its ply."""
        begun = perf_counter()
        async with self.lock:
            table = await self.ready()
            self.check_running(seen)
            if not bot and self.seats[seat].played_by:
                raise Refused("bot-plays")
            words, acting = " ".join(words.lower().split()), table.to_act
            try:
                events = table.play(words, seat)
            except IllegalMove as refused:
                raise illegal(refused) from None
            except Exception:
                self._forget()  # a fault of the rules: the table in memory may be half way through a step
                raise
            row = await self._append("move", seat, words)
            self._tell_move(row, events)
            self.services.alerts.turn(self, acting)
            metrics.MOVES.inc()
            metrics.MOVE.observe(perf_counter() - begun)
            return self.ply

    async def rewind(self, seat: int, number: int) -> None:
        """Go back to where only that many moves were made; for who holds the lock."""
        self.table = table_of(self.row.head, self.moves()[:number])
        await self.take_back("keep", seat, number)

    async def take_back(self, kind: str, seat: int, number: int) -> None:
        """Commit that moves were taken back, and tell."""
        self._tell_undo(await self._append(kind, seat, str(number)))

    async def give_up(self, seat: int) -> None:
        """All have agreed to end: the log says so in a line of its own, and the moves stay as they are."""
        self._tell_undo(await self._append("end", seat, ""))
        self.broadcast({"t": "over", "result": outcome(self.row.result)})
        self.tell_lobby()

    def check_running(self, seen: int) -> None:
        """Refused unless the game goes on and stands where the asker believes it does."""
        if self.row.stage == "lobby":
            raise Refused("not-started")
        if seen != self.ply:
            raise Refused("stale")
        if self.row.stage == "over":
            raise Refused("game-over")

    async def _append(self, kind: str, seat: int, words: str) -> MoveRow:
        """Commit a line of the log, and what changes in the table's row with it. Until then nobody hears of it."""
        assert self.table is not None
        now = self.services.uptime.now()
        row = MoveRow(self.id, self.ply + 1, self.services.time.now(), seat, kind, words)
        changes: Json = {}
        if list(self.table.to_act) != self.row.acting:
            changes = {"acting": list(self.table.to_act), "moved": row.at}
        if self.table.over or kind == "end":
            result = given_up(self.table) if kind == "end" else result_of(self.table)
            changes |= {"stage": "over", "result": result, "wake": None, "acting": [], "moved": row.at}
        elif self.clocks or any(s.played_by for s in self.seats):
            if self.clocks:
                acting = [s for s in self.table.to_act if self.seats[s].played_by is None]
                self.clocks.turn(now, acting, seat if kind == "move" else None)
                changes["clocks"] = self.clocks.record_of()
            changes["wake"] = self._wake(now)
        try:
            won = await self.services.move_writer.append(row, **changes)
        except BaseException as error:
            self._forget()  # the table in memory is ahead of what is kept
            if isinstance(error, StorageAway):
                raise Refused(error.key, 503) from None
            raise
        if not won:
            self._forget()
            await self.catch_up()
            raise Refused("stale")
        self._log.append(row)
        self.row = replace(self.row, **changes)
        self.votes.moved_on()
        return row

    def _wake(self, now: float) -> float | None:
        """When to look at the table at the latest: a clock runs out, or a bot should long have moved."""
        assert self.table is not None
        moments = [self.clocks.deadline()] if self.clocks else []
        if self.attended() and any(self.seats[seat].played_by for seat in self.table.to_act):
            moments.append(now + self.services.settings.bot_seconds + 10)
        return min((m for m in moments if m is not None), default=None)

    def _clocks(self) -> Clocks | None:
        if self.row.clock is None or self.row.started is None:
            return None
        return Clocks(self.row.clock, len(self.seats), self.row.started, self.row.clocks)

    def _forget(self) -> None:
        self.table, self.clocks, self.shown = None, None, {}

    # ------------------------------------------------------------ telling

    def broadcast(self, message: Json) -> None:
        """The same to everybody."""
        self._each(lambda _: message)

    def notice(self, kind: str, seat: int | None = None) -> None:
        """A word from the server."""
        self.broadcast({"t": "notice", "kind": kind, "seat": seat})

    def _each(self, message: Callable[[Seats], Json]) -> None:
        """To each listener what its seats may know; made once for listeners with the same seats."""
        made: dict[Seats, bytes] = {}
        for listener in list(self.listeners):
            seats = listener.viewer.seats
            if seats not in made:
                made[seats] = packing.dumps({"seq": self.ply, **message(seats)})
            listener.send(made[seats])

    def _tell_move(self, row: MoveRow, events: Sequence[Event]) -> None:
        self._each(News(self, row.seat, row.words, events).moved)
        if self.row.stage == "over":
            self.broadcast({"t": "over", "result": outcome(self.row.result)})
        self.bot_turns.tend()

    def _tell_undo(self, row: MoveRow) -> None:
        self.shown = {}
        self._each(News(self, row.seat, None, ()).undone)
        self.bot_turns.tend()

    def tell_lobby(self) -> None:
        """The table's own state, to each as they may know it; who has lost their seat must come again."""
        for listener in list(self.listeners):
            viewer = admit_marks(self.row, self.seats, listener.marks)
            if viewer is None:
                listener.close(NOT_FOUND)
                continue
            listener.viewer = viewer
            body = {"t": "lobby", "seq": self.ply, "table": table_state(self, viewer)}
            listener.send(packing.dumps({**body, "turn": turn_of(self, viewer.seats)}))

    async def enter(self, listener: Listener, since: int | None) -> None:
        """Somebody connects: told everything at once, then all that happens."""
        async with self.lock:
            await self.ready()
            chat = await self.services.store.talk(self.id)
            self._tell_chat(chat)  # to those who are here already: a line may be kept and not told yet
            listener.send(packing.dumps(welcome(self, listener.viewer, chat, since)))
            self.listeners.add(listener)
        self.bot_turns.tend()
        self.tell_presence()

    def leave(self, listener: Listener) -> None:
        """Somebody is gone."""
        if listener in self.listeners:
            self._note_away()
            self.listeners.discard(listener)
            self.tell_presence()

    def tell_presence(self) -> None:
        """Who is here, to all, in every process."""
        self.broadcast({"t": "presence", "presence": self.presence()})
        self.mention_presence()

    def mention_presence(self) -> None:
        """Who is here in this process, to the other ones."""
        mine = sorted({seat for x in self.listeners for seat in x.viewer.seats})
        here = {"seats": mine, "spectators": sum(not x.viewer.seats for x in self.listeners)}
        self.services.hub.mention(Signal(self.id, "presence", here))

    async def say(self, viewer: Viewer, text: str) -> None:
        """Talk: kept, then told."""
        seat = viewer.first
        if seat is None and not self._spectators_talk.take(self.services.time.mono()):
            raise Refused("too-many", 429)
        name = self.seats[seat].name if seat is not None else ""
        row = ChatRow(self.id, 0, self.services.time.now(), seat, name, text)
        kept = await self.services.store.say(row, Signal(self.id, "chat"))
        # lines are told in their order, none left out: a later one may have been kept and be here before
        self._tell_chat([kept] if kept.n == self._heard + 1 else await self.services.store.talk(self.id, self._heard))

    def _tell_chat(self, rows: Sequence[ChatRow]) -> None:
        for row in rows:
            if row.n > self._heard:
                self._heard = row.n
                self.broadcast({"t": "chat", "line": line(row)})

    # ------------------------------------------------------------ news of other processes

    async def hear(self, signal: Signal) -> None:
        """Another process did something with this table."""
        if signal.kind == "moved" and not self.listeners and not self.lock.locked():
            self._forget()  # nobody here is to be told, and who comes reads it anew
        elif signal.kind == "moved":
            async with self.lock:
                await self.catch_up()
        elif signal.kind == "lobby":
            await self.reread()
        elif signal.kind == "chat" and self.listeners:
            self._tell_chat(await self.services.store.talk(self.id, self._heard))
        elif signal.kind == "presence":
            fresh, before = signal.process not in self.elsewhere, self.presence()
            self._note_away()
            seats, spectators = signal.data["seats"], signal.data["spectators"]
            self.elsewhere[signal.process] = (self.services.time.mono(), seats, spectators)
            if (now := self.presence()) != before:
                self.broadcast({"t": "presence", "presence": now})
            if fresh and self.listeners:
                self.mention_presence()
        elif signal.kind in ("undo-asked", "end-asked", "undo-answer"):
            await self.votes.heard(signal)

    async def freshen(self) -> None:
        """Nobody listens here: the news of other processes may have been missed."""
        if self.services.database.sqlite or self.listeners:
            return
        if self.table is None:
            async with self.lock:
                await self.read()
        else:
            await self.look_again()

    async def look_again(self) -> None:
        """The line to the other processes was broken: whatever was missed is told now."""
        async with self.lock:
            await self.catch_up()
        await self.reread()
        self._tell_chat(await self.services.store.talk(self.id, self._heard))

    async def catch_up(self) -> None:
        """Tell what other processes have appended to the log."""
        if self.table is None:
            behind = self.ply
            await self.ready()
            if self.ply != behind and self.row.stage != "lobby":
                self._tell_undo(self._log[-1])
            return
        rows = await self.services.store.log(self.id, self.ply)
        if not rows:
            return
        found = await self.services.store.table(self.id)
        if found is not None:
            self.row, self.seats = found[0], list(found[1])
            self.clocks = self._clocks()
        for row in rows:
            self._log.append(row)
            self.votes.moved_on()
            if row.kind == "move":
                events = self.table.play(row.words, row.seat)
                self._each(News(self, row.seat, row.words, events).moved)
            else:
                self.table = table_of(self.row.head, self.moves())
                self.shown = {}
                self._each(News(self, row.seat, None, ()).undone)
        if self.row.stage == "over":
            self.broadcast({"t": "over", "result": outcome(self.row.result)})

    async def reread(self) -> None:
        """Seats or stage changed: read them again and tell."""
        async with self.lock:
            await self.reread_now()
        self.bot_turns.tend()

    async def reread_now(self) -> None:
        """The same for somebody who holds the lock."""
        found = await self.services.store.table(self.id)
        if found is None:
            return
        before, self.row, self.seats = self.row.stage, found[0], list(found[1])
        await self.ready()
        self.clocks = self._clocks()
        if before == "lobby" and self.row.stage != "lobby":
            self.tell_start()
        self.tell_lobby()

    def tell_start(self) -> None:
        """The game begins: everybody gets their first view."""
        for listener in list(self.listeners):
            listener.send(packing.dumps(welcome(self, listener.viewer, (), None)))

    # ------------------------------------------------------------ clocks

    async def when_due(self) -> None:
        """A bot takes over the seats whose time is out; a listed table whose host is gone leaves the list."""
        if self.row.stage == "lobby" and self.row.listed:
            if any(x.viewer.host for x in self.listeners):
                await self.services.store.set_wake(self.id, self.services.uptime.now() + LISTED_SECONDS)
            else:
                await self.services.lobby.unlist(self.id)
            return
        async with self.lock:
            now = self.services.uptime.now()
            try:
                await self.ready()
            except Refused:
                await self.services.store.set_wake(self.id, None)  # it waits for a server that knows its rules
                return
            out = self.clocks.expired(now) if self.clocks and self.row.stage == "playing" else []
            if not out:
                await self.services.store.set_wake(self.id, self._wake(now) if self.row.stage == "playing" else None)
        for seat in out:
            self.notice("time-out", seat)
            await self.services.lobby.stand_in(self.id, seat, self.services.settings.stand_in)
        self.bot_turns.tend()
