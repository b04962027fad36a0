"""Kiai effects: SEV-50 to SEV-57."""

from __future__ import annotations

from typing import Any

from seven_helpers import at, kinds, play, refused, seat, words

from tatami import Table


def ready(samurai: str, other: str = "gorobei", animal: bool = False, **given: Any) -> Table:
    """The first samurai stands on its value and is asked for its Kiai; 2 or 3 cards in its line."""
    value = {"heihachi": 8, "shichiroji": 8, "gorobei": 9, "kambei": 9, "kyuzo": 9}.get(samurai, 10)
    line = {8: ["4-hat", "4-doll"], 9: ["4-hat", "4-doll", "1-barricade"], 10: ["4-hat", "4-doll", "2-barricade"]}[
        value
    ]
    me = {"line": [*line, "3-wound"] if animal else line, "side": "animal" if animal else "human"}
    seats = [me | given.pop("me", {}), given.pop("she", {}), given.pop("he", {})]
    third = "katsushiro" if "katsushiro" not in (samurai, other) else "kambei"
    return at(f"{samurai} {other} {third}", *seats, kiai_waiting=[0], **given)


def test_SEV_50_heihachi_raises_a_barricade() -> None:
    """Not above the maximum."""
    table = ready("heihachi", barricades=3)
    assert words(table) == ["done", "kiai raise"]
    table.play("kiai raise")
    assert table.position()["barricades"] == 4
    full = ready("heihachi", barricades=5)
    assert full.position()["phase"] == "action"  # nothing to do: the first card has left
    assert seat(full, 0)["line"] == ["4-doll"]


def test_SEV_50_the_animal_also_heals_each_on_its_own() -> None:
    """Either, both or none."""
    table = ready("heihachi", animal=True, barricades=3, me={"wounds": 1}, she={"wounds": 1, "passed": True})
    assert words(table) == ["done", "kiai heal 0", "kiai heal 1", "kiai raise"]
    table.play("kiai heal 1")
    assert words(table) == ["done", "kiai raise"]
    assert refused(table, "kiai heal 0", "SEV-50") == "sev-kiai-part"
    table.play("kiai raise")
    assert (seat(table, 1)["wounds"], seat(table, 0)["wounds"], table.position()["barricades"]) == (0, 1, 4)
    full = ready("heihachi", animal=True, barricades=5, she={"wounds": 1})
    assert words(full) == ["done", "kiai heal 1"]
    assert refused(full, "kiai raise", "SEV-10") == "sev-barricades-full"
    assert refused(full, "kiai heal 2", "SEV-50") == "sev-not-wounded"


def test_SEV_51_shichiroji_moves_a_last_card() -> None:
    """From anybody to anybody else; the receiver places it, no abilities; both tracks are set anew."""
    table = ready("shichiroji", "kyuzo", she={"line": ["3-doll", "1-house-breach"]})
    assert words(table) == ["done", "kiai move 0 1", "kiai move 0 2", "kiai move 1 0", "kiai move 1 2"]
    assert refused(table, "kiai move 2 1", "SEV-51") == "sev-line-empty"
    assert refused(table, "kiai move 1 1", "SEV-51") == "sev-same-samurai"
    table.play("kiai move 1 2")
    assert (table.to_act, words(table)) == ((2,), ["attack", "defend"])  # Katsushiro cannot bury it
    table.play("attack")
    assert (seat(table, 1)["track"], seat(table, 2)["track"]) == (3, 1)
    assert seat(table, 0)["line"] == ["4-doll"]


def test_SEV_51_no_abilities_on_a_moved_card() -> None:
    """Kyuzo, though a 4 is in the line, must place the 4."""
    table = ready("shichiroji", "kyuzo", she={"line": ["4-house-no-support"], "left": ["1-doll"]})
    table.play("kiai move 0 1")
    assert seat(table, 1)["line"] == ["4-house-no-support", "4-doll"]


def test_SEV_51_the_animal_twice_in_a_row() -> None:
    """Two moves, then the first card leaves once."""
    table = ready("shichiroji", "kyuzo", animal=True, she={"line": ["3-doll", "1-barricade"]})
    table.play("kiai move 1 2")
    assert table.to_act == (0,)
    assert table.position()["phase"] == "kiai"
    events = table.play("kiai move 1 0")
    assert (table.to_act, words(table)) == ((0,), ["attack", "defend"])
    events += table.play("defend")
    assert kinds(events).count("first-card-leaves") == 1
    assert seat(table, 0)["line"] == ["4-doll", "3-wound"]


