"""The printed questions, answers and examples (section 8), each as the rulebook tells it."""

from __future__ import annotations

import pytest
from seven_helpers import at, kinds, play, refused, seat, words

import tatami


def test_SEV_05_question_piles_may_be_counted_and_the_discard_read() -> None:
    """Numbers of deck and breach, faces of the discard."""
    view = at("kyuzo heihachi", breach=["1-doll"], discard=["2-doll", "3-doll"]).view(None)
    assert (view["deck"]["count"], view["breach"]["count"], view["discard"]) == (8, 1, ["2-doll", "3-doll"])


def test_SEV_30_question_no_samurai_carries_two_tokens_and_no_animal_turns_back() -> None:
    """A position with two tokens does not exist; healing an animal leaves it an animal."""
    with pytest.raises(ValueError, match="wounds must be a whole number from 0 to 1"):
        at("kyuzo heihachi", {"wounds": 2})
    table = at(
        "heihachi kyuzo", {"line": ["4-hat", "4-doll", "3-wound"], "side": "animal", "wounds": 1}, kiai_waiting=[0]
    )
    table.play("kiai heal 0")
    assert (seat(table, 0)["side"], seat(table, 0)["wounds"]) == ("animal", 0)


def test_SEV_23_question_no_support_if_you_are_the_only_one_active() -> None:
    """Another must be left."""
    table = at("kyuzo heihachi kambei", {}, {"passed": True}, {"passed": True})
    assert not any(w.startswith("support") for w in words(table))


def test_SEV_40_question_a_lent_heihachi_passes_to_heihachi_who_passes_on() -> None:
    """Abilities combine, and one's own works out of turn."""
    table = at("gorobei heihachi kambei", {}, {"support_to": 0}, deck=("4-wound",))
    events = play(table, "fight", "give 1", "give 2")
    assert kinds(events)[:3] == ["card-taken", "card-given", "card-given"]
    assert seat(table, 2)["line"] == ["4-wound"]


def test_SEV_21_question_wounded_into_an_animal_in_step_a_no_forced_pass() -> None:
    """Beyond the old value, not beyond the new one: free to act; on the new value even a Kiai."""
    table = at("kyuzo heihachi", {"line": ["4-hat", "3-doll", "3-wound"], "wounds": 1}, stage="start")
    assert (seat(table, 0)["track"], seat(table, 0)["kiai"]) == (10, 12)
    assert "fight" in words(table)
    kiai = at("kyuzo heihachi", {"line": ["4-hat", "4-doll", "4-wound"], "wounds": 1}, stage="start")
    assert (kiai.position()["phase"], kiai.to_act) == ("kiai", (0,))


def test_SEV_24_example_kyuzo_with_4_and_2_draws_3() -> None:
    """Kiai at 9: the token is lent, the 4 leaves, track 5."""
    table = at("kyuzo heihachi kambei", {"line": ["4-hat", "2-doll"]}, deck=("3-wound",))
    play(table, "fight", "kiai lend 0 1")
    assert (seat(table, 0)["line"], seat(table, 0)["track"]) == (["2-doll", "3-wound"], 5)
    assert table.position()["discard"] == ["4-hat"]
    assert seat(table, 1)["support_from"] == [0]


def test_SEV_22_example_a_house_on_the_left_a_hat_is_defended() -> None:
    """A second house or a card without a symbol would have to go right."""
    left = {"left": ["1-house-no-support"]}
    table = at("gorobei heihachi", left, deck=("3-hat-flame",))
    play(table, "fight", "defend")
    assert seat(table, 0)["left"] == ["3-hat-flame", "1-house-no-support"]
    for card in ("3-house-no-support", "3-wound"):
        forced = at("gorobei heihachi", left, deck=(card,))
        forced.play("fight")
        assert seat(forced, 0)["line"] == [card]


def test_SEV_44_example_kikuchiyo_defends_then_attacks() -> None:
    """A 3 with a house goes left, a 2 goes right."""
    table = at("kikuchiyo heihachi", deck=("3-house-no-support", "2-hat-flame"))
    play(table, "fight", "defend", "fight", "attack")
    assert (seat(table, 0)["left"], seat(table, 0)["line"]) == (["3-house-no-support"], ["2-hat-flame"])


@pytest.mark.parametrize("move", ["attack", "discard"])
def test_SEV_45_example_kyuzo_with_2_4_2_is_passed_a_2(move: str) -> None:
    """Kyuzo plays or discards it."""
    table = at("heihachi kyuzo kambei", {}, {"line": ["2-doll", "4-hat", "2-hat-flame"]}, deck=("2-barricade",))
    play(table, "fight", "give 1")
    assert words(table) == ["attack", "discard"]
    table.play(move)
    assert seat(table, 1)["track"] == (10 if move == "attack" else 8)


def test_SEV_32_example_breach_none_flame_flame_with_one_barricade() -> None:
    """The barricade and a building go."""
    left = ({"left": ["1-hat-flame", "1-house-no-support", "1-doll"]},
            {"left": ["2-hat-flame", "2-house-no-support", "2-doll"], "passed": True})  # fmt: skip
    table = at("kyuzo heihachi", *left, barricades=1, deck=("4-doll",), spare=0, families=["heal"],
               breach=["4-doll-wound-flame", "4-hat-barricade-flame"])  # fmt: skip
    table.play("pass")
    assert table.position()["barricades"] == 0
    assert len(table.position()["buildings"]) == 5


def test_SEV_21_example_step_a_then_a_forced_pass() -> None:
    """The barricade goes first, then only passing is left."""
    table = at("gorobei heihachi kambei", {"line": ["4-hat", "4-doll", "3-hat-barricade-flame"]}, stage="start")
    assert table.position()["barricades"] == 4
    assert words(table) == ["pass"]
    table.play("pass")
    assert seat(table, 0)["track"] == 11


def test_SEV_23_example_heihachi_lent_a_3_drawn() -> None:
    """Not passable; the token returns unused."""
    table = at("gorobei heihachi kambei", {"line": ["1-doll"]}, {"support_to": 0}, deck=("3-hat-flame",))
    table.play("fight")
    assert refused(table, "give 1", "SEV-41") == "sev-no-ability"
    events = table.play("attack")
    assert "support-returned" in kinds(events)


def test_SEV_30_example_flip_with_3_and_2() -> None:
    """The cards stay, the track is set to 5 again."""
    table = at("kambei heihachi", {"line": ["3-doll", "2-hat-wound-flame"], "wounds": 1}, stage="start")
    assert (seat(table, 0)["side"], seat(table, 0)["track"], seat(table, 0)["wounds"]) == ("animal", 5, 0)


def test_SEV_12_example_set_up_for_five() -> None:
    """Seven barricades, 35 raiders, empty discard and breach."""
    position = tatami.new_table("seven", players=5, seed=2).position()
    assert (position["barricades"], len(position["deck"])) == (7, 35)
    assert (position["discard"], position["breach"]) == ([], [])
