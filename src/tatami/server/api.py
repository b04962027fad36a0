"""The REST side: lobby and tables. Every answer that is not a success is a sentence (see errors)."""

from __future__ import annotations

import asyncio
import json
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Header, Query, Request, Response

from ..seal import seal_of, sealed_text
from .errors import Refused, not_found
from .limits import network_of
from .outgoing import is_hot, listed_state, table_state
from .person import Person
from .records import record_of, replay_steps
from .schema import (
    Alert,
    AlertState,
    Dismiss,
    Failure,
    Fork,
    Invitation,
    Invite,
    Join,
    Joined,
    Key,
    Keys,
    ListedTable,
    Mine,
    MyTable,
    NewTable,
    OddsCurve,
    Opened,
    OpenRecord,
    Replay,
    Seal,
    Seat,
    Start,
    TableId,
    TableState,
    Takeover,
    WithKey,
)
from .services import Services
from .strict import StrictRoute

FAILURES: dict[int | str, dict[str, Any]] = {
    400: {"model": Failure, "description": "Not understood"},
    403: {"model": Failure, "description": "Not yours"},
    404: {"model": Failure, "description": "No such table, or not the key to it"},
    409: {"model": Failure, "description": "Not possible now"},
    413: {"model": Failure, "description": "Too large"},
    422: {"model": Failure, "description": "Not valid"},
    429: {"model": Failure, "description": "Too many"},
    503: {"model": Failure, "description": "Busy"},
}
router = APIRouter(prefix="/api", tags=["tables"], responses=FAILURES, route_class=StrictRoute)


def services_of(request: Request) -> Services:
    """The services this request came to."""
    services: Services = request.app.state.services
    return services


def address_of(request: Request) -> str:
    """Where a request comes from."""
    return request.client.host if request.client else "?"


TheServices = Annotated[Services, Depends(services_of)]
AKey = Annotated[Key, Header(alias="Tatami-Key")]
"""Keys travel in a header or a body, never in an address: addresses end up in logs."""
AllKeys = Annotated[Keys, Header(alias="Tatami-Key")]


def person_of(person: Annotated[Key | None, Header(alias="Tatami-Person")] = None) -> Person | None:
    """Who asks, if they brought a person's key; a header, so that no page of another origin can send it."""
    return Person(person) if person else None


Me = Annotated[Person | None, Depends(person_of)]


@router.get("/tables")
async def list_tables(services: TheServices) -> list[ListedTable]:
    """Open tables that want company."""
    return [ListedTable(**listed_state(row, seats)) for row, seats in await services.store.listed()]


@router.post("/tables", status_code=201)
async def create_table(new: NewTable, services: TheServices, me: Me, request: Request) -> Opened:
    """Open a table; the answer holds all its secrets, told this once."""
    services.limits.table(address_of(request))
    return await services.lobby.create(new, me, address=address_of(request))


@router.get("/tables/{id}")
async def get_table(id: TableId, key: AKey, services: TheServices) -> TableState:
    """The table as the holder of the key may know it."""
    room, viewer = await services.admit(id, key)
    async with room.lock:
        await room.ready()
        return TableState(**table_state(room, viewer))


@router.post("/tables/{id}/join")
async def join(id: TableId, wish: Join, services: TheServices, me: Me, request: Request) -> Joined:
    """Take a seat by its invitation, or any open seat of a listed table. The new key replaces the invitation."""
    return await services.lobby.join(id, wish, me, address=address_of(request))


@router.post("/tables/{id}/dismiss", status_code=204)
async def dismiss(id: TableId, wish: Dismiss, services: TheServices) -> None:
    """Send somebody away before the start (the host's key)."""
    await services.lobby.dismiss(id, wish.key, wish.seat)


@router.post("/tables/{id}/leave", status_code=204)
async def leave(id: TableId, wish: WithKey, services: TheServices) -> None:
    """Leave a seat; a bot plays on if the game has begun."""
    await services.lobby.leave(id, wish.key)


@router.post("/tables/{id}/invite")
async def invite(id: TableId, wish: Invite, services: TheServices) -> Invitation:
    """A new invitation for an open seat (the host's key); earlier ones are void."""
    return await services.lobby.invite(id, wish.key, wish.seat)


@router.post("/tables/{id}/start", status_code=204)
async def start(id: TableId, wish: Start, services: TheServices) -> None:
    """Begin the game."""
    await services.lobby.start(id, wish.key, wish.fill)


@router.post("/tables/{id}/rematch")
async def rematch(id: TableId, wish: WithKey, services: TheServices, me: Me) -> Joined:
    """Claim one's seat at the next table."""
    return await services.lobby.rematch(id, wish.key, me)


