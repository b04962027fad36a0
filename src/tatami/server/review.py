"""A finished game looked at again: how well each side decided, and what a shogun would have done."""

from __future__ import annotations

import json
from typing import Annotated

from fastapi import APIRouter, Path, Request
from pydantic import BaseModel

from ..game import Json
from .api import FAILURES, AKey, TheServices, address_of
from .botpool import BotPool, Moves
from .errors import Refused
from .judging import ADVISER, advise, judged, plies_of, summed_up
from .limits import network_of
from .records import record_of
from .schema import Spoken, TableId
from .strict import StrictRoute

router = APIRouter(prefix="/api", tags=["tables"], responses=FAILURES, route_class=StrictRoute)


class Decision(BaseModel):
    """A move that was made, the one the bots prefer, and the chance to win with each."""

    ply: int
    seat: int
    made: str
    better: str
    chance: float
    best_chance: float
    choices: int
    loss: float
    made_move: Spoken
    better_move: Spoken


class Player(BaseModel):
    """How a side decided: accuracy 0 to 100, the chance lost by a decision on average."""

    seat: int
    decisions: int
    accuracy: float
    mean_loss: float
    best: Decision | None
    worst: Decision | None


class ReviewOfGame(BaseModel):
    """A finished game, judged by what each seat could know then."""

    level: str
    players: list[Player]
    decisions: list[Decision]


class Advice(BaseModel):
    """What a level would have done."""

    level: str
    seat: int
    words: str
    move: Spoken


@router.get("/tables/{id}/review")
async def review_of(id: TableId, key: AKey, services: TheServices, request: Request) -> ReviewOfGame:
    """How well each side decided; thought about once, at some plies."""
    head, made, seats = await _finished(id, key, services)
    source = network_of(address_of(request))
    return await services.bots.once(f"review {id}", lambda: _review(services.bots, head, made, seats, source))


@router.get("/tables/{id}/review/{ply}")
async def advice_at(
    id: TableId, ply: Annotated[int, Path(ge=0, le=100_000)], key: AKey, services: TheServices, request: Request
) -> Advice:
    """What a shogun would have done at a ply of a finished game, as the seat could know it then."""
    head, made, _ = await _finished(id, key, services)
    source = network_of(address_of(request))
    if ply >= len(made):
        raise Refused("not-found", 404)
    seat, record = made[ply][0], json.dumps(record_of(head, made[:ply]))
    words, move = await services.bots.once(
        f"advice {id} {ply}", lambda: services.bots.work(source, advise, record, seat)
    )
    return Advice(level=ADVISER, seat=seat, words=words, move=Spoken(**move))


async def _finished(id: str, key: str, services: TheServices) -> tuple[Json, Moves, int]:
    room, _ = await services.admit(id, key)
    async with room.lock:
        await room.ready()
        if room.row.stage != "over":
            raise Refused("not-over")
        return room.row.head, room.moves(), len(room.seats)


async def _review(bots: BotPool, head: Json, made: Moves, seats: int, source: str) -> ReviewOfGame:
    """A decision is a job of its own, so that bots at other tables get their turns between them."""
    plies = await bots.work(source, plies_of, json.dumps(record_of(head, made)))
    found = []
    for ply in plies:
        record = json.dumps(record_of(head, made[:ply]))
        found.append(await bots.work(source, judged, record, *made[ply]))
    return ReviewOfGame(**await bots.work(source, summed_up, found, seats))
