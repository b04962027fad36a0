"""The Empires table: boxes that never overlap, one voice, explanations, zoom, the count."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tatami.messages import LANGUAGES

from .conftest import HABITS, Visitors
from .hands import CONFIRM, MINE, Fingers, Hands, middle
from .layout import resize
from .line import Line
from .test_everyone import at_night, violations

ALL = ["agendas", "mountains", "shrines", "random_neutral", "new_region", "dojo"]
SIZES = [(390, 844), (820, 1180), (1280, 720), (1440, 900), (1920, 1080), (2560, 1440)]

OVERLAPS = """() => {
  const boxes = [...document.querySelectorAll('header.top, .scores, .line-wide, .line-tall, .desk, .side:not(.shut)')]
    .map((e) => [e.className, e.getBoundingClientRect()]).filter(([, b]) => b.width && b.height);
  const found = [];
  boxes.forEach(([a, p], i) => boxes.slice(i + 1).forEach(([b, q]) => {
    const w = Math.min(p.right, q.right) - Math.max(p.left, q.left);
    const h = Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top);
    if (w > 1 && h > 1) found.push(`${a} lies on ${b}: ${Math.round(w)} x ${Math.round(h)}`);
  }));
  for (const [a, p] of boxes) {
    if (p.left < -1 || p.right > innerWidth + 1 || p.bottom > innerHeight + 1) found.push(`${a} leaves the window`);
  }
  return found;
}"""
OVALS = """() => [...document.querySelectorAll('.spot, .neutral')].map((e) => e.getBoundingClientRect())
  .filter((b) => Math.abs(b.width - b.height) > 0.6).map((b) => `${b.width} x ${b.height}`)"""
CROSSED = """() => {
  const names = [...document.querySelectorAll('[data-place] text')];
  const figures = [...document.querySelectorAll('[data-figures] .figure')];
  const found = [];
  for (const name of names) {
    const n = name.getBoundingClientRect();
    for (const figure of figures) {
      const f = figure.getBoundingClientRect();
      const w = Math.min(n.right, f.right) - Math.max(n.left, f.left);
      const h = Math.min(n.bottom, f.bottom) - Math.max(n.top, f.top);
      if (w > 0 && h > 0 && w * h > 0.3 * n.width * n.height)
        found.push(`${name.textContent} under a figure of ${figure.closest('[data-figures]').dataset.figures}`);
    }
  }
  return found;
}"""


def sit(
    page: Page, players: int = 3, modules: list[str] | None = None, query: str = "", edition: str | None = None
) -> None:
    """A new table against bots that answer at once, without the rooms before it."""
    options: dict[str, Any] = {"modules": modules} if modules else {}
    if edition:
        options["edition"] = edition
    bots = [{"kind": "bot", "level": "random"}] * (players - 1)
    plan = {"game": "empires", "players": players, "options": options, "listed": False, "clock": None}
    plan["seats"] = [{"kind": "mine"}, *bots]
    table = page.evaluate(
        """async (plan) => {
          const asked = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(plan) };
          const opened = await (await fetch("/api/tables", asked)).json();
          const keys = opened.mine.map((seat) => opened.links.seat[seat]);
          const kept = { table: opened.table, game: "empires", keys, host: opened.host, at: Date.now() };
          localStorage.setItem("tatami.tables", JSON.stringify([kept]));
          return opened.table;
        }""",
        plan,
    )
    page.goto(page.url.split("#")[0] + f"#/t/{table}{query}")
    page.wait_for_selector(MINE)


@pytest.mark.parametrize(
    ("edition", "sells"), [("2022", {"recruit", "attack", "move23", "ship"}), ("draft", {"recruit", "attack"})]
)
def test_orders_show_what_they_sell(visitors: Visitors, edition: str, sells: set[str]) -> None:
    """A price stands on an order where this edition sells something with it: in the draft ships are free."""
    page = visitors.open()
    sit(page, edition=edition)
    orders = page.locator(".own .order:has(.sells)").evaluate_all("(found) => found.map((e) => e.dataset.order)")
    assert set(orders) == sells


def until(page: Page, rnd: random.Random, wanted: str) -> None:
    """Play on until something can be seen."""
    hands = Hands(page, rnd)
    while hands.wait(wanted) and not page.locator(wanted).count():
        hands.move()
    page.locator(wanted).first.wait_for()


def with_settings(visitors: Visitors, monkeypatch: pytest.MonkeyPatch, **changed: Any) -> None:
    """Visitors who come from now on have set things otherwise."""
    monkeypatch.setitem(HABITS, "tatami.settings", {**HABITS["tatami.settings"], **changed})


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_lies_on_anything_else(visitors: Visitors, rnd: random.Random, lang: str) -> None:
    """Five players and every module, planning, figures on the map: all screens in the longest words, two in others."""
    page = visitors.open(lang=lang, size=(1440, 900))
    sit(page, 5, ALL)
    with Line(page) as line:
        line.play_on(rnd, most=12)  # a dojo, a card, orders and what stands beside them
    page.wait_for_selector(f'{MINE}:not([data-ply="0"])')
    for width, height in SIZES if lang == "de" else (SIZES[0], SIZES[2]):
        resize(page, width, height)
        page.locator(".line-tall" if width < 900 else ".line-wide").wait_for()
        page.wait_for_function("(w) => document.querySelector('.table').clientWidth === w", arg=width)
        assert page.evaluate(OVERLAPS) == [], (width, height)
        assert page.evaluate(OVALS) == [], (width, height)
        if width >= 1280:
            assert page.evaluate(CROSSED) == [], (width, height)
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), (width, height)


def test_a_placement_with_its_move_is_three_clicks(
    visitors: Visitors, rnd: random.Random, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With confirmations off: an order, a slot, and the province the neutral action goes to."""
    with_settings(visitors, monkeypatch, confirm=False)
    page = visitors.open()
    sit(page)
    page.locator(".own .card.open").first.click()
    page.wait_for_selector(f"{MINE} .order.open")
    # beside these slots stands "move 1"; everybody begins with armies in the capital, so only one army can be meant
    goals = {"grey-2": "satsuma", "orange-1": "ise", "teal-3": "hitachi", "violet-1": "ishikari"}
    slot = next(s for s in goals if page.locator(f'[data-slot="{s}"].open').count())
    before = Hands(page, rnd).ply()
    page.locator('[data-order="harvest"]').click()
    page.locator(f'[data-slot="{slot}"]').click()
    page.wait_for_selector('[data-voice="neutral"]')
    name = page.locator(f'[data-place="{goals[slot]}"] text').bounding_box()
    assert name is not None
    page.mouse.click(name["x"] + name["width"] / 2, name["y"] + name["height"] / 2)
    expect(page.locator('[data-voice="neutral"]')).to_have_count(0)
    expect(page.locator(".log")).to_contain_text("moves 1 army from")
    assert Hands(page, rnd).ply() >= before + 2


