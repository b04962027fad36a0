"""Small Samurai Empires, section 6: neutral actions, free and in the slot's region."""

from __future__ import annotations

import pytest
from scenes import Scene

EDITIONS = ("draft", "2019", "2022")


def test_EMP_60_move_1_from_the_capital():
    """The rulebook's example: from the capital to the province north of it, with the printed action of grey-2."""
    scene = Scene(3).clear().army(0, "higo", 2).planning(0)
    scene.play("place castle grey-2", "move higo bungo")
    assert (scene.at(0, "higo"), scene.at(0, "bungo")) == (1, 1)
    assert scene.table.to_act == (1,)


def test_EMP_60_move_1_may_cross_into_the_next_region():
    """One point, also over the border of the region or a dotted link; but an army of this region."""
    scene = Scene(3).clear().army(0, "aki").army(0, "tosa").army(0, "kii").neutral("grey-1", "move").planning(0)
    scene.play("place castle grey-1")
    assert {"move aki settsu", "move tosa kii", "move aki nagato"} <= scene.words()
    assert not any(w.startswith("move kii") for w in scene.words())
    assert scene.why("move kii ise") in ("EMP-33", "EMP-51", "EMP-60")
    scene.play("move aki settsu")
    assert scene.at(0, "settsu") == 1
    assert scene.table.to_act == (1,)


def test_EMP_60_no_point_can_be_bought():
    """Food buys nothing here."""
    scene = Scene(3).clear().army(0, "higo", 2).goods(0, food=5).planning(0)
    scene.play("place move23 grey-2", "move higo bungo")
    assert scene.s.food[0] == 5
    assert scene.table.to_act == (1,)


def test_EMP_61_attack():
    """One opponent's army, where one has an army, here; no second one for bushido."""
    scene = Scene(3).clear().army(0, "kii").army(1, "kii").army(2, "kii").army(1, "ise").army(1, "higo").army(0, "higo")
    scene.goods(0, bushido=5).neutral("orange-1", "attack").planning(0)
    scene.play("place castle orange-1")
    assert scene.words() == {"done", "attack kii 1", "attack kii 2"}
    assert scene.why("attack ise 1") in ("EMP-54", "EMP-61")
    assert scene.why("attack higo 1") in ("EMP-33", "EMP-61")
    scene.play("attack kii 1")
    assert scene.at(1, "kii") == 0
    assert scene.s.supply[1] == 14
    assert scene.s.bushido[0] == 5
    assert scene.table.to_act == (1,)


def test_EMP_61_a_castle_gives_no_right():
    """A castle is not an army (EMP-54): with it alone there is no attack."""
    scene = Scene(3).clear().castle(0, "kii").army(1, "kii").neutral("orange-1", "attack").planning(0)
    scene.play("place castle orange-1")
    assert scene.table.to_act == (1,)


def test_EMP_62_recruit_1():
    """One army into the capital or the castle's province here; none for food."""
    scene = Scene(3).clear().castle(0, "kii").goods(0, food=5).neutral("orange-1", "recruit").planning(0)
    scene.play("place castle orange-1")
    assert scene.words() == {"done", "recruit yamashiro", "recruit kii"}
    scene.play("recruit kii")
    assert scene.at(0, "kii") == 1
    assert scene.s.food[0] == 5
    assert scene.table.to_act == (1,)


def test_EMP_62_no_supply_no_recruit():
    """With all armies on the board there is nothing to recruit (EMP-57)."""
    scene = Scene(3).clear().army(0, "kii", 16).neutral("orange-1", "recruit").planning(0)
    scene.play("place castle orange-1")
    assert scene.table.to_act == (1,)


def test_EMP_63_harvest_1():
    """The resource of one province here where one has an army."""
    scene = Scene(3).clear().resource("kii", "food").resource("mino", "bushido").resource("owari", "food")
    scene.army(0, "kii").army(0, "mino").castle(0, "owari").army(0, "satsuma")
    scene.neutral("orange-3", "harvest").planning(0)
    scene.play("place castle orange-3")
    assert scene.words() == {"done", "harvest kii", "harvest mino"}
    assert scene.why("harvest owari") in ("EMP-55", "EMP-63")
    scene.play("harvest mino")
    assert (scene.s.food[0], scene.s.bushido[0]) == (0, 1)
    assert scene.table.to_act == (1,)


def test_EMP_63_also_beside_stronger_armies():
    """2019, 2022: an army is enough, control is not asked."""
    for edition in ("2019", "2022"):
        scene = Scene(3, edition=edition).clear().army(0, "kii").army(1, "kii", 3).neutral("orange-3", "harvest")
        scene.planning(0).play("place castle orange-3")
        assert "harvest kii" in scene.words()


def test_EMP_63_draft_needs_control():
    """Draft: of a province one controls, be it by a castle alone."""
    scene = Scene(3, edition="draft").clear().army(0, "kii").army(1, "kii").castle(0, "owari").army(0, "mino")
    scene.neutral("orange-3", "harvest").planning(0).play("place castle orange-3")
    assert scene.words() == {"done", "harvest owari", "harvest mino"}


@pytest.mark.parametrize("edition", EDITIONS)
def test_EMP_63_shrines_and_capitals_yield_nothing(edition):
    """Only resource provinces are harvested."""
    scene = Scene(3, edition=edition).clear().army(0, "ise", 2).army(0, "yamashiro", 2).neutral("orange-3", "harvest")
    scene.planning(0).play("place castle orange-3")
    assert scene.table.to_act == (1,)
