"""The kernels of the game under the names every generic algorithm uses (see tatami.kernel.this_game)."""

from __future__ import annotations

from ..kernel import NONE, kernel
from .codec import N_ACTIONS
from .consts import MAX_LEGAL, Outcome
from .consts import SEATS as MAX_SEATS
from .evaluate import TERMS, chance, evaluate, margin, prior, reward, term
from .legal import legal
from .observe import OBS, observe
from .resample import resample
from .setup import reset
from .state import RULES, STATE, Rules, RulesRows, State, States
from .step import step

__all__ = [
    "MAX_LEGAL", "MAX_SEATS", "N_ACTIONS", "OBS", "RULES", "STATE", "TERMS", "Rules", "RulesRows", "State", "States",
    "actor", "chance", "evaluate", "legal", "margin", "observe", "over", "prior", "resample", "reset", "reward", "step",
    "term",
]  # fmt: skip

TOGETHER = True
"""Whether all seats win or lose together."""
ROLLOUT = 0
"""Decisions of a roll-out: none, the evaluation knows more than hasty samurai find out."""
EXPLORE = 0.35
"""How much a search tries what looks worse: more where values lie further apart."""


@kernel
def over(state: State) -> bool:
    """Whether the game has ended."""
    return state.outcome != Outcome.RUNNING


@kernel
def actor(state: State) -> int:
    """The seat that decides, NONE when the game is over."""
    return NONE if state.outcome != Outcome.RUNNING else state.current
