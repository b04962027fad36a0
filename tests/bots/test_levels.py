"""Levels: legal moves, the same seed the same move, clear errors, the order of strength."""

from __future__ import annotations

from time import perf_counter
from typing import Any

import pytest
from bot_scenes import SCENES, scene

import tatami
from tatami import bots, messages
from tatami.bots import levels, match


def test_the_list_of_levels_is_one() -> None:
    assert tuple(levels.LEVELS) == bots.LEVELS


def test_every_level_has_a_name() -> None:
    for lang in messages.LANGUAGES:
        assert all(messages.known(lang, f"web-level-{name}") for name in bots.LEVELS), lang


@pytest.mark.parametrize("level", bots.LEVELS)
@pytest.mark.parametrize("name", SCENES)
def test_a_legal_move_and_the_same_again(name: str, level: str) -> None:
    table = scene(name)
    for seat in table.to_act:
        words = bots.choose(table, seat, level, seed=3, iterations=8)
        assert words in [str(action) for action in table.legal(seat)]
        assert words == bots.choose(table, seat, level, seed=3, iterations=8)


def test_seeds_matter() -> None:
    table = scene("planning")
    seat = table.to_act[0]
    assert len({bots.choose(table, seat, "novice", seed=s) for s in range(8)}) > 1


def test_a_budget_in_seconds_is_kept() -> None:
    table = scene("planning")
    begun = perf_counter()
    bots.choose(table, table.to_act[0], "captain", seconds=0.2)
    bots.choose(table, table.to_act[0], "captain", seconds=0.2)
    assert perf_counter() - begun < 5.0


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"level": "ninja"}, f"There is no bot called “ninja”; there are {', '.join(bots.LEVELS)}."),
        ({"seconds": 0}, "A bot needs a budget above 0 seconds, not 0."),
        ({"seconds": -1.5}, "A bot needs a budget above 0 seconds, not -1.5."),
        ({"seconds": float("nan")}, "A bot needs a budget above 0 seconds, not nan."),
        ({"iterations": 0}, "A bot needs a budget above 0 iterations, not 0."),
        ({"seat": 7}, "Seat 7 has nothing to decide now; to act: 0."),
    ],
)
def test_bad_input(change: dict[str, Any], sentence: str) -> None:
    table = scene("solo")
    with pytest.raises(ValueError) as caught:  # noqa: PT011  the sentence is compared below
        bots.choose(table, **{"seat": 0, "level": "captain", **change})  # type: ignore[arg-type]
    assert str(caught.value) == sentence


def test_a_finished_table() -> None:
    table = tatami.new_table("empires", players=2, seed=1)
    while not table.over:
        table.play(table.legal()[0])
    with pytest.raises(ValueError, match="The game is over: there is no move to find"):
        bots.choose(table, 0, "soldier")
    assert sum(bots.odds(table)) == 1.0


def test_a_soldier_beats_random_moves() -> None:
    options = tatami.new_table("empires", players=2).options
    for seed, seats in ((1, ("soldier", "random")), (1, ("random", "soldier"))):
        result = match.play(match.Job("empires", options, seed, seats))
        assert result.shares[seats.index("soldier")] == 1.0
