"""Every page around the tables, at the widths of a phone, a tablet and a laptop, in four languages, light and night.

A page is opened once and made narrower; nothing lies on anything else, no word leaves its box, axe finds nothing.
"""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page

from tatami.server.people_api import PersonTable

from .conftest import Visitors, sit
from .layout import broken, resize
from .test_everyone import LANGUAGES, violations

WIDTHS = {1440: 900, 820: 1180, 390: 844}
AIKO = "Bartholomäus-Maximilian"
"""A name as long as names may be."""
NOW = time.time()


def _table(n: int, game: str, stage: str, **more: Any) -> dict[str, Any]:
    """A table of a person, as the server tells it."""
    sides = {
        "empires": ["house-red", "house-blue", "house-yellow"],
        "seven": ["samurai-kikuchiyo", "samurai-shichiroji", "samurai-katsushiro"],
    }[game]
    who = [("Aki", None), (AIKO, None), ("", "captain")]
    seat = {"stand_in": None, "joined": True, "here": False}
    seats = [{**seat, "seat": s, "name": name, "bot": bot, "side": sides[s]} for s, (name, bot) in enumerate(who)]
    options: dict[str, Any] = {"players": 3, "edition": "2022", "modules": ["agendas", "dojo"]}
    row: dict[str, Any] = {
        "table": f"table{n:011d}", "game": game, "options": options if game == "empires" else {"level": "heroic"},
        "stage": stage, "made": NOW - n * 90_000 - 1800, "moved": NOW - n * 90_000, "acting": [n % 3], "mine": [0],
        "host": True, "keys": ["k" * 32], "host_key": "h" * 32, "spectator": "s" * 32, "sides": sides, "seats": seats,
        "result": None, "clock": None, "sandbox": False, "challenge": None, **more,
    }  # fmt: skip
    return PersonTable(**row).model_dump()


def _finished(n: int) -> dict[str, Any]:
    game = ("empires", "seven")[n % 2]
    won = n % 3 != 0
    if game == "empires":
        kinds = ["begin", "region-bonus", "shrines", "agenda", "region-bonus", "final-influence", "leftovers"]
        end = [64, 60, 52] if won else [58, 71, 49]
        points = [[round(p * k / 6) for p in end] for k in range(7)]
        facts: dict[str, Any] = {"round": 2, "era": 3}
    else:
        kinds, end, facts = ["begin", "building-lost", "wounded", "family-lost"], [7] * 3, {"round": 3}
        facts |= {"buildings": 5, "families": 2, "barricades": 1, "barricades_max": 4, "outcome": "families"}
        points = [[10 - k] * 3 for k in range(4)]
    course = [
        {"what": k, "chapter": min(3, 1 + i // 2), "points": p}
        for i, (k, p) in enumerate(zip(kinds, points, strict=True))
    ]
    result = {"scores": end, "winners": [0] if won else [1] if game == "empires" else [], "facts": facts}
    return _table(n, game, "over", acting=[], result={**result, "course": course if n != 5 else []})


TABLES = [_table(n, ("empires", "seven")[n % 2], "playing" if n != 2 else "lobby") for n in range(5)]
TABLES += [_finished(n) for n in range(5, 30)]


def screens(visitors: Visitors, lang: str, **more: Any) -> Iterator[tuple[str, Page]]:
    """The pages, one after the other."""
    new = visitors.open(lang=lang, habits={}, **more)
    new.locator("main.first").wait_for()
    yield "first visit", new
    page = visitors.open(lang=lang, own=True, **more)
    page.route("**/api/me/tables", lambda route: route.fulfill(json=TABLES))
    page.route("**/glimpse", lambda route: route.fulfill(json={"view": None}))
    page.evaluate(f"localStorage.setItem('tatami.settings', {json.dumps(json.dumps({'name': AIKO, 'motion': 'off'}))})")
    page.reload()
    page.locator("[data-table]").first.wait_for()
    yield "home", page
    page.locator("header .icon").last.click()
    page.locator("dialog[open]").wait_for()
    yield "settings", page
    page.keyboard.press("Escape")
    page.goto(f"{visitors.url}#/mine")
    page.locator(".kind .columns").wait_for()
    yield "my games", page
    for game in ("empires", "seven"):
        page.goto(f"{visitors.url}#/new/{game}")
        page.locator("form .btn.primary").wait_for()
        yield f"new {game}", page
    sit(page, 1, "open")
    page.locator("form .btn.primary").click()
    link = page.locator("input.link").input_value()
    yield "waiting room", page
    guest = visitors.open(link.split("#/")[1], lang=lang, **more)
    guest.locator("form .btn.primary").wait_for()
    yield "invitation", guest


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_lies_on_anything_else(visitors: Visitors, lang: str) -> None:
    """Each page at each width."""
    found = []
    for name, page in screens(visitors, lang):
        page.evaluate("document.fonts.ready")
        for width, height in WIDTHS.items():
            resize(page, width, height)
            found += [f"{name}, {width} px: {what}" for what in broken(page)]
    assert found == []


def test_axe_finds_nothing_at_any_width(visitors: Visitors, axe: str) -> None:
    """Each page at each width; at night once: colours are the same at every width."""
    found = []
    for name, page in screens(visitors, "en", bypass_csp=True):
        for width, height in WIDTHS.items():
            resize(page, width, height)
            found += [f"{name}, {width} px: {what}" for what in violations(page, axe)]
        page.evaluate("document.documentElement.dataset.theme = 'night'")
        found += [f"{name}, at night: {what}" for what in violations(page, axe)]
        page.evaluate("document.documentElement.dataset.theme = 'washi'")
    assert found == []
