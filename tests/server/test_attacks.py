"""Attacks that once worked, each as it was made; none works any more."""

from __future__ import annotations

import pytest

from .conftest import Running, Serve

pytestmark = [
    pytest.mark.asyncio,
    pytest.mark.parametrize("database", ["sqlite"], indirect=True),
]
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
