"""The game as numbers for learning: one flat float32 vector of what a seat may know, rotated so that "me" is first.

``LAYOUT`` names its parts in order; every entry is about 0 to 1, and what a module would add is 0 without it. Seats go
clockwise from me; numbers of actions are not rotated, so the seat itself is part of the vector. Hidden things do not
show: other hands, picked cards, face-down orders, the deck, mountain tokens; others' resources only with open screens
(and those of the solo houses). Where a number is scaled it is multiplied: that gives the same float32, sooner.
"""

from __future__ import annotations

from ..kernel import NONE, kernel
from ..kernel.records import Floats
from .columns import ACT, AT, BONUS, EXTRA, OPEN, PINNED, POINTS, REGION, UNIT
from .consts import LOCATIONS, MAX_SEATS, MOUNTAIN_KINDS, MOUNTAINS, ORDERS, PROVINCES, REGIONS, SLOTS, Act, Good
from .control import controller
from .state import Rules, State

ACTS = len(Act)
SEAT_WIDTH = 19  # see_seat
SLOT_WIDTH = 10  # see_slot
TILE = 6  # agenda: one of five tiles, and its side B
LAYOUT: tuple[tuple[str, tuple[int, ...]], ...] = (
    ("samurai", (MAX_SEATS, PROVINCES)),  # / 4
    ("archers", (MAX_SEATS, PROVINCES)),  # / 3
    ("general", (2, PROVINCES)),  # mine; others'
    ("castle", (2, PROVINCES)),  # mine; others'
    ("control", (PROVINCES,)),  # 1 mine, -1 another's
    ("resource", (2, PROVINCES)),  # food; bushido
    ("figure", (PROVINCES,)),  # shrine figure: (colour + 1) / 4
    ("mountain", (MOUNTAINS,)),  # 1: a token lies there
    ("explored", (MOUNTAIN_KINDS,)),  # tokens seen, / 4
    ("castles", (MAX_SEATS, REGIONS)),  # 1: a castle in the region
    ("influence", (MAX_SEATS, REGIONS)),  # / 10
    ("agenda", (REGIONS, TILE)),
    ("agenda_done", (MAX_SEATS, REGIONS)),
    ("unseen_orders", (MAX_SEATS, ORDERS)),  # behind the screen or face down, / 2
    ("seats", (MAX_SEATS, SEAT_WIDTH)),
    ("me", (MAX_SEATS,)),  # my seat's number
    ("my_orders", (ORDERS,)),  # in hand, / 2
    ("my_hand", (REGIONS,)),  # destiny cards, / 3
    ("my_pick", (REGIONS,)),
    ("slot_order", (SLOTS, ORDERS)),  # face up, or my own
    ("slot_neutral", (SLOTS, 4)),
    ("slots", (SLOTS, SLOT_WIDTH)),
    ("cards_played", (REGIONS,)),  # / 10
    ("clock", (12,)),  # see_clock
    ("act", (ACTS,)),  # the action under way
    ("acts_below", (ACTS,)),  # those that wait for it
    ("act_region", (REGIONS,)),
    ("act_at", (PROVINCES,)),  # the army moved last, the province fixed
    ("act_state", (7,)),  # depth / 4, points / 3, unit, extra, open, bonus, pinned
    ("options", (10,)),  # see_options
    ("houses", (2, 1 + 2 * REGIONS)),  # solo: location tokens left / 16, region on top, by region / 4
)


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
def observe(state: State, rules: Rules, seat: int, out: Floats) -> None:
    """Fill out, OBS long, as that seat sees the game."""
    out[:] = 0.0
    see_board(state, rules, seat, out)
    for i in range(rules.seats):
        who = (seat + i) % rules.seats
        see_pieces(state, rules, who, i, out)
        see_seat(state, rules, seat, who, i, out)
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
def see_board(state: State, rules: Rules, seat: int, out: Floats) -> None:
    """What lies on the board and belongs to nobody; who holds what."""
    for province in range(rules.provinces):
        holder = controller(state, rules, province)
        if holder != NONE:
            out[O_CONTROL + province] = 1.0 if holder == seat else -1.0
        if state.resource[province] == Good.FOOD:
            out[O_RESOURCE + province] = 1.0
        elif state.resource[province] == Good.BUSHIDO:
            out[O_RESOURCE + PROVINCES + province] = 1.0
        if state.figure[province] != NONE:
            out[O_FIGURE + province] = (state.figure[province] + 1) / 4.0
    for space in range(rules.mountains):
        if state.mountain[space] != NONE:
            out[O_MOUNTAIN + space] = 1.0
    for kind in range(MOUNTAIN_KINDS):
        out[O_EXPLORED + kind] = state.explored[kind] / 4.0
    for region in range(rules.regions):
        out[O_PLAYED + region] = state.played[region] * (1 / 10)
        if state.agenda[region] != NONE:
            out[O_AGENDA + region * TILE + (state.agenda[region] >> 1)] = 1.0
            out[O_AGENDA + region * TILE + 5] = state.agenda[region] & 1


