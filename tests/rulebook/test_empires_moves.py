"""Small Samurai Empires, section 5: the three moving orders."""

from __future__ import annotations

import pytest
from scenes import Scene

EDITIONS = ("draft", "2019", "2022")


def ended(scene: Scene) -> bool:
    """Whether the order is done: round 2 is being planned."""
    return bool(scene.s.round_no == 2 and scene.table.view(None)["phase"] == "planning")


@pytest.mark.parametrize("edition", EDITIONS)
def test_EMP_51_A_three_armies_one_step_each(edition):
    """Three points for three armies."""
    scene = Scene(3, edition=edition).clear().army(0, "yamashiro", 3).act(0, "move3", "orange-1")
    scene.play("move yamashiro kii", "move yamashiro mino", "move yamashiro settsu")
    assert [scene.at(0, p) for p in ("yamashiro", "kii", "mino", "settsu")] == [0, 1, 1, 1]
    assert ended(scene)


def test_EMP_51_B_two_armies():
    """Two steps for one army, one for another."""
    scene = Scene(3).clear().army(0, "yamashiro", 2).act(0, "move3", "orange-1")
    scene.play("move yamashiro ise", "move ise owari", "move yamashiro kii")
    assert [scene.at(0, p) for p in ("yamashiro", "ise", "owari", "kii")] == [0, 0, 1, 1]
    assert ended(scene)


def test_EMP_51_C_one_army_three_provinces_deep():
    """One army goes from the orange region on through the teal one."""
    scene = Scene(3).clear().army(0, "yamashiro").act(0, "move3", "orange-1")
    scene.play("move yamashiro mino", "move mino shinano")
    assert "move shinano musashi" in scene.words()
    scene.play("move shinano musashi")
    assert scene.at(0, "musashi") == 1
    assert ended(scene)


def test_EMP_51_out_of_reach():
    """An army left in another region cannot be taken up again, nor can armies that stood there before."""
    scene = Scene(3).clear().army(0, "mino", 2).army(0, "musashi").act(0, "move3", "orange-1")
    assert scene.why("move musashi suruga") == "EMP-51"
    scene.play("move mino shinano", "move mino ise")
    assert "move shinano musashi" not in scene.words()
    assert scene.why("move shinano musashi") == "EMP-51"
    assert "move ise kii" in scene.words()


def test_EMP_51_back_into_the_region():
    """An army that came back is here again and in reach."""
    scene = Scene(3).clear().army(0, "mino", 2).act(0, "move3", "orange-1")
    scene.play("move mino shinano", "move shinano mino", "move mino ise")
    assert (scene.at(0, "mino"), scene.at(0, "ise")) == (1, 1)
    assert ended(scene)


def test_EMP_51_sea_links_carry_armies():
    """A dotted link is a border for movement; control knows nothing of it."""
    scene = Scene(3).clear().army(0, "tosa").act(0, "move3", "grey-1")
    assert {"move tosa kii", "move tosa bungo", "move tosa aki"} == scene.words() - {"done"}
    scene.play("move tosa kii", "move kii ise", "done")
    assert scene.at(0, "ise") == 1


def test_EMP_51_only_to_neighbours():
    """There is no way where there is no border."""
    scene = Scene(3).clear().army(0, "kii").act(0, "move3", "orange-1")
    assert "move kii mino" not in scene.words()
    with pytest.raises(ValueError, match="EMP-51"):
        scene.play("move kii mino")


def test_EMP_51_only_ones_own_armies_here():
    """Others' armies, and one's own in other regions, stay."""
    scene = Scene(3).clear().army(0, "kii").army(1, "mino").army(0, "satsuma").act(0, "move3", "orange-1")
    assert {w.split()[1] for w in scene.words() if w != "done"} == {"kii"}
    assert scene.why("move mino ise") == "EMP-51"
    assert scene.why("move satsuma higo") == "EMP-51"


def test_EMP_51_three_points_and_no_more():
    """Food buys no point here."""
    scene = Scene(3).clear().army(0, "yamashiro", 5).goods(0, food=5).act(0, "move3", "orange-1")
    scene.play(*["move yamashiro kii"] * 3)
    assert ended(scene)
    assert scene.s.food[0] == 5


def test_EMP_51_enemies_do_not_stop_an_army():
    """Armies and castles of others are passed by."""
    scene = Scene(3).clear().army(0, "yamashiro").army(1, "mino", 5).castle(1, "mino").act(0, "move3", "orange-1")
    scene.play("move yamashiro mino", "move mino owari", "done")
    assert scene.at(0, "owari") == 1


