"""Rules versions are data: a table keeps the version it was begun by, whatever is done with it."""

from __future__ import annotations

import json
import pickle

import pytest
from games import refused

import tatami
from tatami import game as games
from tatami.envs.setting import make_setting


@pytest.mark.parametrize("game", games.NAMES)
@pytest.mark.parametrize("version", [1, 2])
def test_a_table_keeps_its_version(game: str, version: int) -> None:
    """Record, copy, position and what a seat imagines: all of the same version, and the rules record says so."""
    table = tatami.new_table(game, players=3, seed=5, rules_version=version)
    table.play(table.legal()[0], table.to_act[0])
    again = tatami.replay(table.record())
    others = (again, table.copy(), tatami.from_position(table.position()), table.imagined(table.to_act[0], 3))
    for other in (table, *others):
        assert (other.rules_version, other._rules.version) == (version, version)
        assert json.loads(other.record())["rules_version"] == version
        assert other.position()["rules_version"] == version
    assert again.record() == table.record()


@pytest.mark.parametrize("game", games.NAMES)
def test_new_tables_take_the_newest_rules(game: str) -> None:
    assert tatami.new_table(game, players=3, seed=5).rules_version == games.get(game).rules_version == 2


@pytest.mark.parametrize("version", [0, 3, -1, "2", 1.0, True])
def test_an_unknown_version_gets_one_sentence(version: object) -> None:
    """Asked for, in a record, in a position; the sentence names the newest this release knows."""
    table = tatami.new_table("empires", players=3, seed=5)
    told = refused(tatami.new_table, "empires", players=3, rules_version=version)
    assert "knows up to 2" in told
    record = json.loads(table.record()) | {"rules_version": version}
    assert refused(tatami.replay, json.dumps(record)) == told
    assert refused(tatami.from_position, table.position() | {"rules_version": version}) == told


def test_environments_keep_the_version() -> None:
    """A setting, also one that went to another process."""
    for version, kept in ((None, 2), (1, 1)):
        setting = make_setting("empires", 3, {"modules": ["dojo"]}, version=version)
        assert setting.rules.version == pickle.loads(pickle.dumps(setting)).rules.version == kept
