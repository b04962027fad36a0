"""A home that remembers: the owner's games after a new start, two people and a link, a server that goes and comes."""

from __future__ import annotations

import json
import os
import random
import re
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from .conftest import HABITS, Rooms, Visitors, meet, sit
from .hands import CONFIRM, MINE, Hands
from .server import SECONDS, Server
from .test_seven_table import open_table

BROWSER = """import sys, pathlib
pathlib.Path(sys.argv[1]).write_text(sys.argv[2])
"""


class Start:
    """``tatami`` as one starts it at home; the browser it opens is a file that keeps the address."""

    def __init__(self, folder: Path):
        self._folder = folder
        (folder / "browser.py").write_text(BROWSER)
        self.opened = folder / "opened"
        self._running: list[subprocess.Popen[str]] = []

    def run(self) -> tuple[subprocess.Popen[str], str]:
        """Start it; the process, and the address its browser opens."""
        self.opened.unlink(missing_ok=True)
        command = f"{sys.executable} {self._folder / 'browser.py'} {self.opened} %s"
        env = {
            **os.environ,
            "BROWSER": command,
            "TATAMI_DATABASE": f"sqlite:///{self._folder / 'home.sqlite3'}",
            "TATAMI_WARM_BOTS": "0",
            "TATAMI_BOT_PROCESSES": "0",
            "TATAMI_JIT": "0",
        }
        process = subprocess.Popen([sys.executable, "-m", "tatami"], env=env, stdout=subprocess.PIPE, text=True)
        self._running.append(process)
        assert process.stdout
        process.stdout.readline()
        deadline = time.monotonic() + SECONDS
        while not (self.opened.exists() and self.opened.read_text()):
            if process.poll() not in (None, 0) or time.monotonic() > deadline:
                raise RuntimeError("tatami did not start")
            time.sleep(0.05)  # the processor is for those who start
        return process, self.opened.read_text()

    def stop(self) -> None:
        """Ctrl-C for whatever still runs."""
        for process in self._running:
            if process.poll() is None:
                process.send_signal(signal.SIGINT)
                process.wait(20)


@pytest.fixture
def start(client: None, tmp_path: Path) -> Iterator[Start]:
    """A home of its own."""
    here = Start(tmp_path)
    yield here
    here.stop()


def fresh(chromium: Browser, url: str) -> tuple[BrowserContext, Page]:
    """A browser that knows nothing, at an address."""
    context = chromium.new_context(locale="en", service_workers="block")
    context.set_default_timeout(30_000)
    page = context.new_page()
    page.goto(url)
    page.wait_for_selector("main")
    return context, page


def test_games_language_and_theme_stay(start: Start, chromium: Browser) -> None:
    """Begun in German at night, stopped, started again: a browser with nothing in it finds all of it."""
    process, url = start.run()
    assert "#/once/" in url
    context, page = fresh(chromium, url)
    page.locator("#language").select_option("de")
    page.locator("header .theme").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "night")
    page.locator("#name").fill("Aki")
    page.locator("#name").press("Tab")
    page.goto(f"{url.split('#')[0]}#/new/seven")
    with page.expect_response(lambda r: r.url.endswith("/api/me") and r.request.method == "POST"):
        page.locator("form .btn.primary").click()
        page.wait_for_selector(MINE)
    table = page.url.split("#/t/")[1]
    context.close()
    process.send_signal(signal.SIGINT)
    process.wait(20)

    _, url = start.run()
    context, page = fresh(chromium, url)
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.locator("html")).to_have_attribute("data-theme", "night")
    expect(page.locator("h1")).to_contain_text("Aki")
    mine = page.locator(f'[data-table="{table}"]')
    expect(mine.locator(".pill")).to_contain_text("Du bist dran")
    mine.locator("a.btn").click()
    page.wait_for_selector(MINE)
    context.close()


def test_a_second_start_finds_the_first(start: Start, chromium: Browser) -> None:
    """One server a home: the second start opens the browser there, by a one-time key of its own, and is done."""
    _, first = start.run()
    second, url = start.run()
    assert second.wait(20) == 0
    assert url.split("#")[0] == first.split("#")[0]
    assert url != first
    context, page = fresh(chromium, url)
    expect(page.locator("h1")).to_be_visible()
    context.close()


