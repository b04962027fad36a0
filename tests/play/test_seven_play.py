"""Whole games of 7 Samurai over all numbers and levels: what must hold after every step."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from seven_games import GAME, SETTINGS, moves, opened, walk

import tatami
from tatami import messages
from tatami.game import Refusal
from tatami.kernel.records import PlainRecord
from tatami.seven import contract, explain, flow
from tatami.seven.actions import ACTIONS
from tatami.seven.events import ARGS
from tatami.seven.explain import refusal
from tatami.seven.notes import Note

KEYS = range(len(SETTINGS))


def places(s: Any, rules: Any) -> list[int]:
    """Every card, where it is."""
    cards = [*s.deck[: s.deck_n], *s.discard[: s.discard_n], *s.breach[: s.breach_n], *s.box[: s.box_n]]
    for seat in range(rules.seats):
        cards += [s.line[seat, i] for i in range(s.line_n[seat])]
        cards += [s.left[seat, i] for i in range(3) if s.left[seat, i] >= 0]
    return cards if s.card < 0 else [*cards, s.card]


def check(s: Any, rules: Any) -> None:
    """What is true of every position."""
    assert sorted(places(s, rules)) == list(range(66))
    assert 0 <= s.barricades <= rules.barricades
    assert s.buildings == sum(s.backs) <= 6
    for seat in range(rules.seats):
        line = [s.line[seat, i] for i in range(s.line_n[seat])]
        assert s.track[seat] == sum(rules.strength[c] for c in line)
        assert s.wound[seat] in (0, 1)
        assert s.holder[seat] != seat
        for symbol in range(3):
            assert s.left[seat, symbol] < 0 or rules.symbol[s.left[seat, symbol]] == symbol
    for card in s.box[: s.box_n]:
        assert s.known[card] == 0
    assert all(s.lowest[c] <= i for i, c in enumerate(s.breach[: s.breach_n]) if s.known[c] == 1)
    if not s.outcome:
        assert s.buildings > 0
        assert sum(s.families) > 0
        assert s.deck_n > 0 or s.card >= 0 or s.frames > 0
        assert s.passed[s.active] == 0


@pytest.mark.parametrize("key", KEYS)
def test_invariants_and_reasons(key: int) -> None:
    """66 cards, never too many barricades; every action is either legal or refused for a reason, never both."""
    for seed in range(3):
        for s, rules, _ in walk(SETTINGS[key], seed):
            check(s, rules)
            if s.outcome:
                break
            out = [0] * contract.MAX_LEGAL
            legal = out[: contract.legal(s, rules, out)]  # type: ignore[arg-type]
            assert len(set(legal)) == len(legal) > 0
            for action in ACTIONS:
                why = refusal(s, rules, action)
                assert (why is None) == (action.number in legal), (action.words, why)
            before = s.copy()
            flow.go_on(s, rules)  # at a decision nothing happens by itself
            assert s.tobytes() == before.tobytes()


@pytest.mark.parametrize("key", KEYS)
def test_position_round_trip(key: int) -> None:
    """A position set up again is the same state, byte for byte."""
    for number, (s, rules, _) in enumerate(walk(SETTINGS[key], 5)):
        if number % 5 == 0 or s.outcome:
            again = GAME.set_up(GAME.position(s, rules), rules)
            mine = s.copy()
            mine.revealed = again.revealed = 0
            assert again.tobytes() == mine.tobytes()


def test_a_card_in_hand_bars_no_ability_unless_a_position_says_so() -> None:
    """What a position leaves out is as usual."""
    for s, rules, _ in walk(SETTINGS[4], 5):
        given = GAME.position(s, rules)
        if given["hand"] and not given["hand"]["bare"]:
            del given["hand"]["bare"]
            assert GAME.set_up(given, rules).abilities_barred == 0
            return
    raise AssertionError("no card was drawn")


@pytest.mark.parametrize("key", KEYS)
def test_secrecy(key: int) -> None:
    """Another world of the same knowledge looks the same from every seat, keeps all rules and can be played on."""
    different = 0
    for number, (s, rules, _) in enumerate(walk(SETTINGS[key], 6)):
        if number % 4 == 0 and not s.outcome:
            for seat in range(rules.seats):
                other = s.copy()
                contract.resample(other, rules, seat, 1000 * number + seat)
                assert GAME.view(other, rules, seat) == GAME.view(s, rules, seat)
                check(other, rules)
                different += other.deck != s.deck
    assert different > 0


def test_previews_are_the_same_in_another_world() -> None:
    """What a preview tells before something unknown shows is what happens, and depends on nothing hidden."""
    cut = 0
    for key in KEYS:
        table = tatami.new_table("seven", seed=6, **SETTINGS[key])
        for number, move in enumerate(moves(key, 6)):
            seat = table.to_act[0]
            other = table.copy()
            contract.resample(other._state, other._rules, seat, number)
            for action in table.legal(seat):
                assert other.preview(action, seat) == table.preview(action, seat)
            shown = table.preview(ACTIONS[move], seat)
            happened = [e.json() for e in table.play(ACTIONS[move], seat)]
            assert shown["events"] == happened[: len(shown["events"])]
            assert shown["reveals"] or shown["events"] == happened
            cut += shown["reveals"] and 0 < len(shown["events"]) < len(happened)
    assert cut > 20


def test_secrecy_reaches_the_box_and_the_breach() -> None:
    """Unseen cards of the box and the piles change places; henchmen only with henchmen."""
    found = set()
    for s, rules, _ in walk(SETTINGS[8], 3):
        if s.round_no == 2 and s.deck_n > 5:
            for word in range(40):
                other = s.copy()
                contract.resample(other, rules, 0, word)
                in_play = [c for c in range(52, 59) if c not in other.box[: other.box_n]]
                assert len(in_play) == rules.henchmen
                found.add(tuple(in_play))
            break
    assert len(found) > 3


@pytest.mark.parametrize("key", KEYS)
def test_replay_and_words(key: int) -> None:
    """The record plays again to the same position; every move and event has words in every language."""
    setting = SETTINGS[key]
    table = tatami.new_table("seven", seed=9, **setting)
    for number in moves(key, 9):
        action = table._game.actions(table._rules)[number]
        for lang in messages.LANGUAGES:
            assert table.say(action, lang)
        events = table.play(action)
        for event in events:
            for lang in messages.LANGUAGES:
                assert "{" not in table.say(event, lang)
    assert table.over
    assert table.events(0) == table.events(None)
    again = tatami.replay(table.record())
    assert again._state.tobytes() == table._state.tobytes()
    assert again.position() == table.position()
    assert [e.json() for e in again.events()] == [e.json() for e in table.events()]


@pytest.mark.parametrize("key", [0, 3, 9, 23, 24])
def test_undo(key: int) -> None:
    """Where undo is allowed it restores the bytes; a step that showed a hidden card cannot be taken back."""
    table = tatami.new_table("seven", seed=4, **SETTINGS[key])
    taken = refused = 0
    for number in moves(key, 4):
        before = table._state.tobytes()
        seen = set(table.view()["cards"])
        seat = table.to_act[0]
        action = table._game.actions(table._rules)[number]
        table.play(action)
        new = set(table.view()["cards"]) - seen
        if table.can_undo(seat):
            assert not new
            after = table._state.tobytes()
            table.undo(seat)
            assert table._state.tobytes() == before
            table.play(action)
            assert table._state.tobytes() == after
            taken += 1
        else:
            refused += 1
            with pytest.raises(tatami.CannotUndo):
                table.undo(seat)
    assert taken > 3
    assert refused > 3


def test_every_refusal_has_words() -> None:
    """The reasons met in play make sentences, and all that explain.py knows have one, in all four languages."""
    met: dict[str, Refusal] = {}
    for key in (0, 6, 11, 18, 23, 25):
        for s, rules, action in walk(SETTINGS[key], 2):
            for a in ACTIONS if action >= 0 else []:
                if why := refusal(s, rules, a):
                    assert why.rule.startswith("SEV-")
                    met.setdefault(why.reason, why)
    names = tatami.new_table("seven", players=7, seed=1).seat_names
    for why in met.values():
        for lang in messages.LANGUAGES:
            assert messages.worded(lang, f"refuse-{why.reason}", why.args, GAME.nouns, names)
    reasons = set(re.findall(r'"(sev-[a-z-]+)"', Path(explain.__file__).read_text("utf-8")))
    assert set(met) <= reasons
    assert len(met) >= 20
    assert all(messages.known(lang, f"refuse-{reason}") for reason in reasons for lang in messages.LANGUAGES)


def test_every_note_has_a_shape_and_words() -> None:
    """No event without a sentence."""
    assert set(ARGS) == set(Note)
    for note in Note:
        key = f"event-seven-{note.name.lower().replace('_', '-')}"
        assert all(messages.known(lang, key) for lang in messages.LANGUAGES), key
    kinds = {a.kind for a in ACTIONS}
    assert all(messages.known(lang, f"action-seven-{kind}") for kind in kinds for lang in messages.LANGUAGES)


def test_the_table_of_actions_is_fixed() -> None:
    """Numbers and words belong together for ever; words are unique."""
    assert [a.number for a in ACTIONS] == list(range(contract.N_ACTIONS))
    assert len({a.words for a in ACTIONS}) == contract.N_ACTIONS
    assert ACTIONS[1].words == "fight"
    assert ACTIONS[-1].words == "order 2 1 0"


def test_observations_tell_only_what_is_known() -> None:
    """Two worlds of the same knowledge give the same numbers."""
    for number, (s, rules, _) in enumerate(walk(SETTINGS[9], 1)):
        if number % 10 == 0 and not s.outcome:
            for seat in range(rules.seats):
                other = s.copy()
                contract.resample(other, rules, seat, number)
                first, second = Numbers(), Numbers()
                contract.observe_numbers(s, rules, seat, first)  # type: ignore[arg-type]
                contract.observe_numbers(other, rules, seat, second)  # type: ignore[arg-type]
                assert first == second
                assert sum(map(bool, first)) > 20


class Numbers(list[int]):
    """A plain stand-in for an array."""

    def __init__(self) -> None:
        super().__init__([0] * contract.OBS)

    def __setitem__(self, index: Any, value: Any) -> None:
        super().__setitem__(index, [value] * contract.OBS if isinstance(index, slice) else value)


def test_weights_and_values_are_in_range() -> None:
    """Weights are positive, values from 0 to 1, margins from -1 to 1."""
    for s, rules, action in walk(SETTINGS[13], 8):
        assert 0.0 <= contract.evaluate(s, rules, 0) <= 1.0
        assert -1.0 <= contract.margin(s, rules, 0) <= 1.0
        assert action < 0 or contract.prior(s, rules, action) > 0.0
    assert contract.reward(s, rules, 0) in (0.0, 1.0)


def test_a_bad_position_is_refused_with_a_sentence() -> None:
    """Nonsense of all kinds: ValueError, one sentence, no traceback from inside."""
    state, rules = opened(SETTINGS[4], 1)
    options = GAME.complete_options(3, {"level": "easy"}, None)
    good = {"game": "seven", "options": options, **GAME.position(state, rules)}
    bad: list[dict[str, Any]] = [
        {"deck": good["deck"] * 2},
        {"deck": ["9-sword"]},
        {"deck": []},
        {"deck": 7},
        {"barricades": 99},
        {"barricades": True},
        {"round": 0},
        {"active": 3},
        {"stage": "lunch"},
        {"seats": []},
        {"seats": [1, 2, 3]},
        {"seats": [{**good["seats"][0], "samurai": "nobody"}, *good["seats"][1:]]},
        {"seats": [good["seats"][0]] * 3},
        {"seats": [{**good["seats"][0], "wounds": 2}, *good["seats"][1:]]},
        {"seats": [{**good["seats"][0], "passed": True}, *good["seats"][1:]], "active": 0},
        {"buildings": []},
        {"families": ["cat"]},
        {"hand": 3},
        {"hand": {"card": None}},
        {"kiai": [3]},
        {"looking": 2},
        {"kiai": [{"seat": 0}, {"seat": 0}]},
        {"kiai_begins": True},
        {"losing": True, "stage": "penalty"},
        {"lowest": {good["deck"][0]: 5}},
        {"seats": [{**seat, "passed": True} for seat in good["seats"]], "stage": "end", "kiai_waiting": [1]},
        {"known": {"1-doll-nothing": "met"}},
        {"open_tokens": ["kyuzo"]},
        {"kiai_waiting": [9]},
        {"rng": -1},
    ]
    assert tatami.from_position(good).position()["round"] == 1
    for wrong in bad:
        with pytest.raises(ValueError, match=r"\.$"):
            tatami.from_position({**good, **wrong})


def test_plain_states_hold_plain_numbers() -> None:
    """A state can be copied into the compiled form and back."""
    state, _ = opened(SETTINGS[9], 3)
    assert PlainRecord(contract.STATE).load(state.record()[0]).tobytes() == state.tobytes()
    assert contract.STATE.itemsize <= 1024


def test_when_a_game_is_over_nothing_is_legal() -> None:
    """SEV-34: the kernels themselves say so, for those who ask no table."""
    *_, (state, rules, _) = walk(SETTINGS[4], 1)
    assert state.outcome
    assert contract.legal(state, rules, [0] * contract.MAX_LEGAL) == 0  # type: ignore[arg-type]
