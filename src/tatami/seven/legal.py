"""What may be done: the legal actions of the seat that decides."""

from __future__ import annotations

from ..kernel import NONE, Actions, kernel
from .abilities import can_receive, left_of, may_bury, may_discard, may_give, may_ignore, right_of
from .codec import (
    A_ATTACK,
    A_DEFEND,
    A_DISCARD,
    A_DONE,
    A_FIGHT,
    A_IGNORE,
    A_PASS,
    A_RAISE,
    A_UNDER,
    END_KIAI,
    FIRST_KIAI,
    give_action,
    ignore_one_action,
    lose_action,
    order_action,
    penalty_action,
    support_action,
    use_action,
)
from .consts import OF_TWO, ORDERS, SEATS, SYMBOLS, Phase, Token
from .kiai import kiai_allows
from .lines import can_defend
from .state import Rules, State
from .support import can_lend
from .track import beyond


@kernel
def legal(state: State, rules: Rules, out: Actions) -> int:
    """Write the legal actions to out; how many there are."""
    phase = state.phase
    if phase == Phase.ACTION:
        return legal_action(state, rules, out)
    if phase == Phase.CARD:
        return legal_card(state, rules, out)
    if phase == Phase.KIAI:
        return legal_kiai(state, rules, out)
    if phase == Phase.PENALTY:
        return legal_penalty(state, out)
    if phase == Phase.SECOND:
        out[0] = A_FIGHT
        out[1] = A_DONE
        return 2
    if phase == Phase.START:
        return legal_start(state, out)
    if phase == Phase.LOSE:
        return legal_lose(state, out)
    if phase == Phase.ORDER:
        return legal_order(state, out)
    return 0


@kernel
def must_pass(state: State, rules: Rules) -> bool:
    """By a chief's penalty, or beyond Kiai at the moment of choosing (SEV-21, SEV-67)."""
    return state.must_pass == 1 or beyond(state, rules, state.active)


@kernel
def legal_action(state: State, rules: Rules, out: Actions) -> int:
    """Fight, support, pass."""
    out[0] = A_PASS
    if must_pass(state, rules):
        return 1
    out[1] = A_FIGHT
    n = 2
    if state.no_support == 0:
        for seat in range(rules.seats):
            if can_lend(state, rules, state.active, seat):
                out[n] = support_action(seat)
                n += 1
    return n


@kernel
def legal_card(state: State, rules: Rules, out: Actions) -> int:
    """Right, left, or an ability."""
    out[0] = A_ATTACK
    n = 1
    if can_defend(state, rules, state.taker, state.card):
        out[n] = A_DEFEND
        n += 1
    if may_give(state, rules):
        near, other = left_of(rules, state.taker), right_of(rules, state.taker)
        if can_receive(state, rules, near):
            out[n] = give_action(near)
            n += 1
        if other != near and can_receive(state, rules, other):
            out[n] = give_action(other)
            n += 1
    if may_discard(state, rules):
        out[n] = A_DISCARD
        n += 1
    if may_bury(state):
        out[n] = A_UNDER
        n += 1
    return n


@kernel
def legal_kiai(state: State, rules: Rules, out: Actions) -> int:
    """The effects left, or none."""
    out[0] = A_DONE
    n = 1
    if kiai_allows(state, rules, A_RAISE):
        out[n] = A_RAISE
        n += 1
    who = state.samurai[state.frame_seat[state.frames - 1]]
    for action in range(FIRST_KIAI[who], END_KIAI[who]):
        if kiai_allows(state, rules, action):
            out[n] = action
            n += 1
    return n


@kernel
def legal_penalty(state: State, out: Actions) -> int:
    """Ignore or apply, one after the other."""
    first, second = state.penalties[0], state.penalties[1]
    out[0] = penalty_action(first)
    n = 1
    if second != NONE and second != first:
        out[n] = penalty_action(second)
        n += 1
    if may_ignore(state):
        if second == NONE:
            out[n] = A_IGNORE
            return n + 1
        out[n] = ignore_one_action(first)
        n += 1
        if second != first:
            out[n] = ignore_one_action(second)
            n += 1
    return n


@kernel
def legal_start(state: State, out: Actions) -> int:
    """Open tokens, any number of them."""
    out[0] = A_DONE
    n = 1
    for who in range(SEATS):
        if state.token[who] == Token.OPEN:
            out[n] = use_action(who)
            n += 1
    return n


@kernel
def legal_lose(state: State, out: Actions) -> int:
    """A card from the left."""
    n = 0
    for symbol in range(SYMBOLS):
        if state.left[state.active, symbol] != NONE:
            out[n] = lose_action(symbol)
            n += 1
    return n


@kernel
def legal_order(state: State, out: Actions) -> int:
    """The orders of two or three cards."""
    first, end = (0, OF_TWO) if state.looking == 2 else (OF_TWO, len(ORDERS))
    for row in range(first, end):
        out[row - first] = order_action(row)
    return end - first
