"""Before an upgrade every stored table is played again: what would differ is named, and set right only when asked."""

from __future__ import annotations

import asyncio
import json
import random

import pytest
import sqlalchemy as sa
from click.testing import CliRunner

from tatami.cli.admin import admin
from tatami.server.db import moves, tables

from .client import play_out
from .conftest import Running

pytestmark = [pytest.mark.asyncio, pytest.mark.parametrize("database", ["sqlite"], indirect=True)]


async def _validate(database: str, *words: str) -> tuple[int, list[str]]:
    done = await asyncio.to_thread(CliRunner().invoke, admin, ["validate", "--database", database, *words])
    assert "Traceback" not in done.output
    return done.exit_code, done.output.splitlines()


async def test_validate_says_which_tables_would_differ(here: Running, database: str) -> None:
    opened = [await here.table("mine", "mine", seed=2) for _ in range(4)]
    _, broken, future, _ = (table["table"] for table in opened)
    rng = random.Random(1)
    for table in opened:
        players = await here.players(table, 0, 1)
        for _ in range(4):
            player = next(p for p in players if p.may_act() is not None)
            await player.move_at_random(rng)
            await asyncio.gather(*(p.until(lambda p=p, n=player: p.ply == n.ply) for p in players))  # type: ignore[misc]
    assert await _validate(database) == (0, ["Tables played again: 4; of these differ: 0."])

    async with here.services.database.write() as connection:
        third = (moves.c.table_id == broken) & (moves.c.ply == 3)
        await connection.execute(sa.update(moves).where(third).values(words="raze higo"))
        deal = (await connection.execute(sa.select(tables.c.deal).where(tables.c.id == future))).scalar_one()
        newer = {**deal, "rules_version": 99}
        await connection.execute(sa.update(tables).where(tables.c.id == future).values(deal=newer))
    code, said = await _validate(database)
    assert (code, len(said)) == (1, 3)
    assert said[0].startswith(f"Table {broken}: Move 3 of the record cannot be played: ")
    assert said[1].endswith("Its rules version is 99; this release knows up to 2.")
    assert said[2] == "Tables played again: 4; of these differ: 2."
    code, said = await _validate(database, "--lang", "it")
    assert code == 1
    assert said[2] == "Tavoli rigiocati: 4; di questi differiscono: 2."

    code, said = await _validate(database, "--fix")
    assert code == 0
    assert said[-1] == "Tables played again: 4; set right where possible: 2."
    code, said = await _validate(database)
    assert [line.split()[1] for line in said[:-1]] == [future], "the broken one plays again, the newer one is kept"
    async with here.services.database.read() as connection:
        log = list(await connection.execute(sa.select(moves).where(moves.c.table_id == broken).order_by(moves.c.ply)))
        kept = (await connection.execute(sa.select(tables.c.deal).where(tables.c.id == future))).scalar_one()
    assert (log[2].words, len(log)) == ("raze higo", 5), "no line is lost"
    assert (log[-1].kind, log[-1].words) == ("keep", "2")
    assert kept == json.loads(json.dumps(newer))


async def test_a_result_stored_wrong_is_named_and_set_right(here: Running, database: str) -> None:
    opened = await here.table("mine", "mine", seed=2)
    players, rng = await here.players(opened, 0, 1), random.Random(1)
    await play_out(players, rng)
    mine = tables.c.id == opened["table"]
    async with here.services.database.write() as connection:
        result = (await connection.execute(sa.select(tables.c.result).where(mine))).scalar_one()
        wrong = {**result, "scores": [score + 1 for score in result["scores"]]}
        await connection.execute(sa.update(tables).where(mine).values(result=wrong))
    code, said = await _validate(database, "--lang", "de")
    assert code == 1
    assert said[0] == f"Tisch {opened['table']} endet mit einem anderen Ergebnis als dem gespeicherten."
    code, said = await _validate(database, "--fix")
    assert (code, said[-1]) == (0, "Tables played again: 1; set right where possible: 1.")
    async with here.services.database.read() as connection:
        kept = (await connection.execute(sa.select(tables.c.result).where(mine))).scalar_one()
    assert kept == result, "scores and winners anew, all else as it was"
    assert await _validate(database) == (0, ["Tables played again: 1; of these differ: 0."])
