"""What the guide asks of a third game is what the house takes from a game's contract."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tatami.game import NAMES, get

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src" / "tatami"


def listed() -> set[str]:
    """The names docs/contribute.md gives for `contract.py`."""
    guide = (ROOT / "docs" / "contribute.md").read_text("utf-8")
    (names,) = re.findall(r"- `contract.py`, numbers: (.*?) Compiled algorithms take them", guide, re.DOTALL)
    return set(re.findall(r"`(\w+)`", names))


def taken() -> set[str]:
    """Every name that is asked of a contract, by the compiled algorithms or by plain ones."""
    asked = set(re.findall(r"_contract\.(\w+)", (SOURCES / "kernel" / "this_game.py").read_text("utf-8")))
    for room in ("bots", "envs"):
        for path in (SOURCES / room).glob("*.py"):
            asked |= set(re.findall(r"\bcontract\.(\w+)", path.read_text("utf-8")))
    return asked


def test_the_guide_lists_all_that_is_taken() -> None:
    assert listed() == taken()


@pytest.mark.parametrize("game", NAMES)
def test_every_game_has_them(game: str) -> None:
    contract = get(game).contract
    assert not [name for name in listed() if not hasattr(contract, name)]
