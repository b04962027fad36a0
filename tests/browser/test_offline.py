"""Tatami from a folder of files, in a real browser, with the network cut after one visit.

``TATAMI_OFFLINE=1`` (``python -m benchmarks.campaign offline``): with the compiled bots, and against captains.
"""

from __future__ import annotations

import json
import os
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

import tatami
from tatami import messages
from tatami.static.site import build

from .conftest import HABITS, WebHost
from .hands import ENDED, MINE, Hands

WHOLE = bool(os.environ.get("TATAMI_OFFLINE"))
CONTROLLED = """navigator.serviceWorker.controller ? true : new Promise((done) =>
    navigator.serviceWorker.addEventListener("controllerchange", () => done(true)))"""
TABLES = """() => new Promise((done) => { const asked = indexedDB.open("tatami");
    asked.onsuccess = () => { const all = asked.result.transaction("tables").objectStore("tables").getAll();
    all.onsuccess = () => done(all.result); }; })"""
SECONDS = 120_000
"""Python is begun anew by a first visit: that takes its time on a busy machine."""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder; the bots that must be compiled only where there is time for them."""
    folder = tmp_path_factory.mktemp("static") / "site"
    build(folder, lambda _step: None, bots=WHOLE)
    return folder


@pytest.fixture
def web_host(site: Path) -> Iterator[WebHost]:
    """A web host of one's own."""
    host = WebHost(site)
    yield host
    host.off()


class Visitor:
    """A browser of its own at the folder's address; what leaves the origin and what its console says is kept."""

    def __init__(self, chromium: Browser, url: str, lang: str = "en", **more: Any):
        self.url = url
        self.context = chromium.new_context(**{"viewport": {"width": 1280, "height": 800}, "locale": lang, **more})
        self.context.set_default_timeout(SECONDS)
        for name, value in HABITS.items():
            if WHOLE:
                for seat in value.get("seats", [])[1:]:
                    seat["level"] = "captain"
            text = json.dumps(json.dumps(value))
            self.context.add_init_script(f"localStorage.getItem('{name}') ?? localStorage.setItem('{name}', {text})")
        self.foreign: list[str] = []
        self.complaints: list[str] = []
        self.context.on("request", self._asked)

    def _asked(self, request: Any) -> None:
        if not request.url.startswith((self.url, "data:", "blob:")):
            self.foreign.append(request.url)

    def open(self, path: str = "") -> Page:
        page = self.context.new_page()
        page.on("console", lambda m: self.complaints.append(m.text) if m.type == "error" else None)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.goto(f"{self.url}#/{path}")
        return page

    def settle(self, page: Page) -> None:
        """Until everything is here and kept."""
        page.locator("article.seven .btn.primary").wait_for()
        page.locator(".news[role=status]").wait_for(state="detached")
        assert page.locator(".news[role=alert]").all_inner_texts() == []
        page.evaluate(CONTROLLED)


def kept(page: Page) -> list[dict[str, Any]]:
    """All tables of this browser; each is the same game as everywhere."""
    found = [json.loads(text) for text in page.evaluate(TABLES)]
    for table in found:
        moves = [[seat, words] for _, seat, kind, words in table["log"] if kind == "move"]
        played = tatami.replay(json.dumps({**table["row"]["deal"], "moves": moves}))
        assert played.over == (table["row"]["stage"] == "over")
        if played.over:
            assert list(played.scores) == table["row"]["result"]["scores"]
    return found


def some_moves(hands: Hands, count: int = 2) -> int:
    """Play on a little, until it is my turn again or the game is lost; the ply then."""
    for _ in range(count):
        if hands.wait():
            hands.move()
    hands.wait()
    return hands.ply()


def test_whole_games_with_the_network_cut(chromium: Browser, web_host: WebHost, rnd: random.Random) -> None:
    """One visit, then no network: a game of each by clicks alone, one loaded again in its middle."""
    visitor = Visitor(chromium, web_host.url)
    page = visitor.open()
    visitor.settle(page)
    web_host.off()
    visitor.context.set_offline(True)
    page.reload()
    for game in ("seven", "empires"):
        page.goto(f"{visitor.url}#/")
        page.locator(f"article.{game} .btn.primary").click()
        hands = Hands(page, rnd)
        before = some_moves(hands)
        if game == "empires":
            page.reload()
            hands.wait()
            assert hands.ply() >= before > 0
            other = visitor.context.new_page()
            other.goto(page.url)
            other.get_by_role("heading", name="This table is open in another tab").wait_for()
            other.close()
        hands.play_out()
        page.locator(ENDED).wait_for()
    tables = kept(page)
    assert len(tables) == 2
    assert all(table["row"]["stage"] == "over" for table in tables)
    assert visitor.foreign == []
    assert visitor.complaints == []
    visitor.context.close()


def test_what_needs_a_server_says_so_and_games_move_by_a_file(chromium: Browser, web_host: WebHost) -> None:
    """On a phone, in German: no invitations here; all games into a file, and into another browser."""
    visitor = Visitor(chromium, web_host.url, "de", is_mobile=True, has_touch=True)
    page = visitor.open()
    visitor.settle(page)
    expect(page.get_by_text(messages.text("de", "tab-friends-hint"))).to_be_visible()
    page.locator("article.seven .btn.primary").click()
    page.wait_for_selector(MINE)
    page.goto(f"{visitor.url}#/")
    page.get_by_role("button", name="Einstellungen").click()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Alle in eine Datei sichern").click()
    file = saved.value.path()
    assert len(json.loads(file.read_text("utf-8"))["tables"]) == 1
    second = Visitor(chromium, web_host.url, "de")
    page = second.open()
    second.settle(page)
    page.get_by_role("button", name="Einstellungen").click()
    page.locator("dialog input[type=file]").set_input_files(file)
    page.get_by_text("Ein Tisch wurde übernommen.").wait_for()
    page.keyboard.press("Escape")
    page.locator("article[data-table] .btn.primary").click()
    page.wait_for_selector(MINE)
    assert visitor.complaints + second.complaints == []
    for one in (visitor, second):
        one.context.close()


def test_no_request_may_leave(site: Path) -> None:
    """The policy stands in the page itself, and allows no evaluation but WebAssembly's."""
    page = (site / "index.html").read_text("utf-8")
    (policy,) = re.findall(r'http-equiv="Content-Security-Policy" content="([^"]+)"', page)
    assert "script-src 'self' 'wasm-unsafe-eval';" in policy
    assert "connect-src 'self';" in policy
    assert "'unsafe-eval'" not in policy
    assert not re.findall(r'(?:src|href)="/', page), "everything lies beside the page"
