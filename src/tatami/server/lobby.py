"""The lobby: opening tables, taking and leaving seats, starting, rematches, sandboxes, stand-ins."""

from __future__ import annotations

import hmac
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from ..game import Json
from .alerts import alert_table, alert_token
from .clocks import Clocks
from .db import moves
from .errors import Refused, not_found
from .hub import notify
from .limits import network_of
from .opening import as_asked, dealt_again, helps, helps_beside, imagined
from .people import hold, release
from .person import Person, secret
from .reader import read_apart
from .records import board_of, head_of, sealed_head, table_of
from .room import LISTED_SECONDS
from .rows import SeatRow, TableRow
from .schema import Alert, Invitation, Join, Joined, Links, MyTable, NewTable, Opened
from .seats import Viewer, admit, hashed, new_id, new_key
from .signals import Signal
from .store import add_table, change_seat, change_table, read_table
from .thoughts import levels

if TYPE_CHECKING:
    from .services import Services


@dataclass(frozen=True, slots=True)
class _Change:
    """A change of a table under way: the transaction, what is stored, and who asks."""

    connection: AsyncConnection
    row: TableRow
    seats: list[SeatRow]
    viewer: Viewer

    async def vacate(self, seat: int, **values: Any) -> None:
        """Void a seat's key, and take it from whoever held it."""
        await change_seat(self.connection, self.row.id, seat, key=None, alert=None, **values)
        await release(self.connection, self.row.id, seat, listed=self.row.stage == "lobby")


