"""Live play over real sockets: moves, reconnecting, taking back, talk, stand-ins, questions."""

from __future__ import annotations

import asyncio
import json
import random

import pytest

import tatami
from tatami.server.rows import ChatRow
from tatami.server.signals import Signal

from .client import Client, play_out
from .conftest import GAMES, ONE, Running, Serve

pytestmark = pytest.mark.asyncio


@GAMES
async def test_a_whole_game_told_to_all(here: Running, game: str) -> None:
    seats = {"empires": 3, "seven": 2}[game]
    opened = await here.table(*["mine"] * seats, game=game, seed=3)
    clients = await here.players(opened, *range(seats))
    clients.append(await here.client(opened["table"], opened["links"]["spectator"]))
    await play_out(clients, random.Random(3))
    table = await (await here.services.room(opened["table"])).ready()
    assert table.over
    for client in clients:
        assert client.result == {"scores": list(table.scores), "winners": list(table.winners)}
        assert client.views == {n: table.explained(None if n == "spectator" else int(n)) for n in client.views}
        assert len(client.log) == len(table.events(None))


async def test_hot_seat_one_browser_holds_all(here: Running) -> None:
    opened = await here.table("mine", "mine", seed=5)
    client = await here.client(opened["table"], *opened["links"]["seat"])
    assert client.seats == [0, 1]
    assert set(client.views) == {"0", "1"}
    assert client.state["hot"]
    rng = random.Random(1)
    for _ in range(12):
        assert (await client.move_at_random(rng))["t"] == "ok"
    record = await here.get(f"/tables/{opened['table']}/record", key=opened["links"]["seat"][0], status=409)
    assert record["error"] == "not-over", "one key is not all keys"
    record = await here.get(f"/tables/{opened['table']}/record", key=",".join(opened["links"]["seat"]))
    assert len(record["moves"]) == 12


async def test_a_move_of_a_past_ply_or_against_the_rules_is_refused(here: Running) -> None:
    opened = await here.table("mine", "mine", seed=5)
    one, two = await here.players(opened, 0, 1)
    words = one.turn["legal"]["0"][0]["words"]
    assert (await one.move(0, words))["t"] == "ok"
    stale = await one.move(0, words, ply=0)
    assert (stale["t"], stale["error"]) == ("error", "stale")
    wrong = await two.move(1, "dance on the table", ply=1)
    assert wrong["error"] == "unknown-words"
    assert wrong["rule"]
    other = await two.move(0, words, ply=1)
    assert other["error"] == "not-yours"
    spectator = await here.client(opened["table"], opened["links"]["spectator"])
    assert (await spectator.move(0, words, ply=1))["error"] == "not-yours"
    assert one.ply == two.ply == 1


async def test_coming_back_resumes_where_it_was(here: Running) -> None:
    opened = await here.table("mine", "mine", seed=8)
    one, two = await here.players(opened, 0, 1)
    rng = random.Random(8)

    async def some_moves(count: int) -> None:
        for _ in range(count):
            mover = one if one.may_act() is not None else two
            ply = (await mover.move_at_random(rng))["ply"]
            await one.reach(ply)
            await two.reach(ply)

    await some_moves(6)
    whole = await here.client(opened["table"], opened["links"]["seat"][1])
    assert not whole.heard[0]["resumed"]
    await two.close()
    while one.may_act() is not None and one.ply < 30:
        await one.move_at_random(rng)
    missed = one.ply - two.ply
    await two.open(since=two.seq)
    assert two.heard[-1]["t"] in ("welcome", "presence")
    welcome = next(m for m in reversed(two.heard) if m["t"] == "welcome")
    assert welcome["resumed"]
    assert missed == 0 or all(e["ply"] > welcome["ply"] - missed for e in welcome["log"])
    await whole.until(lambda: whole.ply == one.ply)
    assert two.log == whole.log
    assert two.views == whole.views


async def test_own_steps_are_taken_back_at_once(here: Running) -> None:
    opened = await here.table("mine", "mine", seed=8)
    one, two = await here.players(opened, 0, 1)
    before = dict(one.views)
    events = len(one.log)
    assert (await one.move_at_random(random.Random(2)))["t"] == "ok"
    assert one.turn["can_undo"] == [0]
    assert (await one.ask("undo", seat=0))["t"] == "ok"
    await two.until_heard("undone")
    assert one.views == before
    assert (one.ply, len(one.log), two.ply) == (2, events, 2)
    rows = await here.services.store.log(opened["table"])
    assert [row.kind for row in rows] == ["move", "drop"], "nothing is ever erased"
    again = await here.client(opened["table"], opened["links"]["seat"][0], since=1)
    assert not again.heard[0]["resumed"], "what was taken back must be told from the start"
    assert again.views == before


async def _past_a_reveal(one: Client, two: Client) -> None:
    """Play until neither can take anything back alone, and both have moved."""
    rng = random.Random(4)
    clients = [one, two]
    for n in range(400):
        mover = next(c for c in clients if c.may_act() is not None)
        ply = (await mover.move_at_random(rng))["ply"]
        for c in clients:
            await c.reach(ply)
        if n > 3 and not any(c.turn["can_undo"] for c in clients):
            return
    raise AssertionError("nothing was ever revealed")


