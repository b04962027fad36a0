"""Tatami from a folder of files, in a real browser, with the network cut after one visit.

``TATAMI_OFFLINE=1`` (``python -m benchmarks.campaign offline``): with the compiled bots, and against captains.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import re
import shutil
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, CDPSession, Page, ViewportSize, expect

import tatami
from tatami import messages
from tatami.static.site import archive, build, finish, pack
from tests.tab.pages import PERSON
from tests.tab.pages import Browser as Tab

from .conftest import HABITS, Visitors, WebHost
from .hands import CONFIRM, ENDED, MINE, OPEN, Hands
from .layout import broken, resize

pytestmark = pytest.mark.long
WHOLE = bool(os.environ.get("TATAMI_OFFLINE"))
CONTROLLED = "navigator.serviceWorker.controller !== null"
KEPT = """new Promise((done, failed) => { const asked = indexedDB.open("tatami");
    asked.onsuccess = () => done(asked.result); asked.onerror = () => failed(asked.error);
    asked.onblocked = () => failed(new Error("blocked")); })"""
"""The tables this browser keeps."""
TABLES = f"""() => {KEPT}.then((db) => new Promise((done, failed) => {{
    const all = db.transaction("tables").objectStore("tables").getAll();
    all.onsuccess = () => done(all.result); all.onerror = () => failed(all.error); }}))"""
PUT = f"""([name, text]) => {KEPT}.then((db) => new Promise((done, failed) => {{
    const all = db.transaction("tables", "readwrite"); all.objectStore("tables").put(text, name);
    all.oncomplete = () => done(true); all.onabort = () => failed(all.error); }}))"""
ROOM = 100_000_000
FILL = f"""(size) => {KEPT}.then((db) => new Promise((done) => {{
    const all = db.transaction("tables", "readwrite"); all.objectStore("tables").put(new Uint8Array(size), "much");
    all.oncomplete = () => done(""); all.onabort = () => done(all.error?.name ?? "aborted"); }}))"""
"""Something large; what the browser says to it."""
VERSION = "fetch('python/parts.json').then((found) => found.json()).then(({ version }) => version)"
"""Of the files this page has, whoever gives them to it."""
REMEMBERED = """(version) => new Promise((done) => {
  const look = async () => {
    const found = [];
    try {
      for await (const [name, file] of (await navigator.storage.getDirectory()).entries())
        if ((await file.getFile()).size) found.push(name);
    } catch (problem) {
      if (problem.name !== "NotFoundError") throw problem;
      found.push("a file that has just gone: what was written to it takes its place");
    }
    found.join() === `python-${version}` ? done(true) : requestAnimationFrame(look);
  };
  look();
})"""
"""Until Python's memory is kept: of that version, and of no other."""
ASLEEP = """
const post = Worker.prototype.postMessage, held = [];
Worker.prototype.postMessage = function (message) { held.push([this, message]); };
window.wake = () => {
  Worker.prototype.postMessage = post;
  for (const [worker, message] of held) worker.postMessage(message);
};
"""
"""Before a page begins: nothing reaches its worker until it is to wake."""
TURNS = """() => {
  window.turns = [];
  const note = () => {
    const table = document.querySelector("[data-turn]");
    if (table) window.turns.push(`${table.dataset.turn} ${table.dataset.ply}`);
  };
  new MutationObserver(note).observe(document.body, { attributes: true, childList: true, subtree: true });
}"""
"""Whose turn it is at which move, whenever anything changes."""
LAST = "localStorage.getItem('tatami.last')"
"""The table last left, as its page knew it."""
PHONE: ViewportSize = {"width": 390, "height": 844}
WITHIN = "document.documentElement.scrollWidth <= innerWidth"
"""Nothing is wider than the window."""
MOVES = 12
"""How many are clicked here and on a server."""
SECONDS = 120_000
"""Python is begun anew by a first visit: that takes its time on a busy machine."""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder; the bots that must be compiled only where there is time for them."""
    folder = tmp_path_factory.mktemp("static") / "site"
    build(folder, lambda _step: None, bots=WHOLE)
    return folder


@pytest.fixture
def folder(site: Path, tmp_path: Path) -> Path:
    """A copy of one's own."""
    return Path(shutil.copytree(site, tmp_path / "site"))


@pytest.fixture
def web_host(site: Path) -> Iterator[WebHost]:
    """A web host of one's own."""
    host = WebHost(site)
    yield host
    host.off()


@pytest.fixture
def opened() -> tuple[list[str], dict[str, str]]:
    """Tables of both versions of the rules, as a browser would have them: their ids, and all documents."""
    with ThreadPoolExecutor() as apart:  # Playwright has an event loop running here
        return apart.submit(asyncio.run, _opened()).result()


