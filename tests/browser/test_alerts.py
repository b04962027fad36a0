"""Hearing of one's turn: notifications while the page is hidden, and a seat's webhook. Both only if asked for."""

from __future__ import annotations

import json
import random
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from queue import SimpleQueue
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from .conftest import Rooms, Visitors, meet, sit
from .hands import MINE, Hands
from .server import Server

NOTE = """{
  window.told = [];
  window.Notification = class extends Notification {
    static permission = "granted"; // as it was; a Chromium without a desktop says otherwise
    constructor(title, options) {
      super(title, options);
      window.told.push({ note: this, title, ...options });
    }
  };
}"""
"""Keeps the notifications a page makes."""
HIDE = """(hidden) => {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
  Object.defineProperty(document, 'visibilityState', { value: hidden ? 'hidden' : 'visible', configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}"""
TOLD = "window.told.map(({ title, body, tag }) => [title, body, tag])"


def switch(page: Page) -> Locator:
    """The switch among the settings, which are opened."""
    page.get_by_role("button", name="Settings").click()
    return page.get_by_label("Tell me when it is my turn")


def until_theirs(page: Page, rnd: random.Random) -> None:
    """Play as long as it is my turn; whether it still is, is known when the table has answered."""
    hands = Hands(page, rnd)
    while page.locator(MINE).count():
        ply = hands.ply()
        hands.move()
        page.wait_for_selector(f'[data-ply]:not([data-ply="{ply}"])')


def test_a_hidden_page_notifies_once_a_turn(visitors: Visitors, rnd: random.Random) -> None:
    """The guest asked for it and looks elsewhere: one notification. Nobody is told without asking, or while looking."""
    host = visitors.open("new/empires", own=True)
    guest = meet(visitors, host, own=True)
    for page in (host, guest):
        page.context.grant_permissions(["notifications"])
        page.context.add_init_script(NOTE)
        page.reload()
        page.wait_for_selector(MINE)
    expect(switch(guest)).not_to_be_checked()
    guest.get_by_label("Tell me when it is my turn").check()
    guest.keyboard.press("Escape")
    host.evaluate(HIDE, True)
    until_theirs(guest, rnd)

    guest.evaluate(HIDE, True)
    until_theirs(host, rnd)
    guest.wait_for_selector(MINE)
    table = guest.url.split("/t/")[1]
    once = [["Small Samurai Empires", "It is your turn", table]]
    assert guest.evaluate(TOLD) == once
    guest.evaluate("window.focus = () => (window.focused = true); told[0].note.onclick()")
    assert guest.evaluate("window.focused")

    guest.evaluate(HIDE, False)
    until_theirs(guest, rnd)
    host.wait_for_selector(MINE)
    until_theirs(host, rnd)
    guest.wait_for_selector(MINE)
    assert guest.evaluate(TOLD) == once, "who looks sees it"
    assert host.evaluate(TOLD) == [], "who did not ask is not told"


def test_a_browser_that_refuses_turns_the_switch_back(visitors: Visitors) -> None:
    """Asking is not being allowed: the switch says so, also after a reload."""
    page = visitors.open(own=True)
    page.context.grant_permissions([])
    switch(page).click()
    expect(page.locator("dialog .problem")).to_have_text("Your browser does not let this page notify you.")
    expect(page.get_by_label("Tell me when it is my turn")).not_to_be_checked()
    page.reload()
    expect(switch(page)).not_to_be_checked()


def test_a_browser_without_notifications_offers_none(visitors: Visitors) -> None:
    """No switch that could not do anything."""
    page = visitors.open(own=True)
    page.context.add_init_script("delete window.Notification")
    page.reload()
    expect(switch(page)).to_have_count(0)
    expect(page.get_by_label("Ask before a move is made")).to_be_visible()


