"""Wounds, buildings, the end of a round and of the game: SEV-30 to SEV-36."""

from __future__ import annotations

from typing import Any

import pytest
from seven_helpers import at, kinds, names_in, pass_all, play, seat

SYMBOLS = (
    ["1-hat-flame", "1-house-no-support", "1-doll"],
    ["2-hat-flame", "2-house-no-support", "2-doll"],
    ["3-hat-flame", "3-house-no-support", "3-doll"],
)


def defended(number: int, **more: Any) -> dict[str, Any]:
    """A seat with all three symbols on the left."""
    return {"left": SYMBOLS[number], **more}


def test_SEV_30_four_wounds() -> None:
    """A token; the animal with the cards where they were; a token; lost."""
    card = "4-wound"
    table = at("kyuzo heihachi", {"line": ["1-doll", card]}, stage="start")
    assert (seat(table, 0)["wounds"], seat(table, 0)["side"]) == (1, "human")
    table = at("kyuzo heihachi", {"line": ["1-doll", card], "wounds": 1}, stage="start")
    assert (seat(table, 0)["wounds"], seat(table, 0)["side"]) == (0, "animal")
    assert (seat(table, 0)["line"], seat(table, 0)["track"], seat(table, 0)["kiai"]) == (["1-doll", card], 5, 12)
    table = at("kyuzo heihachi", {"line": ["1-doll", card], "side": "animal"}, stage="start")
    assert (seat(table, 0)["wounds"], seat(table, 0)["side"]) == (1, "animal")
    table = at("kyuzo heihachi", {"line": ["1-doll", card], "side": "animal", "wounds": 1}, stage="start")
    assert table.over
    assert table.position()["outcome"] == "samurai"


def test_SEV_31_the_round_ends_with_the_last_card_and_its_kiai() -> None:
    """The last card is placed, its Kiai asked; then the round is over, Kikuchiyo's second fight or not."""
    table = at("kikuchiyo heihachi", defended(0, line=["4-hat", "4-doll"]), defended(1), deck=("2-barricade",), spare=0)
    table.play("fight")
    assert table.position()["phase"] == "kiai"
    events = table.play("done")
    assert kinds(events)[:3] == ["kiai-declined", "first-card-leaves", "round-ends"]
    assert table.position()["round"] == 2


def test_SEV_31_however_the_deck_was_emptied() -> None:
    """By support, by a breach penalty, by Gorobei's Kiai."""
    table = at("kyuzo heihachi", defended(0), defended(1), deck=("4-doll",), spare=0)
    assert "round-ends" in kinds(table.play("support 1"))
    assert table.position()["round"] == 2
    table = at(
        "kyuzo heihachi", defended(0, line=["2-hat-breach"]), defended(1), deck=("4-doll",), spare=0, stage="start"
    )
    assert table.position()["round"] == 2
    table = at("gorobei heihachi", defended(0, line=["4-hat", "4-doll"]), defended(1), deck=("1-barricade", "4-wound"),
               spare=0)  # fmt: skip
    events = play(table, "fight", "kiai deck")
    assert kinds(events)[-9:].count("round-ends") == 1
    assert table.position()["round"] == 2


def test_SEV_31_nothing_else_of_the_turn_happens() -> None:
    """Two breach penalties with one card left: the second is not applied, nor is it a wound."""
    line = ["6-hat-breach-breach-flame"]
    table = at("kyuzo heihachi", defended(0, line=line), defended(1), deck=("4-doll",), spare=0, stage="start")
    assert table.position()["round"] == 2
    assert seat(table, 0)["wounds"] == 0


def test_SEV_31_all_passed_the_rest_of_the_deck_goes_on_the_breach() -> None:
    """Its top card is turned over first."""
    table = at("kyuzo heihachi", defended(0), defended(1, passed=True), breach=["4-wound"], families=["heal"],
               deck=("4-doll", "4-hat"), spare=0)  # fmt: skip
    events = table.play("pass")
    assert [e.args["card"] for e in events if e.kind == "breach-turned"] == ["4-doll", "4-hat", "4-wound"]


