"""Rise of Tokugawa, dojo: abilities on mountain roads, and one within another (DOJ-35)."""

from __future__ import annotations

import copy

from dojo_scenes import comes, school
from scenes import Scene

import tatami
from tatami.empires.board import default_board
from tatami.empires.consts import DEPTH


def hills(name: str, tokens: dict[tuple[str, str], str], modules: tuple[str, ...] = (), **trained: int) -> Scene:
    """A school among mountains: the tokens named, ambushes elsewhere."""
    scene = school(name, ("mountains", *modules), **trained)
    for mountain in scene.table.view(None)["mountains"]:
        pair = tuple(mountain["between"])
        scene.mountain(*pair, tokens.get(pair, "ambush"))  # type: ignore[call-arg]
    return scene


def test_DOJ_35_the_wind_veterans_move_opens_one_token():
    """It is a move action of its own."""
    scene = hills("wind", {("higo", "bungo"): "highland_farm"}, veterans=1)
    comes(scene, "veteran").play("explore higo bungo")
    assert (scene.at(0, "bungo"), scene.s.food[0]) == (1, 1)
    assert not any(word.startswith("explore") for word in scene.words())
    scene.play("move bungo tosa")
    assert scene.at(0, "tosa") == 1


def test_DOJ_35_an_ambushed_wind_veteran_goes_another_way():
    """One point is spent, one is left."""
    scene = comes(hills("wind", {}, veterans=1), "veteran")
    scene.play("explore higo bungo")
    assert scene.at(0, "higo") == 1
    assert scene.words() == {"done", "move higo satsuma", "move higo bungo", "move higo nagato"}
    scene.play("move higo satsuma")
    assert scene.at(0, "satsuma") == 1


def test_DOJ_35_the_void_veterans_move_opens_one_token():
    """Also when recruited inside a placement."""
    scene = hills("void", {("higo", "bungo"): "bushido_master"}, veterans=1).neutral("grey-1", "move")
    comes(scene, "veteran").play("neutral grey-1", "explore higo bungo")
    assert (scene.at(0, "bungo"), scene.s.bushido[0]) == (1, 1)


def test_DOJ_35_others_open_none():
    """The void general's step, fire's gathering and water's push leave the tokens lying."""
    void_general = comes(hills("void", {}, general=1), "general")
    assert not any(word.startswith("explore") for word in void_general.words())
    void_general.play("move higo bungo general")
    gathering = comes(hills("fire", {}, general=1).army(0, "bungo"), "general")
    gathering.play("gather bungo")
    push = comes(hills("water", {}, veterans=1).army(1, "higo"), "veteran")
    assert not any(word.startswith("explore") for word in push.words())
    push.play("push bungo 1")
    for scene in (void_general, gathering, push):
        assert all(m["token"] is True for m in scene.table.view(None)["mountains"])


def test_DOJ_35_a_tribe_recruits_a_wind_veteran_who_opens_another_token():
    """The veteran's march is a move action of its own; then the first expedition arrives and goes on."""
    scene = hills("wind", {("higo", "bungo"): "highland_farm", ("nagato", "aki"): "independent_tribe"}, veterans=1)
    scene.army(0, "nagato").neutral("grey-1", "recruit").act(0, "move3", "grey-1")
    scene.play("explore nagato aki", "neutral grey-1", "recruit higo veteran")
    assert (scene.at(0, "nagato"), scene.at(0, "aki")) == (0, 0)
    scene.play("explore higo bungo", "move bungo satsuma")
    assert (scene.at(0, "aki"), scene.at(0, "satsuma"), scene.s.food[0]) == (1, 1, 1)
    assert "move aki tosa" in scene.words()
    scene.play("move aki tosa", "move tosa kii")
    assert scene.at(0, "kii") == 1


def test_DOJ_35_a_wind_general_called_by_a_tribe_spares_the_army_on_the_mountain():
    """EMP-M4: the expeditionary army stands in no province, so it neither falls nor counts."""
    scene = hills("wind", {("higo", "bungo"): "independent_tribe"}, general=1).army(0, "higo", 3).army(0, "bungo")
    scene.neutral("grey-1", "recruit").act(0, "move3", "grey-1")
    scene.play("explore higo bungo", "neutral grey-1", "recruit higo general", "use")
    assert (scene.at(0, "higo"), scene.at(0, "bungo")) == (1, 2)


