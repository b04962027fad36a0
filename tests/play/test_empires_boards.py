"""Boards an owner corrects or makes up: as wide as the rules allow, and never taken for one another."""

from __future__ import annotations

import copy
from collections import OrderedDict
from itertools import combinations, pairwise
from typing import Any

import pytest
from games import refused
from scenes import Scene

import tatami
from tatami.empires import game
from tatami.empires.board import check, default_board
from tatami.empires.consts import EDGES, MAX_LEGAL, MOUNTAINS

OTHERS = ("orange", "teal", "violet")


def wide_board() -> dict[str, Any]:
    """One region of 18 provinces, all on the coast, with as many borders as a board may have."""
    data = copy.deepcopy(default_board().data)
    roles = ["capital", "resource", "resource", *["shrine"] * 15]
    provinces = {f"wide_{i:02}": ("grey", role) for i, role in enumerate(roles)}
    provinces |= {f"{region}_{role}{i}": (region, role) for region in OTHERS for i, role in enumerate(roles[:3])}
    provinces["far"] = ("red", "capital")
    data["provinces"] = {p: {"region": r, "role": role, "coastal": True} for p, (r, role) in provinces.items()}
    chain = [list(pair) for pair in pairwise(provinces)]
    more = [list(pair) for pair in combinations(list(provinces)[:18], 2) if list(pair) not in chain]
    data["borders"] = {"land": [*chain, *more][: EDGES // 2], "sea": [], "mountain": chain[:7]}
    data["shrines"]["base"] = {"brown": 5, "black": 5, "white": 5}
    return data


@pytest.mark.parametrize("options", [{"edition": "draft"}, {"modules": ["mountains", "dojo", "new_region"]}], ids=str)
def test_the_widest_board_has_room_for_every_move(options):
    """A ship order with an army in every province of the widest region: more moves than on any other turn."""
    scene = Scene(2, board=wide_board(), **options).clear().goods(0, food=1)
    for i in range(scene.r.armies):
        scene.army(0, scene.provinces[i % 18])
    if scene.r.dojos:
        for province in scene.provinces[15:18]:
            scene.army(0, province, unit="archer")
        scene.army(0, scene.provinces[0], unit="general")
    scene.act(0, "ship", "grey-1")
    assert 600 < len(scene.words()) < MAX_LEGAL


def test_two_boards_are_never_taken_for_one_another():
    """Each has a number of its own, and the same board the same one."""
    tables = []
    for value in (7, 8, 9, 7):
        data = copy.deepcopy(default_board().data)
        data["regions"]["grey"]["bonus"] = [value, 1]
        tables.append(tatami.new_table("empires", players=2, seed=1, board=data))
    assert [t._rules.bonus[0, 0] for t in tables] == [7, 8, 9, 7]
    assert tables[0]._rules.board_id == tables[3]._rules.board_id
    assert tables[0]._rules.board_id != tables[1]._rules.board_id


def test_a_custom_board_travels_with_record_and_position():
    """An owner's corrected board is part of what is saved, as it was when the game began."""
    data = copy.deepcopy(default_board().data)
    data["regions"]["grey"]["bonus"] = [5, 2]
    table = tatami.new_table("empires", players=2, seed=3, board=data)
    assert table._rules.bonus[0, 0] == 5
    data["regions"]["grey"]["bonus"] = [9, 9]
    for again in (tatami.replay(table.record()), tatami.from_position(table.position())):
        assert again.board == table.board
        assert again._rules.bonus[0, 0] == 5


def altered(*path: str, value: Any) -> dict[str, Any]:
    """The printed board with one thing changed."""
    data = inner = copy.deepcopy(default_board().data)
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = value
    return data


TRACK = [0, 1, 2, 3, 4, 4, 4, 5, 5, 5]


@pytest.mark.parametrize(("path", "just", "beyond", "words"), [
    (("influence", "track"), [*TRACK, 20], [*TRACK, 21], "track"),
    (("influence", "track"), [*TRACK, 6], [*TRACK, 6.0], "track"),
    (("destiny", "tokugawa"), {"red": 5}, {"red": 4}, "destiny"),
    (("destiny", "tokugawa"), {"red": 15}, {"red": 16}, "25 to 35 in all"),
    (("mountain_tokens", "tokugawa", "independent_tribe"), 4, 5, "at most 5 independent tribes, not 6"),
])  # fmt: skip
def test_a_board_may_go_to_the_edge_and_no_further(path: tuple[str, ...], just: Any, beyond: Any, words: str) -> None:
    """Multipliers up to 20, 25 to 35 cards in all, five tribes: as many as the stack of actions has room for."""
    check(altered(*path, value=just))
    assert words in refused(check, altered(*path, value=beyond))


def test_one_border_too_many_is_told_by_how_many_there_may_be() -> None:
    """Borders are counted once, though they are crossed both ways."""
    data = wide_board()
    check(data)
    provinces = list(data["provinces"])
    have = data["borders"]["land"]
    data["borders"]["land"].append(next([a, b] for a in provinces for b in provinces if a < b and [a, b] not in have))
    assert f"at most {EDGES // 2} borders" in refused(check, data)


def test_one_mountain_too_many_is_told_by_how_many_there_may_be() -> None:
    """As many mountain borders as there is room for tokens, and none more."""
    data = wide_board()
    data["mountain_tokens"]["base"]["highland_farm"] += 2
    data["borders"]["mountain"] = data["borders"]["land"][:MOUNTAINS]
    check(data)
    data["borders"]["mountain"] = data["borders"]["land"][: MOUNTAINS + 1]
    assert str(MOUNTAINS) in refused(check, data)


@pytest.mark.parametrize(("cut", "words"), [
    ("soya", "soya cannot be reached."),
    ("tosa", "tosa cannot be reached without the red region."),
])  # fmt: skip
def test_a_board_is_in_one_piece_with_and_without_the_red_region(cut: str, words: str) -> None:
    """A red province nobody gets to; one of the base game that only the red region leads to."""
    data = copy.deepcopy(default_board().data)
    for kind, pairs in data["borders"].items():
        data["borders"][kind] = [pair for pair in pairs if cut not in pair]
    if cut == "tosa":
        data["borders"]["sea"].append(["tosa", "nemuro"])
    assert refused(check, data).endswith(words)


def test_of_many_boards_the_oldest_is_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    """The last few are known again at once; a table keeps its own as long as it lives."""
    monkeypatch.setattr(game, "_recent", OrderedDict())
    monkeypatch.setattr(game, "KEPT_BOARDS", 2)
    boards = [altered("regions", "grey", "bonus", value=[value, 1]) for value in (5, 6, 7)]
    first = tatami.new_table("empires", players=2, seed=1, board=boards[0])
    numbers = [game.board_id(board) for board in boards]
    assert [game.board_id(board) for board in boards[1:]] == numbers[1:]
    assert game.board_id(boards[0]) != numbers[0]
    assert game.board_of(first._rules).bonus["grey"] == (5, 1)