@router.post("/tables/{id}/fork", status_code=201)
async def fork(id: TableId, wish: Fork, services: TheServices, me: Me, request: Request) -> Opened:
    """A sandbox table from a position of this one."""
    services.limits.table(address_of(request))
    return await services.lobby.fork(id, wish.key, wish.ply, me)


@router.post("/tables/{id}/takeover", status_code=204)
async def takeover(id: TableId, wish: Takeover, services: TheServices) -> None:
    """Let a bot play a seat, or give it back."""
    _, viewer = await services.admit(id, wish.key)
    if wish.level is None:
        await services.lobby.give_back(id, viewer, wish.seat)
    else:
        await services.lobby.take_over(id, viewer, wish.seat, wish.level)


@router.get("/tables/{id}/alerts")
async def get_alerts(id: TableId, key: AKey, services: TheServices) -> AlertState:
    """By what this server tells of turns, and how the seat wants to be told."""
    room, viewer = await services.admit(id, key)
    if viewer.first is None:
        raise Refused("not-yours", 403)
    alert = room.seats[viewer.first].alert or {}
    ways = {"webhook": alert.get("webhook"), "email": alert.get("email")}
    return AlertState(offered=services.alerts.offered, **ways, confirmed=bool(alert.get("confirmed")))


@router.post("/tables/{id}/alerts", status_code=204)
async def alerts(id: TableId, wish: Alert, services: TheServices, request: Request) -> None:
    """How the seat wants to be told of its turn, if this server sends alerts; mail only once its reader agrees."""
    await services.lobby.set_alert(id, wish, address=address_of(request))


@router.get("/tables/{id}/record")
async def record(id: TableId, keys: AllKeys, services: TheServices) -> Response:
    """The record of a finished game, or of a table whose seats are all one's own: then with the keys of all of them."""
    room, viewer = await services.admit(id, *keys.split(","))
    async with room.lock:
        await room.read()
        # others play the same game of the day: its seed is nobody's before the end
        own = is_hot(room.seats, viewer.seats) and room.row.challenge is None
        if room.row.stage != "over" and not own:
            raise Refused("not-over")
        text = json.dumps(record_of(room.row.head, room.moves()), ensure_ascii=False, indent=1)
    headers = {"Content-Disposition": f'attachment; filename="tatami-{room.row.game}-{id}.json"'}
    return Response(text, media_type="application/json", headers=headers)


@router.get("/tables/{id}/seal")
async def seal(id: TableId, key: AKey, services: TheServices) -> Seal:
    """What the deal of a finished game was made of, and the hash that was shown from the start."""
    room, _ = await services.admit(id, key)
    async with room.lock:
        await room.read()
        head = room.row.head
        if room.row.stage != "over":
            raise Refused("not-over")
    found = seal_of(head)
    if found is None:  # begun before there were seals, or a record brought without its salt
        raise not_found()
    return Seal(seal=found, sealed=sealed_text(head))


@router.get("/tables/{id}/odds")
async def odds_of(id: TableId, key: AKey, services: TheServices, request: Request) -> OddsCurve:
    """The chances over a finished game; thought about once, at some plies."""
    room, _ = await services.admit(id, key)
    async with room.lock:
        await room.ready()
        if room.row.stage != "over":
            raise Refused("not-over")
        head, made, who = room.row.head, room.moves(), room.who
    plies, values = await services.bots.curve(id, head, made, network_of(address_of(request)), who)
    return OddsCurve(plies=plies, values=values)


@router.get("/tables/{id}/replay", response_model=Replay)
async def replay(
    id: TableId, key: AKey, services: TheServices, seat: Annotated[Seat | None, Query()] = None
) -> Response:
    """Every ply as the holder of the key may know it; of a finished game as any seat."""
    room, viewer = await services.admit(id, key)
    async with room.lock:
        await room.ready()
        made, row = room.moves(), room.row
    over = row.stage == "over"
    if row.stage == "lobby":
        raise Refused("not-started")
    if seat is None:
        seat = viewer.first
    elif seat >= len(room.seats) or (seat not in viewer.seats and not over):
        raise Refused("not-yours", 403)
    # as JSON already: megabytes are not to be made into it on the event loop
    steps = await asyncio.to_thread(replay_steps, id, row.head, made, seat, over)
    return Response(steps, media_type="application/json")


@router.post("/replays", status_code=201)
async def open_record(wish: OpenRecord, services: TheServices, request: Request) -> Opened:
    """Look at a record file: opened as a finished table."""
    services.limits.table(address_of(request))
    return await services.lobby.open_record(wish.record)


@router.post("/mine")
async def my_tables(wish: Mine, services: TheServices) -> list[MyTable]:
    """How it stands at my tables, those where it is my turn first."""
    return await services.lobby.mine(wish.keys)
