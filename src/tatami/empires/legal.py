"""The first entrance: what may be done now."""

from __future__ import annotations

from ..kernel import kernel
from ..kernel.records import Actions
from .abilities import legal_ability
from .codec import A_DONE
from .columns import ACT
from .consts import Act, Phase
from .dojo import legal_dojo, legal_train
from .frames import top
from .mountains import legal_tribe
from .moves import legal_move
from .orders import legal_attack, legal_castle, legal_harvest, legal_recruit
from .planning import legal_before_neutral, legal_destiny, legal_place
from .state import Rules, State
from .unit_choice import legal_units


@kernel
def legal(state: State, rules: Rules, out: Actions) -> int:
    """Write the legal actions of the seat to decide to out; how many there are."""
    if state.depth > 0:
        return legal_frame(state, rules, state.current, out)
    if state.phase == Phase.PLANNING:
        return legal_place(state, rules, state.current, out)
    if state.phase == Phase.DESTINY:
        return legal_destiny(state, state.current, out)
    if state.phase == Phase.DOJO:
        return legal_dojo(state, rules, out)
    return 0


@kernel
def legal_frame(state: State, rules: Rules, seat: int, out: Actions) -> int:
    """Inside an action; ``done`` declines what is left (EMP-43), but begun choices of pieces are finished."""
    act = top(state, ACT)
    if act == Act.SAIL or act == Act.DISBAND:
        return legal_units(state, seat, act, out)
    out[0] = A_DONE
    n = 1
    if act == Act.PLACEMENT:
        return legal_train(state, rules, seat, out, n)
    n = legal_before_neutral(state, rules, seat, out, n)
    if act == Act.MOVE:
        return legal_move(state, rules, seat, out, n)
    if act == Act.RECRUIT:
        return legal_recruit(state, rules, seat, out, n)
    if act == Act.ATTACK:
        return legal_attack(state, rules, seat, out, n)
    if act == Act.HARVEST or act == Act.HARVEST_ONE:
        return legal_harvest(state, rules, seat, act == Act.HARVEST_ONE, out, n)
    if act == Act.CASTLE:
        return legal_castle(state, rules, seat, out, n)
    if act == Act.TRIBE:
        return legal_tribe(state, rules, seat, out, n)
    return legal_ability(state, rules, seat, out, n)
