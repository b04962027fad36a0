"""What a page asks for by an address: the same paths and answers as the server's REST side."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any
from urllib.parse import parse_qs, unquote

from .. import game as games
from ..bots.levels import LEVELS, THINKING
from ..game import Json
from ..rulebook import rulebook
from ..seal import seal_of, sealed_text
from ..server.days import kinds, seed_of, today
from ..server.errors import Refused, not_found
from ..server.outgoing import is_hot, seat_states, table_state
from ..server.person import Person
from ..server.records import record_of, replay_steps, table_of
from ..server.room import Room
from ..server.seats import hashed
from ..server.shelf import board_data, impossible
from .kept import Kept, read
from .services import Services, no_server

ME = "me"


class Requests:
    """Answers to GET and POST."""

    def __init__(self, services: Services):
        self._services = services
        self._lobby = services.lobby

    async def answer(self, method: str, path: str, key: str, me: Person, body: Json) -> Any:
        """What was asked for; Refused if it cannot be had."""
        bare, _, asked = path.partition("?")
        query = {name: values[0] for name, values in parse_qs(asked).items()}
        words = [unquote(word) for word in bare.strip("/").split("/")]
        if words[0] == "tables" and len(words) >= 2:
            return await self._of_table(method, words[1], words[2:], key, me, body, query)
        found: Callable[..., Awaitable[Any]] | None = getattr(self, f"_{method.lower()}_{'_'.join(words)}", None)
        if words[0] == "rules" and len(words) == 2:
            return [rule_json(rule) for rule in rulebook(words[1]).values()]
        if found is None:
            raise no_server()
        return await found(me, body, query)

    # ------------------------------------------------------------ what is the same for everybody

    async def _get_levels(self, *_: Any) -> Any:
        return list(self._services.levels)

    async def _post_choices(self, _me: Person, wish: Json, _query: Any) -> Any:
        if wish["game"] not in games.NAMES:
            raise not_found()
        return impossible(games.get(wish["game"]), wish["players"], wish["options"])

    async def _get_tables(self, *_: Any) -> Any:
        return []

    async def _get_push(self, *_: Any) -> Any:
        return {"key": None}

    async def _get_reach(self, *_: Any) -> Any:
        return []

    # ------------------------------------------------------------ me

    async def _get_me(self, *_: Any) -> Any:
        # settings are in the browser already: nobody else keeps them
        return {"known": False, "name": "", "settings": {}}

    async def _post_me(self, *_: Any) -> Any:
        return None

    async def _post_me_adopt(self, *_: Any) -> Any:
        return {"keys": {}}

    async def _get_me_tables(self, me: Person, *_: Any) -> Any:
        return [mine(kept, me) for kept in await self._services.store.everything() if not kept.hidden]

    async def _post_me_forget(self, _me: Person, wish: Json, _query: Any) -> Any:
        await self._lobby.hide(wish["table"], True)

    async def _post_me_remember(self, _me: Person, wish: Json, _query: Any) -> Any:
        await self._lobby.hide(wish["table"], False)

    # ------------------------------------------------------------ the game of the day

    async def _get_challenge(self, *_: Any) -> Any:
        day, ends = today(self._services.time.now())
        tried = {kept.row.challenge: kept.row for kept in await self._services.store.everything()}
        found = []
        for game, variant, count, options in kinds():
            row = tried.get(f"{day}/{game}/{variant}")
            over = row is not None and row.stage == "over"
            mine = {"table": row.id, "name": "", "mine": True, "result": row.result} if row and over else None
            one = {"game": game, "variant": variant, "seats": count, "options": options, "mine": mine}
            found.append({**one, "results": [mine] if mine else [], "tried": row and row.id})
        return {"day": day, "ends": ends, "games": found}

    async def _post_challenge(self, me: Person, wish: Json, _query: Any) -> Any:
        kind = next((k for k in kinds() if k[:2] == (wish["game"], wish["variant"])), None)
        if kind is None:
            raise not_found()
        game, variant, count, options = kind
        day, _ = today(self._services.time.now())
        id = f"{day}/{game}/{variant}"
        if any(kept.row.challenge == id for kept in await self._services.store.everything()):
            raise Refused("one-try")
        # the deal of every server that has no salt of its own
        seats = [{"kind": "mine", "name": wish.get("name")}] * count
        new = {"game": game, "options": options, "seats": seats, "players": 1, "seed": seed_of("", day, game, variant)}
        return await self._lobby.create(new, me, id)

    # ------------------------------------------------------------ all tables as one file

    async def _get_kept(self, *_: Any) -> Any:
        return {"tatami": "tables", "tables": [json.loads(k.text()) for k in await self._services.store.everything()]}

    async def _post_kept(self, me: Person, given: Json, _query: Any) -> Any:
        taken = 0
        for part in given["tables"]:
            kept = read(json.dumps(part))
            table_of(kept.row.head, [])
            if await self._services.store.find(kept.row.id) is None:
                await self._lobby.keep(owned(kept, me))
                taken += 1
        return {"taken": taken}

    # ------------------------------------------------------------ tables

    async def _post_tables(self, me: Person, new: Json, _query: Any) -> Any:
        return await self._lobby.create(new, me)

    async def _post_replays(self, me: Person, wish: Json, _query: Any) -> Any:
        return await self._lobby.open_record(wish["record"], me)

    async def _of_table(
        self, method: str, id: str, rest: list[str], key: str, me: Person, body: Json, query: dict[str, str]
    ) -> Any:
        what = rest[0] if rest else ""
        key = body.get("key") or key
        if method == "POST":
            if what == "rematch":
                return await self._lobby.rematch(id, key, me)
            if what == "fork":
                return await self._lobby.fork(id, key, body.get("ply"), me)
            if what == "leave":
                return await self._lobby.leave(id, key)
            raise no_server()
        room, viewer = await self._services.admit(id, *key.split(","))
        await room.ready()
        row = room.row
        over = row.stage == "over"
        if what == "":
            return table_state(room, viewer)
        if what == "board":
            printed, own = board_data(row.game), row.head.get("board")
            return printed if own is None else {**printed, "board": own}
        if what == "glimpse":
            return {"view": (await room.ready()).view(viewer.first)}
        if what == "record":
            if not over and not is_hot(room.seats, viewer.seats):
                raise Refused("not-over")
            return record_of(row.head, room.moves())
        if what == "replay":
            seat = int(query["seat"]) if "seat" in query else viewer.first
            if seat is not None and (seat >= len(room.seats) or (seat not in viewer.seats and not over)):
                raise Refused("not-yours", 403)
            return json.loads(replay_steps(id, row.head, room.moves(), seat, over))
        if what not in ("seal", "odds", "review"):
            raise no_server()
        if not over:
            raise Refused("not-over")
        return await self._of_finished(room, what, rest[1:])

    async def _of_finished(self, room: Room, what: str, rest: list[str]) -> Any:
        head, made, bots = room.row.head, room.moves(), self._services.bots
        if what == "odds":
            return await bots.curve(table_of(head, []), made, room.who)
        if what == "review":
            best = self._services.levels[-1]
            if LEVELS[best].kind not in THINKING:
                raise no_server()
            if not rest:
                return await bots.review(head, made, len(room.seats))
            if not int(rest[0]) < len(made):
                raise not_found()
            return await bots.advice(head, made, int(rest[0]), best)
        found = seal_of(head)
        if found is None:
            raise not_found()
        return {"seal": found, "sealed": sealed_text(head)}


def rule_json(rule: Any) -> Json:
    """A rule of the rulebook."""
    return {"id": rule.id, "title": rule.title, "text": rule.text, "book": rule.book, "chapter": rule.chapter}


def owned(kept: Kept, me: Person) -> Kept:
    """A table brought from elsewhere is whose browser it is brought to."""
    id = kept.row.id
    host, spectator = hashed(me.secret(id, "host")), hashed(me.secret(id, "spectator"))
    seats = [replace(s, key=hashed(me.secret(id, s.seat)) if s.seat in kept.held else None) for s in kept.seats]
    return replace(kept, row=replace(kept.row, host=host, spectator=spectator), seats=seats)


def mine(kept: Kept, me: Person) -> Json:
    """One of my tables, with the keys to it."""
    row = kept.row
    return {
        "table": row.id,
        "game": row.game,
        "options": row.head["options"],
        "stage": row.stage,
        "made": row.made,
        "moved": row.moved,
        "acting": row.acting or [] if row.stage == "playing" else [],
        "mine": kept.held,
        "host": True,
        "keys": [me.secret(row.id, seat) for seat in kept.held],
        "host_key": me.secret(row.id, "host"),
        "spectator": me.secret(row.id, "spectator"),
        "sides": row.sides or [],
        "seats": seat_states(kept.seats, (), row.sides or ()),
        "result": row.result,
        "clock": None,
        "sandbox": row.head.get("start") is not None,
        "challenge": row.challenge,
    }
