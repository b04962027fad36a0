"""Tables made to measure: one person alone, a board of one's own; and the bots' help at a real level."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Page, expect

import tatami
from tatami.empires.board import default_text
from tatami.messages import LANGUAGES

from .conftest import Visitors, sit
from .hands import MINE, Hands
from .test_everyone import OVERFLOWING, violations

WATCH_FLIGHTS = """() => {
  window.flights = 0;
  new MutationObserver((changes) => {
    for (const change of changes) for (const node of change.addedNodes)
      if (node.matches?.('.flight')) window.flights++;
  }).observe(document.querySelector('.map'), { childList: true, subtree: true });
}"""
"""Counts the pieces that travel over the map from now on."""
IN_SIGHT = """() => {
  const [board, strip, footer] = ['.board', '.desk', 'footer']
    .map((q) => document.querySelector(q)?.getBoundingClientRect());
  const line = document.querySelector('.line-tall > *');
  return board?.bottom <= strip?.top + 1 && strip.bottom <= footer?.top + 1 && line.scrollHeight <= line.clientHeight;
}"""
"""Board, strip and footer lie below one another, and no slot of the order line is cut off."""


def record(game: str, rnd: random.Random) -> str:
    """A whole game of players who play anything, as a record."""
    table = tatami.new_table(game, players=2, seed=7)
    while not table.over:
        table.play(rnd.choice(table.legal()))
    return table.record()


def be_lazy(page: Page, hands: Hands) -> None:
    """Pass, or do whatever must be done before."""
    ply, lazy = hands.ply(), page.locator('.strip [data-words="pass"]')
    if lazy.count():
        lazy.click()
        page.locator(".strip .asks .pick").click()
        page.wait_for_selector(f'[data-ply]:not([data-ply="{ply}"])')
    else:
        hands.move()


def test_one_person_plays_all_samurai(visitors: Visitors, rnd: random.Random) -> None:
    """Alone with three samurai: all of them are mine, and I act for each in turn."""
    page = visitors.open("new/seven")
    page.locator(".chip", has_text="1").first.click()
    page.locator("fieldset", has_text="one person alone").locator(".chip", has_text="3").click()
    page.locator("form .btn.primary").click()
    hands = Hands(page, rnd)
    assert hands.wait()
    expect(page.locator(".own, article.board.mine")).to_have_count(3)
    hands.move()
    assert hands.wait()


def test_a_lost_village_scores_nothing(visitors: Visitors, rnd: random.Random) -> None:
    """Whoever passes at once loses the village: the reason is told, no score is."""
    page = visitors.open()
    page.locator("article.seven .btn.primary").click()
    hands = Hands(page, rnd)
    while hands.wait():
        be_lazy(page, hands)
    result = page.locator(".end .result")
    expect(page.locator(".end h2").first).to_contain_text(re.compile("burned down|is lost|has fallen"))
    expect(result).to_contain_text("A lost village scores nothing")
    expect(result.locator(".score")).to_have_count(0)
    assert "+" not in result.inner_text()


def test_a_board_file_of_ones_own(visitors: Visitors, tmp_path: Path) -> None:
    """The file `tatami data export` writes, with a province of another name, is played and drawn."""
    file = tmp_path / "board.toml"
    file.write_text(default_text().replace("satsuma", "north_bay"), "utf-8")
    page = visitors.open("new/empires")
    page.locator("input[type=file]").set_input_files(file)
    page.locator(".file b", has_text=file.name).wait_for(state="attached")
    page.locator("form .btn.primary").click()
    page.wait_for_selector(MINE)
    expect(page.locator(".province")).to_have_count(23)
    expect(page.locator('[data-place="north_bay"]')).to_contain_text("North Bay")
    expect(page.locator('[data-place="satsuma"]')).to_have_count(0)


def test_a_spoiled_board_file_is_refused_in_a_sentence(visitors: Visitors, tmp_path: Path) -> None:
    """What is wrong is said where the file was chosen."""
    file = tmp_path / "board.toml"
    file.write_text(default_text().replace("[borders]", "[edges]"), "utf-8")
    page = visitors.open("new/empires")
    page.locator("input[type=file]").set_input_files(file)
    page.locator(".file b", has_text=file.name).wait_for(state="attached")
    page.locator("form .btn.primary").click()
    expect(page.locator(".problem")).to_contain_text("borders", timeout=30_000)  # read by a process of its own
    visitors.forgive("422")


def test_hints_and_odds_against_soldiers(visitors: Visitors) -> None:
    """The bots' help: moves that can be chosen, each with its reason, and everybody's chances."""
    page = visitors.open("new/empires")
    for seat in (1, 2):
        sit(page, seat, "bot:soldier")
    page.locator("form .btn.primary").click()
    page.wait_for_selector(f'{MINE}[data-ply="2"]')  # a hint is gone when others pick
    page.get_by_role("button", name="Hint", exact=True).click()
    hint = page.locator('.strip[data-voice="hint"]')
    expect(hint).to_be_visible(timeout=30_000)
    expect(hint.locator(".then")).not_to_be_empty()
    hint.locator(".btn.primary").click()
    expect(page.locator(".bar .chosen")).to_be_visible()
    page.get_by_role("button", name="Odds", exact=True).click()
    odds = page.locator(".odds span")
    expect(odds).to_have_count(3, timeout=30_000)
    assert 95 <= sum(int(re.findall(r"(\d+) %", text)[0]) for text in odds.all_inner_texts()) <= 105


def test_the_odds_over_a_replay(visitors: Visitors, rnd: random.Random, tmp_path: Path) -> None:
    """A finished game's odds as a curve; its turning points lead to their moves."""
    file = tmp_path / "game.json"
    file.write_text(record("empires", rnd), "utf-8")
    page = visitors.open()
    page.locator("input[type=file]").set_input_files(file)
    page.get_by_role("button", name="Odds", exact=True).click()
    curve = page.locator('[data-curve="odds"]')
    expect(curve.locator("path")).to_have_count(2, timeout=60_000)
    turn = curve.locator(".turn").first
    ply = re.findall(r"\d+", turn.get_attribute("title") or "")[0]
    turn.click()
    expect(page.locator("footer .words")).to_contain_text(re.compile(rf"^{ply} / "))


