"""What is the same for everybody: the games and their options, the rulebook, the boards, the socket's schema."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query, Response

from tatami import rulebook as rulebooks

from ..game import NAMES
from .api import FAILURES, AKey, TheServices
from .schema import GameName, GameState, Lang, Rule, TableId
from .shelf import all_games, board_data
from .strict import StrictRoute
from .thoughts import levels
from .wire import socket_schema

router = APIRouter(prefix="/api", tags=["library"], responses=FAILURES, route_class=StrictRoute)


@router.get("/games")
async def list_games() -> list[GameState]:
    """The games, their options, and how many may play."""
    return [GameState(**game) for game in all_games()]


@router.get("/levels")
async def list_levels() -> list[str]:
    """The levels of bots, the weakest first."""
    return list(levels())


@router.get("/rules/{lang}")
async def rulebook(lang: Lang, response: Response) -> list[Rule]:
    """The rulebook in a language, rule by rule."""
    response.headers["Cache-Control"] = "public, max-age=3600"
    return [
        Rule(id=rule.id, title=rule.title, text=rule.text, book=rule.book, chapter=rule.chapter)
        for rule in rulebooks.rulebook(lang).values()
    ]


@router.get("/board")
async def board(response: Response, game: Annotated[GameName, Query()] = NAMES[0]) -> dict[str, Any]:
    """The data a game is drawn from: its board or cards, and shapes where it has some."""
    response.headers["Cache-Control"] = "public, max-age=3600"
    return board_data(game)


@router.get("/tables/{id}/board")
async def board_of(id: TableId, key: AKey, services: TheServices) -> dict[str, Any]:
    """The data this table is drawn from, its own board where it has one; shapes only of provinces we know."""
    room, _ = await services.admit(id, key)
    printed, own = board_data(room.row.game), room.row.head.get("board")
    return printed if own is None else {**printed, "board": own}


@router.get("/socket-schema")
async def schema_of_socket() -> dict[str, Any]:
    """JSON Schemas of the socket's messages, both ways."""
    return socket_schema()
