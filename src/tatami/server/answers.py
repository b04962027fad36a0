"""Answers to what a client says at a live table: the same on a server's socket and in a browser's tab.

``services`` are the host's own: its lobby, its bots, its time.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from ..errors import IllegalMove
from ..game import Json
from ..table import Table
from . import metrics, packing
from .errors import Refused, illegal
from .room import Room
from .seats import Viewer


def failed(refused: Refused, lang: str) -> Json:
    """The message that says why not."""
    metrics.REFUSED.labels(refused.key).inc()
    return {"t": "error", **refused.body(lang)}


async def answer(services: Any, room: Room, viewer: Viewer, said: Any, lang: str) -> Json:
    """Do what a message asks for; the reply."""
    seat = getattr(said, "seat", None)
    if seat is not None and seat not in viewer.seats and said.t != "takeover":
        raise Refused("not-yours", 403)
    if said.t == "why":
        return await _why(room, said, lang)
    return await _ANSWERS[said.t](services, room, viewer, said)


async def _running(room: Room) -> Table:
    """The engine's table of a game that has begun."""
    table = await room.ready()
    if room.row.stage == "lobby":
        raise Refused("not-started")
    return table


async def _move(_services: Any, room: Room, _viewer: Viewer, said: Any) -> Json:
    return {"t": "ok", "ply": await room.play(said.seat, said.words, said.ply)}


async def _undo(_services: Any, room: Room, viewer: Viewer, said: Any) -> Json:
    await room.votes.undo(said.seat, viewer)
    return {"t": "ok", "ply": room.ply}


async def _agree(_services: Any, room: Room, viewer: Viewer, said: Any) -> Json:
    await room.votes.answer(viewer.seats, said.t.removesuffix("-answer"), said.question, said.yes)
    return {"t": "ok", "ply": room.ply}


async def _end(_services: Any, room: Room, viewer: Viewer, said: Any) -> Json:
    await room.votes.end(said.seat, viewer)
    return {"t": "ok", "ply": room.ply}


async def _why(room: Room, said: Any, lang: str) -> Json:
    async with room.lock:
        refused = (await _running(room)).why(said.words, said.seat)
    if refused is None:
        return {"t": "why", "words": said.words, "rule": None, "reason": None, "args": {}, "message": None}
    reason = {"rule": refused.rule, "reason": refused.reason, "args": refused.args, "message": refused.told(lang)}
    return {"t": "why", "words": said.words, **reason}


async def _preview(_services: Any, room: Room, _viewer: Viewer, said: Any) -> Json:
    async with room.lock:
        table = await _running(room)
        try:
            shown = table.preview(said.words, said.seat)
        except IllegalMove as refused:
            raise illegal(refused) from None
    return {"t": "preview", "words": said.words, **shown}


async def _looks(_services: Any, room: Room, _viewer: Viewer, said: Any) -> Json:
    async with room.lock:
        table = await _running(room)
        moves, ply = room.looks(said.seat), room.ply
        found = {words: why for words in said.others if (why := table.why(words, said.seat))}
    refused = {words: {"rule": why.rule, "reason": why.reason, "args": why.args} for words, why in found.items()}
    return {"t": "looks", "seat": said.seat, "ply": ply, "moves": packing.Fragment(moves), "refused": refused}


def _check_help(room: Room) -> None:
    """Hints and odds between people are for those who have agreed on them."""
    if room.row.help is False and room.row.stage == "playing":
        raise Refused("no-help", 403)


async def _hint(services: Any, room: Room, _viewer: Viewer, said: Any) -> Json:
    async with room.lock:
        table = await _running(room)
        _check_help(room)
        if said.seat not in table.to_act:
            raise Refused("not-your-turn")
    moves = await services.bots.hint(table, said.seat, room.source(), room.who)
    return {"t": "hint", "seat": said.seat, "moves": moves}


async def _odds(services: Any, room: Room, viewer: Viewer, _said: Any) -> Json:
    async with room.lock:
        table = await _running(room)
        _check_help(room)
    return {"t": "odds", "values": await services.bots.odds(table, viewer.first, room.source(), room.who)}


async def _chat(_services: Any, room: Room, viewer: Viewer, said: Any) -> Json:
    if said.text:
        await room.say(viewer, said.text)
    return {"t": "ok", "ply": room.ply}


async def _take_over(services: Any, room: Room, viewer: Viewer, said: Any) -> Json:
    await services.lobby.take_over(room.id, viewer, said.seat, said.level)
    return {"t": "ok", "ply": room.ply}


async def _give_back(services: Any, room: Room, viewer: Viewer, said: Any) -> Json:
    await services.lobby.give_back(room.id, viewer, said.seat)
    return {"t": "ok", "ply": room.ply}


async def _rename(services: Any, room: Room, _viewer: Viewer, said: Any) -> Json:
    await services.lobby.rename(room.id, said.seat, said.name)
    return {"t": "ok", "ply": room.ply}


async def _ping(services: Any, _room: Room, _viewer: Viewer, _said: Any) -> Json:
    return {"t": "pong", "at": services.uptime.now()}


_ANSWERS: dict[str, Callable[..., Awaitable[Json]]] = {
    "move": _move,
    "undo": _undo,
    "undo-answer": _agree,
    "end": _end,
    "end-answer": _agree,
    "preview": _preview,
    "looks": _looks,
    "hint": _hint,
    "odds": _odds,
    "chat": _chat,
    "takeover": _take_over,
    "giveback": _give_back,
    "rename": _rename,
    "ping": _ping,
}
