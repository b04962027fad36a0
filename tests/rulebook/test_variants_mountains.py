"""Variant: path of the mountain (EMP-M1 to EMP-M4)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from scenes import Scene

import tatami
from tatami.empires.columns import POINTS


def hills(token: str, a: str, b: str, players: int = 3, modules: tuple[str, ...] = (), **options: Any) -> Scene:
    """An empty board with that token on the road from a to b; every other mountain is an ambush."""
    scene = Scene(players, modules=["mountains", *modules], **options).clear()
    for mountain in scene.table.view(None)["mountains"]:
        scene.mountain(*mountain["between"], "ambush")  # type: ignore[call-arg]
    return scene.mountain(a, b, token)


def steps(scene: Scene) -> set[str]:
    """Legal moves and explorations."""
    return {word for word in scene.words() if word.startswith(("move", "explore"))}


# ---------------------------------------------------------------- set-up (EMP-M1)


@pytest.mark.parametrize(("modules", "spaces", "tokens"), [([], 7, 10), (["new_region"], 9, 12)])
def test_EMP_M1_one_token_face_down_on_each_mountain(modules, spaces, tokens):
    """7 of 10 tokens (9 of 12 with the new region) lie on the mountains; nobody sees which."""
    seen: Counter[str] = Counter()
    for seed in range(30):
        table = tatami.new_table("empires", players=3, seed=seed, modules=["mountains", *modules])
        for viewer in (None, 0, 1, 2):
            assert [m["token"] for m in table.view(viewer)["mountains"]] == [True] * spaces
        laid = Counter(m["token"] for m in table.position()["mountains"])
        limits = table._rules.mountain_tokens
        assert sum(limits) == tokens
        assert all(
            laid[kind] <= limits[i]
            for i, kind in enumerate(
                ("ambush", "mercenaries", "bushido_master", "highland_farm", "independent_tribe", "journey")
            )
        )
        seen += laid
    assert len(seen) == 6


def test_EMP_M1_not_without_the_variant():
    """In the base game a mountain road is an ordinary border."""
    scene = Scene(3).clear().army(0, "higo").act(0, "move3", "grey-1")
    assert "move higo bungo" in scene.words()
    assert "explore higo bungo" not in scene.words()
    assert "mountains" not in scene.table.view(0)


# ---------------------------------------------------------------- the expedition (EMP-M2)


def test_EMP_M2_one_may_step_on_the_token_or_pass_it():
    """Along a mountain road both ways are open; elsewhere there is nothing to explore."""
    scene = hills("highland_farm", "higo", "bungo").army(0, "higo").act(0, "move3", "grey-1")
    assert steps(scene) == {"move higo bungo", "explore higo bungo", "move higo satsuma", "move higo nagato"}
    scene.play("move higo bungo")
    assert scene.s.food[0] == 0
    assert scene.table.view(None)["mountains"][0]["token"] is True


def test_EMP_M2_the_token_is_revealed_applied_and_discarded():
    """The army reaches the neighbour for one point, and the token is gone and known to all."""
    scene = hills("highland_farm", "higo", "bungo").army(0, "higo").act(0, "move3", "grey-1")
    events = scene.play("explore higo bungo")
    assert [e.kind for e in events] == ["explored", "gained-freely", "moved"]
    assert (scene.at(0, "higo"), scene.at(0, "bungo"), scene.s.frame[0, POINTS]) == (0, 1, 2)
    assert scene.table.view(1)["mountains"][0]["token"] is None
    assert scene.table.view(1)["mountains_seen"]["highland_farm"] == 1


def test_EMP_M2_one_expedition_in_one_move_action():
    """Having opened one token the action opens no other, whichever army moves."""
    scene = hills("highland_farm", "higo", "bungo").army(0, "higo").army(0, "nagato").act(0, "move3", "grey-1")
    scene.play("explore higo bungo")
    assert "explore nagato aki" not in scene.words()
    assert "move nagato aki" in scene.words()
    assert scene.why("explore nagato aki") == "EMP-M2"


def test_EMP_M2_the_next_move_action_may_open_another():
    """The limit is a move action's, not a player's."""
    scene = hills("highland_farm", "higo", "bungo").army(0, "higo").army(0, "nagato")
    scene.token(0, "ship", "grey-2", 1, False).act(0, "move3", "grey-1")
    scene.play("explore higo bungo", "done")
    assert "explore nagato aki" in scene.words()


def test_EMP_M2_also_with_a_neutral_move():
    """The neutral move 1 is a move action."""
    scene = hills("bushido_master", "higo", "bungo").army(0, "higo").neutral("grey-1", "move").planning(0)
    scene.play("place harvest grey-1", "explore higo bungo")
    assert (scene.at(0, "bungo"), scene.s.bushido[0]) == (1, 1)
    assert scene.table.to_act == (1,)


def test_EMP_M2_the_point_is_spent_either_way():
    """An ambushed army has used its point too."""
    scene = hills("ambush", "higo", "bungo").army(0, "higo").act(0, "ship", "grey-1")
    scene.play("explore higo bungo")
    assert scene.s.frame[0, POINTS] == 1
    scene.play("move higo satsuma")
    assert not steps(scene)


def test_EMP_M2_a_ship_explores_nothing():
    """Sailing goes along no mountain road."""
    scene = hills("highland_farm", "nagato", "aki").army(0, "nagato").goods(0, food=1).act(0, "ship", "grey-1")
    scene.play("sail nagato aki 1")
    assert scene.table.view(None)["mountains"][1]["token"] is True
    assert scene.s.food[0] == 0


def test_EMP_M2_a_revealed_token_cannot_be_taken_back():
    """Undo stops at the reveal."""
    scene = hills("highland_farm", "higo", "bungo").army(0, "higo").act(0, "move3", "grey-1")
    scene.play("explore higo bungo")
    with pytest.raises(tatami.CannotUndo):
        scene.table.undo(0)


# ---------------------------------------------------------------- the tokens (EMP-M3)


def test_EMP_M3_ambush_sends_the_army_back():
    """It stands where it came from; the token is gone."""
    scene = hills("ambush", "mino", "shinano").army(0, "mino").act(0, "move3", "orange-1")
    scene.play("explore mino shinano")
    assert (scene.at(0, "mino"), scene.at(0, "shinano")) == (1, 0)
    assert scene.kinds("ambushed") == [{"seat": 0, "province": "mino"}]


def test_EMP_M3_mercenaries_join_where_the_army_came_from():
    """One army from the supply; the expedition goes on."""
    scene = hills("mercenaries", "mino", "shinano").army(0, "mino").act(0, "move3", "orange-1")
    before = scene.s.supply[0]
    scene.play("explore mino shinano")
    assert (scene.at(0, "mino"), scene.at(0, "shinano"), scene.s.supply[0]) == (1, 1, before - 1)


def test_EMP_M3_no_mercenaries_from_an_empty_supply():
    """EMP-57: no supply, no placement; the army moves on all the same."""
    scene = hills("mercenaries", "mino", "shinano").army(0, "mino", 4).army(0, "higo", 12).act(0, "move3", "orange-1")
    scene.play("explore mino shinano")
    assert (scene.at(0, "mino"), scene.at(0, "shinano"), scene.s.supply[0]) == (3, 1, 0)


def test_EMP_M3_example_bushido_master_on_the_way():
    """An army on the way over the mountain meets the master: 1 bushido, and it goes on."""
    scene = hills("bushido_master", "yamashiro", "kii").army(0, "yamashiro").act(0, "move3", "orange-1")
    scene.play("explore yamashiro kii")
    assert (scene.at(0, "kii"), scene.s.bushido[0], scene.s.food[0]) == (1, 1, 0)
    scene.play("move kii ise")
    assert scene.at(0, "ise") == 1


def test_EMP_M3_highland_farm_gives_food():
    """1 food, which may pay for the third point of the very same action."""
    scene = hills("highland_farm", "yamashiro", "kii").army(0, "yamashiro").act(0, "move23", "orange-1")
    scene.play("explore yamashiro kii", "move kii settsu")
    assert scene.s.food[0] == 1
    scene.play("move settsu aki")
    assert (scene.at(0, "aki"), scene.s.food[0]) == (1, 0)


def test_EMP_M3_tribe_offers_the_regions_neutral_actions():
    """One of the three neutral actions now in force there; those with nothing to do are not offered."""
    scene = hills("independent_tribe", "higo", "bungo").army(0, "higo").army(0, "tosa").army(1, "tosa")
    scene.resource("tosa", "food").neutral("grey-1", "harvest").neutral("grey-2", "attack").neutral("grey-3", "recruit")
    scene.act(0, "move3", "grey-1").play("explore higo bungo")
    assert scene.words() == {"done", "neutral grey-1", "neutral grey-2", "neutral grey-3"}
    scene.play("neutral grey-2", "attack tosa 1")
    assert (scene.at(1, "tosa"), scene.at(0, "bungo")) == (0, 1)
    assert "move bungo satsuma" in scene.words()


def test_EMP_M3_tribe_idle_actions_are_not_offered():
    """No army in the region but the one on the mountain: nothing to move, attack with or harvest."""
    scene = hills("independent_tribe", "higo", "bungo").army(0, "higo").army(1, "bungo").resource("tosa", "food")
    scene.neutral("grey-1", "harvest").neutral("grey-2", "attack").neutral("grey-3", "move")
    scene.act(0, "move3", "grey-1").play("explore higo bungo")
    assert scene.at(0, "bungo") == 1
    assert scene.kinds("explored")[0]["token"] == "independent_tribe"


def test_EMP_M3_tribe_may_be_declined():
    """EMP-43: nothing has to be done."""
    scene = hills("independent_tribe", "higo", "bungo").army(0, "higo").neutral("grey-1", "recruit")
    scene.act(0, "move3", "grey-1").play("explore higo bungo", "done")
    assert (scene.at(0, "bungo"), scene.at(0, "higo")) == (1, 0)


@pytest.mark.parametrize(
    ("start", "goal", "region", "capital"),
    [
        ("mino", "shinano", "teal", "musashi"),
        ("shinano", "mino", "orange", "yamashiro"),
    ],
)
def test_EMP_M3_between_two_regions_the_one_moved_into(start, goal, region, capital):
    """The tribe acts in the region the army moves into."""
    scene = hills("independent_tribe", "mino", "shinano").army(0, start).neutral(f"{region}-1", "recruit")
    home = "orange" if region == "teal" else "teal"
    scene.act(0, "move3", f"{home}-1").play(f"explore {start} {goal}")
    assert all(word == "done" or word.startswith(f"neutral {region}") for word in scene.words())
    scene.play(f"neutral {region}-1", f"recruit {capital}")
    assert (scene.at(0, capital), scene.at(0, goal)) == (1, 1)


def test_EMP_M3_tribe_uses_the_random_neutral_actions():
    """'Now in force': tokens of the random variant replace the printed ones."""
    scene = hills("independent_tribe", "higo", "bungo", modules=("random_neutral",)).army(0, "higo")
    scene.neutral("grey-1", "recruit").neutral("grey-2", "harvest").neutral("grey-3", "attack")
    scene.act(0, "move3", "grey-1").play("explore higo bungo")
    assert scene.words() == {"done", "neutral grey-1"}


def test_EMP_M3_journey_destroys_anywhere_in_the_region_for_bushido():
    """1 bushido for 1 opponent's army in any province of the region, even where one has no army."""
    scene = hills("journey", "higo", "bungo").army(0, "higo").army(1, "aki").army(2, "nagato").army(1, "kii")
    scene.goods(0, bushido=1).act(0, "move3", "grey-1").play("explore higo bungo")
    assert scene.words() == {"done", "attack aki 1", "attack nagato 2"}
    scene.play("attack nagato 2")
    assert (scene.at(2, "nagato"), scene.s.bushido[0], scene.at(0, "bungo")) == (0, 0, 1)


