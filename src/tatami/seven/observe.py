"""The game as numbers for learning: one flat vector, all seats turned so that the asking one is first.

``LAYOUT`` names its parts in order. Every entry is a small whole number; divided by its divisor it is about 0 to 1
(kernel/observe.py). All of it is public knowledge: a card of the deck shows where the table has seen it placed.
"""

from __future__ import annotations

from itertools import accumulate
from math import prod

from ..kernel import NONE, kernel
from ..kernel.records import Floats, Numbers
from .abilities import has
from .consts import (
    BACKS,
    BUILDINGS,
    FAMILIES,
    LAST_ROUND,
    PENALTIES,
    SEATS,
    STRENGTHS,
    SYMBOLS,
    Known,
    Phase,
    Stage,
    Token,
)
from .state import Rules, State
from .track import kiai_value

CARD = 2 + SYMBOLS + PENALTIES + 1  # see_card
PLAIN = 10  # entries of a seat before its samurai
SEAT_WIDTH = PLAIN + SEATS + SYMBOLS + CARD + 1 + SEATS + 2  # see_seat
TABLE: tuple[tuple[str, tuple[int, ...]], ...] = (
    ("round", (LAST_ROUND,)),
    ("piles", (3,)),  # deck, discard, breach
    ("village", (2,)),  # barricades, buildings
    ("backs", (BACKS,)),  # card backs left
    ("families", (FAMILIES,)),
    ("level", (3,)),  # building penalties, family bonuses, open support
    ("barred", (4,)),  # this turn: no defence, no support, must pass, no ability
    ("stage", (len(Stage),)),
    ("phase", (len(Phase),)),
)
# where each of them begins, and where they end
ROUND, PILES, VILLAGE, BACK, FAMILY, LEVEL, BARRED, STAGE, PHASE, GLOBAL = accumulate(
    (prod(shape) for _, shape in TABLE), initial=0
)
LAYOUT: tuple[tuple[str, tuple[int, ...]], ...] = (
    *TABLE,
    ("open_tokens", (SEATS,)),  # by samurai: still open
    ("my_tokens", (SEATS,)),  # by samurai: in use by me
    ("card", (CARD,)),  # in hand
    ("taker", (SEATS,)),  # whose it is, from me
    ("bare", (1,)),  # its abilities are barred
    ("deck_top", (3, CARD)),  # where known
    ("unseen", (STRENGTHS,)),  # the cards of each strength not visible anywhere
    ("seats", (SEATS, SEAT_WIDTH)),  # from me clockwise
)
OF_A_STRENGTH = (13, 13, 13, 13, 7, 7)
"""Cards of the whole box."""
_CARD = (1, STRENGTHS, *(SYMBOLS + PENALTIES + 1) * (1,))
DIVISORS: dict[str, tuple[int, ...]] = {
    "piles": (63,),
    "village": (10, BUILDINGS),
    "backs": (2,),
    "card": _CARD,
    "deck_top": _CARD,
    "unseen": OF_A_STRENGTH,
    "seats": (*6 * (1,), 20, 13, 13, 10, *(SEATS + SYMBOLS) * (1,), *_CARD, 6, *(SEATS + 2) * (1,)),
}
"""What the entries of a part are divided by, over and over; 1 where nothing is said."""
OBS = sum(prod(shape) for _, shape in LAYOUT)


@kernel
def observe_numbers(state: State, rules: Rules, seat: int, out: Numbers) -> None:
    """Fill out, OBS long, as that seat sees the game."""
    out[:] = 0
    see_table(state, rules, out)
    at = GLOBAL
    for who in range(SEATS):
        if state.token[who] == Token.OPEN:
            out[at + who] = 1
        if state.token_user[who] == seat:
            out[at + SEATS + who] = 1
    at += 2 * SEATS
    if state.card != NONE:
        see_card(rules, state.card, out, at)
        out[at + CARD + (state.taker + rules.seats - seat) % rules.seats] = 1
        out[at + CARD + SEATS] = state.abilities_barred
    at += CARD + SEATS + 1
    for i in range(3):
        if i < state.deck_n:
            card = state.deck[state.deck_n - 1 - i]
            if state.known[card] >= Known.PLACED:
                see_card(rules, card, out, at)
        at += CARD
    see_unseen(state, rules, out, at)
    at += STRENGTHS
    for i in range(rules.seats):
        see_seat(state, rules, (seat + i) % rules.seats, out, at)
        at += SEAT_WIDTH


