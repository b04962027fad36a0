"""The review of a finished game, over REST."""

from __future__ import annotations

import random
from typing import Any

import pytest

import tatami
from tatami.server import judging, review

from .client import play_out
from .conftest import ONE, Serve

pytestmark = pytest.mark.asyncio


@ONE
async def test_a_finished_game_is_reviewed_once(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def judged(record: str, seat: int, words: str) -> dict[str, Any]:
        asked.append(seat)
        move = judging.spoken(tatami.replay(record), seat, words)
        return {"ply": len(asked), "seat": seat, "made": words, "better": words, "chance": 0.4, "best_chance": 0.5,
                "choices": 2, "made_move": move, "better_move": move}  # fmt: skip

    monkeypatch.setattr(review, "judged", judged)
    attack = {"kind": "attack", "args": {}}
    monkeypatch.setattr(review, "advise", lambda record, seat: (f"seat {seat}", attack))
    here = await serve()
    opened = await here.table("mine", "mine", game="seven")
    path, key = f"/tables/{opened['table']}/review", opened["links"]["seat"][0]
    assert (await here.get(path, 409, key=key))["error"] == "not-over"
    assert (await here.get(f"{path}/0", 409, key=key))["error"] == "not-over"
    both = await here.client(opened["table"], *opened["links"]["seat"])
    await play_out([both], random.Random(2))
    found = await here.get(path, key=key)
    assert [player["seat"] for player in found["players"]] == [0, 1]
    assert len(found["decisions"]) == len(asked) <= judging.MOST
    assert found["players"][0]["accuracy"] < 50
    assert found["decisions"][0]["loss"] == pytest.approx(0.1)
    assert await here.get(path, key=key) == found
    assert len(asked) == len(found["decisions"]), "thought about once"
    advice = await here.get(f"{path}/0", key=key)
    assert advice == {"level": "shogun", "seat": advice["seat"], "words": f"seat {advice['seat']}", "move": attack}
    assert {"kind", "args"} == set(found["decisions"][0]["made_move"])
    await here.get(f"{path}/{both.ply}", 404, key=key)
