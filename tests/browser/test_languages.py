"""Both tables in each language: nothing a person reads is an id, and no button is too narrow for its words."""

from __future__ import annotations

import random
import re

import pytest

from tatami.messages import LANGUAGES

from .conftest import Visitors
from .hands import Hands

MOVES = 12
# keys, variables left open, slots and orders by their ids
RAW = re.compile(r"\{ ?\$|\b(?:web|event|action|refuse|hint|learn|slot|house|unit)-[a-z]|\b(?:grey|teal)-\d|move23")
NARROW = """[...document.querySelectorAll("button, .btn")]
    .filter((b) => b.offsetParent && b.scrollWidth > b.clientWidth + 1).map((b) => b.innerText)"""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ["empires", "seven"])
def test_no_id_and_no_narrow_button(visitors: Visitors, rnd: random.Random, game: str, lang: str) -> None:
    page = visitors.open(lang=lang)
    assert page.evaluate(NARROW) == []
    page.locator(f"article.{game} .btn.primary").click()
    hands = Hands(page, rnd)
    for _ in range(MOVES):
        if not hands.wait():
            break
        said = page.locator("body").inner_text()
        assert not RAW.search(said), said
        assert page.evaluate(NARROW) == []
        hands.move()
