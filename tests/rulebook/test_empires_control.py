"""Small Samurai Empires, section 7: power and control."""

from __future__ import annotations

import pytest
from scenes import Scene

EDITIONS = ("draft", "2019", "2022")


@pytest.mark.parametrize("edition", EDITIONS)
def test_EMP_70_castle_and_army_against_two_armies(edition):
    """The rulebook's example: castle + army is 3, two armies are 2."""
    scene = Scene(3, edition=edition).clear().castle(0, "kii").army(0, "kii").army(1, "kii", 2)
    assert scene.holder("kii") == 0
    assert scene.table.view(None)["provinces"]["kii"]["controller"] == 0


@pytest.mark.parametrize("edition", EDITIONS)
def test_EMP_70_a_tie_controls_nothing(edition):
    """Two armies level a castle; then nobody controls, a weaker third neither."""
    scene = Scene(3, edition=edition).clear().castle(0, "kii").army(1, "kii", 2)
    assert scene.holder("kii") is None
    scene.army(2, "kii")
    assert scene.holder("kii") is None
    scene.army(2, "kii", 2)
    assert scene.holder("kii") == 2


def test_EMP_70_the_tie_must_be_for_most():
    """A tie below the strongest does not matter, in whatever order they sit."""
    for strongest in range(3):
        scene = Scene(3).clear()
        for seat in range(3):
            scene.army(seat, "kii", 3 if seat == strongest else 1)
        assert scene.holder("kii") == strongest


def test_EMP_70_an_empty_province_is_nobodys():
    """No power, no control."""
    scene = Scene(3).clear()
    assert {scene.holder(p) for p in scene.provinces} == {None}


def test_EMP_70_one_army_or_one_castle_is_enough():
    """One army controls an empty province, a castle an empty one and one with a single enemy."""
    scene = Scene(3).clear().army(0, "kii").castle(1, "mino").army(2, "mino")
    assert scene.holder("kii") == 0
    assert scene.holder("mino") == 1


def test_EMP_70_a_castle_counts_in_its_own_province_only():
    """Castles elsewhere in the region lend no power."""
    scene = Scene(3).clear().castle(0, "kii").army(0, "mino").army(1, "mino")
    assert scene.holder("mino") is None


def test_EMP_70_the_draft_owner_mark_is_no_power():
    """Draft: the army that marks the castle's owner adds nothing: castle 2 against 2 armies is a tie."""
    scene = Scene(2, edition="draft").clear().army(0, "kii", 2).act(0, "castle", "orange-1")
    scene.play("build kii")
    scene.army(1, "kii", 2)
    assert scene.s.supply[0] == 19
    assert scene.holder("kii") is None


def test_EMP_70_two_castles_in_one_province():
    """2019: two castles stand side by side; 2 against 2 is a tie, an army decides."""
    scene = Scene(2, edition="2019").clear().castle(0, "kii").castle(1, "kii")
    assert scene.holder("kii") is None
    scene.army(1, "kii")
    assert scene.holder("kii") == 1
