"""A cheap policy for roll-outs: how much a decision looks worth at a glance."""

from __future__ import annotations

from ..kernel import NONE, kernel
from .consts import (
    A_ATTACK,
    A_BUILD,
    A_DISBAND,
    A_DONE,
    A_EXPLORE,
    A_HARVEST,
    A_HARVEST_AT,
    A_MOVE,
    A_NEUTRAL,
    A_PASS,
    A_PLACE,
    A_RECRUIT,
    A_REINFORCE,
    A_SAIL,
    A_TRAIN,
    A_USE,
    LEVIES,
    MAX_SEATS,
    PROVINCES,
    SLOTS,
    SLOTS_A_REGION,
    UNITS,
    Good,
    Levy,
    Order,
    Role,
)
from .control import armies, has_army_in, power
from .state import Rules, State


@kernel
def prior(state: State, rules: Rules, action: int) -> float:
    """A weight above 0; 1 is a decision like any other."""
    seat = state.current
    if action == A_DONE or action == A_PASS:
        return 0.1
    if A_PLACE <= action < A_NEUTRAL:
        order = (action - A_PLACE) // SLOTS
        slot = (action - A_PLACE) % SLOTS
        return placing(state, rules, seat, order, slot)
    if A_MOVE <= action < A_EXPLORE:
        edge = (action - A_MOVE) // UNITS
        return march(state, rules, seat, rules.edge_from[edge], rules.edge_to[edge], 1)
    if A_EXPLORE <= action < A_SAIL:
        edge = rules.mountain_edge[(action - A_EXPLORE) // UNITS // 2, (action - A_EXPLORE) // UNITS % 2]
        return 0.3 + march(state, rules, seat, rules.edge_from[edge], rules.edge_to[edge], 1)
    if action >= A_SAIL:
        count = (action - A_SAIL) % 2 + 1
        return 0.3 * march(
            state, rules, seat, (action - A_SAIL) // 2 // PROVINCES, (action - A_SAIL) // 2 % PROVINCES, count
        )
    if A_ATTACK <= action < A_ATTACK + PROVINCES * MAX_SEATS:
        return strike(state, rules, seat, (action - A_ATTACK) // MAX_SEATS, (action - A_ATTACK) % MAX_SEATS)
    if A_RECRUIT <= action < A_BUILD:
        return 1.5 if (action - A_RECRUIT) % LEVIES == Levy.SAMURAI else 3.0
    if A_BUILD <= action < A_REINFORCE or action == A_HARVEST:
        return 4.0
    if A_REINFORCE <= action < A_HARVEST_AT:
        return 1.0
    if A_TRAIN <= action < A_DISBAND:
        return 0.4
    if action == A_USE:
        return 1.5
    return 1.0


@kernel
def rival(state: State, rules: Rules, seat: int, province: int) -> int:
    """The greatest power of the others there."""
    best = 0
    for other in range(rules.seats):
        if other != seat:
            best = max(best, power(state, rules, other, province))
    return best


@kernel
def march(state: State, rules: Rules, seat: int, source: int, target: int, count: int) -> float:
    """Go where control is won, not where it is lost."""
    there = power(state, rules, seat, target) - rival(state, rules, seat, target)
    here = power(state, rules, seat, source) - rival(state, rules, seat, source)
    weight = 0.25
    if there <= 0 < there + count:
        weight = 2.0 if rules.role[target] == Role.SHRINE else 1.5
    elif there <= 1:
        weight = 0.4
    if here > 0 >= here - count:
        weight *= 0.15 if there <= 0 < there + count else 0.05
    elif here > 2:
        weight *= 1.5
    return weight


@kernel
def strike(state: State, rules: Rules, seat: int, province: int, victim: int) -> float:
    """Strike where it decides who holds the province."""
    mine = power(state, rules, seat, province)
    best = rival(state, rules, seat, province)
    if power(state, rules, victim, province) == best:
        if mine == best:
            return 4.0
        if mine == best - 1:
            return 2.0
        return 1.0
    return 0.4


@kernel
def placing(state: State, rules: Rules, seat: int, order: int, slot: int) -> float:
    """An order where it has something to do; an opponent's token is covered for a price."""
    region = slot // SLOTS_A_REGION
    weight = 1.0
    owner = state.slot_owner[slot]
    if owner == seat:
        weight = 0.4
    elif owner != NONE:
        weight = 0.6
    if order == Order.RECRUIT:
        return weight * (1.2 if state.supply[seat] > 1 else 0.2)
    if not has_army_in(state, rules, seat, region):
        return weight * 0.1
    if order == Order.HARVEST:
        return weight * (0.2 + 0.3 * harvest_here(state, rules, seat, region))
    if order == Order.CASTLE:
        return weight * (0.3 if state.castle[seat, region] != NONE else castle_here(state, rules, seat, region))
    if order == Order.ATTACK:
        return weight * (0.2 + 0.5 * met(state, rules, seat, region))
    return weight * (1.6 if order == Order.MOVE3 else 1.2)


@kernel
def harvest_here(state: State, rules: Rules, seat: int, region: int) -> int:
    """Resource provinces with an army of the seat."""
    count = 0
    for province in range(rules.first[region], rules.first[region + 1]):
        if state.resource[province] != Good.NOTHING and armies(state, seat, province) > 0:
            count += 1
    return count


@kernel
def castle_here(state: State, rules: Rules, seat: int, region: int) -> float:
    """Whether two armies stand ready where a castle may rise."""
    for province in range(rules.first[region], rules.first[region + 1]):
        if armies(state, seat, province) > 1 and (rules.castle_anywhere == 1 or rules.role[province] != Role.CAPITAL):
            return 2.0
    return 0.5


@kernel
def met(state: State, rules: Rules, seat: int, region: int) -> int:
    """Provinces of the region where the seat meets opponents."""
    count = 0
    for province in range(rules.first[region], rules.first[region + 1]):
        if armies(state, seat, province) > 0:
            for other in range(rules.seats):
                if other != seat and armies(state, other, province) > 0:
                    count += 1
                    break
    return min(count, 3)
