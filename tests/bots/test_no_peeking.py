"""A bot's move depends on what its seat knows, its budget and its seed; never on the hidden truth."""

from __future__ import annotations

import pytest
from bot_scenes import SCENES, another_truth, scene

from tatami import bots


@pytest.mark.parametrize("name", SCENES)
def test_other_secrets_look_the_same(name: str) -> None:
    table = scene(name)
    seat = table.to_act[0]
    truths = [another_truth(table, seat, number) for number in range(6)]
    assert all(other.view(seat) == table.view(seat) for other in truths)
    assert all(other.legal(seat) == table.legal(seat) for other in truths)
    assert len({other._state.tobytes() for other in truths}) > 1


@pytest.mark.parametrize("level", bots.LEVELS)
@pytest.mark.parametrize("name", SCENES)
def test_same_move_whatever_is_hidden(name: str, level: str) -> None:
    table = scene(name)
    seat = table.to_act[0]
    tables = [table] + [another_truth(table, seat, number) for number in range(3)]
    assert len({bots.choose(t, seat, level, seed=11, iterations=12) for t in tables}) == 1


@pytest.mark.parametrize("name", SCENES)
def test_hidden_pieces_are_redrawn_from_the_word_alone(name: str) -> None:
    table = scene(name)
    seat = table.to_act[0]
    again = {another_truth(another_truth(table, seat, n), seat, 77)._state.tobytes() for n in range(5)}
    assert again == {another_truth(table, seat, 77)._state.tobytes()}


@pytest.mark.parametrize("name", SCENES)
def test_thinking_leaves_the_table_alone(name: str) -> None:
    table = scene(name)
    before = table._state.tobytes()
    for level in bots.LEVELS:
        bots.choose(table, table.to_act[0], level, iterations=3)
    assert table._state.tobytes() == before
