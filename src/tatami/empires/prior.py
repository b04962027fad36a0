"""A cheap policy: how likely a strong player is to decide so, at a glance.

Roll-outs and the search's first looks go by it. It is a sum of terms a player would name (a conditional logit); their
weights, and who made them, are in ``weights.py``.
"""

from __future__ import annotations

from ..kernel import NONE, kernel
from ..kernel.maths import exp
from . import weights as w
from .codec import (
    A_ATTACK,
    A_BUILD,
    A_DESTINY,
    A_DISBAND,
    A_DONE,
    A_EXPLORE,
    A_GATHER,
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
    attack_province,
    attack_victim,
    build_province,
    destiny_region,
    explore_mountain,
    explore_way,
    move_edge,
    place_order,
    place_slot,
    recruit_levy,
    recruit_province,
    reinforce_province,
    sail_count,
    sail_source,
    sail_target,
)
from .columns import ACT
from .consts import ERAS, SLOTS_A_REGION, TRACK, Act, Levy, Neutral, Order, Role
from .control import has_army_in, power
from .frames import top
from .prospects import attack_targets, castle_nearness, harvest_fields, spare_armies
from .state import Rules, State


@kernel
def prior(state: State, rules: Rules, action: int) -> float:
    """A weight above 0: how likely the decision is beside the others."""
    return exp(lean(state, rules, action))


