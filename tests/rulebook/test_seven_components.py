"""Components and set-up: SEV-01 to SEV-12."""

from __future__ import annotations

import tomllib
from collections import Counter

import pytest
from seven_helpers import at, names_in, play, refused, seat, words

import tatami
from tatami.kernel.records import PlainRecord
from tatami.kernel.rng import seeded
from tatami.seven import setup
from tatami.seven.box import DATA, checked, printed
from tatami.seven.consts import RAIDERS, Samurai
from tatami.seven.names import LEVEL
from tatami.seven.options import complete, make_rules
from tatami.seven.state import STATE


def test_SEV_01_seven_samurai_with_two_sides() -> None:
    """Seven, each with a higher Kiai value as an animal."""
    assert [s.name for s in Samurai] == [
        "HEIHACHI", "SHICHIROJI", "GOROBEI", "KAMBEI", "KIKUCHIYO", "KYUZO", "KATSUSHIRO",
    ]  # fmt: skip
    assert len(printed().kiai) == 7
    assert all(human < animal for human, animal in printed().kiai)
    table = at("kyuzo kikuchiyo", {}, {"side": "animal"})
    assert (seat(table, 0)["kiai"], seat(table, 1)["kiai"]) == (9, 13)


def test_SEV_02_sixty_six_bandits() -> None:
    """52 raiders of 1 to 4, 7 henchmen of 5, 7 chiefs of 6; every name is used once."""
    strengths = Counter(card.strength for card in printed().cards)
    assert strengths == {1: 13, 2: 13, 3: 13, 4: 13, 5: 7, 6: 7}
    assert len({card.name for card in printed().cards}) == 66
    assert all(len(card.penalties) <= 1 for card in printed().cards if card.strength < 6)
    assert {card.symbol for card in printed().cards} == {"hat", "house", "doll", ""}


def test_SEV_02_another_box_needs_the_same_counts() -> None:
    """A custom file with a bandit too few is refused by a sentence that names the rule."""
    bandits = [
        {"strength": c.strength, "symbol": c.symbol, "penalties": [p.replace("-", "_") for p in c.penalties]}
        for c in printed().cards
    ]
    with pytest.raises(ValueError, match="SEV-02"):
        checked({"bandits": bandits[1:]})
    with pytest.raises(ValueError, match="SEV-02"):
        checked({"bandits": [*bandits[1:], {"strength": 9}]})


def test_SEV_02_another_box_can_be_played_and_replayed() -> None:
    """Own values in a file of the same form; the record carries the box."""
    board = tomllib.loads(DATA.read_text("utf-8"))
    board["samurai"]["kyuzo"]["kiai"] = [7, 15]
    table = tatami.new_table("seven", players=2, seed=1, samurai=["kyuzo", "kambei"], board=board)
    assert seat(table, 0)["kiai"] == 7
    play(table, "done", "fight")
    assert tatami.replay(table.record()).position() == table.position()


def test_SEV_03_the_village() -> None:
    """Six buildings, three families, never more than ten barricades."""
    position = tatami.new_table("seven", players=7, seed=1, level="easy").position()
    assert len(position["buildings"]) == 6
    assert position["families"] == ["heal", "barricade", "breach"]
    assert position["barricades"] == 10


def test_SEV_04_support_tokens_are_at_home() -> None:
    """Each samurai begins with its own token and no wound."""
    position = tatami.new_table("seven", players=5, seed=3).position()
    assert all(s["support_to"] is None and s["support_from"] == [] and s["wounds"] == 0 for s in position["seats"])


def test_SEV_05_piles_are_counted_but_not_read() -> None:
    """The view tells how many cards the deck and the breach have, and none of their faces."""
    table = at("kyuzo heihachi kambei", deck=("1-doll",), breach=["2-doll"], discard=["3-doll"])
    view = table.view(0)
    assert view["deck"] == {"count": 9, "seen": []}
    assert view["breach"] == {"count": 1, "seen": []}
    assert view["discard"] == ["3-doll"]
    assert names_in(view) == {"3-doll"}


