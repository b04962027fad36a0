"""A region at a glance: what an order of the seat would find to do there."""

from __future__ import annotations

from ..kernel import kernel
from .consts import Good
from .control import armies, controller
from .orders import castle_ground, castles_left
from .state import Rules, State


@kernel
def attack_targets(state: State, rules: Rules, seat: int, region: int) -> float:
    """Opponents' armies an attack would meet, at most two."""
    most = 0.0
    for province in range(rules.first[region], rules.first[region + 1]):
        if armies(state, seat, province) > 0:
            here = 0.0
            for other in range(rules.seats):
                if other != seat:
                    here += armies(state, other, province)
            most = max(most, min(here, 2.0))
    return most


@kernel
def harvest_fields(state: State, rules: Rules, seat: int, region: int) -> float:
    """Resource provinces with an army of the seat."""
    count = 0.0
    for province in range(rules.first[region], rules.first[region + 1]):
        if state.resource[province] != Good.NOTHING and armies(state, seat, province) > 0:
            count += 1.0
    return count


@kernel
def castle_nearness(state: State, rules: Rules, seat: int, region: int) -> float:
    """How near the seat is to a castle here: 1, or less while two armies must still meet."""
    if castles_left(state, rules, seat) == 0:
        return 0.0
    near = 0.0
    for province in range(rules.first[region], rules.first[region + 1]):
        if castle_ground(state, rules, province):
            near = max(near, min(1.0, 0.5 * armies(state, seat, province)))
    return near


@kernel
def spare_armies(state: State, rules: Rules, seat: int, region: int) -> float:
    """Armies that could leave without giving up a province, at most three."""
    count = 0.0
    for province in range(rules.first[region], rules.first[region + 1]):
        mine = armies(state, seat, province)
        if mine > 0:
            count += mine if controller(state, rules, province) != seat else mine - 1
    return min(count, 3.0)