@kernel
def lean(state: State, rules: Rules, action: int) -> float:
    """The logarithm of the weight."""
    seat = state.current
    if A_PLACE <= action < A_NEUTRAL:
        order = place_order(action)
        slot = place_slot(action)
        return beside(state, rules, seat, slot) + placing(state, rules, seat, order, slot // SLOTS_A_REGION)
    if A_MOVE <= action < A_EXPLORE:
        edge = move_edge(action)
        return march(state, rules, seat, rules.edge_from[edge], rules.edge_to[edge], 1)
    if A_EXPLORE <= action < A_SAIL:
        edge = rules.mountain_edge[explore_mountain(action), explore_way(action)]
        return w.EXPLORE + march(state, rules, seat, rules.edge_from[edge], rules.edge_to[edge], 1)
    if action >= A_SAIL:
        return sail(state, rules, seat, sail_source(action), sail_target(action), sail_count(action))
    if A_ATTACK <= action < A_GATHER:
        return strike(state, rules, seat, attack_province(action), attack_victim(action))
    if A_RECRUIT <= action < A_BUILD:
        return bring(state, rules, seat, recruit_province(action), recruit_levy(action))
    if A_BUILD <= action < A_HARVEST_AT:
        return build(state, rules, seat, action)
    if A_DESTINY <= action < A_TRAIN:
        return card(state, rules, seat, destiny_region(action))
    if action == A_DONE or action == A_PASS:
        return stop(state)
    if action == A_HARVEST:
        return w.TAKE
    if A_TRAIN <= action < A_DISBAND:
        return w.TRAIN
    if action == A_USE:
        return w.USE
    return 0.0


@kernel
def stop(state: State) -> float:
    """To leave the rest of an action."""
    total = w.DONE
    if state.depth > 0:
        act = top(state, ACT)
        if act == Act.MOVE:
            total += w.DONE_MOVE
        elif act == Act.RECRUIT:
            total += w.DONE_RECRUIT
    return total


@kernel
def card(state: State, rules: Rules, seat: int, region: int) -> float:
    """A destiny card makes its region worth more to all."""
    best = 0
    for other in range(rules.seats):
        if other != seat:
            best = max(best, int(rules.track[min(state.influence[other, region] + 0, TRACK - 1)]))
    total = 0.0
    total += w.CARD_MINE * rules.track[min(state.influence[seat, region] + 0, TRACK - 1)]
    total += w.CARD_BEST * best
    return total


@kernel
def rival(state: State, rules: Rules, seat: int, province: int) -> int:
    """The greatest power of the others there."""
    best = 0
    for other in range(rules.seats):
        if other != seat:
            best = max(best, power(state, rules, other, province))
    return best


@kernel
def lead(state: State, rules: Rules, seat: int, province: int) -> int:
    """How far the seat's power there is above all others'."""
    return power(state, rules, seat, province) - rival(state, rules, seat, province)


@kernel
def arriving(state: State, rules: Rules, seat: int, province: int, count: int) -> float:
    """So many armies more in a province: control won, shared, or held by far already."""
    ahead = lead(state, rules, seat, province)
    total = 0.0
    if ahead <= 0 < ahead + count:
        total += w.WIN
        if rules.role[province] == Role.SHRINE:
            total += w.WIN_SHRINE
        elif rules.role[province] == Role.CAPITAL:
            total += w.WIN_CAPITAL
    elif ahead + count == 0:
        total += w.TIE
    elif ahead > 1:
        total += w.FAR
    return total


@kernel
def leaving(state: State, rules: Rules, seat: int, province: int, count: int) -> float:
    """So many armies fewer in a province: control lost, or left to another."""
    ahead = lead(state, rules, seat, province)
    total = 0.0
    if ahead > 0 >= ahead - count:
        total += w.LOSE
        if rules.role[province] == Role.SHRINE:
            total += w.LOSE_SHRINE
    elif ahead == 0:
        total += w.YIELD
    elif ahead < 0:
        total += w.LEAVE_WEAK
    return total


@kernel
def march(state: State, rules: Rules, seat: int, source: int, target: int, count: int) -> float:
    """Go where control is won, not where it is lost."""
    return w.MARCH + arriving(state, rules, seat, target, count) + leaving(state, rules, seat, source, count)


@kernel
def sail(state: State, rules: Rules, seat: int, source: int, target: int, count: int) -> float:
    """By ship; there are many harbours."""
    total = march(state, rules, seat, source, target, count)
    total += w.SAIL
    if count == 2:
        total += w.SAIL_TWO
    return total


@kernel
def bring(state: State, rules: Rules, seat: int, province: int, levy: int) -> float:
    """A recruit."""
    total = w.BRING + arriving(state, rules, seat, province, 1)
    if levy != Levy.SAMURAI:
        total += w.VETERAN
    return total


@kernel
def strike(state: State, rules: Rules, seat: int, province: int, victim: int) -> float:
    """Strike where it decides who holds the province."""
    mine = power(state, rules, seat, province)
    best = rival(state, rules, seat, province)
    total = w.STRIKE
    if power(state, rules, victim, province) == best:
        total += w.STRIKE_BEST
        if mine == best:
            total += w.STRIKE_WINS
        elif mine == best - 1:
            total += w.STRIKE_TIES
        elif mine == best + 1:
            total += w.STRIKE_FIRM
    if rules.role[province] == Role.SHRINE:
        total += w.STRIKE_SHRINE
    return total


@kernel
def build(state: State, rules: Rules, seat: int, action: int) -> float:
    """A castle, or an army for it."""
    if action >= A_REINFORCE:
        return bring(state, rules, seat, reinforce_province(action), Levy.SAMURAI)
    province = build_province(action)
    total = w.FOUND
    if lead(state, rules, seat, province) > 0:
        total += w.FOUND_HELD
    return total


@kernel
def beside(state: State, rules: Rules, seat: int, slot: int) -> float:
    """The slot: what lies there, the neutral action beside it, the region's cards."""
    region = slot // SLOTS_A_REGION
    total = w.CARDS * state.played[region]
    owner = state.slot_owner[slot]
    if owner == seat:
        total += w.OWN_BELOW
    elif owner != NONE:
        total += w.OTHER_BELOW
        total += w.PRICE * state.covers[seat]
    kind = state.neutral[slot]
    if kind == Neutral.RECRUIT:
        if state.supply[seat] > 0:
            total += w.SIDE_RECRUIT
    elif kind == Neutral.ATTACK:
        if attack_targets(state, rules, seat, region) > 0.0:
            total += w.SIDE_ATTACK
    elif kind == Neutral.HARVEST:
        if harvest_fields(state, rules, seat, region) > 0.0:
            total += w.SIDE_HARVEST
    else:
        total += w.SIDE_MOVE * min(1.0, spare_armies(state, rules, seat, region))
    return total


@kernel
def placing(state: State, rules: Rules, seat: int, order: int, region: int) -> float:
    """An order where it has something to do."""
    total = 0.0
    if order == Order.RECRUIT:
        total += w.RECRUIT
        if state.supply[seat] < 2:
            total += w.RECRUIT_SHORT
        if state.food[seat] > 0:
            total += w.RECRUIT_FOOD
        return total
    if order == Order.CASTLE and state.castle[seat, region] != NONE:
        total += w.REINFORCE
        return total
    if not has_army_in(state, rules, seat, region):
        total += w.IDLE
    if order == Order.ATTACK:
        total += w.ATTACK
        total += w.ATTACK_TARGETS * attack_targets(state, rules, seat, region)
        if state.bushido[seat] > 0:
            total += w.ATTACK_BUSHIDO
    elif order == Order.HARVEST:
        total += w.HARVEST
        total += w.HARVEST_FIELDS * harvest_fields(state, rules, seat, region)
        total += w.HARVEST_LATER * (ERAS - state.era)
    elif order == Order.CASTLE:
        ready = castle_nearness(state, rules, seat, region)
        total += w.BUILD
        total += w.BUILD_READY * ready
        total += w.BUILD_LATER * (ready * (ERAS - state.era))
    else:
        if order == Order.MOVE3:
            total += w.MOVE3
        elif order == Order.MOVE23:
            total += w.MOVE23
        total += w.MOVE_SPARE * spare_armies(state, rules, seat, region)
        if state.round_no == 2:
            total += w.MOVE_NEAR
    return total
