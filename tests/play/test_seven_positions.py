"""Positions and words of 7 Samurai at the edge of what can be: accepted just inside, refused just outside."""

from __future__ import annotations

import pytest

import tatami
from tatami.game import Event, Knot
from tatami.seven.course import course


@pytest.fixture
def table() -> tatami.Table:
    return tatami.new_table("seven", players=3, seed="tatami-and-seven-samurai", level="easy")


@pytest.mark.parametrize("words", ["support", "support 1 2", "kiai move 1", "kiai move 1 2 0", "kiai heal 1 2"])
def test_a_verb_with_too_few_or_too_many_samurai_is_no_move(table: tatami.Table, words: str) -> None:
    refused = table.why(words)
    assert refused is not None
    assert refused.reason == "unknown-words"


def test_the_key_of_the_randomness_is_four_words(table: tatami.Table) -> None:
    position = table.position()
    assert len(position["key"]) == 4
    assert tatami.from_position(position).position() == position
    for key in (position["key"][:3], [*position["key"], 0], [*position["key"][:3], 1 << 31]):
        with pytest.raises(ValueError, match="key"):
            tatami.from_position(position | {"key": key})


def test_who_has_passed_holds_no_card(table: tatami.Table) -> None:
    table.play("fight")
    position = table.position()
    assert position["hand"] is not None
    assert tatami.from_position(position).position() == position
    position["seats"][position["active"]]["passed"] = True
    with pytest.raises(ValueError, match="passed"):
        tatami.from_position(position)


def test_the_course_of_a_lost_game_falls_to_nothing_from_where_it_stood() -> None:
    """A family, then a wound, then all is lost: the points before each are those after the one before it (SEV-36)."""

    def happened(kind: str, **args: int) -> Event:
        return Event(kind, args)

    log = [happened("family-lost"), happened("round-begins", round=2), happened("wounded", seat=1)]
    log.append(happened("lost-buildings"))
    knots: list[Knot] = course(log, 5, 1)
    assert [(knot["what"], knot["chapter"], knot["points"]) for knot in knots] == [
        ("begin", 1, [7]),
        ("family-lost", 1, [6]),
        ("wounded", 2, [5]),
        ("lost-buildings", 2, [0]),
    ]