def test_SEV_52_gorobei_discards_from_the_deck() -> None:
    """Two, as an animal three."""
    for animal, count in ((False, 2), (True, 3)):
        table = ready("gorobei", "kyuzo", animal=animal, deck=("1-doll", "2-doll", "3-doll", "1-hat-flame"))
        table.play("kiai deck")
        assert table.position()["discard"][:count] == ["1-doll", "2-doll", "3-doll"][:count]
        assert len(table.position()["discard"]) == count + 1  # and the first card of the line


def test_SEV_53_kambei_discards_from_the_breach() -> None:
    """Two, as an animal three, from the top; nothing there: nothing to do."""
    for animal, count in ((False, 2), (True, 3)):
        table = ready("kambei", "kyuzo", animal=animal, breach=["1-doll", "2-doll", "3-doll", "1-hat-flame"])
        table.play("kiai breach")
        assert table.position()["discard"][:count] == ["1-doll", "2-doll", "3-doll"][:count]
        assert len(table.position()["breach"]) == 4 - count
    assert ready("kambei", "kyuzo").position()["phase"] == "action"


def test_SEV_54_kikuchiyo_discards_a_last_card() -> None:
    """Anybody's, its own included; the animal twice in a row."""
    table = ready("kikuchiyo", "kyuzo", she={"line": ["1-doll", "3-doll"]})
    assert words(table) == ["done", "kiai strike 0", "kiai strike 1"]
    table.play("kiai strike 1")
    assert (seat(table, 1)["line"], seat(table, 1)["track"]) == (["1-doll"], 1)
    assert table.position()["discard"] == ["3-doll", "4-hat"]
    table = ready("kikuchiyo", "kyuzo", animal=True, she={"line": ["1-doll", "3-doll"]})
    play(table, "kiai strike 1", "kiai strike 0")
    assert table.position()["discard"] == ["3-doll", "3-wound", "4-hat"]
    assert refused(ready("kikuchiyo", "kyuzo"), "kiai strike 1", "SEV-54") == "sev-line-empty"


def test_SEV_55_kyuzo_lets_one_give_its_token_to_another() -> None:
    """Kyuzo's player picks both; no card goes to the breach; the animal also raises a barricade."""
    table = ready("kyuzo", she={"support_to": 2}, barricades=3)
    assert words(table) == ["done", "kiai lend 0 1", "kiai lend 0 2", "kiai lend 2 0", "kiai lend 2 1"]
    assert refused(table, "kiai lend 1 0", "SEV-55") == "sev-token-out"
    assert refused(table, "kiai raise", "SEV-50") == "sev-kiai-animal"
    table.play("kiai lend 2 1")
    assert seat(table, 1)["support_from"] == [2]
    assert table.position()["breach"] == []
    animal = ready("kyuzo", animal=True, barricades=3)
    play(animal, "kiai raise", "kiai lend 1 2")
    assert (animal.position()["barricades"], seat(animal, 2)["support_from"]) == (4, [1])


def test_SEV_55_a_token_got_in_ones_own_turn_is_of_no_use() -> None:
    """Printed: Kyuzo must give it back at the end of this turn, and had nothing of it."""
    table = at("kyuzo kikuchiyo kambei", {"line": ["4-hat", "4-doll"]}, deck=("1-barricade",))
    play(table, "fight", "kiai lend 1 0")
    assert table.to_act == (1,)  # no second fight for Kyuzo
    assert seat(table, 1)["support_to"] is None
    waits = at("kyuzo kikuchiyo heihachi", {"line": ["4-hat", "4-doll-no-defence"]}, active=2, kiai_waiting=[],
               hand={"card": "1-barricade", "seat": 0, "bare": True})  # fmt: skip
    waits.play("kiai lend 1 0")  # out of turn it is kept for the next turn
    assert seat(waits, 1)["support_to"] == 0


def test_SEV_56_katsushiro_looks_and_puts_back_face_up() -> None:
    """Two cards, as an animal three, in any order; all see them."""
    table = ready("katsushiro", deck=("1-doll", "2-doll", "3-doll"))
    table.play("kiai look")
    assert words(table) == ["order 0 1", "order 1 0"]
    assert refused(table, "order 0 1 2", "SEV-56") == "sev-wrong-count"
    table.play("order 1 0")
    assert table.position()["deck"][:3] == ["2-doll", "1-doll", "3-doll"]
    assert table.view(1)["deck"]["seen"] == [
        {"place": 0, "card": "2-doll", "face_up": True},
        {"place": 1, "card": "1-doll", "face_up": True},
    ]
    animal = ready("katsushiro", animal=True, deck=("1-doll", "2-doll", "3-doll"))
    animal.play("kiai look")
    assert len(words(animal)) == 6
    animal.play("order 2 0 1")
    assert animal.position()["deck"][:3] == ["3-doll", "1-doll", "2-doll"]


