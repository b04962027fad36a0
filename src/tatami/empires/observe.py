"""The game as numbers for learning: one flat vector of what a seat may know, rotated so that "me" is first.

``LAYOUT`` names its parts in order, and what a module would add is 0 without it. Every entry is a small whole number;
divided by its divisor it is about 0 to 1 (kernel/observe.py). Seats go clockwise from me; numbers of actions are not
rotated, so the seat itself is part of the vector. Hidden things do not show: other hands, picked cards, face-down
orders, the deck, mountain tokens; others' resources only with open screens (and those of the solo houses).
"""

from __future__ import annotations

from ..kernel import NONE, kernel
from ..kernel.records import Floats, Numbers
from .columns import ACT, AT, BONUS, EXTRA, OPEN, PINNED, POINTS, REGION, UNIT
from .consts import (
    LOCATIONS,
    MAX_SEATS,
    MOUNTAIN_KINDS,
    MOUNTAINS,
    NEUTRAL_KINDS,
    ORDERS,
    PROVINCES,
    REGIONS,
    SLOTS,
    Act,
    Good,
)
from .control import power
from .state import Rules, State

ACT_KINDS = len(Act)
# what is said of a seat: here (2: it decides), points, pieces, dojo [5], covers made and suffered this round,
# covered by me this era, cards, picked, rank in the turn order, and if known its goods
(
    SEAT_HERE, SEAT_SCORE, SEAT_SUPPLY, SEAT_RANGE, SEAT_ARSENAL, SEAT_HEADQUARTERS, SEAT_DOJO, *_,
    SEAT_COVERS, SEAT_COVERED, SEAT_COVERED_BY_ME, SEAT_CARDS, SEAT_PICKED, SEAT_RANK, SEAT_FOOD, SEAT_BUSHIDO,
) = range(19)  # fmt: skip
SEAT_WIDTH = SEAT_BUSHIDO + 1
# of a slot: its owner from me [5], face up, round, a token lies below, being placed or resolved, location + 1
SLOT_UP, SLOT_ROUND, SLOT_UNDER, SLOT_NOW, SLOT_LOCATION = range(MAX_SEATS, MAX_SEATS + 5)
SLOT_WIDTH = SLOT_LOCATION + 1
# of an agenda: which of five tiles, and side B
TILE_B = 5
TILE = TILE_B + 1
LAYOUT: tuple[tuple[str, tuple[int, ...]], ...] = (
    ("samurai", (MAX_SEATS, PROVINCES)),
    ("archers", (MAX_SEATS, PROVINCES)),
    ("general", (2, PROVINCES)),  # mine; others'
    ("castle", (2, PROVINCES)),  # mine; others'
    ("control", (PROVINCES,)),  # 1 mine, -1 another's
    ("resource", (2, PROVINCES)),  # food; bushido
    ("figure", (PROVINCES,)),  # shrine figure: colour + 1
    ("mountain", (MOUNTAINS,)),  # 1: a token lies there
    ("explored", (MOUNTAIN_KINDS,)),  # tokens seen
    ("castles", (MAX_SEATS, REGIONS)),  # 1: a castle in the region
    ("influence", (MAX_SEATS, REGIONS)),
    ("agenda", (REGIONS, TILE)),
    ("agenda_done", (MAX_SEATS, REGIONS)),
    ("unseen_orders", (MAX_SEATS, ORDERS)),  # behind the screen or face down
    ("seats", (MAX_SEATS, SEAT_WIDTH)),
    ("me", (MAX_SEATS,)),  # my seat's number
    ("my_orders", (ORDERS,)),  # in hand
    ("my_hand", (REGIONS,)),  # destiny cards
    ("my_pick", (REGIONS,)),
    ("slot_order", (SLOTS, ORDERS)),  # face up, or my own
    ("slot_neutral", (SLOTS, NEUTRAL_KINDS)),
    ("slots", (SLOTS, SLOT_WIDTH)),
    ("cards_played", (REGIONS,)),
    ("clock", (12,)),  # see_clock
    ("act", (ACT_KINDS,)),  # the action under way
    ("acts_below", (ACT_KINDS,)),  # those that wait for it
    ("act_region", (REGIONS,)),
    ("act_at", (PROVINCES,)),  # the army moved last, the province fixed
    ("act_state", (7,)),  # depth, points, unit, extra, open, bonus, pinned
    ("options", (10,)),  # see_options
    ("houses", (2, 1 + 2 * REGIONS)),  # solo: location tokens left, region on top, by region
)
POINTS_BY, GOODS_BY = 60, 10
DIVISORS: dict[str, tuple[int, ...]] = {
    "samurai": (4,),
    "archers": (3,),
    "figure": (4,),
    "explored": (4,),
    "influence": (10,),
    "unseen_orders": (2,),
    "seats": (1, POINTS_BY, 16, 3, 3, 1, *5 * (1,), 3, 1, 1, 4, 1, 5, GOODS_BY, GOODS_BY),
    "my_orders": (2,),
    "my_hand": (3,),
    "slots": (*5 * (1,), 1, 2, 1, 1, 16),
    "cards_played": (10,),
    "clock": (*9 * (1,), 15, 15, 35),
    "act_state": (4, 3, 3, 3, 1, 2, 3),
    "houses": (16, *REGIONS * (1,), *REGIONS * (4,)),
}
"""What the entries of a part are divided by, over and over; 1 where nothing is said."""
MOST = 127
"""The largest number an entry holds: of more points or resources it says so many."""


