"""Shared by the reasons for refused moves: the question asked, and what is to be decided instead."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ..game import Action, Refusal
from .board import REGION_IDS
from .columns import ACT, REGION
from .consts import Act, Phase
from .frames import top
from .view import ACT_IDS, PHASES

# the rule a decision belongs to
PHASE_RULES = {
    Phase.DOJO: "DOJ-01",
    Phase.DESTINY: "EMP-30",
    Phase.PLANNING: "EMP-32",
    Phase.RESOLUTION: "EMP-41",
    Phase.OVER: "EMP-90",
}
ACT_RULES = {
    Act.PLACEMENT: "DOJ-10",
    Act.MOVE: "EMP-51",
    Act.SAIL: "EMP-53",
    Act.RECRUIT: "EMP-50",
    Act.ATTACK: "EMP-54",
    Act.HARVEST: "EMP-55",
    Act.HARVEST_ONE: "EMP-63",
    Act.CASTLE: "EMP-56",
    Act.DISBAND: "EMP-56",
    Act.EXPEDITION: "EMP-M2",
    Act.TRIBE: "EMP-M3",
    Act.EARTH_VETERAN: "DOJ-30",
    Act.WATER_VETERAN: "DOJ-33",
    Act.VOID_VETERAN: "DOJ-34",
    Act.EARTH_GENERAL: "DOJ-30",
    Act.WIND_GENERAL: "DOJ-31",
    Act.FIRE_GENERAL: "DOJ-32",
    Act.WATER_GENERAL: "DOJ-33",
    Act.VOID_GENERAL: "DOJ-34",
}


# of each school
ABILITY_RULES = ("DOJ-30", "DOJ-31", "DOJ-32", "DOJ-33", "DOJ-34")
# the neutral action of the same kind, where one is under way
NEUTRAL_RULES = {"EMP-50": "EMP-62", "EMP-51": "EMP-60", "EMP-54": "EMP-61", "EMP-55": "EMP-63"}


@dataclass(frozen=True, slots=True)
class Attempt:
    """An action that is not legal for the seat to act."""

    state: Any
    rules: Any
    seat: int
    action: Action

    @property
    def act(self) -> int | None:
        """The action under way that asks for a decision, None between actions."""
        return self.top(ACT) if self.state.depth > 0 else None

    def top(self, column: int) -> int:
        """A column of the action under way."""
        return int(top(self.state, column))

    def rule(self, order: str) -> str:
        """The rule of an order, or of the neutral action of its kind if one is under way (a slot's, a tribe's)."""
        above = self.state.depth - 2
        neutral = above >= 0 and self.state.frame[above, ACT] in (Act.PLACEMENT, Act.EXPEDITION)
        return NEUTRAL_RULES.get(order, order) if neutral else order


def no(rule: str, reason: str, **args: Any) -> Refusal:
    """A refusal of this game."""
    return Refusal(rule, f"emp-{reason}", args)


def not_now(a: Attempt) -> Refusal:
    """The last resort: something else is to be decided, and what."""
    now = PHASES[a.state.phase] if a.act is None else ACT_IDS[a.act]
    return no(asked(a), "not-now", now=now)


def asked(a: Attempt) -> str:
    """The rule of what is to be decided now."""
    return PHASE_RULES[Phase(a.state.phase)] if a.act is None else a.rule(ACT_RULES[Act(a.act)])


def elsewhere(a: Attempt, province: int, rule: str = "") -> Refusal | None:
    """An action is carried out in the region of its slot (EMP-41, a neutral one EMP-33), an ability in its own."""
    region = a.top(REGION)
    if a.rules.region_of[province] == region:
        return None
    rule = rule or ("EMP-33" if a.state.phase == Phase.PLANNING else "EMP-41")
    return no(rule, "other-region", region=REGION_IDS[region])


def without_dojo(a: Attempt) -> Refusal | None:
    """DOJ-01: archers, veterans and generals belong to a module."""
    return no("DOJ-01", "no-dojo") if a.rules.dojos == 0 else None
