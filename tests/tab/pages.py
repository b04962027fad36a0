"""A browser's page as far as a host in a tab needs one: a drawer for documents, and lines that keep what they hear."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

from tatami.server.patch import apply_patch
from tatami.tab.host import Host

PERSON = "p" * 32


class Drawer:
    """Documents in memory; ``room`` for so many more, or for all."""

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}
        self.room: int | None = None

    async def get(self, name: str) -> str | None:
        return self.texts.get(name)

    async def all(self) -> list[str]:
        return list(self.texts.values())

    async def put(self, name: str, text: str) -> None:
        if self.room is not None:
            if not self.room:
                raise OSError("quota")
            self.room -= 1
        self.texts[name] = text


class Browser:
    """A host and its pages."""

    def __init__(self, drawer: Drawer | None = None, lang: str = "en"):
        self.drawer = drawer or Drawer()
        self.lang = lang
        self.heard: dict[int, asyncio.Queue[dict[str, Any]]] = {}
        self.host = Host(self.drawer, self._say)
        self._lines = 0

    def _say(self, line: int, text: str | None, code: int) -> None:
        self.heard[line].put_nowait({"t": "closed", "code": code} if text is None else json.loads(text))

    async def ask(self, method: str, path: str, body: Any = None, key: str = "") -> tuple[int, Any]:
        headers = {"Accept-Language": self.lang, "Tatami-Person": PERSON, "Tatami-Key": key}
        status, text = await self.host.request(method, path, headers, json.dumps(body) if body is not None else "")
        return status, json.loads(text) if text else None

    async def open(self, game: str, seats: list[str], **more: Any) -> dict[str, Any]:
        """A table; ``seats`` are ``mine`` or a bot's level."""
        chairs = [{"kind": "mine"} if s == "mine" else {"kind": "bot", "level": s} for s in seats]
        status, opened = await self.ask("POST", "tables", {"game": game, "seats": chairs, "options": {}, **more})
        assert status == 200, opened
        found: dict[str, Any] = opened
        return found

    async def sit(self, opened: dict[str, Any]) -> Page:
        """A page at the table, with all my seats."""
        self._lines += 1
        self.heard[self._lines] = asyncio.Queue()
        page = Page(self, self._lines, opened["table"])
        keys = [opened["links"]["seat"][seat] for seat in opened["mine"]]
        await page.say({"t": "hello", "keys": keys, "lang": self.lang})
        await page.until("welcome")
        return page


class Page:
    """One line, and what it knows."""

    def __init__(self, browser: Browser, number: int, table: str):
        self._browser, self.number, self.table = browser, number, table
        self.views: dict[str, Any] = {}
        self.turn: dict[str, Any] = {}
        self.ply = 0
        self.result: Any = None

    async def say(self, message: dict[str, Any]) -> None:
        await self._browser.host.hear(self.number, self.table, json.dumps(message))

    async def until(self, *kinds: str) -> dict[str, Any]:
        """The next message of such a kind; all on the way are taken in."""
        while True:
            async with asyncio.timeout(20):
                heard = await self._browser.heard[self.number].get()
            self._take(heard)
            if heard["t"] in kinds:
                return heard

    def _take(self, heard: dict[str, Any]) -> None:
        if heard["t"] in ("welcome", "undone"):
            self.views, self.turn, self.ply = heard["views"], heard["turn"], heard["ply"]
        elif heard["t"] == "moved":
            for who, change in heard["views"].items():
                self.views[who] = change if heard["full"] else apply_patch(self.views[who], change)
            self.turn, self.ply = heard["turn"], heard["ply"]
        elif heard["t"] == "over":
            self.result = heard["result"]

    async def my_turn(self) -> tuple[int, list[dict[str, Any]]]:
        """A seat of mine that may act, and its moves."""
        while not self.turn["legal"]:
            await self.until("moved")
        seat, moves = next(iter(self.turn["legal"].items()))
        return int(seat), moves

    async def play_to_the_end(self, chance: random.Random) -> None:
        """Random clicks on what is offered, until it is over."""
        while not self.result:
            if not self.turn["legal"]:
                await self.until("moved", "over")
                continue
            seat, moves = chance.choice(sorted(self.turn["legal"].items()))
            words = chance.choice(moves)["words"]
            await self.say({"t": "move", "id": 1, "seat": int(seat), "words": words, "ply": self.ply})
            assert (await self.until("ok", "error"))["t"] == "ok"
