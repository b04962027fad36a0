"""The table of 7 Samurai in a real browser: moves by clicks, layouts, explanations, moments, signals, lessons."""

from __future__ import annotations

import json
import random
import re
from collections import Counter
from itertools import combinations
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import tatami
from tatami.game import Action
from tatami.messages import LANGUAGES

from .conftest import Visitors
from .hands import CONFIRM, ENDED, MINE, Fingers, Hands, middle
from .layout import resize
from .line import Line
from .test_everyone import OVERFLOWING, violations

SIZES = [(390, 844), (820, 1180), (1280, 800), (1440, 900), (1920, 1080), (2560, 1440)]
BOXES = """() => ['.others .board', '.strip', '.own', '.panel', '.foot'].flatMap((what) =>
  [...document.querySelectorAll(what)].filter((e) => e.offsetParent)
    .map((e) => { const b = e.getBoundingClientRect(); return [what, b.left, b.top, b.right, b.bottom]; }))"""
DRAWN = "new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"
"""Until the table has measured its window and is drawn."""
COLUMNS = """() => [...document.querySelectorAll('.fan')].flatMap((fan) => {
  const cards = [...fan.querySelectorAll('.thing')].map((c) => c.getBoundingClientRect());
  return cards.slice(1).map((c, i) => (c.left - cards[i].left) / cards[i].width);
})"""
"""How much of each card in a line is seen: its left column carries all its signs."""


def open_table(
    visitors: Visitors, options: dict[str, Any], players: int = 1, seed: int | None = None, **more: Any
) -> Page:
    """A table with me on every seat, dealt by a seed where one is given."""
    page = visitors.open(**more)
    seats = [{"kind": "mine"}] * (options.get("hands", 0) or players)
    body = {"game": "seven", "players": players, "options": options, "seats": seats}
    if seed is not None:
        body["seed"] = seed
    opened = send(page, "api/tables", body)
    sit(visitors, page, opened["table"], [opened["links"]["seat"][seat] for seat in opened["mine"]])
    return page


def choose(table: tatami.Table, rnd: random.Random) -> Action:
    """A player who looks for Kiai, uses abilities, and fights."""
    legal, view = table.legal(), table.view(0)
    kiai = [a for a in legal if a.kind.startswith("kiai")]
    if kiai:
        return rnd.choice(kiai)
    by_kind = {a.kind: a for a in legal}
    if view["phase"] == "card":
        me, card = view["seats"][view["hand"]["seat"]], view["cards"][view["hand"]["card"]]
        abilities = [a for a in legal if a.kind in ("give", "discard", "under")]
        if me["track"] + card["strength"] == me["kiai"]:
            return by_kind["attack"]
        if abilities and rnd.random() < 0.35:
            return rnd.choice(abilities)
        return by_kind.get("defend", by_kind["attack"]) if rnd.random() < 0.5 else by_kind["attack"]
    if "fight" in by_kind and rnd.random() < 0.8:
        return by_kind["fight"]
    return rnd.choice(legal)


def click(page: Page, action: Action) -> None:
    """Make a move as a person would: by its choice, or samurai after samurai."""
    ply = Hands(page, random.Random(0)).ply()
    choice = page.locator(f'.strip .pick[data-words="{action.words}"]')
    if "from" in action.args:
        page.locator(f'.head.open[data-seat="{action.args["from"]}"]').click()
        choice = choice.or_(page.locator(CONFIRM)).first  # where only one can be meant it is asked at once
    choice.click()
    if page.locator(CONFIRM).count():  # whatever is done is asked about once more
        page.locator(CONFIRM).click()
    page.wait_for_selector(f'[data-ply]:not([data-ply="{ply}"])')