def _starts() -> tuple[int, ...]:
    """Where each part begins, and the length of all."""
    starts = [0]
    for _, shape in LAYOUT:
        length = 1
        for n in shape:
            length *= n
        starts.append(starts[-1] + length)
    return tuple(starts)


(
    O_SAMURAI, O_ARCHERS, O_GENERAL, O_CASTLE, O_CONTROL, O_RESOURCE, O_FIGURE, O_MOUNTAIN, O_EXPLORED, O_CASTLES,
    O_INFLUENCE, O_AGENDA, O_DONE, O_UNSEEN, O_SEATS, O_ME, O_ORDERS, O_HAND, O_PICK, O_SLOT_ORDER, O_NEUTRAL, O_SLOTS,
    O_PLAYED, O_CLOCK, O_ACT, O_BELOW, O_ACT_REGION, O_ACT_AT, O_ACT_STATE, O_OPTIONS, O_HOUSES, OBS,
) = _starts()  # fmt: skip


@kernel
def observe_numbers(state: State, rules: Rules, seat: int, out: Numbers) -> None:
    """Fill out, OBS long, as that seat sees the game."""
    out[:] = 0
    see_control(state, rules, seat, out)
    see_board(state, rules, out)
    for i in range(rules.seats):
        who = from_me(rules, seat, i)
        see_pieces(state, rules, who, i, out)
        see_seat(state, rules, seat, who, i, out)
    for rank in range(rules.seats):
        out[O_SEATS + steps_from(rules, seat, state.turn_order[rank]) * SEAT_WIDTH + SEAT_RANK] = rank
    see_own(state, seat, out)
    for slot in range(rules.slots):
        see_slot(state, rules, seat, slot, out)
    see_clock(state, rules, out)
    if state.depth > 0:
        see_act(state, out)
    see_options(rules, out)
    if rules.solo == 1:
        for house in range(2):
            see_house(state, house, out)


@kernel
def observe_more(state: State, rules: Rules, seat: int, out: Floats) -> None:
    """Points and resources, which may be more than a small number holds."""
    for i in range(rules.seats):
        who = from_me(rules, seat, i)
        at = O_SEATS + i * SEAT_WIDTH
        out[at + SEAT_SCORE] = state.score[who] * (1 / POINTS_BY)
        if resources_show(rules, seat, who):
            out[at + SEAT_FOOD] = state.food[who] * (1 / GOODS_BY)
            out[at + SEAT_BUSHIDO] = state.bushido[who] * (1 / GOODS_BY)


@kernel
def resources_show(rules: Rules, seat: int, who: int) -> bool:
    """Whether one seat sees the other's resources."""
    return who == seat or rules.open_screens == 1 or rules.solo == 1


@kernel
def from_me(rules: Rules, seat: int, i: int) -> int:
    """The seat so many steps clockwise from another."""
    who = seat + i
    return who - rules.seats if who >= rules.seats else who


@kernel
def steps_from(rules: Rules, seat: int, who: int) -> int:
    """How many steps clockwise from the first seat the other one sits."""
    return who - seat if who >= seat else who - seat + rules.seats


