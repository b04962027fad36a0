"""Tokens in a bag: how many there are of each kind, in one number (8 bits a kind, 7 kinds at the most)."""

from __future__ import annotations

from ..kernel import NONE, kernel, roll
from .state import State

BITS = 8
KINDS = 7


@kernel
def several(kind: int, count: int) -> int:
    """A bag with so many tokens of one kind; bags are added, and what leaves them is subtracted."""
    return count << (BITS * kind)


@kernel
def count_in(bag: int, kind: int) -> int:
    """How many tokens of that kind are in the bag."""
    return (bag >> (BITS * kind)) & 255


@kernel
def draw(state: State, bag: int) -> int:
    """The kind of a random token of the bag, NONE if it is empty."""
    total = 0
    for kind in range(KINDS):
        total += count_in(bag, kind)
    chosen = roll(state, total)
    for kind in range(KINDS):
        chosen -= count_in(bag, kind)
        if chosen < 0:
            return kind
    return NONE
