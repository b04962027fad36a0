"""The host in a tab: answers requests and live lines, as texts, to whoever carries them (a worker's messages)."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

from ..server import packing
from ..server.answers import answer, failed
from ..server.errors import BAD_HELLO, NOT_FOUND, Refused, StorageAway, spoken
from ..server.person import Person
from ..server.seats import Viewer, admit, hashed
from .kept import Drawer
from .requests import Requests
from .services import Services

log = logging.getLogger("tatami.tab")
Say = Callable[[int, str | None, int], None]
"""Carries a message to a line, or (None) its end with a code."""


class Line:
    """Somebody at a table: a page of this browser."""

    def __init__(self, number: int, table: str, viewer: Viewer, keys: list[str], lang: str, say: Say):
        self.number, self.table, self.viewer, self.lang = number, table, viewer, lang
        self.marks = frozenset(hashed(key) for key in keys)
        self.address = ""
        self._say = say

    def send(self, message: bytes) -> None:
        """A message for the page."""
        self._say(self.number, message.decode(), 0)

    def close(self, code: int) -> None:
        """Goodbye."""
        self._say(self.number, None, code)


class Host:
    """All a page can ask for."""

    def __init__(self, drawer: Drawer, say: Say):
        self.services = Services(drawer)
        self._requests = Requests(self.services)
        self._say = say
        self._lines: dict[int, Line] = {}

    async def request(self, method: str, path: str, headers: dict[str, str], body: str = "") -> tuple[int, str]:
        """A status and the text of the answer; every refusal is a sentence in the reader's language."""
        lang = spoken(headers.get("Accept-Language"))
        me = Person(headers.get("Tatami-Person") or "nobody")
        table = path.split("/")[1] if path.startswith("tables/") else ""
        try:
            found = await self._requests.answer(
                method, path, headers.get("Tatami-Key", ""), me, json.loads(body) if body else {}
            )
        except Refused as refused:
            return refused.status, json.dumps(refused.body(lang))
        except (ValueError, TypeError, KeyError):
            return 422, json.dumps(Refused("bad-message", 422).body(lang))
        except Exception:
            log.exception("a request could not be answered")
            return 500, json.dumps(Refused("internal", 500).body(lang))
        finally:
            if table:
                self.services.leave(table)
        return (204, "") if found is None else (200, json.dumps(found, ensure_ascii=False))

    async def hear(self, number: int, table: str, text: str) -> None:
        """A message of a line; the first one is its hello."""
        said: dict[str, Any] = json.loads(text)
        line = self._lines.get(number)
        if line is None:
            await self._enter(number, table, said)
            return
        room = await self.services.room(line.table)
        try:
            reply = await answer(self.services, room, line.viewer, SimpleNamespace(**{"others": [], **said}), line.lang)
        except Refused as refused:
            reply = failed(refused, line.lang)
        except StorageAway as away:
            reply = failed(Refused(away.key, 503), line.lang)
        except (ValueError, TypeError, KeyError, AttributeError):
            reply = failed(Refused("bad-message", 422), line.lang)
        except Exception:
            log.exception("a message could not be answered")
            reply = failed(Refused("internal", 500), line.lang)
        line.send(packing.dumps({"seq": room.ply, "re": said.get("id"), **reply}))

    async def _enter(self, number: int, table: str, hello: dict[str, Any]) -> None:
        lang = spoken(hello.get("lang"))
        try:
            room = await self.services.room(table)
            viewer = admit(room.row, room.seats, hello["keys"])
        except (Refused, KeyError):
            self._say(number, None, NOT_FOUND)
            return
        line = Line(number, table, viewer, hello["keys"], lang, self._say)
        self._lines[number] = line
        try:
            await room.enter(line, hello.get("since"))
        except Refused as refused:
            self._lines.pop(number)
            line.send(json.dumps({"seq": room.ply, "re": None, **failed(refused, lang)}).encode())
            line.close(BAD_HELLO)

    async def hang_up(self, number: int) -> None:
        """A line is gone."""
        line = self._lines.pop(number, None)
        if line is not None:
            if room := self.services.open_room(line.table):
                room.leave(line)
            self.services.leave(line.table)
