"""The stack of actions under way. A move may open a mountain token, whose tribe recruits a veteran, whose ability
moves again: each is a frame on the stack, the top one asks for the decision, and a finished one gives way to the one
below it.
"""

from __future__ import annotations

from ..kernel import NONE, kernel
from .columns import ACT, AT, POINTS, REGION, WIDTH
from .state import State


@kernel
def push(state: State, act: int, region: int, points: int) -> None:
    """A new action on top."""
    f = state.depth
    for column in range(AT + 1, WIDTH):
        state.frame[f, column] = 0
    state.frame[f, ACT] = act
    state.frame[f, REGION] = region
    state.frame[f, POINTS] = points
    state.frame[f, AT] = NONE
    state.depth = f + 1


@kernel
def top(state: State, column: int) -> int:
    """A column of the frame on top."""
    return state.frame[state.depth - 1, column]


@kernel
def put(state: State, column: int, value: int) -> None:
    """Set a column of the frame on top."""
    state.frame[state.depth - 1, column] = value


@kernel
def drop(state: State) -> None:
    """Take the top frame off; its row is cleared so that equal positions have equal bytes."""
    f = state.depth - 1
    for column in range(WIDTH):
        state.frame[f, column] = 0
    state.depth = f