def test_the_strip_asks_counts_and_confirms_where_the_pointer_is(visitors: Visitors) -> None:
    """What is asked, how many of how many, the consequence; a second click on the held slot places the token."""
    page = visitors.open()
    sit(page)
    page.locator(".own .card.open").first.click()
    page.locator(".own .card.held").click()
    page.wait_for_selector(f"{MINE} .order.open")
    strip = page.locator(".strip")
    expect(strip.locator(".ask")).to_contain_text("Place an order")
    expect(strip.locator(".count")).to_have_text("1 of 4")
    page.locator('[data-order="attack"]').click()
    page.locator(".slot.open").last.click()
    expect(strip.locator(".then")).to_contain_text("Attack")
    expect(page.locator(".slot.held .tick")).to_be_visible()
    page.locator(".slot.held").click()
    expect(page.locator(".slot.held")).to_have_count(0)
    expect(page.locator('[data-order="attack"] .sr')).to_have_text("1 left")


def test_a_refusal_speaks_in_the_strip_and_esc_ends_it(visitors: Visitors, rnd: random.Random) -> None:
    """An order held over a taken slot: the strip says why, with the rule, and Esc takes it back."""
    page = visitors.open()
    sit(page)
    page.locator(".own .card.open").first.click()
    page.locator(".own .card.held").click()
    page.wait_for_selector(f"{MINE} .order.open")
    page.locator(".order.open").first.click()
    page.locator(".slot.open").first.click()
    page.locator(".slot.held").click()
    expect(page.locator(".slot.held")).to_have_count(0)
    until(page, rnd, f"{MINE} .order.open")
    page.locator(".order.open").first.click()
    page.locator(".slot:not(.open):has(.top)").first.click()
    alert = page.locator('.strip[data-voice="refusal"] [role="alert"]')
    expect(alert).to_be_visible()
    expect(alert.locator("a")).to_have_text(re.compile(r"^EMP-\d+$"))
    page.keyboard.press("Escape")
    expect(page.locator('.strip[data-voice="refusal"]')).to_have_count(0)


