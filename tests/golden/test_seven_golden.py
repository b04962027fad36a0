"""Golden transcripts of 7 Samurai: the same moves bring the same events about."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from seven_transcripts import FILES, again


@pytest.mark.parametrize("path", FILES, ids=lambda p: p.stem)
def test_transcript(path: Path) -> None:
    """Every line of the file."""
    told = again(path)
    if os.environ.get("TATAMI_GOLDEN") == "write":
        path.write_text(told, "utf-8")
    assert told == path.read_text("utf-8")


def test_the_transcripts_are_there() -> None:
    """Two, four and seven players, heroic, solo."""
    assert {p.stem for p in FILES} >= {"seven-2", "seven-4", "seven-7", "seven-heroic", "seven-solo"}
