"""Turns, fight, support, Kiai, pass: SEV-20 to SEV-27."""

from __future__ import annotations

from typing import Any

from seven_helpers import at, kinds, play, refused, seat, words


def test_SEV_20_the_last_card_brings_its_penalty() -> None:
    """Only the last card of the line counts."""
    table = at("kyuzo heihachi kambei", {"line": ["1-hat-wound-flame", "1-barricade"]}, stage="start")
    assert table.position()["barricades"] == 4
    assert seat(table, 0)["wounds"] == 0
    assert table.position()["phase"] == "action"


def test_SEV_20_no_card_no_penalty() -> None:
    """An empty line: straight to the action."""
    table = at("kyuzo heihachi kambei", stage="start")
    assert table.position()["barricades"] == 5
    assert words(table) == ["fight", "pass", "support 1", "support 2"]


def test_SEV_20_two_penalties_in_the_order_chosen() -> None:
    """A chief with two different penalties: the player picks the first, the other follows by itself."""
    table = at("kyuzo heihachi kambei", {"line": ["6-no-support-wound-flame"]}, stage="start")
    assert words(table) == ["penalty no-support", "penalty wound"]
    events = table.play("penalty wound")
    assert [e.args["penalty"] for e in events if e.kind == "penalty-applied"] == ["wound", "no-support"]
    assert words(table) == ["fight", "pass"]
    other = at("kyuzo heihachi kambei", {"line": ["6-no-support-wound-flame"]}, stage="start")
    events = other.play("penalty no-support")
    assert [e.args["penalty"] for e in events if e.kind == "penalty-applied"] == ["no-support", "wound"]


def test_SEV_20_penalties_are_fixed_even_if_the_card_leaves() -> None:
    """The wound turns Gorobei into the animal on 12; after that Kiai the second penalty is still owed."""
    line = ["6-house-barricade-barricade-flame", "6-no-support-wound-flame"]
    table = at("gorobei heihachi kambei", {"line": line, "wounds": 1}, stage="start")
    table.play("penalty wound")
    assert words(table) == ["done", "kiai deck"]
    table.play("done")
    assert seat(table, 0)["line"] == ["6-no-support-wound-flame"]
    assert words(table) == ["fight", "pass"]  # the second penalty was applied after the Kiai


def test_SEV_21_exactly_one_action() -> None:
    """Fight, support or pass; then the next samurai acts."""
    table = at("gorobei heihachi kambei", deck=("1-barricade",))
    table.play("fight")
    assert table.to_act == (1,)
    table.play("support 2")
    assert table.to_act == (2,)
    table.play("pass")
    assert table.to_act == (0,)


def test_SEV_21_beyond_kiai_one_must_pass() -> None:
    """The fire space leaves only passing."""
    table = at("gorobei heihachi kambei", {"line": ["4-hat", "4-doll", "2-doll"]})
    assert words(table) == ["pass"]
    assert refused(table, "fight", "SEV-21") == "sev-beyond-kiai"
    assert refused(table, "support 1", "SEV-21") == "sev-beyond-kiai"


def test_SEV_21_on_the_kiai_value_one_may_fight() -> None:
    """Exactly on the value is not beyond it."""
    table = at("gorobei heihachi kambei", {"line": ["4-hat", "4-doll", "1-doll"]})
    assert "fight" in words(table)


def test_SEV_22_attack_joins_the_line_last() -> None:
    """Right side, last; the track is the sum."""
    table = at("gorobei heihachi kambei", {"line": ["2-doll"]}, deck=("3-hat-flame",))
    table.play("fight")
    table.play("attack")
    assert seat(table, 0)["line"] == ["2-doll", "3-hat-flame"]
    assert seat(table, 0)["track"] == 5
    assert table.position()["barricades"] == 5


def test_SEV_22_above_kiai_a_barricade_goes_or_a_building() -> None:
    """Beyond the value: a barricade; none left: a building."""
    line = ["4-hat", "4-doll"]
    table = at("gorobei heihachi kambei", {"line": line}, deck=("2-barricade",))
    assert kinds(table.play("fight"))[:3] == ["card-taken", "attacked", "barricade-lost"]
    bare = at("gorobei heihachi kambei", {"line": line}, deck=("2-barricade",), barricades=0)
    bare.play("fight")
    assert len(bare.position()["buildings"]) == 5


