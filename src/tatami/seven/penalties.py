"""Step A: the penalties of the last card in the line (SEV-20, SEV-60 to SEV-6B)."""

from __future__ import annotations

from ..kernel import NONE, emit, kernel
from .abilities import left_of, may_ignore, right_of
from .consts import SYMBOLS, Penalty
from .lines import attack
from .notes import Note
from .piles import put_away, reinforce, send_to_breach, take_top
from .state import Rules, State
from .village import damage, wound


@kernel
def read_penalties(state: State, rules: Rules) -> None:
    """Fix the penalties at the start of the step, whatever happens to the card meanwhile."""
    seat = state.active
    state.applied = 0
    state.penalty_even = 0
    state.penalties[:] = NONE
    if state.line_n[seat] > 0:
        card = state.line[seat, state.line_n[seat] - 1]
        state.penalties[0] = rules.penalty[card, 0]
        state.penalties[1] = rules.penalty[card, 1]
        state.penalty_even = 1 - rules.strength[card] % 2


@kernel
def strike_off(state: State, kind: int) -> None:
    """One penalty of this kind is dealt with; what is left stands first."""
    if state.penalties[0] == kind:
        state.penalties[0] = state.penalties[1]
    state.penalties[1] = NONE


@kernel
def ignore_penalty(state: State, kind: int) -> None:
    """Gorobei's or Kambei's ability: no penalty, no wound."""
    strike_off(state, kind)
    emit(state, Note.PENALTY_IGNORED, state.active, kind, 0, 0)


@kernel
def apply_penalty(state: State, rules: Rules, kind: int) -> None:
    """Apply a penalty, or take the wound if that cannot be done (SEV-60 to SEV-6B)."""
    seat = state.active
    strike_off(state, kind)
    state.applied = 1
    emit(state, Note.PENALTY_APPLIED, seat, kind, 0, 0)
    if kind == Penalty.BARRICADE:
        damage(state, rules)
    elif kind == Penalty.WOUND:
        wound(state, rules, seat)
    elif kind == Penalty.BREACH:
        send_to_breach(state)
    elif kind == Penalty.NO_DEFENCE:
        state.no_defence = 1
    elif kind == Penalty.NO_SUPPORT:
        state.no_support = 1
    elif kind == Penalty.MUST_PASS:
        state.must_pass = 1
    elif kind == Penalty.NO_ABILITY:
        state.no_ability = 1
    elif not apply_rarer(state, rules, kind):
        emit(state, Note.PENALTY_IMPOSSIBLE, seat, kind, 0, 0)
        wound(state, rules, seat)


@kernel
def apply_rarer(state: State, rules: Rules, kind: int) -> bool:
    """The penalties that may be impossible (SEV-65, SEV-66, SEV-68, SEV-6A); whether this one was not."""
    seat = state.active
    if kind == Penalty.REINFORCE:
        if state.discard_n == 0:
            return False
        reinforce(state)
    elif kind == Penalty.LOSE_DEFENDER:
        if count_left(state, seat) == 0:
            return False
        state.losing = 1
    else:
        near = left_of(rules, seat) if kind == Penalty.LEFT_DRAWS else right_of(rules, seat)
        if state.passed[near] == 1:
            return False
        card = take_top(state)
        emit(state, Note.CARD_TAKEN, near, card, 0, 0)
        attack(state, rules, near, card)
    return True


@kernel
def count_left(state: State, seat: int) -> int:
    """How many cards lie on the left."""
    count = 0
    for symbol in range(SYMBOLS):
        if state.left[seat, symbol] != NONE:
            count += 1
    return count


@kernel
def lose_defender(state: State, symbol: int) -> None:
    """The active samurai discards a card from the left (SEV-6A)."""
    card = state.left[state.active, symbol]
    state.left[state.active, symbol] = NONE
    state.losing = 0
    put_away(state, card)
    emit(state, Note.DEFENDER_LOST, state.active, card, 0, 0)


@kernel
def penalties_until_choice(state: State, rules: Rules) -> bool:
    """Apply what leaves no choice; whether the player is asked now."""
    if state.losing == 1:
        if count_left(state, state.active) > 1:
            return True
        for symbol in range(SYMBOLS):
            if state.left[state.active, symbol] != NONE and state.losing == 1:
                lose_defender(state, symbol)
        return False
    two = state.penalties[1] != NONE and state.penalties[1] != state.penalties[0]
    if two or may_ignore(state):
        return True
    apply_penalty(state, rules, state.penalties[0])
    return False