@pytest.mark.parametrize("edition", ["2019", "2022"])
def test_EMP_52_two_points_and_one_for_food(edition):
    """Two points; a third for 1 food, paid when it is used."""
    scene = Scene(3, edition=edition).clear().army(0, "yamashiro", 4).goods(0, food=2).act(0, "move23", "orange-1")
    scene.play("move yamashiro kii", "move yamashiro kii")
    assert scene.s.food[0] == 2
    assert not ended(scene)
    scene.play("move yamashiro kii")
    assert (scene.at(0, "kii"), scene.s.food[0]) == (3, 1)
    assert ended(scene)


def test_EMP_52_without_food_two():
    """No food, no third point; bushido does not pay."""
    scene = Scene(3).clear().army(0, "yamashiro", 4).goods(0, bushido=9).act(0, "move23", "orange-1")
    scene.play("move yamashiro kii", "move yamashiro kii")
    assert ended(scene)


def test_EMP_52_the_bought_point_may_be_declined():
    """`done` after two points keeps the food."""
    scene = Scene(3).clear().army(0, "yamashiro", 4).goods(0, food=1).act(0, "move23", "orange-1")
    scene.play("move yamashiro kii", "move yamashiro kii", "done")
    assert scene.s.food[0] == 1
    assert ended(scene)


def test_EMP_52_the_bought_point_carries_on_the_same_army():
    """One army three provinces deep, out of the region, as with move 3."""
    scene = Scene(3).clear().army(0, "yamashiro").goods(0, food=1).act(0, "move23", "orange-1")
    scene.play("move yamashiro mino", "move mino shinano", "move shinano musashi")
    assert (scene.at(0, "musashi"), scene.s.food[0]) == (1, 0)


def test_EMP_52_draft_plain_move_2():
    """Draft: two points, nothing to buy."""
    scene = Scene(3, edition="draft").clear().army(0, "yamashiro", 4).goods(0, food=9).act(0, "move23", "orange-1")
    scene.play("move yamashiro kii", "move yamashiro kii")
    assert ended(scene)
    assert scene.s.food[0] == 9


@pytest.mark.parametrize(("edition", "price"), [("draft", 0), ("2019", 1), ("2022", 1)])
def test_EMP_53_ship_from_teal_to_orange(edition, price):
    """The rulebook's example: two armies from the teal coast to the orange one, for 1 food (draft: free)."""
    scene = Scene(3, edition=edition).clear().army(0, "suruga", 3).goods(0, food=1).act(0, "ship", "teal-1")
    scene.play("sail suruga kii 2")
    assert (scene.at(0, "suruga"), scene.at(0, "kii"), scene.s.food[0]) == (1, 2, 1 - price)
    assert ended(scene)


def test_EMP_53_or_two_points():
    """Without the ship two movement points; after the first step there is no ship any more."""
    scene = Scene(3).clear().army(0, "suruga", 3).goods(0, food=5).act(0, "ship", "teal-1")
    assert "sail suruga kii 1" in scene.words()
    scene.play("move suruga musashi")
    assert not any(w.startswith("sail") for w in scene.words())
    assert scene.why("sail suruga kii 1") == "EMP-53"
    scene.play("move suruga musashi")
    assert ended(scene)
    assert (scene.at(0, "musashi"), scene.s.food[0]) == (2, 5)


def test_EMP_53_no_food_no_ship():
    """2019, 2022: without food only the points remain."""
    for edition in ("2019", "2022"):
        scene = Scene(3, edition=edition).clear().army(0, "suruga", 3).act(0, "ship", "teal-1")
        assert {w.split()[0] for w in scene.words()} == {"done", "move"}
        assert scene.why("sail suruga kii 1") == "EMP-53"


def test_EMP_53_from_a_coast_here_to_any_other_coast():
    """From a coastal province of this region to every other coastal province of the board, neighbours included."""
    scene = Scene(3).clear().army(0, "suruga").army(0, "shinano", 2).army(0, "kii", 2).goods(0, food=1)
    scene.act(0, "ship", "teal-1")
    sails = [w.split() for w in scene.words() if w.startswith("sail")]
    coasts = {p for i, p in enumerate(scene.provinces) if scene.r.coastal[i]}
    assert {s[1] for s in sails} == {"suruga"}
    assert {s[2] for s in sails} == coasts - {"suruga"}
    assert {s[3] for s in sails} == {"1"}
    assert not {"yamashiro", "mino", "shinano"} & coasts


def test_EMP_53_up_to_two_armies_together():
    """One or two armies, from one province to one province."""
    scene = Scene(3).clear().army(0, "suruga", 2).goods(0, food=5).act(0, "ship", "teal-1")
    assert {"sail suruga kii 1", "sail suruga kii 2"} <= scene.words()
    scene.play("sail suruga kii 1")
    assert ended(scene)
    assert (scene.at(0, "suruga"), scene.at(0, "kii"), scene.s.food[0]) == (1, 1, 4)