@pytest.mark.parametrize("yes", [True, False])
async def test_more_is_taken_back_by_agreement(here: Running, yes: bool) -> None:
    opened = await here.table("mine", "mine", seed=8)
    one, two = await here.players(opened, 0, 1)
    await _past_a_reveal(one, two)
    ply = one.ply
    assert (await two.ask("undo-answer", question="?", yes=True))["error"] == "nothing-asked"
    assert (await one.ask("undo", seat=0))["t"] == "ok"
    asked = await two.until_heard("undo-asked")
    assert asked["by"] == 0
    answer = {"question": asked["question"], "yes": yes}
    assert (await one.ask("undo-answer", **answer))["error"] == "nothing-asked", "not by the one who asks"
    await two.ask("undo-answer", **answer)
    await one.until_heard("undone" if yes else "undo-refused")
    assert one.ply == ply + yes
    room = await here.services.room(opened["table"])
    table = await room.ready()
    if yes:
        assert table.ply < ply
        assert 0 in table.to_act
    assert one.views["0"] == table.explained(0)


async def test_against_bots_one_may_always_take_back(here: Running) -> None:
    opened = await here.table("mine", "bot", seed=8)
    (one,) = await here.players(opened, 0)
    rng = random.Random(1)
    for _ in range(8):
        await one.until(lambda: one.may_act() is not None)
        await one.move_at_random(rng)
    await one.until(lambda: one.may_act() is not None)
    assert (await one.ask("undo", seat=0))["t"] == "ok"
    assert (await one.until_heard("undone"))["by"] == 0


@GAMES
async def test_bots_play_their_seats_to_the_end(serve: Serve, game: str) -> None:
    here = await serve(bot_processes=1)
    opened = await here.table("bot", "bot", game=game, seed=2)
    watcher = await here.client(opened["table"], opened["links"]["spectator"])
    await watcher.until(lambda: watcher.result is not None or watcher.state["over"], 60)
    table = await (await here.services.room(opened["table"])).ready()
    assert table.over


async def test_a_bot_takes_over_and_gives_back(here: Running) -> None:
    opened = await here.table("mine", "mine", seed=8)
    one, two = await here.players(opened, 0, 1)
    assert (await two.ask("takeover", seat=0, level="random"))["error"] == "not-yours"
    assert (await one.ask("takeover", seat=0, level="emperor"))["error"] == "no-level"
    assert (await one.ask("takeover", seat=0, level="random"))["t"] == "ok"
    await two.until(lambda: two.state["seats"][0]["stand_in"] == "random")
    assert one.turn["legal"] == {}, "the bot moves now"
    await two.until(lambda: two.ply > 0)
    refused = await one.move(0, "pass", ply=one.ply)
    assert refused["error"] in ("bot-plays", "stale")
    assert (await one.ask("giveback", seat=0))["t"] == "ok"
    await two.until(lambda: two.state["seats"][0]["stand_in"] is None)
    host = await here.client(opened["table"], opened["host"])
    assert (await host.ask("takeover", seat=1, level="random"))["error"] == "player-here"
    await two.close()
    await host.until(lambda: 1 not in host.presence["seats"])
    assert (await host.ask("takeover", seat=1, level="random"))["t"] == "ok"
    await one.until(lambda: one.state["seats"][1]["stand_in"] == "random")


async def test_talk_is_plain_kept_and_told(here: Running) -> None:
    opened = await here.table("mine", "mine")
    one, two = await here.players(opened, 0, 1)
    assert (await one.ask("rename", seat=0, name="  Okiku\u202e\n "))["t"] == "ok"
    await two.until(lambda: two.state["seats"][0]["name"] == "Okiku")
    await one.ask("chat", text="<b>well\x00 met</b>\u2028 !")
    line = (await two.until_heard("chat"))["line"]
    assert (line["seat"], line["name"], line["text"]) == (0, "Okiku", "<b>well met</b> !")
    assert (await one.ask("chat", text="x" * 501))["error"] == "bad-message"
    late = await here.client(opened["table"], opened["links"]["spectator"])
    assert [x["text"] for x in late.chat] == ["<b>well met</b> !"]
    await asyncio.gather(*(c.ask("chat", text=f"line {n}") for n, c in enumerate([one, two, late] * 4)))
    for client in (one, two, late):
        await client.until(lambda c=client: len(c.chat) == 13)  # type: ignore[misc]
    assert [x["n"] for x in late.chat] == list(range(1, 14))


