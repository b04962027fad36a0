"""A built client, a server, a Chromium, and visitors whose consoles must stay clean."""

from __future__ import annotations

import fcntl
import json
import os
import runpy
import shutil
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Error, Page, expect, sync_playwright

from tatami.cli.static import Handler

from .server import ROOT, Server

# a page is waited for as long as a click is: how quick it must be is said where a test is about that
expect.set_options(timeout=30_000)


def _plan(game: str, players: int) -> dict[str, Any]:
    """Me against bots that answer at once."""
    seats = [{"kind": "mine"}] + [{"kind": "bot", "level": "random"}] * (players - 1)
    return {"game": game, "players": players, "options": {}, "seats": seats, "listed": False, "clock": None}


HABITS = {
    "tatami.settings": {"motion": "off", "speed": 4},
    "tatami.plan.empires": _plan("empires", 3),
    "tatami.plan.seven": _plan("seven", 4),
}
"""What a visitor's browser remembers at the start: no animations, quick opponents."""


def built() -> None:
    """Build the client from the sources as they are."""
    runpy.run_path(str(ROOT / "hatch_build.py"))["build"](ROOT)


@pytest.fixture(scope="session")
def client() -> None:
    """The client, built."""
    built()


@pytest.fixture(scope="session")
def server(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that do not kill it."""
    running = Server(tmp_path_factory.mktemp("server"))
    own = tmp_path_factory.getbasetemp()
    of_this_run = own.parent if "PYTEST_XDIST_WORKER" in os.environ else own
    with (of_this_run / "compiled").open("a") as once:
        fcntl.flock(once, fcntl.LOCK_EX)
        if once.seek(0, os.SEEK_END) == 0:
            running.warm()
            once.write("by one worker for all\n")
    running.start()
    yield running
    running.kill()


@contextmanager
def browser() -> Iterator[Browser]:
    """The system's Chromium, without a desktop's parts where it has such a one, else Playwright's own."""
    names = ("chromium-headless-shell", "/usr/bin/chromium", "chromium", "chromium-browser", "google-chrome")
    found = next((path for name in names if (path := shutil.which(name))), None)
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(
            executable_path=found,
            args=["--no-sandbox", "--headless=new", "--disable-background-networking", "--disable-component-update"],
        )
        print(f"\nChromium {running.version} ({found or 'Playwright'})")
        yield running
        running.close()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """A browser for all tests."""
    with browser() as running:
        yield running


class Rooms:
    """Browsers whose visitors have left, swept for the next ones: a new page costs more than many a test."""

    def __init__(self, chromium: Browser):
        self._chromium = chromium
        self._free: dict[str, list[Page]] = {}

    def new(self, habits: dict[str, Any] = HABITS, **kind: Any) -> Page:
        """A page of a browser with the habits of the day, or others."""
        context = self._chromium.new_context(service_workers="block", **kind)
        context.set_default_timeout(30_000)
        for name, value in habits.items():
            text = json.dumps(json.dumps(value))
            context.add_init_script(f"localStorage.getItem('{name}') ?? localStorage.setItem('{name}', {text})")
        return context.new_page()

    def take(self, **kind: Any) -> Page:
        """A page of a browser of that kind that knows nothing."""
        free = self._free.get(self.name(kind))
        return free.pop() if free else self.new(**kind)

    def give_back(self, page: Page, name: str) -> None:
        """Its visitor has left; the name is that of its beginning, whatever the habits of the day are now."""
        if page.is_closed():
            page.context.close()
            return
        for other in page.context.pages[1:]:
            other.close()
        page.goto(page.evaluate("URL.createObjectURL(new Blob())"))  # an empty page of that address
        page.evaluate("localStorage.clear(); sessionStorage.clear()")
        page.mouse.move(0, 0)
        page.context.clear_cookies()
        self._free.setdefault(name, []).append(page)

    @staticmethod
    def name(kind: dict[str, Any]) -> str:
        """What tells one kind of browser from another."""
        return json.dumps([kind, HABITS], sort_keys=True)


class Visitors:
    """Opens pages in browsers of their own, and keeps what their consoles complain about."""

    def __init__(self, rooms: Rooms, url: str):
        self._rooms, self.url = rooms, url
        self._used: list[tuple[Page, str]] = []
        self._own: list[Page] = []
        self.complaints: list[str] = []

    def open(
        self,
        path: str = "",
        lang: str = "en",
        size: tuple[int, int] = (1280, 800),
        own: bool = False,
        habits: dict[str, Any] = HABITS,
        **more: Any,
    ) -> Page:
        """A visitor at a page of the app; with a browser that nobody had and nobody gets, where it is changed."""
        kind = {"locale": lang, **more}
        if own or habits is not HABITS:
            page = self._rooms.new(habits, **kind)
            self._own.append(page)
        else:
            page = self._rooms.take(**kind)
            self._used.append((page, self._rooms.name(kind)))
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.on("console", self._hear)
        page.on("pageerror", self._hear_error)
        page.goto(f"{self.url}#/{path}")
        page.wait_for_selector("main")
        return page

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.complaints.append(f"{message.text} ({message.location.get('url', '')})")

    def _hear_error(self, error: Error) -> None:
        self.complaints.append(str(error))

    def forgive(self, status: str) -> None:
        """A refusal the test provoked is no complaint, though the browser notes its status."""
        self.complaints = [c for c in self.complaints if f"status of {status}" not in c]

    def close(self) -> None:
        """All go home."""
        for page in self._own:
            page.context.close()
        for page, name in self._used:
            page.remove_listener("console", self._hear)
            page.remove_listener("pageerror", self._hear_error)
            self._rooms.give_back(page, name)


def sit(page: Page, seat: int, who: str) -> None:
    """Who is to sit on a cushion of a new table: ``mine``, ``open``, or ``bot:LEVEL``."""
    page.locator(f'.room [data-seat="{seat}"]').click()
    kind, _, level = who.partition(":")
    page.locator(".dock .seg label").nth(["mine", "open", "bot"].index(kind)).click()
    if level:
        page.locator(f'.dock .card:has(input[value="{level}"])').click()


def meet(visitors: Visitors, host: Page, own: bool = False) -> Page:
    """The host opens a table for two and copies a link, the guest follows it, they begin."""
    host.locator(".chip", has_text="2").click()
    sit(host, 1, "open")
    host.locator("form .btn.primary").click()
    link = host.locator("input.link").input_value()
    guest = visitors.open(link.split("#/")[1], own=own)
    guest.locator("form .btn.primary").click()
    host.locator(".room .who").first.wait_for()
    expect(host.locator("input.link")).to_have_count(0)
    host.locator(".foot .btn.primary").click()
    return guest


@pytest.fixture(scope="session")
def rooms(chromium: Browser) -> Rooms:
    """Browsers for all visitors."""
    return Rooms(chromium)


@pytest.fixture
def visitors(rooms: Rooms, server: Server) -> Iterator[Visitors]:
    """Visitors of the common server; no console error may be left at the end."""
    here = Visitors(rooms, server.url)
    yield here
    here.close()
    assert here.complaints == []


@pytest.fixture(scope="session")
def axe() -> str:
    """The source of axe-core, put into pages."""
    return (ROOT / "web/node_modules/axe-core/axe.min.js").read_text("utf-8")


@pytest.fixture
def own_server(client: None, tmp_path: Path) -> Iterator[Server]:
    """A server that may be killed."""
    running = Server(tmp_path)
    running.start()
    yield running
    running.kill()


class Public(Handler):
    """As hosts of pages do it: what a browser has, it need not ask for again for a while."""

    def send_header(self, keyword: str, value: str) -> None:
        super().send_header(keyword, "max-age=600" if keyword == "Cache-Control" else value)


class WebHost:
    """Serves the folder until it is switched off; from a folder of its own, as project pages are."""

    def __init__(self, site: Path):
        above = site.parent
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Public, directory=str(above)))
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        self.url = f"http://127.0.0.1:{self._server.server_port}/{site.name}/"

    def off(self) -> None:
        """Nobody answers any more."""
        self._server.shutdown()
        self._server.server_close()
