"""Penalties: SEV-60 to SEV-6B."""

from __future__ import annotations

from typing import Any

from seven_helpers import at, kinds, play, refused, seat, words

from tatami import Table


def after(card: str, *others: dict[str, Any], me: dict[str, Any] | None = None, **given: Any) -> Table:
    """Kyuzo's turn begins with this last card; Heihachi sits left, Katsushiro right."""
    mine = {"line": [card], **(me or {})}
    return at("kyuzo heihachi katsushiro", mine, *others, stage="start", **given)


def test_SEV_60_a_barricade_or_a_building() -> None:
    """One barricade goes; without any, a building."""
    assert after("1-barricade").position()["barricades"] == 4
    table = after("1-barricade", barricades=0)
    assert len(table.position()["buildings"]) == 5


def test_SEV_61_a_wound() -> None:
    """The penalised samurai is wounded."""
    assert seat(after("3-wound"), 0)["wounds"] == 1


def test_SEV_62_the_top_card_goes_to_the_breach_face_down() -> None:
    """Unseen."""
    table = after("2-doll-breach", deck=("4-doll",))
    assert table.position()["breach"] == ["4-doll"]
    assert table.view(0)["breach"]["seen"] == []


def test_SEV_63_no_card_to_the_left_this_turn() -> None:
    """A card with a symbol must attack; for others it does not bind, and next turn it is over."""
    table = after("1-hat-no-defence", deck=("4-doll", "4-hat"))
    table.play("fight")
    assert seat(table, 0)["line"] == ["1-hat-no-defence", "4-doll"]
    table.play("fight")
    assert "defend" in words(table)
    lent = after("1-hat-no-defence", {}, {"support_to": 0}, deck=("4-doll",))
    lent.play("fight")
    assert refused(lent, "defend", "SEV-63") == "sev-defence-barred"


def test_SEV_64_no_support_given_this_turn() -> None:
    """The action only: what others lent still works."""
    table = after("1-house-no-support", {}, {"support_to": 0}, deck=("4-wound",))
    assert words(table) == ["fight", "pass"]
    assert refused(table, "support 1", "SEV-64") == "sev-support-barred"
    table.play("fight")
    assert "under" in words(table)


def test_SEV_65_the_left_neighbour_draws_into_the_line() -> None:
    """Always right, no abilities, though Heihachi could pass it on and it has a symbol."""
    table = after("3-hat-left-draws", deck=("4-doll",))
    assert (seat(table, 1)["line"], seat(table, 1)["track"]) == (["4-doll"], 4)
    assert words(table) == ["fight", "pass", "support 1", "support 2"]


def test_SEV_65_kiai_counts() -> None:
    """The card drawn gives Heihachi a Kiai in Kyuzo's turn."""
    table = after("3-hat-left-draws", {"line": ["4-hat"]}, deck=("4-doll",), barricades=2)
    assert (table.to_act, words(table)) == ((1,), ["done", "kiai raise"])


def test_SEV_66_the_right_neighbour_draws() -> None:
    """Seat 2 of three sits on the right."""
    table = after("4-hat-right-draws-flame", deck=("4-doll",))
    assert seat(table, 2)["line"] == ["4-doll"]


def test_SEV_67_must_pass() -> None:
    """Only passing is left, though the track is low."""
    table = after("6-doll-must-pass-flame")
    assert words(table) == ["pass"]
    assert refused(table, "fight", "SEV-67") == "sev-must-pass"


def test_SEV_68_a_discarded_card_is_shuffled_into_the_deck() -> None:
    """One of the discard joins, and the whole deck is face down again."""
    table = after("6-no-defence-reinforce-flame", deck=("1-doll", "2-doll"), discard=["4-doll", "4-hat"],
                  known={"1-doll": "face-up", "2-doll": "placed"})  # fmt: skip
    assert words(table) == ["penalty no-defence", "penalty reinforce"]
    events = table.play("penalty reinforce")
    position = table.position()
    back = next(e.args["card"] for e in events if e.kind == "deck-reinforced")
    assert back in position["deck"]
    assert len(position["discard"]) == 1
    assert table.view(0)["deck"]["seen"] == []
    assert set(table.view(0)["unplaced"]) == {"1-doll", "2-doll", back}  # known to be in it, but not where


