"""What a position is worth: the result at the end, and a hand-made estimate before it."""

from __future__ import annotations

from ..kernel import NONE, kernel
from .consts import (
    A_DONE,
    A_PASS,
    ERAS,
    Good,
    Role,
)
from .control import controller
from .era import region_bonus
from .state import Rules, State


@kernel
def reward(state: State, rules: Rules, seat: int) -> float:
    """1 shared among the winners."""
    count = 0
    for other in range(rules.seats):
        count += (state.winners >> other) & 1
    if count == 0:
        return 0.0
    return ((state.winners >> seat) & 1) / count

@kernel
def margin(state: State, rules: Rules, seat: int) -> float:
    """Points ahead of the best opponent, squeezed into -1 to 1."""
    best = -1000
    for other in range(rules.seats):
        if other != seat and state.score[other] > best:
            best = state.score[other]
    return max(-1.0, min(1.0, (state.score[seat] - best) / 40.0))

@kernel
def prospect(state: State, rules: Rules, seat: int) -> float:
    """What the seat has and holds, in points expected at the end of the game."""
    eras_left = ERAS - state.era + 1
    total = float(state.score[seat])
    for region in range(rules.regions):
        total += 0.8 * region_bonus(state, rules, seat, region) * (1.0 + 0.5 * (eras_left - 1))
        # cards still to be played make influence worth more than today's cards say
        cards = state.played[region] + 0.35 * state.hand[seat, region] + 0.5 * (eras_left - 1)
        steps = state.influence[seat, region] + 0
        if state.castle[seat, region] != NONE:
            steps += eras_left
        for province in range(rules.first[region], rules.first[region + 1]):
            if controller(state, rules, province) == seat:
                steps += 1
                if rules.role[province] == Role.SHRINE:
                    total += 0.8
                elif state.resource[province] != Good.NOTHING:
                    total += 0.35
            total += 0.12 * min(state.samurai[seat, province] + 0, 3)
            total += 0.2 * state.archers[seat, province]
        if state.general[seat] != NONE and rules.region_of[state.general[seat]] == region:
            steps += 1
            total += 0.5
        total += 0.85 * rules.track[min(steps, 10)] * cards
    total += 0.3 * min(state.food[seat] + 0, 6) + 0.3 * min(state.bushido[seat] + 0, 6)
    return total + 0.15 * (state.range[seat] + state.arsenal[seat]) + 0.6 * state.headquarters[seat]

@kernel
def evaluate(state: State, rules: Rules, seat: int) -> float:
    """The seat's prospect beside the best of the others."""
    best = -1000.0
    for other in range(rules.seats):
        if other != seat:
            best = max(best, prospect(state, rules, other))
    return prospect(state, rules, seat) - best

@kernel
def prior(state: State, rules: Rules, action: int) -> float:
    """A weight for roll-outs: act rather than decline."""
    if action == A_DONE or action == A_PASS:
        return 0.15
    return 1.0
