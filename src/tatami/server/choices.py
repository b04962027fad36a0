"""Which options of a new table go together: the engine is asked, value by value."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter
from pydantic import BaseModel, Field

from .. import game as games
from ..game import Json
from .api import FAILURES
from .errors import not_found
from .schema import Sent
from .shelf import impossible
from .strict import StrictRoute

router = APIRouter(prefix="/api", tags=["library"], responses=FAILURES, route_class=StrictRoute)


class Choosing(Sent):
    """A table about to be opened."""

    game: Annotated[str, Field(max_length=20)]
    players: Annotated[int, Field(ge=1, le=10)]
    options: Annotated[Json, Field(max_length=20)]


class Impossible(BaseModel):
    """A value that does not go with the rest, and the rule that says so."""

    option: str
    value: str | int | bool
    rule: str | None


@router.post("/choices")
async def choices(wish: Choosing) -> list[Impossible]:
    """What cannot be chosen beside these options."""
    if wish.game not in games.NAMES:
        raise not_found()
    return [Impossible(**found) for found in impossible(games.get(wish.game), wish.players, wish.options)]