@kernel
def observe_more(state: State, rules: Rules, seat: int, out: Floats) -> None:
    """Nothing is more than a small number holds."""


@kernel
def see_table(state: State, rules: Rules, out: Numbers) -> None:
    """Round, piles, village, turn."""
    out[ROUND + state.round_no - 1] = 1
    out[PILES] = state.deck_n
    out[PILES + 1] = state.discard_n
    out[PILES + 2] = state.breach_n
    out[VILLAGE] = state.barricades
    out[VILLAGE + 1] = state.buildings
    for i in range(BACKS):
        out[BACK + i] = state.backs[i]
    for i in range(FAMILIES):
        out[FAMILY + i] = state.families[i]
    out[LEVEL] = rules.building_penalties
    out[LEVEL + 1] = rules.family_bonuses
    out[LEVEL + 2] = rules.open_support
    out[BARRED] = state.no_defence
    out[BARRED + 1] = state.no_support
    out[BARRED + 2] = state.must_pass
    out[BARRED + 3] = state.no_ability
    out[STAGE + state.stage] = 1
    out[PHASE + state.phase] = 1


@kernel
def see_card(rules: Rules, card: int, out: Numbers, at: int) -> None:
    """There is one, strength, symbol [3], penalties as counts [11], flame."""
    out[at] = 1
    out[at + 1] = rules.strength[card]
    if rules.symbol[card] != NONE:
        out[at + 2 + rules.symbol[card]] = 1
    for i in range(2):
        if rules.penalty[card, i] != NONE:
            out[at + 2 + SYMBOLS + rules.penalty[card, i]] += 1
    out[at + 2 + SYMBOLS + PENALTIES] = rules.flame[card]


@kernel
def see_unseen(state: State, rules: Rules, out: Numbers, at: int) -> None:
    """The cards of each strength that lie hidden."""
    for strength in range(STRENGTHS):
        out[at + strength] = OF_A_STRENGTH[strength]
    for i in range(state.discard_n):
        count_off(rules, state.discard[i], out, at)
    for seat in range(rules.seats):
        for i in range(state.line_n[seat]):
            count_off(rules, state.line[seat, i], out, at)
        for symbol in range(SYMBOLS):
            if state.left[seat, symbol] != NONE:
                count_off(rules, state.left[seat, symbol], out, at)
    if state.card != NONE:
        count_off(rules, state.card, out, at)


@kernel
def count_off(rules: Rules, card: int, out: Numbers, at: int) -> None:
    """A card everybody sees."""
    out[at + rules.strength[card] - 1] -= 1


@kernel
def see_seat(state: State, rules: Rules, seat: int, out: Numbers, at: int) -> None:
    """Sits here, active, decides, passed, animal, wound, track, Kiai, Kiai - track, length of the line, samurai [7],
    symbols on the left [3], last card of the line [CARD], strength of its first, abilities it may use by samurai [7],
    own token out, Kiai waiting."""
    value = kiai_value(state, rules, seat)
    out[at] = 1
    out[at + 1] = 1 if state.active == seat else 0
    out[at + 2] = 1 if state.current == seat else 0
    out[at + 3] = state.passed[seat]
    out[at + 4] = state.animal[seat]
    out[at + 5] = state.wound[seat]
    out[at + 6] = state.track[seat]
    out[at + 7] = value
    out[at + 8] = value - state.track[seat]
    out[at + 9] = state.line_n[seat]
    at += PLAIN
    out[at + state.samurai[seat]] = 1
    at += SEATS
    for symbol in range(SYMBOLS):
        if state.left[seat, symbol] != NONE:
            out[at + symbol] = 1
    at += SYMBOLS
    if state.line_n[seat] > 0:
        see_card(rules, state.line[seat, state.line_n[seat] - 1], out, at)
        out[at + CARD] = rules.strength[state.line[seat, 0]]
    at += CARD + 1
    for who in range(SEATS):
        owner = state.seat_of[who]
        if has(state, seat, who) or (owner != NONE and state.holder[owner] == seat):
            out[at + who] = 1
    if state.holder[seat] != NONE:
        out[at + SEATS] = 1
    if (state.pending >> seat) & 1 == 1:
        out[at + SEATS + 1] = 1
