"""What one may see of a table before sitting down, and of one's own table from afar."""

from __future__ import annotations

import hmac
from typing import Annotated, Any

from fastapi import APIRouter, Header
from pydantic import BaseModel

from .api import FAILURES, AKey, TheServices
from .errors import Refused, not_found
from .outgoing import table_state
from .schema import Key, TableId, TableState
from .seats import Viewer, admit_marks, hashed
from .strict import StrictRoute

router = APIRouter(prefix="/api", tags=["tables"], responses=FAILURES, route_class=StrictRoute)


class Invited(BaseModel):
    """A table one is invited to: the seat meant (None: any free one), and who opened it."""

    table: TableState
    seat: int | None
    host: str


class Glimpse(BaseModel):
    """How it stands at a table of mine."""

    view: dict[str, Any]


@router.get("/tables/{id}/invitation")
async def invitation(
    id: TableId, services: TheServices, key: Annotated[Key | None, Header(alias="Tatami-Key")] = None
) -> Invited:
    """What is played and who is there, for the holder of an invitation; a listed table needs none."""
    room = await services.room(id)
    await room.freshen()
    viewer: Viewer | None = Viewer()
    if key is not None:
        mark = hashed(key)
        viewer = admit_marks(room.row, room.seats, [mark])
        spent = [s for s in room.seats if s.spent is not None and hmac.compare_digest(s.spent, mark)]
        if viewer is None and spent:
            raise Refused("invitation-spent")
    elif not room.row.listed:
        viewer = None
    if viewer is None:
        raise not_found()
    if room.row.stage != "lobby":
        raise Refused("already-started") if key else not_found()
    async with room.lock:
        await room.ready()
        table = TableState(**table_state(room, viewer))
    host = next((s.name for s in room.seats if s.person and s.name), "")
    return Invited(table=table, seat=viewer.invited[0] if viewer.invited else None, host=host)


@router.get("/tables/{id}/glimpse")
async def glimpse(id: TableId, key: AKey, services: TheServices) -> Glimpse:
    """The position as the holder of the key may see it."""
    room, viewer = await services.admit(id, key)
    async with room.lock:
        table = await room.ready()
        if room.row.stage == "lobby":
            raise Refused("not-started")
        return Glimpse(view=table.view(viewer.first))
