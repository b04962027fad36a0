"""The host in a tab: whole games by its messages, the same records as a table's, kept and found again."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from pydantic import TypeAdapter

import tatami
from tatami.messages import LANGUAGES
from tatami.server import days, judging, wire
from tatami.server.challenge import Challenges
from tatami.server.review import Advice, ReviewOfGame

from .pages import Browser, Drawer

pytestmark = pytest.mark.asyncio
GAMES: list[tuple[str, list[str], dict[str, Any]]] = [
    ("empires", ["mine", "random", "random"], {}),
    ("seven", ["mine", "random", "random", "random"], {}),
    ("seven", ["mine", "mine"], {}),
]


@pytest.mark.parametrize(("game", "seats", "more"), GAMES)
async def test_a_whole_game_by_random_clicks(game: str, seats: list[str], more: dict[str, Any]) -> None:
    """What the pages were told and what is kept are the same game as a table played with the same moves."""
    browser = Browser()
    opened = await browser.open(game, seats, seed=5, **more)
    page = await browser.sit(opened)
    await page.play_to_the_end(random.Random(2))
    key = opened["links"]["seat"][0]
    status, record = await browser.ask("GET", f"tables/{opened['table']}/record", key=key)
    assert status == 200
    table = tatami.new_table(game, players=len(seats), seed=5)
    for seat, words in record["moves"]:
        table.play(words, seat)
    assert table.over
    assert page.result["scores"] == table.scores
    assert {**json.loads(table.record()), "salt": record["salt"]} == record
    assert page.views["0"] == table.explained(0)
    _, replayed = await browser.ask("GET", f"tables/{opened['table']}/replay", key=key)
    assert replayed["steps"][-1]["view"] == table.explained(0)
    _, seal = await browser.ask("GET", f"tables/{opened['table']}/seal", key=key)
    assert json.loads(seal["sealed"])["seed"] == 5


async def test_all_messages_are_the_sockets() -> None:
    """Every message of a game fits the schema of the server's socket."""
    browser = Browser()
    opened = await browser.open("seven", ["mine", "soldier", "novice"], seed=1)
    page = await browser.sit(opened)
    kept = browser.heard[page.number]
    seat, moves = await page.my_turn()
    for message in (
        {"t": "why", "seat": seat, "words": "draw twelve"},
        {"t": "looks", "seat": seat, "others": ["draw twelve"]},
        {"t": "preview", "seat": seat, "words": moves[0]["words"]},
        {"t": "chat", "text": "hello"},
        {"t": "rename", "seat": 0, "name": "Aki"},
        {"t": "takeover", "seat": 0, "level": "novice"},
        {"t": "giveback", "seat": 0},
        {"t": "ping"},
        {"t": "nonsense"},
    ):
        await page.say({"id": "a", **message})
    heard = [kept.get_nowait() for _ in range(kept.qsize())]
    for message in heard:
        wire.TOLD.validate_python(message)
    assert {m["t"] for m in heard} >= {"why", "looks", "preview", "chat", "lobby", "pong", "ok", "error"}


async def test_a_table_is_found_again() -> None:
    """Another host on the same drawer (the page was loaded again) goes on where the first one stopped."""
    browser = Browser()
    opened = await browser.open("seven", ["mine", "mine"], seed=3)
    page = await browser.sit(opened)
    seat, moves = await page.my_turn()
    await page.say({"t": "move", "seat": seat, "words": moves[0]["words"], "ply": page.ply})
    await page.until("ok")
    again = Browser(browser.drawer)
    _, tables = await again.ask("GET", "me/tables")
    assert [t["table"] for t in tables] == [opened["table"]]
    assert tables[0]["keys"] == opened["links"]["seat"]
    page = await again.sit(opened)
    assert page.ply == 1
    await page.say({"t": "undo", "seat": seat, "id": 2})
    await page.until("undone")
    assert page.turn["legal"]


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_what_needs_a_server_and_what_is_illegal_is_said_in_the_readers_language(lang: str) -> None:
    browser = Browser(lang=lang)
    seats = [{"kind": "mine"}, {"kind": "open"}]
    status, refused = await browser.ask("POST", "tables", {"game": "seven", "seats": seats})
    assert (status, refused["error"]) == (501, "needs-server")
    assert refused["message"] == tatami.messages.text(lang, "error-needs-server")
    opened = await browser.open("seven", ["mine", "mine"])
    page = await browser.sit(opened)
    await page.say({"t": "move", "seat": page.turn["to_act"][0], "words": "fly away", "ply": 0, "id": 1})
    error = await page.until("error")
    table = tatami.new_table("seven", players=2, lang=lang)
    with pytest.raises(tatami.IllegalMove) as told:
        table.play("fly away")
    assert error["error"] == told.value.reason
    assert error["message"].split(":")[0] == str(told.value).split(":")[0]


