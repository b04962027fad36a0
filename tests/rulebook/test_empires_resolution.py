"""Small Samurai Empires, section 5, first half: which token acts when, and how much of it is done."""

from __future__ import annotations

import pytest
from scenes import Scene

EDITIONS = ("draft", "2019", "2022")
SLOTS = [f"{region}-{n}" for region in ("grey", "orange", "teal", "violet") for n in (1, 2, 3)]


def shown(scene: Scene) -> list[str]:
    """The slots whose tokens acted, in order."""
    return [e["slot"] for e in scene.kinds("order-shown")]


def test_EMP_40_round_1_from_south_to_north():
    """Round 1 goes from grey-1 to violet-3, skipping empty slots."""
    scene = Scene(3).clear()
    for i, slot in enumerate(SLOTS):
        if slot != "teal-1":
            scene.token(i % 3, ("attack", "castle", "harvest", "move3")[i // 3], slot, 1, False)
    scene.act(0, "attack", "grey-1")
    assert shown(scene) == [s for s in SLOTS if s != "teal-1"]
    assert (scene.s.round_no, scene.table.view(None)["phase"]) == (2, "planning")


def test_EMP_40_round_2_from_north_to_south():
    """Round 2 goes back from violet-3 to grey-1."""
    scene = Scene(3).clear()
    for i, slot in enumerate(SLOTS):
        if slot != "orange-3":
            scene.token(i % 3, ("attack", "castle", "harvest", "move3")[i // 3], slot, 1, True)
    scene.act(0, "attack", "violet-3", round_no=2)
    assert shown(scene) == [s for s in reversed(SLOTS) if s != "orange-3"]
    assert scene.s.era == 2


def test_EMP_41_turned_up_when_its_slot_is_reached():
    """Tokens further north stay secret until their turn; the owner acts in the slot's region."""
    scene = Scene(3).clear().token(1, "ship", "teal-2", 1, False).act(0, "recruit", "orange-1")
    view = scene.table.view(2)
    assert view["slots"][3]["token"] == {"seat": 0, "order": "recruit", "face_up": True, "round": 1}
    assert view["slots"][7]["token"]["order"] is None
    assert view["resolving"] == "orange-1"
    assert scene.table.to_act == (0,)
    assert scene.words() == {"done", "recruit yamashiro"}


def test_EMP_41_recruit_then_the_next_token_attacks():
    """The rulebook's pair: red recruits in the capital, then blue's token in the next slot strikes there."""
    scene = Scene(2).clear().army(1, "yamashiro").token(1, "attack", "orange-2", 1, False).act(0, "recruit", "orange-1")
    scene.play("recruit yamashiro")
    assert scene.at(0, "yamashiro") == 1
    assert scene.table.to_act == (1,)
    scene.play("attack yamashiro 0")
    assert scene.at(0, "yamashiro") == 0
    assert scene.s.supply[0] == 16


def test_EMP_41_tokens_stay_after_round_1():
    """After round 1 the tokens lie where they were, face up; they are not back behind the screen."""
    scene = Scene(3).clear().act(0, "attack", "orange-1")
    assert scene.s.round_no == 2
    assert scene.table.view(None)["slots"][3]["token"] == {"seat": 0, "order": "attack", "face_up": True, "round": 1}
    assert scene.table.view(0)["seats"][0]["orders_left"]["attack"] == 1


def test_EMP_42_uncovered_tokens_act_again():
    """In round 2 an uncovered token of round 1 acts again."""
    scene = Scene(3).clear().token(0, "recruit", "teal-1", 1, True).act(0, "recruit", "teal-1", round_no=2)
    assert scene.table.to_act == (0,)
    scene.play("recruit musashi")
    assert scene.at(0, "musashi") == 1


def test_EMP_42_covered_tokens_do_not_act():
    """The token on top acts, the one below does not, own or not."""
    scene = Scene(3).clear().token(1, "harvest", "teal-1", 1, True).goods(0, bushido=1).neutral("teal-1", "attack")
    scene.planning(0, 2).play("place recruit teal-1")
    scene.act(0, "recruit", "teal-1", round_no=2)
    assert scene.table.to_act == (0,)
    scene.play("recruit musashi")
    assert [(e["seat"], e["order"]) for e in scene.kinds("order-shown")] == [(0, "recruit")]


def test_EMP_43_an_action_in_part():
    """One may stop after the first of three steps."""
    scene = Scene(3).clear().army(0, "satsuma", 3).act(0, "move3", "grey-1")
    scene.play("move satsuma higo", "done")
    assert (scene.at(0, "satsuma"), scene.at(0, "higo")) == (2, 1)
    assert scene.s.round_no == 2


@pytest.mark.parametrize("order", ["recruit", "attack", "harvest", "castle", "move3", "move23", "ship"])
def test_EMP_43_an_action_not_at_all(order):
    """Every order may be declined altogether; nothing changes."""
    scene = Scene(3).clear().army(0, "satsuma", 3).army(1, "satsuma").goods(0, food=3, bushido=3)
    before = list(scene.s.samurai.cells)
    scene.act(0, order, "grey-1")
    assert scene.table.to_act == (0,)
    assert "done" in scene.words()
    scene.play("done")
    assert list(scene.s.samurai.cells) == before
    assert (scene.s.food[0], scene.s.bushido[0]) == (3, 3)


def test_EMP_43_an_order_with_nothing_to_do_is_passed_over():
    """A token whose owner can do nothing is turned up and skipped."""
    scene = Scene(3).clear().act(0, "castle", "grey-1")
    assert scene.kinds("order-idle") == [{"seat": 0, "slot": "grey-1", "order": "castle"}]


def test_EMP_43_no_neutral_action_in_the_resolution():
    """A slot's neutral action belongs to the placement; the token's action has no such ending."""
    scene = Scene(3).clear().army(0, "satsuma").neutral("grey-1", "recruit").act(0, "harvest", "grey-1")
    assert scene.words() == {"done", "harvest"}
    assert scene.why("recruit higo") != ""
    scene.play("harvest")
    assert scene.table.view(None)["phase"] == "planning"
    assert not scene.kinds("recruited")
