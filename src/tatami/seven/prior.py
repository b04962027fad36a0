"""Which moves deserve a look: cheap weights for roll-outs and the search.

The numbers were found by hill-climbing over games won, before there was a tool for it in the tree.
"""

from __future__ import annotations

from ..kernel import NONE, kernel
from .codec import (
    A_ATTACK,
    A_BREACH,
    A_DEFEND,
    A_DONE,
    A_FIGHT,
    A_GIVE,
    A_IGNORE,
    A_IGNORE_ONE,
    A_LEND,
    A_MOVE,
    A_PASS,
    A_RAISE,
    A_STRIKE,
    A_SUPPORT,
    give_seat,
    move_giver,
    move_taker,
    strike_seat,
)
from .consts import SEATS, SYMBOLS, Phase
from .state import Rules, State
from .track import beyond, kiai_value

# how bad each penalty is as the last card of a line
HARM = (1.0, 2.0, 0.6, 0.3, 0.1, 0.8, 0.8, 0.8, 0.5, 0.4, 1.5)


@kernel
def prior(state: State, rules: Rules, action: int) -> float:
    """A cheap weight for roll-outs: exact Kiai, missing symbols, no busting."""
    phase = state.phase
    if phase == Phase.CARD:
        return prior_card(state, rules, action)
    if phase == Phase.ACTION or phase == Phase.SECOND:
        return prior_action(state, rules, action)
    if phase == Phase.KIAI:
        return prior_kiai(state, rules, action)
    if phase == Phase.PENALTY:
        return 10.0 if action == A_IGNORE or action >= A_IGNORE_ONE else 1.0
    if phase == Phase.START:
        return 1.5 if action == A_DONE else 0.5
    return 1.0


@kernel
def prior_card(state: State, rules: Rules, action: int) -> float:
    """Where a card goes."""
    card, seat = state.card, state.taker
    strength = rules.strength[card]
    gap = kiai_value(state, rules, seat) - state.track[seat] - strength
    if action == A_DEFEND:
        return 13.0
    if action == A_ATTACK:
        if gap == 0:
            return 12.0
        if gap < 0:
            return 0.13
        harm = 0.0
        if rules.penalty[card, 0] != NONE:
            harm = HARM[rules.penalty[card, 0]]
        return max(0.3, 3.0 - 0.5 * gap) / (1.0 + harm)
    if action >= A_GIVE and action < A_GIVE + SEATS:
        other = give_seat(action)
        room = kiai_value(state, rules, other) - state.track[other] - strength
        symbol = rules.symbol[card]
        if room == 0 or (symbol != NONE and state.left[other, symbol] == NONE):
            return 6.0
        return 1.0 if room > 0 else 0.1
    return 2.0 if gap < 0 else 1.5


@kernel
def prior_action(state: State, rules: Rules, action: int) -> float:
    """Fight while there is room, pass when the left is full and the track is high."""
    seat = state.active
    room = kiai_value(state, rules, seat) - state.track[seat]
    missing = 0
    for symbol in range(SYMBOLS):
        if state.left[seat, symbol] == NONE:
            missing += 1
    if action == A_FIGHT:
        if room <= 0:
            return 0.3
        return 3.2 + missing + (1.0 if room >= 4 else 0.0)
    if action == A_PASS:
        return 0.9 if missing == 0 and room <= 2 else 0.15
    if action == A_DONE:
        return 2.0 if room <= 2 else 0.45
    if action >= A_SUPPORT:
        return (3.75 if room <= 2 else 1.0) / rules.seats
    return 1.0


@kernel
def prior_kiai(state: State, rules: Rules, action: int) -> float:
    """Use it; strike or move where a line stands beyond its value."""
    if action == A_DONE:
        return 0.3
    if action >= A_STRIKE and action < A_MOVE:
        return 2.4 if beyond(state, rules, strike_seat(action)) else 1.0
    if action >= A_MOVE and action < A_LEND:
        giver, taker = move_giver(action), move_taker(action)
        relief = 3.0 if beyond(state, rules, giver) else 0.5
        return relief * (0.1 if beyond(state, rules, taker) else 1.0)
    return 3.0 if action in (A_RAISE, A_BREACH) else 1.0
