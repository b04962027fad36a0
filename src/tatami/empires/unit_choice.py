"""Which of one's armies go: on board a ship (EMP-53), back to supply for a castle (EMP-56)."""

from __future__ import annotations

from ..kernel import NONE, kernel
from ..kernel.records import Actions
from .codec import disband_action, embark_action
from .columns import AT, POINTS
from .consts import UNITS, Act
from .control import armies, units
from .frames import top
from .state import State


@kernel
def forced_unit(state: State, seat: int) -> int:
    """The kind of army that must go next from the province of the action on top, NONE if there is a choice."""
    province = top(state, AT)
    kinds = 0
    unit = NONE
    for kind in range(UNITS):
        if units(state, seat, kind, province) > 0:
            kinds += 1
            unit = kind
    if kinds > 1 and armies(state, seat, province) > top(state, POINTS):
        return NONE
    return unit


@kernel
def legal_units(state: State, seat: int, act: int, out: Actions) -> int:
    """The kinds of armies that may go."""
    n = 0
    for unit in range(UNITS):
        if units(state, seat, unit, top(state, AT)) > 0:
            out[n] = embark_action(unit) if act == Act.SAIL else disband_action(unit)
            n += 1
    return n
