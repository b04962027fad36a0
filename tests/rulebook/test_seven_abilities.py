"""Abilities: SEV-40 to SEV-46."""

from __future__ import annotations

import tomllib

import pytest
from seven_helpers import at, kinds, play, refused, seat, words

import tatami
from tatami.seven.box import DATA, checked


def test_SEV_40_heihachi_passes_on_even_cards() -> None:
    """2, 4 and 6 to either neighbour; the receiver plays it as if drawn."""
    for card in ("2-barricade", "4-wound", "6-lose-defender-flame"):
        table = at("heihachi gorobei kambei", deck=(card,))
        table.play("fight")
        assert words(table) == ["attack", "give 1", "give 2"]
    table.play("give 2")
    assert seat(table, 2)["line"] == ["6-lose-defender-flame"]
    assert table.to_act == (1,)


def test_SEV_40_odd_cards_are_not_heihachis() -> None:
    """With a choice open, the refusal names the other ability's rule."""
    table = at("heihachi gorobei kambei", deck=("3-doll",))
    table.play("fight")
    assert refused(table, "give 1", "SEV-41") == "sev-no-ability"


def test_SEV_40_the_receiver_attacks_or_defends_even_beyond_kiai() -> None:
    """Beyond its value it may still defend; its own past penalties and the active player's do not bind."""
    above = {"line": ["4-hat", "4-doll-no-defence", "4-house-no-support"]}
    table = at("heihachi gorobei kambei", {"line": ["1-hat-no-defence"]}, above, stage="start", deck=("4-doll",))
    assert table.position()["turn_limits"] == ["no-defence"]
    play(table, "fight", "give 1")
    assert words(table) == ["attack", "defend"]
    table.play("defend")
    assert seat(table, 1)["left"] == ["4-doll"]


def test_SEV_40_never_back_to_one_who_had_it() -> None:
    """With two samurai the card stays with the other; in a chain it goes on only."""
    table = at("heihachi gorobei", {}, {"open_tokens": ["katsushiro"]}, deck=("4-wound",))
    play(table, "fight", "give 1")
    assert words(table) == ["attack", "under"]
    chain = at("gorobei heihachi kambei", {}, {"support_to": 0}, deck=("4-wound",))
    play(chain, "fight", "give 1")
    assert words(chain) == ["attack", "give 2"]
    assert refused(chain, "give 0", "SEV-40") == "sev-had-card"


def test_SEV_41_shichiroji_passes_on_odd_cards() -> None:
    """1, 3 and 5."""
    for card in ("1-barricade", "3-wound", "5-barricade-flame"):
        table = at("shichiroji gorobei kambei", deck=(card,))
        table.play("fight")
        assert words(table) == ["attack", "give 1", "give 2"]
    table = at("shichiroji gorobei kambei", deck=("2-doll",))
    table.play("fight")
    assert refused(table, "give 1", "SEV-40") == "sev-no-ability"


def test_SEV_41_abilities_chain() -> None:
    """A lent Shichiroji passes to Shichiroji, who passes on to Kyuzo, who discards."""
    table = at("gorobei shichiroji kyuzo", {}, {"support_to": 0}, {"line": ["3-doll"]}, deck=("3-wound",))
    events = play(table, "fight", "give 1", "give 2", "discard")
    assert kinds(events)[:4] == ["card-taken", "card-given", "card-given", "card-discarded"]
    assert table.position()["discard"] == ["3-wound"]


def test_SEV_42_gorobei_ignores_penalties_of_even_cards() -> None:
    """It may; ignoring is no wound; an odd card binds."""
    table = at("gorobei heihachi kambei", {"line": ["4-wound"]}, stage="start")
    assert words(table) == ["ignore", "penalty wound"]
    table.play("ignore")
    assert seat(table, 0)["wounds"] == 0
    assert words(table) == ["fight", "pass", "support 1", "support 2"]
    table = at("gorobei heihachi kambei", {"line": ["3-wound"]}, stage="start")
    assert seat(table, 0)["wounds"] == 1


def test_SEV_42_each_of_a_chiefs_two_separately_before_any_is_applied() -> None:
    """One may be ignored and the other applied; once one is applied the other binds."""
    table = at("gorobei heihachi kambei", {"line": ["6-no-support-wound-flame"]}, stage="start")
    assert words(table) == ["ignore no-support", "ignore wound", "penalty no-support", "penalty wound"]
    assert refused(table, "ignore", "SEV-42") == "sev-ignore-which"
    table.play("ignore wound")
    assert words(table) == ["ignore", "penalty no-support"]
    assert refused(table, "ignore no-support", "SEV-42") == "sev-ignore-only"
    table.play("penalty no-support")
    assert (seat(table, 0)["wounds"], words(table)) == (0, ["fight", "pass"])
    table = at("gorobei heihachi kambei", {"line": ["6-no-support-wound-flame"]}, stage="start")
    events = table.play("penalty no-support")
    assert [e.args["penalty"] for e in events if e.kind == "penalty-applied"] == ["no-support", "wound"]


def test_SEV_42_in_a_box_of_ones_own_any_of_the_two_may_be_ignored() -> None:
    """A chief who burns a barricade and wounds: the barricade is kept, the wound binds."""
    data = tomllib.loads(DATA.read_text("utf-8"))
    chief = next(b for b in data["bandits"] if b["strength"] == 6 and b.get("penalties") == ["barricade"] * 2)
    chief["penalties"] = ["barricade", "wound"]
    names = [card.name for card in checked(data).cards]
    mine = {"samurai": "gorobei", "line": ["6-house-barricade-wound-flame"]}
    others = [{"samurai": "heihachi"}, {"samurai": "kambei"}]
    options = {"players": 3, "samurai": ["gorobei", "heihachi", "kambei"]}
    position = {"game": "seven", "options": options, "board": data, "stage": "start", "seats": [mine, *others]}
    table = tatami.from_position(position | {"deck": names[:8]})
    table.play("ignore barricade")
    assert (table.position()["barricades"], words(table)) == (5, ["ignore", "penalty wound"])


