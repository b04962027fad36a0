"""For everyone: screen readers at the tables, other words without leaving, little to load."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Page, expect

from .conftest import Visitors, sit
from .hands import ENDED, MINE, Hands
from .line import Line

OVERFLOWING = """() => [...document.querySelectorAll(
    'button, .btn, h1, h2, h3, legend, label, .name, .text, td, th, p, select')]
  .filter((e) => e.offsetParent && !e.closest('.sr, dialog:not([open])'))
  .filter((e) => {
    const style = getComputedStyle(e);
    if (style.textOverflow === 'ellipsis' || e.matches('.sr')) return false;
    return e.scrollWidth > e.clientWidth + 2 && e.clientWidth > 0 && style.display !== 'inline';
  })
  .map((e) => `${e.tagName}.${e.className}: ${e.textContent.trim().slice(0, 60)}`)"""


def violations(page: Page, axe: str, colours: bool = True) -> list[str]:
    """Serious findings of axe on the page as it stands; its colours, which take most of the time, if they are new."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(axe)
    how = {"resultTypes": ["violations"], "rules": {"color-contrast": {"enabled": colours}}}
    found = page.evaluate("(how) => axe.run(document, how).then((r) => r.violations)", how)
    return [
        f"{v['id']}: {v['nodes'][0]['html'][:160]} {v['nodes'][0]['failureSummary'][:200]}"
        for v in found
        if v["impact"] in ("serious", "critical")
    ]


def at_night(page: Page) -> None:
    """The other colours, until the page is loaded again."""
    page.evaluate("document.documentElement.dataset.theme = 'night'")


@pytest.mark.parametrize("game", ["empires", "seven"])
def test_axe_finds_nothing_serious_at_a_table(visitors: Visitors, axe: str, rnd: random.Random, game: str) -> None:
    """Both tables in the middle of a turn, by day and by night."""
    page = visitors.open(color_scheme="light", bypass_csp=True)
    page.locator(f"article.{game} .btn.primary").click()
    hands = Hands(page, rnd)
    hands.wait()
    hands.move()
    hands.wait()
    assert violations(page, axe) == []
    at_night(page)
    assert violations(page, axe) == []


def test_the_language_changes_without_leaving_the_table(visitors: Visitors) -> None:
    """The same table, the same turn, other words."""
    page = visitors.open()
    page.locator("article.empires .btn.primary").click()
    page.wait_for_selector(MINE)
    page.locator("#language").select_option("ru")
    page.wait_for_selector(MINE)
    expect(page.locator("html")).to_have_attribute("lang", "ru")
    expect(page.locator(".panel h2")).to_contain_text("Эпоха")


def test_first_load_is_light(visitors: Visitors) -> None:
    """Under 300 KB over the wire for the home page."""
    page = visitors.open(own=True)
    page.wait_for_load_state("networkidle")
    sizes = page.evaluate(
        "[...performance.getEntriesByType('resource'), ...performance.getEntriesByType('navigation')]"
        ".map((e) => e.transferSize)"
    )
    assert 0 < sum(sizes) < 300_000


def test_axe_on_invitations_dialogs_and_replays(visitors: Visitors, axe: str, rnd: random.Random) -> None:
    """The waiting room, the page an invitation leads to, the table's dialogs, the result, and the replay."""
    host = visitors.open("new/seven", bypass_csp=True)
    sit(host, 1, "open")
    host.locator("form .btn.primary").click()
    link = host.locator("input.link").input_value()
    assert violations(host, axe) == []
    guest = visitors.open(link.split("#/")[1], bypass_csp=True)
    guest.locator("form .btn.primary").wait_for()
    assert violations(guest, axe) == []

    page = visitors.open(bypass_csp=True)
    page.locator("article.seven .btn.primary").click()
    page.wait_for_selector(MINE)
    for opener in ("This table", re.compile(r"^Moves \(\d+\)")):
        page.get_by_role("button", name=opener).click()
        page.locator("dialog[open]").wait_for()
        assert violations(page, axe) == []
        page.keyboard.press("Escape")
    with Line(page) as line:
        line.play_on(rnd)
    page.locator(ENDED).wait_for()
    assert violations(page, axe) == []
    page.locator(".result a", has_text="Replay").click()
    page.locator("footer input[type=range]").wait_for()
    assert violations(page, axe) == []