def test_SEV_22_defend_goes_left_and_leaves_the_track() -> None:
    """A symbol not yet there: the card goes left."""
    table = at("gorobei heihachi kambei", {"line": ["2-doll"]}, deck=("4-hat",))
    play(table, "fight", "defend")
    assert seat(table, 0)["left"] == ["4-hat"]
    assert seat(table, 0)["track"] == 2


def test_SEV_22_no_symbol_or_the_same_symbol_cannot_defend() -> None:
    """Such a card attacks by itself; with another choice open the refusal names the rule."""
    table = at("katsushiro heihachi kambei", {"left": ["1-hat-flame"]}, deck=("4-hat", "4-wound"))
    table.play("fight")
    assert refused(table, "defend", "SEV-22") == "sev-same-symbol"
    table = at("katsushiro heihachi kambei", deck=("4-wound",))
    table.play("fight")
    assert refused(table, "defend", "SEV-22") == "sev-no-symbol"
    table = at("gorobei heihachi kambei", {"left": ["1-hat-flame"]}, deck=("4-hat",))
    table.play("fight")
    assert seat(table, 0)["line"] == ["4-hat"]


def test_SEV_22_three_different_symbols_at_most() -> None:
    """With all three on the left nothing more fits."""
    left = ["1-hat-flame", "1-house-no-support", "1-doll"]
    table = at("gorobei heihachi kambei", {"left": left}, deck=("4-doll",))
    table.play("fight")
    assert seat(table, 0)["left"] == left
    assert seat(table, 0)["line"] == ["4-doll"]


def test_SEV_23_support_lends_the_token_and_feeds_the_breach() -> None:
    """The token goes over, a card goes unseen to the breach."""
    table = at("gorobei heihachi kambei", deck=("1-doll", "2-doll"))
    events = table.play("support 2")
    assert kinds(events)[:2] == ["supported", "card-to-breach"]
    assert seat(table, 0)["support_to"] == 2
    assert table.position()["breach"] == ["1-doll"]
    assert table.view(0)["breach"] == {"count": 1, "seen": []}


def test_SEV_23_the_holder_has_the_ability_in_its_next_turn_only() -> None:
    """Katsushiro's token works in the holder's turn, not before, and returns when that turn ends."""
    seats: Any = ({"support_to": 1}, {}, {})
    table = at("katsushiro gorobei heihachi", *seats, active=2, deck=("4-wound", "2-barricade"))
    play(table, "fight", "give 1")  # out of its turn Gorobei cannot use what was lent: the card attacks by itself
    assert seat(table, 1)["line"] == ["4-wound"]
    table = at("katsushiro gorobei heihachi", *seats, active=1, deck=("4-wound", "1-barricade"))
    table.play("fight")
    assert words(table) == ["attack", "under"]
    table.play("attack")
    assert seat(table, 0)["support_to"] is None


def test_SEV_23_the_token_returns_used_or_not_even_after_a_pass() -> None:
    """The first turn of the holder that ends sends it home."""
    table = at("katsushiro gorobei heihachi", {"support_to": 1}, active=1)
    assert "support-returned" in kinds(table.play("pass"))
    assert seat(table, 0)["support_to"] is None


def test_SEV_23_one_can_hold_several_and_the_lender_keeps_its_ability() -> None:
    """Two tokens, both abilities; Katsushiro still has its own."""
    table = at("katsushiro gorobei heihachi", {"support_to": 1}, {}, {"support_to": 1}, active=1, deck=("4-wound",))
    table.play("fight")
    assert words(table) == ["attack", "give 0", "give 2", "under"]
    table = at("katsushiro gorobei heihachi", {"support_to": 1}, deck=("4-wound",))
    table.play("fight")
    assert "under" in words(table)


def test_SEV_23_kiai_is_not_lent() -> None:
    """On its value the holder has its own effect only."""
    table = at("kambei gorobei", {"support_to": 1}, {"line": ["4-hat", "4-doll"]}, active=1, deck=("1-barricade",))
    table.play("fight")
    assert words(table) == ["done", "kiai deck"]


def test_SEV_23_support_refused() -> None:
    """Nobody else active, the token out, or to oneself."""
    table = at("gorobei heihachi kambei", {}, {"passed": True}, {"passed": True})
    assert words(table) == ["fight", "pass"]
    assert refused(table, "support 1", "SEV-25") == "sev-has-passed"
    table = at("gorobei heihachi kambei", {"support_to": 2})
    assert refused(table, "support 1", "SEV-23") == "sev-token-out"
    table = at("gorobei heihachi kambei")
    assert refused(table, "support 0", "SEV-23") == "sev-support-self"


