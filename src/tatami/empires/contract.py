"""What generic algorithms (roll-outs, search, batches) use of this game; see kernel/this_game.py."""

from __future__ import annotations

from ..kernel import kernel
from .codec import N_ACTIONS
from .consts import MAX_LEGAL, MAX_SEATS, Phase
from .evaluate import TERMS, chance, evaluate, evaluate_all, margin, prior, progress, reward, term
from .legal import legal
from .observe import DIVISORS, LAYOUT, OBS, observe_more, observe_numbers
from .resample import resample
from .state import RULES, STATE, Rules, RulesRows, State, States
from .step import reset, step

__all__ = [
    "DIVISORS", "LAYOUT", "MAX_LEGAL", "MAX_SEATS", "N_ACTIONS", "OBS", "RULES", "STATE", "TERMS", "Rules",
    "RulesRows", "State", "States", "actor", "alone", "chance", "evaluate", "evaluate_all", "legal", "margin",
    "observe_more", "observe_numbers", "over", "prior", "progress", "resample", "reset", "reward", "seen_mark", "step",
    "term",
]  # fmt: skip

TOGETHER = False
"""Whether all seats win or lose together."""
ALL_KNOW_THE_SAME = False
"""Whether what a step shows it shows to all: then a search tells apart what may come of a move."""
ROLLOUT = 60
"""Decisions of a roll-out before the evaluation is asked: the search sees an order carried out."""
EXPLORE = 1.0
"""How much a search tries what looks worse: more where values lie further apart."""
BASE_APART = True
"""Whether batches of the base game have a compiled copy of their own: it asks for no module."""
HARDER = ""
"""The option that makes the game harder for all, if there is one: odds are corrected for it."""
INLINED, INLINED_BASE = 600, 1000
"""On a GPU, functions of more instructions are called, not put into their callers; the second is for the base game's
copy. Less is slower, more takes minutes to compile (docs/research/speed.md)."""


@kernel
def alone(rules: Rules) -> bool:
    """Whether one person plays against the game itself."""
    return rules.solo == 1


@kernel
def actor(state: State) -> int:
    """Who decides; NONE when the game is over."""
    return state.current


@kernel
def over(state: State) -> bool:
    """Whether the game has ended."""
    return state.phase == Phase.OVER


@kernel
def seen_mark(state: State, rules: Rules) -> int:
    """What everybody saw of a step, as a number: not told apart here, too much is seen by one seat only."""
    return 0
