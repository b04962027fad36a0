"""Moves as numbers: each kind of choice has its own range, and what a number says is written and read here alone.

``lend_action(giver, taker)`` is the number of a move; ``lend_giver(action)`` and the like say what it holds.
"""

from __future__ import annotations

from ..kernel import kernel
from .consts import ORDERS, PENALTIES, SEATS, SYMBOLS

A_DONE = 0
A_FIGHT = 1
A_PASS = 2
A_ATTACK = 3
A_DEFEND = 4
A_DISCARD = 5
A_UNDER = 6
A_IGNORE = 7
A_USE = 8  # + samurai
A_SUPPORT = A_USE + SEATS  # + seat
A_GIVE = A_SUPPORT + SEATS  # + seat
A_PENALTY = A_GIVE + SEATS  # + kind
A_IGNORE_ONE = A_PENALTY + PENALTIES  # + kind
A_LOSE = A_IGNORE_ONE + PENALTIES  # + symbol
A_RAISE = A_LOSE + SYMBOLS
A_DECK = A_RAISE + 1
A_BREACH = A_DECK + 1
A_LOOK = A_BREACH + 1
A_HEAL = A_LOOK + 1  # + seat
A_STRIKE = A_HEAL + SEATS  # + seat
A_MOVE = A_STRIKE + SEATS  # + from * SEATS + to
A_LEND = A_MOVE + SEATS * SEATS  # + from * SEATS + to
A_ORDER = A_LEND + SEATS * SEATS  # + row of ORDERS
N_ACTIONS = A_ORDER + len(ORDERS)

# the actions of each samurai's main effect, by Samurai; raising a barricade stands apart, two have it
FIRST_KIAI = (A_HEAL, A_MOVE, A_DECK, A_BREACH, A_STRIKE, A_LEND, A_LOOK)
END_KIAI = (A_STRIKE, A_LEND, A_BREACH, A_LOOK, A_MOVE, A_ORDER, A_HEAL)


@kernel
def is_kiai_of(who: int, action: int) -> bool:
    """Whether it is of that samurai's main effect."""
    return FIRST_KIAI[who] <= action < END_KIAI[who]


@kernel
def use_action(samurai: int) -> int:
    """Use an open token of that samurai (SEV-12)."""
    return A_USE + samurai


@kernel
def use_samurai(action: int) -> int:
    """Which samurai."""
    return action - A_USE


@kernel
def support_action(seat: int) -> int:
    """Send the support token to a seat."""
    return A_SUPPORT + seat


@kernel
def is_support(action: int) -> bool:
    """Whether it sends the support token."""
    return A_SUPPORT <= action < A_GIVE


@kernel
def support_seat(action: int) -> int:
    """Which seat."""
    return action - A_SUPPORT


@kernel
def give_action(seat: int) -> int:
    """Give the card in hand to a seat (SEV-40)."""
    return A_GIVE + seat


@kernel
def is_give(action: int) -> bool:
    """Whether it passes the card in hand on."""
    return A_GIVE <= action < A_PENALTY


@kernel
def give_seat(action: int) -> int:
    """Which seat."""
    return action - A_GIVE


@kernel
def penalty_action(kind: int) -> int:
    """Suffer that penalty now."""
    return A_PENALTY + kind


@kernel
def penalty_kind(action: int) -> int:
    """Which kind."""
    return action - A_PENALTY


@kernel
def ignore_one_action(kind: int) -> int:
    """Ignore that penalty."""
    return A_IGNORE_ONE + kind


@kernel
def is_ignore_one(action: int) -> bool:
    """Whether it ignores one penalty of two."""
    return A_IGNORE_ONE <= action < A_LOSE


@kernel
def ignore_one_kind(action: int) -> int:
    """Which kind."""
    return action - A_IGNORE_ONE


@kernel
def lose_action(symbol: int) -> int:
    """The card on the left with that symbol goes."""
    return A_LOSE + symbol


@kernel
def lose_symbol(action: int) -> int:
    """Which symbol."""
    return action - A_LOSE


@kernel
def heal_action(seat: int) -> int:
    """Kiai: heal that seat."""
    return A_HEAL + seat


@kernel
def heal_seat(action: int) -> int:
    """Which seat."""
    return action - A_HEAL


@kernel
def strike_action(seat: int) -> int:
    """Kiai: strike the last card of that seat."""
    return A_STRIKE + seat


@kernel
def is_strike(action: int) -> bool:
    """Whether it strikes a last card."""
    return A_STRIKE <= action < A_MOVE


@kernel
def strike_seat(action: int) -> int:
    """Which seat."""
    return action - A_STRIKE


@kernel
def order_action(row: int) -> int:
    """Put the cards back in that order."""
    return A_ORDER + row


@kernel
def order_row(action: int) -> int:
    """Which row."""
    return action - A_ORDER


@kernel
def move_action(giver: int, taker: int) -> int:
    """Kiai: the last card goes from one line to another."""
    return A_MOVE + giver * SEATS + taker


@kernel
def is_move(action: int) -> bool:
    """Whether it moves a last card."""
    return A_MOVE <= action < A_LEND


@kernel
def move_giver(action: int) -> int:
    """Who gives."""
    return (action - A_MOVE) // SEATS


@kernel
def move_taker(action: int) -> int:
    """Who gets it."""
    return (action - A_MOVE) % SEATS


@kernel
def lend_action(giver: int, taker: int) -> int:
    """Kiai: lend a support token."""
    return A_LEND + giver * SEATS + taker


@kernel
def lend_giver(action: int) -> int:
    """Who gives."""
    return (action - A_LEND) // SEATS


@kernel
def lend_taker(action: int) -> int:
    """Who gets it."""
    return (action - A_LEND) % SEATS
