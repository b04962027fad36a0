"""Whoever looks for a rule's ID finds its code: each is named where it is carried out, not only where it refuses."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import tatami
from tatami import rulebook

BOOKS: dict[str, tuple[str, ...]] = {"seven": ("seven",)}
"""A game's folder -> the books it is played by."""
TOLD = ("__init__", "explain", "numbers", "shapes")
"""Modules that speak of rules and carry none out."""


@pytest.mark.parametrize("game", BOOKS)
def test_every_rule_is_named_in_the_code(game: str) -> None:
    package = Path(tatami.__file__).parent / game
    code = "\n".join(path.read_text("utf-8") for path in package.glob("*.py") if not path.stem.startswith(TOLD))
    rules = {rule.id for rule in rulebook.rulebook("en").values() if rule.book in BOOKS[game]}
    assert len(rules) > 10
    assert not rules - set(re.findall(r"\b[A-Z]{3}-[A-Z0-9]+\b", code))
