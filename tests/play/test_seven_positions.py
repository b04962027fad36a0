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


def test_a_game_lost_to_the_last_point_has_no_knot_beyond(table: tatami.Table) -> None:
    """Nothing stood any more: the defeat itself takes nothing."""
    knots = course([Event("family-lost", {}), Event("lost-families", {})], 0, 1)
    assert [(knot["what"], knot["points"]) for knot in knots] == [("begin", [1]), ("family-lost", [0])]


def test_only_seats_at_the_table_are_named(table: tatami.Table) -> None:
    """The last seat may be, the one after it not: who was lent to, who holds the card, whose Kiai it is."""
    table.play("fight")
    position = table.position()
    first, hand = position["seats"][0], position["hand"]
    for seat, fine in ((2, True), (3, False), (4, False)):
        lent = [first | {"support_to": seat}, *position["seats"][1:]]
        for change in ({"seats": lent}, {"hand": hand | {"seat": seat}}):
            if fine:
                tatami.from_position(position | change)
            else:
                with pytest.raises(ValueError, match="2"):
                    tatami.from_position(position | change)


def test_who_has_passed_is_given_no_card(table: tatami.Table) -> None:
    """Another than the active one holds it: it must not have passed either. With no card in hand anybody may have."""
    table.play("fight")
    position = table.position()
    other = (position["active"] + 1) % 3
    given = position | {"hand": position["hand"] | {"seat": other}}
    tatami.from_position(given)
    position["seats"][other]["passed"] = True
    with pytest.raises(ValueError, match="passed"):
        tatami.from_position(given)
    last = (position["active"] + 2) % 3
    position["seats"][other]["passed"], position["seats"][last]["passed"] = False, True
    card, deck = position["hand"]["card"], position["deck"]
    tatami.from_position(position | {"hand": None, "deck": [card, *deck]})


def test_who_has_passed_waits_for_no_kiai(table: tatami.Table) -> None:
    """SEV-25: whoever else has passed, one who has not may wait for it."""
    position = table.position()
    position["seats"][1]["passed"] = True
    tatami.from_position(position | {"kiai_waiting": [0, 2]})
    with pytest.raises(ValueError, match="passed samurai"):
        tatami.from_position(position | {"kiai_waiting": [1]})


def test_who_waits_for_a_kiai_is_named_by_a_seat_at_the_table(table: tatami.Table) -> None:
    """Of three the last is 2, and the refusal says so."""
    position = table.position()
    tatami.from_position(position | {"kiai_waiting": [2]})
    with pytest.raises(ValueError, match="kiai_waiting must hold seats from 0 to 2"):
        tatami.from_position(position | {"kiai_waiting": [3]})


def test_the_randomness_is_a_number_of_63_bits(table: tatami.Table) -> None:
    """The largest there is, and one more."""
    position = table.position()
    assert tatami.from_position(position | {"rng": (1 << 63) - 1}).position()["rng"] == (1 << 63) - 1
    with pytest.raises(ValueError, match="rng"):
        tatami.from_position(position | {"rng": 1 << 63})


def test_a_card_may_lie_at_the_bottom_of_the_breach(table: tatami.Table) -> None:
    """Nothing above the bottom need be known of it: 0 may be said, or left out."""
    position = table.position()
    card = position["deck"][0]
    assert tatami.from_position(position | {"lowest": {card: 0}}).position()["lowest"] == {}
    with pytest.raises(ValueError, match=card):
        tatami.from_position(position | {"lowest": {card: -1}})


def test_on_the_left_lies_one_card_of_each_symbol(table: tatami.Table) -> None:
    """SEV-22: two hats, or a card without a symbol, cannot have come there."""
    position = table.position()
    names = [name for key in ("deck", "box") for name in position[key]]
    hats = [name for name in names if "-hat" in name][:2]
    bare = next(name for name in names if not any(symbol in name for symbol in ("hat", "house", "doll")))
    for left, fine in (([hats[0]], True), (hats, False), ([bare], False)):
        seats = [position["seats"][0] | {"left": left}, *position["seats"][1:]]
        piles = {key: [name for name in position[key] if name not in left] for key in ("deck", "box")}
        moved = position | {"seats": seats} | piles
        if fine:
            assert tatami.from_position(moved).position()["seats"][0]["left"] == left
        else:
            with pytest.raises(ValueError, match="left"):
                tatami.from_position(moved)


def test_a_kiai_of_nobody_named_is_the_first_seat_s() -> None:
    """What is left out is as at the start: seat 0."""
    start = tatami.new_table("seven", players=3, seed=1, samurai=["gorobei", "katsushiro", "kyuzo"]).position()
    for told, seat in (({}, 0), ({"seat": 1}, 1)):
        assert tatami.from_position(start | {"kiai": [told]}).to_act == (seat,)


@pytest.mark.parametrize("open_support", [False, True])
def test_open_tokens_lie_only_where_nobody_plays_them(open_support: bool) -> None:
    """SEV-12: where support is open, and of samurai without a seat."""
    position = tatami.new_table("seven", players=3, seed=3, open_support=open_support).position()
    seated = {seat["samurai"] for seat in position["seats"]}
    free = sorted({"kambei", "kikuchiyo", "kyuzo", "katsushiro", "heihachi", "shichiroji", "gorobei"} - seated)
    if open_support:
        assert tatami.from_position(position | {"open_tokens": free[:1]}).position()["open_tokens"] == free[:1]
    else:
        with pytest.raises(ValueError, match="token"):
            tatami.from_position(position | {"open_tokens": free[:1]})
    with pytest.raises(ValueError, match="token"):
        tatami.from_position(position | {"open_tokens": sorted(seated)[:1]})
