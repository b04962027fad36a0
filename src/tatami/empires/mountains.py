"""Path of the mountain (EMP-M1 to EMP-M4): tokens on mountain roads."""

from __future__ import annotations

from ..kernel import NONE, emit, kernel
from ..kernel.records import Actions
from .agendas import province_changed
from .bag import draw, several
from .codec import explore_mountain, explore_unit, explore_way, neutral_action, neutral_slot
from .columns import ANYWHERE, AT, OPEN, POINTS, PRICE, REGION, SCOPE, UNIT
from .consts import MOUNTAIN_KINDS, SLOTS_A_REGION, Act, Good, Levy, Mountain, Unit
from .control import add_unit, gain, take_unit
from .frames import drop, push, put, top
from .moves import arrive_at, spend
from .neutral import begin_neutral, neutral_possible
from .notes import Note
from .state import Rules, State


@kernel
def lay_mountains(state: State, rules: Rules, everywhere: bool) -> None:
    """EMP-M1: random tokens out of those nobody has seen, on every mountain space or where one lies already."""
    unseen = 0
    for kind in range(MOUNTAIN_KINDS):
        unseen += several(kind, rules.mountain_tokens[kind] - state.explored[kind])
    for space in range(rules.mountains):
        if everywhere or state.mountain[space] != NONE:
            kind = draw(state, unseen)
            unseen -= several(kind, 1)
            state.mountain[space] = kind


@kernel
def apply_explore(state: State, rules: Rules, seat: int, action: int) -> None:
    """EMP-M2: step on the token, reveal and apply it, then go on (or back, on ambush)."""
    unit = explore_unit(action)
    mountain = explore_mountain(action)
    edge = rules.mountain_edge[mountain, explore_way(action)]
    source = rules.edge_from[edge]
    target = rules.edge_to[edge]
    spend(state, rules, seat, unit, source)
    put(state, OPEN, 0)
    put(state, UNIT, unit)
    put(state, AT, source)
    token = state.mountain[mountain]
    state.mountain[mountain] = NONE
    state.explored[token] += 1
    state.revealed = 1
    emit(state, Note.EXPLORED, seat, source, target, token)
    if token == Mountain.AMBUSH:
        emit(state, Note.AMBUSHED, seat, source, 0, 0)
        return
    take_unit(state, seat, unit, source)
    push(state, Act.EXPEDITION, rules.region_of[target], 0)
    put(state, AT, target)
    put(state, UNIT, unit)
    if token == Mountain.MERCENARIES and state.supply[seat] > 0:
        state.supply[seat] -= 1
        add_unit(state, seat, Unit.SAMURAI, source)
        emit(state, Note.RECRUITED, seat, Levy.SAMURAI, source, 0)
        province_changed(state, rules, source)
    elif token == Mountain.MASTER:
        gain(state, seat, Good.BUSHIDO, 1, NONE)
    elif token == Mountain.FARM:
        gain(state, seat, Good.FOOD, 1, NONE)
    elif token == Mountain.TRIBE:
        push(state, Act.TRIBE, rules.region_of[target], 1)
    elif token == Mountain.JOURNEY:
        push(state, Act.ATTACK, rules.region_of[target], 1)
        put(state, SCOPE, ANYWHERE)
        put(state, PRICE, 1)


@kernel
def finish_expedition(state: State, rules: Rules, seat: int) -> None:
    """The expeditionary army, in no province until now (EMP-M4), reaches the neighbour."""
    target = top(state, AT)
    unit = top(state, UNIT)
    drop(state)
    source = top(state, AT)
    arrive_at(state, rules, seat, unit, source, target)


@kernel
def can_tribe(state: State, rules: Rules, seat: int) -> bool:
    """Whether any neutral action of the region can be taken."""
    region = top(state, REGION)
    if top(state, POINTS) == 0:
        return False
    for slot in range(region * SLOTS_A_REGION, (region + 1) * SLOTS_A_REGION):
        if neutral_possible(state, rules, seat, state.neutral[slot], region):
            return True
    return False


@kernel
def legal_tribe(state: State, rules: Rules, seat: int, out: Actions, n: int) -> int:
    """EMP-M3: one of the neutral actions now in force in the region."""
    region = top(state, REGION)
    for slot in range(region * SLOTS_A_REGION, (region + 1) * SLOTS_A_REGION):
        if neutral_possible(state, rules, seat, state.neutral[slot], region):
            out[n] = neutral_action(slot)
            n += 1
    return n


@kernel
def apply_tribe(state: State, rules: Rules, action: int) -> None:
    """Take that neutral action; it stands in the tribe's place, so that the stack stays low (consts.DEPTH)."""
    region = top(state, REGION)
    drop(state)
    begin_neutral(state, rules, state.neutral[neutral_slot(action)], region, 1)
