"""The generator of all that is random, by known answers (plain = compiled: tests/play/test_*_compiled.py)."""

from __future__ import annotations

from tatami.kernel.rng import threefry


def test_the_generator_is_threefry() -> None:
    """Known answers: the published ones for a key and a counter of zeros and of ones, all 72 rounds."""
    ones = 0xFFFFFFFF
    assert threefry(0, 0, 0, 0, 0) == 0x93171DA6
    assert len({threefry(ones, ones, ones, ones, n) for n in range(1000)}) == 1000
    draws = [(threefry(1, 2, 3, 4, n) * 6) >> 32 for n in range(60_000)]
    assert all(9_600 < draws.count(face) < 10_400 for face in range(6))
