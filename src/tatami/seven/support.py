"""Support tokens, lent and open (SEV-04, SEV-12, SEV-23)."""

from __future__ import annotations

from ..kernel import NONE, emit, kernel
from .consts import SEATS, Token
from .notes import Note
from .piles import send_to_breach
from .state import Rules, State


@kernel
def can_lend(state: State, rules: Rules, giver: int, taker: int) -> bool:
    """Both are active and the token is at home."""
    if giver == taker or giver >= rules.seats or taker >= rules.seats:
        return False
    return state.passed[giver] == 0 and state.passed[taker] == 0 and state.holder[giver] == NONE


@kernel
def lend(state: State, giver: int, taker: int) -> None:
    """The token changes hands (SEV-23, SEV-55); in the holder's own turn it comes too late for that turn."""
    state.holder[giver] = taker
    state.support_late[giver] = 1 if taker == state.active else 0
    emit(state, Note.SUPPORTED, giver, taker, 0, 0)


@kernel
def support(state: State, giver: int, taker: int) -> None:
    """The action: lend the token, and a card goes unseen to the breach (SEV-23)."""
    lend(state, giver, taker)
    send_to_breach(state)


@kernel
def return_tokens(state: State, rules: Rules, seat: int) -> None:
    """At the end of the holder's turn all tokens it holds go home."""
    for owner in range(rules.seats):
        if state.holder[owner] == seat:
            state.holder[owner] = NONE
            state.support_late[owner] = 0
            emit(state, Note.SUPPORT_RETURNED, owner, seat, 0, 0)


@kernel
def use_token(state: State, seat: int, who: int) -> None:
    """An open token: its ability is the seat's for the rest of the round, once a game (SEV-12)."""
    state.token[who] = Token.SPENT
    state.token_user[who] = seat
    emit(state, Note.TOKEN_USED, seat, who, 0, 0)


@kernel
def any_token(state: State) -> bool:
    """Whether an open token is left."""
    for who in range(SEATS):
        if state.token[who] == Token.OPEN:
            return True
    return False
