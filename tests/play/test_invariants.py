"""The laws that random play leans on: a state as it is played breaks none, and each of them notices its own breach."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

import tatami
from tatami.empires.consts import ARCHERS, CASTLES, DEPTH, NONE, Good
from tatami.empires.invariants import BROKEN, Law
from tatami.empires.invariants import broken as empires_broken
from tatami.seven.invariants import BROKEN as SEVEN_LAWS
from tatami.seven.invariants import Law as SevenLaw
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
SEVEN: list[tuple[SevenLaw, Change]] = [
    *((SevenLaw.BELOW_ZERO, put(name, -1)) for name in ("barricades", "buildings")),
    *((SevenLaw.BELOW_ZERO, put(name, -1)) for name in ("deck_n", "discard_n", "breach_n")),
    (SevenLaw.NOBODY, put("current", NONE)),
    (SevenLaw.NOBODY, lambda s, r: put("current", r.seats)(s, r)),
    (SevenLaw.CARDS, lambda s, r: put("deck_n", s.deck_n - 1)(s, r)),
    (SevenLaw.TWICE, lambda s, r: put("deck", s.deck[1], 0)(s, r)),
    (SevenLaw.TRACK, more("track", 0)),
]


@pytest.mark.parametrize(("law", "change"), EMPIRES)
def test_each_law_of_empires_notices_its_breach(law: Law, change: Change) -> None:
    state, rules = played("empires", 40, players=3)
    assert empires_broken(state, rules) == Law.NOTHING
    change(state, rules)
    assert empires_broken(state, rules) == law


@pytest.mark.parametrize(("law", "change"), SEVEN)
def test_each_law_of_seven_notices_its_breach(law: SevenLaw, change: Change) -> None:
    state, rules = played("seven", 2, players=3, level="easy")
    assert seven_broken(state, rules) == SevenLaw.NOTHING
    change(state, rules)
    assert seven_broken(state, rules) == law


def test_what_may_be_nothing_may_be_nothing() -> None:
    """No fence, no building, no card in the breach or the discard: that breaks no law of counting."""
    state, rules = played("seven", 0, players=3, level="easy")
    for name in ("barricades", "buildings", "discard_n", "breach_n"):
        kept = getattr(state, name)
        setattr(state, name, 0)
        assert seven_broken(state, rules) != SevenLaw.BELOW_ZERO
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


def test_every_law_has_its_number_and_its_words() -> None:
    """Two laws of one number would be told by the words of one of them."""
    assert list(Law) == list(range(len(BROKEN)))
    assert list(SevenLaw) == list(range(len(SEVEN_LAWS)))


def castles(state: Any, rules: Any, count: int) -> None:
    """So many castles of the first seat, in as many regions."""
    for region in range(count):
        state.castle[0, region] = rules.first[region]


SOUND: list[Change] = [
    *(put(good, 0, 0) for good in ("food", "bushido", "score")),
    put("archers", ARCHERS, 0, 3),
    lambda s, r: castles(s, r, CASTLES),
]


@pytest.mark.parametrize("change", SOUND)
def test_what_is_just_allowed_breaks_no_law(change: Change) -> None:
    """Nothing in the stores, every archer in the field, every castle built."""
    state, rules = played("empires", 40, players=3)
    change(state, rules)
    assert empires_broken(state, rules) == Law.NOTHING


def test_archers_and_castles_each_have_their_end_in_the_box() -> None:
    """One too many of either is noticed, whatever there is of the other."""
    state, rules = played("empires", 40, players=3)
    state.archers[0, 3] = ARCHERS + 1
    assert empires_broken(state, rules) == Law.BOX
    state.archers[0, 3] = 0
    castles(state, rules, CASTLES + 1)
    assert empires_broken(state, rules) == Law.BOX


def test_a_castle_of_the_draft_is_marked_by_an_army() -> None:
    """EMP-56 [D]: the army under the castle is one of the seat's twenty."""
    state, rules = played("empires", 0, players=3, edition="draft")
    state.castle[0, 0] = rules.first[0]
    assert empires_broken(state, rules) == Law.SAMURAI
    state.supply[0] -= 1
    assert empires_broken(state, rules) == Law.NOTHING


@pytest.mark.parametrize("place", ["range", "arsenal", "headquarters"])
def test_who_trains_is_still_one_of_the_twenty(place: str) -> None:
    """DOJ-10: a samurai goes from the barracks to the dojo; none comes from elsewhere."""
    state, rules = played("empires", 0, players=3, modules=["dojo"], random_dojo=True)
    getattr(state, place)[0] += 1
    assert empires_broken(state, rules) == Law.SAMURAI
    state.supply[0] -= 1
    assert empires_broken(state, rules) == Law.NOTHING


@pytest.mark.parametrize("house", [0, 1])
def test_a_covered_location_token_is_not_lost(house: int) -> None:
    """SOL-11: it lies under the token that covers it, with its order."""
    state, rules = played("empires", 0, players=1)
    free = next(slot for slot in range(rules.slots) if state.slot_owner[slot] == NONE)
    order = next(order for order in range(4) if state.orders[house + 1, order] > 0)
    state.stack_left[house] -= 1
    state.under_location[free] = state.stack[house, state.stack_left[house]]
    state.under_owner[free], state.under_order[free] = house + 1, order
    state.orders[house + 1, order] -= 1
    assert empires_broken(state, rules) == Law.NOTHING
    state.under_location[free] = NONE
    assert empires_broken(state, rules) == Law.LOCATIONS