async def _opened() -> tuple[list[str], dict[str, str]]:
    tab, names = Tab(), []
    for version in (1, 2):
        table = (await tab.open("empires", ["mine", "random"], seed=5))["table"]
        document = json.loads(tab.drawer.texts[table])
        document["row"]["deal"]["rules_version"] = version
        tab.drawer.texts[table] = json.dumps(document)
        names.append(table)
    return names, tab.drawer.texts


class Visitor:
    """A browser of its own at the folder's address; what leaves the origin and what its console says is kept."""

    def __init__(self, chromium: Browser, url: str, lang: str = "en", habits: dict[str, Any] = HABITS, **more: Any):
        self.url = url
        self.context = chromium.new_context(**{"viewport": {"width": 1280, "height": 800}, "locale": lang, **more})
        self.context.set_default_timeout(SECONDS)
        for name, value in habits.items():
            if WHOLE:
                for seat in value.get("seats", [])[1:]:
                    seat["level"] = "captain"
            text = json.dumps(json.dumps(value))
            self.context.add_init_script(f"localStorage.getItem('{name}') ?? localStorage.setItem('{name}', {text})")
        self.foreign: list[str] = []
        self.complaints: list[str] = []
        self._limits: CDPSession | None = None
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

    def limit(self, room: int) -> None:
        """How many bytes the browser keeps for this address, as long as the first page is open."""
        if self._limits is None:
            self._limits = self.context.new_cdp_session(self.context.new_page())
        limit = {"origin": "/".join(self.url.split("/")[:3]), "quotaSize": room}
        self._limits.send("Storage.overrideQuotaForOrigin", limit)

    def settle(self, page: Page) -> None:
        """Until everything is here and kept."""
        page.locator("article.seven .btn.primary").wait_for()
        page.locator(".news[role=status]").wait_for(state="detached")
        assert page.locator(".news[role=alert]").all_inner_texts() == []
        page.wait_for_function(CONTROLLED)


@pytest.fixture(scope="module")
def _settled(chromium: Browser, site: Path) -> Iterator[Visitor]:
    host = WebHost(site)
    visitor = Visitor(chromium, host.url)
    visitor.limit(ROOM)
    page = visitor.open()
    visitor.settle(page)
    page.close()
    yield visitor
    visitor.context.close()
    host.off()


@pytest.fixture
def settled(_settled: Visitor) -> Iterator[Visitor]:
    """A visitor who has been here before: a first visit takes long. Nobody complains."""
    yield _settled
    for page in _settled.context.pages[1:]:
        page.close()
    complaints, _settled.complaints = _settled.complaints, []
    assert complaints == []


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
    """One visit, then no network: games by clicks alone, one loaded again in its middle (a campaign plays it out)."""
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
            other = visitor.open(page.url.partition("#/")[2])
            other.get_by_role("heading", name=messages.text("en", "tab-elsewhere")).wait_for()
            page.close()
            other.get_by_role("button", name=messages.text("en", "home-try-now")).click()
            page, hands = other, Hands(other, rnd)
            hands.wait()
            assert hands.ply() >= before
        if game == "seven" or WHOLE:
            hands.play_out()
            page.locator(ENDED).wait_for()
        else:
            assert some_moves(hands, 10) >= before + 10
    tables = kept(page)
    assert {table["row"]["game"]: table["row"]["stage"] for table in tables} == {
        "seven": "over",
        "empires": "over" if WHOLE else "playing",
    }
    assert visitor.foreign == []
    assert visitor.complaints == []
    visitor.context.close()


def test_home_is_drawn_before_python_is_there(chromium: Browser, web_host: WebHost) -> None:
    """Its pictures wait for nobody: here Python never comes."""
    visitor = Visitor(chromium, web_host.url, service_workers="block")
    visitor.context.route("**/*.pack", lambda route: route.abort())
    page = visitor.open()
    page.locator(".news[role=alert]").wait_for()
    for game in ("empires", "seven"):
        expect(page.locator(f"article.{game} .pic path").nth(20)).to_be_visible()
    visitor.context.close()


