"""What generic algorithms (roll-outs, search, batches) use of this game; see kernel/this_game.py."""

from __future__ import annotations

from ..kernel import kernel
from .codec import N_ACTIONS
from .consts import MAX_LEGAL, MAX_SEATS, Phase
from .evaluate import TERMS, chance, evaluate, margin, prior, reward, term
from .legal import legal
from .observe import OBS, observe
from .resample import resample
from .state import RULES, STATE, Rules, RulesRows, State, States
from .step import reset, step

__all__ = [
    "MAX_LEGAL", "MAX_SEATS", "N_ACTIONS", "OBS", "RULES", "STATE", "TERMS", "Rules", "RulesRows", "State", "States",
    "actor", "chance", "evaluate", "legal", "margin", "observe", "over", "prior", "resample", "reset", "reward", "step",
    "term",
]

TOGETHER = False
"""Whether all seats win or lose together."""
ROLLOUT = 60
"""Decisions of a roll-out before the evaluation is asked: the search sees an order carried out."""
EXPLORE = 1.0
"""How much a search tries what looks worse: more where values lie further apart."""


@kernel
def actor(state: State) -> int:
    """Who decides; NONE when the game is over."""
    return state.current


@kernel
def over(state: State) -> bool:
    """Whether the game has ended."""
    return state.phase == Phase.OVER