@kernel
def see_control(state: State, rules: Rules, seat: int, out: Numbers) -> None:
    """EMP-70 in all provinces at once. The powers stand for a moment where samurai will: as many as those, unless
    something else of the seat's is there."""
    for i in range(rules.seats):
        who = from_me(rules, seat, i)
        row = O_SAMURAI + i * PROVINCES
        for province in range(rules.provinces):
            out[row + province] = state.samurai[who, province]
        for region in range(rules.regions):
            if state.castle[who, region] != NONE:
                out[row + state.castle[who, region]] = power(state, rules, who, state.castle[who, region])
        if rules.dojos == 1:
            for province in range(rules.provinces):
                out[row + province] = power(state, rules, who, province)
    for province in range(PROVINCES):
        mine = out[O_SAMURAI + province]
        a = out[O_SAMURAI + PROVINCES + province]
        b = out[O_SAMURAI + 2 * PROVINCES + province]
        c = out[O_SAMURAI + 3 * PROVINCES + province]
        d = out[O_SAMURAI + 4 * PROVINCES + province]
        most = max(max(a, b), max(c, d))
        second = max(min(max(a, b), max(c, d)), max(min(a, b), min(c, d)))
        out[O_CONTROL + province] = 1 if mine > most else -1 if most > max(mine, second) else 0


@kernel
def see_board(state: State, rules: Rules, out: Numbers) -> None:
    """What lies on the board and belongs to nobody."""
    for province in range(rules.provinces):
        if state.resource[province] == Good.FOOD:
            out[O_RESOURCE + province] = 1
        elif state.resource[province] == Good.BUSHIDO:
            out[O_RESOURCE + PROVINCES + province] = 1
        out[O_FIGURE + province] = state.figure[province] + 1
    for space in range(rules.mountains):
        if state.mountain[space] != NONE:
            out[O_MOUNTAIN + space] = 1
    for kind in range(MOUNTAIN_KINDS):
        out[O_EXPLORED + kind] = state.explored[kind]
    for region in range(rules.regions):
        out[O_PLAYED + region] = state.played[region]
        if state.agenda[region] != NONE:
            out[O_AGENDA + region * TILE + (state.agenda[region] >> 1)] = 1
            out[O_AGENDA + region * TILE + TILE_B] = state.agenda[region] & 1


@kernel
def see_pieces(state: State, rules: Rules, who: int, i: int, out: Numbers) -> None:
    """A seat's pieces on the board and the tracks; it sits i steps from me."""
    for province in range(rules.provinces):
        out[O_SAMURAI + i * PROVINCES + province] = state.samurai[who, province]
    if rules.dojos == 1:
        for province in range(rules.provinces):
            out[O_ARCHERS + i * PROVINCES + province] = state.archers[who, province]
    side = 0 if i == 0 else PROVINCES
    if state.general[who] != NONE:
        out[O_GENERAL + side + state.general[who]] = 1
    for region in range(rules.regions):
        if state.castle[who, region] != NONE:
            out[O_CASTLE + side + state.castle[who, region]] = 1
            out[O_CASTLES + i * REGIONS + region] = 1
        out[O_INFLUENCE + i * REGIONS + region] = state.influence[who, region]
        out[O_DONE + i * REGIONS + region] = (state.agenda_done[region] >> who) & 1
    for order in range(ORDERS):
        out[O_UNSEEN + i * ORDERS + order] = state.orders[who, order]


@kernel
def see_seat(state: State, rules: Rules, seat: int, who: int, i: int, out: Numbers) -> None:
    """A seat i steps from me."""
    at = O_SEATS + i * SEAT_WIDTH
    out[at + SEAT_HERE] = 2 if state.current == who else 1
    out[at + SEAT_SCORE] = min(MOST, state.score[who])
    out[at + SEAT_SUPPLY] = state.supply[who]
    out[at + SEAT_RANGE] = state.range[who]
    out[at + SEAT_ARSENAL] = state.arsenal[who]
    out[at + SEAT_HEADQUARTERS] = state.headquarters[who]
    if state.dojo[who] != NONE:
        out[at + SEAT_DOJO + state.dojo[who]] = 1
    out[at + SEAT_COVERS] = state.covers[who]
    out[at + SEAT_COVERED] = state.covered[who]
    out[at + SEAT_COVERED_BY_ME] = state.cover_of[seat, who]
    cards = 0
    for region in range(REGIONS):
        cards += state.hand[who, region]
    out[at + SEAT_CARDS] = cards
    if state.picked[who] != NONE:
        out[at + SEAT_PICKED] = 1
    if resources_show(rules, seat, who):
        out[at + SEAT_FOOD] = min(MOST, state.food[who])
        out[at + SEAT_BUSHIDO] = min(MOST, state.bushido[who])