def test_everything_explains_itself(visitors: Visitors, axe: str) -> None:
    """Every kind of thing on the table opens a card: a title, a rule's ID, its numbers now; by night too."""
    page = visitors.open(size=(1440, 900), color_scheme="light", bypass_csp=True)
    sit(page, 5, ALL)
    for choice in (".tray .dojo.open", ".own .card.open"):
        page.locator(f"{MINE} {choice}").first.click()
        page.locator(CONFIRM).click()
    page.wait_for_selector(f"{MINE} .order.open")
    page.get_by_role("tab", name="Influence").click()
    kinds = ("order", "slot", "agenda", "bonus", "card", "store", "influence", "player", "dojo", "track")
    for kind in kinds:
        thing = page.locator(f'[data-explain^="{kind}:"]').first
        thing.hover(force=True)
        card = page.locator(".card[role=tooltip]")
        expect(card.locator("header a").first).to_have_text(re.compile(r"^(EMP|DOJ)-\w+$"))
        what = thing.get_attribute("data-explain")
        page.mouse.move(700, 60)
        expect(card, str(what)).to_have_count(0)
    name = page.locator('[data-place="higo"] text').bounding_box()
    assert name is not None
    page.mouse.move(name["x"] + name["width"] / 2, name["y"] + name["height"] / 2)
    expect(page.locator(".card[role=tooltip] .bars span").first).to_be_visible()
    expect(page.locator(".card[role=tooltip] .here")).to_contain_text("control")
    assert violations(page, axe) == []
    at_night(page)
    assert violations(page, axe) == []


def test_the_aid_opens_with_one_key(visitors: Visitors) -> None:
    """P shows one page with orders, neutral actions and what counts."""
    page = visitors.open()
    sit(page)
    page.keyboard.press("p")
    expect(page.locator("dialog[open] .aid p")).not_to_have_count(0)
    expect(page.locator("dialog[open]")).to_contain_text("EMP-54")
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)


def test_a_phone_zooms_and_explains_by_touch(visitors: Visitors, axe: str) -> None:
    """Pinch brings the map near, a button shows the whole; a long press explains; nothing scrolls the page."""
    page = visitors.open(size=(390, 844), has_touch=True, bypass_csp=True)
    sit(page, 4)
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    box = page.locator(".map").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    hand = Fingers(page)
    hand.touch("touchStart", (x - 20, y), (x + 20, y))
    for reach in (40, 60, 80):
        hand.touch("touchMove", (x - reach, y), (x + reach, y))
    hand.touch("touchEnd")
    expect(page.locator(".mini")).to_be_visible()
    page.get_by_role("button", name="Show the whole map").click()
    expect(page.locator(".mini")).to_have_count(0)
    card = page.locator(".own .card.open").first.bounding_box()
    assert card is not None
    hand.touch("touchStart", (card["x"] + 30, card["y"] + 30))
    expect(page.locator(".card[role=tooltip] header a").first).to_have_text("EMP-91")
    hand.touch("touchEnd")
    assert violations(page, axe) == []
    page.locator(".eye").tap()
    expect(page.locator(".side .panel")).to_be_visible()


def test_a_phones_log_is_one_swipe_away(visitors: Visitors) -> None:
    """A finger to the left over sheet or map fetches the log, to the right sends it back; a near map moves instead."""
    page = visitors.open(size=(390, 844), has_touch=True)
    sit(page, 4)
    log, hand = page.locator(".side .log"), Fingers(page)
    for place in (".desk .say", ".map"):
        expect(log).to_be_hidden()
        x, y = middle(page.locator(place))
        hand.draw((x + 60, y), (x - 60, y))
        expect(log).to_be_visible()
        expect(page.locator(".side.shut")).to_have_count(0)
        x, y = middle(page.locator(".side h2"))
        hand.draw((x - 60, y), (x + 60, y))
    expect(log).to_be_hidden()
    page.get_by_role("button", name="Bring the map nearer").click()
    x, y = middle(page.locator(".map"))
    hand.draw((x + 60, y), (x - 60, y))
    expect(log).to_be_hidden()


def test_a_phone_plans_with_the_map_standing_and_its_figures_at_hand(visitors: Visitors, rnd: random.Random) -> None:
    """Under a tall sheet the map does not turn over; nearer, figures stand there; a hint brings its slot into sight."""
    page = visitors.open(size=(390, 844), has_touch=True)
    sit(page, 2)
    until(page, rnd, ".order.open")
    north, south = (middle(page.locator(".plate", has_text=name))[1] for name in ("Ezo", "Saigoku"))
    assert north < south
    page.get_by_role("button", name="Bring the map nearer").click()
    expect(page.locator(".plate")).to_have_count(0)
    expect(page.locator("[data-figures] .figure")).not_to_have_count(0)
    page.get_by_role("button", name="Show the whole map").click()
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".slot.glow")).to_be_in_viewport(ratio=0.9, timeout=60_000)


