"""OpenSpiel's own algorithms on both games: states that are drawn anew are worlds of their own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tatami.game import NAMES

GOLDEN = Path(__file__).parents[1] / "golden"


@pytest.mark.parametrize("game", NAMES)
def test_openspiel_under_search(game: str) -> None:
    """In a process of its own: pyspiel and other compiled frameworks do not always share one."""
    script = Path(__file__).with_name("openspiel_search.py")
    done = subprocess.run(
        [sys.executable, str(script), game],
        capture_output=True, text=True, env={**os.environ, "PYTHONWARNINGS": "ignore"},
    )  # fmt: skip
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    counted = json.loads(done.stdout.splitlines()[-1])
    assert counted["worlds"] > 1000
    assert min(counted["nodes"]) > 40
    assert min(counted["infostates"]) > 10
    assert len(counted["returns"]) == 2
    golden = GOLDEN / f"openspiel-{game}.txt"
    if os.environ.get("TATAMI_GOLDEN") == "write":
        golden.write_text(counted["playthrough"], "utf-8")
    assert counted["playthrough"] == golden.read_text("utf-8")
