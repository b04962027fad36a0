"""Neutral actions (EMP-60 to EMP-63): each opens the frame of its order with less to do, if there is anything to do."""

from __future__ import annotations

from ..kernel import kernel
from .columns import OPEN, OWN_POINT
from .consts import Act, Neutral
from .control import armies, has_army_in, has_victim
from .frames import push, put
from .orders import any_available, may_harvest
from .state import Rules, State


@kernel
def begin_neutral(state: State, rules: Rules, kind: int, region: int, by_tribe: int) -> None:
    """Put the neutral action on the stack. A tribe's move is part of the march that met it (EMP-M4, DOJ-22)."""
    if kind == Neutral.MOVE:
        push(state, Act.MOVE, region, 1)
        if by_tribe == 0:
            put(state, OPEN, rules.mountain_paths)
        elif rules.version == 1:
            put(state, OWN_POINT, 2)  # DOJ-22: in version 1 it gave the general no point
    elif kind == Neutral.ATTACK:
        push(state, Act.ATTACK, region, 1)
    elif kind == Neutral.RECRUIT:
        push(state, Act.RECRUIT, region, 1)
    else:
        push(state, Act.HARVEST_ONE, region, 1)


@kernel
def neutral_possible(state: State, rules: Rules, seat: int, kind: int, region: int) -> bool:
    """Whether it has anything to do in the region: asked where one is chosen (EMP-M3, DOJ-34)."""
    if kind == Neutral.MOVE:
        return has_army_in(state, rules, seat, region)
    if kind == Neutral.RECRUIT:
        return any_available(state, rules, seat, 0)
    for province in range(rules.first[region], rules.first[region + 1]):
        if kind == Neutral.HARVEST:
            if may_harvest(state, rules, seat, province):
                return True
        elif armies(state, seat, province) > 0 and has_victim(state, rules, seat, province, 0):
            return True
    return False
