"""The rulebook for people: the first page, contents, search, folds, examples, and beside a game."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import Visitors
from .test_empires_table import sit


@pytest.mark.parametrize("game", ["empires", "seven"])
@pytest.mark.parametrize("lang", ["en", "ru", "de", "it"])
def test_a_turn_on_one_page(visitors: Visitors, game: str, lang: str) -> None:
    """Four steps in a diagram, each with a word on how; the contents lead to chapters of rules."""
    page = visitors.open(f"rules/{game}", lang=lang)
    steps = page.locator(".way li")
    expect(steps).to_have_count(4)
    for step in steps.all():
        expect(step.locator("small")).not_to_be_empty()
    page.locator("nav button").nth(2).click()
    expect(page.locator(".rule").first).to_be_visible()


def test_editions_and_rulings_are_folded_away(visitors: Visitors) -> None:
    """What holds is read first; a draft's difference and a ruling are one click away."""
    page = visitors.open("rules/empires?rule=EMP-02")
    expect(page.locator("#EMP-02.wanted dd")).not_to_contain_text("[D]")
    other = page.locator("details", has_text="other printings")
    expect(other.locator("dd").first).not_to_be_visible()
    other.locator("summary").click()
    expect(other.locator("dd").first).to_contain_text("[D]")
    page = visitors.open("rules/empires?rule=EMP-06")
    expect(page.locator("details[open] #EMP-06.wanted")).to_be_visible()


def test_search_and_examples(visitors: Visitors) -> None:
    """Words find rules wherever they stand; control has a drawn example."""
    page = visitors.open("rules/empires")
    page.keyboard.press("/")
    page.keyboard.type("castle siege")
    expect(page.locator("#DOJ-21")).to_be_visible()
    page = visitors.open("rules/empires?rule=EMP-70")
    expect(page.locator("#EMP-70 + figure svg")).to_be_visible()


def test_it_opens_beside_the_game(visitors: Visitors) -> None:
    """A rule's ID at the table opens its chapter at the side; the table stays, and can be played."""
    page = visitors.open(size=(1440, 900))
    sit(page)
    page.locator(".strip .then a").click()
    expect(page.locator("aside .wanted")).to_be_visible()
    card = page.locator(".own .card.open").first
    card.click()
    expect(page.locator(".own .card.held")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("aside .wanted")).to_have_count(0)
