"""Positions, records and boards from outside, changed at random: refused in a sentence, or playable to the end."""

from __future__ import annotations

import copy
import json
import random
from typing import Any

import pytest
from games import played, refused, sentence, to_the_end
from scenes import Scene

import tatami
from tatami.empires.board import default_board
from tatami.empires.consts import CARDS


@pytest.fixture
def table() -> tatami.Table:
    """A game of three, some moves in."""
    return played({"players": 3}, 60, 7)


def mutated(document: Any, chance: random.Random) -> Any:
    """The document with one to three things changed at random: types, deletions, big numbers, copies."""
    document = json.loads(json.dumps(document))
    for _ in range(chance.choice((1, 1, 2, 3))):
        holder, key = chance.choice(places(document))
        value, way = holder[key], chance.randrange(8)
        if way == 0 and isinstance(holder, (dict, list)):
            del holder[key]
        elif way == 1 and isinstance(holder, list):
            holder.append(value)
        elif way == 2 or (way < 5 and type(value) is int):
            holder[key] = (value if type(value) is int else 0) + chance.choice((-1, 1, 1, 2, -2, 5))
        elif way == 5:
            other, other_key = chance.choice(places(document))
            holder[key] = copy.deepcopy(other[other_key])
        else:
            holder[key] = chance.choice(
                (None, True, -1, 40, 10**30, 1.5, "", "grey", "food", [], {}, [0], {"a": 1}, "\0", 127, 128, 32768)
            )
        if not isinstance(document, dict) or not document:
            break
    return document


def places(value: Any) -> list[tuple[Any, Any]]:
    """Every place in a document: its holder and its key."""
    found: list[tuple[Any, Any]] = []
    for key, inner in value.items() if isinstance(value, dict) else enumerate(value):
        found.append((value, key))
        if isinstance(inner, (dict, list)):
            found += places(inner)
    return found


