"""The game of the day: the same deal for everybody on this server, one try each, and a table of results."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import sqlalchemy as sa
from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, Field

from ..game import Json
from .api import FAILURES, TheServices, address_of
from .days import kinds, seed_of, today
from .db import person_tables, seats, tables
from .errors import Refused, not_found
from .outgoing import table_state
from .people_api import Somebody
from .person import Person
from .records import replay_steps
from .room import Room
from .schema import Name, NewSeat, NewTable, Opened, Result, Sent, TableId, TableState
from .seats import Viewer
from .services import Services
from .strict import StrictRoute

router = APIRouter(prefix="/api/challenge", tags=["challenge"], responses=FAILURES, route_class=StrictRoute)
SHOWN = 50
"""The most results told of one challenge."""


class Challenge(BaseModel):
    """One game of the day: for one person alone, who plays so many seats."""

    game: str
    variant: str
    seats: int
    options: Json
    results: list[ChallengeResult]
    mine: ChallengeResult | None
    tried: str | None
    """My table, begun or over."""


class ChallengeResult(BaseModel):
    """How somebody did. ``table`` can be seen again by all who have played."""

    table: str
    name: str
    mine: bool
    result: Result


class Challenges(BaseModel):
    """The games of a day, and when the day ends (seconds since 1970)."""

    day: str
    ends: float
    games: list[Challenge]


class Take(Sent):
    """One of them, to be played now."""

    game: Annotated[str, Field(max_length=20)]
    variant: Annotated[str, Field(max_length=20)]
    name: Name = ""


@router.get("")
async def challenges(me: Somebody, services: TheServices) -> Challenges:
    """Today's games with everybody's results."""
    day, ends = today(services.time.now())
    found = []
    played = await _tables(services, me, *(f"{day}/{game}/{variant}" for game, variant, *_ in kinds()))
    for game, variant, count, options in kinds():
        rows = [row for row in played if row["challenge"] == f"{day}/{game}/{variant}"]
        done = [_result(row) for row in rows if row["stage"] == "over"]
        done.sort(key=lambda r: (not r.result.winners, -max(r.result.scores, default=0)))
        found.append(
            Challenge(
                game=game,
                variant=variant,
                seats=count,
                options=options,
                results=done[:SHOWN],
                mine=next((r for r in done if r.mine), None),
                tried=next((row["id"] for row in rows if row["mine"]), None),
            )
        )
    return Challenges(day=day, ends=ends, games=found)


@router.post("", status_code=201)
async def take(wish: Take, me: Somebody, services: TheServices, request: Request) -> Opened:
    """Begin it. One try each: who has begun goes on there."""
    kind = next((k for k in kinds() if k[:2] == (wish.game, wish.variant)), None)
    if kind is None:
        raise not_found()
    services.limits.table(address_of(request))
    day, _ = today(services.time.now())
    game, variant, count, options = kind
    id = f"{day}/{game}/{variant}"
    if any(row["mine"] for row in await _tables(services, me, id)):
        raise Refused("one-try")
    seat = NewSeat(kind="mine", name=wish.name)
    seed = seed_of(services.settings.challenge_salt, day, game, variant)
    new = NewTable(game=game, options=options, seats=[seat] * count, players=1, seed=seed)
    return await services.lobby.create(new, me, challenge=id)


@router.get("/{id}/table")
async def table(id: TableId, me: Somebody, services: TheServices) -> TableState:
    """Somebody's table of a challenge I have played too."""
    room = await _seen(services, me, id)
    async with room.lock:
        await room.ready()
        return TableState(**table_state(room, Viewer(spectator=True)))


@router.get("/{id}/replay")
async def replay(id: TableId, me: Somebody, services: TheServices) -> Response:
    """How somebody played it."""
    room = await _seen(services, me, id)
    async with room.lock:
        await room.ready()
        made, row = room.moves(), room.row
    return Response(await asyncio.to_thread(replay_steps, id, row.head, made, 0, True), media_type="application/json")


async def _seen(services: Services, me: Person, id: str) -> Room:
    """A finished table of a challenge that I have finished as well; 404 otherwise."""
    room = await services.room(id)
    await room.freshen()
    if room.row.challenge is None or room.row.stage != "over":
        raise not_found()
    rows = await _tables(services, me, room.row.challenge)
    if not any(row["mine"] and row["stage"] == "over" for row in rows):
        raise Refused("play-first", 403)
    return room


async def _tables(services: Services, me: Person, *challenges: str) -> list[dict[str, Any]]:
    """The tables of challenges, the earliest first: who played, how it ended, whether it is mine."""
    mine = sa.exists().where(person_tables.c.table_id == tables.c.id, person_tables.c.person == me.mark)
    query = (
        sa.select(tables.c.id, tables.c.challenge, tables.c.stage, tables.c.result, seats.c.name, mine.label("mine"))
        .join(seats, sa.and_(seats.c.table_id == tables.c.id, seats.c.seat == 0))
        .where(tables.c.challenge.in_(challenges))
        .order_by(tables.c.made)
    )
    async with services.database.read() as connection:
        return [dict(row) for row in (await connection.execute(query)).mappings()]


def _result(row: dict[str, Any]) -> ChallengeResult:
    return ChallengeResult(table=row["id"], name=row["name"], mine=bool(row["mine"]), result=Result(**row["result"]))
