"""How the browser client is built."""

from __future__ import annotations

import fcntl
import runpy
from pathlib import Path
from typing import Any

import pytest

HOOK = Path(__file__).parent.parent / "hatch_build.py"


def test_who_builds_beside_another_waits_for_its_packages(tmp_path: Path) -> None:
    """npm takes all packages away before it brings them: two of them at once leave neither any."""
    lock = tmp_path / "web/package-lock.json"
    lock.parent.mkdir()
    lock.write_text("{}")
    calls = []

    def npm(root: Path, *_: str) -> int:
        with lock.open() as another, pytest.raises(BlockingIOError):
            fcntl.flock(another, fcntl.LOCK_EX | fcntl.LOCK_NB)
        (root / "web/node_modules").mkdir()
        calls.append(root)
        return 0

    install: Any = runpy.run_path(str(HOOK))["install"]
    install.__globals__["npm"] = npm
    install(tmp_path)
    install(tmp_path)
    assert calls == [tmp_path], "who waited finds them there"
    with lock.open() as another:
        fcntl.flock(another, fcntl.LOCK_EX | fcntl.LOCK_NB)