@kernel
def see_pieces(state: State, rules: Rules, who: int, i: int, out: Floats) -> None:
    """A seat's pieces on the board and the tracks; i is its place from me."""
    for province in range(rules.provinces):
        out[O_SAMURAI + i * PROVINCES + province] = state.samurai[who, province] / 4.0
    if rules.dojos == 1:
        for province in range(rules.provinces):
            out[O_ARCHERS + i * PROVINCES + province] = state.archers[who, province] * (1 / 3)
    side = 0 if i == 0 else PROVINCES
    if state.general[who] != NONE:
        out[O_GENERAL + side + state.general[who]] = 1.0
    for region in range(rules.regions):
        if state.castle[who, region] != NONE:
            out[O_CASTLE + side + state.castle[who, region]] = 1.0
            out[O_CASTLES + i * REGIONS + region] = 1.0
        out[O_INFLUENCE + i * REGIONS + region] = state.influence[who, region] * (1 / 10)
        out[O_DONE + i * REGIONS + region] = (state.agenda_done[region] >> who) & 1
    for order in range(ORDERS):
        out[O_UNSEEN + i * ORDERS + order] = state.orders[who, order] / 2.0


@kernel
def see_seat(state: State, rules: Rules, seat: int, who: int, i: int, out: Floats) -> None:
    """Sits here (2: decides), score / 60, supply / 16, range / 3, arsenal / 3, headquarters, dojo [5], covers made / 3,
    covered this round, covered by me this era, cards / 4, picked, place / 5, and if known food / 10, bushido / 10."""
    at = O_SEATS + i * SEAT_WIDTH
    out[at] = 2.0 if state.current == who else 1.0
    out[at + 1] = state.score[who] * (1 / 60)
    out[at + 2] = state.supply[who] / 16.0
    out[at + 3] = state.range[who] * (1 / 3)
    out[at + 4] = state.arsenal[who] * (1 / 3)
    out[at + 5] = state.headquarters[who]
    if state.dojo[who] != NONE:
        out[at + 6 + state.dojo[who]] = 1.0
    out[at + 11] = state.covers[who] * (1 / 3)
    out[at + 12] = state.covered[who]
    out[at + 13] = state.cover_of[seat, who]
    cards = 0
    for region in range(REGIONS):
        cards += state.hand[who, region]
    out[at + 14] = cards / 4.0
    if state.picked[who] != NONE:
        out[at + 15] = 1.0
    for place in range(rules.seats):
        if state.turn_order[place] == who:
            out[at + 16] = place / 5.0
    if who == seat or rules.open_screens == 1 or rules.solo == 1:
        out[at + 17] = state.food[who] * (1 / 10)
        out[at + 18] = state.bushido[who] * (1 / 10)


@kernel
def see_own(state: State, seat: int, out: Floats) -> None:
    """What lies behind my screen."""
    out[O_ME + seat] = 1.0
    for order in range(ORDERS):
        out[O_ORDERS + order] = state.orders[seat, order] / 2.0
    for region in range(REGIONS):
        out[O_HAND + region] = state.hand[seat, region] * (1 / 3)
    if state.picked[seat] != NONE:
        out[O_PICK + state.picked[seat]] = 1.0


