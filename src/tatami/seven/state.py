"""The state of a game and its rules: two flat records, copied and compared as bytes."""

from __future__ import annotations

import numpy as np

from ..kernel.records import Record, RecordArray, padded
from .consts import CARDS, LINE, PILE, SEATS, SYMBOLS

_I8, _I16, _I64 = np.int8, np.int16, np.int64

STATE = padded([
    ("rng", _I64),                    # everything random comes from here
    ("track", _I16, (SEATS,)),        # the sum of strengths in each line
    # piles: bottom first, so that the top is the last of n
    ("deck", _I8, (PILE,)),
    ("discard", _I8, (PILE,)),
    ("breach", _I8, (PILE,)),
    ("box", _I8, (CARDS,)),           # cards not in play, unseen
    ("deck_n", _I8),
    ("discard_n", _I8),
    ("breach_n", _I8),
    ("box_n", _I8),
    ("known", _I8, (CARDS,)),         # Known, of each card in deck or breach; visible cards are MET
    ("lowest", _I8, (CARDS,)),        # a MET card cannot lie deeper in the breach than this (it was in the deck later)
    # samurai, by seat
    ("samurai", _I8, (SEATS,)),
    ("seat_of", _I8, (SEATS,)),       # the seat of each samurai, or NONE
    ("animal", _I8, (SEATS,)),
    ("wound", _I8, (SEATS,)),
    ("passed", _I8, (SEATS,)),
    ("line", _I8, (SEATS, LINE)),     # oldest first
    ("line_n", _I8, (SEATS,)),
    ("left", _I8, (SEATS, SYMBOLS)),  # the card of each symbol, or NONE
    ("holder", _I8, (SEATS,)),        # who holds this seat's support token; NONE: it is at home
    ("support_late", _I8, (SEATS,)),         # 1: the holder got it in its own turn, too late for that turn
    ("token", _I8, (SEATS,)),         # open tokens by samurai: Token
    ("token_user", _I8, (SEATS,)),    # the seat that uses it this round, or NONE
    # the village
    ("barricades", _I8),
    ("buildings", _I8),
    ("backs", _I8, (4,)),             # backs of the buildings that stand
    ("families", _I8, (3,)),          # 1: still there
    # the turn
    ("round_no", _I8),
    ("active", _I8),                  # whose turn it is
    ("stage", _I8),
    ("phase", _I8),
    ("current", _I8),                 # who decides
    ("penalties", _I8, (2,)),         # still to be applied or ignored; NONE: none
    ("penalty_even", _I8),            # the card they come from is of even strength
    ("applied", _I8),                 # 1: one was applied, none can be ignored any more
    ("losing", _I8),                  # 1: a card on the left must be chosen
    ("no_defence", _I8),              # penalties of this turn
    ("no_support", _I8),
    ("must_pass", _I8),
    ("no_ability", _I8),
    # a card taken but not yet placed
    ("card", _I8),
    ("taker", _I8),
    ("had_by", _I8),                     # bit mask of the seats that have had it
    ("abilities_barred", _I8),                    # 1: no ability works on it
    # Kiai
    ("pending", _I8),                 # bit mask of the seats that reached their value
    ("frames", _I8),                  # Kiai under way, the last on top
    ("frame_seat", _I8, (SEATS,)),
    ("frame_main", _I8, (SEATS,)),    # main effects left
    ("frame_extra", _I8, (SEATS,)),   # 1: the animal's second part is left
    ("kiai_begins", _I8),                     # 1: the top one begins; 0: others' Kiai come first
    ("looking", _I8),                 # cards looked at, to be put back
    ("closing", _I8),                 # 1: the round ends, no Kiai
    ("outcome", _I8),
    ("revealed", _I8),                # 1: something hidden or random was shown in this step
])  # fmt: skip

RULES = padded([
    ("seats", _I8),
    ("barricades", _I8),              # at the start, and at most
    ("raiders", _I8),
    ("henchmen", _I8),
    ("chiefs", _I8),
    ("building_penalties", _I8),
    ("family_bonuses", _I8),
    ("open_support", _I8),
    ("level", _I8),
    ("samurai", _I8, (SEATS,)),       # chosen for each seat, or NONE: at random
    ("kiai", _I8, (SEATS, 2)),
    ("backs", _I8, (4,)),
    ("strength", _I8, (CARDS,)),
    ("symbol", _I8, (CARDS,)),        # Symbol or NONE
    ("penalty", _I8, (CARDS, 2)),     # Penalty or NONE
    ("flame", _I8, (CARDS,)),
])  # fmt: skip


class State(Record):
    """One game."""

    dtype = STATE


class States(RecordArray):
    """Many games."""

    dtype = STATE


class Rules(Record):
    """Cards, level and options."""

    dtype = RULES


class RulesRows(RecordArray):
    """An array of rules records."""

    dtype = RULES
