"""The state of a game and its rules: two flat records, copied and compared as bytes."""

from __future__ import annotations

from ..kernel.records import Record, RecordArray, i8, i16, i32, i64
from .consts import BACKS, CARDS, FAMILIES, LINE, PILE, SEATS, SYMBOLS


class State(Record):
    """One game."""

    rng = i64()  # everything random comes from here
    key = i32(4)  # of a table whose seed is a text
    track = i16(SEATS)  # the sum of strengths in each line
    # piles: bottom first, so that the top is the last of n
    deck = i8(PILE)
    discard = i8(PILE)
    breach = i8(PILE)
    box = i8(CARDS)  # cards not in play, unseen
    deck_n = i8()
    discard_n = i8()
    breach_n = i8()
    box_n = i8()
    known = i8(CARDS)  # Known, of each card in deck or breach; visible cards are MET
    lowest = i8(CARDS)  # a MET card cannot lie deeper in the breach than this (it was in the deck later)
    # samurai, by seat
    samurai = i8(SEATS)
    seat_of = i8(SEATS)  # the seat of each samurai, or NONE
    animal = i8(SEATS)
    wound = i8(SEATS)
    passed = i8(SEATS)
    line = i8(SEATS, LINE)  # oldest first
    line_n = i8(SEATS)
    left = i8(SEATS, SYMBOLS)  # the card of each symbol, or NONE
    holder = i8(SEATS)  # who holds this seat's support token; NONE: it is at home
    support_late = i8(SEATS)  # 1: the holder got it in its own turn, too late for that turn
    token = i8(SEATS)  # open tokens by samurai: Token
    token_user = i8(SEATS)  # the seat that uses it this round, or NONE
    # the village
    barricades = i8()
    buildings = i8()
    backs = i8(BACKS)  # backs of the buildings that stand
    families = i8(FAMILIES)  # 1: still there
    # the turn
    round_no = i8()
    active = i8()  # whose turn it is
    stage = i8()
    phase = i8()
    current = i8()  # who decides
    penalties = i8(2)  # still to be applied or ignored; NONE: none
    penalty_even = i8()  # the card they come from is of even strength
    applied = i8()  # 1: one was applied, none can be ignored any more
    losing = i8()  # 1: a card on the left must be chosen
    no_defence = i8()  # penalties of this turn
    no_support = i8()
    must_pass = i8()
    no_ability = i8()
    # a card taken but not yet placed
    card = i8()
    taker = i8()
    had_by = i8()  # bit mask of the seats that have had it
    abilities_barred = i8()  # 1: no ability works on it
    # Kiai
    pending = i8()  # bit mask of the seats that reached their value
    frames = i8()  # Kiai under way, the last on top
    frame_seat = i8(SEATS)
    frame_main = i8(SEATS)  # main effects left
    frame_extra = i8(SEATS)  # 1: the animal's second part is left
    kiai_begins = i8()  # 1: the top one begins; 0: others' Kiai come first
    looking = i8()  # cards looked at, to be put back
    closing = i8()  # 1: the round ends, no Kiai
    outcome = i8()
    revealed = i8()  # 1: something hidden or random was shown in this step
    keyed = i8()  # 1: randomness comes by the key; 0: by the quick generator


STATE = State.layout


class Rules(Record):
    """Cards, level and options."""

    version = i8()  # of the rules; kernels ask it where versions differ
    seats = i8()
    barricades = i8()  # at the start, and at most
    raiders = i8()
    henchmen = i8()
    chiefs = i8()
    building_penalties = i8()
    family_bonuses = i8()
    open_support = i8()
    level = i8()
    samurai = i8(SEATS)  # chosen for each seat, or NONE: at random
    kiai = i8(SEATS, 2)
    backs = i8(BACKS)
    strength = i8(CARDS)
    symbol = i8(CARDS)  # Symbol or NONE
    penalty = i8(CARDS, 2)  # Penalty or NONE
    flame = i8(CARDS)


RULES = Rules.layout


class States(RecordArray):
    """Many games."""

    layout = STATE


class RulesRows(RecordArray):
    """An array of rules records."""

    layout = RULES
