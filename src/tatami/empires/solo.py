"""Solo (SOL-01 to SOL-32): the houses of Takeda (seat 1) and Mori (seat 2) play themselves."""

from __future__ import annotations

from ..kernel import NONE, emit, kernel, roll
from .bag import draw, several
from .consts import (
    ERAS,
    FIRST_HOUSE,
    HOUSE_ORDERS,
    HUMAN,
    LOCATIONS,
    SECOND_HOUSE,
    SLOTS_A_REGION,
    Good,
    Levy,
    Location,
    Neutral,
    Order,
    Role,
    Unit,
)
from .control import add_unit, any_castle, armies, destroy, gain, take_unit
from .era import gain_influence
from .notes import Note
from .orders import castles_left
from .planning import lay, open_card
from .state import Rules, State

MOST = 3  # armies of a house in a province (SOL-22)
BRINGING = (2, 4, 6)  # the open cards of a region that bring a location token (SOL-30)

# ---------------------------------------------------------------- location tokens (SOL-02)


@kernel
def shuffle_stack(state: State, house: int) -> None:
    """Shuffle what lies in the stack."""
    for i in range(state.stack_left[house] - 1, 0, -1):
        j = roll(state, i + 1)
        token = state.stack[house, i]
        state.stack[house, i] = state.stack[house, j]
        state.stack[house, j] = token


@kernel
def shuffle_stacks(state: State) -> None:
    """SOL-11, SOL-30: both stacks anew; the regions of their top tokens are open (SOL-02)."""
    for house in range(2):
        shuffle_stack(state, house)
    state.revealed = 1


@kernel
def deal_locations(state: State, rules: Rules) -> None:
    """Two random tokens of each region form the stack, the other two lie aside."""
    for house in range(2):
        state.stack_left[house] = 0
        state.aside_left[house] = 0
        for region in range(rules.regions):
            first = roll(state, LOCATIONS)
            second = roll(state, LOCATIONS - 1)
            if second >= first:
                second += 1
            for kind in range(LOCATIONS):
                if kind == first or kind == second:
                    state.stack[house, state.stack_left[house]] = region * LOCATIONS + kind
                    state.stack_left[house] += 1
                else:
                    state.aside[house, state.aside_left[house]] = region * LOCATIONS + kind
                    state.aside_left[house] += 1
        shuffle_stack(state, house)


@kernel
def turn_under(state: State, house: int) -> None:
    """The top token goes under the stack."""
    n = state.stack_left[house]
    token = state.stack[house, n - 1]
    for i in range(n - 1, 0, -1):
        state.stack[house, i] = state.stack[house, i - 1]
    state.stack[house, 0] = token


@kernel
def put_back(state: State, house: int, token: int) -> None:
    """A token returns to the stack."""
    if token != NONE:
        state.stack[house, state.stack_left[house]] = token
        state.stack_left[house] += 1


@kernel
def locations_back(state: State, rules: Rules) -> None:
    """SOL-30: location tokens on the board are shuffled into the stacks."""
    for slot in range(rules.slots):
        if state.slot_owner[slot] > HUMAN:
            put_back(state, state.slot_owner[slot] - 1, state.slot_location[slot])
        if state.under_owner[slot] > HUMAN:
            put_back(state, state.under_owner[slot] - 1, state.under_location[slot])
        state.slot_location[slot] = NONE
        state.under_location[slot] = NONE
    shuffle_stacks(state)


@kernel
def add_location(state: State, house: int, region: int) -> None:
    """SOL-30: a random aside token of the region joins the stack."""
    count = 0
    for i in range(state.aside_left[house]):
        if state.aside[house, i] // LOCATIONS == region:
            count += 1
    if count == 0:
        return
    chosen = roll(state, count)
    for i in range(state.aside_left[house]):
        if state.aside[house, i] // LOCATIONS == region:
            if chosen == 0:
                put_back(state, house, state.aside[house, i])
                last = state.aside_left[house] - 1
                state.aside[house, i] = state.aside[house, last]
                state.aside[house, last] = 0
                state.aside_left[house] = last
                emit(state, Note.LOCATION_JOINS, house + 1, region, 0, 0)
                break
            chosen -= 1
    shuffle_stack(state, house)


@kernel
def new_destiny(state: State, rules: Rules, count: int) -> None:
    """SOL-30: open cards; the 2nd, 4th and 6th of a region bring each house a location token, for a next era."""
    for _ in range(count):
        card = open_card(state)
        if card != NONE:
            if state.era < ERAS and state.played[card] in BRINGING:
                add_location(state, 0, card)
                add_location(state, 1, card)


