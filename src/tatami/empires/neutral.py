"""Neutral actions (EMP-60 to EMP-63): each opens the frame of its order with less to do."""

from __future__ import annotations

from ..kernel import kernel
from .columns import OPEN, OWN_POINT
from .consts import Act, Neutral
from .frames import push, put
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
