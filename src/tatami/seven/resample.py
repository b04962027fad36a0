"""What nobody at the table can know, drawn anew: for players that think ahead (SEV-05).

All seats know the same. Hidden are the order of the deck and the breach, which never-seen cards are in play and
which in the box, and everything random to come.
"""

from __future__ import annotations

from ..kernel import advance, below, forget_key, kernel, seeded
from .consts import HENCHMEN, RAIDERS, Known, Symbol
from .state import Rules, State

TRIES = 200  # sets of raiders drawn in search of two dolls


@kernel
def resample(state: State, rules: Rules, seat: int, word: int) -> None:
    """Another world that looks the same from the seat."""
    word = seeded(word)
    forget(state)
    for _ in range(TRIES):
        word = exchange(state, word)
        if rules.open_support == 0 or dolls_in_play(state, rules) >= 2:
            break
    word = permute(state, word)
    forget_key(state)
    state.rng = seeded(word)


@kernel
def card_at(state: State, slot: int) -> int:
    """Slots run through the breach from its bottom, the deck from its bottom, and the box."""
    if slot < state.breach_n:
        return state.breach[slot]
    slot -= state.breach_n
    if slot < state.deck_n:
        return state.deck[slot]
    return state.box[slot - state.deck_n]


@kernel
def set_card(state: State, slot: int, card: int) -> None:
    """Put a card into a slot."""
    if slot < state.breach_n:
        state.breach[slot] = card
    elif slot < state.breach_n + state.deck_n:
        state.deck[slot - state.breach_n] = card
    else:
        state.box[slot - state.breach_n - state.deck_n] = card


@kernel
def swap(state: State, slot: int, other: int) -> None:
    """Exchange the cards of two slots."""
    card = card_at(state, slot)
    set_card(state, slot, card_at(state, other))
    set_card(state, other, card)


@kernel
def rank(card: int) -> int:
    """Raider, henchman or chief: each kind comes from its own pile."""
    return (1 if card >= RAIDERS else 0) + (1 if card >= RAIDERS + HENCHMEN else 0)


@kernel
def forget(state: State) -> None:
    """Bring what nobody knows into one fixed order, so that what is drawn next depends on the word alone."""
    hidden = state.breach_n + state.deck_n
    total = hidden + state.box_n
    for slot in range(hidden):
        if state.known[card_at(state, slot)] == Known.UNSEEN:
            least = slot
            for other in range(hidden, total):
                card = card_at(state, other)
                if rank(card) == rank(card_at(state, slot)) and card < card_at(state, least):
                    least = other
            swap(state, slot, least)
    for slot in range(total):
        if slot >= hidden or state.known[card_at(state, slot)] < Known.PLACED:
            least = slot
            # the bottom slot may only hold what can lie that deep, so a card there may have to give way upwards
            fits = slot >= state.breach_n or state.lowest[card_at(state, slot)] <= slot
            for other in range(slot + 1, total if slot >= hidden else hidden):
                card = card_at(state, other)
                movable = slot >= hidden or state.known[card] < Known.PLACED
                if movable and (slot >= state.breach_n or state.lowest[card] <= slot):
                    if not fits or card < card_at(state, least):
                        least = other
                        fits = True
            swap(state, slot, least)


@kernel
def exchange(state: State, word: int) -> int:
    """Never-seen cards in play change places with those in the box, each with its kind."""
    hidden = state.breach_n + state.deck_n
    total = hidden + state.box_n
    for slot in range(hidden):
        card = card_at(state, slot)
        if state.known[card] == Known.UNSEEN:
            other = slot
            while True:
                word = advance(word)
                other = slot + below(word, total - slot)
                found = card_at(state, other)
                if state.known[found] == Known.UNSEEN and rank(found) == rank(card):
                    break
            swap(state, slot, other)
    return word


@kernel
def dolls_in_play(state: State, rules: Rules) -> int:
    """Raiders with a doll that are not in the box."""
    dolls = 0
    for card in range(RAIDERS):
        if rules.symbol[card] == Symbol.DOLL:
            dolls += 1
    for i in range(state.box_n):
        card = state.box[i]
        if card < RAIDERS and rules.symbol[card] == Symbol.DOLL:
            dolls -= 1
    return dolls


@kernel
def permute(state: State, word: int) -> int:
    """Cards whose place is unknown change places, but none sinks deeper into the breach than it can lie.

    Filled from the bottom of the breach: the cards allowed there are among those allowed higher up, so that every
    arrangement is as likely as any other.
    """
    hidden = state.breach_n + state.deck_n
    for slot in range(hidden):
        if state.known[card_at(state, slot)] < Known.PLACED:
            other = slot
            while True:
                word = advance(word)
                other = slot + below(word, hidden - slot)
                found = card_at(state, other)
                if state.known[found] < Known.PLACED and (slot >= state.breach_n or state.lowest[found] <= slot):
                    break
            swap(state, slot, other)
    return word
