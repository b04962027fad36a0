"""Random numbers without overflow: the same bits plain and compiled.

A generator is one non-negative int64: a 32-bit counter (low half) and a 31-bit stream (high half). Every product fits
in 63 bits, so Python ints and compiled int64 agree, with no wrapping and no uint64.
"""

from __future__ import annotations

from .jit import generic, kernel
from .records import Record

MASK = 0xFFFFFFFF


@kernel
def mix32(x: int) -> int:
    """Scramble 32 bits."""
    x = ((x ^ (x >> 16)) * 0x21F0AAAD) & MASK
    x = ((x ^ (x >> 15)) * 0x735A2D97) & MASK
    return x ^ (x >> 15)


@kernel
def seeded(seed: int) -> int:
    """A generator for the seed; streams of nearby seeds are unrelated."""
    stream = mix32(mix32(seed & MASK) ^ ((seed >> 32) & MASK) ^ 0x5BD1E995) >> 1
    return (stream << 32) | mix32(seed & MASK)


@kernel
def advance(word: int) -> int:
    """The generator after one draw."""
    counter = (word + ((word >> 31) | 1)) & MASK
    return ((word >> 32) << 32) | counter


@kernel
def below(word: int, n: int) -> int:
    """Uniform integer in 0 <= x < n (the bias is under n / 2**32)."""
    return (mix32((word & MASK) ^ (word >> 32)) * n) >> 32


@generic
def roll(state: Record, n: int) -> int:
    """The game's own die: advance state.rng and draw below n."""
    state.rng = advance(state.rng)
    return below(state.rng, n)