@kernel
def trim_houses(state: State, rules: Rules) -> None:
    """SOL-30: each house keeps one army in each province."""
    for seat in (FIRST_HOUSE, SECOND_HOUSE):
        for province in range(rules.provinces):
            extra = state.samurai[seat, province] - 1
            if extra > 0:
                state.samurai[seat, province] = 1
                state.supply[seat] += extra
                emit(state, Note.HOUSE_TRIMMED, seat, province, extra, 0)


# ---------------------------------------------------------------- matching provinces


@kernel
def matches(state: State, rules: Rules, province: int, location: int) -> bool:
    """Whether the province is of the region and kind on the location token."""
    if rules.region_of[province] != location // LOCATIONS:
        return False
    kind = location % LOCATIONS
    if kind == Location.CAPITAL:
        return rules.role[province] == Role.CAPITAL
    if kind == Location.SHRINE:
        return rules.role[province] == Role.SHRINE
    if kind == Location.FOOD:
        return state.resource[province] == Good.FOOD
    return state.resource[province] == Good.BUSHIDO


@kernel
def matching(state: State, rules: Rules, location: int) -> int:
    """How many provinces match."""
    count = 0
    for province in range(rules.provinces):
        if matches(state, rules, province, location):
            count += 1
    return count


@kernel
def house_recruit(state: State, seat: int, province: int) -> bool:
    """SOL-22: one army, if there is one and the province has room."""
    if state.supply[seat] == 0 or state.samurai[seat, province] >= MOST:
        return False
    state.supply[seat] -= 1
    add_unit(state, seat, Unit.SAMURAI, province)
    emit(state, Note.RECRUITED, seat, Levy.SAMURAI, province, 0)
    return True


# ---------------------------------------------------------------- placing (SOL-10, SOL-11)


@kernel
def lowest_slot(state: State, region: int) -> int:
    """SOL-10: the southernmost free slot of the region."""
    for slot in range(region * SLOTS_A_REGION, (region + 1) * SLOTS_A_REGION):
        if state.slot_owner[slot] == NONE:
            return slot
    return NONE


@kernel
def highest_slot(state: State, seat: int, region: int) -> int:
    """SOL-11: the northernmost slot that is empty, else with an opponent's unprotected token, else with its own."""
    for wish in range(3):
        for slot in range((region + 1) * SLOTS_A_REGION - 1, region * SLOTS_A_REGION - 1, -1):
            owner = state.slot_owner[slot]
            if owner == NONE:
                if wish == 0:
                    return slot
            elif state.slot_round[slot] == 1 and state.under_owner[slot] == NONE:
                if wish == 1 and owner != seat and state.covered[owner] == 0:
                    return slot
                if wish == 2 and owner == seat:
                    return slot
    return NONE


@kernel
def random_order(state: State, seat: int, kinds: int) -> int:
    """One of the order tokens left to the seat, out of the first so many kinds."""
    tokens = 0
    for order in range(kinds):
        tokens += several(order, state.orders[seat, order])
    return draw(state, tokens)


@kernel
def house_places(state: State, rules: Rules, seat: int) -> None:
    """SOL-10, SOL-11: a location token says where; a random order goes with it."""
    house = seat - 1
    state.revealed = 1
    for _ in range(state.stack_left[house]):
        location = state.stack[house, state.stack_left[house] - 1]
        region = location // LOCATIONS
        slot = lowest_slot(state, region) if state.round_no == 1 else highest_slot(state, seat, region)
        if slot != NONE:
            state.stack_left[house] -= 1
            state.stack[house, state.stack_left[house]] = 0
            order = random_order(state, seat, HOUSE_ORDERS)
            emit(state, Note.HOUSE_PLACES, seat, slot, region, location % LOCATIONS)
            lay(state, rules, seat, order, slot)
            state.slot_location[slot] = location
            spread(state, rules, seat, slot, location)
            return
        emit(state, Note.LOCATION_UNDER, seat, region, 0, 0)
        turn_under(state, house)
    emit(state, Note.HOUSE_STUCK, seat, 0, 0, 0)


@kernel
def spread(state: State, rules: Rules, seat: int, slot: int, location: int) -> None:
    """SOL-10: an army to each matching province without one; if there is none such, the neutral action."""
    missing = False
    for province in range(rules.provinces):
        if matches(state, rules, province, location) and armies(state, seat, province) == 0:
            missing = True
            house_recruit(state, seat, province)
    if missing:
        return
    kind = state.neutral[slot]
    if kind == Neutral.MOVE:
        house_points(state, seat, 1)
    elif kind == Neutral.ATTACK:
        house_attack(state, rules, seat, location, 0)
    elif kind == Neutral.RECRUIT:
        house_levy(state, rules, seat, location)
    else:
        house_harvest(state, rules, seat, location)