def test_SEV_32_step_1_no_hat_a_wound_each() -> None:
    """Each samurai without a hat is wounded, passed or not."""
    table = at("kyuzo heihachi", {"left": SYMBOLS[0][1:]}, defended(1, passed=True), level="heroic",
               deck=("4-doll",), spare=0)  # fmt: skip
    events = table.play("pass")
    assert kinds(events)[1:5] == ["round-ends", "deck-to-breach", "no-hat", "wounded"]
    assert seat(table, 0)["wounds"] == 1


def test_SEV_32_step_2_no_house_a_building_each() -> None:
    """Two samurai without a house: two buildings."""
    bare = {"left": [SYMBOLS[0][0], SYMBOLS[0][2]]}
    other = {"left": [SYMBOLS[1][0], SYMBOLS[1][2]], "passed": True}
    table = at("kyuzo heihachi", bare, other, deck=("4-doll",), spare=0)
    events = table.play("pass")
    assert kinds(events).count("no-house") == kinds(events).count("building-lost") == 2
    assert len(table.position()["buildings"]) == 4


def test_SEV_32_step_3_no_doll_a_family_then_the_bonuses() -> None:
    """A family is lost first, only those left help."""
    table = at("kyuzo heihachi", {"left": SYMBOLS[0][:2]}, defended(1, passed=True), deck=("4-doll",), spare=0)
    events = table.play("pass")
    assert kinds(events).count("family-lost") == 1
    lost = next(e.args["family"] for e in events if e.kind == "family-lost")
    helpers = [e.args["family"] for e in events if e.kind == "family-bonus"]
    assert sorted([lost, *helpers]) == ["barricade", "breach", "heal"]


def test_SEV_32_the_three_bonuses() -> None:
    """A wound token goes, a barricade rises up to the maximum, the top of the breach is discarded."""
    for barricades, risen in ((1, 2), (4, 4)):
        table = at("kyuzo heihachi", defended(0, wounds=1), defended(1, passed=True, wounds=1), barricades=barricades,
                   deck=("4-doll-wound-flame",), spare=0)  # fmt: skip
        events = table.play("pass")
        assert sum(seat(table, i)["wounds"] for i in range(2)) == 1
        assert table.position()["barricades"] == risen
        assert [e.args["card"] for e in events if e.kind == "breach-card-discarded"] == ["4-doll-wound-flame"]
        assert "breach-turned" not in kinds(events)


def test_SEV_32_heroic_has_no_bonuses() -> None:
    """SEV-10: families must be saved all the same, but do not help."""
    table = at("kyuzo heihachi", defended(0), defended(1, passed=True), deck=("4-doll",), spare=0, level="heroic")
    assert "family-bonus" not in kinds(table.play("pass"))


def test_SEV_32_step_4_flames_of_the_breach() -> None:
    """Each flame a barricade, then buildings."""
    table = at("kyuzo heihachi", defended(0), defended(1, passed=True), barricades=1, families=["heal"],
               breach=["4-doll-wound-flame", "4-house-wound-flame"], deck=("4-doll",), spare=0)  # fmt: skip
    events = [k for k in kinds(table.play("pass")) if k in ("breach-turned", "barricade-lost", "building-lost")]
    assert events == ["breach-turned", "breach-turned", "barricade-lost", "breach-turned", "building-lost"]


@pytest.mark.parametrize("level", ["easy", "normal"])
def test_SEV_33_backs_do_not_count_on_easy_and_normal(level: str) -> None:
    """Only the building goes."""
    table = at("gorobei heihachi kambei", {"line": ["4-hat", "4-doll"]}, deck=("2-barricade",), barricades=0,
               level=level, buildings=["family", "wound"])  # fmt: skip
    events = table.play("fight")
    assert kinds(events)[:3] == ["card-taken", "attacked", "building-lost"]
    assert events[2].args["building"] == "plain"
    assert len(table.position()["families"]) == 3