def test_another_origin_on_this_machine_gets_nothing(start: Start, chromium: Browser, tmp_path: Path) -> None:
    """A page that merely runs on the machine cannot ask who the owner is, nor use a one-time key."""
    _, url = start.run()
    base, once = url.split("#/once/")
    asked = urllib.request.Request(
        f"{base}api/once",
        json.dumps({"once": once}).encode(),
        {"Content-Type": "application/json", "Origin": "http://localhost:1"},
    )
    with pytest.raises(urllib.error.HTTPError, match="403"):
        urllib.request.urlopen(asked, timeout=10)
    page = tmp_path / "elsewhere.html"
    page.write_text("<main>elsewhere</main>")
    context, elsewhere = fresh(chromium, page.as_uri())
    said = elsewhere.evaluate(
        f"fetch('{base}api/me', {{headers: {{'Tatami-Person': 'x'.repeat(32)}}}}).then(r => r.text(), () => 'refused')"
    )
    assert said == "refused"
    context.close()


def test_a_link_is_followed_once(visitors: Visitors) -> None:
    """Two people and the link of the QR code; a second use is told from a link that leads nowhere."""
    host = visitors.open("new/empires")
    host.locator(".chip", has_text="2").click()
    sit(host, 1, "open")
    host.locator("form .btn.primary").click()
    link = host.locator("svg[data-link]").get_attribute("data-link") or ""
    assert "#/join/" in link
    expect(host.locator(".foot .btn.primary")).to_be_disabled()
    path = link.split("#/")[1]
    guest = visitors.open(path)
    expect(guest.locator("h1", has_text="Small Samurai Empires")).to_be_visible()
    guest.locator("form input").fill("Mira")
    guest.locator("form .btn.primary").click()
    expect(host.locator(".room", has_text="Mira")).to_be_visible()
    host.locator(".foot .btn.primary").click()
    host.wait_for_selector("[data-ply]")
    late = visitors.open(path)
    expect(late.locator("h1", has_text="taken")).to_be_visible()
    lost = visitors.open(re.sub("key=.*", "key=" + "x" * 32, path))
    expect(lost.locator("h1", has_text="nowhere")).to_be_visible()
    nowhere = visitors.open("no/such/page")
    expect(nowhere.locator("h1", has_text="no such page")).to_be_visible()
    mangled = visitors.open("join/%E0%A4%A?key=%")
    expect(mangled.locator("h1", has_text="nowhere")).to_be_visible()
    for status in ("404", "409", "422"):
        visitors.forgive(status)


def test_removing_a_table_asks_and_can_be_undone(visitors: Visitors) -> None:
    """A running table, the only one too, leaves the list only after a question, and comes back."""
    page = visitors.open("new/seven")
    page.locator("form .btn.primary").click()
    page.wait_for_selector(MINE)
    page.goto(f"{visitors.url}#/")
    table = page.locator("[data-table]")
    table.locator(".x").click()
    expect(table).to_have_count(1)
    page.keyboard.press("Escape")
    expect(table.locator(".ask")).to_have_count(0)
    table.locator(".x").click()
    expect(table.locator(".ask .btn.ink")).to_be_focused()
    page.keyboard.press("Enter")
    expect(table).to_have_count(0)
    page.locator(".undo .btn").click()
    expect(table).to_have_count(1)
    expect(page.locator(".undo")).to_have_count(0)
    table.locator(".x").click()
    table.locator(".ask .btn.ink").click()
    expect(table).to_have_count(0)
    page.reload()
    expect(page.locator(".games")).to_be_visible()
    expect(table).to_have_count(0)


def test_resigning_says_what_happens(visitors: Visitors) -> None:
    """Who resigns is told that a bot plays on, and is asked."""
    page = visitors.open("new/empires")
    page.locator("form .btn.primary").click()
    page.wait_for_selector(MINE)
    page.get_by_role("button", name="This table").click()
    page.get_by_role("button", name="Resign").click()
    expect(page.locator("dialog[open] [role=alert]")).to_contain_text("bot")
    page.locator("dialog[open] .leave .btn.primary").click()
    expect(page.locator(".games")).to_be_visible()


