"""Fixtures every room of tests uses."""

from __future__ import annotations

import gc
import os
import random
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

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
ALONE = "browser/test_offline.py"
"""Of the browser's tests these share a folder of files and a visitor who has been there."""


def room(test: str) -> int:
    """What is compiled begins first, the browser comes last.

    Playwright keeps an event loop running, which asynchronous tests after it could not share.
    """
    name = test.removeprefix("tests/")
    return 0 if name.startswith(COMPILED) else 2 if name.startswith("browser/") else 1


def share(test: str) -> str:
    """What one worker runs together: by games what is compiled, by files the rest, one by one the browser's."""
    file = test.partition("::")[0]
    if room(test) == 0:
        return "compiled seven" if "seven" in test.lower() or "kernel/" in file else "compiled empires"
    return test if room(test) == 2 and not file.endswith(ALONE) else file


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """Share the work out; by a scheduler of our own, since xdist's groups are lost on newer releases of pytest."""
    from xdist.scheduler import LoadScopeScheduling  # type: ignore[import-untyped]

    class Shares(LoadScopeScheduling):  # type: ignore[misc]
        def _split_scope(self, nodeid: str) -> str:
            return share(nodeid)

    return Shares(config, log)


def pytest_collection_finish() -> None:
    """What was read so far stays to the end: nobody need look through it for rubbish again and again."""
    gc.freeze()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Within a room what takes long begins first, so that no worker waits for another at the end."""
    items.sort(key=lambda item: (room(item.nodeid), item.get_closest_marker("long") is None))
