"""The same refusal at every door, in the reader's language: socket, REST and terminal."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

import tatami
from tatami.cli import main
from tatami.messages import LANGUAGES
from tatami.server import reader

from .conftest import Serve

pytestmark = [pytest.mark.asyncio, pytest.mark.parametrize("database", ["sqlite"], indirect=True)]

WORDS = "place recruit grey-1"


def refused(lang: str) -> tatami.IllegalMove:
    """What the engine says to that move at the beginning of a game."""
    table = tatami.new_table("empires", players=2, seed=2, lang=lang)
    found = table.why(WORDS, 0)
    assert found is not None
    return found


async def test_a_refused_move_is_worded_for_each_reader(serve: Serve) -> None:
    """Four readers at one table, each in a language of their own: the same data, the own sentence."""
    here = await serve()
    opened = await here.table("mine", "mine", seed=2)
    for lang in LANGUAGES:
        client = await here.client(opened["table"], opened["links"]["seat"][0], lang=lang)
        await client.until(lambda client=client: client.may_act() is not None)  # type: ignore[misc]
        move = await client.ask("move", seat=0, words=WORDS, ply=0)
        why = await client.ask("why", seat=0, words=WORDS)
        told = refused(lang)
        assert (move["t"], move["error"], move["rule"]) == ("error", "emp-not-now", "EMP-30")
        assert move["message"] == why["message"] == str(told)
        assert move["args"] == why["args"] == told.args == {"now": "destiny"}
        assert move["message"] == refused("en").told(lang)


async def test_a_bad_record_is_explained_in_the_language_of_the_request(
    serve: Serve, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Over REST by Accept-Language, in the terminal by --lang: the same sentence, the engine's."""
    monkeypatch.setattr(reader, "SECONDS", 120)  # what is told is looked at here, not how soon
    here = await serve()
    record = json.loads(tatami.new_table("empires", players=2, seed=2).record()) | {"moves": [[0, WORDS]]}
    file = tmp_path / "record.json"
    file.write_text(json.dumps(record), "utf-8")
    seen = set()
    for lang in LANGUAGES:
        answer = await here.http.post("/api/replays", json={"record": record}, headers={"Accept-Language": lang})
        assert answer.status_code == 422
        body = answer.json()
        assert body["error"] == "bad-record"
        assert body["message"].endswith(str(refused(lang)))
        shown = CliRunner().invoke(main, ["replay", str(file), "--lang", lang])
        assert shown.exit_code == 2
        assert body["message"] in shown.output
        seen.add(body["message"])
    assert len(seen) == len(LANGUAGES)
