"""The game as numbers for learning: one flat float32 vector, all seats turned so that the asking one is first.

``LAYOUT`` names its parts in order; every entry is about 0 to 1. All of it is public knowledge: a card of the deck
shows where the table has seen it placed.
"""

from __future__ import annotations

from math import prod

from ..kernel import NONE, Floats, kernel
from .abilities import has
from .consts import PENALTIES, SEATS, SYMBOLS, Known, Token
from .state import Rules, State
from .track import kiai_value

STRENGTHS = 6
CARD = 2 + SYMBOLS + PENALTIES + 1  # see_card
SEAT_WIDTH = 10 + SEATS + SYMBOLS + CARD + 1 + SEATS + 2  # see_seat
TABLE: tuple[tuple[str, tuple[int, ...]], ...] = (
    ("round", (3,)),
    ("piles", (3,)),  # deck, discard, breach, / 63
    ("village", (2,)),  # barricades / 10, buildings / 6
    ("backs", (4,)),  # card backs left, / 2
    ("families", (3,)),
    ("level", (3,)),  # building penalties, family bonuses, open support
    ("barred", (4,)),  # this turn: no defence, no support, must pass, no ability
    ("stage", (6,)),
    ("phase", (9,)),
)
LAYOUT: tuple[tuple[str, tuple[int, ...]], ...] = (
    *TABLE,
    ("open_tokens", (SEATS,)),  # by samurai: still open
    ("my_tokens", (SEATS,)),  # by samurai: in use by me
    ("card", (CARD,)),  # in hand
    ("taker", (SEATS,)),  # whose it is, from me
    ("bare", (1,)),  # its abilities are barred
    ("deck_top", (3, CARD)),  # where known
    ("unseen", (STRENGTHS,)),  # the share of each strength not visible anywhere
    ("seats", (SEATS, SEAT_WIDTH)),  # from me clockwise
)
GLOBAL = sum(prod(shape) for _, shape in TABLE)
OBS = sum(prod(shape) for _, shape in LAYOUT)


@kernel
def observe(state: State, rules: Rules, seat: int, out: Floats) -> None:
    """Fill out, OBS long, as that seat sees the game."""
    out[:] = 0.0
    see_table(state, rules, out)
    at = GLOBAL
    for who in range(SEATS):
        if state.token[who] == Token.OPEN:
            out[at + who] = 1.0
        if state.token_user[who] == seat:
            out[at + SEATS + who] = 1.0
    at += 2 * SEATS
    if state.card != NONE:
        see_card(rules, state.card, out, at)
        out[at + CARD + (state.taker + rules.seats - seat) % rules.seats] = 1.0
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
def see_table(state: State, rules: Rules, out: Floats) -> None:
    """Round, piles, village, turn."""
    out[state.round_no - 1] = 1.0
    out[3] = state.deck_n / 63.0
    out[4] = state.discard_n / 63.0
    out[5] = state.breach_n / 63.0
    out[6] = state.barricades / 10.0
    out[7] = state.buildings / 6.0
    for i in range(4):
        out[8 + i] = state.backs[i] / 2.0
    for i in range(3):
        out[12 + i] = state.families[i]
    out[15] = rules.building_penalties
    out[16] = rules.family_bonuses
    out[17] = rules.open_support
    out[18] = state.no_defence
    out[19] = state.no_support
    out[20] = state.must_pass
    out[21] = state.no_ability
    out[22 + state.stage] = 1.0
    out[28 + state.phase] = 1.0


@kernel
def see_card(rules: Rules, card: int, out: Floats, at: int) -> None:
    """There is one, strength / 6, symbol [3], penalties as counts [11], flame."""
    out[at] = 1.0
    out[at + 1] = rules.strength[card] / 6.0
    if rules.symbol[card] != NONE:
        out[at + 2 + rules.symbol[card]] = 1.0
    for i in range(2):
        if rules.penalty[card, i] != NONE:
            out[at + 2 + SYMBOLS + rules.penalty[card, i]] += 1.0
    out[at + 2 + SYMBOLS + PENALTIES] = rules.flame[card]


@kernel
def see_unseen(state: State, rules: Rules, out: Floats, at: int) -> None:
    """The shares of each strength that lie hidden: 13 cards each of 1 to 4, 7 each of 5 and 6."""
    for strength in range(STRENGTHS):
        out[at + strength] = 1.0
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
def count_off(rules: Rules, card: int, out: Floats, at: int) -> None:
    """A card everybody sees."""
    strength = rules.strength[card]
    out[at + strength - 1] -= 1.0 / 13.0 if strength <= 4 else 1.0 / 7.0


@kernel
def see_seat(state: State, rules: Rules, seat: int, out: Floats, at: int) -> None:
    """Sits here, active, decides, passed, animal, wound, track / 20, Kiai / 13, (Kiai - track) / 13, line / 10,
    samurai [7], symbols on the left [3], last card of the line [CARD], strength of its first / 6, abilities it may use
    by samurai [7], own token out, Kiai waiting."""
    value = kiai_value(state, rules, seat)
    out[at] = 1.0
    out[at + 1] = 1.0 if state.active == seat else 0.0
    out[at + 2] = 1.0 if state.current == seat else 0.0
    out[at + 3] = state.passed[seat]
    out[at + 4] = state.animal[seat]
    out[at + 5] = state.wound[seat]
    out[at + 6] = state.track[seat] / 20.0
    out[at + 7] = value / 13.0
    out[at + 8] = (value - state.track[seat]) / 13.0
    out[at + 9] = state.line_n[seat] / 10.0
    out[at + 10 + state.samurai[seat]] = 1.0
    for symbol in range(SYMBOLS):
        if state.left[seat, symbol] != NONE:
            out[at + 17 + symbol] = 1.0
    at += 20
    if state.line_n[seat] > 0:
        see_card(rules, state.line[seat, state.line_n[seat] - 1], out, at)
        out[at + CARD] = rules.strength[state.line[seat, 0]] / 6.0
    at += CARD + 1
    for who in range(SEATS):
        owner = state.seat_of[who]
        if has(state, seat, who) or (owner != NONE and state.holder[owner] == seat):
            out[at + who] = 1.0
    if state.holder[seat] != NONE:
        out[at + 7] = 1.0
    if (state.pending >> seat) & 1 == 1:
        out[at + 8] = 1.0