class Lobby:
    """Everything about a table but its moves."""

    def __init__(self, services: Services):
        self._services = services

    @asynccontextmanager
    async def _change(self, id: str, *keys: str) -> AsyncIterator[_Change]:
        """Change a table; afterwards every process looks again."""
        async with self._transaction(id, *keys) as change:
            yield change
        if room := self._services.open_room(id):
            await room.reread()

    @asynccontextmanager
    async def _transaction(self, id: str, *keys: str) -> AsyncIterator[_Change]:
        """Change a table with its row locked, and tell the other processes."""
        async with self._services.database.write() as connection:
            found = await read_table(connection, id, lock=True)
            if found is None:
                raise not_found()
            row, seats = found
            yield _Change(connection, row, seats, admit(row, seats, keys) if keys else Viewer())
            await notify(connection, Signal(id, "lobby"))

    # ------------------------------------------------------------ tables

    async def create(
        self, new: NewTable, me: Person | None = None, *, challenge: str | None = None, address: str = ""
    ) -> Opened:
        """Open a table; with every seat filled the game begins at once."""
        source = network_of(address) if new.listed else None
        if source and await self._services.store.listed_from(source) >= self._services.settings.listed_per_address:
            raise Refused("too-many-listed", 429)
        for seat in new.seats:
            if seat.kind == "bot":
                _check_level(seat.level)
        if new.seed is not None and any(seat.kind == "open" for seat in new.seats):
            raise Refused("seed-of-others", 422)
        seats: list[tuple[str | None, str, bool]] = [
            (seat.level if seat.kind == "bot" else None, seat.name, seat.kind == "mine") for seat in new.seats
        ]
        clock = new.clock.model_dump() if new.clock else None
        asked = new.model_dump(exclude={"board"})
        head = sealed_head(as_asked(asked, await board_of(new)))
        more: Json = {"listed": new.listed, "clock": clock, "source": source, "challenge": challenge}
        more["helped"] = helps(asked)
        return await self._add(new.game, head, seats, me, **more)

    async def _add(
        self,
        game: str,
        head: Json,
        chairs: Sequence[tuple[str | None, str, bool]],
        me: Person | None,
        *,
        listed: bool = False,
        source: str | None = None,
        helped: bool | None = None,
        clock: Json | None = None,
        parent: str | None = None,
        log: Sequence[tuple[int, str]] = (),
        finished: Json | None = None,
        challenge: str | None = None,
    ) -> Opened:
        """Store a new table; ``chairs`` are (bot's level, name, mine)."""
        id = new_id()
        host, spectator = secret(me, id, "host"), secret(me, id, "spectator")
        now = self._services.time.now()
        row = TableRow(id, now, game, head, "lobby", listed, clock, hashed(host), hashed(spectator), parent=parent)
        row = replace(row, challenge=challenge, help=helped)
        if listed:  # for so long it waits for its host to come
            row = replace(row, source=source, wake=self._services.uptime.now() + LISTED_SECONDS)
        # an invitation is nobody's yet: only one's own seats are opened by one's own keys
        keys = [None if bot else secret(me if mine else None, id, n) for n, (bot, _, mine) in enumerate(chairs)]
        held = [n for n, (_, _, mine) in enumerate(chairs) if mine]
        seats = [
            SeatRow(id, n, bot, None, name, hashed(key) if key else None, bot is not None or mine)
            for n, ((bot, name, mine), key) in enumerate(zip(chairs, keys, strict=True))
        ]
        if finished is not None:
            row = replace(row, stage="over", started=now, moved=now, result=finished)
        elif all(s.joined for s in seats):
            row = replace(row, **self._begin(row, seats))
        async with self._services.database.write() as connection:
            await add_table(connection, row, seats)
            if me and finished is None:
                await hold(connection, me, id, held, host=True)
            if log:
                rows = [
                    {"table_id": id, "ply": n, "at": now, "seat": seat, "kind": "move", "words": words}
                    for n, (seat, words) in enumerate(log, 1)
                ]
                await connection.execute(sa.insert(moves), rows)
        if row.stage == "playing":
            (await self._services.room(id)).bot_turns.tend()
        return Opened(
            table=id,
            links=Links(seat=keys, spectator=spectator),
            mine=held,
            host=host,
            started=row.stage != "lobby",
        )

    def _begin(self, row: TableRow, seats: Sequence[SeatRow]) -> Json:
        """What changes in a table's row when the game begins."""
        now = self._services.uptime.now()
        table = table_of(row.head, [])
        acting, begun = table.to_act, self._services.time.now()
        changes: Json = {"stage": "playing", "started": begun, "source": None, "moved": begun}
        changes |= {"acting": list(acting), "sides": table.seat_names}
        moments = []
        if row.clock:
            clocks = Clocks(row.clock, len(seats), now)
            clocks.turn(now, [s for s in acting if not seats[s].played_by])
            changes["clocks"] = clocks.record_of()
            moments.append(clocks.deadline())
        if any(seats[s].played_by for s in acting):
            moments.append(now)
        changes["wake"] = min((m for m in moments if m is not None), default=None)
        return changes

    async def start(self, id: str, key: str, fill: str | None) -> None:
        """Begin; open seats get bots of the level ``fill``. Once begun, asking again changes nothing."""
        async with self._change(id, key) as change:
            if not (change.viewer.host or (change.viewer.seats and not change.row.listed)):
                raise Refused("not-yours", 403)
            if change.row.stage != "lobby":
                return
            if fill is not None:
                _check_level(fill)
            seats = list(change.seats)
            for n, seat in enumerate(seats):
                if not seat.joined:
                    if fill is None:
                        raise Refused("seats-open")
                    await change_seat(change.connection, id, n, bot=fill, key=None, joined=True)
                    seats[n] = replace(seat, bot=fill, key=None, joined=True)
            await change_table(change.connection, id, **self._begin(change.row, seats))
        room = await self._services.room(id)
        async with room.lock:
            await room.ready()
        room.bot_turns.tend()
        self._services.alerts.turn(room, ())

    async def rematch(self, id: str, key: str, me: Person | None = None) -> Joined:
        """Claim one's seat at the next table; the first to ask opens it, the last one starts it."""
        async with self._change(id, key) as change:
            row, seat = change.row, change.viewer.first
            if row.stage != "over":
                raise Refused("not-over")
            if seat is None:
                raise Refused("not-yours", 403)
            connection = change.connection
            host = spectator = None
            following = await read_table(connection, row.rematch, lock=True) if row.rematch else None
            if following is None:
                fresh_id = new_id()
                host, spectator = secret(me, fresh_id, "host"), secret(me, fresh_id, "spectator")
                following = self._next(fresh_id, row, change.seats, host, spectator)
                await add_table(connection, *following)
                await change_table(connection, id, rematch=following[0].id)
            fresh, seats = following
            if seats[seat].joined or fresh.stage != "lobby":
                raise Refused("seat-taken")
            mine = secret(me, fresh.id, seat)
            await change_seat(connection, fresh.id, seat, key=hashed(mine), joined=True)
            if me:
                await hold(connection, me, fresh.id, [seat], host=host is not None)
            seats[seat] = replace(seats[seat], joined=True)
            if all(s.joined for s in seats):
                await change_table(connection, fresh.id, **self._begin(fresh, seats))
            await notify(connection, Signal(fresh.id, "lobby"))
        room = await self._services.room(fresh.id)
        await room.reread()
        return Joined(table=fresh.id, seat=seat, key=mine, spectator=spectator, host=host)

    def _next(
        self, id: str, row: TableRow, seats: Sequence[SeatRow], host: str, spectator: str
    ) -> tuple[TableRow, list[SeatRow]]:
        head = sealed_head(dealt_again(row, len(seats)))
        fresh = TableRow(
            id, self._services.time.now(), row.game, head, "lobby", False, row.clock, hashed(host),
            hashed(spectator), parent=row.id, help=row.help,
        )  # fmt: skip
        chairs = [SeatRow(fresh.id, s.seat, s.bot, None, s.name, None, s.bot is not None) for s in seats]
        return fresh, chairs

    async def fork(self, id: str, key: str, ply: int | None, me: Person | None = None) -> Opened:
        """A sandbox: all seats mine, from a position of a finished game or of one's own, hidden things drawn anew."""
        room, viewer = await self._services.admit(id, key)
        async with room.lock:
            await room.ready()
            made, row, seats = room.moves(), room.row, room.seats
        if row.stage == "lobby":
            raise Refused("not-started")
        if row.stage == "playing" and viewer.first is None:
            raise Refused("not-yours", 403)
        head = head_of(imagined(row, made, ply, viewer))
        chairs: list[tuple[str | None, str, bool]] = [(None, s.name, True) for s in seats]
        return await self._add(row.game, head, chairs, me, parent=id, helped=helps_beside(row))

    async def open_record(self, record: Json) -> Opened:
        """Look at a record: a finished table of its own."""
        found = await read_apart("record", record)
        chairs: list[tuple[str | None, str, bool]] = [(None, "", True)] * found["players"]
        made = [(seat, words) for seat, words in found["moves"]]
        return await self._add(found["game"], found["head"], chairs, None, log=made, finished=found["result"])

    async def mine(self, keys: Sequence[str]) -> list[MyTable]:
        """How it stands at the tables these keys open; keys that open none are passed over."""
        marks = {hashed(key): key for key in keys}
        found = []
        for mark, (id, seat) in (await self._services.store.of_keys(list(marks))).items():
            try:
                room = await self._services.room(id)
            except Refused:  # its row is corrupt: the others are told of all the same
                continue
            try:
                async with room.lock:
                    acting = (await room.ready()).to_act
            except Refused:  # of other rules: listed, but nothing can be done there
                acting = ()
            status = {
                "key": marks[mark],
                "table": id,
                "game": room.row.game,
                "seat": seat,
                "stage": room.row.stage,
                "my_turn": room.row.stage == "playing" and seat in acting,
                "ply": len(room.moves()),
                "made": room.row.made,
                "names": [s.name for s in room.seats],
            }
            found.append(MyTable.model_validate(status))
        return sorted(found, key=lambda t: (not t.my_turn, -t.made))

    # ------------------------------------------------------------ seats

    async def dismiss(self, id: str, key: str, seat: int) -> None:
        """The host sends somebody away before the start; the seat is open again, and not to that network."""
        async with self._change(id, key) as change:
            if not change.viewer.host or seat in change.viewer.seats:
                raise Refused("not-yours", 403)
            if change.row.stage != "lobby":
                raise Refused("already-started")
            if seat >= len(change.seats) or not change.seats[seat].person:
                raise Refused("no-seat")
            await change.vacate(seat, joined=False, name="")
        room = await self._services.room(id)
        room.sent_away.add(room.joined_from.pop(seat, ""))

    async def unlist(self, id: str) -> None:
        """Nobody waits there any more: out of the list."""
        async with self._change(id) as change:
            if change.row.stage == "lobby":
                await change_table(change.connection, id, listed=False, source=None, wake=None)

    async def join(self, id: str, wish: Join, me: Person | None = None, *, address: str = "") -> Joined:
        """Take a seat. The invitation is spent: the new key is known to the one who joined alone."""
        network = network_of(address)
        room = await self._services.room(id)
        if wish.key is None and network and network in room.sent_away:
            raise Refused("sent-away", 403)
        async with self._change(id, *([wish.key] if wish.key else [])) as change:
            if wish.key is None and not change.row.listed:
                raise not_found()
            if change.viewer.seats:
                raise Refused("already-joined")
            if change.row.stage != "lobby":
                raise Refused("already-started") if wish.key else not_found()
            if wish.key is not None:
                free = list(change.viewer.invited)
            else:
                free = [s.seat for s in change.seats if not s.joined and wish.seat in (None, s.seat)]
            if not free:
                raise Refused("no-seat")
            key = secret(me, id, free[0])
            name = wish.name or change.seats[free[0]].name
            await change_seat(
                change.connection, id, free[0], key=hashed(key), joined=True, name=name, spent=change.seats[free[0]].key
            )
            if me:
                await hold(change.connection, me, id, [free[0]])
        room.joined_from[free[0]] = network
        return Joined(table=id, seat=free[0], key=key)

    async def leave(self, id: str, key: str) -> None:
        """Leave a seat: open again before the start, a bot's afterwards; the key is void."""
        async with self._change(id, key) as change:
            seat = change.viewer.first
            if seat is None:
                raise Refused("not-yours", 403)
            if change.row.stage == "lobby":
                await change.vacate(seat, joined=False, name="")
            elif change.row.stage == "playing":
                await change.vacate(seat, bot=self._services.settings.stand_in, stand_in=None)
                await change_table(change.connection, id, wake=self._services.uptime.now())
            else:
                await change.vacate(seat)

    async def invite(self, id: str, key: str, seat: int) -> Invitation:
        """A new invitation for an open seat, for the host."""
        fresh = new_key()
        async with self._change(id, key) as change:
            if not change.viewer.host:
                raise Refused("not-yours", 403)
            if seat >= len(change.seats) or change.seats[seat].joined:
                raise Refused("seat-taken")
            await change_seat(change.connection, id, seat, key=hashed(fresh))
        return Invitation(seat=seat, key=fresh)

    async def rename(self, id: str, seat: int, name: str) -> None:
        """Another name for a seat (whose holder was checked)."""
        async with self._change(id) as change:
            await change_seat(change.connection, id, seat, name=name)

    async def set_alert(self, id: str, wish: Alert, *, address: str = "") -> None:
        """How the seat wants to be told of its turn. An e-mail address is asked first whether it wants to be."""
        alerts = self._services.alerts
        await alerts.check(wish.webhook, wish.email)
        letter = None
        async with self._change(id, wish.key) as change:
            seat = change.viewer.first
            if seat is None:
                raise Refused("not-yours", 403)
            alert: Json = {"webhook": wish.webhook, "email": wish.email, "lang": wish.lang}
            if wish.email:
                # who has been asked for one seat of this table is not asked for another
                others = [s.alert for s in change.seats if s.alert and s.alert.get("email") == wish.email]
                known = next((a for a in others if "token" in a), None)
                token = known["token"] if known else alert_token(id)
                alert = {**alert, "token": token, "confirmed": bool(known and known["confirmed"])}
                letter = None if known else (wish.email, token, wish.lang)
            if letter:
                self._services.limits.mail(address, hashed(letter[0]))
            await change_seat(change.connection, id, seat, alert=alert if wish.webhook or wish.email else None)
        if letter:
            alerts.ask(*letter)

    async def answer_alert(self, token: str, wanted: bool) -> bool:
        """Somebody followed the link in a mail: they want such mail, or none ever. False if the link is old."""
        id = alert_table(token)
        async with self._change(id) as change:
            mine = [s for s in change.seats if s.alert and hmac.compare_digest(s.alert.get("token", ""), token)]
            for seat in mine:
                assert seat.alert is not None
                rest = {**seat.alert, "email": None, "token": ""} if seat.alert.get("webhook") else None
                alert = {**seat.alert, "confirmed": True} if wanted else rest
                await change_seat(change.connection, id, seat.seat, alert=alert)
        if mine and mine[0].alert:
            await self._services.store.set_no_mail(hashed(mine[0].alert["email"]), not wanted)
        return bool(mine)

    async def take_over(self, id: str, viewer: Viewer, seat: int, level: str) -> None:
        """A bot for a seat on request: one's own; the host may do it for somebody who is away."""
        _check_level(level)
        room = await self._services.room(id)
        mine = seat in viewer.seats
        if not mine:
            if not viewer.host:
                raise Refused("not-yours", 403)
            if seat in room.here():
                raise Refused("player-here")
            if room.row.clock is not None:  # then it is the clock that says how long one waits
                raise Refused("clock-decides")
            if room.absent(seat) < self._services.settings.absence_seconds:
                raise Refused("not-away-long")
        await self.stand_in(id, seat, level)
        if not mine:
            room.notice("stand-in", seat)

    async def give_back(self, id: str, viewer: Viewer, seat: int) -> None:
        """The player is back."""
        if seat not in viewer.seats:
            raise Refused("not-yours", 403)
        await self.stand_in(id, seat, None)

    async def stand_in(self, id: str, seat: int, level: str | None) -> None:
        """Let a bot of that level play a person's seat, or (None) the person again; the clock follows."""
        room = await self._services.room(id)
        # the room stands still meanwhile, so that no move under way writes older clocks over these
        async with room.lock:
            await self._stand_in(id, seat, level, (await room.ready()).to_act)
            await room.reread_now()
        room.bot_turns.tend()

    async def _stand_in(self, id: str, seat: int, level: str | None, acting: Sequence[int]) -> None:
        async with self._transaction(id) as change:
            row = change.row
            if row.stage != "playing":
                raise Refused("not-started" if row.stage == "lobby" else "game-over")
            if seat >= len(change.seats) or not change.seats[seat].person:
                raise Refused("no-seat")
            now = self._services.uptime.now()
            changes: Json = {"wake": now}
            if row.clock and row.started is not None:
                clocks = Clocks(row.clock, len(change.seats), row.started, row.clocks)
                others = [s for s in clocks.running if s != seat]
                clocks.turn(now, others)
                if level is None:
                    clocks.give_grace(seat)
                    clocks.turn(now, [*others, seat] if seat in acting else others)
                changes["clocks"] = clocks.record_of()
            await change_table(change.connection, id, **changes)
            await change_seat(change.connection, id, seat, stand_in=level)


def _check_level(level: str | None) -> None:
    if level not in levels():
        raise Refused("no-level", 422)