@pytest.mark.long
@pytest.mark.parametrize(("hands", "seed"), [(7, 174), (2, 238), (4, 96)])  # short, and 21 of the 23 kinds
def test_every_kind_of_move_by_clicks(visitors: Visitors, hands: int, seed: int) -> None:
    """A whole game of several samurai after a seed: each move has a choice on the strip, each kind is clicked."""
    options: dict[str, Any] = {"hands": hands, "level": "easy", "open_support": True}
    table = tatami.new_table("seven", players=1, seed=seed, **options)
    page = open_table(visitors, options, seed=seed)
    rnd = random.Random(seed)
    clicked: Counter[str] = Counter()
    with Line(page) as line:
        while not table.over:
            page.wait_for_selector(f"{MINE}[data-ply='{table.ply}']")
            action = choose(table, rnd)
            shown = set(page.evaluate("[...document.querySelectorAll('.strip .pick')].map((e) => e.dataset.words)"))
            plain = {a.words for a in table.legal() if "from" not in a.args}
            assert plain <= shown, "whatever may be done has its choice"
            clicked[action.kind] += 1
            if clicked[action.kind] <= 2:
                click(page, action)
            else:  # the third of its kind is made past the page
                line.move(action.words, table.to_act[0], table.ply)
            table.play(action)
    expect(page.locator(ENDED)).to_contain_text(re.compile("scores nothing|of 10 points"))


def lay_out(page: Page, width: int, height: int, looked_at: str = "[]") -> None:
    """Another window; back when the table is drawn in it, its parts beside one another and nothing found, or never."""
    resize(page, width, height)
    for _ in range(50):  # how many frames it takes is the machine's affair
        page.evaluate(DRAWN)
        if not overlaps(page) and not page.evaluate(looked_at):
            break


def overlaps(page: Page) -> list[str]:
    """Pairs of the table's parts that lie over one another."""
    found = []
    for (a, *one), (b, *two) in combinations(page.evaluate(BOXES), 2):
        wide = min(one[2], two[2]) - max(one[0], two[0])
        high = min(one[3], two[3]) - max(one[1], two[1])
        if wide > 1.5 and high > 1.5:
            found.append(f"{a} over {b} by {wide:.0f} x {high:.0f}")
    return found


@pytest.mark.parametrize("hands", [2, 4, 7])
def test_layouts_without_overlap(visitors: Visitors, hands: int) -> None:
    """All screens in the longest words, two in others: no part over another, no word out of its box, all signs seen."""
    page = open_table(visitors, {"hands": hands, "level": "easy"}, seed=5)
    rnd = random.Random(hands)
    table = tatami.new_table("seven", players=1, seed=5, hands=hands, level="easy")
    with Line(page) as line:
        for _ in range(6 * hands):
            action = choose(table, rnd)
            if table.over or action.kind == "pass":
                break
            line.move(action.words, table.to_act[0])
            table.play(action)
    page.wait_for_selector(f'{MINE}[data-ply="{table.ply}"]')
    for lang in LANGUAGES:
        page.locator("#language").select_option(lang)
        expect(page.locator("html")).to_have_attribute("lang", lang)
        for width, height in SIZES if lang == "de" else (SIZES[0], SIZES[2]):
            lay_out(page, width, height, OVERFLOWING)
            where = f"{lang} {width} x {height}"
            assert overlaps(page) == [], where
            assert page.evaluate(OVERFLOWING) == [], where
            assert min(page.evaluate(COLUMNS), default=1) > 0.36, where
            assert page.evaluate("document.documentElement.scrollWidth") <= width, where


HIDDEN = """() => [...document.querySelectorAll('.strip .pick:enabled, .tools button, .head, .pile')]
  .filter((e) => { const b = e.getBoundingClientRect(), strip = e.closest('.strip');
    if (strip && strip.scrollHeight > strip.clientHeight && getComputedStyle(strip).overflowY === 'auto') return false;
    return b.width && (b.left < -1 || b.top < -1 || b.right > innerWidth + 1 || b.bottom > innerHeight + 1); })
  .map((e) => e.innerText || e.className)"""
