"""The kernels of the game under the names every generic algorithm uses (see tatami.kernel.this_game)."""

from __future__ import annotations

from ..kernel import NONE, kernel
from .codec import N_ACTIONS
from .consts import MAX_LEGAL, Outcome
from .consts import SEATS as MAX_SEATS
from .evaluate import TERMS, chance, evaluate, evaluate_all, margin, prior, progress, reward, term
from .legal import legal
from .observe import DIVISORS, LAYOUT, OBS, observe_more, observe_numbers
from .resample import resample
from .setup import reset
from .state import RULES, STATE, Rules, RulesRows, State, States
from .step import step

__all__ = [
    "DIVISORS", "LAYOUT", "MAX_LEGAL", "MAX_SEATS", "N_ACTIONS", "OBS", "RULES", "STATE", "TERMS", "Rules",
    "RulesRows", "State", "States", "actor", "alone", "chance", "evaluate", "evaluate_all", "legal", "margin",
    "observe_more", "observe_numbers", "over", "prior", "progress", "resample", "reset", "reward", "seen_mark", "step",
    "term",
]  # fmt: skip

TOGETHER = True
"""Whether all seats win or lose together."""
ALL_KNOW_THE_SAME = True
"""Whether what a step shows it shows to all: then a search tells its outcomes apart."""
ROLLOUT = 0
"""Decisions of a roll-out: none, the evaluation knows more than hasty samurai find out."""
EXPLORE = 0.35
"""How much a search tries what looks worse: more where values lie further apart."""
BASE_APART = False
"""Whether batches of the base game have a compiled copy of their own: it would be no quicker."""
HARDER = "level"
"""The option that makes the game harder for all, if there is one: odds are corrected for it."""
INLINED = INLINED_BASE = 5000
"""On a GPU, functions of more instructions are called, not put into their callers: here there are hardly any."""


@kernel
def alone(rules: Rules) -> bool:
    """Whether one person plays against the game itself: here odds tell of all samurai together anyway."""
    return False


@kernel
def over(state: State) -> bool:
    """Whether the game has ended."""
    return state.outcome != Outcome.RUNNING


@kernel
def actor(state: State) -> int:
    """The seat that decides, NONE when the game is over."""
    return NONE if state.outcome != Outcome.RUNNING else state.current


@kernel
def seen_mark(state: State, rules: Rules) -> int:
    """What the table saw of a step, as a number: another card, another number."""
    key = ((state.card + 1) * 16 + state.phase) * 8 + state.current
    for seat in range(rules.seats):
        key = (key * 31 + state.track[seat]) & 0x3FFFFFFF
        key = (key * 31 + 5 * state.wound[seat] + state.line_n[seat]) & 0x3FFFFFFF
    key = (key * 31 + state.barricades) & 0x3FFFFFFF
    for i in range(state.looking):
        key = (key * 67 + state.deck[state.deck_n - 1 - i]) & 0x3FFFFFFF
    return key
