"""A room: one table open in this process. A cache of the log, the lock that orders its moves, and who listens."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from time import perf_counter
from typing import TYPE_CHECKING, Protocol

from tatami.errors import IllegalMove
from tatami.game import Event
from tatami.table import Table

from .. import game as games
from ..game import Json
from . import metrics, packing
from .clocks import Clocks
from .errors import NOT_FOUND, Refused, StorageAway, illegal, not_found
from .limits import Bucket, network_of
from .outgoing import News, Seats, line, outcome, table_state, turn_of, welcome
from .records import given_up, result_of, table_of
from .rows import ChatRow, MoveRow, SeatRow, TableRow, effective
from .seats import Viewer, admit_marks
from .signals import Signal

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
        self.shown: dict[int | None, tuple[int, bytes]] = {}
        """The views at the present ply, as far as anybody asked; as JSON: nothing in it for the collector to search."""
        self.listeners: set[Listener] = set()
        self.elsewhere: dict[str, tuple[float, list[int], int]] = {}
        """Who is connected to other processes: when heard, seats, spectators."""
        self.asked: Asked | None = None
        self.joined_from: dict[int, str] = {}
        """The network each seat was taken from, as far as this process saw it; ``sent_away`` may not come again."""
        self.sent_away: set[str] = set()
        self._away = dict.fromkeys(range(len(seats)), services.time.mono())
        self._spectators_talk = Bucket(SPECTATORS_TALK, 5, services.time.mono())
        self.lock = asyncio.Lock()
        self._log: list[MoveRow] = []
        self._heard = 0
        self._bot: asyncio.Task[None] | None = None

    # ------------------------------------------------------------ what is asked

    @property
    def id(self) -> str:
        """The table's name."""
        return self.row.id

    @property
    def ply(self) -> int:
        """The length of the log: moves, and moves taken back."""
        return len(self._log)

    def show(self, seat: int | None) -> bytes:
        """The view of a seat at the present ply, as JSON."""
        assert self.table is not None
        ply, view = self.shown.get(seat, (-1, b""))
        if ply != self.ply:
            view = packing.dumps(self.table.explained(seat))
            self.shown[seat] = (self.ply, view)
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
                self.table = table_of(self.row.deal, self.moves())
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
            self._check_running(seen)
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

    async def undo(self, seat: int, viewer: Viewer) -> None:
        """Take back the seat's last step: at once by the engine's rule, else the others are asked."""
        async with self.lock:
            table = await self.ready()
            self._check_running(self.ply)
            if table.can_undo(seat):
                before = self.moves()
                table.undo(seat)
                after = table.moves
                same = next((i for i, (a, b) in enumerate(zip(before, after, strict=False)) if a != b), len(after))
                self._tell_undo(await self._append("drop", seat, str(same)))
                return
            own = [n for n, (who, _) in enumerate(self.moves()) if who == seat]
            if not own:
                raise Refused("nothing-to-undo")
            waiting = self.people() - set(viewer.seats)
            if not waiting:
                await self._keep(seat, own[-1])
                return
            asked = self._ask("undo", seat, waiting, own[-1])
        await self._tell_asked(asked)

    async def end(self, seat: int, viewer: Viewer) -> None:
        """End a game that all win or lose together: the other people who play are asked, and all must agree."""
        async with self.lock:
            await self.ready()
            self._check_running(self.ply)
            if not games.get(self.row.game).together:
                raise Refused("not-together")
            waiting = {s.seat for s in self.seats if s.person and s.stand_in is None} - set(viewer.seats)
            if not waiting:
                await self._end(seat)
                return
            asked = self._ask("end", seat, waiting)
        await self._tell_asked(asked)

    def _ask(self, what: str, by: int, waiting: set[int], keep: int = 0) -> Asked:
        asked = self.asked = Asked(what, secrets.token_urlsafe(6), by, keep, self.ply, waiting, mine=True)
        self.broadcast({"t": f"{what}-asked", "by": by, "question": asked.question})
        return asked

    async def _tell_asked(self, asked: Asked) -> None:
        data: Json = {"by": asked.by, "keep": asked.keep, "ply": asked.ply, "waiting": sorted(asked.waiting)}
        data["question"] = asked.question
        self.services.spawn(self._lapse(asked.question))
        await self.services.hub.tell(Signal(self.id, f"{asked.what}-asked", data))

    async def _lapse(self, question: str) -> None:
        """Who is away and does not answer in time does not agree."""
        await self.services.time.sleep(self.services.settings.undo_seconds)
        if self.asked is not None and self.asked.question == question:
            await self._answered(question, [], False)

    async def answer(self, seats: Iterable[int], what: str, question: str, yes: bool) -> None:
        """Players answer the question whether something may be taken back, or the game end."""
        asked = self.asked
        if asked is None or (asked.what, asked.question) != (what, question) or not asked.waiting & set(seats):
            raise Refused("nothing-asked")
        await self._answered(question, sorted(asked.waiting & set(seats)), yes)

    async def _answered(self, question: str, seats: list[int], yes: bool) -> None:
        await self._count(question, seats, yes)
        data = {"question": question, "seats": seats, "yes": yes}
        await self.services.hub.tell(Signal(self.id, "undo-answer", data))

    async def _count(self, question: str, seats: Iterable[int], yes: bool) -> None:
        async with self.lock:
            asked = self.asked
            if asked is None or asked.question != question or (asked.what == "undo" and asked.ply != self.ply):
                return
            if not yes:
                self.asked = None
                self.broadcast({"t": f"{asked.what}-refused", "by": asked.by})
                return
            asked.waiting -= set(seats)
            if asked.mine and not asked.waiting:
                await self.ready()
                self._check_running(self.ply)
                await (self._end(asked.by) if asked.what == "end" else self._keep(asked.by, asked.keep))

    async def _keep(self, seat: int, number: int) -> None:
        """Go back to where only that many moves were made."""
        self.table = table_of(self.row.deal, self.moves()[:number])
        self._tell_undo(await self._append("keep", seat, str(number)))

    async def _end(self, seat: int) -> None:
        """All have agreed: the log says so in a line of its own, and the moves stay as they are."""
        self._tell_undo(await self._append("end", seat, ""))
        self.broadcast({"t": "over", "result": outcome(self.row.result)})
        self.tell_lobby()

    def _check_running(self, seen: int) -> None:
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
            changes = {"acting": list(self.table.to_act), "moved": now}
        if self.table.over or kind == "end":
            result = given_up(self.table) if kind == "end" else result_of(self.table)
            changes |= {"stage": "over", "result": result, "wake": None, "acting": [], "moved": now}
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
                raise Refused("storage", 503) from None
            raise
        if not won:
            self._forget()
            await self._catch_up()
            raise Refused("stale")
        self._log.append(row)
        self.row = replace(self.row, **changes)
        self._moved_on()
        return row

    def _moved_on(self) -> None:
        """A move ends the question whether one may be taken back; whether the game shall end is still asked."""
        if self.asked is not None and (self.asked.what == "undo" or self.row.stage == "over"):
            self.asked = None

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
        self.tend()

    def _tell_undo(self, row: MoveRow) -> None:
        self.shown = {}
        self._each(News(self, row.seat, None, ()).undone)
        self.tend()

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
            self._heard = max(self._heard, chat[-1].n if chat else 0)
            listener.send(packing.dumps(welcome(self, listener.viewer, chat, since)))
            self.listeners.add(listener)
        self.tend()
        await self.tell_presence()

    async def leave(self, listener: Listener) -> None:
        """Somebody is gone."""
        if listener in self.listeners:
            self._note_away()
            self.listeners.discard(listener)
            await self.tell_presence()

    async def tell_presence(self) -> None:
        """Who is here, to all, in every process."""
        self.broadcast({"t": "presence", "presence": self.presence()})
        await self.services.hub.tell(Signal(self.id, "presence", self._present()))

    def _present(self) -> Json:
        mine = sorted({seat for x in self.listeners for seat in x.viewer.seats})
        return {"seats": mine, "spectators": sum(not x.viewer.seats for x in self.listeners)}

    async def say(self, viewer: Viewer, text: str) -> None:
        """Talk: kept, then told."""
        seat = viewer.first
        if seat is None and not self._spectators_talk.take(self.services.time.mono()):
            raise Refused("too-many", 429)
        name = self.seats[seat].name if seat is not None else ""
        row = ChatRow(self.id, 0, self.services.time.now(), seat, name, text)
        kept = await self.services.store.say(row, Signal(self.id, "chat"))
        self._tell_chat([kept])

    def _tell_chat(self, rows: Sequence[ChatRow]) -> None:
        for row in rows:
            if row.n > self._heard:
                self._heard = row.n
                self.broadcast({"t": "chat", "line": line(row)})

    # ------------------------------------------------------------ news of other processes

    async def hear(self, note: Signal) -> None:
        """Another process did something with this table."""
        if note.kind == "moved":
            async with self.lock:
                await self._catch_up()
        elif note.kind == "lobby":
            await self.reread()
        elif note.kind == "chat":
            self._tell_chat(await self.services.store.talk(self.id, self._heard))
        elif note.kind == "presence":
            fresh = note.process not in self.elsewhere
            self._note_away()
            self.elsewhere[note.process] = (self.services.time.mono(), note.data["seats"], note.data["spectators"])
            self.broadcast({"t": "presence", "presence": self.presence()})
            if fresh and self.listeners:
                await self.services.hub.tell(Signal(self.id, "presence", self._present()))
        elif note.kind in ("undo-asked", "end-asked"):
            what, data = note.kind.removesuffix("-asked"), note.data
            async with self.lock:
                await self._catch_up()
            waiting = set(data["waiting"])
            self.asked = Asked(what, data["question"], data["by"], data["keep"], data["ply"], waiting, mine=False)
            self.broadcast({"t": note.kind, "by": data["by"], "question": data["question"]})
        elif note.kind == "undo-answer":
            await self._count(note.data["question"], note.data["seats"], note.data["yes"])

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
            await self._catch_up()
        await self.reread()
        self._tell_chat(await self.services.store.talk(self.id, self._heard))

    async def _catch_up(self) -> None:
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
            self._moved_on()
            if row.kind == "move":
                events = self.table.play(row.words, row.seat)
                self._each(News(self, row.seat, row.words, events).moved)
            else:
                self.table = table_of(self.row.deal, self.moves())
                self.shown = {}
                self._each(News(self, row.seat, None, ()).undone)
        if self.row.stage == "over":
            self.broadcast({"t": "over", "result": outcome(self.row.result)})

    async def reread(self) -> None:
        """Seats or stage changed: read them again and tell."""
        async with self.lock:
            await self.reread_now()
        self.tend()

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

    # ------------------------------------------------------------ bots and clocks

    def tend(self) -> None:
        """See to it that a bot whose turn it is thinks."""
        if self.row.stage == "playing" and (self._bot is None or self._bot.done()):
            self._bot = self.services.spawn(self._let_bots_play())

    async def _let_bots_play(self) -> None:
        while True:
            async with self.lock:
                if self.row.stage != "playing" or not self.attended():
                    return
                table = await self.ready()
                seat = next((s for s in table.to_act if self.seats[s].played_by), None)
                if seat is None:
                    return
                ply, level = self.ply, self.seats[seat].played_by
                legal = [action.words for action in table.legal(seat)]
            assert level is not None
            words, note = await self.services.bots.choose(table, seat, level, legal, self.source())
            if note:
                self.notice(note, seat)
            try:
                await self.play(seat, words, ply, bot=True)
            except Refused as refused:
                if refused.key not in ("stale", "game-over"):
                    log.warning("a bot's move was refused", extra={"table": self.id, "reason": refused.key})
                    return

    async def look_at_clock(self) -> None:
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
        self.tend()

    def stop(self) -> None:
        """Stop whatever this room does on its own."""
        if self._bot:
            self._bot.cancel()


class Asked:
    """The question whether moves after ``keep`` may be taken back, or the game end; ``waiting`` have not answered."""

    def __init__(self, what: str, question: str, by: int, keep: int, ply: int, waiting: set[int], *, mine: bool):
        self.what, self.question = what, question
        self.by, self.keep, self.ply, self.waiting, self.mine = by, keep, ply, waiting, mine
