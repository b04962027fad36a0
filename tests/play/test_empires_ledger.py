"""The bots' glance at a region says what the rules say, on every board."""

from __future__ import annotations

import copy

import pytest
from games import played
from scenes import Scene
from test_empires_boards import wide_board

from tatami.empires.consts import Role
from tatami.empires.control import controller, power
from tatami.empires.era import region_bonus
from tatami.empires.evaluate import ledger, part

ALL_MODULES = ["agendas", "mountains", "shrines", "random_neutral", "new_region", "dojo"]


def counted(s, r, seat: int, region: int) -> list[int]:
    """Provinces held, held by two or more, tied for; shrines and resources held; the bonus: by the rules' own words."""
    here = range(r.first[region], r.first[region + 1])
    held = [p for p in here if controller(s, r, p) == seat]
    most = {p: max(power(s, r, other, p) for other in range(r.seats)) for p in here}
    mine = {p: power(s, r, seat, p) for p in here}
    next_best = {p: max(power(s, r, other, p) for other in range(r.seats) if other != seat) for p in here}
    tied = [p for p in here if 0 < mine[p] == most[p] and p not in held]
    roles = [sum(r.role[p] == role for p in held) for role in (Role.SHRINE, Role.RESOURCE)]
    firm = sum(mine[p] - next_best[p] >= 2 for p in held)
    return [len(held), firm, len(tied), *roles, region_bonus(s, r, seat, region)]


def agree(s, r) -> None:
    for seat in range(r.seats):
        for region in range(r.regions):
            seen = ledger(s, r, seat, region)
            assert [part(seen, which) for which in range(6)] == counted(s, r, seat, region)


@pytest.mark.parametrize("options", [
    {"players": 1}, {"players": 2, "edition": "2019"}, {"players": 3, "edition": "draft"},
    {"players": 4, "modules": ALL_MODULES}, {"players": 5, "modules": ["new_region", "dojo"]},
], ids=str)  # fmt: skip
def test_the_ledger_says_what_the_rules_say(options):
    for moves in (15, 60, 140):
        table = played(options, moves, seed=moves)
        agree(table._state, table._rules)


def test_the_ledger_has_room_for_the_widest_region_and_the_largest_bonus():
    """18 provinces held by one seat, a bonus of 20."""
    data = copy.deepcopy(wide_board())
    data["regions"]["grey"]["bonus"] = [20, 17]
    scene = Scene(2, board=data).clear()
    for province in scene.provinces[:17]:
        scene.army(0, province)
    scene.castle(0, scene.provinces[17])
    agree(scene.s, scene.r)
    assert part(ledger(scene.s, scene.r, 0, 0), 5) == 20
