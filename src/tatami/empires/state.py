"""The two records of the game: `State`, what changes, and `Rules`, board and switches, which do not."""

from __future__ import annotations

from ..kernel.records import Record, RecordArray, i8, i16, i32, i64
from .columns import WIDTH
from .consts import (
    CARDS,
    DEPTH,
    EDGES,
    FIGURE_COLOURS,
    HOUSE_LOCATIONS,
    MAX_SEATS,
    MOUNTAIN_KINDS,
    MOUNTAINS,
    ORDERS,
    PROVINCES,
    REGIONS,
    SLOTS,
    TRACK,
)

_P, _V, _R, _S = MAX_SEATS, PROVINCES, REGIONS, SLOTS


class State(Record):
    """One game."""

    rng = i64()  # the game's own randomness
    key = i32(4)  # of a table whose seed is a text
    score = i16(_P)
    food = i16(_P)
    bushido = i16(_P)
    decisions = i16()
    # board
    samurai = i8(_P, _V)
    archers = i8(_P, _V)
    general = i8(_P)  # its province
    castle = i8(_P, _R)  # its province, a castle a region
    resource = i8(_V)  # Good of each province
    figure = i8(_V)  # colour of the shrine figure (EMP-S1)
    mountain = i8(MOUNTAINS)  # token on each mountain space (EMP-M1)
    explored = i8(MOUNTAIN_KINDS)  # mountain tokens revealed so far, by kind
    neutral = i8(_S)  # neutral action beside each slot
    # supplies
    supply = i8(_P)  # samurai not on the board: the barracks
    range = i8(_P)  # trained archers, veterans, general (DOJ-10)
    arsenal = i8(_P)
    headquarters = i8(_P)
    dojo = i8(_P)
    influence = i8(_P, _R)
    orders = i8(_P, ORDERS)  # tokens in hand, by kind
    hand = i8(_P, _R)  # destiny cards in hand, by region
    picked = i8(_P)  # destiny card picked this era, face down
    covers = i8(_P)  # opponents' tokens covered this round
    covered = i8(_P)  # 1: somebody covered a token of theirs this round
    cover_of = i8(_P, _P)  # who covered whom this era
    # order tokens on the board
    slot_owner = i8(_S)
    slot_order = i8(_S)
    slot_up = i8(_S)  # 1: face up
    slot_round = i8(_S)
    under_owner = i8(_S)
    under_order = i8(_S)
    # destiny cards
    deck = i8(CARDS)
    deck_left = i8()
    played = i8(_R)
    # agendas
    agenda = i8(_R)  # tile * 2 + side
    agenda_done = i8(_R)  # bit mask of seats
    # turn
    turn_order = i8(_P)
    era = i8()
    round_no = i8()
    phase = i8()
    current = i8()  # who decides
    turn = i8()  # choices made in this phase
    slot = i8()  # slot being placed on or resolved
    depth = i8()
    frame = i8(DEPTH, WIDTH)  # actions under way (frames.py)
    winners = i8()  # bit mask, when the game is over
    revealed = i8()  # 1: this step showed something hidden or random
    # solo houses
    stack = i8(2, HOUSE_LOCATIONS)  # location tokens, the last is the top
    stack_left = i8(2)
    aside = i8(2, HOUSE_LOCATIONS)
    aside_left = i8(2)
    slot_location = i8(_S)  # location token with an order
    under_location = i8(_S)
    keyed = i8()  # 1: randomness comes by the key; 0: by the quick generator


STATE = State.layout


class Rules(Record):
    """Board and switches, which do not change."""

    version = i8()  # of the rules; kernels ask it where versions differ
    seats = i8()  # sides at the table
    regions = i8()
    provinces = i8()
    slots = i8()
    tokens = i8(3)  # order tokens placed in round 1, 2 (EMP-21)
    # board
    region_of = i8(_V)
    role = i8(_V)
    coastal = i8(_V)
    first = i8(_R + 1)  # first province of each region; provinces stand in order of regions
    capital = i8(_R)
    bonus = i8(_R, 2)
    neutral = i8(_S)
    edge_start = i16(_V + 1)
    edge_from = i8(EDGES)
    edge_to = i8(EDGES)
    edge_sea = i8(EDGES)
    edge_mountain = i8(EDGES)
    edge_way = i8(EDGES)  # which of the two directions over its mountain
    mountains = i8()
    mountain_edge = i16(MOUNTAINS, 2)
    track = i8(TRACK)
    cards = i8(_R)  # destiny cards in the deck, by region
    orders = i8(ORDERS)
    mountain_tokens = i8(MOUNTAIN_KINDS)
    figures = i8(FIGURE_COLOURS)
    food_tokens = i8()
    # edition switches (section 10)
    edition = i8()
    armies = i8()
    open_cards = i8()
    third_card = i8()
    recruit_beside = i8()
    buy_point = i8()
    ship_price = i8()
    harvest_control = i8()
    castle_anywhere = i8()
    castle_mark = i8()
    cover_limit = i8()
    may_pass = i8()
    second_bonus = i8()
    leftovers = i8()
    agenda_any_turn = i8()
    agenda_castle = i8()  # agenda 3B asks only for a castle
    # modules
    agendas = i8()
    mountain_paths = i8()
    sacred_shrines = i8()
    random_neutral = i8()
    dojos = i8()
    random_dojo = i8()
    solo = i8()
    open_screens = i8()
    board_id = i32()  # which board the words come from (game.py)


RULES = Rules.layout


class States(RecordArray):
    """Many games."""

    layout = STATE


class RulesRows(RecordArray):
    """Boards and switches of many games."""

    layout = RULES