def test_EMP_M3_journey_moved_into_another_region():
    """Between two regions it strikes in the one moved into."""
    scene = hills("journey", "mino", "shinano").army(0, "mino").army(1, "mino").army(1, "hitachi").goods(0, bushido=3)
    scene.act(0, "move3", "orange-1").play("explore mino shinano")
    assert scene.words() == {"done", "attack hitachi 1"}
    scene.play("attack hitachi 1")
    assert scene.s.bushido[0] == 2
    assert scene.at(0, "shinano") == 1


def test_EMP_M3_journey_without_bushido_or_declined():
    """Who cannot or will not pay only walks on."""
    poor = hills("journey", "higo", "bungo").army(0, "higo").army(1, "aki").act(0, "move3", "grey-1")
    poor.play("explore higo bungo")
    assert (poor.at(0, "bungo"), poor.at(1, "aki")) == (1, 1)
    proud = hills("journey", "higo", "bungo").army(0, "higo").army(1, "aki").goods(0, bushido=1)
    proud.act(0, "move3", "grey-1").play("explore higo bungo", "done")
    assert (proud.at(0, "bungo"), proud.at(1, "aki"), proud.s.bushido[0]) == (1, 1, 1)


def test_EMP_M3_journey_is_paid_even_under_the_free_attack_decree():
    """Tile 1 frees the attack order's second loss, nothing else."""
    scene = hills("journey", "higo", "bungo", modules=("agendas",)).agenda("grey", 1, "a").army(0, "higo")
    scene.army(1, "aki").act(0, "move3", "grey-1").play("explore higo bungo")
    assert scene.at(1, "aki") == 1
    assert not any(word.startswith("attack") for word in scene.words())