"""What can be clicked but neither lies in the window nor in a strip that holds more than it shows."""


@pytest.mark.parametrize("hands", [2, 4, 7])
def test_a_phone_needs_no_scrolling(visitors: Visitors, hands: int) -> None:
    """Upright and on its side, in the longest words, at each of a turn's questions: all that can be done is at hand."""
    page = open_table(visitors, {"hands": hands, "level": "easy"}, seed=5, lang="de")
    rnd = random.Random(hands)
    table = tatami.new_table("seven", players=1, seed=5, hands=hands, level="easy")
    asked = set()
    with Line(page) as line:
        for _ in range(30):
            page.wait_for_selector(f'{MINE}[data-ply="{table.ply}"]')
            action = choose(table, rnd)
            phase = str(table.view(0)["phase"])
            if phase not in asked:
                for width, height in [(844, 390), (740, 360), (390, 844)]:
                    lay_out(page, width, height, HIDDEN)
                    where = f"{phase} {width} x {height}"
                    assert page.evaluate(HIDDEN) == [], where
                    assert page.evaluate(
                        "[...document.querySelectorAll('main')].every((m) => m.scrollHeight <= m.clientHeight)"
                    )
                    assert overlaps(page) == [], where
                lay_out(page, 1280, 800)
            asked.add(phase)
            line.move(action.words, table.to_act[0])
            table.play(action)
    assert {"action", "card"} <= asked


def test_tokens_and_cards_are_carried(visitors: Visitors) -> None:
    """By mouse and by finger: the drawn card to the line, my token to a samurai; elsewhere nothing happens."""
    page = open_table(visitors, {"hands": 3, "level": "easy"}, seed=5, has_touch=True)
    hands, finger = Hands(page, random.Random(0)), Fingers(page)
    page.wait_for_selector(MINE)
    page.locator('.strip .pick[data-words="fight"]').click()
    page.locator(CONFIRM).click()
    gate = page.locator(".strip .gate .bandit")
    gate.wait_for()
    ply = hands.ply()
    page.mouse.move(*middle(gate))
    page.mouse.down()
    page.mouse.move(300, 300, steps=4)
    expect(page.locator(".carried .bandit")).to_be_visible()
    page.mouse.up()
    expect(page.locator(".carried")).to_have_count(0)
    assert hands.ply() == ply
    finger.draw(middle(gate), middle(page.locator(".own .line")))
    page.wait_for_selector(f'{MINE}:not([data-ply="{ply}"])')
    page.locator(".own .bench .drag").wait_for()
    other = page.locator(".others .board.may").first
    seat, ply = other.get_attribute("data-board"), hands.ply()
    page.mouse.move(*middle(page.locator(".own .bench .drag")))
    page.mouse.down()
    page.mouse.move(*middle(other), steps=4)
    page.mouse.up()
    page.wait_for_selector(f'[data-ply]:not([data-ply="{ply}"])')
    expect(page.locator(f'[data-board="{seat}"] .toks .tok, [data-board="{seat}"] .bench figure')).not_to_have_count(1)


def test_things_explain_themselves(visitors: Visitors, axe: str) -> None:
    """A card, a samurai with both sides' Kiai, the legend, and the discard with a tally: by pointer and by keyboard."""
    page = open_table(
        visitors,
        {"hands": 4, "level": "easy", "samurai": ["kambei", "heihachi", "kyuzo", "gorobei"]},
        seed=5,
        bypass_csp=True,
    )
    page.wait_for_selector(MINE)
    full = page.locator(".full")
    page.locator(".head", has_text="Kambei").hover()
    expect(full).to_contain_text("Kiai 9")
    expect(full).to_contain_text("discard the top 3 of the breach")
    page.mouse.move(2, 2)
    expect(full).to_have_count(0)
    page.locator('.strip .pick[data-words="fight"]').click()
    page.locator(CONFIRM).click()
    page.wait_for_selector(".strip .gate .bandit")
    page.locator(".strip .gate").focus()
    page.keyboard.press("Tab")
    page.keyboard.press("Shift+Tab")
    expect(full).to_contain_text(re.compile("Strength [1-4]"))
    assert violations(page, axe) == []
    page.keyboard.press("?")
    legend = page.locator("dialog[open]")
    expect(legend).to_contain_text("Signs on the table")
    assert violations(page, axe) == []
    page.keyboard.press("Escape")
    page.locator(".east .pile").click()
    expect(page.locator("dialog[open] table tbody tr").last).to_contain_text("13")
    assert violations(page, axe) == []


