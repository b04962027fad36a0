"""A person against bots, from the first click to the final score, by clicks alone."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import expect

from .conftest import Visitors
from .hands import MINE, Hands


@pytest.mark.parametrize("game", ["empires", "seven"])
def test_from_first_click_to_final_score(visitors: Visitors, rnd: random.Random, game: str) -> None:
    """Play now, then nothing but clicks until the result is shown."""
    page = visitors.open()
    page.locator(f"article.{game} .btn.primary").click()
    Hands(page, rnd).play_out()
    result = page.locator("dialog[open] .result")
    expect(result).to_be_visible()
    if game == "empires":
        expect(result.locator("ol li")).to_have_count(3)
        expect(result.locator("table tbody tr")).to_have_count(3)
    else:
        expect(result).to_contain_text(re.compile(r"\d / 6|A lost village scores nothing"))


def test_three_clicks_to_the_first_move(visitors: Visitors) -> None:
    """Play now, a card, confirm: the first move is made."""
    page = visitors.open()
    page.locator("article.empires .btn.primary").click()
    page.wait_for_selector(MINE)
    page.locator(".own .card.open").first.click()
    page.locator(".bar .chosen .btn.primary").click()
    page.wait_for_selector('[data-ply]:not([data-ply="0"])')
    assert int(page.locator("[data-ply]").get_attribute("data-ply") or 0) >= 1