def burnt(*backs: str) -> set[tuple[str, ...]]:
    """Everything that can happen when a building of these burns on hard without a barricade."""
    found = set()
    for rng in range(30):
        table = at("gorobei heihachi kambei", {"line": ["4-hat", "4-doll"]}, deck=("2-barricade",), barricades=0,
                   level="hard", buildings=list(backs), rng=rng << 32)  # fmt: skip
        found.add(tuple(k for k in kinds(table.play("fight"))[2:] if k != "turn-begins"))
    return found


def test_SEV_33_a_random_building_applies_its_back_on_hard() -> None:
    """A family is lost, or a random samurai is wounded."""
    assert burnt("family", "wound") == {("building-lost", "family-lost"), ("building-lost", "wounded")}


def test_SEV_33_the_building_back_destroys_one_more_with_its_penalty() -> None:
    """The second building's back counts as well; if it was the last, the game is lost first."""
    one, two = ("building-lost", "wounded"), ("building-lost", "building-lost", "wounded")
    assert burnt("building", "wound", "wound") == {one, two}
    assert burnt("building", "wound") == {one, ("building-lost", "building-lost", "lost-buildings")}


def test_SEV_33_the_barricade_back_without_a_barricade_destroys_a_building() -> None:
    """Two such backs and none to remove: both go, and the game is lost."""
    assert burnt("barricade", "barricade") == {("building-lost", "building-lost", "lost-buildings")}


def test_SEV_33_the_barricade_back_takes_a_barricade_if_there_is_one() -> None:
    """At the round end a building goes before barricades do."""
    bare = {"left": [SYMBOLS[0][0], SYMBOLS[0][2]]}
    table = at("kyuzo heihachi", bare, defended(1, passed=True), deck=("4-doll",), spare=0, level="hard", barricades=2,
               families=["heal"], buildings=["barricade", "barricade"])  # fmt: skip
    events = table.play("pass")
    assert kinds(events)[3:6] == ["no-house", "building-lost", "barricade-lost"]
    assert table.position()["barricades"] == 1


def test_SEV_33_the_wound_back_can_turn_a_samurai_and_give_a_kiai() -> None:
    """Whoever is wounded onto the animal's value in the middle of a turn has a Kiai."""
    hurt = {"wounds": 1, "line": ["4-wound", "4-hat", "4-doll"]}
    found = set()
    for rng in range(30):
        table = at("gorobei kambei", {"line": ["4-house-no-support", "4-doll-no-defence"]}, hurt, deck=("2-barricade",),
                   barricades=0, level="hard", buildings=["wound", "wound"], breach=["1-doll"],
                   rng=rng << 32)  # fmt: skip
        table.play("fight")
        found.add((table.position()["phase"], table.to_act))
    assert ("kiai", (1,)) in found


def test_SEV_34_lost_without_buildings_or_families() -> None:
    """At once, with the reason; nobody wins."""
    bare = {"left": [SYMBOLS[0][0]]}
    table = at("kyuzo heihachi", bare, defended(1, passed=True), buildings=["wound"])
    events = table.play("pass")
    assert kinds(events)[-2:] == ["building-lost", "lost-buildings"]
    assert (table.position()["outcome"], table.winners, table.scores) == ("buildings", [], [0, 0])
    table = at("kyuzo heihachi", {"left": SYMBOLS[0][:2]}, defended(1, passed=True), families=["heal"])
    events = table.play("pass")
    assert kinds(events)[-2:] == ["family-lost", "lost-families"]
    assert table.to_act == ()
    assert table.legal() == []


def test_SEV_34_the_first_reason_found_is_shown() -> None:
    """The last samurai falls in step 1 of the round end: buildings are not looked at any more."""
    table = at("kyuzo heihachi", {"side": "animal", "wounds": 1}, defended(1, passed=True), buildings=["wound"],
               families=["heal"])  # fmt: skip
    events = table.play("pass")
    assert kinds(events)[-3:] == ["no-hat", "fallen", "lost-samurai"]
    assert len(table.position()["buildings"]) == 1