def test_what_cannot_be_done_says_why(visitors: Visitors) -> None:
    """A card without a symbol: Defend is there, grey, with the reason and its rule."""
    page = open_table(visitors, {"hands": 2, "level": "easy"}, seed=5)
    rnd = random.Random(1)
    hands = Hands(page, rnd)
    barred = page.locator(".strip .choice.barred")
    for _ in range(60):
        assert hands.wait()
        if barred.count():
            break
        hands.move()
    expect(barred.first).to_contain_text("Not possible")
    expect(barred.first.locator("a")).to_have_text(re.compile(r"^SEV-\w\w$"))


def test_passing_asks_first(visitors: Visitors) -> None:
    """The key P asks, Escape lets it be, P and P again pass."""
    page = open_table(visitors, {"hands": 3, "level": "easy"}, seed=5)
    page.wait_for_selector(MINE)
    page.keyboard.press("p")
    expect(page.locator(".strip .asks")).to_contain_text("Really?")
    page.keyboard.press("Escape")
    expect(page.locator(".strip .asks")).to_have_count(0)
    page.keyboard.press("p")
    page.keyboard.press("p")
    page.wait_for_selector('[data-ply="1"]')


def test_a_round_ends_on_the_village(visitors: Visitors) -> None:
    """With motion the losses come one by one, can be held and skipped; then the paper says what the night has cost."""
    page = open_table(visitors, {"hands": 2, "level": "easy"}, seed=5)
    page.evaluate("localStorage.setItem('tatami.settings', JSON.stringify({motion: 'on', speed: 4}))")
    page.reload()
    for _ in range(2):
        page.wait_for_selector(MINE)
        for _ in range(2):  # without an open token; asked, then done
            page.keyboard.press("f")
        page.wait_for_selector(".strip .choice.pass .pick:enabled")
        page.keyboard.press("p")
        page.keyboard.press("p")
    plate = page.locator("[data-round-end] .plate h2")
    plate.wait_for()
    page.get_by_role("button", name="Pause").click()
    held = plate.inner_text()
    page.get_by_role("button", name="Next").click()
    expect(plate).not_to_have_text(held)
    page.keyboard.press("Escape")
    page.wait_for_selector(f"{MINE}, {ENDED}")
    expect(page.locator("[data-round-end]")).to_have_count(0)
    expect(page.locator(".panel .night")).to_contain_text("Round 1 has cost")


def send(page: Page, path: str, body: dict[str, Any]) -> Any:
    """Ask the server from a page; its answer, if it has one."""
    return page.evaluate(
        "([path, body]) => fetch(path, {method: 'POST', headers: {'content-type': 'application/json'}, body})"
        ".then((r) => r.status === 204 ? null : r.json())",
        [path, json.dumps(body)],
    )


def sit(visitors: Visitors, page: Page, table: str, keys: list[str]) -> None:
    """Come to a table with the keys of one's seats."""
    kept = [{"table": table, "game": "seven", "keys": keys, "at": 1}]
    page.evaluate("(kept) => localStorage.setItem('tatami.tables', kept)", json.dumps(kept))
    page.goto(f"{visitors.url}#/t/{table}")


