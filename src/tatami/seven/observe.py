"""The game as numbers for learning: one flat float32 vector, all seats turned so that the asking one is first.

Layout (sizes in brackets; every entry about 0 to 1):

- table [GLOBAL]: round one-hot [3], deck/63, discard/63, breach/63, barricades/10, buildings/6, backs/2 [4],
  families [3], level flags [3: building penalties, family bonuses, open support], turn penalties [4: no defence,
  no support, must pass, no ability], stage one-hot [6], phase one-hot [9]
- open tokens by samurai [7 + 7]: still open; in use by me
- card in hand [CARD], whose (rotated one-hot) [7], abilities barred [1]
- known top three cards of the deck [3 x CARD], zero where unknown
- what may still be in the piles: for each strength 1-6 the share of its cards not visible anywhere [6]
- for each seat, from me clockwise [7 x SEAT]: sits here, active, decides, passed, animal, wound, track/20,
  Kiai/13, (Kiai - track)/13, line length/10, samurai one-hot [7], symbols on the left [3], last card [CARD],
  first card's strength/6, tokens held: abilities I may use by samurai [7], own token out, Kiai waiting
- CARD: present, strength/6, symbol one-hot [3], penalties as counts [11], flame
"""

from __future__ import annotations

from ..kernel import NONE, Floats, kernel
from .abilities import has
from .consts import PENALTIES, SEATS, SYMBOLS, Known, Token
from .state import Rules, State
from .track import kiai_value

CARD = 2 + SYMBOLS + PENALTIES + 1
GLOBAL = 3 + 3 + 2 + 4 + 3 + 3 + 4 + 6 + 9
SEAT = 10 + 7 + 3 + CARD + 1 + 7 + 2
OBS = GLOBAL + 14 + CARD + 8 + 3 * CARD + 6 + SEATS * SEAT


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
        out[at + CARD + SEATS] = state.bare
    at += CARD + SEATS + 1
    for i in range(3):
        if i < state.deck_n:
            card = state.deck[state.deck_n - 1 - i]
            if state.known[card] >= Known.PLACED:
                see_card(rules, card, out, at)
        at += CARD
    see_unseen(state, rules, out, at)
    at += 6
    for i in range(rules.seats):
        see_seat(state, rules, (seat + i) % rules.seats, out, at)
        at += SEAT


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
    """A card's face."""
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
    for strength in range(6):
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
    """One samurai."""
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
