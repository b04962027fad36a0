"""What a seat cannot know, drawn anew: hands, deck, face-down orders, mountain tokens, house stacks, randomness.

Resources behind screens are not redrawn: every gain and payment is public, so a seat that remembers knows them.
"""

from __future__ import annotations

from ..kernel import NONE, kernel, roll
from .consts import LOCATIONS, MOUNTAIN_KINDS, ORDERS, REGIONS
from .setup import mix_deck
from .solo import HUMAN, shuffle_stack
from .state import Rules, State


@kernel
def resample(state: State, rules: Rules, seat: int, word: int) -> None:
    """Put a state in its place drawn among those the seat cannot tell apart (NONE: a spectator)."""
    state.rng = word
    redraw_cards(state, rules, seat)
    for other in range(rules.seats):
        if other != seat:
            redraw_orders(state, rules, other)
    if rules.mountain_paths == 1:
        redraw_mountains(state, rules)
    if rules.solo == 1:
        redraw_stacks(state)


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
    for slot in range(rules.slots):
        if state.slot_owner[slot] == other and state.slot_up[slot] == 0:
            kinds = 4 if rules.solo == 1 and other != HUMAN else ORDERS
            count = 0
            for order in range(kinds):
                count += state.orders[other, order]
            chosen = roll(state, count)
            for order in range(kinds):
                chosen -= state.orders[other, order]
                if chosen < 0:
                    state.orders[other, order] -= 1
                    state.slot_order[slot] = order
                    break


@kernel
def redraw_mountains(state: State, rules: Rules) -> None:
    """Tokens not yet seen: those that lie and those that left unseen."""
    total = 0
    for kind in range(MOUNTAIN_KINDS):
        total += rules.mountain_tokens[kind] - state.explored[kind]
    for space in range(rules.mountains):
        if state.mountain[space] != NONE:
            chosen = roll(state, total)
            for kind in range(MOUNTAIN_KINDS):
                left = rules.mountain_tokens[kind] - state.explored[kind]
                for other in range(space):
                    if state.mountain[other] == kind:
                        left -= 1
                chosen -= left
                if chosen < 0:
                    state.mountain[space] = kind
                    break
            total -= 1


@kernel
def redraw_stacks(state: State) -> None:
    """SOL-02: kinds change between stack and aside within a region; the region of the top token is open."""
    for house in range(2):
        n = state.stack_left[house]
        if n == 0:
            continue
        top_region = state.stack[house, n - 1] // LOCATIONS
        for i in range(n):
            for j in range(state.aside_left[house]):
                same = state.aside[house, j] // LOCATIONS == state.stack[house, i] // LOCATIONS
                if same and roll(state, 2) == 0:
                    token = state.stack[house, i]
                    state.stack[house, i] = state.aside[house, j]
                    state.aside[house, j] = token
        shuffle_stack(state, house)
        for i in range(n):
            if state.stack[house, i] // LOCATIONS == top_region:
                token = state.stack[house, i]
                state.stack[house, i] = state.stack[house, n - 1]
                state.stack[house, n - 1] = token
                break
