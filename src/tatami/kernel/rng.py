"""Random numbers without overflow: the same bits plain and compiled.

There are two generators. The quick one is one non-negative int64: a 32-bit counter (low half) and a 31-bit stream
(high half); research, bots and games with a number as their seed use it. The keyed one is for tables of people, whose
seed is a long text: Threefry in counter mode under a key of 128 bits, so that nobody can reckon from what was dealt
what will be. Every product fits in 63 bits, so Python ints and compiled int64 agree, with no wrapping and no uint64.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Any

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


@kernel
def turned(x: int, by: int) -> int:
    """32 bits turned to the left."""
    return ((x << by) | (x >> (32 - by))) & MASK


@kernel
def threefry(k0: int, k1: int, k2: int, k3: int, counter: int) -> int:
    """The first word of Threefry-4x32 with all its 72 rounds, of a counter of 64 bits (Salmon and others, 2011)."""
    k4 = 0x1BD11BDA ^ k0 ^ k1 ^ k2 ^ k3
    a = ((counter & MASK) + k0) & MASK
    b = (((counter >> 32) & MASK) + k1) & MASK
    c = k2
    d = k3
    for part in range(1, 19):
        r0, r1, r2, r3, r4, r5, r6, r7 = 10, 26, 11, 21, 13, 27, 23, 5
        if part & 1 == 0:
            r0, r1, r2, r3, r4, r5, r6, r7 = 6, 20, 17, 11, 25, 10, 18, 20
        a = (a + b) & MASK
        b = turned(b, r0) ^ a
        c = (c + d) & MASK
        d = turned(d, r1) ^ c
        a = (a + d) & MASK
        d = turned(d, r2) ^ a
        c = (c + b) & MASK
        b = turned(b, r3) ^ c
        a = (a + b) & MASK
        b = turned(b, r4) ^ a
        c = (c + d) & MASK
        d = turned(d, r5) ^ c
        a = (a + d) & MASK
        d = turned(d, r6) ^ a
        c = (c + b) & MASK
        b = turned(b, r7) ^ c
        # the five words of the key move on by one
        k0, k1, k2, k3, k4 = k1, k2, k3, k4, k0
        a = (a + k0) & MASK
        b = (b + k1) & MASK
        c = (c + k2) & MASK
        d = (d + k3 + part) & MASK
    return a


@generic
def start_rng(state: Record, seed: int) -> None:
    """The game's own randomness, from a number; below 0: by the key that lies in the state already."""
    if seed >= 0:
        forget_key(state)
        state.rng = seeded(seed)
    else:
        state.keyed = 1
        state.rng = 0


@generic
def forget_key(state: Record) -> None:
    """From here on by the quick generator: worlds that are only thought of have no key."""
    state.keyed = 0
    state.key[:] = 0


@generic
def roll(state: Record, n: int) -> int:
    """The game's own die: advance state.rng and draw below n."""
    if state.keyed == 1:
        state.rng += 1
        k0, k1, k2, k3 = state.key[0] & MASK, state.key[1] & MASK, state.key[2] & MASK, state.key[3] & MASK
        return (threefry(k0, k1, k2, k3, state.rng) * n) >> 32
    state.rng = advance(state.rng)
    return below(state.rng, n)


def put_key(state: Any, seed: str) -> None:
    """The key of a seed that is a text: the first half of its SHA-256, in four signed words."""
    found = sha256(seed.encode()).digest()
    for i in range(4):
        state.key[i] = int.from_bytes(found[4 * i : 4 * i + 4], "big", signed=True)
