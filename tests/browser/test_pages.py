"""Every page around the tables in four languages, 360 to 1440 px wide, light or dark: words in boxes, axe content."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from .conftest import Visitors, sit
from .layout import resize
from .test_everyone import LANGUAGES, OVERFLOWING, violations
from .words import narrow, raw

SIZES = [(360, 740), (390, 844), (820, 1180), (1280, 800), (1440, 900)]
PAGES = {
    "new/empires": "form .btn.primary",
    "new/seven": "form .btn.primary",
    "learn/empires": ".btn.primary",
    "rules/empires": ".way li",
    "rules/seven": ".way li",
}
"""Pages that need no table, and what they have when they are there."""


def look(page: Page, axe: str, where: str) -> None:
    """The page at each width, as it stands."""
    page.wait_for_load_state("networkidle")
    for width, height in SIZES:
        resize(page, width, height)
        page.locator("main").wait_for()
        page.wait_for_function("document.getAnimations().every((a) => a.playState !== 'running')")
        place = f"{where} at {width}"
        assert page.evaluate("document.documentElement.scrollWidth") <= width, place
        assert page.evaluate(OVERFLOWING) == [], place
        assert narrow(page) == [], place
        assert raw(page) == [], place
    assert violations(page, axe) == [], where


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_page_at_every_width(visitors: Visitors, axe: str, lang: str) -> None:
    """First visit, new table, first lesson, rules, waiting room, home, my games, settings, invitation."""
    page = visitors.open(lang=lang, bypass_csp=True, color_scheme="dark" if lang in ("de", "it") else "light")
    look(page, axe, "first visit")
    page.locator("#name").fill("Aki")
    page.locator("#name").press("Tab")
    for path, there in PAGES.items():
        page.goto(f"{visitors.url}#/{path}")
        page.locator(there).first.wait_for()
        look(page, axe, path)
    page.goto(f"{visitors.url}#/new/seven")
    sit(page, 1, "open")
    page.locator("form .btn.primary").click()
    page.locator("svg[data-link]").wait_for()
    link = page.locator("svg[data-link]").get_attribute("data-link") or ""
    look(page, axe, "waiting room")
    page.goto(f"{visitors.url}#/")
    page.locator("[data-table]").first.wait_for()
    look(page, axe, "home")
    page.goto(f"{visitors.url}#/mine")
    look(page, axe, "my games")
    page.locator("header button.btn, header .icon, header button").last.click()
    page.locator("dialog[open]").wait_for()
    look(page, axe, "settings")
    guest = visitors.open(link.split("#/")[1], lang=lang, bypass_csp=True)
    guest.locator("form .btn.primary").wait_for()
    look(guest, axe, "invitation")
