"""Invariants: the 66 cards are conserved, whatever is played. For stress runs; the rules never ask."""

from __future__ import annotations

from enum import IntEnum

from ..kernel import kernel
from .consts import CARDS, SYMBOLS, Outcome
from .state import Rules, State


class Law(IntEnum):
    """What a state may break."""

    NOTHING = 0
    CARDS = 1
    TWICE = 2
    TRACK = 3
    BELOW_ZERO = 4
    NOBODY = 5


BROKEN = (
    "nothing",
    "cards are not conserved",
    "a card lies in two places",
    "a track is not the sum of its line",
    "something is below zero",
    "nobody is to act",
)
"""The laws in words."""


@kernel
def broken(state: State, rules: Rules) -> int:
    """The number of a broken law (`Law`, an index of BROKEN)."""
    if state.barricades < 0 or state.buildings < 0 or state.deck_n < 0 or state.discard_n < 0 or state.breach_n < 0:
        return Law.BELOW_ZERO
    if state.outcome == Outcome.RUNNING and (state.current < 0 or state.current >= rules.seats):
        return Law.NOBODY
    total = 0
    for card in range(CARDS):
        places = times(state, rules, card)
        total += places
        if places > 1:
            return Law.TWICE
    if total != CARDS:
        return Law.CARDS
    for seat in range(rules.seats):
        strength = 0
        for i in range(state.line_n[seat]):
            strength += rules.strength[state.line[seat, i]]
        if state.track[seat] != strength:
            return Law.TRACK
    return Law.NOTHING


@kernel
def times(state: State, rules: Rules, card: int) -> int:
    """In how many places the card lies: deck, discard, breach, box, lines, left sides, taken."""
    count = 1 if state.card == card else 0
    for i in range(state.deck_n):
        if state.deck[i] == card:
            count += 1
    for i in range(state.discard_n):
        if state.discard[i] == card:
            count += 1
    for i in range(state.breach_n):
        if state.breach[i] == card:
            count += 1
    for i in range(state.box_n):
        if state.box[i] == card:
            count += 1
    for seat in range(rules.seats):
        for i in range(state.line_n[seat]):
            if state.line[seat, i] == card:
                count += 1
        for symbol in range(SYMBOLS):
            if state.left[seat, symbol] == card:
                count += 1
    return count