def test_SEV_24_kiai_on_the_exact_value_then_the_first_card_leaves() -> None:
    """Used or not, the oldest card goes and the track falls."""
    for move in ("kiai deck", "done"):
        table = at("gorobei heihachi kambei", {"line": ["4-hat", "2-doll"]}, deck=("3-wound",))
        table.play("fight")
        assert table.position()["phase"] == "kiai"
        table.play(move)
        assert seat(table, 0)["line"] == ["2-doll", "3-wound"]
        assert seat(table, 0)["track"] == 5
        assert "4-hat" in table.position()["discard"]
        assert table.to_act == (1,)


def test_SEV_24_from_an_empty_line_no_card_leaves() -> None:
    """Set up by hand: a Kiai of a samurai before whom nothing lies any more."""
    table = at("heihachi kyuzo kambei", {"line": []}, kiai_waiting=[0], barricades=3)
    events = table.play("kiai raise")
    assert "first-card-leaves" not in kinds(events)
    assert (seat(table, 0)["line"], seat(table, 0)["track"], table.position()["discard"]) == ([], 0, [])


def test_SEV_24_also_in_anothers_turn() -> None:
    """Heihachi passes an even card: Gorobei comes to stand on 9 and is asked."""
    table = at("heihachi gorobei kambei", {}, {"line": ["4-hat", "3-doll"]}, deck=("2-barricade",))
    play(table, "fight", "give 1")
    assert table.position()["phase"] == "kiai"
    assert table.to_act == (1,)
    table.play("kiai deck")
    assert table.to_act == (1,)  # now it is its turn
    assert table.position()["active"] == 1


def test_SEV_24_from_above_and_by_turning_into_an_animal() -> None:
    """Kikuchiyo's Kiai brings Gorobei from 11 down to 9; a wound brings Kambei's 12 onto the animal's value."""
    above = {"line": ["4-wound", "3-wound", "2-doll", "2-barricade"]}
    table = at("kikuchiyo gorobei heihachi", {"line": ["4-hat", "4-doll"]}, above, deck=("2-house-no-support",))
    table.play("fight")
    table.play("attack")
    table.play("kiai strike 1")
    assert table.to_act == (1,)
    assert table.position()["phase"] == "kiai"
    table = at("kambei heihachi kyuzo", {"line": ["4-hat", "4-doll", "4-wound"], "wounds": 1},
               stage="start", breach=["1-doll"])  # fmt: skip
    assert table.position()["phase"] == "kiai"
    assert seat(table, 0)["side"] == "animal"


def test_SEV_24_several_at_once_clockwise_from_the_active_player() -> None:
    """Seats 1 and 2 wait while seat 2 is active: 2 is asked first."""
    full = {"line": ["4-hat", "4-doll", "1-barricade"]}
    other = {"line": ["4-wound", "3-wound", "2-barricade"]}
    table = at("heihachi gorobei kambei", {}, full, other, active=2, kiai_waiting=[1, 2], breach=["1-doll"])
    assert table.to_act == (2,)
    table.play("done")
    assert table.to_act == (1,)


def test_SEV_24_falling_onto_the_value_again_triggers_again() -> None:
    """A card leaves at 12 in anybody's Kiai and the track stands on 9: once more."""
    # Gorobei's Kiai is owed though the line has grown to 12; as the 3 leaves, the track falls to 9
    line = ["3-wound", "4-hat", "4-doll", "1-barricade"]
    table = at("gorobei heihachi kambei", {"line": line}, kiai_waiting=[0])
    events = table.play("done")
    assert kinds(events) == ["kiai-declined", "first-card-leaves", "kiai-reached"]
    assert table.position()["phase"] == "kiai"
    table.play("done")
    assert seat(table, 0)["track"] == 5


def test_SEV_24_no_kiai_at_the_round_end() -> None:
    """The wound for want of a hat turns Gorobei at 12 into the animal: no Kiai."""
    left = {"left": ["1-hat-flame", "1-house-no-support", "1-doll"], "passed": True}
    hurt = {"line": ["4-hat", "4-doll", "4-wound"], "wounds": 1, "left": ["2-house-no-support", "2-doll"]}
    table = at("gorobei heihachi", hurt, left, deck=("3-doll",), spare=0)
    events = table.play("pass")
    assert "turned-animal" in kinds(events)
    assert "kiai-reached" not in kinds(events)