@pytest.mark.parametrize("meanwhile", ["another line", "somebody comes"])
async def test_a_line_that_is_overtaken_is_told(here: Running, monkeypatch: pytest.MonkeyPatch, meanwhile: str) -> None:
    """It is kept, but before it is told a later one is there, or somebody who has read it: all hear it, in order."""
    opened = await here.table("mine", "mine")
    one, two = await here.players(opened, 0, 1)
    say, kept, told = here.services.store.say, asyncio.Event(), asyncio.Event()

    async def slowly(line: ChatRow, note: Signal) -> ChatRow:
        row = await say(line, note)
        if row.n == 1:
            kept.set()
            await told.wait()
        return row

    monkeypatch.setattr(here.services.store, "say", slowly)
    first = asyncio.create_task(one.ask("chat", text="line 1"))
    await kept.wait()
    if meanwhile == "another line":
        await two.ask("chat", text="line 2")
    else:
        await here.client(opened["table"], opened["links"]["spectator"])
    told.set()
    await first
    await two.ask("chat", text="the last")
    for client in (one, two):
        await client.until(lambda c=client: c.chat and c.chat[-1]["text"] == "the last")  # type: ignore[misc]
        assert [line["n"] for line in client.chat] == list(range(1, len(client.chat) + 1))


async def test_everybody_sees_who_is_here(here: Running) -> None:
    opened = await here.table("mine", "mine")
    one, two = await here.players(opened, 0, 1)
    watcher = await here.client(opened["table"], opened["links"]["spectator"])
    await one.until(lambda: one.presence == {"seats": [0, 1], "spectators": 1})
    await two.close()
    await watcher.until(lambda: watcher.presence == {"seats": [0], "spectators": 1})


@ONE
async def test_questions(here: Running) -> None:
    opened = await here.table("mine", "mine", seed=8, help=True)
    one, two = await here.players(opened, 0, 1)
    legal = one.turn["legal"]["0"][0]["words"]
    assert (await one.ask("why", seat=0, words=legal))["reason"] is None
    why = await one.ask("why", seat=0, words="pass")
    assert why["rule"]
    assert why["message"]
    assert (await one.ask("why", seat=1, words=legal))["error"] == "not-yours"
    preview = await one.ask("preview", seat=0, words=legal)
    assert preview["t"] == "preview"
    assert preview["reveals"] or preview["view"]
    assert (await one.ask("preview", seat=0, words="pass"))["t"] == "error"
    looks = await one.ask("looks", seat=0, others=["pass", legal])
    assert looks["ply"] == 0
    assert list(looks["moves"]) == [a["words"] for a in one.turn["legal"]["0"]]
    assert all(look["reveals"] or look["change"] is not None for look in looks["moves"].values())
    assert list(looks["refused"]) == ["pass"]
    assert looks["refused"]["pass"]["rule"] == why["rule"]
    assert looks["refused"]["pass"]["reason"] == why["reason"]
    assert (await one.ask("looks", seat=1))["error"] == "not-yours"
    hint = await one.ask("hint", seat=0)
    assert hint["moves"][0]["words"] in [a["words"] for a in one.turn["legal"]["0"]]
    odds = await one.ask("odds")
    assert len(odds["values"]) >= 2
    assert (await one.ask("ping"))["t"] == "pong"
    assert one.ply == two.ply == 0, "asking changes nothing"


@pytest.mark.parametrize("yes", [True, False])
async def test_a_village_is_given_up_by_agreement(here: Running, yes: bool) -> None:
    """All people who play must agree, bots are not asked; a loss without points, and the record keeps the moves."""
    opened = await here.table("mine", "mine", "bot", game="seven", seed=3)
    one, two = await here.players(opened, 0, 1)
    assert (await two.ask("end-answer", question="?", yes=True))["error"] == "nothing-asked"
    assert (await one.ask("end", seat=1))["error"] == "not-yours"
    assert (await one.ask("end", seat=0))["t"] == "ok"
    asked = await two.until_heard("end-asked")
    answer = {"question": asked["question"], "yes": yes}
    assert (await two.ask("undo-answer", **answer))["error"] == "nothing-asked", "another question"
    assert (await one.ask("end-answer", **answer))["error"] == "nothing-asked", "not by the one who asks"
    await two.ask("end-answer", **answer)
    if not yes:
        await one.until_heard("end-refused")
        assert one.result is None
        return
    for client in (one, two):
        await client.until_heard("over")
        assert client.result == {"scores": [0, 0, 0], "winners": [], "facts": {"outcome": "given-up"}}
        assert client.turn["to_act"] == []
    assert (await one.move(0, "pass"))["error"] == "game-over"
    key = opened["links"]["seat"][0]
    record = (await here.http.get(f"/api/tables/{opened['table']}/record", headers={"Tatami-Key": key})).json()
    log = await here.services.store.log(opened["table"])
    assert record["moves"] == [[m.seat, m.words] for m in log if m.kind == "move"]
    assert log[-1].kind == "end"
    assert not tatami.replay(json.dumps(record)).over, "the rules know nothing of it"
    again = await here.client(opened["table"], key)
    assert again.state["result"] == one.result


async def test_who_plays_alone_gives_up_at_once_and_rivals_cannot(here: Running) -> None:
    opened = await here.table("mine", "bot", game="seven", seed=3)
    (one,) = await here.players(opened, 0)
    assert (await one.ask("end", seat=0))["t"] == "ok"
    await one.until(lambda: one.result is not None)
    opened = await here.table("mine", "mine", seed=3)
    one, _ = await here.players(opened, 0, 1)
    assert (await one.ask("end", seat=0))["error"] == "not-together"