@contextmanager
def soon_away(*pages: Page) -> Iterator[None]:
    """What is done within is seen before three seconds of the pages' own time have passed, however slow all else is."""
    for page in pages:
        page.clock.install()
        page.reload()  # all its clocks are this one
        page.wait_for_selector(f"{MINE}, article.seven .btn.primary")
        page.clock.pause_at(page.evaluate("Date.now()") + 1000)
    yield
    for page in pages:
        page.clock.run_for(3000)
        expect(page.locator(".away")).to_be_visible()
        page.clock.resume()


def test_a_server_that_goes_and_comes(own_server: Server, rooms: Rooms, rnd: random.Random) -> None:
    """Killed in the middle of a click: said within seconds, the click is kept and sent on return; home says so too."""
    here = Visitors(rooms, own_server.url)
    page, home = here.open("new/seven", own=True), here.open(own=True)
    page.locator("form .btn.primary").click()
    page.wait_for_selector(MINE)
    before = Hands(page, rnd).ply()
    with soon_away(page, home):
        own_server.kill()
    page.locator(".strip .pick:enabled").first.click()  # what is said floats over the samurai
    page.locator(CONFIRM).click()
    expect(page.get_by_text("Your move is kept")).to_be_visible()
    home.locator("article.seven .alt a").last.click()  # a page not loaded yet: it comes when the server does
    expect(home.locator("article.seven")).to_be_visible()
    own_server.start()
    expect(home.locator("article.seven")).to_have_count(0, timeout=20_000)
    expect(page.locator(".away")).to_have_count(0, timeout=20_000)
    expect(home.locator(".away")).to_have_count(0, timeout=20_000)
    page.wait_for_selector(f'[data-ply]:not([data-ply="{before}"])', timeout=20_000)
    here.close()


def test_a_page_asked_for_while_nobody_answers(own_server: Server, chromium: Browser) -> None:
    """A browser that has been here says what is the matter, in its own words for that; then it goes on."""
    context = chromium.new_context(locale="en")
    page = context.new_page()
    page.goto(own_server.url)
    page.wait_for_function("navigator.serviceWorker.ready")
    own_server.kill()
    page.goto(f"{own_server.url}?again")
    expect(page.get_by_text("Your games are safe on the server")).to_be_visible()
    own_server.start()
    page.get_by_role("link").click()
    expect(page.locator("article.seven")).to_be_visible()
    context.close()


def test_offline_is_seen_and_over(visitors: Visitors) -> None:
    """Without a network the page says so, and goes on by itself."""
    page = visitors.open("new/seven", own=True)
    page.locator("form .btn.primary").click()
    page.wait_for_selector(MINE)
    with soon_away(page):
        page.context.set_offline(True)
    page.context.set_offline(False)
    expect(page.locator(".away")).to_have_count(0, timeout=20_000)
    visitors.complaints = [c for c in visitors.complaints if "ERR_INTERNET_DISCONNECTED" not in c]


def test_every_move_is_asked_about(visitors: Visitors) -> None:
    """Fight, Attack or Defend, Pass: a first click asks, a second does it; what shows something new says so."""
    page = open_table(visitors, {"hands": 4, "level": "easy"}, seed=5)
    page.wait_for_selector(MINE)
    hands = Hands(page, random.Random(1))
    for words in ("fight", "attack", "pass"):
        assert hands.wait()
        while not page.locator(f'.strip .pick[data-words="{words}"]:enabled').count():
            hands.move()
            assert hands.wait()
        ply = hands.ply()
        page.locator(f'.strip .pick[data-words="{words}"]').click()
        expect(page.locator(".strip .asks")).to_contain_text("Really?")
        if words == "fight":
            expect(page.locator(".strip .asks")).to_contain_text("taken back")
        assert hands.ply() == ply
        page.locator(".strip .asks .pick").click()
        page.wait_for_selector(f'[data-ply]:not([data-ply="{ply}"])')


