"""Compiled bots think what plain ones think."""

from __future__ import annotations

import pytest
from bot_scenes import another_truth, scene

from tatami.bots.levels import LEVELS
from tatami.bots.thinker import Thinker


@pytest.mark.parametrize("name", ["planning", "all-modules", "seven"])
def test_compiled_and_plain_thoughts_agree(name: str) -> None:
    table = scene(name)
    seat = table.to_act[0]
    plain, compiled = (Thinker(table.game, table._rules, compiled=c, nodes=20_000) for c in (False, True))
    for level in ("novice", "soldier", "captain"):
        thoughts = []
        for thinker in (plain, compiled):
            thinker.look(table._state, seat, 4)
            thoughts.append(thinker.think(seat, LEVELS[level], 4, iterations=6))
        assert thoughts[0].actions == thoughts[1].actions
        assert thoughts[0].visits == thoughts[1].visits
        assert thoughts[0].values == pytest.approx(thoughts[1].values)
    odds = []
    for thinker in (plain, compiled):
        thinker.look(table._state, seat, 4)
        odds.append(thinker.odds(seat, 4, seconds=0.0, most=2))
    assert odds[0] == pytest.approx(odds[1])


def test_the_compiled_network_of_the_package_cannot_peek() -> None:
    table = scene("planning")
    seat = table.to_act[0]
    thinker = Thinker(table.game, table._rules, compiled=True, nodes=20_000)
    assert thinker.net is not None
    thoughts = []
    for truth in [table, table] + [another_truth(table, seat, number) for number in range(4)]:
        thinker.look(truth._state, seat, 4)
        thought = thinker.think(seat, LEVELS["shogun"], 4, iterations=60)
        thoughts.append((thought.actions, thought.visits, thought.values))
    assert all(thought == thoughts[0] for thought in thoughts)
