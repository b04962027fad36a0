"""Odds for those who play: what a level is worth, when it fades, and which level suits whom."""

from __future__ import annotations

import pytest
from bot_scenes import scene

import tatami
from tatami import bots
from tatami.bots import LEVELS, calibration
from tatami.bots.calibration import corrected, even_level, strength, table_of

EVEN = [0.5, 0.5]


def told(who: list[str | None], left: float = 1.0, raw: list[float] | None = None) -> list[float]:
    return corrected(table_of("empires"), raw or [1 / len(who)] * len(who), left, who, False, "")


@pytest.mark.parametrize("game", ["empires", "seven"])
def test_every_level_has_a_worth_and_they_rise(game: str) -> None:
    worth = [strength(table_of(game), level, 2) for level in LEVELS]
    assert worth == sorted(worth)
    assert strength(table_of(game), None, 2) == strength(table_of(game), calibration.EQUAL, 2)


def test_equals_have_even_chances() -> None:
    assert told([None, None]) == pytest.approx(EVEN)
    assert told(["soldier"] * 4) == pytest.approx([0.25] * 4)


def test_the_stronger_has_the_better_chances_and_less_so_towards_the_end() -> None:
    start, middle, end = (told(["captain", "soldier"], left)[0] for left in (1.0, 0.5, 0.0))
    assert start > middle > end
    assert end == pytest.approx(0.5)


def test_chances_add_up_and_keep_their_order_among_equals() -> None:
    shares = told([None] * 3, 0.5, [0.7, 0.2, 0.1])
    assert sum(shares) == pytest.approx(1.0)
    assert shares == sorted(shares, reverse=True)


def test_good_partners_help() -> None:
    numbers = table_of("seven")
    good = corrected(numbers, [0.5] * 4, 1.0, [None, "captain", "captain", "captain"], True, "normal")
    bad = corrected(numbers, [0.5] * 4, 1.0, [None, "novice", "novice", "novice"], True, "normal")
    assert len(set(good)) == 1
    assert good[0] > bad[0]


def test_a_table_is_told_odds_for_its_line_up() -> None:
    table = tatami.new_table("empires", players=2, seed=3)
    for_captains = bots.odds(table, 0.05, None)
    assert bots.odds(table, 0.05, None, ["captain", "novice"])[0] > for_captains[0]
    assert bots.odds(table, 0.05, None, ["novice", "captain"])[0] < for_captains[0]


def test_who_plays_alone_is_told_the_guess() -> None:
    assert len(bots.odds(scene("solo"), 0.05)) == 3


def test_a_game_that_nobody_has_fitted_is_told_the_chances_among_equals() -> None:
    numbers, who = table_of("a third game"), ["captain", None, "novice"]
    assert corrected(numbers, [0.5, 0.3, 0.2], 0.5, who, False, "") == pytest.approx([0.5, 0.3, 0.2])
    together = corrected(numbers, [0.3] * 4, 0.5, [*who, "general"], True, "")
    assert together == pytest.approx([0.3] * 4)


def test_the_level_that_suits() -> None:
    assert even_level("empires", []) == calibration.PERSON
    assert even_level("empires", [("soldier", 2, 0.0)] * 8) == "novice"
    assert even_level("empires", [("soldier", 2, 1.0)] * 8 + [("captain", 2, 0.5)] * 20) in ("captain", "general")
    assert even_level("empires", [("general", 2, 1.0)] * 20) == "shogun"
