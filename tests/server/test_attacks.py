"""Attacks that once worked, each as it was made; none works any more."""

from __future__ import annotations

import asyncio
import json
import resource
import tomllib
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from tatami.empires.board import default_text
from tatami.server import reader as reading
from tatami.server.errors import Refused
from tatami.server.limits import Limits, network_of
from tatami.server.run import _raise_open_files
from tatami.server.settings import Settings

from .conftest import Running, Serve
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


async def _half_open(url: str, said: bytes) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A connection that has begun to say something."""
    place = urlsplit(url)
    reader, writer = await asyncio.open_connection(place.hostname, place.port)
    writer.write(said)
    return reader, writer


async def test_half_open_requests_of_one_address_do_not_stop_the_server(serve: Serve) -> None:
    """1,100 of them took every file the server could open, for as long as the attacker liked."""
    here = await serve(proxies="", connections_per_address=20, head_seconds=0.3)
    lines = [await _half_open(here.url, b"GET /api/games HTTP/1.1\r\nHost: x\r\n") for _ in range(60)]
    for reader, writer in lines:
        with pytest.raises((ConnectionError, asyncio.IncompleteReadError)):  # hung up on, without a word
            await asyncio.wait_for(reader.readexactly(1), 20)
        writer.close()
    assert (await here.http.get("/health")).status_code == 200


async def test_a_head_that_comes_in_drops_or_never_ends_is_cut_off(serve: Serve) -> None:
    here = await serve(proxies="", head_seconds=0.5)
    first = b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n"
    reader, writer = await _half_open(here.url, first)
    assert (await reader.readline()).startswith(b"HTTP/1.1 200"), "a second request on the same line is timed too"
    writer.write(b"GET /health HTTP/1.1\r\n")
    with pytest.raises((ConnectionError, asyncio.IncompleteReadError)):
        await asyncio.wait_for(reader.readexactly(100_000), 20)
    reader, writer = await _half_open(here.url, b"GET / HTTP/1.1\r\n" + b"X: y\r\n" * 10_000)
    with pytest.raises((ConnectionError, asyncio.IncompleteReadError)):
        await asyncio.wait_for(reader.readexactly(1), 20)


async def test_a_socket_has_no_such_deadline(serve: Serve) -> None:
    here = await serve(proxies="", head_seconds=0.2)
    opened = await here.table("mine", "mine")
    (one,) = await here.players(opened, 0)
    reader, _ = await _half_open(here.url, b"GET / HTTP/1.1\r\n")
    with pytest.raises((ConnectionError, asyncio.IncompleteReadError)):  # the deadline of a request begun later is over
        await asyncio.wait_for(reader.readexactly(1), 20)
    assert (await one.ask("ping"))["t"] == "pong"


async def test_a_body_that_never_comes_is_not_waited_for(serve: Serve) -> None:
    here = await serve(body_seconds=0.3)
    head = b"POST /api/mine HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"
    reader, _ = await _half_open(here.url, head)
    assert b"408" in await asyncio.wait_for(reader.readline(), 20)


async def test_as_many_files_as_the_system_allows() -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(soft, 512), hard))
        _raise_open_files()
        assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] > 512
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


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
    dotted = ".".join("a" * 30_000) + " = 1\n"
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
