"""A person against bots, from the first click to the final score, by clicks alone."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import expect

from .conftest import Visitors, sit
from .hands import ENDED, MINE, Hands


@pytest.mark.long
@pytest.mark.parametrize("game", ["empires", "seven"])
def test_from_first_click_to_final_score(visitors: Visitors, rnd: random.Random, game: str) -> None:
    """Play now, then nothing but clicks until the result is shown."""
    page = visitors.open()
    page.locator(f"article.{game} .btn.primary").click()
    Hands(page, rnd).play_out()
    result = page.locator(ENDED)
    expect(result).to_be_visible()
    if game == "empires":
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


@pytest.mark.parametrize("game", ["empires", "seven"])
def test_a_stretch_against_captains(visitors: Visitors, rnd: random.Random, game: str) -> None:
    """Opponents that search answer too: a few moves each way."""
    page = visitors.open(f"new/{game}")
    page.locator(".chip", has_text="2").first.click()
    sit(page, 1, "bot:captain")
    page.locator("form .btn.primary").click()
    hands = Hands(page, rnd)
    made = 0
    while (made < 2 or hands.ply() <= made) and hands.wait():  # secret choices may let one side run ahead
        hands.move()
        made += 1
    assert hands.ply() > made
    expect(page.get_by_text("captain").first).to_be_visible()
