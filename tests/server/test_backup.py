"""Backups restore into either database; exports are records; the commands say one clear sentence."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest
import sqlalchemy as sa
from click.testing import CliRunner

import tatami
from tatami.cli.admin import admin
from tatami.server.backup import PARTS
from tatami.server.db import Database

from .client import play_out
from .conftest import GAMES, Running, generous, new_database, running

pytestmark = pytest.mark.asyncio


async def _rows(url: str) -> list[object]:
    database = Database(url)
    try:
        async with database.read() as connection:
            parts = [sa.select(part).order_by(*part.primary_key.columns) for part in PARTS]
            return [[dict(r._mapping) for r in await connection.execute(part)] for part in parts]
    finally:
        await database.close()


async def _command(*words: str) -> tuple[int, str]:
    import asyncio

    result = await asyncio.to_thread(CliRunner().invoke, admin, list(words))
    assert "Traceback" not in result.output
    return result.exit_code, result.output


@pytest.mark.parametrize("target", ["sqlite", "postgresql"])
async def test_a_backup_restores_into_either_database(
    here: Running, database: str, target: str, postgres: str, tmp_path: Path
) -> None:
    opened = await here.table("mine", "mine", seed=2)
    players = await here.players(opened, 0, 1)
    await players[0].move_at_random(random.Random(1))
    await players[0].ask("undo", seat=0)
    await players[0].ask("chat", text="先に行け")
    await here.table("mine", "open", clock={"kind": "days"}, listed=True)
    file = tmp_path / "all.gz"
    code, said = await _command("backup", str(file), "--database", database)
    assert (code, "2" in said) == (0, True), said
    other = await new_database(target, postgres, tmp_path)
    code, said = await _command("restore", str(file), "--database", other)
    assert code == 0, said
    assert await _rows(other) == await _rows(database)
    code, said = await _command("restore", str(file), "--database", other)
    assert code == 1
    assert "empty" in said
    async with running(generous(other)) as restored:
        again = await restored.client(opened["table"], opened["links"]["seat"][0])
        assert again.views == players[0].views
        assert again.chat == players[0].chat
        assert (await again.move_at_random(random.Random(2)))["t"] == "ok"


async def test_what_is_no_backup_is_refused(here: Running, database: str, tmp_path: Path) -> None:
    del here
    good = tmp_path / "good.gz"
    assert (await _command("backup", str(good), "--database", database))[0] == 0
    for name, content in {"text": b"hello", "cut": good.read_bytes()[:-12]}.items():
        bad = tmp_path / name
        bad.write_bytes(content)
        fresh = f"sqlite:///{tmp_path / name}.sqlite3"
        code, said = await _command("restore", str(bad), "--database", fresh)
        assert (code, "not a backup" in said) == (1, True), said
    code, said = await _command("backup", str(good), "--database", "postgresql://nobody@127.0.0.1:1/none")
    assert (code, "cannot be opened" in said) == (1, True), said


@GAMES
async def test_exports_are_records(here: Running, database: str, game: str, tmp_path: Path) -> None:
    opened = await here.table("mine", "mine", game=game, seed=2)
    players = await here.players(opened, 0, 1)
    file = tmp_path / "games.jsonl"
    await play_out(players, random.Random(1))
    running_game = await here.table("mine", "mine")
    assert (await _command("export", str(file), "--database", database))[0] == 0
    (line,) = file.read_text("utf-8").splitlines()
    assert tatami.replay(json.dumps(json.loads(line))).scores == players[0].result["scores"]  # type: ignore[index]
    one = ["export", str(file), "--database", database, "--table"]
    assert (await _command(*one, running_game["table"]))[0] == 0
    code, said = await _command(*one, "nothing")
    assert (code, "no such table" in said) == (1, True)
