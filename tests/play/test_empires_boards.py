"""Boards an owner corrects or makes up: as wide as the rules allow, and never taken for one another."""

from __future__ import annotations

import copy
from itertools import combinations, pairwise
from typing import Any

import pytest
from scenes import Scene

import tatami
from tatami.empires.board import default_board
from tatami.empires.consts import EDGES, MAX_LEGAL

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
