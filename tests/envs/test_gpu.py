"""Batches on a GPU, in Numba's simulator of one: the same games as on the CPU.

The simulator runs plain Python; that all of it compiles for a GPU is seen by ``python -m benchmarks.campaign gpu``.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tatami.envs.batch import Batch


@pytest.mark.parametrize("game", ["empires", "empires base", "seven"])
def test_the_same_games(game: str) -> None:
    script = Path(__file__).with_name("gpu_same.py")
    done = subprocess.run(
        [sys.executable, str(script), game, "6", "8"],
        capture_output=True, text=True, env={**os.environ, "NUMBA_ENABLE_CUDASIM": "1", "TATAMI_JIT": "0"},
    )  # fmt: skip
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-3000:]
    assert done.stdout.endswith("same 6 games\n")


def test_there_are_two_devices() -> None:
    with pytest.raises(ValueError, match="not on 'abacus'"):
        Batch("seven", 2, device="abacus")
