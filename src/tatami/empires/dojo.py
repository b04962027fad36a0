"""Dojo: choosing a school (DOJ-01), training (DOJ-10, DOJ-11), trained units coming to the board (DOJ-20, DOJ-24).

What they do then is in abilities.py; what they are worth, and who falls first, in control.py.
"""

from __future__ import annotations

from ..kernel import NONE, emit, kernel
from ..kernel.records import Actions
from .agendas import province_changed
from .codec import dojo_action, train_action
from .columns import AT, MERCY, NEXT_TO, OPEN, PINNED, PUSHED_TO, SCOPE
from .consts import ARCHERS, DOJOS, PROVINCES, TRAININGS, Act, Dojo, Levy, Training, Unit
from .control import add_unit, pay_bushido, pay_food
from .frames import push, put
from .notes import Note
from .state import Rules, State

# ---------------------------------------------------------------- choosing (DOJ-01)


@kernel
def taken(state: State, rules: Rules, dojo: int) -> bool:
    """Whether somebody has that dojo already."""
    for seat in range(rules.seats):
        if state.dojo[seat] == dojo:
            return True
    return False


@kernel
def legal_dojo(state: State, rules: Rules, out: Actions) -> int:
    """The dojos still free."""
    n = 0
    for dojo in range(DOJOS):
        if not taken(state, rules, dojo):
            out[n] = dojo_action(dojo)
            n += 1
    return n


@kernel
def choose_dojo(state: State, seat: int, dojo: int) -> None:
    """A seat takes its school."""
    state.dojo[seat] = dojo
    emit(state, Note.DOJO_CHOSEN, seat, dojo, 0, 0)


# ---------------------------------------------------------------- training (DOJ-10, DOJ-11)


@kernel
def fielded_archers(state: State, seat: int) -> int:
    """Archers on the board."""
    count = 0
    for province in range(PROVINCES):
        count += state.archers[seat, province]
    return count


@kernel
def may_train(state: State, rules: Rules, seat: int, training: int) -> bool:
    """Whether that training is within means and limits."""
    if rules.dojos == 0:
        return False
    if training == Training.ARCHER:
        return (
            state.bushido[seat] > 0
            and state.supply[seat] > 0
            and state.range[seat] + fielded_archers(state, seat) < ARCHERS
        )
    if training == Training.VETERAN:
        return state.food[seat] > 0 and state.supply[seat] > 0
    if state.bushido[seat] == 0 or state.food[seat] == 0:
        return False
    if state.headquarters[seat] > 0 or state.general[seat] != NONE:
        return False
    if training == Training.GENERAL_RANGE:
        return state.range[seat] > 0
    return state.arsenal[seat] > 0


@kernel
def can_train(state: State, rules: Rules, seat: int) -> bool:
    """Whether anything can be trained."""
    for training in range(TRAININGS):
        if may_train(state, rules, seat, training):
            return True
    return False


@kernel
def legal_train(state: State, rules: Rules, seat: int, out: Actions, n: int) -> int:
    """Everything that can be trained."""
    for training in range(TRAININGS):
        if may_train(state, rules, seat, training):
            out[n] = train_action(training)
            n += 1
    return n


@kernel
def train(state: State, seat: int, training: int) -> None:
    """A samurai goes to the range, the arsenal or the headquarters."""
    emit(state, Note.TRAINED, seat, training, 0, 0)
    if training == Training.ARCHER:
        pay_bushido(state, seat, 1)
        state.supply[seat] -= 1
        state.range[seat] += 1
        return
    pay_food(state, seat, 1)
    if training == Training.VETERAN:
        state.supply[seat] -= 1
        state.arsenal[seat] += 1
        return
    pay_bushido(state, seat, 1)
    state.headquarters[seat] += 1
    if training == Training.GENERAL_RANGE:
        state.range[seat] -= 1
    else:
        state.arsenal[seat] -= 1


# ---------------------------------------------------------------- arriving (DOJ-20, DOJ-24)


@kernel
def arrive(state: State, rules: Rules, seat: int, levy: int, province: int, region: int) -> None:
    """A trained unit comes to the board; its ability waits on the stack."""
    if levy == Levy.ARCHER:
        state.range[seat] -= 1
        state.supply[seat] += 1
        add_unit(state, seat, Unit.ARCHER, province)
    elif levy == Levy.VETERAN:
        state.arsenal[seat] -= 1
        add_unit(state, seat, Unit.SAMURAI, province)
    else:
        state.headquarters[seat] -= 1
        state.supply[seat] += 1
        add_unit(state, seat, Unit.GENERAL, province)
    province_changed(state, rules, province)
    if levy == Levy.VETERAN:
        veteran_ability(state, rules, state.dojo[seat], province, region)
    elif levy == Levy.GENERAL:
        general_ability(state, state.dojo[seat], province, region)


@kernel
def veteran_ability(state: State, rules: Rules, dojo: int, province: int, region: int) -> None:
    """Open the veteran's ability (DOJ-30 to DOJ-34)."""
    if dojo == Dojo.EARTH:
        push(state, Act.EARTH_VETERAN, region, 1)
    elif dojo == Dojo.WIND:
        push(state, Act.MOVE, region, 2)
        put(state, PINNED, 1)
        put(state, OPEN, rules.mountain_paths)
    elif dojo == Dojo.FIRE:
        push(state, Act.ATTACK, region, 1)
        put(state, SCOPE, NEXT_TO)
        put(state, MERCY, 1)
    elif dojo == Dojo.WATER:
        push(state, Act.WATER_VETERAN, region, 2)
        put(state, PUSHED_TO, NONE)
    else:
        push(state, Act.VOID_VETERAN, region, 1)
    put(state, AT, province)


@kernel
def general_ability(state: State, dojo: int, province: int, region: int) -> None:
    """Open the general's ability (DOJ-30 to DOJ-34)."""
    if dojo == Dojo.EARTH:
        push(state, Act.EARTH_GENERAL, region, 1)
    elif dojo == Dojo.WIND:
        push(state, Act.WIND_GENERAL, region, 1)
    elif dojo == Dojo.FIRE:
        push(state, Act.FIRE_GENERAL, region, 1)
    elif dojo == Dojo.WATER:
        push(state, Act.WATER_GENERAL, region, 1)
    else:
        push(state, Act.VOID_GENERAL, region, 1)
    put(state, AT, province)
