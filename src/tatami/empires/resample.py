"""What a seat cannot know, drawn anew: hands, deck, face-down orders, mountain tokens, house stacks, randomness.

Hidden pieces are first gathered and put in order, so that the outcome depends on what the seat knows and on the word
alone, never on how the hidden pieces really lie.

Resources behind screens are not redrawn: every gain and payment is public, so a seat that remembers knows them.
"""

from __future__ import annotations

from ..kernel import NONE, forget_key, kernel, roll
from .bag import count_in, several
from .consts import HOUSE_ORDERS, HUMAN, LOCATIONS, ORDERS, REGIONS
from .mountains import lay_mountains
from .setup import mix_deck
from .solo import random_order, shuffle_stack
from .state import Rules, State


@kernel
def resample(state: State, rules: Rules, seat: int, word: int) -> None:
    """Put a state in its place drawn among those the seat cannot tell apart (NONE: a spectator)."""
    forget_key(state)
    state.rng = word
    redraw_cards(state, rules, seat)
    for other in range(rules.seats):
        if other != seat:
            redraw_orders(state, rules, other)
    if rules.mountain_paths == 1:
        lay_mountains(state, rules, False)
    if rules.solo == 1:
        redraw_stack(state, rules, 0)
        redraw_stack(state, rules, 1)


@kernel
def sort_deck(state: State) -> None:
    """Put the cards of the deck in order of regions."""
    cards = 0
    for i in range(state.deck_left):
        cards += several(state.deck[i], 1)
    n = 0
    for region in range(REGIONS):
        for _ in range(count_in(cards, region)):
            state.deck[n] = region
            n += 1


@kernel
def redraw_cards(state: State, rules: Rules, seat: int) -> None:
    """Other hands and picks go into the deck, which is shuffled and dealt again."""
    for other in range(rules.seats):
        if other != seat:
            for region in range(REGIONS):
                for _ in range(state.hand[other, region]):
                    state.deck[state.deck_left] = region
                    state.deck_left += 1
            if state.picked[other] != NONE:
                state.deck[state.deck_left] = state.picked[other]
                state.deck_left += 1
    sort_deck(state)
    mix_deck(state)
    for other in range(rules.seats):
        if other != seat:
            count = 0
            for region in range(REGIONS):
                count += state.hand[other, region]
                state.hand[other, region] = 0
            for _ in range(count):
                state.deck_left -= 1
                state.hand[other, state.deck[state.deck_left]] += 1
                state.deck[state.deck_left] = NONE
            if state.picked[other] != NONE:
                state.deck_left -= 1
                state.picked[other] = state.deck[state.deck_left]
                state.deck[state.deck_left] = NONE


@kernel
def redraw_orders(state: State, rules: Rules, other: int) -> None:
    """Face-down tokens change places with those behind the screen."""
    for slot in range(rules.slots):
        if state.slot_owner[slot] == other and state.slot_up[slot] == 0:
            state.orders[other, state.slot_order[slot]] += 1
    kinds = HOUSE_ORDERS if rules.solo == 1 and other != HUMAN else ORDERS
    for slot in range(rules.slots):
        if state.slot_owner[slot] == other and state.slot_up[slot] == 0:
            order = random_order(state, other, kinds)
            state.orders[other, order] -= 1
            state.slot_order[slot] = order


@kernel
def on_board(state: State, rules: Rules, owner: int, token: int) -> bool:
    """Whether the house's location token lies open on a slot, covered or not."""
    for slot in range(rules.slots):
        if state.slot_owner[slot] == owner and state.slot_location[slot] == token:
            return True
        if state.under_owner[slot] == owner and state.under_location[slot] == token:
            return True
    return False


@kernel
def redraw_stack(state: State, rules: Rules, house: int) -> None:
    """SOL-02: which kinds are in the stack and which aside, region by region; the region of the top token is open."""
    n = state.stack_left[house]
    regions = 0
    top_region = NONE
    for i in range(n):
        top_region = state.stack[house, i] // LOCATIONS
        regions += several(top_region, 1)
    stacked = 0
    aside = 0
    for region in range(rules.regions):
        wanted = count_in(regions, region)
        free = 0
        for kind in range(LOCATIONS):
            if not on_board(state, rules, house + 1, region * LOCATIONS + kind):
                free += 1
        for kind in range(LOCATIONS):
            token = region * LOCATIONS + kind
            if on_board(state, rules, house + 1, token):
                continue
            if roll(state, free) < wanted:
                state.stack[house, stacked] = token
                stacked += 1
                wanted -= 1
            else:
                state.aside[house, aside] = token
                aside += 1
            free -= 1
    shuffle_stack(state, house)
    for i in range(n):
        token = state.stack[house, i]
        if token // LOCATIONS == top_region:
            state.stack[house, i] = state.stack[house, n - 1]
            state.stack[house, n - 1] = token
            break
