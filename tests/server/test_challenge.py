"""The game of the day: the same deal for everybody, one try each, replays for those who have played."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

from tatami.server.days import seed_of, today
from tatami.server.seats import new_key

from .client import play_out
from .conftest import Running

pytestmark = pytest.mark.asyncio
Json = dict[str, Any]
EASY = {"game": "seven", "variant": "easy"}


async def take(here: Running, person: str, name: str, status: int = 201) -> Json:
    """Somebody takes the easy village on."""
    answer = await here.http.post("/api/challenge", json={**EASY, "name": name}, headers={"Tatami-Person": person})
    assert answer.status_code == status, answer.text
    opened: Json = answer.json()
    return opened


async def easy(here: Running, person: str) -> Json:
    """Today's easy village as this person sees it."""
    found = (await here.http.get("/api/challenge", headers={"Tatami-Person": person})).json()
    return next(c for c in found["games"] if (c["game"], c["variant"]) == ("seven", "easy"))


async def test_two_tries_at_once_are_one(here: Running) -> None:
    """Both were looked for before either was kept."""
    aki = {"Tatami-Person": new_key()}
    asked = [here.http.post("/api/challenge", json={**EASY, "name": "Aki"}, headers=aki) for _ in range(4)]
    codes = sorted(answer.status_code for answer in await asyncio.gather(*asked))
    assert codes == [201, 409, 409, 409]


async def test_one_deal_for_all_and_one_try_each(here: Running, rnd: random.Random) -> None:
    """Two people get the same village, each once; the results stand side by side, and can be watched afterwards."""
    aki, mira = new_key(), new_key()
    tables = [await take(here, aki, "Aki"), await take(here, mira, "Mira")]
    views = [await here.client(t["table"], *t["links"]["seat"]) for t in tables]
    assert views[0].views == views[1].views
    assert (await take(here, aki, "Aki", 409))["error"] == "one-try"
    await play_out([views[0]], rnd)
    found = await easy(here, aki)
    assert [r["name"] for r in found["results"]] == ["Aki"]
    assert found["mine"]["table"] == tables[0]["table"]
    path = f"/api/challenge/{tables[0]['table']}/replay"
    assert (await here.http.get(path, headers={"Tatami-Person": mira})).status_code == 403
    await play_out([views[1]], rnd)
    assert (await here.http.get(path, headers={"Tatami-Person": mira})).json()["steps"]
    assert len((await easy(here, mira))["results"]) == 2
    assert (await easy(here, new_key()))["tried"] is None


async def test_the_deal_of_the_day_is_not_given_away_before_the_end(here: Running, rnd: random.Random) -> None:
    """Whoever holds all seats may save a running game, seed and all; of this one the rest of the day could be known."""
    opened = await take(here, new_key(), "Aki")
    path, keys = f"/tables/{opened['table']}/record", ",".join(opened["links"]["seat"])
    assert (await here.get(path, key=keys, status=409))["error"] == "not-over"
    await play_out([await here.client(opened["table"], *opened["links"]["seat"])], rnd)
    assert (await here.get(path, key=keys))["seed"]


async def test_a_day_has_its_own_deal() -> None:
    """Another day, level or server, another deal; the day ends at midnight."""
    seeds = {
        seed_of(salt, day, "seven", level) for salt in ("", "x") for day in ("a", "b") for level in ("easy", "hard")
    }
    assert len(seeds) == 8
    assert today(0) == ("1970-01-01", 86400.0)
