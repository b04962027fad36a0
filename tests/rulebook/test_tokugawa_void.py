"""Rise of Tokugawa, dojo: the veteran and the general of the void (DOJ-34)."""

from __future__ import annotations

from dojo_scenes import archers, comes, general_at, school
from scenes import Scene


def void(modules: tuple[str, ...] = (), **trained: int) -> Scene:
    """Grey slots: move, attack, recruit; a veteran by default."""
    scene = school("void", modules, **(trained or {"veterans": 1}))
    return scene.neutral("grey-1", "move").neutral("grey-2", "attack").neutral("grey-3", "recruit")


def test_DOJ_34_void_veteran_uses_ones_own_tokens_in_the_region():
    """The one resolving and others of one's own; not an opponent's, not an empty slot, not another region's."""
    scene = void().token(0, "harvest", "grey-3", 1, False).token(1, "harvest", "grey-2", 1, False).army(1, "higo")
    scene.neutral("orange-1", "move").token(0, "attack", "orange-1", 1, False)
    comes(scene, "veteran")
    assert scene.words() == {"done", "neutral grey-1", "neutral grey-3"}
    assert scene.why("neutral grey-2") == "DOJ-34"


def test_DOJ_34_a_covered_token_is_of_no_use():
    """Only uncovered tokens count."""
    scene = void().token(0, "harvest", "grey-2", 1, True).army(1, "higo")
    i = scene.slot("grey-2")
    scene.s.under_owner[i], scene.s.under_order[i] = 0, scene.s.slot_order[i]
    scene.s.slot_owner[i], scene.s.slot_round[i] = 1, 2
    scene.act(0, "recruit", "grey-1", 2).play("recruit higo veteran")
    assert scene.words() == {"done", "neutral grey-1"}


def test_DOJ_34_the_token_just_placed_counts():
    """A veteran recruited by a neutral action may use that very slot."""
    scene = school("void", veterans=1).neutral("grey-1", "recruit").planning(0)
    scene.play("place move3 grey-1", "recruit higo veteran")
    assert scene.words() == {"done", "neutral grey-1"}
    scene.play("neutral grey-1", "recruit higo")
    assert (scene.at(0, "higo"), scene.s.supply[0]) == (2, 14)


def test_DOJ_34_move_1_is_this_veterans():
    """One step for the veteran, no other army."""
    scene = void().army(0, "tosa").army(0, "aki", unit="general")
    comes(scene, "veteran").play("neutral grey-1")
    assert scene.words() == {"done", "move higo satsuma", "move higo bungo", "move higo nagato"}
    scene.play("move higo nagato")
    assert scene.at(0, "nagato") == 1
    assert not any(word.startswith("move") for word in scene.words())


def test_DOJ_34_attack_is_in_its_province():
    """Only where the veteran came, and no general falls."""
    scene = void().token(0, "harvest", "grey-2", 1, False).army(1, "higo").army(2, "higo", unit="general")
    scene.army(0, "tosa").army(1, "tosa")
    comes(scene, "veteran").play("neutral grey-2")
    assert scene.words() == {"done", "attack higo 1"}
    scene.play("attack higo 1")
    assert (scene.at(1, "higo"), scene.at(1, "tosa")) == (0, 1)


def test_DOJ_34_attack_with_a_lone_general_is_not_offered():
    """DOJ-02: there is no army to destroy."""
    scene = void().token(0, "harvest", "grey-2", 1, False).army(1, "higo", unit="general")
    comes(scene, "veteran")
    assert scene.words() == {"done", "neutral grey-1"}
    assert scene.why("neutral grey-2") == "DOJ-34"


def test_DOJ_34_recruit_is_a_samurai_from_the_barracks():
    """No trained unit, and so no second ability; capital or castle."""
    scene = void(veterans=2, archers=1).token(0, "harvest", "grey-3", 1, False).castle(0, "aki")
    comes(scene, "veteran").play("neutral grey-3")
    assert scene.words() == {"done", "recruit higo", "recruit aki"}
    scene.play("recruit aki")
    assert (scene.at(0, "aki"), scene.s.arsenal[0], scene.s.range[0]) == (1, 1, 1)


def test_DOJ_34_recruit_needs_the_barracks():
    """With trained units alone there is nobody to come."""
    scene = void(veterans=2).army(0, "aki", 14).token(0, "harvest", "grey-3", 1, False)
    comes(scene, "veteran")
    assert scene.words() == {"done", "neutral grey-1"}


def test_DOJ_34_harvest_is_as_usual():
    """One resource province of the region where one has an army."""
    scene = school("void", veterans=1).neutral("grey-1", "harvest").resource("tosa", "food").army(0, "tosa")
    scene.resource("nagato", "bushido").army(0, "nagato").resource("satsuma", "food")
    comes(scene, "veteran").play("neutral grey-1")
    assert scene.words() == {"done", "harvest tosa", "harvest nagato"}
    scene.play("harvest nagato")
    assert (scene.s.food[0], scene.s.bushido[0]) == (0, 1)


def test_DOJ_41_example_void_veteran_chooses_between_move_and_harvest():
    """In the resolution red recruits a veteran beside its two tokens: move 1 with it, or harvest 1."""
    scene = school("void", veterans=1).neutral("orange-1", "move").neutral("orange-3", "harvest")
    scene.resource("kii", "bushido").army(0, "kii").token(0, "attack", "orange-3", 1, False)
    comes(scene, "veteran", "yamashiro", "orange-1")
    assert scene.words() == {"done", "neutral orange-1", "neutral orange-3"}
    scene.play("neutral orange-3", "harvest kii")
    assert scene.s.bushido[0] == 1


def test_DOJ_34_void_general_destroys_where_it_stands():
    """All opponents' armies in its province, generals apart."""
    scene = school("void", general=1).army(1, "higo", 2).army(2, "higo", unit="archer").army(2, "higo", unit="general")
    comes(scene, "general")
    assert scene.words() == {"done", "use", *(f"move higo {p} general" for p in ("satsuma", "bungo", "nagato"))}
    scene.play("use")
    assert (scene.at(1, "higo"), archers(scene, 2, "higo"), general_at(scene, 2)) == (0, 0, "higo")
    assert scene.table.view(0)["doing"] == []


def test_DOJ_34_void_general_may_first_move():
    """One step to a neighbour, then it destroys there; it does not step again, nor has it its own point."""
    scene = school("void", general=1).army(1, "higo", 2).army(1, "nagato", 3)
    comes(scene, "general").play("move higo nagato general")
    assert scene.words() == {"done", "use"}
    scene.play("use")
    assert (general_at(scene, 0), scene.at(1, "nagato"), scene.at(1, "higo")) == ("nagato", 0, 2)


def test_DOJ_34_void_general_may_only_move():
    """Nobody to destroy at the goal: the ability ends with the step."""
    scene = school("void", general=1).army(1, "higo", 2)
    comes(scene, "general").play("move higo satsuma general")
    assert (general_at(scene, 0), scene.at(1, "higo")) == ("satsuma", 2)
    assert scene.table.view(0)["doing"] == []
