"""Pieces on the board: counting them, bringing and taking them, sieges (DOJ-21), power and control (section 7)."""

from __future__ import annotations

from ..kernel import NONE, emit, kernel
from .consts import Good, Unit
from .notes import Note
from .state import Rules, State


@kernel
def armies(state: State, seat: int, province: int) -> int:
    """DOJ-02: samurai, archers and the general are all armies."""
    count = state.samurai[seat, province] + state.archers[seat, province]
    if state.general[seat] == province:
        count += 1
    return count


@kernel
def units(state: State, seat: int, unit: int, province: int) -> int:
    """How many of one kind stand there."""
    if unit == Unit.SAMURAI:
        return state.samurai[seat, province]
    if unit == Unit.ARCHER:
        return state.archers[seat, province]
    return 1 if state.general[seat] == province else 0


@kernel
def add_unit(state: State, seat: int, unit: int, province: int) -> None:
    """Put a unit on the board."""
    if unit == Unit.SAMURAI:
        state.samurai[seat, province] += 1
    elif unit == Unit.ARCHER:
        state.archers[seat, province] += 1
    else:
        state.general[seat] = province


@kernel
def take_unit(state: State, seat: int, unit: int, province: int) -> None:
    """Take a unit off the board."""
    if unit == Unit.SAMURAI:
        state.samurai[seat, province] -= 1
    elif unit == Unit.ARCHER:
        state.archers[seat, province] -= 1
    else:
        state.general[seat] = NONE


@kernel
def return_unit(state: State, seat: int, unit: int, province: int) -> None:
    """DOJ-23: samurai go back to the barracks, archers and the general become untrained."""
    take_unit(state, seat, unit, province)
    if unit == Unit.SAMURAI:
        state.supply[seat] += 1


@kernel
def first_to_fall(state: State, seat: int, province: int, spare: int) -> int:
    """DOJ-23, DOJ-41: samurai first, then archers, then (unless spared, DOJ-02) the general; NONE: nobody."""
    if state.samurai[seat, province] > 0:
        return Unit.SAMURAI
    if state.archers[seat, province] > 0:
        return Unit.ARCHER
    if spare == 0 and state.general[seat] == province:
        return Unit.GENERAL
    return NONE


@kernel
def destroy(state: State, seat: int, province: int, spare: int, by: int) -> None:
    """EMP-54: one army of that seat there is destroyed and returns to its owner."""
    unit = first_to_fall(state, seat, province, spare)
    if unit != NONE:
        return_unit(state, seat, unit, province)
        emit(state, Note.DESTROYED, seat, unit, province, by)


@kernel
def has_victim(state: State, rules: Rules, seat: int, province: int, spare: int) -> bool:
    """Whether an opponent of the seat has an army there that can be destroyed."""
    for other in range(rules.seats):
        if other != seat and first_to_fall(state, other, province, spare) != NONE:
            return True
    return False


@kernel
def has_army_in(state: State, rules: Rules, seat: int, region: int) -> bool:
    """Whether the seat has an army in the region."""
    for province in range(rules.first[region], rules.first[region + 1]):
        if armies(state, seat, province) > 0:
            return True
    return False


@kernel
def any_castle(state: State, rules: Rules, province: int) -> bool:
    """Whether any castle stands in the province."""
    region = rules.region_of[province]
    for seat in range(rules.seats):
        if state.castle[seat, region] == province:
            return True
    return False


@kernel
def enemy_castle(state: State, rules: Rules, seat: int, province: int) -> bool:
    """Whether an opponent's castle stands in the province."""
    region = rules.region_of[province]
    for other in range(rules.seats):
        if other != seat and state.castle[other, region] == province:
            return True
    return False


@kernel
def besieged(state: State, rules: Rules, seat: int, province: int) -> bool:
    """DOJ-21: whether a castle of the seat in the province would be besieged: an opposing army stands there."""
    if rules.dojos == 0:
        return False
    for other in range(rules.seats):
        if other != seat and armies(state, other, province) > 0:
            return True
    return False


@kernel
def power(state: State, rules: Rules, seat: int, province: int) -> int:
    """EMP-70: 1 an army, 2 a castle. DOJ-22: an archer before an opponent's castle 2, the general 2."""
    total = state.samurai[seat, province] + 0
    if state.castle[seat, rules.region_of[province]] == province:
        total += 2
    if rules.dojos:
        if state.general[seat] == province:
            total += 2
        archers = state.archers[seat, province]
        if archers > 0:
            total += archers
            if enemy_castle(state, rules, seat, province):
                total += archers
    return total


@kernel
def controller(state: State, rules: Rules, province: int) -> int:
    """EMP-70: strictly the most power; NONE in a tie."""
    best = 0
    holder = NONE
    for seat in range(rules.seats):
        strength = power(state, rules, seat, province)
        if strength > best:
            best = strength
            holder = seat
        elif strength == best:
            holder = NONE
    return holder


@kernel
def controls(state: State, rules: Rules, seat: int, province: int) -> bool:
    """Whether that seat controls the province (quicker than to ask who does)."""
    strength = power(state, rules, seat, province)
    if strength == 0:
        return False
    for other in range(rules.seats):
        if other != seat and power(state, rules, other, province) >= strength:
            return False
    return True


@kernel
def controlled(state: State, rules: Rules, seat: int, region: int, role: int) -> int:
    """How many provinces of that role (NONE: any) the seat controls in the region."""
    count = 0
    for province in range(rules.first[region], rules.first[region + 1]):
        if (role == NONE or rules.role[province] == role) and controls(state, rules, seat, province):
            count += 1
    return count


@kernel
def gain(state: State, seat: int, good: int, amount: int, province: int) -> None:
    """Take resources from the supply, which never runs out (EMP-06)."""
    if good == Good.FOOD:
        state.food[seat] += amount
    else:
        state.bushido[seat] += amount
    emit(state, Note.GAINED, seat, good, amount, province)


@kernel
def pay_food(state: State, seat: int, amount: int) -> None:
    """Pay food."""
    if amount > 0:
        state.food[seat] -= amount
        emit(state, Note.PAID, seat, Good.FOOD, amount, 0)


@kernel
def pay_bushido(state: State, seat: int, amount: int) -> None:
    """Pay bushido."""
    if amount > 0:
        state.bushido[seat] -= amount
        emit(state, Note.PAID, seat, Good.BUSHIDO, amount, 0)


@kernel
def armies_on_board(state: State, rules: Rules, seat: int) -> int:
    """EMP-93, DOJ-25: all armies of the seat."""
    total = 0
    for province in range(rules.provinces):
        total += armies(state, seat, province)
    return total