def chain() -> Scene:
    """Two tribes in the red region, three void veterans: the deepest nesting the game has."""
    tokens = {("soya", "nemuro"): "independent_tribe", ("shiranushi", "kushunkotan"): "independent_tribe"}
    scene = hills("void", tokens, ("new_region",), veterans=3).castle(0, "shiranushi")
    for mountain in scene.table.view(None)["mountains"][:-2]:
        scene.mountain(*mountain["between"], None)  # type: ignore[call-arg]
    scene.trained(1, dojo="earth").trained(2, dojo="wind")
    return scene.token(0, "attack", "red-3", 1).planning(0)


def test_DOJ_35_tribe_after_tribe_and_veteran_after_veteran():
    """Three veterans of the void and two tribes in one placement, each finished in turn; no piece is lost."""
    scene = chain()
    scene.play("place harvest red-1", "recruit soya veteran", "neutral red-3", "explore soya nemuro")
    scene.play("neutral red-1", "recruit shiranushi veteran", "neutral red-3", "explore shiranushi kushunkotan")
    scene.play("neutral red-1", "recruit soya veteran", "neutral red-3", "move soya teshio")
    assert [scene.at(0, p) for p in ("teshio", "kushunkotan", "nemuro", "soya", "shiranushi")] == [1, 1, 1, 0, 0]
    assert scene.s.supply[0] + 3 == 16
    assert scene.table.to_act == (1,)


def test_DOJ_35_a_position_in_the_midst_of_nesting_stands():
    """Saved and opened again in the deepest action, the game goes on the same way."""
    scene = chain()
    scene.play("place harvest red-1", "recruit soya veteran", "neutral red-3", "explore soya nemuro")
    scene.play("neutral red-1", "recruit shiranushi veteran", "neutral red-3", "explore shiranushi kushunkotan")
    again = tatami.from_position(scene.table.position())
    assert [a.words for a in again.legal()] == [a.words for a in scene.table.legal()]
    for table in (again, scene.table):
        for move in ("neutral red-1", "recruit soya veteran", "done"):
            table.play(move)
    assert again.position() == scene.table.position()


def test_DOJ_35_as_many_tribes_as_a_board_may_have():
    """On a board of one's own: six wind veterans, five tribes, a last road; the stack of actions has room for all."""
    data = copy.deepcopy(default_board().data)
    data["borders"]["land"] += [["higo", "aki"], ["bungo", "aki"]]
    roads = [["higo", "bungo"], ["satsuma", "higo"], ["higo", "aki"], ["nagato", "aki"], ["satsuma", "bungo"]]
    data["borders"]["mountain"] = [*roads, ["bungo", "aki"]]
    data["mountain_tokens"]["tokugawa"]["independent_tribe"] = 4
    scene = Scene(3, board=data, modules=["dojo", "mountains", "new_region"]).clear()
    scene.trained(0, veterans=6, dojo="wind").trained(1, dojo="earth").trained(2, dojo="fire")
    scene.army(1, "aki").goods(0, bushido=1)
    for a, b in roads:
        scene.mountain(a, b, "independent_tribe")
    scene.mountain("bungo", "aki", "journey").neutral("grey-1", "recruit").planning(0).play("place harvest grey-1")
    for way in ("explore higo bungo", "explore higo satsuma", "explore higo aki"):
        scene.play("recruit higo veteran", way, "neutral grey-1")
    scene.play("recruit higo veteran", "move higo nagato", "explore nagato aki", "neutral grey-1")
    scene.play("recruit higo veteran", "move higo satsuma", "explore satsuma bungo", "neutral grey-1")
    scene.play("recruit higo veteran", "move higo bungo", "explore bungo aki")
    assert (scene.s.depth, scene.words()) == (DEPTH, {"done", "attack aki 1"})
