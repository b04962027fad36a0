"""Invariants: the 66 cards are conserved, whatever is played. For stress runs; the rules never ask."""

from __future__ import annotations

from ..kernel import kernel
from .consts import CARDS, SYMBOLS, Outcome
from .state import Rules, State

BROKEN = (
    "nothing",
    "cards are not conserved",
    "a card lies in two places",
    "a track is not the sum of its line",
    "something is below zero",
    "nobody is to act",
)


@kernel
def broken(state: State, rules: Rules) -> int:
    """The number of a broken law (an index of BROKEN), 0 for none."""
    if state.barricades < 0 or state.buildings < 0 or state.deck_n < 0 or state.discard_n < 0 or state.breach_n < 0:
        return 4
    if state.outcome == Outcome.RUNNING and (state.current < 0 or state.current >= rules.seats):
        return 5
    total = 0
    for card in range(CARDS):
        places = times(state, rules, card)
        total += places
        if places > 1:
            return 2
    if total != CARDS:
        return 1
    for seat in range(rules.seats):
        strength = 0
        for i in range(state.line_n[seat]):
            strength += rules.strength[state.line[seat, i]]
        if state.track[seat] != strength:
            return 3
    return 0


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
