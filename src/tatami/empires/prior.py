"""A cheap policy: how likely a strong player is to decide so, at a glance.

Roll-outs and the search's first looks go by it. It is a sum of terms a player would name; the weights were fitted to
the decisions of captains (a conditional logit), but for the modules, whose weights are set by hand.
"""

from __future__ import annotations

from ..kernel import NONE, kernel
from ..kernel.maths import exp
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

# stopping: a move, a recruit, anything
W_DONE = -2.83
W_DONE_MOVE = 0.6
W_DONE_RECRUIT = -0.8
# destiny cards: where one's influence is above the others'
W_CARD_MINE = 0.9
W_CARD_BEST = -0.61
# placing an order: the slot
W_OWN_BELOW = -0.86
W_OTHER_BELOW = 0.02
W_PRICE = -0.32
W_SIDE_MOVE = 0.79
W_SIDE_ATTACK = 1.42
W_SIDE_RECRUIT = 1.74
W_SIDE_HARVEST = 0.8
W_CARDS = 0.21
# placing an order: its kind
W_RECRUIT = 1.41
W_RECRUIT_SHORT = -1.67
W_RECRUIT_FOOD = 1.18
W_IDLE = -0.78
W_ATTACK = 0.58
W_ATTACK_PREY = 0.67
W_ATTACK_BUSHIDO = 0.27
W_HARVEST = -0.87
W_HARVEST_FIELDS = 1.28
W_HARVEST_LATER = -0.58
W_REINFORCE = -0.24
W_BUILD = -1.2
W_BUILD_READY = 3.08
W_BUILD_LATER = -0.49
W_MOVE3 = 0.77
W_MOVE23 = -0.2
W_MOVE_SPARE = 0.78
W_MOVE_NEAR = -0.32
# arriving in a province: by move, recruit or ship
W_WIN = 3.62
W_WIN_SHRINE = 1.08
W_WIN_CAPITAL = -1.61
W_TIE = 1.17
W_FAR = -0.48
# leaving one
W_LOSE = -3.75
W_LOSE_SHRINE = -1.18
W_YIELD = -0.55
W_LEAVE_WEAK = 0.41
W_MARCH = -0.6
W_SAIL = -1.01
W_SAIL_TWO = 0.99
W_EXPLORE = 0.3
# bringing armies
W_BRING = 0.86
# striking
W_STRIKE = 0.17
W_STRIKE_BEST = 1.3
W_STRIKE_WINS = 1.73
W_STRIKE_TIES = 1.16
W_STRIKE_FIRM = -0.58
W_STRIKE_SHRINE = 0.88
# building
W_FOUND = 0.4
W_FOUND_HELD = 0.36
# by hand: harvests and modules
W_TAKE = 1.4
W_VETERAN = 1.1
W_TRAIN = -0.9
W_USE = 0.4


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
        return W_EXPLORE + march(state, rules, seat, rules.edge_from[edge], rules.edge_to[edge], 1)
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
        return W_TAKE
    if A_TRAIN <= action < A_DISBAND:
        return W_TRAIN
    if action == A_USE:
        return W_USE
    return 0.0


@kernel
def stop(state: State) -> float:
    """To leave the rest of an action."""
    total = W_DONE
    if state.depth > 0:
        act = top(state, ACT)
        if act == Act.MOVE:
            total += W_DONE_MOVE
        elif act == Act.RECRUIT:
            total += W_DONE_RECRUIT
    return total


@kernel
def card(state: State, rules: Rules, seat: int, region: int) -> float:
    """A destiny card makes its region worth more to all."""
    best = 0
    for other in range(rules.seats):
        if other != seat:
            best = max(best, int(rules.track[min(state.influence[other, region] + 0, TRACK - 1)]))
    total = 0.0
    total += W_CARD_MINE * rules.track[min(state.influence[seat, region] + 0, TRACK - 1)]
    total += W_CARD_BEST * best
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
        total += W_WIN
        if rules.role[province] == Role.SHRINE:
            total += W_WIN_SHRINE
        elif rules.role[province] == Role.CAPITAL:
            total += W_WIN_CAPITAL
    elif ahead + count == 0:
        total += W_TIE
    elif ahead > 1:
        total += W_FAR
    return total


@kernel
def leaving(state: State, rules: Rules, seat: int, province: int, count: int) -> float:
    """So many armies fewer in a province: control lost, or left to another."""
    ahead = lead(state, rules, seat, province)
    total = 0.0
    if ahead > 0 >= ahead - count:
        total += W_LOSE
        if rules.role[province] == Role.SHRINE:
            total += W_LOSE_SHRINE
    elif ahead == 0:
        total += W_YIELD
    elif ahead < 0:
        total += W_LEAVE_WEAK
    return total


