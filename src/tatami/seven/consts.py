"""Sizes and enumerations."""

from __future__ import annotations

from enum import IntEnum

SEATS = 7  # samurai in the box, hence seats at most
CARDS = 66
RAIDERS = 52  # of the strengths below a henchman's
HENCHMEN = 7
CHIEFS = 7
HENCHMAN = 5  # their strengths (SEV-02)
CHIEF = 6
STRENGTHS = CHIEF
BUILDINGS = 6
PILE = CARDS  # whatever is set up, a pile never overflows
LINE = 40  # more than others can press on a samurai between two of its turns
LAST_ROUND = 3
SYMBOLS = 3
PENALTIES = 11


class Samurai(IntEnum):
    """In the order of SEV-01."""

    HEIHACHI = 0
    SHICHIROJI = 1
    GOROBEI = 2
    KAMBEI = 3
    KIKUCHIYO = 4
    KYUZO = 5
    KATSUSHIRO = 6


class Symbol(IntEnum):
    """What a bandit on the left protects: peasants, buildings, families."""

    HAT = 0
    HOUSE = 1
    DOLL = 2


class Penalty(IntEnum):
    """SEV-60 to SEV-6A; from MUST_PASS on only chiefs carry them."""

    BARRICADE = 0
    WOUND = 1
    BREACH = 2
    NO_DEFENCE = 3
    NO_SUPPORT = 4
    LEFT_DRAWS = 5
    RIGHT_DRAWS = 6
    MUST_PASS = 7
    REINFORCE = 8
    NO_ABILITY = 9
    LOSE_DEFENDER = 10


class Back(IntEnum):
    """The penalty on a building's back (SEV-33)."""

    FAMILY = 0
    BUILDING = 1
    BARRICADE = 2
    WOUND = 3


class Family(IntEnum):
    """The bonus of a family (SEV-32)."""

    HEAL = 0
    BARRICADE = 1
    BREACH = 2


BACKS = len(Back)
FAMILIES = len(Family)


class Known(IntEnum):
    """What the table knows of a card that lies in the deck or the breach (SEV-05)."""

    UNSEEN = 0  # perhaps it is not in play at all
    MET = 1  # in play, but where in the piles nobody knows
    PLACED = 2  # its place is known, face down
    FACE_UP = 3


class Token(IntEnum):
    """An open support token (SEV-12)."""

    NOT = 0
    OPEN = 1
    SPENT = 2


class Stage(IntEnum):
    """How far the active samurai's turn has come."""

    START = 0  # open tokens may be used
    LOOK = 1  # the penalties are read off the last card
    PENALTY = 2
    ACTION = 3
    SECOND = 4  # one fight is over
    END = 5


class Phase(IntEnum):
    """What is being decided."""

    START = 0
    PENALTY = 1
    LOSE = 2  # which card on the left goes
    ACTION = 3
    SECOND = 4
    CARD = 5  # where the card in hand goes
    KIAI = 6
    ORDER = 7  # how the cards looked at are put back
    OVER = 8


class Outcome(IntEnum):
    """How the game stands (SEV-34, SEV-36)."""

    RUNNING = 0
    WON = 1
    SAMURAI = 2  # lost: an animal with a token was wounded
    BUILDINGS = 3
    FAMILIES = 4


MAX_LEGAL = 64

# old places, counted from the top, in their new order; the first two rows are for two cards
ORDERS = ((0, 1, 2), (1, 0, 2), (0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0))
