"""Fixtures every room of tests uses."""

from __future__ import annotations

import os
import random
import sys
from pathlib import Path

import pytest

# servers of tests leave the compiler alone unless a test wants it
os.environ.setdefault("TATAMI_WARM_BOTS", "0")
# the command line speaks English here, whatever this machine speaks
os.environ["TATAMI_LANG"] = "en"
# scenes (tests/rulebook/scenes.py) are for every room
sys.path.append(str(Path(__file__).parent / "rulebook"))


@pytest.fixture
def rnd(request: pytest.FixtureRequest) -> random.Random:
    """Chance that is the same in every run of a test: seeded by the test's own name."""
    return random.Random(request.node.nodeid)


COMPILED = (
    "bots/test_compiled.py", "envs/", "kernel/", "play/test_empires_compiled.py", "play/test_seven_compiled.py",
    "static/test_wasm.py",
)  # fmt: skip
"""Tests that wait for the compiler: one worker runs them all, so that nothing is compiled twice."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Share the work out by files; what is compiled begins first, browser tests come last.

    Playwright keeps an event loop running, which asynchronous tests after it could not share.
    """
    here = Path(__file__).parent

    def rank(item: pytest.Item) -> int:
        name = item.path.relative_to(here).as_posix()
        return 0 if name.startswith(COMPILED) else 2 if name.startswith(("browser/", "static/")) else 1

    for item in items:
        item.add_marker(pytest.mark.xdist_group("compiled" if rank(item) == 0 else str(item.path.relative_to(here))))
    items.sort(key=rank)
