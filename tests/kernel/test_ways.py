"""Ways to compile kernels: with indices checked, and by a Numba that lacks what the usual way leans on."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

SEEDED = """
import numpy as np
from tatami.kernel import seeded, twin
loops = twin("seven", True)("envs.loops")
words = np.zeros(3, np.int64)
loops.seed_all(words, 7)
assert words.tolist() == [seeded(seeded(7) ^ i) for i in range(3)], words
"""
OUTSIDE = (
    SEEDED
    + """
for outside in (3, -1):
    try:
        loops.set_word(words, outside, 7)
    except IndexError:
        print("refused", outside)
"""
)
OTHERS = (
    SEEDED
    + """
from numba import njit
last = njit(lambda numbers, i: numbers[i])
assert last(words, -1) == words[2]
"""
)
LACKING = """
from numba.core.dispatcher import Dispatcher
Dispatcher.disable_compile = None
from tatami.kernel import twin
print(twin("seven", True)("kernel.jit").missing)
"""


COLLECTING = (
    """
import gc
from tatami.kernel import progress
with progress.compiling(True, 1):
    with progress.compiling(False, 1):
        assert not gc.isenabled()
    assert not gc.isenabled()
assert gc.isenabled()
gc.disable()
"""
    + SEEDED
    + """
assert not gc.isenabled()
"""
)
COUNTING = (
    SEEDED
    + """
assert not loops.set_word.targetoptions["_nrt"]
assert loops.judge_all.targetoptions["_nrt"]
assert not any("NRT_" in text for text in loops.seed_all.inspect_llvm().values())
"""
)


def run(code: str, cache: Path, **settings: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True,
        env={**os.environ, "TATAMI_CACHE": str(cache), **settings},
    )  # fmt: skip


def test_indices_are_checked_when_told(tmp_path: Path) -> None:
    done = run(OUTSIDE, tmp_path, TATAMI_BOUNDS="1")
    assert (done.returncode, done.stdout) == (0, "refused 3\nrefused -1\n"), done.stderr


def test_other_peoples_kernels_count_from_the_end_as_ever(tmp_path: Path) -> None:
    done = run(OTHERS, tmp_path)
    assert done.returncode == 0, done.stderr


def test_the_long_way_gives_the_same(tmp_path: Path) -> None:
    done = run(SEEDED, tmp_path, TATAMI_HOOKS="0")
    assert done.returncode == 0, done.stderr
    assert done.stderr.count("compiled the long way (TATAMI_HOOKS=0)") == 1


def test_a_numba_that_lacks_something_is_noticed(tmp_path: Path) -> None:
    done = run(LACKING, tmp_path)
    assert done.stdout == "['disable_compile']\n", done.stderr
    assert "compiled the long way (disable_compile)" in done.stderr


def test_what_makes_no_arrays_counts_no_users_of_them(tmp_path: Path) -> None:
    done = run(COUNTING, tmp_path)
    assert done.returncode == 0, done.stderr


def test_garbage_is_collected_again_after_compiling(tmp_path: Path) -> None:
    """And not where it was not before."""
    done = run(COLLECTING, tmp_path)
    assert done.returncode == 0, done.stderr
