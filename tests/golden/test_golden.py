"""Golden transcripts of Small Samurai Empires: the same moves bring about the same events, views and scores."""

from __future__ import annotations

import os
from typing import Any

import pytest
from transcripts import HERE, again

CASES: dict[str, dict[str, Any]] = {
    f"empires-{players}-{edition}": {"players": players, "edition": edition}
    for edition in ("draft", "2019", "2022")
    for players in (2, 3, 4)
}
VARIANTS = ["agendas", "mountains", "shrines", "random_neutral"]
CASES |= {
    "empires-solo": {"players": 1},
    "empires-5-dojo": {"players": 5, "modules": ["new_region", "dojo"]},
    "empires-4-variants": {"players": 4, "modules": VARIANTS},
    "empires-3-variants-2019": {"players": 3, "edition": "2019", "modules": VARIANTS},
    "empires-3-everything": {"players": 3, "modules": [*VARIANTS, "new_region", "dojo"]},
}


@pytest.mark.parametrize("name", CASES)
def test_transcript(name):
    """Every line of the file."""
    path = HERE / f"{name}.txt"
    told = again(path, "empires", 2022, CASES[name])
    if os.environ.get("TATAMI_GOLDEN") == "write":
        path.write_text(told, "utf-8")
    assert told.splitlines() == path.read_text("utf-8").splitlines()


@pytest.mark.parametrize("name", CASES)
def test_a_transcript_is_a_whole_game_of_readable_size(name):
    """From the first player to the winner, below 80 KB."""
    text = (HERE / f"{name}.txt").read_text("utf-8")
    assert "goes first." in text
    assert "Era 3 ends." in text
    assert "| what seat 0 sees" in text
    assert text.rstrip().endswith("to act []")
    assert len(text.encode()) < 80_000