# ---------------------------------------------------------------- rulings (EMP-M4)


def test_EMP_M4_the_tribes_move_opens_no_second_token():
    """A move 1 from the tribe is part of the same move action."""
    scene = hills("independent_tribe", "higo", "bungo").army(0, "higo").army(0, "nagato").neutral("grey-2", "move")
    scene.act(0, "move3", "grey-1").play("explore higo bungo", "neutral grey-2")
    assert steps(scene) == {"move nagato aki", "move nagato settsu", "move nagato higo", "move nagato bungo"}
    scene.play("move nagato aki")
    assert (scene.at(0, "aki"), scene.at(0, "bungo")) == (1, 1)
    assert "explore aki nagato" not in scene.words()


def test_EMP_M4_the_expeditionary_army_stands_in_no_province():
    """While its effect lasts it cannot be moved, does not harvest, does not attack."""
    scene = hills("independent_tribe", "higo", "bungo").army(0, "higo").army(0, "aki").army(1, "bungo").army(1, "higo")
    scene.neutral("grey-1", "attack").neutral("grey-2", "move").neutral("grey-3", "harvest")
    scene.resource("tosa", "food").act(0, "move3", "grey-1").play("explore higo bungo")
    assert scene.words() == {"done", "neutral grey-2"}
    assert (scene.at(0, "higo"), scene.at(0, "bungo")) == (0, 0)
    scene.play("neutral grey-2")
    assert all(word == "done" or word.startswith("move aki") for word in scene.words())


