"""A client of the live table that checks every message against the schema and keeps what a browser would keep."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tatami.server import wire
from tatami.server.patch import apply_patch

Json = dict[str, Any]
SECONDS = 20


class Client:
    """One socket: views, log and turn as told so far."""

    def __init__(self, url: str, table: str, keys: list[str], lang: str = "en"):
        self.url, self.table, self.keys, self.lang = url, table, keys, lang
        self.raw: list[str] = []
        self.heard: list[Json] = []
        self._replies: dict[int, Json] = {}
        self.views: dict[str, Json] = {}
        self.log: list[Json] = []
        self.turn: Json = {"to_act": [], "legal": {}, "can_undo": []}
        self.state: Json = {}
        self.seats: list[int] = []
        self.chat: list[Json] = []
        self.presence: Json = {}
        self.ply = self.seq = 0
        self.result: Json | None = None
        self.code: int | None = None
        self._socket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None
        self._changed = asyncio.Condition()
        self._id = 0

    async def open(self, since: int | None = None, **headers: Any) -> Client:
        """Connect, say hello, wait for the welcome (or the goodbye)."""
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{self.table}/live"
        before = len(self.heard)
        self._socket = await connect(address, max_size=None, compression=None, **headers)
        self.code = None
        self._reader = asyncio.create_task(self._read(self._socket))
        hello: Json = {"t": "hello", "keys": self.keys, "lang": self.lang}
        if since is not None:
            hello["since"] = since
        with suppress(ConnectionClosed):
            await self._socket.send(json.dumps(hello))
        await self.until(lambda: len(self.heard) > before or self.code is not None)
        return self

    async def close(self) -> None:
        """Hang up."""
        if self._socket:
            await self._socket.close()
        if self._reader:
            await self._reader

    async def send(self, message: str | bytes) -> None:
        """Say anything at all."""
        assert self._socket
        await self._socket.send(message)

    async def ask(self, t: str, **fields: Any) -> Json:
        """Say something and wait for the reply to it."""
        assert self._socket
        self._id += 1
        id = self._id
        await self._socket.send(json.dumps({"t": t, "id": id, **fields}))
        await self.until(lambda: self.code is not None or id in self._replies)
        return self._replies.get(id, {"t": "closed", "code": self.code})

    async def until(self, true: Callable[[], Any], seconds: float = SECONDS) -> None:
        """Wait for something to become true; every message is a moment to look."""
        async with asyncio.timeout(seconds), self._changed:
            await self._changed.wait_for(true)

    async def reach(self, ply: int) -> None:
        """Wait until that ply was told (or the line broke)."""
        await self.until(lambda: self.ply >= ply or self.code is not None)

    async def until_heard(self, t: str, count: int = 1) -> Json:
        """Wait for a message of a kind; the last of them."""
        await self.until(lambda: sum(m["t"] == t for m in self.heard) >= count)
        return next(m for m in reversed(self.heard) if m["t"] == t)

    def may_act(self) -> int | None:
        """One of my seats that may act now."""
        return next((int(seat) for seat, acts in self.turn["legal"].items() if acts), None)

    async def move(self, seat: int, words: str, ply: int | None = None) -> Json:
        """Make a move."""
        return await self.ask("move", seat=seat, words=words, ply=self.ply if ply is None else ply)

    async def move_at_random(self, rng: random.Random) -> Json:
        """Make some legal move."""
        seat = self.may_act()
        assert seat is not None
        return await self.move(seat, rng.choice(self.turn["legal"][str(seat)])["words"])

    async def _read(self, socket: ClientConnection) -> None:
        try:
            async for raw in socket:
                assert isinstance(raw, str)
                message = json.loads(raw)
                wire.TOLD.validate_python(message)
                assert message["seq"] >= self.seq, "seq never falls"
                self.seq = message["seq"]
                async with self._changed:
                    self._take(message)
                    self.raw.append(raw)
                    self.heard.append(message)
                    if "re" in message:
                        self._replies[message["re"]] = message
                    self._changed.notify_all()
        except ConnectionClosed:
            pass
        finally:
            async with self._changed:
                self.code = socket.close_code or 1006
                self._changed.notify_all()

    def _take(self, message: Json) -> None:
        """What a browser does with a message."""
        t = message["t"]
        if t == "welcome":
            self.state, self.seats, self.views = message["table"], message["seats"], dict(message["views"])
            self.log = self.log + message["log"] if message["resumed"] else list(message["log"])
            self.chat = list(message["chat"]) or self.chat
            self.presence, self.ply = message["presence"], message["ply"]
            self.turn = message["turn"] or self.turn
        elif t == "moved":
            assert message["ply"] == self.ply + 1, "no move is missed or told twice"
            for name, change in message["views"].items():
                self.views[name] = change if message["full"] else apply_patch(self.views[name], change)
            self.log += message["events"]
            self.turn, self.ply = message["turn"], message["ply"]
        elif t == "undone":
            self.views, self.log = dict(message["views"]), list(message["log"])
            self.turn, self.ply = message["turn"], message["ply"]
        elif t == "lobby":
            self.state, self.turn = message["table"], message["turn"] or self.turn
        elif t == "over":
            self.result = message["result"]
        elif t == "chat":
            self.chat.append(message["line"])
        elif t == "presence":
            self.presence = message["presence"]


async def play_out(clients: list[Client], rng: random.Random, most: int = 5000) -> None:
    """All play legal moves at random to the end; everybody hears every move before the next."""
    for _ in range(most):
        if clients[0].result:
            return
        mover = next(c for c in clients if c.may_act() is not None)
        reply = await mover.move_at_random(rng)
        assert reply["t"] == "ok", reply
        for client in clients:
            await client.reach(reply["ply"])
        if not mover.turn["to_act"]:
            for client in clients:
                await client.until_heard("over")
    raise AssertionError("the game did not end")
