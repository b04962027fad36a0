"""Every page around the tables in four languages, 360 to 1440 px wide, light or dark, with the longest of names.

A page is opened once and made wider: nothing lies on anything else, no word leaves its box or is raw, axe is content.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page

from tatami.messages import LANGUAGES
from tatami.server.people_api import PersonTable

from .conftest import HABITS, Visitors, sit
from .layout import broken, resize
from .test_everyone import OVERFLOWING, at_night, violations
from .words import narrow, raw

SIZES = [(360, 740), (390, 844), (820, 1180), (1280, 800), (1440, 900)]
PAGES = {
    "new/empires": "form .btn.primary",
    "learn/empires": ".btn.primary",
    "rules/empires": ".way li",
    "rules/seven": ".way li",
    "new/seven": "form .btn.primary",
}
"""Pages that need no table, and what they have when they are there."""
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
    habits = {**HABITS, "tatami.settings": {"name": AIKO, "motion": "off"}}
    page = visitors.open(lang=lang, habits=habits, **more)
    for path, there in PAGES.items():
        page.goto(f"{visitors.url}#/{path}")
        page.locator(there).first.wait_for()
        yield path, page
    sit(page, 1, "open")
    page.locator("form .btn.primary").click()
    page.locator("svg[data-link]").wait_for()
    link = page.locator("input.link").input_value()
    yield "waiting room", page
    guest = visitors.open(link.split("#/")[1], lang=lang, **more)
    guest.locator("form .btn.primary").wait_for()
    yield "invitation", guest
    page.goto(f"{visitors.url}#/mine")
    page.locator(".filters").wait_for()
    yield "my games, none", page
    page.goto(f"{visitors.url}#/")
    page.locator("[data-table]").first.wait_for()
    yield "home, one table", page
    page.route("**/api/me/tables", lambda route: route.fulfill(json=TABLES))
    page.route("**/glimpse", lambda route: route.fulfill(json={"view": None}))
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


def looked_at(page: Page, lang: str, axe: str) -> Iterator[str]:
    """What is wrong with the page as it stands, at each width; axe at three in English, and at night."""
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")
    for width, height in SIZES:
        resize(page, width, height)
        page.wait_for_function("document.getAnimations().every((a) => a.playState !== 'running')")
        found = [*broken(page), *page.evaluate(OVERFLOWING), *narrow(page), *raw(page)]
        if width == 1440 or (lang == "en" and width in (390, 820)):
            found += violations(page, axe, colours=width == 1440 and lang in ("en", "de"))
        yield from (f"{width} px: {what}" for what in found)
    if lang == "en":  # colours are the same at every width
        at_night(page)
        yield from (f"at night: {what}" for what in violations(page, axe))
        page.evaluate("document.documentElement.dataset.theme = 'washi'")


@pytest.mark.long
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_page_at_every_width(visitors: Visitors, axe: str, lang: str) -> None:
    """First visit, new tables, first lesson, rules, waiting room, invitation, home, my games, settings."""
    theme = "dark" if lang in ("de", "it") else "light"
    pages = screens(visitors, lang, bypass_csp=True, color_scheme=theme)
    assert [f"{name}, {what}" for name, page in pages for what in looked_at(page, lang, axe)] == []