def test_a_table_stands_as_it_was_left_before_python_is_awake(settled: Visitor, rnd: random.Random) -> None:
    """It can be clicked at once, and what was clicked is played; a picture older than the game gives way to it."""

    def asleep(last: str = "") -> Page:
        page = settled.context.new_page()
        page.add_init_script(ASLEEP)
        if last:
            page.add_init_script(f"localStorage.setItem('tatami.last', {json.dumps(last)})")
        page.on("pageerror", lambda error: settled.complaints.append(str(error)))
        page.goto(f"{settled.url}#/{table}")
        page.wait_for_selector(MINE)
        assert page.locator(".news").inner_text().strip() == messages.text("en", "tab-getting-wake")
        return page

    page = settled.open()
    # a game that cannot end before it has been left and found again
    page.locator("article.empires .btn.primary").click()
    before = some_moves(Hands(page, rnd))
    table = page.url.partition("#/")[2]
    page.close()
    page = asleep()
    old, hands = page.evaluate(LAST), Hands(page, rnd)
    assert hands.ply() == before
    while page.locator(f"{MINE}[data-ply='{before}']").count():
        hands.click()
    assert hands.ply() == before
    page.evaluate(TURNS)
    page.evaluate("wake()")
    hands.wait()
    assert hands.ply() > before
    assert f"mine {before}" not in page.evaluate("turns"), "what was clicked is not asked for again"
    now = some_moves(hands)
    page.close()
    page = asleep(old)
    assert Hands(page, rnd).ply() == before
    page.evaluate("wake()")
    page.wait_for_selector(f"[data-ply='{now}']")
    kept(page)


def test_what_needs_a_server_says_so_and_games_move_by_a_file(
    settled: Visitor, chromium: Browser, web_host: WebHost
) -> None:
    """All games into a file, and into another browser: a phone, in German, where no invitations are offered."""
    page = settled.open()
    page.locator("article.seven .btn.primary").click()
    page.wait_for_selector(MINE)
    page.goto(f"{settled.url}#/")
    page.get_by_role("button", name=messages.text("en", "web-settings")).click()
    with page.expect_download() as saved:
        page.get_by_role("button", name=messages.text("en", "tab-save-all")).click()
    file = saved.value.path()
    count = len(json.loads(file.read_text("utf-8"))["tables"])
    assert count == len(page.evaluate(TABLES)) > 0
    second = Visitor(chromium, web_host.url, "de", viewport=PHONE, is_mobile=True, has_touch=True)
    page = second.open()
    second.settle(page)
    expect(page.get_by_text(messages.text("de", "tab-friends-hint"))).to_be_visible()
    page.get_by_role("button", name=messages.text("de", "web-settings")).click()
    page.locator("dialog input[type=file]").set_input_files(file)
    page.get_by_text(messages.text("de", "tab-taken", n=count)).wait_for()
    page.keyboard.press("Escape")
    page.locator("article[data-table] .btn.primary").first.click()
    page.wait_for_selector(MINE)
    assert page.evaluate(WITHIN)
    assert second.complaints == []
    second.context.close()


def newer(folder: Path) -> None:
    """The next version, in the same place: another page, another package."""
    page = folder / "index.html"
    page.write_text(page.read_text("utf-8").replace("</head>", '<meta name="next" content="1" /></head>'))
    pack(folder / "python/tatami.more.zip", archive([("more.txt", b"more")]))
    finish(folder)


def test_a_new_version_is_offered_and_games_go_on(
    chromium: Browser, folder: Path, rnd: random.Random, opened: tuple[list[str], dict[str, str]]
) -> None:
    """Nobody is made to take it; who does finds every table where it was, by the rules it began with."""
    names, documents = opened
    host = WebHost(folder)
    visitor = Visitor(chromium, host.url)
    visitor.context.add_init_script(f"localStorage.setItem('tatami.me', '{PERSON}')")
    page = visitor.open()
    visitor.settle(page)
    for name, text in documents.items():
        page.evaluate(PUT, [name, text])
    first = page.evaluate(VERSION)
    page.evaluate(REMEMBERED, first)
    newer(folder)
    page.goto(f"{visitor.url}#/t/{names[0]}")
    page.reload()
    offered = page.get_by_text(messages.text("en", "tab-new-version"))
    offered.wait_for()
    hands = Hands(page, rnd)
    some_moves(hands)
    assert page.evaluate(VERSION) == first, "offered, not forced"
    page.reload()
    before = some_moves(hands)
    assert page.evaluate(VERSION) == first
    offered.wait_for()
    with page.expect_navigation():
        page.get_by_role("button", name=messages.text("en", "tab-renew")).click()
    hands.wait()
    assert hands.ply() == before
    assert page.evaluate(VERSION) != first
    page.evaluate(REMEMBERED, page.evaluate(VERSION))
    some_moves(hands)
    page.goto(f"{visitor.url}#/t/{names[1]}")
    some_moves(hands)
    tables = {table["row"]["id"]: table for table in kept(page)}
    assert [tables[name]["row"]["deal"]["rules_version"] for name in names] == [1, 2]
    assert len(tables[names[0]]["log"]) > before
    assert offered.count() == 0
    assert visitor.complaints == []
    visitor.context.close()
    host.off()


