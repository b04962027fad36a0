"""Observations: what a seat may know as a flat array, rotated so that "me" is first."""

from __future__ import annotations

from ..kernel import kernel
from ..kernel.records import Floats
from .state import Rules, State

OBS = 8


@kernel
def observe(state: State, rules: Rules, seat: int, out: Floats) -> None:
    """Write the observation."""
    for i in range(OBS):
        out[i] = 0.0
