"""Sizes and enumerations."""

from __future__ import annotations

from enum import IntEnum

from ..kernel import NONE as NONE

MAX_SEATS = 5
REGIONS = 5
BASE_REGIONS = 4  # without the expansion's
PROVINCES = 28
SLOTS_A_REGION = 3
SLOTS = REGIONS * SLOTS_A_REGION
CARDS = 35
ARMIES = 16  # of a seat (EMP-02)
DRAFT_ARMIES = 20
EDGES = 160  # directed
MOUNTAINS = 12
TRACK = 11
TRIBES = 5
FIGURE_COLOURS = 4
# actions under way: a placement; then a recruit, its veteran's move and its expedition, once and for each tribe met;
# then one attack
DEPTH = 3 * (TRIBES + 1) + 2
ERAS = 3
# seats of a solo game: the person's, the houses'
HUMAN, FIRST_HOUSE, SECOND_HOUSE = 0, 1, 2
CASTLES = 3
EXTRA_PRICE = 1  # of one more point, a second army, a second loss (EMP-50, EMP-52, EMP-54)
ARCHERS = 3
# on the widest board: 20 armies sailing to 27 shores, 160 borders, then archers, the general and mountain tokens again
MAX_LEGAL = 1024


class Phase(IntEnum):
    """What the table is doing when no action is under way."""

    DOJO = 0  # DOJ-01: choose a dojo
    DESTINY = 1  # EMP-30: pick a destiny card
    PLANNING = 2  # EMP-32: place an order token
    RESOLUTION = 3  # EMP-40
    OVER = 4


class Role(IntEnum):
    """What a province is (EMP-04)."""

    CAPITAL = 0
    RESOURCE = 1
    SHRINE = 2


class Good(IntEnum):
    """A resource; also what a province yields."""

    NOTHING = 0
    FOOD = 1
    BUSHIDO = 2


class Order(IntEnum):
    """Order tokens (EMP-03)."""

    RECRUIT = 0
    ATTACK = 1
    HARVEST = 2
    CASTLE = 3
    MOVE3 = 4
    MOVE23 = 5
    SHIP = 6


ORDERS = len(Order)
HOUSE_ORDERS = 4  # of a solo house: recruit, attack, harvest, castle; movement tokens are out (SOL-02)


class Neutral(IntEnum):
    """Neutral actions (section 6)."""

    MOVE = 0
    ATTACK = 1
    RECRUIT = 2
    HARVEST = 3


NEUTRAL_KINDS = len(Neutral)


class Unit(IntEnum):
    """Armies on the board (DOJ-02)."""

    SAMURAI = 0
    ARCHER = 1
    GENERAL = 2


UNITS = len(Unit)
FOOT = 2  # samurai and archers


class Levy(IntEnum):
    """What a recruit may bring (DOJ-20)."""

    SAMURAI = 0
    ARCHER = 1
    VETERAN = 2
    GENERAL = 3


LEVIES = len(Levy)


class Training(IntEnum):
    """What may be trained (DOJ-10)."""

    ARCHER = 0
    VETERAN = 1
    GENERAL_RANGE = 2
    GENERAL_ARSENAL = 3


TRAININGS = len(Training)


class Dojo(IntEnum):
    """Schools (DOJ-30 to DOJ-34)."""

    EARTH = 0
    WIND = 1
    FIRE = 2
    WATER = 3
    VOID = 4


DOJOS = len(Dojo)


class Mountain(IntEnum):
    """Mountain tokens (EMP-M3)."""

    AMBUSH = 0
    MERCENARIES = 1
    MASTER = 2
    FARM = 3
    TRIBE = 4
    JOURNEY = 5


MOUNTAIN_KINDS = len(Mountain)


class Location(IntEnum):
    """Location tokens of the solo houses (SOL-02)."""

    CAPITAL = 0
    FOOD = 1
    BUSHIDO = 2
    SHRINE = 3


LOCATIONS = len(Location)
HOUSE_LOCATIONS = BASE_REGIONS * LOCATIONS


class CoverLimit(IntEnum):
    """Whom one may cover (EMP-35)."""

    NONE = 0
    OPPONENT_ONCE_AN_ERA = 1
    VICTIM_ONCE_A_ROUND = 2


class Act(IntEnum):
    """What the frame on top of the stack is about (frames.py)."""

    PLACEMENT = 0  # the rest of a placement: neutral action, training
    MOVE = 1
    SAIL = 2  # which armies go on board
    RECRUIT = 3
    ATTACK = 4
    HARVEST = 5  # the order
    HARVEST_ONE = 6  # the neutral action
    CASTLE = 7
    DISBAND = 8  # which armies return for a castle
    EXPEDITION = 9  # an army on a mountain, between two provinces
    TRIBE = 10
    EARTH_VETERAN = 11
    WATER_VETERAN = 12
    VOID_VETERAN = 13
    EARTH_GENERAL = 14
    WIND_GENERAL = 15
    FIRE_GENERAL = 16
    WATER_GENERAL = 17
    VOID_GENERAL = 18
