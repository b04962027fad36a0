"""Fixtures every room of tests uses."""

from __future__ import annotations

import os
import random
import shutil
import sys
import tempfile
from pathlib import Path

import pytest

# servers of tests leave the compiler alone unless a test wants it
os.environ.setdefault("TATAMI_WARM_BOTS", "0")
# the command line speaks English here, whatever this machine speaks
os.environ["TATAMI_LANG"] = "en"
# databases of tests lie in memory, where there is enough: thousands of commits need not wait for a disk
MEMORY = "/dev/shm"
if "TMPDIR" not in os.environ and os.path.isdir(MEMORY) and shutil.disk_usage(MEMORY).free > 4 << 30:
    os.environ["TMPDIR"] = tempfile.tempdir = MEMORY
# scenes (tests/rulebook/scenes.py) are for every room
sys.path.append(str(Path(__file__).parent / "rulebook"))


@pytest.fixture
def rnd(request: pytest.FixtureRequest) -> random.Random:
    """Chance that is the same in every run of a test: seeded by the test's own name."""
    return random.Random(f"{request.node.parent.nodeid}::{request.node.name}")


COMPILED = (
    "bots/test_compiled.py", "envs/", "kernel/", "play/test_empires_compiled.py", "play/test_seven_compiled.py",
    "static/test_wasm.py",
)  # fmt: skip
"""Tests that wait for the compiler: one worker runs all of a game, so that nothing is compiled twice."""


@pytest.hookimpl(tryfirst=True)  # before xdist, which reads the groups
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Share the work out: by games what is compiled, which begins first, by files the rest, one by one the browser's.

    The browser comes last: Playwright keeps an event loop running, which asynchronous tests after it could not share.
    Within a room what takes long begins first, so that no worker waits for another at the end.
    """
    here = Path(__file__).parent

    def rank(item: pytest.Item) -> tuple[int, bool]:
        name = item.path.relative_to(here).as_posix()
        room = 0 if name.startswith(COMPILED) else 2 if name.startswith("browser/") else 1
        return room, item.get_closest_marker("long") is None

    for item in items:
        room, _ = rank(item)
        if room < 2:
            seven = "seven" in item.nodeid.lower() or "kernel" in item.path.parts
            group = str(item.path.relative_to(here)) if room else "compiled seven" if seven else "compiled empires"
            item.add_marker(pytest.mark.xdist_group(group))
    items.sort(key=rank)
