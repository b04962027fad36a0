"""Which options of a new table go together: the engine is asked, value by value."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Annotated, Any

from fastapi import APIRouter
from pydantic import BaseModel, Field

from tatami import game as games
from tatami.game import Game, Option

from ..game import Json
from .api import FAILURES
from .errors import not_found
from .schema import Sent
from .strict import StrictRoute

router = APIRouter(prefix="/api", tags=["library"], responses=FAILURES, route_class=StrictRoute)
_RULE = re.compile(r"\b[A-Z]{3}-[A-Z0-9]+\b")


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
    game = games.get(wish.game)
    found = []
    for option in game.options:
        for value, given in _tries(option, wish.options.get(option.name, option.default)):
            refusal = _refusal(game, wish.players, {**wish.options, option.name: given})
            if refusal is not None:
                rule = _RULE.search(refusal)
                found.append(Impossible(option=option.name, value=value, rule=rule and rule.group()))
    return found


def _tries(option: Option, now: Any) -> Iterator[tuple[str | int | bool, Any]]:
    """Each value of an option, and what the option would be with it."""
    if option.kind == "bool":
        yield True, True
    elif option.kind == "set":
        chosen = list(now) if isinstance(now, (list, tuple)) else []
        for value in option.values:
            yield value, [*chosen, value] if value not in chosen else chosen
    elif option.kind == "choice":
        for value in option.values:
            yield value, value


def _refusal(game: Game, players: int, options: Json) -> str | None:
    try:
        game.complete_options(players, options, None)
    except (ValueError, TypeError) as error:
        return str(error)
    return None
