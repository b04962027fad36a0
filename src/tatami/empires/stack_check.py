"""Checks of the actions under way in a position from outside: only stacks the kernels could have built are let in."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .columns import (
    ACT,
    AT,
    BUY,
    MERCY,
    NEXT_TO,
    OFFER,
    ONLY_AT,
    ONLY_SAMURAI,
    OPEN,
    OWN_POINT,
    PINNED,
    POINTS,
    PUSHED_TO,
    REGION,
    SCOPE,
    SECOND,
    SHIP,
    SHORE,
    UNIT,
)
from .consts import HUMAN, NONE, SLOTS_A_REGION, UNITS, Act, Dojo, Mountain, Phase, Unit
from .control import armies, units
from .orders import castles_left

# what an action may stand on; None: the bottom of a token's action, PLACEMENT: that of a placement
PARENTS: dict[Act, tuple[Act | None, ...]] = {
    Act.PLACEMENT: (None,),
    Act.MOVE: (None, Act.PLACEMENT, Act.EXPEDITION, Act.RECRUIT),
    Act.SAIL: (Act.MOVE,),
    Act.RECRUIT: (None, Act.PLACEMENT, Act.EXPEDITION, Act.RECRUIT),
    Act.ATTACK: (None, Act.PLACEMENT, Act.EXPEDITION, Act.RECRUIT, Act.WATER_GENERAL),
    Act.HARVEST: (None,),
    Act.HARVEST_ONE: (Act.PLACEMENT, Act.EXPEDITION, Act.RECRUIT),
    Act.CASTLE: (None,),
    Act.DISBAND: (Act.CASTLE,),
    Act.EXPEDITION: (Act.MOVE,),
    Act.TRIBE: (Act.EXPEDITION,),
}
# the abilities stand on the recruit that brought their unit
SCHOOLS = {
    Act.EARTH_VETERAN: Dojo.EARTH,
    Act.WATER_VETERAN: Dojo.WATER,
    Act.VOID_VETERAN: Dojo.VOID,
    Act.EARTH_GENERAL: Dojo.EARTH,
    Act.WIND_GENERAL: Dojo.WIND,
    Act.FIRE_GENERAL: Dojo.FIRE,
    Act.WATER_GENERAL: Dojo.WATER,
    Act.VOID_GENERAL: Dojo.VOID,
}
POINTS_AT_MOST = {Act.MOVE: 3, Act.SAIL: 2, Act.DISBAND: 2, Act.ATTACK: 2, Act.WATER_VETERAN: 2}


def stack_possible(state: Any, rules: Any) -> bool:
    """Whether the stack of actions under way could have come about."""
    if state.depth == 0:
        return bool(state.phase != Phase.RESOLUTION)
    if state.phase not in (Phase.PLANNING, Phase.RESOLUTION) or not 0 <= state.slot < rules.slots:
        return False
    if state.slot_owner[state.slot] != state.current or (rules.solo == 1 and state.current != HUMAN):
        return False
    if (state.frame[0, ACT] == Act.PLACEMENT) != (state.phase == Phase.PLANNING):
        return False
    if state.frame[0, REGION] != state.slot // SLOTS_A_REGION:
        return False
    tribes = 0
    for f in range(state.depth):
        frame = Frame(state, rules, f)
        if not frame.possible():
            return False
        tribes += frame.act == Act.RECRUIT and frame.parent == Act.EXPEDITION
    return bool(tribes <= state.explored[Mountain.TRIBE])


class Frame:
    """One action of the stack, of the seat to decide."""

    def __init__(self, state: Any, rules: Any, f: int):
        self.state, self.rules, self.f = state, rules, f
        self.seat = state.current
        self.act = Act(state.frame[f, ACT])
        self.parent = Act(state.frame[f - 1, ACT]) if f > 0 else None
        self.child = Act(state.frame[f + 1, ACT]) if f + 1 < state.depth else None

    def __getitem__(self, column: int) -> int:
        return int(self.state.frame[self.f, column])

    def possible(self) -> bool:
        """Whether this action may stand where it does, as it is."""
        parents = (Act.RECRUIT,) if self.act in SCHOOLS else PARENTS[self.act]
        if self.parent not in parents or not 0 <= self[POINTS] <= POINTS_AT_MOST.get(self.act, 1):
            return False
        if self[PUSHED_TO] == NONE and self.act != Act.WATER_VETERAN:
            return False
        if self.parent == Act.RECRUIT and not self.rules.dojos:
            return False
        if self.act in SCHOOLS:
            return self._ability()
        checks: dict[Act, Callable[[], Any]] = {
            Act.MOVE: self._move,
            Act.SAIL: self._sail,
            Act.RECRUIT: self._recruit,
            Act.ATTACK: self._attack,
            Act.DISBAND: self._disband,
            Act.EXPEDITION: self._expedition,
            Act.TRIBE: self._tribe,
        }
        return bool(checks[self.act]()) if self.act in checks else True

    def _has(self, unit: int, province: int) -> bool:
        return province != NONE and unit < UNITS and units(self.state, self.seat, unit, province) > 0

    def _move(self) -> bool:
        if self[UNIT] >= UNITS or self[OFFER] not in (0, BUY, SHIP):
            return False
        if self[OPEN] and not self.rules.mountain_paths:
            return False
        if self.child == Act.EXPEDITION:
            return self[AT] != NONE and self.parent != Act.EXPEDITION
        if self.child == Act.SAIL:
            return self[UNIT] != Unit.GENERAL or self._has(Unit.GENERAL, self[AT])
        if self[PINNED] and self[AT] == NONE:
            return False
        away = self[AT] != NONE and self.rules.region_of[self[AT]] != self[REGION]
        if self[PINNED] or away or (self[OWN_POINT] == 1 and self[UNIT] == Unit.GENERAL and self[AT] != NONE):
            return self._has(self[UNIT], self[AT])
        return True

    def _sail(self) -> bool:
        source, target, coastal = self[AT], self[SHORE], self.rules.coastal
        if source == NONE or source == target or not coastal[source] or not coastal[target] or not self.rules.dojos:
            return False
        return 1 <= self[POINTS] <= armies(self.state, self.seat, source) and self.state.frame[self.f - 1, AT] == target

    def _recruit(self) -> bool:
        # the void veteran's recruit brings a samurai, which opens nothing
        return self[SECOND] <= 1 and (self.parent != Act.RECRUIT or self[ONLY_SAMURAI] == 1)

    def _attack(self) -> bool:
        return self[SECOND] <= 1 and self[MERCY] <= 1 and (self[SCOPE] not in (NEXT_TO, ONLY_AT) or self[AT] != NONE)

    def _disband(self) -> bool:
        at, region = self[AT], self[REGION]
        if at == NONE or self.rules.region_of[at] != region or self.state.castle[self.seat, region] != NONE:
            return False
        enough = 1 <= self[POINTS] <= armies(self.state, self.seat, at)
        return enough and castles_left(self.state, self.rules, self.seat) > 0

    def _expedition(self) -> bool:
        if not self.rules.mountain_paths or self[AT] == NONE or self[UNIT] >= (UNITS if self.rules.dojos else 1):
            return False
        at_home = self.state.general[self.seat] == NONE and self.state.headquarters[self.seat] == 0
        return self[UNIT] != Unit.GENERAL or at_home

    def _tribe(self) -> bool:
        return bool(self.state.explored[Mountain.TRIBE] > 0)

    def _ability(self) -> bool:
        if self[AT] == NONE or self.state.dojo[self.seat] != SCHOOLS[self.act]:
            return False
        return self.act != Act.VOID_GENERAL or self._has(Unit.GENERAL, self[AT])
