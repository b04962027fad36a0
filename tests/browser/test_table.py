"""What a table offers beside the moves: undo, why not, hints, hot seat, invitations, coming back, the keyboard."""

from __future__ import annotations

import json
import random
import re

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from .conftest import Rooms, Visitors, meet, sit
from .hands import ENDED, MINE, Hands, Keyboard
from .line import Line
from .server import Server


def start(page: Page, game: str = "empires") -> None:
    """Play now, and wait for the first decision."""
    page.locator(f"article.{game} .btn.primary").click()
    page.wait_for_selector(MINE)


def first_order(page: Page, rnd: random.Random) -> None:
    """Play until an order can be placed."""
    hands = Hands(page, rnd)
    while hands.wait() and not page.locator(".order.open").count():
        hands.move()


def test_undo_takes_the_last_step_back(visitors: Visitors, rnd: random.Random) -> None:
    """An order is placed and taken back; the token lies behind the screen again."""
    page = visitors.open()
    start(page)
    first_order(page, rnd)
    before = page.locator(".own .orders").inner_text()
    ply = Hands(page, rnd).ply()
    # beside this slot stands "move 1", and everybody begins with armies there: my turn goes on after the order
    page.locator('[data-order="harvest"]').click()
    page.locator('.line-wide [data-slot^="orange"].open').first.click()
    page.locator(".bar .chosen .btn.primary").click()
    page.wait_for_selector(f'{MINE}[data-ply="{ply + 1}"]')
    assert page.locator(".own .orders").inner_text() != before
    page.get_by_role("button", name="Undo").click()
    # the table's own log keeps what was taken back: taking back is an entry of its own
    page.wait_for_selector(f'{MINE}[data-ply="{ply + 2}"]')
    assert page.locator(".own .orders").inner_text() == before


def test_why_not_names_the_rule_and_links_to_it(visitors: Visitors, rnd: random.Random) -> None:
    """Asking about a dead province gives a sentence, the rule and its text; the link opens the rulebook there."""
    page = visitors.open()
    start(page)
    first_order(page, rnd)
    box = page.locator('[data-place="shinano"] text').bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.get_by_role("button", name="Build", exact=True).click()
    refusal = page.locator('.strip[data-voice="refusal"]')
    expect(refusal.locator(".then")).not_to_be_empty()
    link = refusal.locator("a")
    expect(link).to_have_text(re.compile(r"^EMP-\d+$"))
    rule = link.inner_text()
    link.click()
    expect(page.locator(f"#{rule}.wanted")).to_be_visible()


def test_the_list_of_moves_is_complete(visitors: Visitors, rnd: random.Random) -> None:
    """Everything that can be clicked is also in a list, for those who use no map."""
    page = visitors.open()
    start(page)
    first_order(page, rnd)
    button = page.get_by_role("button", name=re.compile(r"Moves \(\d+\)"))
    count = int(re.findall(r"\d+", button.inner_text())[0])
    button.click()
    expect(page.locator("dialog .moves li")).to_have_count(count)


def test_two_browsers_meet_by_an_invitation(visitors: Visitors, rnd: random.Random) -> None:
    """Two at one table: both see each other's moves."""
    host = visitors.open("new/empires")
    guest = meet(visitors, host)
    for ply, page in enumerate((host, guest)):  # another's move that comes meanwhile looks like one's own
        page.wait_for_selector(f'{MINE}[data-ply="{ply}"]')
        Hands(page, rnd).move()
    host.wait_for_selector('[data-ply="2"]')
    guest.wait_for_selector('[data-ply="2"]')
    acting = host if host.locator(MINE).count() else guest
    Hands(acting, rnd).move()
    for page in (host, guest):
        page.wait_for_selector('[data-ply]:not([data-ply="2"])')
    log = [page.locator(".log").inner_text() for page in (host, guest)]
    assert all("order" in text for text in log)


def test_hot_seat_hides_one_hand_from_the_other(visitors: Visitors) -> None:
    """Two people before one screen: a curtain falls between their turns."""
    page = visitors.open("new/empires")
    page.locator(".chip", has_text="2").click()
    sit(page, 1, "mine")
    page.locator("form .btn.primary").click()
    curtain = page.locator(".curtain")
    expect(curtain).to_contain_text("Red")
    curtain.locator("button").click()
    page.locator(".own .card.open").first.click()
    page.locator(".bar .chosen .btn.primary").click()
    expect(curtain).to_contain_text("Blue")
    curtain.locator("button").click()
    expect(page.locator('.own section[aria-label*="Blue"]')).to_be_visible()


def test_comes_back_after_the_server_was_killed(rooms: Rooms, own_server: Server, rnd: random.Random) -> None:
    """The server dies and comes back: the table is where it was, and play goes on."""
    here = Visitors(rooms, own_server.url)
    page = here.open()
    start(page)
    hands = Hands(page, rnd)
    hands.move()
    hands.wait()
    ply = hands.ply()
    own_server.kill()
    expect(page.locator(".away")).to_be_visible()
    own_server.start()
    expect(page.locator(".away")).to_have_count(0, timeout=30_000)
    page.wait_for_selector(f'{MINE}[data-ply="{ply}"]')
    hands.move()
    assert hands.wait()
    assert hands.ply() > ply
    here.close()
    # while the server was away the browser itself notes refused connections, nothing else
    assert [c for c in here.complaints if "ERR_CONNECTION_REFUSED" not in c and "WebSocket" not in c] == []


