"""A second line to a visitor's table: moves made past the page, in tests of what comes after them."""

from __future__ import annotations

import json
import random
from contextlib import ExitStack
from types import TracebackType
from typing import Any

from playwright.sync_api import Page
from websockets.sync.client import connect

SHOWN = "(ply) => Number(document.querySelector('[data-ply]')?.dataset.ply) >= ply"
KEYS = """(table) => JSON.parse(localStorage.getItem('tatami.tables')).find((t) => t.table === table).keys"""


class Line:
    """The seats the page holds, over a socket of its own; the page sees every move, as it sees the others'."""

    def __init__(self, page: Page):
        address, table = page.url.split("#/t/")
        table = table.partition("?")[0]
        live = f"{address.replace('http', 'ws', 1)}api/tables/{table}/live"
        self._open = ExitStack()
        self._socket = self._open.enter_context(connect(live, max_size=None))
        self._page = page
        self._turn: dict[str, Any] = {}
        self.ply = 0
        self.over = False
        self.events: list[str] = []
        """The kinds of what happened since the line was opened."""
        self._say({"t": "hello", "keys": page.evaluate(KEYS, table), "lang": "en"})
        self._hear()

    def __enter__(self) -> Line:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._open.close()

    def _say(self, message: dict[str, Any]) -> None:
        self._socket.send(json.dumps(message))

    def _hear(self) -> None:
        message = json.loads(self._socket.recv(timeout=20))
        assert message.get("error") in (None, "stale"), message
        if message["t"] in ("welcome", "moved"):
            self._turn, self.ply = message["turn"], message["ply"]
            self.events += [event["kind"] for event in message.get("events", [])]
        self.over |= message["t"] == "over"

    def move(self, words: str, seat: int, ply: int = 0) -> None:
        """Make a move, at that ply if the page has made others meanwhile; back when it was told."""
        while self.ply < ply:
            self._hear()
        before = self.ply
        self._say({"t": "move", "id": before, "seat": seat, "words": words, "ply": before})
        while self.ply == before:
            self._hear()

    def play_on(self, rnd: random.Random, until: str = "", most: int = 10_000) -> None:
        """Any moves (that many at most) until something of that kind has happened or the game is over."""
        while not self.over and until not in self.events and most:
            mine = [(int(seat), acts) for seat, acts in self._turn["legal"].items() if acts]
            if mine:
                self._page.wait_for_function(SHOWN, arg=self.ply)  # it keeps pace, and is not cut off as too slow
                self.move(rnd.choice(mine[0][1])["words"], mine[0][0])
                most -= 1
            else:
                self._hear()
