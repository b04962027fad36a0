"""Attacks that once worked, each as it was made; none works any more."""

from __future__ import annotations

import asyncio
import json
import random
import tomllib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from hashlib import sha256
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import sqlalchemy as sa
from click.testing import CliRunner
from sqlalchemy.ext.asyncio import AsyncConnection

import tatami
from tatami.cli.admin import admin
from tatami.cli.serve import serve as serve_command
from tatami.cli.verify import verify
from tatami.empires.board import default_text
from tatami.server import botpool
from tatami.server import reader as reading
from tatami.server.botpool import BotPool
from tatami.server.db import AlreadyServed, Database
from tatami.server.errors import Refused
from tatami.server.limits import Limits, Turns, network_of
from tatami.server.live import OUTBOX_BYTES
from tatami.server.names import plain
from tatami.server.seats import new_key
from tatami.server.settings import Settings
from tatami.server.store import change_table

from .client import play_out
from .conftest import Running, Serve, generous, running
from .test_clocks import OurTime

pytestmark = pytest.mark.asyncio


@pytest.fixture
def database(tmp_path: Path) -> str:
    """SQLite is enough for these."""
    return f"sqlite:///{tmp_path}/attacked.sqlite3"


OPEN = [{"kind": "mine"}, {"kind": "open"}]


async def test_who_opens_a_table_for_others_cannot_choose_its_seed(here: Running) -> None:
    """The opener knew every hand and the deck."""
    refused = await here.post("/tables", 422, game="empires", seats=OPEN, seed=7)
    assert refused["error"] == "seed-of-others"
    assert not (await here.table("mine", "open"))["started"]
    assert (await here.table("mine", "bot", seed=7))["started"], "on one's own screen a seed is welcome"


async def test_a_key_in_an_address_is_refused(here: Running) -> None:
    """Every access log of a proxy held the keys of GET requests."""
    opened = await here.table("mine", "mine")
    path, key = f"/api/tables/{opened['table']}", opened["host"]
    for suffix in ("", "/replay", "/record", "/alerts", "/board", "/odds"):
        answer = await here.http.get(path + suffix, params={"key": key})
        assert (answer.status_code, answer.json()["error"]) == (400, "key-in-url"), suffix
    assert (await here.http.get(path, headers={"Tatami-Key": key})).status_code == 200


async def test_pages_of_named_origins_may_use_rest_as_they_use_sockets(serve: Serve) -> None:
    here = await serve(origins=["https://friends.example"])
    wish = {"Access-Control-Request-Method": "GET", "Access-Control-Request-Headers": "tatami-key"}
    for origin, allowed in (("https://friends.example", True), ("https://evil.example", False)):
        asked = await here.http.options("/api/games", headers={"Origin": origin, **wish})
        assert (asked.headers.get("access-control-allow-origin") == origin) == allowed
        answer = await here.http.get("/api/games", headers={"Origin": origin})
        assert (answer.headers.get("access-control-allow-origin") == origin) == allowed


async def test_odd_paths_are_not_found(here: Running) -> None:
    """A NUL and a name longer than the file system takes were answered with 500."""
    for path in ("/%00", "/assets/%00.js", "/" + "a" * 300, "/" + "b/" * 3000 + "x.js", "/a%00b.html"):
        assert (await here.http.get(path)).status_code == 404, path[:20]


async def test_bodies_that_are_no_json_are_refused(here: Running) -> None:
    """NaN, lone surrogates and towers of brackets went through, some of them into the database."""
    head, tail = b'{"game": "empires", "seats": [{"kind": "mine"}, {"kind": "mine"}], "options": {"variant": ', b"}}"
    tower = b"[" * 900 + b"]" * 900
    for junk in (b"NaN", b"Infinity", b'"\\ud800"', tower, b'{"a":' * 40 + b"1" + b"}" * 40):
        answer = await here.http.post(
            "/api/tables", content=head + junk + tail, headers={"Content-Type": "application/json"}
        )
        assert (answer.status_code, answer.json()["error"]) == (422, "bad-request"), junk[:20]


async def test_a_household_of_addresses_counts_as_one() -> None:
    """Every address of an IPv6 /64 had limits of its own: 2^64 of them."""
    assert network_of("2001:db8::1") == network_of("2001:db8::ffff:ffff:ffff:ffff")
    assert network_of("2001:db8::1") != network_of("2001:db8:0:1::1")
    assert network_of("::ffff:10.0.0.5") == "10.0.0.5"
    assert network_of("fe80::1%eth0") == network_of("fe80::2")
    limits = Limits(Settings(tables_per_hour=3), OurTime())
    for n in range(3):
        limits.table(f"2001:db8::{n}")
    with pytest.raises(Refused):
        limits.table("2001:db8::abcd")


