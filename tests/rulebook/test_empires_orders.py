"""Small Samurai Empires, section 5, second half: recruit, attack, harvest, build castle."""

from __future__ import annotations

import pytest
from scenes import Scene

EDITIONS = ("draft", "2019", "2022")
PRINTED = ("2019", "2022")


def ended(scene: Scene) -> bool:
    """Whether the order is done: round 2 is being planned."""
    return bool(scene.s.round_no == 2 and scene.table.view(None)["phase"] == "planning")


# ---------------------------------------------------------------- recruit


@pytest.mark.parametrize("edition", EDITIONS)
def test_EMP_50_without_a_castle_into_the_capital(edition):
    """No castle here: one army comes into the capital of the slot's region."""
    scene = Scene(3, edition=edition).clear().castle(0, "satsuma").act(0, "recruit", "orange-2")
    assert scene.words() == {"done", "recruit yamashiro"}
    scene.play("recruit yamashiro")
    assert scene.at(0, "yamashiro") == 1
    assert ended(scene)


@pytest.mark.parametrize("edition", EDITIONS)
def test_EMP_50_with_a_castle_a_choice(edition):
    """With a castle here: the capital or the castle's province."""
    scene = Scene(3, edition=edition).clear().castle(0, "kii").castle(1, "mino").act(0, "recruit", "orange-2")
    assert scene.words() == {"done", "recruit yamashiro", "recruit kii"}
    assert scene.why("recruit mino") == "EMP-50"
    assert scene.why("recruit higo") in ("EMP-41", "EMP-50")
    scene.play("recruit kii")
    assert scene.at(0, "kii") == 1


@pytest.mark.parametrize("edition", PRINTED)
def test_EMP_50_a_second_army_for_food(edition):
    """For 1 food one more, into either of the two."""
    scene = Scene(3, edition=edition).clear().castle(0, "kii").goods(0, food=1).act(0, "recruit", "orange-2")
    scene.play("recruit kii")
    assert scene.words() == {"done", "recruit yamashiro", "recruit kii"}
    scene.play("recruit yamashiro")
    assert (scene.at(0, "kii"), scene.at(0, "yamashiro"), scene.s.food[0]) == (1, 1, 0)
    assert ended(scene)


def test_EMP_50_draft_the_second_beside_the_first():
    """Draft: the second army goes where the first went."""
    scene = Scene(3, edition="draft").clear().castle(0, "kii").goods(0, food=1).act(0, "recruit", "orange-2")
    scene.play("recruit kii")
    assert scene.words() == {"done", "recruit kii"}
    assert scene.why("recruit yamashiro") == "EMP-50"
    scene.play("recruit kii")
    assert (scene.at(0, "kii"), scene.s.food[0]) == (2, 0)


def test_EMP_50_two_at_most():
    """However much food: two armies."""
    scene = Scene(3).clear().goods(0, food=9).act(0, "recruit", "orange-2")
    scene.play("recruit yamashiro", "recruit yamashiro")
    assert ended(scene)
    assert (scene.at(0, "yamashiro"), scene.s.food[0]) == (2, 8)


def test_EMP_50_bushido_does_not_feed():
    """The second army is paid in food."""
    scene = Scene(3).clear().goods(0, bushido=9).act(0, "recruit", "orange-2")
    scene.play("recruit yamashiro")
    assert ended(scene)


def test_EMP_50_a_castle_among_enemies():
    """In the base game no siege closes a castle: its province takes recruits beside enemies."""
    scene = Scene(3).clear().castle(0, "kii").army(1, "kii", 5).act(0, "recruit", "orange-2")
    assert "recruit kii" in scene.words()


# ---------------------------------------------------------------- attack


@pytest.mark.parametrize("edition", EDITIONS)
def test_EMP_54_two_opponents_in_one_province(edition):
    """The rulebook's example: yellow destroys a blue army and, for 1 bushido, a green one in the same province."""
    scene = Scene(4, edition=edition).clear().army(2, "kii").army(1, "kii").army(3, "kii").goods(2, bushido=1)
    scene.act(2, "attack", "orange-1").play("attack kii 1")
    assert "attack kii 3" in scene.words()
    scene.play("attack kii 3")
    assert (scene.at(1, "kii"), scene.at(3, "kii"), scene.s.bushido[2]) == (0, 0, 0)
    assert scene.s.supply[1] == scene.s.supply[3] == scene.r.armies
    assert scene.holder("kii") == 2
    assert ended(scene)


def test_EMP_54_the_same_opponent_twice():
    """Both losses may be one opponent's."""
    scene = Scene(3).clear().army(0, "kii").army(1, "kii", 3).goods(0, bushido=5).act(0, "attack", "orange-1")
    scene.play("attack kii 1", "attack kii 1")
    assert (scene.at(1, "kii"), scene.s.bushido[0]) == (1, 4)
    assert ended(scene)