def test_SEV_68_the_others_stay_in_the_discard() -> None:
    """Whichever goes, the rest lies as it lay."""
    gone = set()
    for rng in range(12):
        discard = ["4-doll", "4-hat", "4-wound", "3-doll"]
        table = after("6-no-defence-reinforce-flame", deck=("1-doll",), discard=discard, rng=rng * 7919)
        events = table.play("penalty reinforce")
        back = next(e.args["card"] for e in events if e.kind == "deck-reinforced")
        assert table.position()["discard"] == [card for card in discard if card != back]
        gone.add(back)
    assert len(gone) > 1


def test_SEV_69_no_abilities_this_turn() -> None:
    """Neither own nor lent nor open ones; Kiai works."""
    table = after("6-wound-no-ability-flame", {}, {"support_to": 0}, me={"open_tokens": ["kikuchiyo"]},
                  deck=("6-lose-defender-flame", "1-doll"), open_support=True)  # fmt: skip
    play(table, "penalty wound")
    table.play("fight")  # Kyuzo's discard, the lent Katsushiro: nothing; nor a second fight
    assert seat(table, 0)["line"] == ["6-wound-no-ability-flame", "6-lose-defender-flame"]
    assert table.to_act == (1,)
    kiai = at("kyuzo heihachi katsushiro", {"line": ["2-doll", "6-wound-no-ability-flame"]}, stage="start",
              deck=("1-barricade",))  # fmt: skip
    play(kiai, "penalty no-ability", "fight")
    assert "kiai lend 0 1" in words(kiai)


def test_SEV_69_the_refusal_names_the_penalty() -> None:
    """With a choice left, the barred ability is refused by SEV-69."""
    table = after("6-wound-no-ability-flame", deck=("6-doll-must-pass-flame",))
    play(table, "penalty wound", "fight")
    assert words(table) == ["attack", "defend"]
    assert refused(table, "discard", "SEV-69") == "sev-abilities-barred"


def test_SEV_6A_a_card_from_the_left_is_discarded() -> None:
    """The player chooses; a single one goes by itself."""
    table = after("6-lose-defender-flame", me={"left": ["1-doll", "1-hat-flame"]})
    assert words(table) == ["discard doll", "discard hat"]
    assert refused(table, "discard house", "SEV-6A") == "sev-not-on-left"
    table.play("discard hat")
    assert (seat(table, 0)["left"], table.position()["discard"]) == (["1-doll"], ["1-hat-flame"])
    one = after("6-lose-defender-flame", me={"left": ["1-doll"]})
    assert (seat(one, 0)["left"], seat(one, 0)["wounds"]) == ([], 0)
    assert words(one) == ["fight", "pass", "support 1", "support 2"]  # nothing is asked before the turn goes on


def test_SEV_6B_what_cannot_be_applied_is_a_wound() -> None:
    """A passed neighbour, nothing on the left, an empty discard."""
    assert seat(after("3-hat-left-draws", {"passed": True}), 0)["wounds"] == 1
    assert seat(after("4-hat-right-draws-flame", {}, {"passed": True}), 0)["wounds"] == 1
    assert seat(after("6-lose-defender-flame"), 0)["wounds"] == 1
    table = after("6-no-defence-reinforce-flame")
    events = table.play("penalty reinforce")
    assert kinds(events)[:3] == ["penalty-applied", "penalty-impossible", "wounded"]


def test_SEV_6B_penalties_bind_only_in_ones_own_turn() -> None:
    """Section 7: out of its turn Kyuzo's line ends with "no defending", yet it may defend a card passed on."""
    table = at("kyuzo heihachi katsushiro", {"line": ["1-hat-no-defence"]}, active=1, deck=("4-doll",))
    play(table, "fight", "give 0")
    assert words(table) == ["attack", "defend"]
