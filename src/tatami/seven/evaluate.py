"""How good a position is, and which moves deserve a look: for bots and learning, not for the rules."""

from __future__ import annotations

from ..kernel import NONE, kernel
from .consts import (
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
    LAST_ROUND,
    SEATS,
    SYMBOLS,
    Outcome,
    Phase,
)
from .roundend import score
from .state import Rules, State
from .track import beyond, kiai_value

FULL_SCORE = 10.0
# what a samurai without hat, house or doll at the end of the round costs; weights fitted on sensible games
MISSING = (0.08, 0.05, 0.06)
# how bad each penalty is as the last card of a line
HARM = (1.0, 2.0, 0.6, 0.3, 0.1, 0.8, 0.8, 0.8, 0.5, 0.4, 1.5)


@kernel
def reward(state: State, rules: Rules, seat: int) -> float:
    """The samurai win or lose together."""
    return 1.0 if state.outcome == Outcome.WON else 0.0


@kernel
def margin(state: State, rules: Rules, seat: int) -> float:
    """Finer than the win: the score of a won game, how far a lost one came."""
    if state.outcome == Outcome.WON:
        return 0.5 + 0.5 * score(state, rules) / FULL_SCORE
    if state.outcome == Outcome.RUNNING:
        return 2.0 * evaluate(state, rules, seat) - 1.0
    return -1.0 + 0.6 * progress(state, rules)


@kernel
def progress(state: State, rules: Rules) -> float:
    """How much of the three rounds is behind us, 0 to 1."""
    total = rules.raiders
    if state.round_no >= 2:
        total += rules.henchmen
    if state.round_no == LAST_ROUND:
        total += rules.chiefs
    done = 1.0 - state.deck_n / total
    return (state.round_no - 1 + done) / LAST_ROUND


@kernel
def evaluate(state: State, rules: Rules, seat: int) -> float:
    """A guess of the chance to win, 0 to 1: how far we are, what is left, and what still threatens it."""
    if state.outcome != Outcome.RUNNING:
        return reward(state, rules, seat)
    seats = rules.seats
    late = max(0.0, 1.0 - state.deck_n / rules.raiders)
    lives = 0.0  # wounds the samurai can still bear
    weakest = 4.0
    threats = 0.0  # what the end of the round and the fire spaces will cost
    for s in range(seats):
        life = 4.0 - 2.0 * state.animal[s] - state.wound[s]
        lives += life
        weakest = min(weakest, life)
        for symbol in range(SYMBOLS):
            if state.left[s, symbol] == NONE:
                threats += MISSING[symbol] * (1.0 if state.passed[s] == 1 else late)
        if beyond(state, rules, s) and state.passed[s] == 0:
            threats += 0.03
    families = state.families[0] + state.families[1] + state.families[2]
    village = 0.012 * state.buildings + 0.02 * families + 0.021 * state.barricades
    samurai = 0.054 * lives / seats + 0.03 * weakest
    threats += 0.0085 * state.breach_n
    value = 0.14 + village + samurai - threats / seats + 0.68 * progress(state, rules) - 0.037 * seats
    return min(0.98, max(0.02, value))


@kernel
def prior(state: State, rules: Rules, action: int) -> float:
    """A cheap weight for roll-outs: exact Kiai, missing symbols, no busting. Numbers found by hill-climbing."""
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
        other = action - A_GIVE
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
        return 2.4 if beyond(state, rules, action - A_STRIKE) else 1.0
    if action >= A_MOVE and action < A_LEND:
        giver, taker = (action - A_MOVE) // SEATS, (action - A_MOVE) % SEATS
        relief = 3.0 if beyond(state, rules, giver) else 0.5
        return relief * (0.1 if beyond(state, rules, taker) else 1.0)
    return 3.0 if action in (A_RAISE, A_BREACH) else 1.0