def first_journey(text: str) -> int:
    """The ply at which an army first travels in a record."""
    return next(event.ply for event in tatami.replay(text).events(None) if event.kind == "moved")


@pytest.mark.parametrize("wish", ["no-preference", "reduce"])
def test_a_replay_moves_as_the_game_did(
    visitors: Visitors, rnd: random.Random, tmp_path: Path, wish: Literal["no-preference", "reduce"]
) -> None:
    """One move forward: the army travels, then the move is made; who wants no motion sees it made at once."""
    text = record("empires", rnd)
    ply = first_journey(text)
    file = tmp_path / "game.json"
    file.write_text(text, "utf-8")
    page = visitors.open(reduced_motion=wish)
    page.evaluate("localStorage.setItem('tatami.settings', JSON.stringify({speed: 0.5}))")
    page.reload()
    page.locator("input[type=file]").set_input_files(file)
    page.locator("footer input[type=range]").fill(str(ply - 1))
    page.locator(".map").wait_for()
    page.evaluate(WATCH_FLIGHTS)
    page.get_by_role("button", name="One move forward").click()
    expect(page.locator("footer .words")).to_contain_text(f"{ply} / ")
    assert page.evaluate("window.flights") == (1 if wish == "no-preference" else 0)


def test_a_replay_on_a_phone_shows_the_whole_map(visitors: Visitors, rnd: random.Random, tmp_path: Path) -> None:
    """Map and order line end above the strip that tells the move; nobody has to scroll for the south."""
    file = tmp_path / "game.json"
    file.write_text(record("empires", rnd), "utf-8")
    page = visitors.open(size=(360, 740))
    page.locator("input[type=file]").set_input_files(file)
    page.locator("footer input[type=range]").fill("4")  # both have a card: orders are being placed
    page.locator(".line-tall").wait_for()
    assert page.wait_for_function(IN_SIGHT).json_value()


def test_a_finished_game_is_reviewed(visitors: Visitors, rnd: random.Random, tmp_path: Path, axe: str) -> None:
    """Each side's accuracy, a click on its costliest move leads there, and a shogun says what it would have done."""
    file = tmp_path / "game.json"
    file.write_text(record("seven", rnd), "utf-8")
    page = visitors.open(bypass_csp=True)
    page.locator("input[type=file]").set_input_files(file)
    page.locator("footer input[type=range]").wait_for()
    page.locator("footer button[aria-expanded]").click()
    review = page.locator(".review")
    expect(review.locator("li")).to_have_count(2, timeout=60_000)
    expect(review.locator(".score b").first).to_have_text(re.compile(r"^\d+%$"))
    costly = review.locator(".move").first
    number = int(re.findall(r"\d+", costly.locator("small").inner_text())[0])
    costly.click()
    expect(page.locator("footer .words")).to_contain_text(f"{number - 1} / ")
    review.locator("footer .btn").click()
    expect(review.locator("footer p")).to_contain_text("a shogun would have chosen", timeout=60_000)
    assert violations(page, axe) == []
    for lang in LANGUAGES:
        page.locator("#language").select_option(lang)
        expect(page.locator("html")).to_have_attribute("lang", lang)
        assert page.evaluate(OVERFLOWING) == [], lang


def test_the_village_in_words(visitors: Visitors) -> None:
    """For those who hear the table: what stands, and each samurai in a sentence."""
    page = visitors.open()
    page.evaluate("localStorage.setItem('tatami.settings', JSON.stringify({motion: 'off', speed: 4, reader: true}))")
    page.reload()
    page.locator("article.seven .btn.primary").click()
    page.wait_for_selector(MINE)
    words = page.locator("section.words")
    expect(words.locator("li")).to_have_count(4)
    expect(words.locator("p").first).to_contain_text("6")