def test_EMP_M4_an_agenda_is_not_held_from_a_mountain():
    """Mercenaries are a change looked at while the expedition stands nowhere; then it arrives."""
    scene = hills("mercenaries", "higo", "bungo", modules=("agendas",))
    for region in ("grey", "orange", "teal", "violet"):
        scene.agenda(region, 2, "a")
    scene.army(0, "higo", 6).act(0, "move3", "grey-1")
    kinds = [e.kind for e in scene.play("explore higo bungo")]
    assert kinds == ["explored", "recruited", "moved", "agenda"]


def test_EMP_M4_back_to_the_province_it_stepped_from():
    """An army ambushed on its second step stands where it stepped onto the mountain, not where it began."""
    scene = hills("ambush", "higo", "bungo").army(0, "satsuma").act(0, "move3", "grey-1")
    scene.play("move satsuma higo", "explore higo bungo")
    assert (scene.at(0, "higo"), scene.at(0, "satsuma")) == (1, 0)


def test_EMP_M4_an_ambushed_army_may_move_again():
    """With points left it goes on, also outside the region of the order."""
    scene = hills("ambush", "mino", "shinano").army(0, "owari").act(0, "move3", "orange-1")
    scene.play("move owari shinano", "explore shinano mino")
    assert scene.at(0, "shinano") == 1
    assert "move shinano echigo" in scene.words()
    scene.play("move shinano mino")
    assert scene.at(0, "mino") == 1


def test_EMP_M4_mercenaries_may_use_points_left():
    """The new army is one of those here."""
    scene = hills("mercenaries", "higo", "bungo").army(0, "higo").act(0, "move3", "grey-1")
    scene.play("explore higo bungo", "move higo satsuma", "move satsuma higo")
    assert (scene.at(0, "higo"), scene.at(0, "bungo")) == (1, 1)


def test_EMP_M4_mercenaries_outside_the_region_stay():
    """Raised in another region than the order's, they are out of reach."""
    scene = hills("mercenaries", "mino", "shinano").army(0, "owari").act(0, "move3", "orange-1")
    scene.play("move owari shinano", "explore shinano mino")
    assert scene.at(0, "shinano") == 1
    assert all(word == "done" or word.startswith("move mino") for word in scene.words())


def test_EMP_M4_example_a_second_army_crosses_where_the_token_is_gone():
    """The road is an ordinary border then."""
    scene = hills("bushido_master", "yamashiro", "kii").army(0, "yamashiro", 2).act(0, "move3", "orange-1")
    scene.play("explore yamashiro kii")
    assert "explore yamashiro kii" not in scene.words()
    scene.play("move yamashiro kii")
    assert (scene.at(0, "kii"), scene.s.bushido[0]) == (2, 1)
    later = hills("bushido_master", "yamashiro", "kii").army(0, "yamashiro").mountain("yamashiro", "kii", None)
    later.act(0, "move3", "orange-1")
    assert "explore yamashiro kii" not in later.words()
    assert later.why("explore yamashiro kii") in ("EMP-M2", "EMP-M4")