class Hook(ThreadingHTTPServer):
    """A receiver of webhooks on this machine."""

    def __init__(self) -> None:
        self.got: SimpleQueue[dict[str, Any]] = SimpleQueue()
        got = self.got

        class Answer(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                got.put(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
                self.send_response(204)
                self.end_headers()

            def log_message(self, *_: object) -> None:
                """Nothing to the console."""

        super().__init__(("127.0.0.1", 0), Answer)
        self.url = f"http://127.0.0.1:{self.server_port}"


@pytest.fixture
def hook() -> Iterator[Hook]:
    """A receiver that listens."""
    with Hook() as receiver:
        threading.Thread(target=receiver.serve_forever, daemon=True).start()
        yield receiver
        receiver.shutdown()


@pytest.fixture
def calling(client: None, rooms: Rooms, hook: Hook, tmp_path: Path) -> Iterator[Visitors]:
    """Visitors of a server that calls this receiver and nobody else."""
    calls = {"TATAMI_WEBHOOK_HOSTS": json.dumps([hook.url]), "TATAMI_ALERT_SECONDS": "0"}
    server = Server(tmp_path, **calls, TATAMI_WARM_BOTS="0")
    server.start()
    here = Visitors(rooms, server.url)
    yield here
    here.close()
    server.kill()
    assert here.complaints == []


def menu(page: Page) -> Locator:
    """The table's menu; it comes when the server has said what it offers."""
    with page.expect_response("**/alerts"):
        page.get_by_role("button", name="This table").click()
    return page.locator("dialog[open]")


def test_a_seat_is_called_while_its_player_is_away(calling: Visitors, hook: Hook, rnd: random.Random) -> None:
    """Set, refused, kept, and then it really arrives."""
    host = calling.open("new/empires")
    guest = meet(calling, host)
    guest.wait_for_selector(MINE)
    form = menu(guest).locator("form")
    address = form.get_by_label("webhook")
    expect(form.locator("input")).to_have_count(1)
    expect(form.get_by_role("button", name="Remove")).to_have_count(0)
    address.fill("https://elsewhere.example/")
    form.get_by_role("button", name="Save").click()
    expect(form.locator(".problem")).to_have_text("This server does not call that address.")
    calling.forgive("422")
    address.fill(f"{hook.url}/turn")
    form.get_by_role("button", name="Save").click()
    expect(form.get_by_role("button", name="Saved")).to_be_visible()
    expect(form.locator(".problem")).to_have_count(0)
    guest.keyboard.press("Escape")
    expect(menu(guest).get_by_label("webhook")).to_have_value(f"{hook.url}/turn")
    guest.keyboard.press("Escape")

    until_theirs(guest, rnd)
    table = guest.url.split("/t/")[1]
    guest.close()
    host.get_by_role("button", name="This table").click()
    expect(host.locator("dialog[open]")).to_contain_text("away")
    host.keyboard.press("Escape")
    until_theirs(host, rnd)
    assert hook.got.get(timeout=20)["table"] == table


def test_an_alert_can_be_removed(calling: Visitors, hook: Hook) -> None:
    """Gone at the server too; in the waiting room as at the table."""
    page = calling.open("new/empires")
    sit(page, 1, "open")
    page.locator("form .btn.primary").click()
    address = page.get_by_label("webhook")
    address.fill(hook.url)
    page.get_by_role("button", name="Save").click()
    page.get_by_role("button", name="Remove").click()
    expect(page.get_by_role("button", name="Remove")).to_have_count(0)
    with page.expect_response("**/alerts") as answer:
        page.reload()
    assert answer.value.json() == {"offered": ["webhook"], "webhook": None, "email": None, "confirmed": False}
    expect(address).to_have_value("")


def test_what_the_server_does_not_offer_is_not_shown(visitors: Visitors) -> None:
    """By default there is nothing to set."""
    page = visitors.open()
    page.locator("article.seven .btn.primary").click()
    page.wait_for_selector(MINE)
    here = menu(page)
    expect(here.get_by_role("button", name="Let a bot play")).to_be_visible()
    expect(here.locator("form")).to_have_count(0)