def test_a_village_is_given_up_together_and_played_again(visitors: Visitors) -> None:
    """One asks, the other agrees; both see what became of it, and meet at the next table."""
    host = visitors.open("new/seven")
    guest = meet(visitors, host)
    host.wait_for_selector("[data-ply]")
    guest.wait_for_selector("[data-ply]")
    for answer in ("No", "Yes"):
        host.get_by_role("button", name="This table").click()
        host.get_by_role("button", name="End the game together").click()
        expect(host.locator("dialog[open] [role=alert]")).to_contain_text("a loss")
        host.get_by_role("button", name="Ask the others").click()
        guest.locator("dialog[open]").get_by_role("button", name=answer).click()
        if answer == "No":
            expect(host.get_by_text("They want to play on.")).to_be_visible()
    left = host.url
    for page in (host, guest):
        expect(page.locator("dialog[open] h2")).to_contain_text("Given up together")
        page.get_by_role("button", name="Play again").click()
        expect(page).not_to_have_url(left)
    assert host.url == guest.url
    expect(host.locator("[data-ply], .wait")).to_be_visible()


def test_the_host_sends_a_guest_away(visitors: Visitors) -> None:
    """Asked first; the cushion is free again."""
    host = visitors.open("new/empires")
    host.locator(".chip", has_text="2").click()
    sit(host, 1, "open")
    host.locator("form .btn.primary").click()
    link = host.locator("svg[data-link]").get_attribute("data-link") or ""
    guest = visitors.open(link.split("#/")[1])
    guest.locator("form input").fill("Mira")
    guest.locator("form .btn.primary").click()
    expect(host.locator(".guest")).to_contain_text("Mira")
    host.get_by_role("button", name="Send away").click()
    host.locator(".guest").get_by_role("button", name="Yes").click()
    expect(host.locator(".guest")).to_have_count(0)
    expect(host.locator(".foot .btn.primary")).to_be_disabled()
    visitors.forgive("404")


def test_a_first_game_is_against_those_of_the_lessons(visitors: Visitors) -> None:
    """Who has never played is offered novices, not opponents that move at random."""
    page = visitors.open(habits={"tatami.settings": {"motion": "off"}})
    expect(page.locator("article.empires .now b")).to_have_text("You, 2 × novice")


def test_seats_from_before_get_new_keys_before_a_page_shows_the_old_ones(visitors: Visitors, rooms: Rooms) -> None:
    """A browser that took a seat before it had a key of its own comes straight to its table."""
    held = visitors.open().evaluate(
        """async () => {
          const seats = [{ kind: "mine" }, { kind: "bot", level: "random" }];
          const body = JSON.stringify({ game: "empires", players: 2, options: {}, seats });
          const asked = { method: "POST", headers: { "content-type": "application/json" }, body };
          const { table, mine, links } = await (await fetch("/api/tables", asked)).json();
          return { table, game: "empires", keys: mine.map((seat) => links.seat[seat]), at: 1 };
        }"""
    )
    page = rooms.new({**HABITS, "tatami.tables": [held]})
    shown: list[str] = []
    page.on("request", lambda asked: shown.append(asked.headers.get("tatami-key", "")))
    page.goto(f"{visitors.url}#/t/{held['table']}")
    page.wait_for_selector(MINE)
    assert any(shown)
    assert held["keys"][0] not in shown
    page.context.close()


def test_becoming_somebody_else_at_a_table(visitors: Visitors) -> None:
    """The seat goes along: the same table, under the other one's key, and in their list."""
    page = visitors.open(own=True)
    page.locator("article.empires .btn.primary").click()
    page.wait_for_selector(MINE)
    before = page.evaluate("localStorage['tatami.tables']")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Enter one").click()
    page.get_by_role("textbox", name="Enter one").fill("K" * 32)
    with page.expect_navigation():
        page.keyboard.press("Enter")
    page.wait_for_selector(MINE)
    assert page.evaluate("localStorage['tatami.me']") == "K" * 32
    assert page.evaluate("localStorage['tatami.tables']") != before
    page.goto(f"{visitors.url}#/")
    expect(page.locator("[data-table]")).to_have_count(1)