def test_SEV_35_the_next_round() -> None:
    """All cards of the round return with as many henchmen as samurai; tracks 0, tokens home, wounds and sides stay."""
    table = at(
        "kyuzo heihachi kambei",
        defended(0, wounds=1, line=["4-hat"], support_to=1),
        defended(1, side="animal", passed=True),
        defended(2, passed=True),
        breach=["4-doll"], discard=["4-wound"], deck=("3-wound",), spare=0, families=["barricade"], barricades=3,
    )  # fmt: skip
    used = names_in(table.position()["seats"]) | {"4-doll", "4-wound", "3-wound"}
    table.play("pass")
    position = table.position()
    deck = set(position["deck"])
    assert position["round"] == 2
    assert used <= deck
    assert sum(name.startswith("5") for name in deck) == 3
    assert len(deck) == len(used) + 3
    assert all(s["track"] == 0 and not s["line"] and not s["left"] and not s["passed"] for s in position["seats"])
    assert all(s["support_to"] is None for s in position["seats"])
    assert (seat(table, 0)["wounds"], seat(table, 1)["side"]) == (1, "animal")
    assert position["barricades"] == 4  # the builders' bonus
    assert position["active"] == 1  # left of the last active player


def test_SEV_35_chiefs_join_in_round_three() -> None:
    """On easy one fewer than samurai."""
    table = at("kyuzo heihachi kambei", defended(0), defended(1, passed=True), defended(2, passed=True), round=2,
               level="easy", deck=("5-hat-wound",), spare=0)  # fmt: skip
    table.play("pass")
    position = table.position()
    assert position["round"] == 3
    assert sum(name.startswith("6") for name in position["deck"]) == 2
    assert sum(name.startswith("5") for name in position["deck"]) == 1


def test_SEV_35_the_turn_decides_who_was_last_active() -> None:
    """Seat 0's arrow makes seat 1 take the last card: seat 1, left of seat 0, begins."""
    table = at("kyuzo heihachi kambei", defended(0, line=["3-hat-left-draws"]), defended(1),
               {"left": ["4-hat", "4-house-no-support", "4-doll"]}, stage="start", deck=("1-barricade",),
               spare=0)  # fmt: skip
    assert table.position()["round"] == 2
    assert table.position()["active"] == 1


@pytest.mark.parametrize(("level", "plus"), [("easy", ""), ("normal", "+"), ("hard", "++"), ("heroic", "+++")])
def test_SEV_36_won_after_round_three_with_the_score(level: str, plus: str) -> None:
    """Buildings, families, and a point if nobody is wounded; plus signs for the level."""
    table = at("kyuzo heihachi", defended(0), defended(1, passed=True), round=3, level=level, deck=("4-doll",), spare=0,
               buildings=["wound", "barricade", "building"], families=["barricade", "breach"])  # fmt: skip
    events = table.play("pass")
    assert events[-1].kind == "won"
    assert (events[-1].args["score"], events[-1].args["plus"]) == (6, plus)
    assert table.scores == [6, 6]
    assert table.winners == [0, 1]
    assert f"6{plus} " in table.say(events[-1])


def test_SEV_36_a_wound_token_costs_the_point() -> None:
    """An animal without a token does not."""
    table = at("kyuzo heihachi", defended(0, side="animal"), defended(1, passed=True, wounds=1), round=3,
               level="heroic", deck=("4-doll",), spare=0)  # fmt: skip
    table.play("pass")
    assert table.scores == [9, 9]


def test_SEV_35_no_card_is_lost_between_rounds() -> None:
    """66 cards in all, before and after."""
    table = at("kyuzo heihachi", defended(0), defended(1), breach=["4-doll"], discard=["4-wound"])
    assert len(names_in(table.position())) == 66
    pass_all(table)
    assert table.position()["round"] == 2
    assert len(names_in(table.position())) == 66
