"""What every game owes the rest of the house: the same questions to all of them, a third one included."""

from __future__ import annotations

import itertools
import json
import random

import pytest

import tatami
from tatami import game as games
from tatami import messages
from tatami.bots.hints import CHANCE, RIVALS
from tatami.game import Game
from tatami.kernel.records import PlainRecord
from tatami.rulebook import rulebook
from tatami.table import Table


@pytest.fixture(params=games.NAMES)
def game(request: pytest.FixtureRequest) -> Game:
    """Each game there is."""
    return games.get(request.param)


def played(game: Game, players: int, chance: random.Random, plies: int | None = None) -> Table:
    """A random game, whole or so many moves of it."""
    table = tatami.new_table(game.name, players=players, seed=chance.randrange(1 << 40))
    while not table.over and (plies is None or table.ply < plies):
        seat = chance.choice(table.to_act)
        table.play(chance.choice(table.legal(seat)), seat)
    return table


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_course_of_a_game_leads_to_its_scores(game: Game, players: int, rnd: random.Random) -> None:
    """From the points before the first move to those of the end, a knot a change; none where the past is not known."""
    for _ in range(3):
        table = played(game, players, rnd)
        course = table.course
        assert (course[0]["what"], course[0]["points"]) == ("begin", table.fresh().scores)
        assert course[-1]["points"] == table.scores
        assert all(before["points"] != after["points"] for before, after in itertools.pairwise(course))
        assert len(course) <= 30
    assert tatami.from_position(played(game, players, rnd, 25).position()).course == []


def test_completed_options_are_complete(game: Game) -> None:
    """Completing them again changes nothing, and they are JSON."""
    for players in game.players:
        options = game.complete_options(players, {}, None)
        given = {name: value for name, value in options.items() if name != "players"}
        assert game.complete_options(players, given, None) == options == json.loads(json.dumps(options))


def test_every_action_has_words_of_its_own_and_a_sentence(game: Game) -> None:
    table = played(game, game.players.stop - 1, random.Random(1), 0)
    actions = [a for a in game.actions(table._rules) if a.kind != "none"]
    assert len({a.words for a in actions}) == len(actions)
    for lang in messages.LANGUAGES:
        assert all("action-" not in table.say(action, lang) for action in actions[:: max(1, len(actions) // 100)])


def test_every_game_has_its_words(game: Game) -> None:
    """What the rooms say of any game is there for this one: its name, its sides, its options, the reasons of hints."""
    contract = game.contract
    hints = [*contract.TERMS, CHANCE, *([] if contract.TOGETHER else [RIVALS])]
    keys = [f"web-game-{game.name}", f"web-game-{game.name}-line", *(f"hint-{game.name}-{kind}" for kind in hints)]
    keys += [f"option-{game.name}-{option.name}".replace("_", "-") for option in game.options]
    for players in game.players:
        keys += tatami.new_table(game.name, players=players, seed=1).seat_names
    for lang in messages.LANGUAGES:
        assert not [key for key in keys if not messages.known(lang, key)], lang


@pytest.mark.parametrize("players", [2, 4])
def test_a_record_is_the_game(game: Game, players: int, rnd: random.Random) -> None:
    """Replayed it has the same scores, winners, events and state; so has a table from its position."""
    table = played(game, players, rnd)
    again = tatami.replay(table.record())
    assert (again.scores, again.winners) == (table.scores, table.winners)
    assert again._state.tobytes() == table._state.tobytes()
    assert [e.json() for e in again.story] == [e.json() for e in table.story]
    half = tatami.from_position(played(game, players, rnd, 25).position())
    assert half.position() == tatami.from_position(half.position()).position()


def test_a_spectator_knows_no_more_than_a_seat(game: Game, rnd: random.Random) -> None:
    """Views are JSON; what a spectator is told of a move every seat is told too."""
    table = played(game, 3, rnd, 30)
    for seat in (None, *range(table.players)):
        view = table.view(seat)
        assert json.loads(json.dumps(view)) == view
    for event in table.story:
        hidden = event.seen_by(None).args
        assert all(hidden.items() <= event.seen_by(seat).args.items() for seat in range(table.players))


def test_refusals_name_rules_of_the_book(game: Game, rnd: random.Random) -> None:
    """Any move at any moment is legal or refused with a rule's ID and a sentence in each language."""
    table = played(game, 3, rnd, 6)
    seat = table.to_act[0]
    legal = {action.number for action in table.legal(seat)}
    actions = [a for a in game.actions(table._rules) if a.kind != "none"]
    for action in rnd.sample(actions, min(60, len(actions))):
        refused = table.why(action, seat)
        assert (refused is None) == (action.number in legal)
        if refused is not None:
            assert refused.rule in rulebook("en")
            assert all(refused.told(lang) for lang in messages.LANGUAGES)


def test_old_versions_stay_playable(game: Game, rnd: random.Random) -> None:
    """A table plays by the version it was begun with, and its record says so."""
    for version in range(1, game.rules_version + 1):
        table = tatami.new_table(game.name, players=3, seed=5, rules_version=version)
        table.play(table.legal()[0])
        assert json.loads(table.record())["rules_version"] == version == tatami.replay(table.record()).rules_version


def test_kernels_keep_to_their_buffers(game: Game, rnd: random.Random) -> None:
    """Legal moves fit the list made for them, and numbers the fixed table; a state is a whole number of words."""
    contract = game.contract
    assert contract.STATE.itemsize % 8 == 0
    table = played(game, game.players.stop - 1, rnd)
    assert isinstance(table._state, PlainRecord)
    assert all(0 <= number < contract.N_ACTIONS for _, number in table._moves)
    assert len(game.actions(table._rules)) == contract.N_ACTIONS
