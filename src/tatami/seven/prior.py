"""Which moves deserve a look: cheap numbers for roll-outs and the search, from ``weights.py``. A usual move is 1."""

from __future__ import annotations

from ..kernel import NONE, kernel
from . import weights as w
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
        return w.IGNORE if action == A_IGNORE or action >= A_IGNORE_ONE else 1.0
    if phase == Phase.START:
        return w.START_NONE if action == A_DONE else w.START_TOKEN
    return 1.0


@kernel
def prior_card(state: State, rules: Rules, action: int) -> float:
    """Where a card goes."""
    card, seat = state.card, state.taker
    strength = rules.strength[card]
    gap = kiai_value(state, rules, seat) - state.track[seat] - strength
    if action == A_DEFEND:
        return w.DEFEND
    if action == A_ATTACK:
        if gap == 0:
            return w.ATTACK_EXACT
        if gap < 0:
            return w.ATTACK_BEYOND
        harm = 0.0
        if rules.penalty[card, 0] != NONE:
            harm = w.HARM[rules.penalty[card, 0]]
        return max(w.ATTACK_LEAST, w.ATTACK - w.ATTACK_GAP * gap) / (1.0 + harm)
    if action >= A_GIVE and action < A_GIVE + SEATS:
        other = give_seat(action)
        room = kiai_value(state, rules, other) - state.track[other] - strength
        symbol = rules.symbol[card]
        if room == 0 or (symbol != NONE and state.left[other, symbol] == NONE):
            return w.GIVE_WANTED
        return w.GIVE if room > 0 else w.GIVE_BEYOND
    return w.ELSEWHERE_BEYOND if gap < 0 else w.ELSEWHERE


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
            return w.FIGHT_FULL
        return w.FIGHT + missing + (w.FIGHT_FAR if room >= 4 else 0.0)
    if action == A_PASS:
        return w.PASS_READY if missing == 0 and room <= 2 else w.PASS
    if action == A_DONE:
        return w.STOP_NEAR if room <= 2 else w.STOP
    if action >= A_SUPPORT:
        return (w.SUPPORT_NEAR if room <= 2 else w.SUPPORT) / rules.seats
    return 1.0


@kernel
def prior_kiai(state: State, rules: Rules, action: int) -> float:
    """Use it; strike or move where a line stands beyond its value."""
    if action == A_DONE:
        return w.KIAI_NONE
    if action >= A_STRIKE and action < A_MOVE:
        return w.STRIKE_BEYOND if beyond(state, rules, strike_seat(action)) else w.STRIKE
    if action >= A_MOVE and action < A_LEND:
        giver, taker = move_giver(action), move_taker(action)
        relief = w.RELIEF if beyond(state, rules, giver) else w.RELIEF_NONE
        return relief * (w.BURDEN if beyond(state, rules, taker) else 1.0)
    return w.RAISE if action in (A_RAISE, A_BREACH) else 1.0