@kernel
def see_slot(state: State, rules: Rules, seat: int, slot: int, out: Floats) -> None:
    """Owner from me [5], face up, round / 2, a token lies below, being placed or resolved, (location + 1) / 16."""
    if state.neutral[slot] != NONE:
        out[O_NEUTRAL + slot * 4 + state.neutral[slot]] = 1.0
    at = O_SLOTS + slot * SLOT_WIDTH
    owner = state.slot_owner[slot]
    if owner != NONE:
        place = (owner + rules.seats - seat) % rules.seats
        out[at + place] = 1.0
        out[at + 5] = state.slot_up[slot]
        out[at + 6] = state.slot_round[slot] / 2.0
        if state.slot_up[slot] == 1 or owner == seat:
            out[O_SLOT_ORDER + slot * ORDERS + state.slot_order[slot]] = 1.0
        if state.slot_up[slot] == 0:
            out[O_UNSEEN + place * ORDERS + state.slot_order[slot]] += 0.5
    if state.under_owner[slot] != NONE:
        out[at + 7] = 1.0
    if state.slot == slot:
        out[at + 8] = 1.0
    out[at + 9] = (state.slot_location[slot] + 1) / 16.0


@kernel
def see_clock(state: State, rules: Rules, out: Floats) -> None:
    """Era [3], round 2, phase [5], choices made in it / 15, choices due / 15, cards left / 35."""
    out[O_CLOCK + state.era - 1] = 1.0
    out[O_CLOCK + 3] = state.round_no - 1
    out[O_CLOCK + 4 + state.phase] = 1.0
    out[O_CLOCK + 9] = state.turn * (1 / 15)
    out[O_CLOCK + 10] = rules.tokens[state.round_no] * rules.seats * (1 / 15)
    out[O_CLOCK + 11] = state.deck_left * (1 / 35)


@kernel
def see_act(state: State, out: Floats) -> None:
    """The action on top of the stack, and which wait below."""
    f = state.depth - 1
    for below in range(f):
        out[O_BELOW + state.frame[below, ACT]] = 1.0
    out[O_ACT + state.frame[f, ACT]] = 1.0
    if state.frame[f, REGION] != NONE:
        out[O_ACT_REGION + state.frame[f, REGION]] = 1.0
    if state.frame[f, AT] != NONE:
        out[O_ACT_AT + state.frame[f, AT]] = 1.0
    out[O_ACT_STATE] = state.depth / 4.0
    out[O_ACT_STATE + 1] = state.frame[f, POINTS] * (1 / 3)
    out[O_ACT_STATE + 2] = state.frame[f, UNIT] * (1 / 3)
    out[O_ACT_STATE + 3] = state.frame[f, EXTRA] * (1 / 3)
    out[O_ACT_STATE + 4] = state.frame[f, OPEN]
    out[O_ACT_STATE + 5] = state.frame[f, BONUS] / 2.0
    out[O_ACT_STATE + 6] = state.frame[f, PINNED] * (1 / 3)


@kernel
def see_options(rules: Rules, out: Floats) -> None:
    """Edition [3], agendas, mountains, shrines, random neutral actions, dojo, solo, new region."""
    out[O_OPTIONS + rules.edition] = 1.0
    out[O_OPTIONS + 3] = rules.agendas
    out[O_OPTIONS + 4] = rules.mountain_paths
    out[O_OPTIONS + 5] = rules.sacred_shrines
    out[O_OPTIONS + 6] = rules.random_neutral
    out[O_OPTIONS + 7] = rules.dojos
    out[O_OPTIONS + 8] = rules.solo
    out[O_OPTIONS + 9] = 1.0 if rules.regions == REGIONS else 0.0


@kernel
def see_house(state: State, house: int, out: Floats) -> None:
    """SOL-02: how many location tokens, of which regions; the region of the top one shows."""
    at = O_HOUSES + house * (1 + 2 * REGIONS)
    n = state.stack_left[house]
    out[at] = n / 16.0
    if n > 0:
        out[at + 1 + state.stack[house, n - 1] // LOCATIONS] = 1.0
    for i in range(n):
        out[at + 1 + REGIONS + state.stack[house, i] // LOCATIONS] += 0.25
