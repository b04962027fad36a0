"""The battle track: where it stands against the Kiai value."""

from __future__ import annotations

from ..kernel import kernel
from .state import Rules, State


@kernel
def kiai_value(state: State, rules: Rules, seat: int) -> int:
    """The Kiai value of the side that is up."""
    return rules.kiai[state.samurai[seat], state.animal[seat]]


@kernel
def beyond(state: State, rules: Rules, seat: int) -> bool:
    """Whether the track stands on the fire space."""
    return state.track[seat] > kiai_value(state, rules, seat)


@kernel
def notice(state: State, rules: Rules, seat: int) -> None:
    """After a change: a track exactly on its value gives a Kiai (SEV-24)."""
    if state.closing == 0 and state.passed[seat] == 0 and state.track[seat] == kiai_value(state, rules, seat):
        state.pending = state.pending | (1 << seat)
