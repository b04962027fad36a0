"""People: a key that holds all one's seats, on any device; nothing of it can be read from the database."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from tatami.server.people import owner_of
from tatami.server.person import Person
from tatami.server.seats import new_key

from .client import play_out
from .conftest import ONE, Running, Serve

pytestmark = pytest.mark.asyncio
Json = dict[str, Any]


def me(key: str, **more: str) -> dict[str, str]:
    """The header that says who asks."""
    return {"Tatami-Person": key, **more}


async def opened(here: Running, key: str, *kinds: str, **more: Any) -> Json:
    """A table opened by somebody."""
    seats = [{"kind": k, **({"level": "random"} if k == "bot" else {})} for k in kinds]
    answer = await here.http.post("/api/tables", json={"game": "seven", "seats": seats, **more}, headers=me(key))
    assert answer.status_code == 201, answer.text
    table: Json = answer.json()
    return table


async def tables(here: Running, key: str) -> list[Json]:
    """The tables of a person."""
    found: list[Json] = (await here.http.get("/api/me/tables", headers=me(key))).json()
    return found


async def test_a_persons_key_opens_all_their_seats_again(here: Running) -> None:
    """What a browser forgot, the person's key gives back: the same keys, and they open the table."""
    key = new_key()
    table = await opened(here, key, "mine", "bot", "open")
    mine = (await tables(here, key))[0]
    assert mine["keys"] == [table["links"]["seat"][0]]
    assert (mine["host_key"], mine["spectator"]) == (table["host"], table["links"]["spectator"])
    assert (await here.get(f"/tables/{table['table']}", key=mine["keys"][0]))["mine"] == [0]
    assert mine["stage"] == "lobby"


async def test_the_list_says_what_is_played_and_where_it_came_from(here: Running) -> None:
    """The options, and whether it is a sandbox; of the head no more than that is read."""
    key = new_key()
    table = await opened(here, key, "mine", "mine", options={"level": "hard"})
    wish = {"key": table["links"]["seat"][0]}
    forked = await here.http.post(f"/api/tables/{table['table']}/fork", json=wish, headers=me(key))
    assert forked.status_code == 201
    found = {mine["table"]: mine for mine in await tables(here, key)}
    assert {id: mine["sandbox"] for id, mine in found.items()} == {table["table"]: False, forked.json()["table"]: True}
    assert {mine["options"]["level"] for mine in found.values()} == {"hard"}


async def test_an_invitation_is_nobodys_until_it_is_followed(here: Running) -> None:
    """The link for a friend cannot be made from the host's key; followed, the seat is the friend's."""
    host, friend = new_key(), new_key()
    table = await opened(here, host, "mine", "open")
    invitation = table["links"]["seat"][1]
    assert invitation != Person(host).secret(table["table"], 1)
    body = {"key": invitation, "name": "Mira"}
    joined = await here.http.post(f"/api/tables/{table['table']}/join", json=body, headers=me(friend))
    assert joined.json()["key"] == Person(friend).secret(table["table"], 1)
    assert [t["mine"] for t in await tables(here, friend)] == [[1]]
    assert [t["mine"] for t in await tables(here, host)] == [[0]]


async def test_a_seat_left_is_off_the_list(here: Running) -> None:
    """Who resigns finds the table no more; a host who stands up before the start still does."""
    host, friend = new_key(), new_key()
    waiting = await opened(here, host, "mine", "open")
    joined = await here.http.post(
        f"/api/tables/{waiting['table']}/join", json={"key": waiting["links"]["seat"][1]}, headers=me(friend)
    )
    await here.post(f"/tables/{waiting['table']}/leave", 204, key=joined.json()["key"])
    assert await tables(here, friend) == []
    playing = await opened(here, host, "mine", "mine")
    for n, rest in ((0, [[1], [0]]), (1, [[0]])):
        await here.post(f"/tables/{playing['table']}/leave", 204, key=playing["links"]["seat"][n])
        assert [t["mine"] for t in await tables(here, host)] == rest
    await here.post(f"/tables/{waiting['table']}/leave", 204, key=waiting["links"]["seat"][0])
    row = (await tables(here, host))[0]
    assert (row["mine"], row["host"], row["stage"]) == ([], True, "lobby")


async def test_whose_turn_it_is_and_since_when(here: Running, rnd: random.Random) -> None:
    """The list knows who is to act without playing the game again, and the result once it is over."""
    key = new_key()
    table = await opened(here, key, "mine", "mine")
    row = (await tables(here, key))[0]
    assert row["stage"] == "playing"
    assert row["acting"]
    assert row["moved"] >= row["made"]
    assert row["sides"][0].startswith("samurai-")
    await play_out(await here.players(table, 0, 1), rnd)
    row = (await tables(here, key))[0]
    assert (row["stage"], row["acting"]) == ("over", [])
    assert row["result"]["facts"]["round"] in (1, 2, 3)