def test_SEV_56_who_looks_puts_in_order() -> None:
    """Katsushiro out of turn, within a Kiai of another's: it is its player who orders the cards."""
    she = {"line": ["4-house-no-support", "3-hat-flame", "2-hat-flame", "1-hat-flame", "1-barricade"]}
    table = ready("kikuchiyo", "katsushiro", animal=True, she=she, deck=("1-doll", "2-doll"))
    table.play("kiai strike 1")  # from 11 to 10
    assert (table.to_act, words(table)) == ((1,), ["done", "kiai look"])
    table.play("kiai look")
    assert (table.to_act, words(table)) == ((1,), ["order 0 1", "order 1 0"])
    alone = at("kyuzo katsushiro kambei", {}, {"line": ["4-hat", "4-doll", "2-barricade"]}, kiai_waiting=[1])
    alone.play("kiai look")
    assert alone.to_act == (1,)


def test_SEV_57_too_few_cards_take_what_there_is() -> None:
    """One card in the breach: one goes. One in the deck: it is turned up, nothing to order."""
    table = ready("kambei", "kyuzo", breach=["1-doll"])
    table.play("kiai breach")
    assert table.position()["discard"] == ["1-doll", "4-hat"]
    table = ready("katsushiro", deck=("1-doll",), spare=0)
    table.play("kiai look")
    assert table.position()["phase"] == "action"
    assert table.view(0)["deck"]["seen"][0]["face_up"]


def test_SEV_57_others_kiai_come_between_the_two_effects() -> None:
    """Kikuchiyo's first strike brings Gorobei from 10 to 9: Gorobei's Kiai, then the second strike."""
    she = {"line": ["4-house-no-support", "3-hat-flame", "2-hat-flame", "1-hat-flame"]}
    table = ready("kikuchiyo", animal=True, she=she)
    table.play("kiai strike 1")
    assert (table.to_act, words(table)) == ((1,), ["done", "kiai deck"])
    events = table.play("done")
    assert kinds(events) == ["kiai-declined", "first-card-leaves"]
    assert table.to_act == (0,)
    assert "kiai strike 1" in words(table)


def test_SEV_57_the_value_reached_again_in_ones_own_kiai_gives_another() -> None:
    """Shichiroji, on 11, gives a 3 away and takes another: 11 again. The 4 leaves, and on 7 another Kiai follows."""
    line = ["4-wound", "4-house-no-support", "3-wound"]
    others = {"line": ["1-barricade"]}, {"line": ["3-house-no-support"]}
    table = at("shichiroji kyuzo kambei", {"side": "animal", "line": line}, *others, kiai_waiting=[0])
    events = play(table, "kiai move 0 1", "kiai move 2 0", "attack")
    assert kinds(events)[-3:] == ["attacked", "first-card-leaves", "kiai-reached"]
    assert table.to_act == (0,)
    assert seat(table, 0)["track"] == 7


def test_SEV_57_a_face_up_card_sent_to_the_breach_is_turned_down() -> None:
    """It lies face down there, but is remembered."""
    table = at("gorobei kyuzo kambei", deck=("1-doll",), known={"1-doll": "face-up"})
    events = table.play("support 1")
    assert events[1].kind == "known-card-to-breach"
    assert table.view(2)["breach"]["seen"] == [{"place": 0, "card": "1-doll", "face_up": False}]


def test_SEV_57_the_kiai_may_be_declined_or_stopped_after_one() -> None:
    """Each of the two is optional."""
    table = ready("kikuchiyo", "kyuzo", animal=True, she={"line": ["1-doll", "3-doll"]})
    events = play(table, "kiai strike 1", "done")
    assert kinds(events).count("card-struck") == 1
    assert seat(table, 0)["line"] == ["4-doll", "2-barricade", "3-wound"]


def test_SEV_50_healing_is_refused_for_one_reason() -> None:
    """A human has no such part; an animal that has used it is told so."""
    assert refused(ready("heihachi", barricades=3, she={"wounds": 1}), "kiai heal 1", "SEV-50") == "sev-kiai-animal"
    table = ready("heihachi", animal=True, barricades=3, me={"wounds": 1}, she={"wounds": 1})
    table.play("kiai heal 1")
    assert refused(table, "kiai heal 0", "SEV-50") == "sev-kiai-part"
