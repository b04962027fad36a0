"""Whether a neutral action could do anything: asked where one is chosen (EMP-M3, DOJ-34)."""

from __future__ import annotations

from ..kernel import kernel
from .consts import Neutral
from .control import armies, has_army_in, has_victim
from .orders import any_available, may_harvest
from .state import Rules, State


@kernel
def neutral_possible(state: State, rules: Rules, seat: int, kind: int, region: int) -> bool:
    """Whether the neutral action of that kind has anything to do in the region."""
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