async def test_no_key_is_kept_readable(here: Running) -> None:
    """Neither a person's key nor a one-time key nor a seat's key stands anywhere in the database."""
    key = new_key()
    table = await opened(here, key, "mine", "open")
    once = (await here.http.post("/api/me/once", headers=me(key))).json()["once"]
    await here.http.post("/api/me", json={"name": "Aki"}, headers=me(key))
    found = []
    async with here.services.database.read() as connection:
        for name in ("people", "person_tables", "once_keys", "tables", "seats"):
            found.append(str((await connection.execute(sa.text(f"select * from {name}"))).all()))
    kept = " ".join(found)
    assert "Aki" in kept
    for secret in (key, once, *filter(None, table["links"]["seat"]), table["host"]):
        assert secret not in kept


async def test_a_one_time_key_works_once(here: Running) -> None:
    """It gives the person's key to whoever brings it first, and to nobody after."""
    key = new_key()
    once = (await here.http.post("/api/me/once", headers=me(key))).json()["once"]
    assert await here.post("/once", once=once) == {"person": key}
    await here.post("/once", 404, once=once)
    await here.post("/once", 404, once=new_key())


async def test_a_page_from_elsewhere_gets_nothing(serve: Serve, tmp_path: Path) -> None:
    """Another origin, on this machine too, is refused; the owner's key needs the word as well."""
    here = await serve(owner_folder=str(tmp_path), door="the word")
    key = new_key()
    foreign = "http://127.0.0.1:1"
    assert (await here.http.get("/api/me", headers=me(key, Origin=foreign))).status_code == 403
    for word, origin, status in (("the word", foreign, 403), ("a guess", None, 404), ("the word", None, 200)):
        headers = {"Origin": origin} if origin else {}
        answer = await here.http.post("/api/owner/once", json={"door": word}, headers=headers)
        assert answer.status_code == status
    person = await here.post("/once", once=answer.json()["once"])
    assert person["person"] == owner_of(tmp_path).key
    assert (tmp_path / "owner.key").stat().st_mode & 0o077 == 0


async def test_a_server_without_an_owner_has_no_door(here: Running) -> None:
    """On a shared server nobody becomes the owner, whatever they say."""
    await here.post("/owner/once", 404, door="")


async def test_name_and_settings_are_kept(here: Running) -> None:
    """What one set stays, for this person alone."""
    key = new_key()
    assert (await here.http.get("/api/me", headers=me(key))).json()["known"] is False
    wish = {"name": "Aki", "settings": {"theme": "night", "lang": "de"}}
    assert (await here.http.post("/api/me", json=wish, headers=me(key))).status_code == 204
    assert (await here.http.get("/api/me", headers=me(key))).json() == {"known": True, **wish}
    assert (await here.http.get("/api/me", headers=me(new_key()))).json()["known"] is False
    await here.get("/me", 403)
    large = {"settings": {"plan": "x" * 9000}}
    assert (await here.http.post("/api/me", json=large, headers=me(key))).status_code == 413


async def test_a_guests_seats_become_a_persons(here: Running) -> None:
    """Seats taken before one had a key come along; their old keys are void."""
    table = await here.table("mine", "bot", "open", game="seven")
    key, old = new_key(), table["links"]["seat"][0]
    assert (await here.get(f"/tables/{table['table']}", key=old))["mine"] == [0]  # now its room is open
    body = {"keys": [old, table["host"], new_key()]}
    keys = (await here.http.post("/api/me/adopt", json=body, headers=me(key))).json()["keys"]
    assert set(keys) == {old, table["host"]}
    await here.get(f"/tables/{table['table']}", 404, key=old)
    assert (await here.get(f"/tables/{table['table']}", key=keys[old]))["mine"] == [0]
    assert (await tables(here, key))[0]["host_key"] == keys[table["host"]]


async def test_what_becomes_anothers_leaves_ones_list(here: Running) -> None:
    """A browser that becomes somebody else takes its seats along; who it was is not shown what they cannot open."""
    before, after = new_key(), new_key()
    table = await opened(here, before, "mine", "open")
    keys = [table["links"]["seat"][0], table["host"]]
    await here.http.post("/api/me/adopt", json={"keys": keys[:1]}, headers=me(after))
    assert [len(await tables(here, key)) for key in (before, after)] == [1, 1], "the host is still the first"
    await here.http.post("/api/me/adopt", json={"keys": keys[1:]}, headers=me(after))
    assert [len(await tables(here, key)) for key in (before, after)] == [0, 1]


async def test_a_table_taken_off_the_list_comes_back(here: Running) -> None:
    """Removing hides; it can be undone, and only one's own tables can be removed."""
    key = new_key()
    table = (await opened(here, key, "mine", "bot"))["table"]
    for path, left in (("forget", 0), ("remember", 1)):
        assert (await here.http.post(f"/api/me/{path}", json={"table": table}, headers=me(key))).status_code == 204
        assert len(await tables(here, key)) == left
    other = await here.http.post("/api/me/forget", json={"table": table}, headers=me(new_key()))
    assert other.status_code == 404


@ONE
@pytest.mark.parametrize(
    ("settings", "scopes"),
    [({}, ["here"]), ({"public_url": "https://play.example"}, ["everywhere", "here"])],
)
async def test_addresses_say_from_where_they_can_be_opened(serve: Serve, settings: Json, scopes: list[str]) -> None:
    """Loopback is for this machine; a public address, where one is set, for everybody."""
    here = await serve(**settings)
    assert [address["scope"] for address in await here.get("/reach")] == scopes
