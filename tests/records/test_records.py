"""Rules for ever: every frozen game replays, under the version it was played by, to the result it had then.

The files are never written again (``make.py`` refuses). If this test fails, finished games of people would change: the
change belongs under a new rules version.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import tatami
from tatami import game as games

HERE = Path(__file__).parent
FROZEN = sorted(HERE.glob("v*/*.json"))


@pytest.mark.parametrize("path", FROZEN, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_frozen_game_replays_to_its_result(path: Path) -> None:
    """Move by move: as many choices as then, and the same scores and winners at the end."""
    frozen = json.loads(path.read_text("utf-8"))
    assert f"v{frozen['rules_version']}" == path.parent.name
    table = tatami.replay(json.dumps({**frozen, "moves": []}))
    assert table.rules_version == frozen["rules_version"]
    for number, ((seat, words), choices) in enumerate(zip(frozen["moves"], frozen["choices"], strict=True), 1):
        assert len(table.legal(seat)) == choices, f"choices at move {number} ({words})"
        table.play(words, seat)
    assert {"scores": table.scores, "winners": table.winners} == frozen["result"]
    assert table.over
    kept = json.loads(table.record())
    assert kept == {name: frozen[name] for name in kept}, "a record keeps its version and its start"


def test_every_kind_of_game_is_frozen() -> None:
    """Of version 1 there are all kinds the maker knew then; of every game there are some."""
    first = [path.stem.split("-")[0] for path in FROZEN if path.parent.name == "v1"]
    assert (len(first), set(first)) == (41, {"empires", "seven"})
    assert {path.stem.split("-")[0] for path in FROZEN} == set(games.NAMES)
