"""What a seat could imagine: the same game to its eyes, everything it cannot know drawn anew."""

from __future__ import annotations

import random
from typing import Any

import pytest
from games import refused

import tatami

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("empires", {"players": 4, "modules": ["agendas", "mountains"]}),
    ("empires", {"players": 1}),
    ("seven", {"players": 4}),
]


def some_way_in(game: str, options: dict[str, Any], seed: int) -> tatami.Table:
    """A game that is under way, played at random."""
    chance = random.Random(seed)
    table = tatami.new_table(game, seed=seed, **options)
    for _ in range(chance.randrange(25)):
        following = table.copy()
        following.play(chance.choice(table.legal()))
        if following.over:
            break
        table = following
    return table


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_the_seat_sees_no_difference(game: str, options: dict[str, Any]) -> None:
    """Neither a seat nor a spectator can tell; hidden things do differ; and the game can be played and kept."""
    others = 0
    for seed in range(12):
        table = some_way_in(game, options, seed)
        position, log = table.position(), table.story
        for seat in (None, *range(table.players)):
            drawn = table.imagined(seat, seed + 1)
            assert drawn.view(seat) == table.view(seat)
            assert drawn.to_act == table.to_act
            if seat in table.to_act:
                assert drawn.legal(seat) == table.legal(seat)
            assert drawn.ply == 0
            assert tatami.replay(drawn.record()).position() == drawn.position()
            others += drawn.position() != position
        assert table.position() == position, "the table itself stays as it is"
        assert table.story == log
    assert others


def test_the_same_seed_draws_the_same() -> None:
    """Chance comes from the seed alone."""
    table = some_way_in("empires", {"players": 3}, 5)
    assert table.imagined(1, 7).position() == table.imagined(1, 7).position()


@pytest.mark.parametrize("seat", [9, -1, "1", True])
def test_nobody_sits_there(seat: Any) -> None:
    """A seat that is not at the table."""
    assert "0 to 1" in refused(tatami.new_table("empires", players=2).imagined, seat, 1)