def test_a_full_browser_refuses_a_move_and_loses_nothing(settled: Visitor, rnd: random.Random) -> None:
    """The real quota: a move is refused with a sentence, the table stays, and goes on when there is room."""
    page = settled.open()
    page.locator("article.empires .btn.primary").click()
    hands = Hands(page, rnd)
    ply = some_moves(hands, 1)
    before = kept(page)
    settled.limit(1)
    assert page.evaluate(FILL, ROOM) == "QuotaExceededError", "it notices when it is asked for much"
    while not page.locator(CONFIRM).count():
        hands.click()
    page.locator(CONFIRM).click()
    page.get_by_text(messages.text("en", "error-no-room")).first.wait_for()
    assert hands.ply() == ply
    assert kept(page) == before
    settled.limit(ROOM)
    assert some_moves(hands, 1) > ply
    page.reload()
    hands.wait()
    table = next(table for table in kept(page) if table["row"]["id"] in page.url)
    assert len(table["log"]) == hands.ply() > ply


@pytest.mark.parametrize("game", ["empires", "seven"])
def test_on_a_phone_everything_is_within_reach(settled: Visitor, rnd: random.Random, game: str) -> None:
    """390 wide: no table is wider; all that is marked on it can be tapped, and moves are made."""
    page = settled.open()
    resize(page, PHONE["width"], PHONE["height"])
    page.locator(f"article.{game} .btn.primary").wait_for()
    assert broken(page) == []
    page.locator(f"article.{game} .btn.primary").click()
    hands = Hands(page, rnd)
    for _ in range(4):
        while not hands.wait():  # companions that play by chance may lose the village before that: another one
            page.goto(f"{settled.url}#/")
            page.locator(f"article.{game} .btn.primary").click()
        assert page.evaluate(WITHIN)
        for thing in page.locator(OPEN).filter(visible=True).all():
            if thing.get_attribute("data-province") is None:
                thing.click(trial=True)
        hands.move()


@pytest.mark.parametrize("game", ["empires", "seven"])
def test_the_same_clicks_make_the_same_record_as_on_a_server(settled: Visitor, visitors: Visitors, game: str) -> None:
    """Two at one screen, dealt alike, here and there; the file each browser saves says the same, but for its salt."""
    seats = [{"kind": "mine"}] * 2
    plan = {"game": game, "players": 2, "options": {}, "seats": seats, "listed": False, "clock": None, "seed": 11}
    habits = {**HABITS, f"tatami.plan.{game}": plan}
    there = record_by_clicks(visitors.open(habits=habits), game)
    page = settled.open()
    page.evaluate("([name, plan]) => localStorage.setItem(name, plan)", [f"tatami.plan.{game}", json.dumps(plan)])
    page.reload()
    here = record_by_clicks(page, game)
    page.evaluate("(name) => localStorage.removeItem(name)", f"tatami.plan.{game}")
    assert len(there["moves"]) == MOVES
    assert there == here


def record_by_clicks(page: Page, game: str) -> dict[str, Any]:
    """The file saved after some moves; what is clicked depends on nothing but the move's number."""
    page.locator(f"article.{game} .btn.primary").click()
    curtain = page.locator(".curtain .btn.primary")
    for ply in range(MOVES):
        page.wait_for_selector(f"{MINE}[data-ply='{ply}']")
        if curtain.count():
            curtain.click()
        Hands(page, random.Random(ply)).move()
    if curtain.count():
        curtain.click()
    page.get_by_role("button", name=messages.text("en", "web-table-menu")).click()
    with page.expect_download() as saved:
        page.get_by_role("button", name=messages.text("en", "web-download")).click()
    found: dict[str, Any] = json.loads(saved.value.path().read_text("utf-8"))
    assert found.pop("salt")
    return found


def test_no_request_may_leave(site: Path) -> None:
    """The policy stands in the page itself, and allows no evaluation but WebAssembly's."""
    page = (site / "index.html").read_text("utf-8")
    (policy,) = re.findall(r'http-equiv="Content-Security-Policy" content="([^"]+)"', page)
    assert "script-src 'self' 'wasm-unsafe-eval';" in policy
    assert "connect-src 'self';" in policy
    assert "'unsafe-eval'" not in policy
    assert not re.findall(r'(?:src|href)="/', page), "everything lies beside the page"