def test_SEV_05_new_cards_go_on_top_of_the_breach() -> None:
    """Support moves the top of the deck to the top of the breach."""
    table = at("kyuzo heihachi kambei", deck=("1-doll",), breach=["2-doll"])
    table.play("support 1")
    assert table.position()["breach"] == ["1-doll", "2-doll"]


def test_SEV_05_a_card_put_under_the_deck_stays_known() -> None:
    """Katsushiro's buried card is seen in the view, at the bottom, until a shuffle."""
    table = at("katsushiro heihachi", deck=("4-wound", "1-barricade"), spare=3)
    table.play("fight")
    table.play("under")
    assert table.view(1)["deck"]["seen"] == [{"place": 3, "card": "4-wound", "face_up": False}]


@pytest.mark.parametrize("players", range(2, 8))
@pytest.mark.parametrize("level", LEVEL)
def test_SEV_10_levels(level: str, players: int) -> None:
    """Barricades, raiders, henchmen, chiefs, penalties and bonuses of each level."""
    extra, raiders, fewer, penalties, bonuses = {
        "easy": (3, 6, 1, 0, 1), "normal": (2, 7, 0, 0, 1), "hard": (1, 7, 0, 1, 1), "heroic": (0, 7, 0, 1, 0),
    }[level]  # fmt: skip
    rules = make_rules(complete(players, {"level": level}, None), None, 2)
    assert rules.barricades == players + extra
    assert rules.raiders == players * raiders
    assert (rules.henchmen, rules.chiefs) == (players - fewer, players - fewer)
    assert (rules.building_penalties, rules.family_bonuses) == (penalties, bonuses)
    position = tatami.new_table("seven", players=players, seed=4, level=level).position()
    assert position["barricades"] == position["barricades_max"] == players + extra
    assert len(position["deck"]) == players * raiders
    assert all(name[0] in "1234" for name in position["deck"])


def test_SEV_10_the_others_leave_unseen() -> None:
    """What is not in the deck is in the box, and no view tells which."""
    table = tatami.new_table("seven", players=3, seed=5)
    position = table.position()
    assert len(position["box"]) == 66 - 21
    assert names_in(table.view(0)) == set()


def test_SEV_11_samurai_chosen_or_random() -> None:
    """Chosen samurai sit as told; random ones differ by seed; all start human at track 0."""
    chosen = ["kyuzo", "heihachi", "kambei", "gorobei"]
    position = tatami.new_table("seven", players=4, seed=7, samurai=chosen).position()
    assert [s["samurai"] for s in position["seats"]] == chosen
    assert all(s["side"] == "human" and s["track"] == 0 for s in position["seats"])
    drawn = {tuple(s["samurai"] for s in tatami.new_table("seven", players=3, seed=i).position()["seats"])
             for i in range(20)}  # fmt: skip
    assert len(drawn) > 10
    assert all(len(set(d)) == 3 for d in drawn)
    with pytest.raises(ValueError, match="SEV-11"):
        tatami.new_table("seven", players=4, samurai=["kyuzo"] * 4)


def test_SEV_11_first_player_is_random() -> None:
    """Every seat begins some game."""
    firsts = {tatami.new_table("seven", players=4, seed=i).position()["active"] for i in range(40)}
    assert firsts == {0, 1, 2, 3}


def test_SEV_12_two_samurai_have_the_others_tokens() -> None:
    """Five open tokens; any of them may be used at the start of a turn, once a game, and work out of turn as well."""
    table = tatami.new_table("seven", players=2, seed=1, samurai=["kyuzo", "heihachi"])
    assert table.position()["open_tokens"] == ["shichiroji", "gorobei", "kambei", "kikuchiyo", "katsushiro"]
    first = table.to_act[0]
    play(table, "use kambei", "use gorobei")
    assert seat(table, first)["open_tokens"] == ["gorobei", "kambei"]
    assert refused(table, "use kambei", "SEV-12") == "sev-token-spent"
    assert refused(table, "use kyuzo", "SEV-12") == "sev-token-not-open"
    table.play("done")
    assert refused(table, "use shichiroji", "SEV-12") == "sev-not-now"


