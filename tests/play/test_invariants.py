"""The laws that random play leans on: a state as it is played breaks none, and each of them notices its own breach."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

import tatami
from tatami.empires.consts import DEPTH, Good
from tatami.empires.invariants import Law
from tatami.empires.invariants import broken as empires_broken
from tatami.kernel import NONE
from tatami.seven.invariants import BROKEN as SEVEN_LAWS
from tatami.seven.invariants import broken as seven_broken

Change = Callable[[Any, Any], object]


def played(game: str, moves: int, **options: Any) -> tuple[Any, Any]:
    """State and rules after some moves at random."""
    table, rnd = tatami.new_table(game, seed=7, **options), random.Random(7)
    for _ in range(moves):
        table.play(rnd.choice(table.legal()))
    return table._state, table._rules


def put(field: str, value: int, *at: int) -> Change:
    """The change that writes a value into a field, a row's or a grid's."""

    def change(state: Any, _rules: Any) -> None:
        if not at:
            setattr(state, field, value)
        else:
            getattr(state, field)[at if len(at) > 1 else at[0]] = value

    return change


def more(field: str, *at: int, by: int = 1) -> Change:
    """The change that adds to a field."""

    def change(state: Any, _rules: Any) -> None:
        place = at if len(at) > 1 else at[0]
        getattr(state, field)[place] = getattr(state, field)[place] + by

    return change


def one_food_token_more(state: Any, rules: Any) -> None:
    """A resource token turned over."""
    turned = next(p for p in range(rules.provinces) if state.resource[p] == Good.BUSHIDO)
    state.resource[turned] = Good.FOOD


EMPIRES: list[tuple[Law, Change]] = [
    (Law.SAMURAI, more("supply", 1)),
    (Law.SAMURAI, more("samurai", 0, 3)),
    (Law.SAMURAI, more("headquarters", 1)),
    (Law.BELOW_ZERO, put("samurai", -1, 2, 0)),
    (Law.BELOW_ZERO, put("archers", -1, 1, 5)),
    (Law.BELOW_ZERO, put("influence", -1, 0, 2)),
    (Law.BELOW_ZERO, put("food", -1, 0)),
    (Law.BELOW_ZERO, put("bushido", -1, 1)),
    (Law.BELOW_ZERO, put("score", -1, 2)),
    (Law.BELOW_ZERO, put("hand", -1, 1, 0)),
    (Law.BELOW_ZERO, put("orders", -1, 0, 0)),
    (Law.ORDERS, more("orders", 0, 1)),
    (Law.ORDERS, lambda s, r: (put("under_owner", 0, 0)(s, r), put("under_order", 2, 0)(s, r))),
    (Law.CARDS, more("hand", 0, 1)),
    (Law.CARDS, more("played", 2)),
    (Law.DECK, lambda s, r: put("deck_left", s.deck_left - 1)(s, r)),
    (Law.RESOURCES, one_food_token_more),
    (Law.TURN_ORDER, lambda s, r: put("turn_order", s.turn_order[1], 0)(s, r)),
    (Law.STACK, put("depth", -1)),
    (Law.STACK, put("depth", DEPTH + 1)),
    (Law.NOBODY, put("current", NONE)),
    (Law.NOBODY, lambda s, r: put("current", r.seats)(s, r)),
]
SEVEN: list[tuple[str, Change]] = [
    *(("something is below zero", put(name, -1)) for name in ("barricades", "buildings")),
    *(("something is below zero", put(name, -1)) for name in ("deck_n", "discard_n", "breach_n")),
    ("nobody is to act", put("current", NONE)),
    ("nobody is to act", lambda s, r: put("current", r.seats)(s, r)),
    ("cards are not conserved", lambda s, r: put("deck_n", s.deck_n - 1)(s, r)),
    ("a card lies in two places", lambda s, r: put("deck", s.deck[1], 0)(s, r)),
    ("a track is not the sum of its line", more("track", 0)),
]


@pytest.mark.parametrize(("law", "change"), EMPIRES)
def test_each_law_of_empires_notices_its_breach(law: Law, change: Change) -> None:
    state, rules = played("empires", 40, players=3)
    assert empires_broken(state, rules) == Law.NOTHING
    change(state, rules)
    assert empires_broken(state, rules) == law


@pytest.mark.parametrize(("law", "change"), SEVEN)
def test_each_law_of_seven_notices_its_breach(law: str, change: Change) -> None:
    state, rules = played("seven", 2, players=3, level="easy")
    assert seven_broken(state, rules) == 0
    change(state, rules)
    assert SEVEN_LAWS[seven_broken(state, rules)] == law


def test_what_may_be_nothing_may_be_nothing() -> None:
    """No fence, no building, no card in the breach or the discard: that breaks no law of counting."""
    state, rules = played("seven", 0, players=3, level="easy")
    for name in ("barricades", "buildings", "discard_n", "breach_n"):
        kept = getattr(state, name)
        setattr(state, name, 0)
        assert SEVEN_LAWS[seven_broken(state, rules)] != "something is below zero"
        setattr(state, name, kept)


def test_a_full_stack_is_no_breach() -> None:
    """As many actions under way as there is room for."""
    state, rules = played("empires", 40, players=3)
    state.depth = DEPTH
    assert empires_broken(state, rules) == Law.NOTHING


@pytest.mark.parametrize("change", [more("stack_left", 0, by=-1), more("stack_left", 1, by=-1), put("stack", 0, 1, 0)])
def test_a_location_token_of_a_house_that_is_lost_or_doubled_is_noticed(change: Change) -> None:
    state, rules = played("empires", 30, players=1)
    assert empires_broken(state, rules) == Law.NOTHING
    change(state, rules)
    assert empires_broken(state, rules) == Law.LOCATIONS


def test_mountain_tokens_beyond_the_box_are_noticed() -> None:
    state, rules = played("empires", 30, players=3, modules=["mountains"])
    assert empires_broken(state, rules) == Law.NOTHING
    state.explored[0] = rules.mountain_tokens[0] + 1
    assert empires_broken(state, rules) == Law.MOUNTAINS
