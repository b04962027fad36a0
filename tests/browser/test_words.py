"""No id of the engine, no half-made text on any page, no button too narrow for its words: games in each language.

Here a few turns; ``python -m benchmarks.campaign words`` plays whole games of each in each language.
"""

from __future__ import annotations

import os
import random

import pytest
from playwright.sync_api import Page

from .conftest import Visitors
from .hands import Hands
from .words import narrow, raw

MOVES = int(os.environ.get("TATAMI_WORDS", "4"))
LANGUAGES = ["en", "ru", "de", "it"]


def look(page: Page) -> None:
    """Everything that can be read or heard here."""
    assert raw(page) == []
    assert narrow(page) == []


@pytest.mark.parametrize("game", ["empires", "seven"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_few_turns_say_nothing_raw(visitors: Visitors, rnd: random.Random, lang: str, game: str) -> None:
    """The new table, some moves, the table's menu, the list of moves."""
    page = visitors.open(f"new/{game}", lang=lang)
    page.locator("form .btn.primary").wait_for()
    look(page)
    page.locator("form .btn.primary").click()
    hands = Hands(page, rnd)
    for _ in range(MOVES):
        if not hands.wait():
            break
        look(page)
        hands.move()
    look(page)
    page.locator("header button.btn").last.click()
    page.locator("dialog[open]").wait_for()
    look(page)


def test_what_is_raw_is_found(visitors: Visitors) -> None:
    """The scan itself sees an id, a variable and a button too narrow."""
    page = visitors.open()
    page.evaluate(
        "document.querySelector('main').insertAdjacentHTML('beforeend',"
        ' \'<p title="order_idle">grey-1 { $n } NaN</p>'
        '<button style="width:20px;white-space:nowrap">Aufdecken</button>\')'
    )
    assert {word for word, _ in raw(page)} == {"order_idle", "grey-1", "{ $n }", "NaN"}
    assert narrow(page) == ["Aufdecken"]