def test_SEV_12_a_used_token_works_all_round_also_out_of_turn() -> None:
    """Seat 1 used Katsushiro's token before: passed a card in seat 0's turn, it may put it under the deck."""
    table = at("heihachi kyuzo", {}, {"open_tokens": ["katsushiro"]}, deck=("4-wound",))
    play(table, "fight", "give 1")
    assert words(table) == ["attack", "under"]


def test_SEV_12_tokens_are_asked_for_before_the_penalty() -> None:
    """What the samurai before had to apply is over: of this turn's penalty nothing has been applied yet."""
    table = at("kyuzo heihachi", {"line": ["1-barricade"]}, {"line": ["2-doll"]}, stage="start", open_support=True,
               open_tokens=["gorobei"])  # fmt: skip
    assert words(table) == ["done", "use gorobei"]
    table.play("done")
    assert table.view(0)["penalty_applied"]
    table.play("pass")
    assert (table.to_act, words(table)) == ((1,), ["done", "use gorobei"])
    assert not table.view(1)["penalty_applied"]


def test_SEV_12_used_tokens_do_not_come_back_in_the_next_round() -> None:
    """The ability ends with the round, the token stays used."""
    everything = {"left": ["1-hat-flame", "1-doll", "1-house-no-support"], "open_tokens": ["kambei"]}
    other = {"left": ["2-hat-flame", "2-doll", "2-house-no-support"], "passed": True}
    table = at("heihachi kyuzo", everything, other, open_tokens=["gorobei"], deck=("3-doll",), spare=0)
    table.play("pass")
    position = table.position()
    assert position["round"] == 2
    assert position["open_tokens"] == ["gorobei"]
    assert all(s["open_tokens"] == [] for s in position["seats"])


@pytest.mark.parametrize("seed", range(60))
def test_SEV_12_at_least_two_dolls(seed: int) -> None:
    """Of the raiders of two samurai at least two carry a doll, also where few raiders do."""
    rules = make_rules(complete(2, {"level": "easy"}, None), None, 2)
    for card in range(RAIDERS):  # leave three dolls in the box
        if rules.symbol[card] == 2 and card > 6:
            rules.symbol[card] = -1
    state = PlainRecord(STATE)
    setup.clear(state)  # type: ignore[arg-type]
    state.__dict__["rng"] = seeded(seed)
    setup.choose_raiders(state, rules)  # type: ignore[arg-type]
    assert sum(rules.symbol[card] == 2 for card in state.deck[: state.deck_n]) >= 2
    assert sorted([*state.deck[: state.deck_n], *state.box[: state.box_n]]) == list(range(66))


def test_SEV_12_one_person_plays_two_or_more() -> None:
    """Alone: two samurai by the rules for two, or more by the common ones; with others: one each."""
    alone = tatami.new_table("seven", players=1, seed=1)
    assert alone.players == 2
    assert len(alone.position()["open_tokens"]) == 5
    four = tatami.new_table("seven", players=1, hands=4, seed=1)
    assert (four.players, four.position()["open_tokens"]) == (4, [])
    named = tatami.new_table("seven", players=1, samurai=["kyuzo", "kambei", "gorobei"], seed=1)
    assert named.players == 3
    with pytest.raises(ValueError, match="SEV-12"):
        tatami.new_table("seven", players=3, hands=4)
    with pytest.raises(ValueError, match="SEV-12"):
        tatami.new_table("seven", players=1, hands=1)


def test_SEV_12_open_support_with_any_number() -> None:
    """The easier variant for more samurai; with seven no token is left."""
    assert len(tatami.new_table("seven", players=5, seed=1, open_support=True).position()["open_tokens"]) == 2
    assert tatami.new_table("seven", players=7, seed=1, open_support=True).position()["open_tokens"] == []
    assert tatami.new_table("seven", players=5, seed=1).position()["open_tokens"] == []
