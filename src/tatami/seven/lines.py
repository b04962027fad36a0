"""Battle lines and the cards on the left (SEV-22, SEV-27)."""

from __future__ import annotations

from ..kernel import NONE, emit, kernel
from .notes import Note
from .piles import put_away
from .state import Rules, State
from .track import beyond, notice
from .village import damage


@kernel
def attack(state: State, rules: Rules, seat: int, card: int) -> None:
    """The card joins the line on the right; a sum above Kiai costs a barricade, equal gives a Kiai (SEV-22)."""
    n = state.line_n[seat]
    state.line[seat, n] = card
    state.line_n[seat] = n + 1
    state.track[seat] += rules.strength[card]
    emit(state, Note.ATTACKED, seat, card, state.track[seat], 0)
    notice(state, rules, seat)
    if beyond(state, rules, seat):
        damage(state, rules)


@kernel
def defend(state: State, rules: Rules, seat: int, card: int) -> None:
    """The card goes to the left; the track does not change."""
    state.left[seat, rules.symbol[card]] = card
    emit(state, Note.DEFENDED, seat, card, 0, 0)


@kernel
def can_defend(state: State, rules: Rules, seat: int, card: int) -> bool:
    """A symbol, none like it there yet, and no penalty against it in one's own turn (SEV-22, SEV-63)."""
    symbol = rules.symbol[card]
    if symbol == NONE or (seat == state.active and state.no_defence == 1):
        return False
    return state.left[seat, symbol] == NONE


@kernel
def pull(state: State, rules: Rules, seat: int, index: int) -> int:
    """Take the card at that index out of the line; the track falls."""
    card = state.line[seat, index]
    n = state.line_n[seat] - 1
    for i in range(index, n):
        state.line[seat, i] = state.line[seat, i + 1]
    state.line[seat, n] = 0
    state.line_n[seat] = n
    state.track[seat] -= rules.strength[card]
    notice(state, rules, seat)
    return card


@kernel
def first_leaves(state: State, rules: Rules, seat: int) -> None:
    """After a Kiai the oldest card of the line goes to the discard (SEV-24)."""
    if state.line_n[seat] > 0:
        card = pull(state, rules, seat, 0)
        put_away(state, card)
        emit(state, Note.FIRST_CARD_LEAVES, seat, card, state.track[seat], 0)