def test_an_era_is_counted_region_by_region(visitors: Visitors, axe: str, rnd: random.Random) -> None:
    """The table fills from the first region to the total; the totals are the scores."""
    page = visitors.open(size=(1440, 900), bypass_csp=True)
    sit(page, 2)
    with Line(page) as line:
        line.play_on(rnd, "era-ends")
    rows = page.locator("table.count tbody tr")
    expect(rows).to_have_count(2)
    after = [text.split("→")[1].strip() for text in page.locator("table.count .total span").all_inner_texts()]
    scores = page.locator(".players .score").all_inner_texts()
    # what was just won may stand before the points
    assert len(after) == 2
    assert all(any(score.strip().endswith(total) for score in scores) for total in after)
    assert violations(page, axe) == []
    resize(page, 390, 844)
    expect(page.locator(".desk table.count")).to_be_visible()
    house, total = (middle(rows.first.locator(what)) for what in (".house", ".total"))
    assert abs(house[1] - total[1]) < 3, "on a phone, too, a house and its points share a row"
    page.keyboard.press("Enter")
    expect(page.locator("table.count")).to_have_count(0)


def test_hints_differ_and_point_at_the_table(visitors: Visitors) -> None:
    """A hint is numbered on the table, whatever one holds; another one is another move; Esc ends it."""
    page = visitors.open()
    sit(page, 2)
    page.locator(".own .card.open").first.click()
    expect(page.locator(CONFIRM)).to_be_visible()
    page.get_by_role("button", name="Hint").click()
    strip = page.locator('.strip[data-voice="hint"]')
    expect(strip).to_be_visible(timeout=60_000)
    expect(page.locator(".mark").first).to_be_visible()
    first = strip.locator(".ask strong").inner_text()
    if strip.get_by_role("button", name="Another").count():
        strip.get_by_role("button", name="Another").click()
        expect(strip.locator(".ask strong")).not_to_have_text(first)
    page.keyboard.press("Escape")
    expect(strip).to_have_count(0)
    expect(page.locator(".mark")).to_have_count(0)


def test_lessons_are_said_by_the_strip(visitors: Visitors) -> None:
    """The first lesson stands where everything is said, and leads on to the next."""
    page = visitors.open()
    sit(page, 3, query="?learn=1")
    strip = page.locator('.strip[data-voice="lesson"]')
    expect(strip.locator(".count")).to_contain_text("1 of")
    title = strip.locator(".ask strong").inner_text()
    strip.get_by_role("button", name="Go on").click()
    expect(strip.locator(".ask strong")).not_to_have_text(title)
    page.get_by_role("button", name="Leave the lessons").click()
    expect(page.locator('.strip[data-voice="ask"]')).to_be_visible()


def test_what_happened_while_one_waited(visitors: Visitors, rnd: random.Random) -> None:
    """A chip a token since my last move; a click shows it again, token and words at its slot."""
    page = visitors.open(size=(1440, 900))
    sit(page, 3)
    until(page, rnd, ".waited .chip")
    page.locator(".waited .chip").first.click()
    expect(page.locator(".lift")).to_be_visible()
    expect(page.locator(".words .title")).not_to_be_empty()
    page.keyboard.press("Escape")
    expect(page.locator(".lift")).to_have_count(0)


def test_what_was_on_its_way_to_the_screen_is_not_lost_with_the_line(visitors: Visitors, rnd: random.Random) -> None:
    """The line breaks while the others' tokens are shown: the log is as long as that of one who comes anew."""
    page = visitors.open(size=(1440, 900), habits={**HABITS, "tatami.settings": {"motion": "on", "speed": 1}})
    lines: list[WebSocketRoute] = []

    def line(socket: WebSocketRoute) -> None:
        socket.connect_to_server()
        lines.append(socket)

    page.route_web_socket("**/live", line)
    sit(page, 3)
    hands, lift = Hands(page, rnd), page.locator(".lift")
    while not lift.count():
        page.wait_for_selector(f"{MINE}, .lift")
        if not lift.count():
            hands.move()
    lines[-1].close()
    page.locator(MINE).wait_for()
    log = page.locator(".side .log")
    kept = log.inner_text()
    page.reload()
    page.locator(MINE).wait_for()
    expect(log).to_have_text(kept, use_inner_text=True)
