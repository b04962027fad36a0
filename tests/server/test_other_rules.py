"""A stored table of rules this release does not know: a sentence instead of a crash, and nothing of it is lost."""

from __future__ import annotations

import random

import pytest
import sqlalchemy as sa

from tatami import messages
from tatami.server.backup import export
from tatami.server.db import tables

from .conftest import generous, running

pytestmark = pytest.mark.asyncio


async def test_a_table_of_other_rules_says_so_and_is_kept(database: str) -> None:
    async with running(generous(database, sweep_seconds=1000)) as before:
        opened, healthy = await before.table("mine", "bot", seed=2), await before.table("mine", "mine", seed=2)
        id, key = opened["table"], opened["links"]["seat"][0]
        (player,) = await before.players(opened, 0)
        rng = random.Random(1)
        for _ in range(5):
            await player.until(lambda: player.may_act() is not None)
            await player.move_at_random(rng)
        await player.until(lambda: player.may_act() is not None)
        record = await before.get(f"/tables/{id}/record", key=key)
        assert len(record["moves"]) == player.ply
        deal = {name: value for name, value in record.items() if name != "moves"} | {"rules_version": 99, "moves": []}
        async with before.services.database.write() as connection:
            await connection.execute(sa.update(tables).where(tables.c.id == id).values(deal=deal, wake=1.0))

    async with running(generous(database, sweep_seconds=1000)) as here:
        sentence = messages.text("it", "error-other-rules")
        answer = await here.http.get(f"/api/tables/{id}", headers={"Tatami-Key": key, "Accept-Language": "it"})
        assert answer.status_code == 409
        assert (answer.json()["error"], answer.json()["message"]) == ("other-rules", sentence)
        for path in ("replay", "odds"):
            assert (await here.get(f"/tables/{id}/{path}", 409, key=key))["error"] == "other-rules"
        assert (await here.post(f"/tables/{id}/fork", 409, key=key))["error"] == "other-rules"
        client = await here.client(id, key, lang="it")
        await client.until(lambda: client.code is not None)
        assert (client.code, [m["message"] for m in client.heard]) == (4400, [sentence])

        mine = await here.post("/mine", keys=[key, healthy["links"]["seat"][0]])
        states = [(t["table"], t["my_turn"], t["ply"]) for t in mine]
        assert states == [(healthy["table"], True, 0), (id, False, player.ply)]
        kept = await here.get(f"/tables/{id}/record", key=key)
        assert kept == {**record, "rules_version": 99}
        assert await export(here.services.database, id) == [{"table": id, **kept}]
        assert id in await here.services.store.due(2.0)
        await (await here.services.room(id)).when_due()
        assert id not in await here.services.store.due(2.0), "it is not looked at again and again"
