"""A database that release 0.1.0 wrote is opened by this one: games go on by the rules and the keys they began with."""

from __future__ import annotations

import json
import random
import sqlite3
from pathlib import Path
from typing import Any

import pytest

import tatami
from tatami.server.backup import export

from .conftest import generous, running

pytestmark = pytest.mark.asyncio
KEPT = Path(__file__).parent / "kept"


async def test_tables_of_the_first_release_are_opened_and_played_on(tmp_path: Path) -> None:
    database = tmp_path / "old.sqlite3"
    old = sqlite3.connect(database)
    old.executescript((KEPT / "0.1.0.sql").read_text("utf-8"))
    old.close()
    kept: dict[str, Any] = json.loads((KEPT / "0.1.0.json").read_text("utf-8"))
    fork = kept.pop("fork")
    rng = random.Random(1)
    async with running(generous(f"sqlite:///{database}")) as here:
        for name, table in kept.items():
            client = await here.client(table["table"], *table["seats"])
            assert (client.ply, client.state["result"]) == (table["ply"], table["result"]), name
            if table["result"] is None:
                for _ in range(5):
                    assert (await client.move_at_random(rng))["t"] == "ok", name
            (record,) = await export(here.services.database, table["table"])
            assert record["rules_version"] == 1
            assert len(tatami.replay(json.dumps(record)).moves) == client.ply
        branch = await here.client(fork["table"], *fork["links"]["seat"])
        assert (await branch.move_at_random(rng))["t"] == "ok"
