"""The contract of the game this copy of the package is bound to (see mode.py): generic algorithms are written on it."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from .mode import GAME, ROOT

if not GAME:
    raise ImportError("load this module through tatami.kernel.twin(game)")

_contract: Any = import_module(f"{ROOT}.{GAME}.contract")

if TYPE_CHECKING:
    State = Any
    States = Any
    Rules = Any
    RulesRows = Any
else:
    State, States = _contract.State, _contract.States
    Rules, RulesRows = _contract.Rules, _contract.RulesRows

STATE, RULES = _contract.STATE, _contract.RULES
N_ACTIONS: int = _contract.N_ACTIONS
MAX_LEGAL: int = _contract.MAX_LEGAL
MAX_SEATS: int = _contract.MAX_SEATS
OBS: int = _contract.OBS
LAYOUT, DIVISORS = _contract.LAYOUT, _contract.DIVISORS
TOGETHER: bool = _contract.TOGETHER
ALL_KNOW_THE_SAME: bool = _contract.ALL_KNOW_THE_SAME
ROLLOUT: int = _contract.ROLLOUT
EXPLORE: float = _contract.EXPLORE
INLINED: int = _contract.INLINED
INLINED_BASE: int = _contract.INLINED_BASE
reset, legal, step = _contract.reset, _contract.legal, _contract.step
actor, over, seen_mark = _contract.actor, _contract.over, _contract.seen_mark
reward, margin, chance = _contract.reward, _contract.margin, _contract.chance
evaluate, evaluate_all = _contract.evaluate, _contract.evaluate_all
resample, prior = _contract.resample, _contract.prior
observe_numbers, observe_more = _contract.observe_numbers, _contract.observe_more