FUZZ: list[dict[str, Any]] = [
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


def changed(table: tatami.Table, *path: Any, value: Any) -> dict[str, Any]:
    """The table's position with one thing changed."""
    position = json.loads(json.dumps(table.position()))
    inner = position
    for step in path[:-1]:
        inner = inner[step]
    inner[path[-1]] = value
    return position  # type: ignore[no-any-return]


def test_what_the_rules_exclude_is_refused_with_its_rule() -> None:
    """Castles where none may stand, more figures and tokens than the box holds, a tile twice or out of its game."""
    base = tatami.new_table("empires", players=3, seed=1)
    capital = changed(base, "provinces", "higo", "castles", value=[0])
    assert "(EMP-56)" in refused(tatami.from_position, capital)
    two = changed(base, "provinces", "aki", "castles", value=[0, 1])
    assert "two castles" in refused(tatami.from_position, two)
    first = tatami.new_table("empires", players=3, seed=1, edition="2019")
    tatami.from_position(changed(first, "provinces", "higo", "castles", value=[0, 1]))
    board = base.position()["provinces"]
    bushido = next(name for name, p in board.items() if p["resource"] == "bushido")
    assert "the box holds 6 (EMP-05)" in refused(
        tatami.from_position, changed(base, "provinces", bushido, "resource", value="food")
    )
    rich = tatami.new_table("empires", players=3, seed=1, modules=["agendas", "shrines", "random_neutral"])
    tile = rich.position()["agendas"]["grey"]["tile"]
    assert "(EMP-A1)" in refused(tatami.from_position, changed(rich, "agendas", "teal", "tile", value=tile))
    assert "(TOK-05)" in refused(tatami.from_position, changed(rich, "agendas", "teal", "tile", value=5))
    shrines = [name for name, p in rich.position()["provinces"].items() if p.get("figure")]
    position = rich.position()
    for name in shrines:
        position["provinces"][name]["figure"] = "brown"
    assert "brown figures; this game has 3 (EMP-S1)" in refused(tatami.from_position, position)
    neutral = rich.position()["slots"][0]["neutral"]
    assert "(EMP-R1)" in refused(tatami.from_position, changed(rich, "slots", 1, "neutral", value=neutral))


def test_covers_and_prices_are_read_off_the_board() -> None:
    """EMP-34, EMP-35 without a flow: what lies under what tells who covered whom, and what the next cover costs."""
    scene = Scene(players=3, edition="2019").clear().goods(0, bushido=1)
    scene.token(1, "attack", "grey-1", 1, True).token(2, "attack", "grey-2", 1, True).planning(0, 2)
    scene.play("place recruit grey-1")
    while scene.table.to_act != (0,) or scene.s.depth:
        scene.play("done" if scene.s.depth else next(word for word in sorted(scene.words()) if "teal" in word))
    position = scene.table.position()
    given = {name: value for name, value in position.items() if name != "flow"}
    table = tatami.from_position(given)
    assert list(table._state.covers)[:3] == position["flow"]["covers"]
    assert [list(row[:3]) for row in table._state.cover_of.rows()[:3]] == position["flow"]["cover_of"]
    assert list(table._state.covered)[:3] == position["flow"]["covered"]
    refusal = table.why("place attack grey-2", 0)
    assert refusal is not None
    assert (refusal.reason, refusal.args["price"]) == ("emp-cover-price", 2)


@pytest.mark.parametrize(
    "hostile", [float("nan"), float("inf"), "\ud800", {"\udfff": 1}], ids=["nan", "inf", "surrogate", "key"]
)
def test_hostile_values_get_one_sentence(hostile: Any) -> None:
    """What JSON cannot carry for ever is refused before anything is set up."""
    table = tatami.new_table("empires", players=2, seed=1)
    assert "JSON" in refused(tatami.from_position, table.position() | {"junk": hostile})
    assert "JSON" in refused(tatami.replay, json.dumps(json.loads(table.record()) | {"start": {"junk": hostile}}))


def test_deep_nesting_gets_one_sentence() -> None:
    """900 lists in one another are no position and no record."""
    deep: Any = []
    for _ in range(900):
        deep = [deep]
    table = tatami.new_table("empires", players=2, seed=1)
    assert "nested" in refused(tatami.from_position, table.position() | {"junk": deep})
    record = table.record()[:-1] + ', "junk": ' + "[" * 900 + "]" * 900 + "}"
    assert "nested" in refused(tatami.replay, record)


@pytest.mark.parametrize("game", ["empires", "seven"])
def test_only_known_fields_are_kept(game: str) -> None:
    """A record that starts from a position holds nothing that nobody knows."""
    table = tatami.new_table(game, players=3, seed=1)
    position = table.position()
    position["junk"], position["seats"][0]["junk"] = {"a": 1}, [1, 2]
    kept = json.loads(tatami.from_position(position).record())["start"]
    assert kept == json.loads(json.dumps(table.position()))


def test_frames_are_read_by_the_names_of_their_columns() -> None:
    """Another order of columns, another numbering of acts: the same actions under way."""
    scene = Scene(players=2, modules=["dojo", "mountains"], random_dojo=True).clear().army(0, "mino")
    position = scene.act(0, "move3", "orange-1").table.position()
    flow = position["flow"]
    assert flow["acts"] == ["move"]
    shuffled = list(reversed(flow["columns"]))
    frames = [list(reversed(frame)) for frame in flow["frames"]]
    for frame in frames:
        frame[-1] = 0  # an act numbered otherwise: the name counts
    turned = position | {"flow": flow | {"columns": shuffled, "frames": frames}}
    assert tatami.from_position(turned).position()["flow"] == flow
    first = {name: value for name, value in flow.items() if name not in ("columns", "acts")}
    assert tatami.from_position(position | {"flow": first}).position()["flow"] == flow, "as the first release wrote it"
    assert "flow.columns" in refused(tatami.from_position, position | {"flow": flow | {"columns": ["act"]}})


def test_goods_are_counted_up_to_five_hundred(table: tatami.Table) -> None:
    """No game comes near; what is more is no position."""
    for good in ("food", "bushido"):
        tatami.from_position(changed(table, "seats", 1, good, value=500))
        assert good in refused(tatami.from_position, changed(table, "seats", 1, good, value=501))


def test_decisions_are_counted_one_by_one() -> None:
    """Where a game stands is told by how often somebody has decided."""
    table = tatami.new_table("empires", players=3, seed=1)
    for count in range(6):
        assert table.position()["flow"]["decisions"] == count
        table.play(table.legal()[0])


def test_all_location_tokens_may_lie_in_the_stack() -> None:
    """SOL-30, by hand: none lies aside any more, sixteen in all."""
    position = Scene(players=1).clear().planning(0).table.position()
    for house in position["houses"]:
        house["stack"], house["aside_tokens"] = house["stack"] + house["aside_tokens"], []
        assert len(house["stack"]) == 16
    again = tatami.from_position(position).position()
    assert [house["stack"] for house in again["houses"]] == [house["stack"] for house in position["houses"]]


def test_who_has_no_destiny_card_is_not_asked_for_one() -> None:
    """EMP-30, by hand: a seat's cards lie in the deck; the two others pick, and planning begins."""
    position = tatami.new_table("empires", players=3, seed=2).position()
    position["destiny_deck"] += position["seats"][1]["hand"]
    position["seats"][1]["hand"] = []
    table = tatami.from_position(position)
    assert table.to_act == (0, 2)
    for seat in (0, 2):
        table.play(table.legal(seat)[0], seat)
    assert table.position()["phase"] == "planning"


def test_a_hand_may_hold_every_card_of_the_largest_deck() -> None:
    """EMP-05, by hand: as many as there is room for; of more it is said how many there may be."""
    board = copy.deepcopy(default_board().data)
    board["destiny"]["tokugawa"] = {"red": 15}
    position = tatami.new_table("empires", players=3, seed=1, board=board, modules=["new_region"]).position()
    first = position["seats"][position["flow"]["current"]]
    cards = position["destiny_deck"] + [card for seat in position["seats"] for card in seat["hand"]]
    for seat in position["seats"]:
        seat["hand"] = []
    first["hand"], position["destiny_deck"] = cards, []
    assert len(cards) == CARDS
    assert tatami.from_position(position).view(None)["seats"][position["flow"]["current"]]["hand_count"] == CARDS
    first["hand"] = [*cards, "red"]
    assert f"at most {CARDS} cards" in refused(tatami.from_position, position)


def test_nobody_trains_without_a_dojo() -> None:
    """DOJ-01, by hand: a placement that leaves a unit to train waits for nobody where there are no dojos."""
    scene = Scene(3).clear().army(0, "kii").goods(0, food=1, bushido=1).neutral("orange-1", "move").planning(0)
    scene.play("place harvest orange-1")
    position = scene.table.position()
    flow = position["flow"]
    assert flow["acts"] == ["placement", "move"]
    flow["acts"], flow["frames"] = flow["acts"][:1], flow["frames"][:1]
    flow["frames"][0][flow["columns"].index("points")] = 1
    assert "Nobody has to decide" in refused(tatami.from_position, position)