def test_SEV_43_kambei_ignores_penalties_of_odd_cards() -> None:
    """Arrows too: the neighbour draws nothing."""
    table = at("kambei heihachi kyuzo", {"line": ["3-hat-left-draws"]}, stage="start")
    table.play("ignore")
    assert seat(table, 1)["line"] == []
    table = at("kambei heihachi kyuzo", {"line": ["4-wound"]}, stage="start")
    assert seat(table, 0)["wounds"] == 1


def test_SEV_43_lent_and_open_ones_work_too() -> None:
    """A lent Kambei in one's own turn."""
    table = at("kyuzo heihachi kambei", {"line": ["3-wound"]}, {}, {"support_to": 0}, stage="start")
    assert words(table) == ["ignore", "penalty wound"]


def test_SEV_44_kikuchiyo_fights_twice() -> None:
    """After the first fight is fully resolved, once more, or not."""
    table = at("kikuchiyo heihachi kambei", deck=("3-wound", "2-barricade"))
    table.play("fight")
    assert (table.to_act, words(table)) == ((0,), ["done", "fight"])
    table.play("fight")
    assert seat(table, 0)["line"] == ["3-wound", "2-barricade"]
    assert table.to_act == (1,)
    table = at("kikuchiyo heihachi kambei", deck=("3-wound",))
    play(table, "fight", "done")
    assert table.to_act == (1,)


def test_SEV_44_also_beyond_kiai_or_when_the_first_card_was_passed_on() -> None:
    """Beyond the value after the first; or lent to Heihachi, who passed the first on."""
    table = at("kikuchiyo heihachi kambei", {"line": ["4-hat", "4-doll"]}, deck=("4-wound",))
    table.play("fight")
    assert words(table) == ["done", "fight"]
    table = at("heihachi kikuchiyo kambei", {}, {"support_to": 0}, deck=("4-wound",))
    play(table, "fight", "give 2")
    assert (table.to_act, words(table)) == ((0,), ["done", "fight"])


def test_SEV_44_not_when_the_round_has_ended() -> None:
    """The first fight took the last card."""
    left = {"left": ["1-hat-flame", "1-house-no-support", "1-doll"]}
    other = {"left": ["2-hat-flame", "2-house-no-support", "2-doll"]}
    table = at("kikuchiyo heihachi", left, other, deck=("4-wound",), spare=0)
    table.play("fight")
    assert table.position()["round"] == 2


def test_SEV_45_kyuzo_discards_what_its_line_holds_already() -> None:
    """The strength must be in the user's own line."""
    table = at("kyuzo heihachi kambei", {"line": ["2-doll", "4-hat"]}, deck=("4-wound",))
    table.play("fight")
    assert words(table) == ["attack", "discard"]
    table.play("discard")
    assert table.position()["discard"] == ["4-wound"]
    assert seat(table, 0)["track"] == 6
    table = at("kyuzo heihachi kambei", {"line": ["2-doll"]}, deck=("4-hat",))
    table.play("fight")
    assert refused(table, "discard", "SEV-45") == "sev-no-match"
    lent = at(
        "heihachi kyuzo kambei", {"line": ["4-hat"]}, {"support_to": 0, "line": ["1-doll"]}, deck=("1-hat-flame",)
    )
    lent.play("fight")
    assert refused(lent, "discard", "SEV-45") == "sev-no-match"  # the lender's line does not count


def test_SEV_46_katsushiro_puts_it_under_and_draws_another() -> None:
    """The second must be placed, no further ability; the first lies at the bottom."""
    table = at("katsushiro heihachi kambei", {}, {"support_to": 0}, deck=("4-wound", "4-doll"))
    table.play("fight")
    assert words(table) == ["attack", "give 1", "give 2", "under"]
    table.play("under")
    assert table.position()["deck"][-1] == "4-wound"
    assert words(table) == ["attack", "defend"]
    assert refused(table, "under", "SEV-46") == "sev-bare-card"
    assert refused(table, "give 1", "SEV-40") == "sev-bare-card"


def test_SEV_46_not_when_the_deck_is_otherwise_empty() -> None:
    """The last card must be played."""
    table = at("katsushiro heihachi kambei", deck=("4-doll",), spare=0)
    table.play("fight")
    assert words(table) == ["attack", "defend"]
    assert refused(table, "under", "SEV-46") == "sev-deck-empty"


@pytest.mark.parametrize("card", ["3-hat-left-draws", "4-hat-right-draws-flame"])
def test_SEV_40_never_on_cards_drawn_by_arrows(card: str) -> None:
    """Section 5: the neighbour Heihachi must attack the even card drawn by the penalty."""
    table = at("kyuzo heihachi", {"line": [card]}, stage="start", deck=("4-doll",))
    assert seat(table, 1)["line"] == ["4-doll"]
    assert table.to_act == (0,)


def test_SEV_46_own_ability_out_of_turn() -> None:
    """Katsushiro, passed a card in another's turn, may put it under the deck."""
    table = at("heihachi katsushiro kambei", deck=("4-wound",))
    play(table, "fight", "give 1")
    assert words(table) == ["attack", "under"]