def two_at_a_table(visitors: Visitors, **more: Any) -> tuple[Page, Page]:
    """Two at a table, each with a browser of their own; the deal is one whose first bandit can be taken or let in."""
    host, guest = visitors.open(**more), visitors.open(**more)
    seats = [{"kind": "mine"}, {"kind": "mine", "name": "Mira"}]
    opened = send(host, "api/tables", {"game": "seven", "players": 2, "seats": seats, "seed": 1})
    table, keys = opened["table"], opened["links"]["seat"]
    for page, key in zip((host, guest), keys, strict=True):
        sit(visitors, page, table, [key])
    for page in (host, guest):
        page.wait_for_selector(".signals")
    return host, guest


def draw(host: Page, guest: Page) -> tuple[Page, Page]:
    """Whose turn it is draws a bandit; who did, and who looks on."""
    host.wait_for_selector(f"{MINE}, [data-turn='theirs']")
    actor, other = (host, guest) if host.locator(MINE).count() else (guest, host)
    for _ in ("begin the turn", "fight"):
        ply = Hands(actor, random.Random(0)).ply()
        actor.locator(".strip .choice.fight .pick").click()
        actor.locator(CONFIRM).click()
        for page in (actor, other):  # either may be the later one
            page.wait_for_selector(f'[data-ply="{ply + 1}"]')
    for page in (actor, other):  # its bandit: the gate itself has no height and counts as hidden
        page.locator(".strip .gate .bandit").wait_for()
    return actor, other


def test_signals_are_seen_by_all_and_kept_in_the_talk(visitors: Visitors) -> None:
    """Two at a table: one asks for help or points at a card, the other sees it on the board and in the talk."""
    host, guest = two_at_a_table(visitors)
    host.get_by_role("button", name="Help me").click()
    expect(guest.locator(".ping")).to_contain_text("Help me")
    guest.get_by_role("button", name="Chat").click()
    expect(guest.locator(".lines p").last).to_contain_text("asks for help")
    actor, other = draw(host, guest)
    other.get_by_role("button", name="Look here").click()
    other.locator(".strip [data-card] .bandit").click()
    expect(actor.locator(".pinged .bandit")).to_be_visible()
    expect(actor.locator(".ping", has_text="look at this card")).to_be_visible()


COVERED = """() => { const card = document.querySelector('.strip .gate .bandit').getBoundingClientRect();
  return [...document.querySelectorAll('.strip .ask p > span > *, .strip .ask button, .piles *')].filter((e) => {
    const b = e.getBoundingClientRect();
    return b.width && Math.min(b.right, card.right) - Math.max(b.left, card.left) > 1
      && Math.min(b.bottom, card.bottom) - Math.max(b.top, card.top) > 1;
  }).map((e) => e.innerText || e.className); }"""
"""What another's card lies on."""


def test_anothers_card_lies_on_nothing(visitors: Visitors) -> None:
    """Neither on words nor on buttons, in the longest of them; nor on the piles above."""
    _, other = draw(*two_at_a_table(visitors, lang="de"))
    for width, height in [*SIZES, (844, 390)]:
        resize(other, width, height)
        expect(other.locator(".strip .gate .bandit")).to_be_visible()
        assert other.evaluate(COVERED) == [], f"{width} x {height}"


SAID = """() => {
  window.said = new Set();
  const note = () => {
    const strip = document.querySelector('.strip .waits');
    if (strip) window.said.add([strip.dataset.face, strip.innerText.trim().replaceAll('\\n', ' ')].join(': '));
  };
  const all = { childList: true, characterData: true, attributes: true, subtree: true };
  new MutationObserver(note).observe(document.querySelector('.seven'), all);
}"""
"""Notes whose face the strip shows beside which words, whenever anything changes."""