@kernel
def march(state: State, rules: Rules, seat: int, source: int, target: int, count: int) -> float:
    """Go where control is won, not where it is lost."""
    return W_MARCH + arriving(state, rules, seat, target, count) + leaving(state, rules, seat, source, count)


@kernel
def sail(state: State, rules: Rules, seat: int, source: int, target: int, count: int) -> float:
    """By ship; there are many harbours."""
    total = march(state, rules, seat, source, target, count)
    total += W_SAIL
    if count == 2:
        total += W_SAIL_TWO
    return total


@kernel
def bring(state: State, rules: Rules, seat: int, province: int, levy: int) -> float:
    """A recruit."""
    total = W_BRING + arriving(state, rules, seat, province, 1)
    if levy != Levy.SAMURAI:
        total += W_VETERAN
    return total


@kernel
def strike(state: State, rules: Rules, seat: int, province: int, victim: int) -> float:
    """Strike where it decides who holds the province."""
    mine = power(state, rules, seat, province)
    best = rival(state, rules, seat, province)
    total = W_STRIKE
    if power(state, rules, victim, province) == best:
        total += W_STRIKE_BEST
        if mine == best:
            total += W_STRIKE_WINS
        elif mine == best - 1:
            total += W_STRIKE_TIES
        elif mine == best + 1:
            total += W_STRIKE_FIRM
    if rules.role[province] == Role.SHRINE:
        total += W_STRIKE_SHRINE
    return total


@kernel
def build(state: State, rules: Rules, seat: int, action: int) -> float:
    """A castle, or an army for it."""
    if action >= A_REINFORCE:
        return bring(state, rules, seat, reinforce_province(action), Levy.SAMURAI)
    province = build_province(action)
    total = W_FOUND
    if lead(state, rules, seat, province) > 0:
        total += W_FOUND_HELD
    return total


@kernel
def beside(state: State, rules: Rules, seat: int, slot: int) -> float:
    """The slot: what lies there, the neutral action beside it, the region's cards."""
    region = slot // SLOTS_A_REGION
    total = W_CARDS * state.played[region]
    owner = state.slot_owner[slot]
    if owner == seat:
        total += W_OWN_BELOW
    elif owner != NONE:
        total += W_OTHER_BELOW
        total += W_PRICE * state.covers[seat]
    kind = state.neutral[slot]
    if kind == Neutral.RECRUIT:
        if state.supply[seat] > 0:
            total += W_SIDE_RECRUIT
    elif kind == Neutral.ATTACK:
        if attack_targets(state, rules, seat, region) > 0.0:
            total += W_SIDE_ATTACK
    elif kind == Neutral.HARVEST:
        if harvest_fields(state, rules, seat, region) > 0.0:
            total += W_SIDE_HARVEST
    else:
        total += W_SIDE_MOVE * min(1.0, spare_armies(state, rules, seat, region))
    return total


@kernel
def placing(state: State, rules: Rules, seat: int, order: int, region: int) -> float:
    """An order where it has something to do."""
    total = 0.0
    if order == Order.RECRUIT:
        total += W_RECRUIT
        if state.supply[seat] < 2:
            total += W_RECRUIT_SHORT
        if state.food[seat] > 0:
            total += W_RECRUIT_FOOD
        return total
    if order == Order.CASTLE and state.castle[seat, region] != NONE:
        total += W_REINFORCE
        return total
    if not has_army_in(state, rules, seat, region):
        total += W_IDLE
    if order == Order.ATTACK:
        total += W_ATTACK
        total += W_ATTACK_PREY * attack_targets(state, rules, seat, region)
        if state.bushido[seat] > 0:
            total += W_ATTACK_BUSHIDO
    elif order == Order.HARVEST:
        total += W_HARVEST
        total += W_HARVEST_FIELDS * harvest_fields(state, rules, seat, region)
        total += W_HARVEST_LATER * (ERAS - state.era)
    elif order == Order.CASTLE:
        ready = castle_nearness(state, rules, seat, region)
        total += W_BUILD
        total += W_BUILD_READY * ready
        total += W_BUILD_LATER * (ready * (ERAS - state.era))
    else:
        if order == Order.MOVE3:
            total += W_MOVE3
        elif order == Order.MOVE23:
            total += W_MOVE23
        total += W_MOVE_SPARE * spare_armies(state, rules, seat, region)
        if state.round_no == 2:
            total += W_MOVE_NEAR
    return total