# ---------------------------------------------------------------- actions (SOL-20 to SOL-25); did anything come of it?


@kernel
def house_points(state: State, seat: int, points: int) -> None:
    """SOL-21, SOL-24: victory points."""
    state.score[seat] += points
    emit(state, Note.HOUSE_POINTS, seat, points, 0, 0)


@kernel
def other_house(seat: int) -> int:
    """The seat of the house that is not this one."""
    return FIRST_HOUSE + SECOND_HOUSE - seat


@kernel
def target(state: State, seat: int, province: int) -> int:
    """SOL-20: the opponent with most armies there; tie: the human. NONE if there is none."""
    other = other_house(seat)
    if armies(state, HUMAN, province) == 0 and armies(state, other, province) == 0:
        return NONE
    return other if armies(state, other, province) > armies(state, HUMAN, province) else HUMAN


@kernel
def battlefield(state: State, rules: Rules, seat: int, province: int, location: int) -> bool:
    """A matching province with an army of the house and one of an opponent."""
    return (
        matches(state, rules, province, location)
        and armies(state, seat, province) > 0
        and target(state, seat, province) != NONE
    )


@kernel
def house_attack(state: State, rules: Rules, seat: int, location: int, by_order: int) -> bool:
    """SOL-20: one loss in each battlefield; an order with only one deals two."""
    count = 0
    for province in range(rules.provinces):
        if battlefield(state, rules, seat, province, location):
            count += 1
    for province in range(rules.provinces):
        if battlefield(state, rules, seat, province, location):
            destroy(state, target(state, seat, province), province, 0, seat)
            if by_order == 1 and count == 1 and target(state, seat, province) != NONE:
                destroy(state, target(state, seat, province), province, 0, seat)
    return count > 0


@kernel
def house_levy(state: State, rules: Rules, seat: int, location: int) -> bool:
    """SOL-22: one army in each matching province, two in an only one."""
    only = matching(state, rules, location) == 1
    done = False
    for province in range(rules.provinces):
        if matches(state, rules, province, location) and house_recruit(state, seat, province):
            done = True
            if only:
                house_recruit(state, seat, province)
    return done


@kernel
def house_harvest(state: State, rules: Rules, seat: int, location: int) -> bool:
    """SOL-21: resources, a point at a shrine, influence in a capital."""
    kind = location % LOCATIONS
    done = False
    for province in range(rules.provinces):
        if matches(state, rules, province, location) and armies(state, seat, province) > 0:
            done = True
            if kind == Location.CAPITAL:
                gain_influence(state, seat, rules.region_of[province], 1)
            elif kind == Location.SHRINE:
                house_points(state, seat, 1)
            else:
                gain(state, seat, state.resource[province], 1, province)
    return done


@kernel
def house_castle(state: State, rules: Rules, seat: int, location: int) -> bool:
    """SOL-23: an army becomes a castle in the southernmost fitting province; a castle here already gets an army."""
    region = location // LOCATIONS
    if state.castle[seat, region] != NONE:
        return house_recruit(state, seat, state.castle[seat, region])
    if castles_left(state, rules, seat) == 0 or location % LOCATIONS == Location.CAPITAL:
        return False
    for province in range(rules.provinces):
        if matches(state, rules, province, location) and armies(state, seat, province) > 0:
            if not any_castle(state, rules, province):
                take_unit(state, seat, Unit.SAMURAI, province)
                state.supply[seat] += 1
                emit(state, Note.DISBANDED, seat, Unit.SAMURAI, province, 0)
                state.castle[seat, region] = province
                emit(state, Note.CASTLE_BUILT, seat, province, 0, 0)
                return True
    return False


@kernel
def house_acts(state: State, rules: Rules, seat: int, slot: int) -> None:
    """SOL-12: the order on the provinces that match its location token."""
    order = state.slot_order[slot]
    location = state.slot_location[slot]
    if order == Order.RECRUIT:
        done = house_levy(state, rules, seat, location)
    elif order == Order.ATTACK:
        done = house_attack(state, rules, seat, location, 1)
    elif order == Order.HARVEST:
        done = house_harvest(state, rules, seat, location)
    else:
        done = house_castle(state, rules, seat, location)
    if not done:
        emit(state, Note.ORDER_IDLE, seat, slot, order, 0)
