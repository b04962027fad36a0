"""No id of the engine, no half-made text, nothing too narrow for its words: games in each language, wide and narrow.

Here a few turns; ``python -m benchmarks.campaign words`` plays whole games of each in each language.
"""

from __future__ import annotations

import os
import random

import pytest
from playwright.sync_api import Page, ViewportSize

from tatami.messages import LANGUAGES

from .conftest import Visitors
from .hands import Hands
from .layout import resize
from .test_everyone import OVERFLOWING
from .words import NARROW, narrow, raw

MOVES = int(os.environ.get("TATAMI_WORDS", "4"))
WIDE, PHONE = ViewportSize(width=1280, height=800), ViewportSize(width=360, height=740)


def look(page: Page) -> None:
    """Everything that can be read or heard here; no word leaves its box (on a phone some buttons show a sign alone)."""
    assert raw(page) == []
    assert page.evaluate(OVERFLOWING if page.viewport_size == PHONE else NARROW) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("game", ["empires", "seven"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_few_turns_say_nothing_raw(visitors: Visitors, rnd: random.Random, lang: str, game: str) -> None:
    """The new table, some moves, every second one on a phone, the table's menu, the list of moves."""
    page = visitors.open(f"new/{game}", lang=lang)
    page.locator("form .btn.primary").wait_for()
    look(page)
    page.locator("form .btn.primary").click()
    hands = Hands(page, rnd)
    for turn in range(MOVES):
        if not hands.wait():
            break
        assert page.evaluate("document.documentElement.lang") == lang
        size = PHONE if turn % 2 else WIDE
        resize(page, size["width"], size["height"])
        page.wait_for_function("(w) => document.querySelector('[data-turn]').clientWidth === w", arg=size["width"])
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