@kernel
def see_own(state: State, seat: int, out: Numbers) -> None:
    """What lies behind my screen."""
    out[O_ME + seat] = 1
    for order in range(ORDERS):
        out[O_ORDERS + order] = state.orders[seat, order]
    for region in range(REGIONS):
        out[O_HAND + region] = state.hand[seat, region]
    if state.picked[seat] != NONE:
        out[O_PICK + state.picked[seat]] = 1


@kernel
def see_slot(state: State, rules: Rules, seat: int, slot: int, out: Numbers) -> None:
    """Nothing is asked that cannot be foreseen: an empty slot writes zeros."""
    neutral = state.neutral[slot]
    out[O_NEUTRAL + slot * NEUTRAL_KINDS + max(0, neutral)] = 1 if neutral != NONE else 0
    owner = state.slot_owner[slot]
    taken = 1 if owner != NONE else 0
    steps = steps_from(rules, seat, owner) if taken else 0
    order = state.slot_order[slot] if taken else 0
    up = state.slot_up[slot] & taken
    at = O_SLOTS + slot * SLOT_WIDTH
    out[at + steps] = taken
    out[at + SLOT_UP] = up
    out[at + SLOT_ROUND] = state.slot_round[slot] if taken else 0
    out[at + SLOT_UNDER] = 1 if state.under_owner[slot] != NONE else 0
    out[at + SLOT_NOW] = 1 if state.slot == slot else 0
    out[at + SLOT_LOCATION] = state.slot_location[slot] + 1
    out[O_SLOT_ORDER + slot * ORDERS + order] = taken if owner == seat else up
    out[O_UNSEEN + steps * ORDERS + order] += taken - up


@kernel
def see_clock(state: State, rules: Rules, out: Numbers) -> None:
    """Era [3], round 2, phase [5], choices made in it, choices due, cards left."""
    out[O_CLOCK + state.era - 1] = 1
    out[O_CLOCK + 3] = state.round_no - 1
    out[O_CLOCK + 4 + state.phase] = 1
    out[O_CLOCK + 9] = state.turn
    out[O_CLOCK + 10] = rules.tokens[state.round_no] * rules.seats
    out[O_CLOCK + 11] = state.deck_left


@kernel
def see_act(state: State, out: Numbers) -> None:
    """The action on top of the stack, and which wait below."""
    f = state.depth - 1
    for below in range(f):
        out[O_BELOW + state.frame[below, ACT]] = 1
    out[O_ACT + state.frame[f, ACT]] = 1
    if state.frame[f, REGION] != NONE:
        out[O_ACT_REGION + state.frame[f, REGION]] = 1
    if state.frame[f, AT] != NONE:
        out[O_ACT_AT + state.frame[f, AT]] = 1
    out[O_ACT_STATE] = state.depth
    out[O_ACT_STATE + 1] = state.frame[f, POINTS]
    out[O_ACT_STATE + 2] = state.frame[f, UNIT]
    out[O_ACT_STATE + 3] = state.frame[f, EXTRA]
    out[O_ACT_STATE + 4] = state.frame[f, OPEN]
    out[O_ACT_STATE + 5] = state.frame[f, BONUS]
    out[O_ACT_STATE + 6] = state.frame[f, PINNED]


@kernel
def see_options(rules: Rules, out: Numbers) -> None:
    """Edition [3], agendas, mountains, shrines, random neutral actions, dojo, solo, new region."""
    out[O_OPTIONS + rules.edition] = 1
    out[O_OPTIONS + 3] = rules.agendas
    out[O_OPTIONS + 4] = rules.mountain_paths
    out[O_OPTIONS + 5] = rules.sacred_shrines
    out[O_OPTIONS + 6] = rules.random_neutral
    out[O_OPTIONS + 7] = rules.dojos
    out[O_OPTIONS + 8] = rules.solo
    out[O_OPTIONS + 9] = 1 if rules.regions == REGIONS else 0


@kernel
def see_house(state: State, house: int, out: Numbers) -> None:
    """SOL-02: how many location tokens, of which regions; the region of the top one shows."""
    at = O_HOUSES + house * (1 + 2 * REGIONS)
    n = state.stack_left[house]
    out[at] = n
    if n > 0:
        out[at + 1 + state.stack[house, n - 1] // LOCATIONS] = 1
    for i in range(n):
        out[at + 1 + REGIONS + state.stack[house, i] // LOCATIONS] += 1