def test_SEV_25_a_passed_samurai_is_out_but_can_be_wounded_and_healed() -> None:
    """No card, no penalty, no turn; Heihachi's Kiai may heal it."""
    out = {"passed": True, "wounds": 1, "line": ["1-hat-wound-flame"]}
    table = at("heihachi gorobei kambei", {"side": "animal", "line": ["4-hat", "4-doll"]}, out, deck=("3-wound",))
    table.play("fight")
    assert "kiai heal 1" in words(table)
    table.play("kiai heal 1")
    assert seat(table, 1)["wounds"] == 0
    assert table.to_act == (2,)
    table.play("pass")
    assert table.to_act == (0,)


def test_SEV_25_no_target_of_effects() -> None:
    """Neither its line nor its token can be touched."""
    out = {"passed": True, "line": ["1-hat-wound-flame"]}
    table = at("kikuchiyo gorobei kambei", {"line": ["4-hat", "4-doll"]}, out, deck=("2-barricade",))
    table.play("fight")
    assert refused(table, "kiai strike 1", "SEV-25") == "sev-has-passed"


def test_SEV_26_neighbours_are_the_next_seats_passed_or_not() -> None:
    """Of five, seat 0 has 1 on the left and 4 on the right; a passed one is not skipped."""
    table = at("heihachi gorobei kambei kyuzo katsushiro", {}, {"passed": True}, deck=("4-wound",))
    table.play("fight")
    assert words(table) == ["attack", "give 4"]
    assert refused(table, "give 2", "SEV-26") == "sev-not-neighbour"
    assert refused(table, "give 1", "SEV-25") == "sev-has-passed"


def test_SEV_26_with_two_both_neighbours_are_the_same() -> None:
    """Left and right draw for the one other samurai."""
    for card in ("3-hat-left-draws", "4-hat-right-draws-flame"):
        table = at("kyuzo gorobei", {"line": [card]}, stage="start", deck=("1-barricade",))
        assert seat(table, 1)["line"] == ["1-barricade"]


def test_SEV_27_every_card_that_leaves_the_sum_above_burns_a_barricade() -> None:
    """Also if it was above already: a passed-on card and one drawn by an arrow."""
    above = {"line": ["4-hat", "4-doll", "4-wound"]}
    table = at("heihachi gorobei kambei", {}, above, deck=("2-barricade",))
    play(table, "fight", "give 1")
    assert table.position()["barricades"] == 4
    table = at("kyuzo gorobei kambei", {"line": ["3-hat-left-draws"]}, above, stage="start", deck=("1-barricade",))
    assert table.position()["barricades"] == 4


def test_SEV_27_flips_and_removals_never_burn() -> None:
    """Taking a card from a line that stays above costs nothing, nor does a wound."""
    above = {"line": ["4-wound", "4-house-no-support", "3-wound", "3-doll"]}
    table = at("kikuchiyo gorobei heihachi", {"line": ["4-hat", "4-doll"]}, above, deck=("2-barricade",))
    play(table, "fight", "kiai strike 1")
    assert seat(table, 1)["track"] == 11
    assert table.position()["barricades"] == 5


def test_SEV_20_what_was_begun_is_finished_first() -> None:
    """During penalties SEV-20, with a card in hand SEV-22, beyond Kiai SEV-21: whatever was tried."""
    penalty = at("gorobei heihachi kambei", {"line": ["4-hat-barricade-flame"]}, stage="start")
    assert penalty.position()["phase"] == "penalty"
    for move in ("fight", "support 1", "attack"):
        assert refused(penalty, move, "SEV-20") == "sev-not-now"
    card = at("heihachi gorobei kambei", deck=("2-hat-flame",))
    assert refused(card, "give 9", "SEV-11") == "sev-no-samurai"
    card.play("fight")
    for move in ("pass", "support 1", "fight"):
        assert refused(card, move, "SEV-22") == "sev-not-now"
    beyond = at("heihachi gorobei kambei", {"line": ["4-hat", "4-doll", "1-barricade"]})
    assert words(beyond) == ["pass"]
    for move in ("fight", "support 1", "attack", "kiai raise"):
        assert refused(beyond, move, "SEV-21") == "sev-beyond-kiai"
