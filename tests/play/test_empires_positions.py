"""Positions, records and boards from outside, changed at random: refused in a sentence, or playable to the end."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Iterator
from typing import Any

import pytest
from games import played, refused, sentence, to_the_end

import tatami
from tatami.empires.board import default_board


@pytest.fixture
def table() -> tatami.Table:
    """A game of three, some moves in."""
    return played({"players": 3}, 60, 7)


def mutated(document: Any, chance: random.Random) -> Any:
    """The document with one to three things changed at random: types, deletions, big numbers, copies."""
    document = copy.deepcopy(document)
    for _ in range(chance.choice((1, 1, 2, 3))):
        holder, key = chance.choice(list(places(document)))
        value, way = holder[key], chance.randrange(8)
        if way == 0 and isinstance(holder, (dict, list)):
            del holder[key]
        elif way == 1 and isinstance(holder, list):
            holder.append(value)
        elif way == 2 or (way < 5 and type(value) is int):
            holder[key] = (value if type(value) is int else 0) + chance.choice((-1, 1, 1, 2, -2, 5))
        elif way == 5:
            other, other_key = chance.choice(list(places(document)))
            holder[key] = copy.deepcopy(other[other_key])
        else:
            holder[key] = chance.choice(
                (None, True, -1, 40, 10**30, 1.5, "", "grey", "food", [], {}, [0], {"a": 1}, "\0", 127, 128, 32768)
            )
        if not isinstance(document, dict) or not document:
            break
    return document


def places(value: Any) -> Iterator[tuple[Any, Any]]:
    """Every place in a document: its holder and its key."""
    items = (
        list(value.items()) if isinstance(value, dict) else list(enumerate(value)) if isinstance(value, list) else []
    )
    for key, inner in items:
        yield value, key
        yield from places(inner)


FUZZ = [
    {"players": 2},
    {"players": 3, "edition": "2019"},
    {"players": 4, "edition": "draft"},
    {"players": 4},
    {"players": 1},
    {"players": 4, "edition": "2019", "modules": ["agendas", "mountains", "shrines", "random_neutral"]},
    {"players": 2, "modules": ["mountains", "dojo", "new_region"]},
    {"players": 5, "modules": ["agendas", "mountains", "shrines", "random_neutral", "new_region", "dojo"]},
]


@pytest.mark.parametrize(
    "options", FUZZ, ids=lambda o: f"{o['players']}-{o.get('edition', '')}-{len(o.get('modules', []))}"
)
def test_positions_mutated_at_random(options, rnd):
    """Only ValueError comes out, in a sentence; a position that is let in can be seen, saved and played to its end."""
    accepted = turned_down = 0
    for seed in range(10):
        game = played(options, rnd.randrange(250), seed)
        position = json.loads(json.dumps(game.position()))
        for _ in range(35):
            broken = mutated(position, rnd)
            try:
                again = tatami.from_position(broken)
            except ValueError as error:
                sentence(error)
                turned_down += 1
                continue
            accepted += 1
            assert again.over or again.legal()
            again.view(None)
            assert tatami.from_position(again.position())._state.tobytes() == again._state.tobytes()
            if accepted % 4 == 0:
                to_the_end(again, rnd)
    assert accepted > 4
    assert turned_down > 100


@pytest.mark.parametrize(
    "options", FUZZ, ids=lambda o: f"{o['players']}-{o.get('edition', '')}-{len(o.get('modules', []))}"
)
def test_actions_under_way_mutated_at_random(options, rnd):
    """The same with the finer course of the turn: frames, slot, current seat."""
    accepted = 0
    for seed in range(15):
        game = played(options, rnd.randrange(30, 200), seed + 50)
        position = json.loads(json.dumps(game.position()))
        for _ in range(25):
            broken = position | {"flow": mutated(position["flow"], rnd)}
            try:
                again = tatami.from_position(broken)
            except ValueError as error:
                sentence(error)
                continue
            accepted += 1
            assert again.over or again.legal()
            if accepted % 4 == 0:
                to_the_end(again, rnd)
    assert accepted > 4


def test_records_mutated_at_random(rnd):
    """A changed record is replayed or refused in a sentence."""
    for options in FUZZ:
        game = played(options, 40, 3)
        record = json.loads(game.record())
        forked = json.loads(tatami.from_position(game.position()).record())
        for _ in range(40):
            broken = json.dumps(mutated(rnd.choice((record, forked)), rnd))
            if rnd.random() < 0.2:
                broken = broken[: rnd.randrange(len(broken))]
            try:
                again = tatami.replay(broken)
            except ValueError as error:
                sentence(error)
            else:
                assert again.over or again.legal()


def test_boards_mutated_at_random(rnd):
    """A changed board is played or refused in a sentence."""
    data = default_board().data
    accepted = 0
    for _ in range(250):
        broken = mutated(data, rnd)
        try:
            game = tatami.new_table("empires", players=rnd.choice((1, 2, 4, 5)), seed=1, board=broken)
        except ValueError as error:
            sentence(error)
            continue
        accepted += 1
        assert game.legal()
        if accepted % 8 == 0:
            to_the_end(game, rnd)
    assert accepted > 4


@pytest.mark.parametrize(
    "document", [None, 5, "x", [], b"{}", {}, {"game": "empires"}, {"game": []}, {1: {2}}, object()]
)
def test_no_position(document):
    """What is no object, or lacks its head, is no position."""
    refused(tatami.from_position, document)


def nested(depth: int) -> Any:
    """Lists in lists."""
    value: Any = []
    for _ in range(depth):
        value = [value]
    return value


@pytest.mark.parametrize("field", ["turn_order", "seats", "provinces", "flow", "board", "options", "slots", "era"])
@pytest.mark.parametrize("depth", [100, 900, 5000])
def test_deeply_nested_positions(table, field, depth):
    """Nesting harms nobody."""
    refused(tatami.from_position, table.position() | {field: nested(depth)})


def test_a_position_with_forty_armies(table):
    """Pieces are counted: 40 armies in one province, 40 in the supply, 17 in all."""
    position = table.position()
    for count in (40, 20, 127, 128, 10**9):
        broken = copy.deepcopy(position)
        broken["provinces"]["kii"]["samurai"][0] += count
        refused(tatami.from_position, broken)
    broken = copy.deepcopy(position)
    broken["seats"][0]["samurai_left"] += 1
    assert "EMP-02" in refused(tatami.from_position, broken)


def test_a_position_of_a_newer_version(table):
    """Rules of a later release are not guessed."""
    assert "version" in refused(tatami.from_position, table.position() | {"rules_version": 99})


@pytest.mark.parametrize(
    ("change", "rule"),
    [
        (lambda p: p["seats"][0]["hand"].append("grey"), "EMP-05"),
        (lambda p: p["destiny_deck"].pop(), "EMP-05"),
        (lambda p: p["seats"][1]["orders_left"].__setitem__("harvest", 0), "EMP-03"),
        (lambda p: p["provinces"]["higo"].__setitem__("resource", "food"), "EMP-04"),
        (lambda p: (p["provinces"]["kii"]["castles"].append(0), p["provinces"]["mino"]["castles"].append(0)), "EMP-56"),
    ],
)
def test_positions_that_break_a_rule_name_it(change, rule):
    """The sentence cites the rule."""
    position = tatami.new_table("empires", players=3, seed=2).position()
    change(position)
    assert rule in refused(tatami.from_position, position)


def test_a_position_without_its_flow_starts_its_phase(rnd):
    """A position written by hand needs no flow: destiny and planning begin where the board says."""
    game = tatami.new_table("empires", players=3, seed=2)
    bare = {k: v for k, v in game.position().items() if k != "flow"}
    again = tatami.from_position(bare)
    assert again.to_act == (0, 1, 2)
    for seat in range(3):
        game.play(game.legal(seat)[0], seat)
    bare = {k: v for k, v in game.position().items() if k != "flow"}
    again = tatami.from_position(bare)
    assert again.to_act == game.to_act
    assert [a.words for a in again.legal()] == [a.words for a in game.legal()]
    to_the_end(again, rnd)
    assert "flow" in refused(tatami.from_position, bare | {"phase": "resolution"})


def test_from_position_keeps_its_own_copy(table):
    """What the caller does to the document afterwards changes nothing."""
    position = table.position()
    again = tatami.from_position(position)
    record = again.record()
    position["era"] = 3
    position["seats"].clear()
    assert again.record() == record