def test_EMP_54_the_second_in_the_same_province():
    """The second blow falls where the first did."""
    scene = Scene(3).clear().army(0, "kii").army(0, "mino").army(1, "kii", 2).army(1, "mino").goods(0, bushido=5)
    scene.act(0, "attack", "orange-1").play("attack kii 1")
    assert scene.words() == {"done", "attack kii 1"}
    assert scene.why("attack mino 1") == "EMP-54"


def test_EMP_54_the_first_is_free_the_second_is_paid():
    """Without bushido one army falls."""
    scene = Scene(3).clear().army(0, "kii").army(1, "kii", 3).goods(0, food=9).act(0, "attack", "orange-1")
    scene.play("attack kii 1")
    assert ended(scene)
    assert scene.at(1, "kii") == 2


def test_EMP_54_only_where_one_stands_and_only_here():
    """An army of one's own in the province, and the province in the slot's region."""
    scene = Scene(3).clear().army(0, "kii").army(0, "higo").army(1, "kii").army(1, "ise").army(1, "higo")
    scene.act(0, "attack", "orange-1")
    assert scene.words() == {"done", "attack kii 1"}
    assert scene.why("attack ise 1") == "EMP-54"
    assert scene.why("attack higo 1") in ("EMP-41", "EMP-54")
    assert scene.why("attack kii 0") == "EMP-54"
    assert scene.why("attack kii 2") == "EMP-54"


def test_EMP_54_a_castle_is_not_an_army():
    """A castle gives no right to attack and cannot be attacked."""
    scene = Scene(3).clear().castle(0, "kii").army(1, "kii").act(0, "attack", "orange-1")
    assert ended(scene)
    scene = Scene(3).clear().army(0, "kii").castle(1, "kii").act(0, "attack", "orange-1")
    assert ended(scene)
    scene = Scene(3).clear().army(0, "kii").castle(1, "kii").army(1, "kii").act(0, "attack", "orange-1")
    scene.play("attack kii 1")
    assert scene.table.view(None)["provinces"]["kii"]["castles"] == [1]


# ---------------------------------------------------------------- harvest


@pytest.mark.parametrize("edition", PRINTED)
def test_EMP_55_only_where_you_stand(edition):
    """The rulebook's example: one resource for each resource province here with an army of yours, control or not."""
    scene = Scene(3, edition=edition).clear()
    scene.resource("kii", "food").resource("owari", "bushido").resource("mino", "food")
    scene.army(0, "kii", 3).army(0, "owari").army(1, "owari", 4).army(1, "mino").army(0, "ise").army(0, "satsuma")
    scene.castle(0, "echizen").act(0, "harvest", "orange-1").play("harvest")
    assert (scene.s.food[0], scene.s.bushido[0]) == (1, 1)
    assert [e["province"] for e in scene.kinds("gained")] == ["kii", "owari"]
    assert ended(scene)


def test_EMP_55_draft_needs_control():
    """Draft: of provinces you control, by armies or by a castle alone."""
    scene = Scene(3, edition="draft").clear()
    for province in ("kii", "owari", "mino", "echizen"):
        scene.resource(province, "food")
    scene.army(0, "kii").army(0, "owari").army(1, "owari").castle(0, "mino").army(1, "mino")
    scene.act(0, "harvest", "orange-1").play("harvest")
    assert [e["province"] for e in scene.kinds("gained")] == ["kii", "mino"]
    assert scene.s.food[0] == 2


def test_EMP_55_others_take_nothing():
    """The harvest is the owner's of the token alone, and the province keeps its seed."""
    scene = Scene(3).clear().resource("kii", "food").army(0, "kii").army(1, "kii").act(0, "harvest", "orange-1")
    scene.play("harvest")
    assert (scene.s.food[0], scene.s.food[1]) == (1, 0)
    assert scene.table.view(None)["provinces"]["kii"]["resource"] == "food"


# ---------------------------------------------------------------- castles


@pytest.mark.parametrize(("edition", "left"), [("draft", 19), ("2019", 16), ("2022", 16)])
def test_EMP_56_two_armies_make_a_castle(edition, left):
    """Two armies of one province return to the supply and a castle stands there; the draft marks it with an army."""
    scene = Scene(3, edition=edition).clear().army(0, "kii", 2).army(0, "mino").act(0, "castle", "orange-1")
    assert scene.words() == {"done", "build kii"}
    assert scene.why("build mino") == "EMP-56"
    scene.play("build kii")
    view = scene.table.view(None)
    assert view["provinces"]["kii"]["castles"] == [0]
    assert scene.at(0, "kii") == 0
    assert view["seats"][0]["castles_left"] == 2
    assert scene.s.supply[0] == left - 1
    assert view["seats"][0]["armies"] == 1
    assert ended(scene)


