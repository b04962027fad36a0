"""A frame's columns serve every kind of action: where one has two names, no kind of action goes by both."""

from __future__ import annotations

import pytest

from tatami.empires import columns

ALL = {"ACT", "REGION", "POINTS", "AT"}
OF: dict[str, set[str]] = {
    "move": {"UNIT", "OFFER", "OPEN", "OWN_POINT", "PINNED"},
    "sail": {"SHORE"},
    "recruit": {"SECOND", "ONLY_SAMURAI"},
    "attack": {"SCOPE", "SECOND", "MERCY", "PRICE"},
    "expedition": {"UNIT"},
    "water veteran": {"PUSHED_TO"},
    "fire and void general": {"USED"},
}
"""What each kind of action keeps beside what all do."""
VALUES = {"WIDTH", "COLUMNS", "FIRST_COLUMNS", "BUY", "SHIP", "WITH_ARMY", "ANYWHERE", "NEXT_TO", "ONLY_AT"}
SHARED = {"EXTRA", "BONUS"}
"""Columns without a meaning of their own."""


@pytest.mark.parametrize("kind", OF)
def test_no_action_has_two_names_for_a_column(kind: str) -> None:
    names = sorted(ALL | OF[kind])
    kept = [getattr(columns, name) for name in names]
    assert len(set(kept)) == len(kept), dict(zip(names, kept, strict=True))


def test_every_name_belongs_to_an_action() -> None:
    names = {name for name in vars(columns) if name.isupper()}
    assert ALL.union(*OF.values()) == names - VALUES - SHARED