async def test_a_board_of_dotted_keys_holds_up_nobody(here: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """80 kB of them froze every table for 44 seconds."""
    monkeypatch.setattr(reading, "SECONDS", 3)
    opened = await here.table("mine", "mine")
    (one,) = await here.players(opened, 0)
    mine = [{"kind": "mine"}] * 2
    too_long = await here.post("/tables", 422, game="empires", seats=mine, board="a.b = 1\n" * 10_000)
    assert too_long["error"] == "bad-request"
    dotted = "# provinces\n" + ".".join("a" * 30_000) + " = 1\n"
    longest = 0.0

    async def ping() -> None:
        nonlocal longest
        while True:
            begun = asyncio.get_running_loop().time()
            assert (await one.ask("ping"))["t"] == "pong"
            longest = max(longest, asyncio.get_running_loop().time() - begun)

    pinging = asyncio.create_task(ping())
    answer = await here.post("/tables", 422, game="empires", seats=mine, board=dotted)
    pinging.cancel()
    assert answer["error"] in ("slow-board", "bad-board")
    assert longest < 1.5, "the table was answered all the while"


async def test_only_what_the_game_knows_of_a_board_is_kept(here: Running) -> None:
    board = tomllib.loads(default_text())
    board["junk"] = ["x" * 1000]
    board["provinces"]["satsuma"]["junk"] = {"deep": 1}
    for given in (board, default_text() + "\n[junk]\nx = 1\n"):
        opened = await here.table("mine", "mine", board=given)
        kept = await here.get(f"/tables/{opened['table']}/board", key=opened["host"])
        assert "junk" not in json.dumps(kept["board"])
    board["regions"]["grey"]["name"] = "x" * 70_000
    answer = await here.post("/tables", 413, game="empires", seats=[{"kind": "mine"}] * 2, board=board)
    assert answer["error"] == "too-large"


# ---------------------------------------------------------------- griefing


async def test_spam_does_not_fill_the_list(serve: Serve) -> None:
    """101 tables of one address pushed everybody else's out of the list."""
    here = await serve(listed_per_address=3)
    honest = await here.table("mine", "open", listed=True)
    async with here.services.database.write() as connection:  # as from another address
        await change_table(connection, honest["table"], source="192.0.2.1")
    for n in range(101):
        answer = await here.post("/tables", 201 if n < 3 else 429, game="empires", seats=OPEN, listed=True)
    assert answer["error"] == "too-many-listed"
    listed = [t["table"] for t in await here.get("/tables")]
    assert len(listed) == 4
    assert honest["table"] in listed


async def test_a_listed_table_is_its_hosts(serve: Serve) -> None:
    """Any stranger could start it; nobody could be sent away; it stayed in the list for ever."""
    time = OurTime()
    here = await serve(time, sweep_seconds=1)
    opened = await here.table("mine", "open", "open", listed=True)
    id, host = opened["table"], opened["host"]
    stranger = await here.post(f"/tables/{id}/join", name="Stranger")
    assert (await here.post(f"/tables/{id}/start", 403, key=stranger["key"], fill="random"))["error"] == "not-yours"
    guest = await here.client(id, stranger["key"])
    await here.post(f"/tables/{id}/dismiss", 403, key=stranger["key"], seat=0)
    await here.post(f"/tables/{id}/dismiss", 204, key=host, seat=stranger["seat"])
    await guest.until(lambda: guest.code == 4404)
    assert (await here.post(f"/tables/{id}/join", 403, name="Stranger"))["error"] == "sent-away"
    there = await here.client(id, opened["links"]["seat"][0], host)
    for _ in range(5):
        await time.advance(40)
    await time.advance(0)
    assert [t["table"] for t in await here.get("/tables")] == [id], "as long as its host is here"
    await there.close()
    for _ in range(8):
        await time.advance(40)
    await time.advance(0)
    assert await here.get("/tables") == []


async def test_who_looks_on_cannot_flood_the_talk(here: Running) -> None:
    opened = await here.table("mine", "mine")
    watchers = [await here.client(opened["table"], opened["links"]["spectator"]) for _ in range(3)]
    said = [(await watchers[n % 3].ask("chat", text="spam"))["t"] for n in range(30)]
    assert said.count("ok") < 10
    (one,) = await here.players(opened, 0)
    assert (await one.ask("chat", text="hello"))["t"] == "ok", "players are heard"


async def test_a_seat_cannot_flood_the_talk_either(here: Running) -> None:
    """It is kept for ever: at twenty lines a second that was gigabytes a day."""
    one, two = await here.players(await here.table("mine", "mine"), 0, 1)
    said = [(await one.ask("chat", text="spam"))["t"] for _ in range(60)]
    assert 10 < said.count("ok") < 50
    assert (await two.ask("chat", text="hello"))["t"] == "ok", "the others are heard"


async def test_sockets_of_one_address_share_their_messages() -> None:
    """Each had the pace of a whole household: sixty-four of them kept a processor busy."""
    limits = Limits(Settings(database="sqlite://", messages_per_second=1, sockets_per_address=24), OurTime())
    buckets = [limits.messages(f"2001:db8::{n}") for n in range(24)]
    heard = [own.take(0.0) and shared.take(0.0) for own, shared in buckets for _ in range(10)]
    assert sum(heard) == 30, "as many as three sockets alone"
    assert all(shared.take(0.0) for _, shared in [limits.messages("2001:db8:1::")] * 30), "others are heard"


async def test_steps_are_taken_back_at_a_pace(serve: Serve) -> None:
    """Each played the whole game again; one socket could ask for twenty a second."""
    here = await serve(messages_per_second=20)
    (one,) = await here.players(await here.table("mine", "mine"), 0)
    answers = [(await one.ask("undo", seat=0))["error"] for _ in range(30)]
    assert answers[0] == "nothing-to-undo"
    assert "too-many" in answers[20:]
    assert (await one.ask("ping"))["t"] == "pong", "the socket stays open"


async def test_what_moves_would_do_is_worked_out_once(here: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """A third of a second of the event loop each time: 20 a second from one socket stopped all tables."""
    (one,) = await here.players(await here.table("mine", "bot"), 0)
    while one.may_act() is None:
        await one.reach(one.ply + 1)
    asked: list[Any] = []
    preview = tatami.Table.preview

    def counted(*args: Any) -> Any:
        asked.append(args)
        return preview(*args)

    monkeypatch.setattr(tatami.Table, "preview", counted)
    first, second = [await one.ask("looks", seat=0, others=[f"fly {n}"]) for n in (1, 2)]
    assert len(asked) == len(one.turn["legal"]["0"]) == len(first["moves"])
    assert (second["moves"], list(second["refused"])) == (first["moves"], ["fly 2"])


async def test_who_does_not_read_holds_little(here: Running) -> None:
    """256 answers of half a megabyte, 64 sockets: one address could hold gigabytes."""
    opened = await here.table("mine", "mine")
    one, _ = await here.players(opened, 0, 1)
    listener = next(iter((await here.services.room(opened["table"])).listeners))
    for _ in range(20):
        listener.send(b'{"t":"notice","kind":"%s","seat":null,' % (b"x" * 500_000) + b'"seq":0}')
    assert listener._waiting <= OUTBOX_BYTES  # type: ignore[attr-defined]
    await asyncio.gather(*(c.until(lambda c=c: c.code == 4408 or c.presence) for c in [one]))  # type: ignore[misc]


async def test_games_are_played_again_one_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two hundred replays at once were two hundred threads' work, all at the cost of the event loop."""
    turns, running, most = Turns(2), list[str](), list[list[str]]()

    async def play(address: str) -> None:
        async with turns.turn(address):
            running.append(address)
            most.append(sorted(running))
            await asyncio.sleep(0)
            running.remove(address)

    await asyncio.gather(*(play(address) for address in ["10.0.0.1"] * 9 + ["10.0.0.2", "10.0.0.3"]))
    assert max(map(len, most)) == 2
    assert all(len({*now}) == len(now) for now in most), "never two of one address"
    assert len(most) == 11
    assert not turns._own, "who is gone is forgotten"


async def test_rematches_are_tables_too(serve: Serve) -> None:
    """A game given up, and another, and another: tables without end that no limit counted."""
    here = await serve(tables_per_hour=3)
    opened = await here.table("mine", "mine", game="seven")
    codes = []
    for _ in range(3):
        both = await here.client(opened["table"], *opened["links"]["seat"])
        assert (await both.ask("end", seat=0))["t"] == "ok"
        answers = [
            await here.http.post(f"/api/tables/{opened['table']}/rematch", json={"key": key})
            for key in opened["links"]["seat"]
        ]
        codes.append([a.status_code for a in answers])
        if codes[-1] == [200, 200]:
            keys = [a.json()["key"] for a in answers]
            opened = {"table": answers[0].json()["table"], "links": {"seat": keys}}
    assert codes == [[200, 200], [200, 200], [429, 429]], "the first to ask opens it, and is counted"


async def test_people_without_end_are_not_kept(serve: Serve) -> None:
    """Each new key was a row of eight thousand letters, at twenty a second."""
    here = await serve(tables_per_hour=3)
    keys = [new_key() for _ in range(5)]
    codes = []
    for key in [*keys, keys[0]]:
        answer = await here.http.post("/api/me", json={"name": "x"}, headers={"Tatami-Person": key})
        codes.append(answer.status_code)
    assert codes == [204, 204, 204, 429, 429, 204], "who is kept already may change"


async def test_what_asks_the_database_is_counted(serve: Serve) -> None:
    here = await serve(requests_per_second=1)
    codes = [(await here.http.get("/metrics")).status_code for _ in range(12)]
    assert codes == [200] * 10 + [429] * 2
    client = await here.client("AAAAAAAAAAAA", "k" * 32)
    assert client.code == 4429, "a handshake is a request"


async def test_health_is_told_to_everybody_by_one_question(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    """It cannot be counted: behind a proxy a stranger's requests would make a server look dead."""
    here = await serve(requests_per_second=1)
    asked, go, read = 0, asyncio.Event(), here.services.database.read

    @asynccontextmanager
    async def slowly() -> AsyncIterator[AsyncConnection]:
        nonlocal asked
        asked += 1
        await go.wait()
        async with read() as connection:
            yield connection

    monkeypatch.setattr(here.services.database, "read", slowly)
    asking = [asyncio.create_task(here.services.database.answers()) for _ in range(20)]
    await asyncio.sleep(0)
    go.set()
    assert await asyncio.gather(*asking) == [True] * 20
    assert asked == 1
    codes = [(await here.http.get("/health")).status_code for _ in range(20)]
    assert codes == [200] * 20


async def test_letters_that_are_none_where_secrets_are_compared(serve: Serve, tmp_path: Path) -> None:
    """Each was an error of the server's, with a trace in its log."""
    here = await serve(owner_folder=str(tmp_path), door="word")
    await here.post("/owner/once", 404, door="wörd")
    here.services.alerts._settings.webhook_hosts.append("example.org")
    opened = await here.table("mine", "mine")
    wish = {"key": opened["links"]["seat"][0], "webhook": "https://example.org/"}
    await here.post(f"/tables/{opened['table']}/alerts", 204, **wish)
    answer = await here.http.post(f"/alerts/{opened['table']}é/confirm")
    assert answer.status_code == 404
    answer = await here.http.get("/api/me", headers={"Tatami-Person": new_key(), "Origin": "http://["})
    assert answer.status_code == 403
    page = (await here.http.get("/alerts/https:example.org")).text
    assert 'action="./https:example.org/confirm"' in page, "a token is no address"


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("Ki\u00adku", "Ki ku"),
        ("\u061cKiku\U000e0041", "Kiku"),
        ("\u3164\u2800", ""),
        ("Z" + "\u0301" * 20 + "o", "Z\u0301\u0301o"),
        ("Ti\u1ebf\u0301ng 武士 Ёж", "Ti\u1ebf\u0301ng 武士 Ёж"),
        ("a\u0302\u0301b", "a\u0302\u0301b"),
    ],
)
async def test_names_hide_nothing(given: str, kept: str) -> None:
    """Nobody is called as somebody else is, or by nothing, or by a tower of marks."""
    assert plain(given) == kept


async def test_the_host_cannot_take_a_seat_from_somebody_gone_for_a_moment(serve: Serve) -> None:
    time = OurTime()
    here = await serve(time, absence_seconds=300)
    clocked = await here.table("mine", "mine", clock={"kind": "days"})
    host = await here.client(clocked["table"], clocked["links"]["seat"][0], clocked["host"])
    assert (await host.ask("takeover", seat=1, level="random"))["error"] == "clock-decides"
    opened = await here.table("mine", "mine")
    host = await here.client(opened["table"], opened["links"]["seat"][0], opened["host"])
    (other,) = await here.players(opened, 1)
    assert (await host.ask("takeover", seat=1, level="random"))["error"] == "player-here"
    await other.close()
    await host.until(lambda: host.presence["seats"] == [0])
    assert (await host.ask("takeover", seat=1, level="random"))["error"] == "not-away-long"
    await time.advance(301)
    assert (await host.ask("takeover", seat=1, level="random"))["t"] == "ok"
    assert (await host.until_heard("notice"))["kind"] == "stand-in"


async def test_nothing_is_taken_back_behind_an_absent_players_back(serve: Serve) -> None:
    """The host put a bot on the seat, then took back what the other would never have allowed."""
    time = OurTime()
    here = await serve(time, absence_seconds=0, undo_seconds=60, stand_in="random")
    opened = await here.table("mine", "mine", seed=8)
    host = await here.client(opened["table"], opened["links"]["seat"][0], opened["host"])
    assert (await host.ask("takeover", seat=1, level="random"))["t"] == "ok"
    rng = random.Random(4)
    while not (host.ply > 8 and not host.turn["can_undo"] and host.may_act() is not None):
        await host.until(lambda: host.may_act() is not None)
        assert (await host.move_at_random(rng))["t"] in ("ok", "error")
    before = host.views
    assert (await host.ask("undo", seat=0))["t"] == "ok"
    asked = await host.until_heard("undo-asked")
    assert host.views == before, "it waits for the one who is away"
    wrong = await host.ask("undo-answer", question="another", yes=True)
    assert wrong["error"] == "nothing-asked"
    await time.advance(61, sleepers=3)
    await host.until_heard("undo-refused")
    (late,) = await here.players(opened, 1)
    old = await late.ask("undo-answer", question=asked["question"], yes=True)
    assert old["error"] == "nothing-asked", "an answer to a question of the past counts for nothing"


# ---------------------------------------------------------------- bots


async def test_bots_among_themselves_play_for_nobody(here: Running) -> None:
    opened = await here.table("bot", "bot")
    room = await here.services.room(opened["table"])
    assert not room.attended()
    async with room.lock:
        await room.ready()
    assert room.ply == 0
    watcher = await here.client(opened["table"], opened["links"]["spectator"])
    await watcher.until(lambda: watcher.ply > 3)


async def test_many_bots_of_one_address_hold_up_nobody_else(monkeypatch: pytest.MonkeyPatch) -> None:
    """58 tables of generals made everybody else's bots wait for all of them."""
    order: list[str] = []

    def choose(record: Any, *_: Any) -> tuple[str, None]:
        order.append(record)
        return "pass", None

    monkeypatch.setattr(botpool, "choose", choose)
    pool = BotPool(Settings(bot_processes=0, bot_queue=64))

    def ask(who: str, address: str) -> asyncio.Task[Any]:
        table: Any = SimpleNamespace(record=lambda: who)
        return asyncio.create_task(pool.choose(table, 0, "general", ["x"], address))

    attack = [ask("attacker", "192.0.2.1") for _ in range(58)]
    await asyncio.sleep(0)
    victims = [ask("victim", "192.0.2.2") for _ in range(3)]
    await asyncio.gather(*attack, *victims)
    pool.stop()
    places = [n for n, who in enumerate(order) if who == "victim"]
    assert places[0] <= 2, "after the one under way, and at most one more"
    assert places[2] <= 6, "every other turn"


async def test_hints_and_odds_between_people_are_agreed_on(here: Running) -> None:
    for kinds, game, wish, allowed in (
        (("mine", "mine"), "empires", None, False),
        (("mine", "bot"), "empires", None, True),
        (("mine", "mine"), "seven", None, True),
        (("mine", "mine"), "empires", True, True),
        (("mine", "bot"), "empires", False, False),
    ):
        opened = await here.table(*kinds, game=game, **({} if wish is None else {"help": wish}))
        client = await here.client(opened["table"], *filter(None, opened["links"]["seat"]))
        assert client.state["help"] == allowed
        answer = await client.ask("odds")
        assert (answer.get("error") == "no-help") == (not allowed)
        if not allowed and kinds == ("mine", "mine"):
            side = await here.post(f"/tables/{opened['table']}/fork", 201, key=opened["links"]["seat"][0])
            beside = await here.client(side["table"], *side["links"]["seat"])
            assert (await beside.ask("odds"))["error"] == "no-help", "nor in a sandbox beside it"


# ---------------------------------------------------------------- the seal


async def test_the_seal_is_shown_from_the_start_and_opened_at_the_end(here: Running, tmp_path: Path) -> None:
    opened = await here.table("mine", "open", game="seven")
    id, host = opened["table"], opened["host"]
    promised = (await here.get(f"/tables/{id}", key=host))["seal"]
    assert len(promised) == 64
    await here.get(f"/tables/{id}/seal", 409, key=host)
    joined = await here.post(f"/tables/{id}/join", key=opened["links"]["seat"][1])
    await here.post(f"/tables/{id}/start", 204, key=host)
    both = await here.client(id, opened["links"]["seat"][0], joined["key"])
    assert both.state["seal"] == promised
    await play_out([both], random.Random(2))
    told = await here.get(f"/tables/{id}/seal", key=host)
    assert told["seal"] == promised == sha256(told["sealed"].encode()).hexdigest()
    record = await here.get(f"/tables/{id}/record", key=host)
    assert json.loads(told["sealed"])["seed"] == record["seed"]
    assert record["seed"] not in "".join(both.raw), "nothing told of it before"
    file = tmp_path / "record.json"
    file.write_text(json.dumps(record))
    run = CliRunner().invoke(verify, [str(file), promised])
    assert run.exit_code == 0, run.output
    file.write_text(json.dumps({**record, "salt": record["salt"][::-1]}))
    assert CliRunner().invoke(verify, [str(file), promised]).exit_code != 0
    shelf = await here.post("/replays", 201, record=record)
    assert (await here.get(f"/tables/{shelf['table']}/seal", key=shelf["host"]))["seal"] == promised


# ---------------------------------------------------------------- faults


async def test_a_corrupt_row_disturbs_its_own_table_only(serve: Serve) -> None:
    time = OurTime()
    here = await serve(time, sweep_seconds=1)
    bad = await here.table("mine", "open", listed=True)
    good = await here.table("mine", "open", listed=True)
    broken = await here.table("bot", "mine", clock={"kind": "live"})
    fine = await here.table("mine", "mine", clock={"kind": "live", "base": 20, "increment": 0})
    here.services._rooms.clear()
    async with here.services.database.write() as connection:
        await connection.execute(sa.text("UPDATE tables SET deal = '{\"x' WHERE id = :id"), {"id": bad["table"]})
        await connection.execute(
            sa.text("UPDATE tables SET deal = '[1]', wake = 0 WHERE id = :id"), {"id": broken["table"]}
        )
    assert [t["table"] for t in await here.get("/tables")] == [good["table"]]
    assert (await here.get(f"/tables/{bad['table']}", 409, key=bad["host"]))["error"] == "other-rules"
    keys = [t["links"]["seat"][-1 if t is broken else 0] for t in (broken, fine)]
    assert fine["table"] in {t["table"] for t in await here.post("/mine", keys=keys)}
    one, _ = await here.players(fine, 0, 1)
    await time.advance(30)
    await one.until_heard("notice")  # the clock of the other ran out all the same


async def test_one_server_a_file(database: str) -> None:
    async with running(generous(database)):
        second = Database(database)
        with pytest.raises(AlreadyServed):
            second.claim()
        run = await asyncio.to_thread(CliRunner().invoke, serve_command, ["--port", "0", "--database", database])
        assert run.exit_code != 0
        assert "PostgreSQL" in run.output
        await second.close()
    third = Database(database)
    third.claim()
    await third.close()


async def test_a_database_of_a_newer_release_says_so(database: str) -> None:
    async with running(generous(database)) as here, here.services.database.write() as connection:
        await connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
    run = await asyncio.to_thread(CliRunner().invoke, serve_command, ["--port", "0", "--database", database])
    assert run.exit_code != 0
    assert "newer release" in run.output
    assert "Traceback" not in run.output


async def test_a_mistyped_database_leaves_nothing_behind(tmp_path: Path) -> None:
    for command in ("backup", "export"):
        arguments = [command, str(tmp_path / "out.gz"), "--database", f"sqlite:///{tmp_path}/folder/mistyped.sqlite3"]
        run = await asyncio.to_thread(CliRunner().invoke, admin, arguments)
        assert run.exit_code != 0
        assert "no database" in run.output
    assert list(tmp_path.iterdir()) == []
