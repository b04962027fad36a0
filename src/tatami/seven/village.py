"""The village and those who defend it: wounds, barricades, buildings, families (SEV-30, SEV-33, SEV-34)."""

from __future__ import annotations

from ..kernel import NONE, emit, kernel, roll
from .consts import FAMILIES, Back, Outcome
from .notes import Note
from .state import Rules, State
from .track import notice


@kernel
def lot(state: State, n: int) -> int:
    """Draw one of n at random, in the open."""
    if n > 1:
        state.revealed = 1
    return roll(state, n)


@kernel
def lose(state: State, outcome: int, seat: int) -> None:
    """The game is lost; the first reason stays."""
    if state.outcome == Outcome.RUNNING:
        state.outcome = outcome
        if outcome == Outcome.SAMURAI:
            emit(state, Note.LOST_SAMURAI, seat, 0, 0, 0)
        elif outcome == Outcome.BUILDINGS:
            emit(state, Note.LOST_BUILDINGS, 0, 0, 0, 0)
        else:
            emit(state, Note.LOST_FAMILIES, 0, 0, 0, 0)


@kernel
def wound(state: State, rules: Rules, seat: int) -> None:
    """A wound: a token, then the animal, then another token, then the end (SEV-30)."""
    if state.wound[seat] == 0:
        state.wound[seat] = 1
        emit(state, Note.WOUNDED, seat, 0, 0, 0)
    elif state.animal[seat] == 0:
        state.wound[seat] = 0
        state.animal[seat] = 1
        emit(state, Note.TURNED_ANIMAL, seat, state.track[seat], 0, 0)
        notice(state, rules, seat)
    else:
        emit(state, Note.FALLEN, seat, 0, 0, 0)
        lose(state, Outcome.SAMURAI, seat)


@kernel
def heal(state: State, seat: int) -> None:
    """The wound token goes; an animal stays an animal."""
    state.wound[seat] = 0
    emit(state, Note.HEALED, seat, 0, 0, 0)


@kernel
def raise_barricade(state: State, rules: Rules) -> None:
    """One more barricade, never above the number of the start."""
    if state.barricades < rules.barricades:
        state.barricades += 1
        emit(state, Note.BARRICADE_RAISED, state.barricades, 0, 0, 0)


@kernel
def lose_barricade(state: State) -> None:
    """One barricade fewer."""
    state.barricades -= 1
    emit(state, Note.BARRICADE_LOST, state.barricades, 0, 0, 0)


@kernel
def families_left(state: State) -> int:
    """Families still in the village."""
    return state.families[0] + state.families[1] + state.families[2]


@kernel
def lose_family(state: State) -> None:
    """A random family is lost."""
    count = families_left(state)
    if count == 0:
        return
    pick = lot(state, count)
    for family in range(FAMILIES):
        if state.families[family] == 1:
            if pick == 0:
                state.families[family] = 0
                emit(state, Note.FAMILY_LOST, family, count - 1, 0, 0)
            pick -= 1
    if count == 1:
        lose(state, Outcome.FAMILIES, 0)


@kernel
def damage(state: State, rules: Rules) -> None:
    """A barricade is removed; without one, a building."""
    if state.barricades > 0:
        lose_barricade(state)
    else:
        lose_building(state, rules)


@kernel
def lose_building(state: State, rules: Rules) -> None:
    """A random building is destroyed, with all that its back brings (SEV-33)."""
    more = True
    while more and state.outcome == Outcome.RUNNING:
        more = False
        pick = lot(state, state.buildings)
        back = 0
        while pick >= state.backs[back]:
            pick -= state.backs[back]
            back += 1
        state.backs[back] -= 1
        state.buildings -= 1
        emit(state, Note.BUILDING_LOST, back if rules.building_penalties else NONE, state.buildings, 0, 0)
        if state.buildings == 0:
            lose(state, Outcome.BUILDINGS, 0)
        elif rules.building_penalties == 0:
            return
        elif back == Back.FAMILY:
            lose_family(state)
        elif back == Back.WOUND:
            wound(state, rules, lot(state, rules.seats))
        elif back == Back.BARRICADE and state.barricades > 0:
            lose_barricade(state)
        else:
            more = True
