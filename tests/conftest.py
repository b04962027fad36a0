"""Fixtures every room of tests uses."""

from __future__ import annotations

import os
import random
import sys
from pathlib import Path

import pytest

# servers of tests leave the compiler alone unless a test wants it
os.environ.setdefault("TATAMI_WARM_BOTS", "0")
# scenes (tests/rulebook/scenes.py) are for every room
sys.path.append(str(Path(__file__).parent / "rulebook"))


@pytest.fixture
def rnd(request: pytest.FixtureRequest) -> random.Random:
    """Chance that is the same in every run of a test: seeded by the test's own name."""
    return random.Random(request.node.nodeid)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browser tests come last: Playwright keeps an event loop running, which asynchronous tests cannot share."""
    items.sort(key=lambda item: item.path.parent.name == "browser")