def test_EMP_56_the_other_armies_stay():
    """Of three armies one stays beside the castle."""
    scene = Scene(3).clear().army(0, "kii", 3).act(0, "castle", "orange-1")
    scene.play("build kii")
    assert scene.at(0, "kii") == 1


def test_EMP_56_2022_not_in_a_capital():
    """2022: a capital takes no castle."""
    scene = Scene(3).clear().army(0, "yamashiro", 2).army(0, "kii", 2).act(0, "castle", "orange-1")
    assert scene.words() == {"done", "build kii"}
    assert scene.why("build yamashiro") == "EMP-56"


def test_EMP_56_2022_one_castle_a_province():
    """2022: a province with anybody's castle takes no other."""
    scene = Scene(3).clear().castle(1, "kii").army(0, "kii", 2).army(0, "mino", 2).act(0, "castle", "orange-1")
    assert scene.words() == {"done", "build mino"}
    assert scene.why("build kii") == "EMP-56"


@pytest.mark.parametrize("edition", ["draft", "2019"])
def test_EMP_56_older_printings_build_anywhere(edition):
    """Draft and 2019: in a capital, and beside another's castle."""
    scene = Scene(3, edition=edition).clear().castle(1, "kii").army(0, "kii", 2).army(0, "yamashiro", 2)
    scene.act(0, "castle", "orange-1")
    assert scene.words() == {"done", "build kii", "build yamashiro"}
    scene.play("build kii")
    assert scene.table.view(None)["provinces"]["kii"]["castles"] == [0, 1]


@pytest.mark.parametrize("edition", EDITIONS)
def test_EMP_56_with_a_castle_here_an_army_comes_instead(edition):
    """A second castle in the region is out of the question: one army joins the one that stands."""
    scene = Scene(3, edition=edition).clear().castle(0, "kii").army(0, "mino", 2).act(0, "castle", "orange-1")
    assert scene.words() == {"done", "reinforce kii"}
    assert scene.why("build mino") == "EMP-56"
    left = scene.s.supply[0]
    scene.play("reinforce kii")
    assert (scene.at(0, "kii"), scene.s.supply[0]) == (1, left - 1)
    assert ended(scene)


def test_EMP_56_another_region_another_castle():
    """One castle a region, in as many regions as there are castles."""
    scene = Scene(3).clear().castle(0, "kii").army(0, "satsuma", 2).act(0, "castle", "grey-1")
    scene.play("build satsuma")
    assert scene.table.view(None)["seats"][0]["castles_left"] == 1


def test_EMP_56_both_armies_from_one_province():
    """Two armies in two provinces build nothing."""
    scene = Scene(3).clear().army(0, "kii").army(0, "mino").act(0, "castle", "orange-1")
    assert ended(scene)


def test_EMP_56_a_castle_stays_its_owners():
    """Castles never change owner or leave, whoever controls their province and whatever is played."""
    scene = Scene(3).clear().castle(0, "kii").army(1, "kii", 4).end_of_era(1)
    assert scene.table.view(None)["provinces"]["kii"] == {
        "resource": scene.table.view(None)["provinces"]["kii"]["resource"],
        "samurai": [0, 4, 0],
        "castles": [0],
        "controller": 1,
    }


def test_EMP_57_no_supply_no_recruit():
    """With no army in the supply nothing is recruited."""
    scene = Scene(3).clear().army(0, "kii", 16).act(0, "recruit", "orange-1")
    assert ended(scene)


def test_EMP_57_the_last_army_of_the_supply():
    """One army left: the paid second one does not come."""
    scene = Scene(3).clear().army(0, "kii", 15).goods(0, food=5).act(0, "recruit", "orange-1")
    scene.play("recruit yamashiro")
    assert ended(scene)
    assert (scene.s.food[0], scene.s.supply[0]) == (5, 0)


def test_EMP_57_no_supply_no_reinforcement():
    """The castle's province gets no army when the supply is empty."""
    scene = Scene(3).clear().castle(0, "kii").army(0, "mino", 16).act(0, "castle", "orange-1")
    assert ended(scene)


def test_EMP_57_three_castles_a_player():
    """The fourth region stays without one."""
    scene = Scene(3).clear().castle(0, "satsuma").castle(0, "suruga").castle(0, "tokachi").army(0, "kii", 4)
    scene.act(0, "castle", "orange-1")
    assert ended(scene)
    assert scene.table.view(None)["seats"][0]["castles_left"] == 0


def test_EMP_57_draft_the_mark_comes_from_the_returned_armies():
    """Draft: with 20 armies on the board the mark is one of the two that return."""
    scene = Scene(2, edition="draft").clear().army(0, "kii", 20).act(0, "castle", "orange-1")
    scene.play("build kii")
    assert (scene.at(0, "kii"), scene.s.supply[0]) == (18, 1)