def test_the_strip_speaks_beside_the_face_it_speaks_of(visitors: Visitors, rnd: random.Random) -> None:
    """While turns pass on, words, face and who comes then are of one moment."""
    page = visitors.open(size=(1440, 900))
    page.evaluate("localStorage.setItem('tatami.settings', JSON.stringify({ motion: 'on', speed: 8 }))")
    seats = [{"kind": "mine"}] + [{"kind": "bot", "level": "random"}] * 3
    opened = send(page, "api/tables", {"game": "seven", "players": 4, "seats": seats})
    sit(visitors, page, opened["table"], [opened["links"]["seat"][0]])
    page.reload()
    hands = Hands(page, rnd)
    hands.wait()
    page.evaluate(SAID)
    turns: list[list[str]] = []
    while len({face for face, _ in turns}) < 3 and hands.wait():
        hands.move()
        turns = [told.split(": ") for told in page.evaluate("[...window.said]") if "turn of" in told]
    assert len({face for face, _ in turns}) >= 3
    for face, words in turns:
        assert f"turn of {face.title()}" in words, words
        assert f"Then {face.title()}" not in words, words


def test_the_first_game_teaches(visitors: Visitors) -> None:
    """The prepared game: a slip for the moment, a ring around the thing; doing it closes the slip."""
    page = visitors.open("learn/seven")
    page.locator(".btn.primary").click()
    page.wait_for_selector(MINE)
    slip = page.locator(".teacher")
    expect(slip).to_contain_text("Hold the village")
    expect(page.locator(".ring")).to_be_visible()
    slip.get_by_role("button").click()
    expect(slip).to_contain_text("Fight")
    for _ in range(2):  # asked, then done
        page.keyboard.press("f")
    expect(slip.locator("h2")).not_to_have_text("Fight")


def test_a_lesson_hides_no_news(visitors: Visitors) -> None:
    """The slip makes room for itself: the log's newest line ends above it."""
    page = visitors.open("learn/seven", size=(1440, 900))
    page.locator(".btn.primary").click()
    page.wait_for_selector(MINE)
    below = "document.querySelector('.panel .log').getBoundingClientRect().bottom"
    slip = "document.querySelector('.teacher').getBoundingClientRect().top"
    expect(page.locator(".teacher")).to_be_visible()
    page.wait_for_function(f"() => {below} <= {slip}")


WHOLE = """() => { const box = document.querySelector('.strip').getBoundingClientRect();
  return [...document.querySelectorAll('.strip .choice')].filter((e) => { const b = e.getBoundingClientRect();
    return b.left < box.left || b.right > box.right || b.bottom > box.bottom; }).map((e) => e.innerText); }"""
"""Choices that stick out of the strip."""


def test_a_card_that_may_be_passed_on(visitors: Visitors) -> None:
    """On a phone all four choices stand whole on the strip; whoever is passed the card reads from whom."""
    options = {"hands": 3, "level": "easy", "samurai": ["heihachi", "kyuzo", "gorobei"]}
    page = open_table(visitors, options, seed=3, size=(390, 844))
    with Line(page) as line:
        line.move("fight", 0)
        expect(page.locator(".strip .choice")).to_have_count(4)
        assert page.evaluate(WHOLE) == []
        line.move("give 1", 0)
    expect(page.locator(".strip .ask")).to_contain_text("Kyuzo, Heihachi passes you this bandit")


def test_the_penalty_of_this_turn_strikes_now(visitors: Visitors) -> None:
    """The ribbon under the line says "now" while the penalty is decided about, "next turn" before."""
    options = {"hands": 3, "level": "easy", "samurai": ["kambei", "heihachi", "kyuzo"]}
    page = open_table(visitors, options, seed=1, size=(1440, 900))
    with Line(page) as line:
        for seat in range(3):
            line.move("fight", seat)
            line.move("attack", seat)
        expect(page.locator(".strip .ask")).to_contain_text("the last bandit strikes")
        expect(page.locator(".own .pen")).to_have_text(re.compile("^now"))
        line.move("ignore", 0)
    expect(page.locator(".own .pen")).to_have_text(re.compile("^next turn"))
