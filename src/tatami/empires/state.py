"""The two records of the game: `State`, what changes, and `Rules`, board and switches, which do not."""

from __future__ import annotations

import numpy as np

from ..kernel.records import Record, RecordArray, padded
from .columns import WIDTH
from .consts import (
    CARDS,
    DEPTH,
    EDGES,
    MAX_SEATS,
    MOUNTAIN_KINDS,
    MOUNTAINS,
    ORDERS,
    PROVINCES,
    REGIONS,
    SLOTS,
    TRACK,
)

_P, _V, _R, _S, _I = MAX_SEATS, PROVINCES, REGIONS, SLOTS, np.int8

STATE = padded([
    ("rng", np.int64),  # the game's own randomness
    ("score", np.int16, (_P,)),
    ("food", np.int16, (_P,)),
    ("bushido", np.int16, (_P,)),
    ("decisions", np.int16),
    # board
    ("samurai", _I, (_P, _V)),
    ("archers", _I, (_P, _V)),
    ("general", _I, (_P,)),  # its province
    ("castle", _I, (_P, _R)),  # its province, a castle a region
    ("resource", _I, (_V,)),  # Good of each province
    ("figure", _I, (_V,)),  # colour of the shrine figure (EMP-S1)
    ("mountain", _I, (MOUNTAINS,)),  # token on each mountain space (EMP-M1)
    ("explored", _I, (MOUNTAIN_KINDS,)),  # mountain tokens revealed so far, by kind
    ("neutral", _I, (_S,)),  # neutral action beside each slot
    # supplies
    ("supply", _I, (_P,)),  # samurai not on the board: the barracks
    ("range", _I, (_P,)),  # trained archers, veterans, general (DOJ-10)
    ("arsenal", _I, (_P,)),
    ("headquarters", _I, (_P,)),
    ("dojo", _I, (_P,)),
    ("influence", _I, (_P, _R)),
    ("orders", _I, (_P, ORDERS)),  # tokens in hand, by kind
    ("hand", _I, (_P, _R)),  # destiny cards in hand, by region
    ("picked", _I, (_P,)),  # destiny card picked this era, face down
    ("covers", _I, (_P,)),  # opponents' tokens covered this round
    ("covered", _I, (_P,)),  # 1: somebody covered a token of theirs this round
    ("cover_of", _I, (_P, _P)),  # who covered whom this era
    # order tokens on the board
    ("slot_owner", _I, (_S,)),
    ("slot_order", _I, (_S,)),
    ("slot_up", _I, (_S,)),  # 1: face up
    ("slot_round", _I, (_S,)),
    ("under_owner", _I, (_S,)),
    ("under_order", _I, (_S,)),
    # destiny cards
    ("deck", _I, (CARDS,)),
    ("deck_left", _I),
    ("played", _I, (_R,)),
    # agendas
    ("agenda", _I, (_R,)),  # tile * 2 + side
    ("agenda_done", _I, (_R,)),  # bit mask of seats
    # turn
    ("turn_order", _I, (_P,)),
    ("era", _I),
    ("round_no", _I),
    ("phase", _I),
    ("current", _I),  # who decides
    ("turn", _I),  # choices made in this phase
    ("slot", _I),  # slot being placed on or resolved
    ("depth", _I),
    ("frame", _I, (DEPTH, WIDTH)),  # actions under way (frames.py)
    ("winners", _I),  # bit mask, when the game is over
    ("revealed", _I),  # 1: this step showed something hidden or random
    # solo houses
    ("stack", _I, (2, 16)),  # location tokens, the last is the top
    ("stack_left", _I, (2,)),
    ("aside", _I, (2, 16)),
    ("aside_left", _I, (2,)),
    ("slot_location", _I, (_S,)),  # location token with an order
    ("under_location", _I, (_S,)),
])

RULES = padded([
    ("seats", _I),  # sides at the table
    ("regions", _I),
    ("provinces", _I),
    ("slots", _I),
    ("tokens", _I, (3,)),  # order tokens placed in round 1, 2 (EMP-21)
    # board
    ("region_of", _I, (_V,)),
    ("role", _I, (_V,)),
    ("coastal", _I, (_V,)),
    ("first", _I, (_R + 1,)),  # first province of each region; provinces stand in order of regions
    ("capital", _I, (_R,)),
    ("bonus", _I, (_R, 2)),
    ("neutral", _I, (_S,)),
    ("edge_start", np.int16, (_V + 1,)),
    ("edge_from", _I, (EDGES,)),
    ("edge_to", _I, (EDGES,)),
    ("edge_sea", _I, (EDGES,)),
    ("edge_mountain", _I, (EDGES,)),
    ("edge_way", _I, (EDGES,)),  # which of the two directions over its mountain
    ("mountains", _I),
    ("mountain_edge", np.int16, (MOUNTAINS, 2)),
    ("track", _I, (TRACK,)),
    ("cards", _I, (_R,)),  # destiny cards in the deck, by region
    ("orders", _I, (ORDERS,)),
    ("mountain_tokens", _I, (MOUNTAIN_KINDS,)),
    ("figures", _I, (4,)),
    ("food_tokens", _I),
    # edition switches (section 10)
    ("edition", _I),
    ("armies", _I),
    ("open_cards", _I),
    ("third_card", _I),
    ("recruit_beside", _I),
    ("buy_point", _I),
    ("ship_price", _I),
    ("harvest_control", _I),
    ("castle_anywhere", _I),
    ("castle_mark", _I),
    ("cover_limit", _I),
    ("may_pass", _I),
    ("second_bonus", _I),
    ("leftovers", _I),
    ("agenda_any_turn", _I),
    ("agenda_castle", _I),  # agenda 3B asks only for a castle
    # modules
    ("agendas", _I),
    ("mountain_paths", _I),
    ("sacred_shrines", _I),
    ("random_neutral", _I),
    ("dojos", _I),
    ("random_dojo", _I),
    ("solo", _I),
    ("open_screens", _I),
    ("board_id", np.int32),  # which board the words come from (board.py)
])


class State(Record):
    """One game."""

    dtype = STATE


class States(RecordArray):
    """Many games."""

    dtype = STATE


class Rules(Record):
    """Board and switches."""

    dtype = RULES


class RulesRows(RecordArray):
    """Boards and switches of many games."""

    dtype = RULES
