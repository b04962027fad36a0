"""Invariants: pieces, tokens and cards are conserved, whatever is played. For stress runs; the rules never ask."""

from __future__ import annotations

from enum import IntEnum

from ..kernel import NONE, kernel
from .columns import ACT, UNIT
from .consts import ARCHERS, CASTLES, DEPTH, LOCATIONS, MOUNTAIN_KINDS, ORDERS, REGIONS, Act, Good, Phase, Unit
from .state import Rules, State


class Law(IntEnum):
    """What a state may break."""

    NOTHING = 0
    SAMURAI = 1
    BOX = 2
    ORDERS = 3
    CARDS = 4
    DECK = 5
    BELOW_ZERO = 6
    RESOURCES = 7
    MOUNTAINS = 8
    TURN_ORDER = 9
    STACK = 10
    NOBODY = 11
    LOCATIONS = 12


BROKEN = (
    "nothing",
    "samurai are not conserved",
    "archers or castles beyond the box",
    "order tokens are not conserved",
    "destiny cards are not conserved",
    "the deck has a gap",
    "something is below zero",
    "resource tokens are not conserved",
    "mountain tokens beyond the box",
    "the turn order is no order",
    "the stack of actions is out of bounds",
    "nobody is to act",
    "location tokens are not conserved",
)
"""The laws in words."""


@kernel
def broken(state: State, rules: Rules) -> int:
    """The number of a broken law (`Law`, an index of BROKEN)."""
    if state.depth < 0 or state.depth > DEPTH:  # first: others look through the stack
        return Law.STACK
    for seat in range(rules.seats):
        code = check_seat(state, rules, seat)
        if code != Law.NOTHING:
            return code
    code = check_cards(state, rules)
    if code != Law.NOTHING:
        return code
    code = check_board(state, rules)
    if code != Law.NOTHING:
        return code
    placed = 0
    for rank in range(rules.seats):
        placed |= 1 << state.turn_order[rank]
    if placed != (1 << rules.seats) - 1:
        return Law.TURN_ORDER
    if state.phase != Phase.OVER and (state.current < 0 or state.current >= rules.seats):
        return Law.NOBODY
    if rules.solo == 1 and not check_houses(state, rules):
        return Law.LOCATIONS
    return Law.NOTHING


@kernel
def check_seat(state: State, rules: Rules, seat: int) -> int:
    """A seat's pieces and tokens."""
    trained = state.range[seat] + state.arsenal[seat] + state.headquarters[seat]
    samurai = state.supply[seat] + trained
    archers = 0
    for province in range(rules.provinces):
        if state.samurai[seat, province] < 0 or state.archers[seat, province] < 0:
            return Law.BELOW_ZERO
        samurai += state.samurai[seat, province]
        archers += state.archers[seat, province]
    if seat == state.current:  # an expedition is in no province (EMP-M4)
        for f in range(state.depth):
            if state.frame[f, ACT] == Act.EXPEDITION:
                if state.frame[f, UNIT] == Unit.SAMURAI:
                    samurai += 1
                elif state.frame[f, UNIT] == Unit.ARCHER:
                    archers += 1
    castles = 0
    for region in range(rules.regions):
        if state.castle[seat, region] != NONE:
            castles += 1
        if state.influence[seat, region] < 0:
            return Law.BELOW_ZERO
    if rules.castle_mark == 1:
        samurai += castles
    if samurai != rules.armies:
        return Law.SAMURAI
    if archers > ARCHERS or castles > CASTLES:
        return Law.BOX
    if state.food[seat] < 0 or state.bushido[seat] < 0 or state.supply[seat] < 0 or state.score[seat] < 0:
        return Law.BELOW_ZERO
    if state.range[seat] < 0 or state.arsenal[seat] < 0 or state.headquarters[seat] < 0:
        return Law.BELOW_ZERO
    if state.phase == Phase.DOJO:
        return Law.NOTHING
    for order in range(ORDERS):
        count = state.orders[seat, order] + 0
        if count < 0:
            return Law.BELOW_ZERO
        for slot in range(rules.slots):
            if state.slot_owner[slot] == seat and state.slot_order[slot] == order:
                count += 1
            if state.under_owner[slot] == seat and state.under_order[slot] == order:
                count += 1
        if count != rules.orders[order]:
            return Law.ORDERS
    return Law.NOTHING


@kernel
def check_cards(state: State, rules: Rules) -> int:
    """Deck, hands, picks and cards played are the deck of the game."""
    for i in range(len(state.deck)):
        if (state.deck[i] == NONE) != (i >= state.deck_left):
            return Law.DECK
    for region in range(REGIONS):
        count = state.played[region] - rules.solo if region < rules.regions else 0
        for i in range(state.deck_left):
            if state.deck[i] == region:
                count += 1
        for seat in range(rules.seats):
            if state.hand[seat, region] < 0:
                return Law.BELOW_ZERO
            count += state.hand[seat, region]
            if state.picked[seat] == region:
                count += 1
        if count != rules.cards[region]:
            return Law.CARDS
    return Law.NOTHING


@kernel
def check_board(state: State, rules: Rules) -> int:
    """What lies on the board."""
    food = 0
    for province in range(rules.provinces):
        if state.resource[province] == Good.FOOD:
            food += 1
    if food != rules.food_tokens:
        return Law.RESOURCES
    if rules.mountain_paths == 1:
        for kind in range(MOUNTAIN_KINDS):
            count = state.explored[kind] + 0
            for space in range(rules.mountains):
                if state.mountain[space] == kind:
                    count += 1
            if count > rules.mountain_tokens[kind]:
                return Law.MOUNTAINS
    return Law.NOTHING


@kernel
def check_houses(state: State, rules: Rules) -> bool:
    """Every location token of both houses lies in the stack, aside or on the board, once."""
    for house in range(2):
        seen = 0
        count = state.stack_left[house] + state.aside_left[house]
        for i in range(state.stack_left[house]):
            seen |= 1 << state.stack[house, i]
        for i in range(state.aside_left[house]):
            seen |= 1 << state.aside[house, i]
        for slot in range(rules.slots):
            if state.slot_owner[slot] == house + 1 and state.slot_location[slot] != NONE:
                seen |= 1 << state.slot_location[slot]
                count += 1
            if state.under_owner[slot] == house + 1 and state.under_location[slot] != NONE:
                seen |= 1 << state.under_location[slot]
                count += 1
        if count != rules.regions * LOCATIONS or seen != (1 << (rules.regions * LOCATIONS)) - 1:
            return False
    return True
