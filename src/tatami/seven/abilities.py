"""Abilities: who has which, and what they allow with a card just taken (SEV-40 to SEV-46)."""

from __future__ import annotations

from ..kernel import NONE, kernel
from .consts import Samurai
from .state import Rules, State


@kernel
def has(state: State, seat: int, who: int) -> bool:
    """Whether the seat may use this samurai's ability now: its own, an open token's, or, in its turn, a lent one."""
    in_turn = seat == state.active
    if in_turn and state.no_ability == 1:
        return False
    if state.samurai[seat] == who or state.token_user[who] == seat:
        return True
    owner = state.seat_of[who]
    return in_turn and owner != NONE and state.holder[owner] == seat and state.support_late[owner] == 0


@kernel
def left_of(rules: Rules, seat: int) -> int:
    """The left neighbour: the next seat clockwise (SEV-26)."""
    return (seat + 1) % rules.seats


@kernel
def right_of(rules: Rules, seat: int) -> int:
    """The right neighbour."""
    return (seat + rules.seats - 1) % rules.seats


@kernel
def giver_of(rules: Rules, card: int) -> int:
    """Whose ability passes the card on: Heihachi's even ones, Shichiroji's odd ones (SEV-40, SEV-41)."""
    return Samurai.SHICHIROJI if rules.strength[card] % 2 == 1 else Samurai.HEIHACHI


@kernel
def may_give(state: State, rules: Rules) -> bool:
    """Whether the taker may pass the card in hand on."""
    return state.abilities_barred == 0 and has(state, state.taker, giver_of(rules, state.card))


@kernel
def can_receive(state: State, rules: Rules, seat: int) -> bool:
    """A neighbour of the taker who has neither passed nor had the card."""
    near = seat == left_of(rules, state.taker) or seat == right_of(rules, state.taker)
    return near and state.passed[seat] == 0 and (state.had_by >> seat) & 1 == 0


@kernel
def may_discard(state: State, rules: Rules) -> bool:
    """Kyuzo discards a card whose strength is in the line already (SEV-45)."""
    if state.abilities_barred == 1 or not has(state, state.taker, Samurai.KYUZO):
        return False
    return matches(state, rules, state.taker, rules.strength[state.card])


@kernel
def matches(state: State, rules: Rules, seat: int, strength: int) -> bool:
    """Whether a card of this strength is in the line."""
    for i in range(state.line_n[seat]):
        if rules.strength[state.line[seat, i]] == strength:
            return True
    return False


@kernel
def may_bury(state: State) -> bool:
    """Katsushiro puts the card under the deck, if another can be drawn (SEV-46)."""
    return state.abilities_barred == 0 and state.deck_n > 0 and has(state, state.taker, Samurai.KATSUSHIRO)


@kernel
def ignorer_of(state: State) -> int:
    """Whose ability ignores the penalties: Gorobei's those of even cards, Kambei's of odd ones (SEV-42, SEV-43)."""
    return Samurai.GOROBEI if state.penalty_even == 1 else Samurai.KAMBEI


@kernel
def may_ignore(state: State) -> bool:
    """Before any is applied, whoever has the ability may."""
    return state.applied == 0 and has(state, state.active, ignorer_of(state))


@kernel
def any_choice(state: State, rules: Rules) -> bool:
    """Whether an ability allows anything with the card in hand."""
    if may_discard(state, rules) or may_bury(state):
        return True
    if not may_give(state, rules):
        return False
    return can_receive(state, rules, left_of(rules, state.taker)) or can_receive(
        state, rules, right_of(rules, state.taker)
    )