def test_two_pick_at_the_same_moment(visitors: Visitors, rnd: random.Random) -> None:
    """The guest picks while the host's line is slow; the host's pick, sent without knowing it, still counts."""
    host = visitors.open("new/empires", own=True)
    lines: list[WebSocketRoute] = []
    late: list[str | bytes] = []
    slow = False

    def line(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        # a line without a pulse would be given up, and nothing said on it any more
        server.on_message(lambda m: late.append(m) if slow and json.loads(m)["t"] != "pong" else socket.send(m))
        lines.append(socket)

    host.route_web_socket("**/live", line)
    guest = meet(visitors, host)
    for page in (host, guest):
        page.wait_for_selector(MINE)
    slow = True
    Hands(guest, rnd).move()
    guest.wait_for_selector('[data-turn="theirs"][data-ply="1"]')
    host.locator(".own .card.open").first.click()
    host.locator(".own .card.held").first.click()
    expect(host.locator(".bar .chosen")).to_have_count(0)
    while not any("stale" in str(message) for message in late):
        host.evaluate("0")  # the line is heard while the page is spoken to
    slow = False
    for message in late:
        lines[-1].send(message)
    expect(host.locator(".panel header p")).to_contain_text("Planning")
    expect(host.locator('.strip[data-voice="refusal"]')).to_have_count(0)


def begin_by_keyboard(page: Page, game: str) -> None:
    """Tab to a game's button on the first page, and press it."""
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate(f"document.activeElement?.matches('article.{game} .primary')"):
            break
    page.keyboard.press("Enter")


def test_a_turn_by_keyboard_alone(visitors: Visitors) -> None:
    """Tab to a card, Enter chooses, Enter confirms."""
    page = visitors.open()
    begin_by_keyboard(page, "empires")
    page.wait_for_selector(MINE)
    for _ in range(80):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement?.matches('.own .card.open')"):
            break
    page.keyboard.press("Enter")
    page.wait_for_selector(".bar .chosen")
    page.keyboard.press("Enter")
    expect(page.locator(".bar .chosen")).to_have_count(0)
    expect(page.locator(".panel header p")).to_contain_text("Planning")


@pytest.mark.long
@pytest.mark.parametrize(("game", "key"), [("seven", "Tab"), ("empires", "ArrowRight")])
def test_a_whole_game_by_keyboard_alone(visitors: Visitors, rnd: random.Random, game: str, key: str) -> None:
    """From the home page to the final score, walking with Tab or with an arrow, choosing with Enter; where there are
    three eras, most of them is played past the page, and the end tells where the game turned, or that no move did."""
    page = visitors.open()
    begin_by_keyboard(page, game)
    keys = Keyboard(page, rnd, key)
    if game == "empires":
        for _ in range(8):
            keys.wait()
            keys.move()
        with Line(page) as line:
            for what in ("era-ends", "era-ends", "round-begins", "round-begins"):  # up to the last round
                line.events.clear()
                line.play_on(rnd, what)
    keys.play_out()
    expect(page.locator(ENDED)).to_be_visible()
    if game == "empires":
        turning = page.get_by_role("button", name="Find the turning point")
        later = iter((0.32, 0.6))
        page.route(
            "**/odds", lambda route: route.fulfill(json={"plies": [0, 9], "values": [[0.3] * 3, [next(later)] * 3]})
        )
        for told in ("No single move turned this game", "see again"):
            turning.click()
            expect(page.locator(".panel .fact", has_text=told)).to_be_visible()
            page.reload()
        page.unroute("**/odds")


def test_replay_of_a_finished_game(visitors: Visitors, rnd: random.Random) -> None:
    """A finished game is stepped through, jumped in, and its record opened again from a file."""
    page = visitors.open()
    start(page, "seven")
    with Line(page) as line:
        line.play_on(rnd)
    page.locator(".result a", has_text="Replay").click()
    scrub = page.locator("footer input[type=range]")
    last = int(scrub.get_attribute("max") or 0)
    assert last > 0
    page.get_by_role("button", name="One move forward").click()
    expect(page.locator("footer .words")).to_contain_text(f"1 / {last}")
    page.get_by_role("button", name="To the end").click()
    expect(page.locator("footer .words")).to_contain_text(f"{last} / {last}")
    with page.expect_download() as download:
        page.get_by_role("button", name="Download").click()
    page.locator("a.home").click()
    page.locator("input[type=file]").set_input_files(download.value.path())
    expect(page.locator("footer .words")).to_contain_text(f"/ {last}")


def test_a_board_without_shapes_is_drawn(visitors: Visitors) -> None:
    """Where a board brings no outlines, every province still gets a place of its own on the map."""
    page = visitors.open(own=True)

    def without_shapes(route: Route) -> None:
        answer = route.fetch()
        data = answer.json()
        data.pop("map")
        route.fulfill(response=answer, json=data)

    page.route("**/api/tables/*/board*", without_shapes)
    start(page)
    provinces = page.locator(".province")
    expect(provinces).to_have_count(23)
    boxes = [box for province in provinces.all() if (box := province.bounding_box())]
    assert len(boxes) == 23
    assert min(min(box["width"], box["height"]) for box in boxes) > 25