async def test_a_full_browser_refuses_the_move_and_goes_on_when_there_is_room() -> None:
    """A move that is not kept is not made; nothing half done is shown."""
    browser = Browser()
    opened = await browser.open("seven", ["mine", "mine"], seed=3)
    page = await browser.sit(opened)
    seat, moves = await page.my_turn()
    move = {"t": "move", "seat": seat, "words": moves[0]["words"], "ply": 0, "id": 1}
    browser.drawer.room = 0
    await page.say(move)
    assert (await page.until("ok", "error"))["error"] == "no-room"
    browser.drawer.room = None
    await page.say(move)
    assert (await page.until("ok", "error"))["t"] == "ok"
    assert page.ply == 1


async def test_a_bots_move_waits_for_room_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody can click again for a bot: it tries by itself, and goes on when there is room."""
    monkeypatch.setattr("tatami.tab.services.AGAIN_SECONDS", 0.0)
    browser = Browser()
    opened = await browser.open("empires", ["mine", "random"], seed=3)
    page = await browser.sit(opened)
    while page.turn["to_act"] == [0] or not page.ply:  # until my move is the last before the bot's
        seat, moves = await page.my_turn()
        browser.drawer.room = 1
        await page.say({"t": "move", "seat": seat, "words": moves[0]["words"], "ply": page.ply, "id": 1})
        await page.until("moved")
    assert (await page.until("notice"))["kind"] == "no-room"
    assert (await page.until("notice"))["kind"] == "no-room", "again, and still no room"
    status, refused = await browser.ask("POST", "tables", {"game": "seven", "seats": [{"kind": "mine"}] * 2})
    assert (status, refused["error"]) == (503, "no-room")
    await page.say({"t": "chat", "text": "hello?", "id": 2})
    assert (await page.until("ok", "error"))["message"] == tatami.messages.text("en", "error-no-room")
    before = page.ply
    browser.drawer.room = None
    await page.my_turn()
    assert page.ply > before


async def test_rematch_sandbox_and_record_file() -> None:
    """The same people again; what if; and a file from elsewhere."""
    browser = Browser()
    opened = await browser.open("seven", ["mine", "random", "random"], seed=4)
    page = await browser.sit(opened)
    await page.play_to_the_end(random.Random(1))
    key = opened["links"]["seat"][0]
    _, next_one = await browser.ask("POST", f"tables/{opened['table']}/rematch", {"key": key})
    assert next_one["table"] != opened["table"]
    # three may pass at once, and the village is lost: after one move it never is
    _, sandbox = await browser.ask("POST", f"tables/{opened['table']}/fork", {"key": key, "ply": 1})
    assert sandbox["mine"] == [0, 1, 2]
    _, record = await browser.ask("GET", f"tables/{opened['table']}/record", key=key)
    _, looked_at = await browser.ask("POST", "replays", {"record": record})
    path = f"tables/{looked_at['table']}/record"
    _, same = await browser.ask("GET", path, key=looked_at["links"]["seat"][0])
    assert same == record
    status, refused = await browser.ask("POST", "replays", {"record": {"tatami": 1}})
    assert (status, refused["error"]) == (422, "bad-record")


async def test_the_game_of_the_day_is_the_same_as_on_a_server_and_has_one_try() -> None:
    """The deal of a server without a salt of its own; my result stands there when I have played."""
    browser = Browser()
    _, before = await browser.ask("GET", "challenge")
    assert [(c["game"], c["variant"], c["seats"], c["options"]) for c in before["games"]] == days.kinds()
    wish = {"game": "seven", "variant": "easy", "name": "Aki"}
    status, opened = await browser.ask("POST", "challenge", wish)
    assert (status, opened["mine"]) == (200, [0, 1, 2])
    assert (await browser.ask("POST", "challenge", wish))[1]["error"] == "one-try"
    page = await browser.sit(opened)
    seed = days.seed_of("", before["day"], "seven", "easy")
    table = tatami.new_table("seven", players=1, seed=seed, level="easy", hands=3)
    assert page.views["0"] == table.explained(0)
    await page.play_to_the_end(random.Random(1))
    _, after = await browser.ask("GET", "challenge")
    (mine,) = [c["mine"] for c in after["games"] if c["mine"]]
    assert (mine["table"], mine["result"]["scores"]) == (opened["table"], page.result["scores"])
    TypeAdapter(Challenges).validate_python(after)


async def test_a_finished_game_is_reviewed_where_there_are_bots_that_can(monkeypatch: pytest.MonkeyPatch) -> None:
    """As the server tells it; who has only the quick bots is told that it needs a server."""
    move = {"kind": "attack", "args": {}}
    known = {"made": "a", "better": "b", "chance": 0.4, "best_chance": 0.5, "choices": 2}
    told = {**known, "made_move": move, "better_move": move}
    monkeypatch.setattr(judging, "judged", lambda record, seat, _: {"ply": len(record), "seat": seat, **told})
    monkeypatch.setattr(judging, "advise", lambda _record, _seat, _level: ("attack", move))
    browser = Browser()
    opened = await browser.open("seven", ["mine", "random"], seed=4)
    path, key = f"tables/{opened['table']}/review", opened["links"]["seat"][0]
    assert (await browser.ask("GET", path, key=key))[1]["error"] == "not-over"
    page = await browser.sit(opened)
    await page.play_to_the_end(random.Random(1))
    assert (await browser.ask("GET", path, key=key))[1]["error"] == "needs-server"
    browser.host.services.levels = ("soldier", "captain")
    found = TypeAdapter(ReviewOfGame).validate_python((await browser.ask("GET", path, key=key))[1])
    assert [player.accuracy < 50 for player in found.players] == [True, True]
    advice = TypeAdapter(Advice).validate_python((await browser.ask("GET", f"{path}/0", key=key))[1])
    assert (advice.level, advice.words) == ("captain", "attack")
    assert (await browser.ask("GET", f"{path}/{page.ply}", key=key))[0] == 404


async def test_a_table_is_opened_as_by_a_server() -> None:
    """What is no option of the game is refused in the same words; names come without marks that hide or turn text."""
    browser = Browser()
    wish = {"game": "seven", "seats": [{"kind": "mine", "name": "A\u202eki\n"}, {"kind": "mine"}]}
    status, refused = await browser.ask("POST", "tables", {**wish, "options": {"rules_version": 1}})
    assert (status, refused["error"]) == (422, "bad-options")
    assert refused["message"] == tatami.messages.text("en", "fail-option-reserved", name="rules_version")
    _, opened = await browser.ask("POST", "tables", wish)
    _, state = await browser.ask("GET", f"tables/{opened['table']}", key=opened["host"])
    assert [seat["name"] for seat in state["seats"]] == ["A ki", ""]


async def test_a_drawer_with_rubbish_opens() -> None:
    """A document that cannot be read disturbs no other."""
    drawer = Drawer()
    drawer.texts = {"a": "{}", "b": "no", "c": '{"kept": 1}'}
    assert await Browser(drawer).ask("GET", "me/tables") == (200, [])
