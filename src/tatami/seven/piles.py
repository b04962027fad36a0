"""The piles: deck, discard and breach, and what is known of their cards (SEV-05)."""

from __future__ import annotations

from ..kernel import emit, kernel, roll
from .consts import Known
from .notes import Note
from .state import State
from .village import lot


@kernel
def show(state: State, card: int) -> None:
    """Everybody sees the card."""
    if state.known[card] < Known.PLACED:
        state.revealed = 1
    state.known[card] = Known.MET
    state.lowest[card] = 0


@kernel
def lift_top(state: State) -> int:
    """The top card leaves the deck as it lies."""
    state.deck_n -= 1
    card = state.deck[state.deck_n]
    state.deck[state.deck_n] = 0
    return card


@kernel
def take_top(state: State) -> int:
    """Turn the top card of the deck and take it."""
    card = lift_top(state)
    show(state, card)
    return card


@kernel
def put_away(state: State, card: int) -> None:
    """A card goes to the discard, face up."""
    state.discard[state.discard_n] = card
    state.discard_n += 1


@kernel
def bury(state: State, card: int) -> None:
    """Put a card that all have seen under the deck."""
    for i in range(state.deck_n, 0, -1):
        state.deck[i] = state.deck[i - 1]
    state.deck[0] = card
    state.deck_n += 1
    state.known[card] = Known.PLACED


@kernel
def lay_on_breach(state: State, card: int) -> None:
    """A card goes on top of the breach, face down; who knew its face still does."""
    state.breach[state.breach_n] = card
    state.breach_n += 1
    if state.known[card] == Known.FACE_UP:
        state.known[card] = Known.PLACED


@kernel
def send_to_breach(state: State) -> None:
    """The top card of the deck goes to the breach (SEV-23, SEV-62)."""
    card = lift_top(state)
    lay_on_breach(state, card)
    if state.known[card] >= Known.PLACED:
        emit(state, Note.KNOWN_CARD_TO_BREACH, card, state.breach_n, 0, 0)
    else:
        emit(state, Note.CARD_TO_BREACH, state.breach_n, 0, 0, 0)


@kernel
def take_breach(state: State) -> int:
    """Turn the top card of the breach and take it."""
    state.breach_n -= 1
    card = state.breach[state.breach_n]
    state.breach[state.breach_n] = 0
    show(state, card)
    for i in range(state.deck_n):  # what comes next to the breach lies no deeper than its new top
        state.lowest[state.deck[i]] = min(state.lowest[state.deck[i]], state.breach_n)
    for i in range(state.breach_n):
        state.lowest[state.breach[i]] = min(state.lowest[state.breach[i]], state.breach_n)
    return card


@kernel
def discard_breach(state: State) -> None:
    """The top card of the breach goes to the discard."""
    card = take_breach(state)
    put_away(state, card)
    emit(state, Note.BREACH_CARD_DISCARDED, card, state.breach_n, 0, 0)


@kernel
def shuffle(state: State) -> None:
    """Shuffle the deck, all face down: places are forgotten, but what was seen there is still in it."""
    for i in range(state.deck_n):
        card = state.deck[i]
        if state.known[card] >= Known.PLACED:
            state.known[card] = Known.MET
            state.lowest[card] = state.breach_n
    for i in range(state.deck_n - 1, 0, -1):
        j = roll(state, i + 1)
        card = state.deck[i]
        state.deck[i] = state.deck[j]
        state.deck[j] = card
    state.revealed = 1


@kernel
def reinforce(state: State) -> None:
    """A random card of the discard is shuffled into the deck (SEV-68)."""
    pick = lot(state, state.discard_n)
    card = state.discard[pick]
    state.discard_n -= 1
    for i in range(pick, state.discard_n):
        state.discard[i] = state.discard[i + 1]
    state.discard[state.discard_n] = 0
    state.deck[state.deck_n] = card
    state.deck_n += 1
    state.known[card] = Known.PLACED  # so that the shuffle notes where it can be
    emit(state, Note.DECK_REINFORCED, card, state.deck_n, 0, 0)
    shuffle(state)


@kernel
def join(state: State, first: int, end: int, count: int) -> None:
    """Random cards numbered first to end - 1 leave the box for the deck, unseen."""
    for _ in range(count):
        fit = 0
        for i in range(state.box_n):
            if first <= state.box[i] < end:
                fit += 1
        pick = roll(state, fit)
        for i in range(state.box_n):
            if first <= state.box[i] < end:
                if pick == 0:
                    state.deck[state.deck_n] = state.box[i]
                    state.deck_n += 1
                    state.box_n -= 1
                    for k in range(i, state.box_n):
                        state.box[k] = state.box[k + 1]
                    state.box[state.box_n] = 0
                    break
                pick -= 1
