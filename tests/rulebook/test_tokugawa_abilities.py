"""Rise of Tokugawa, dojo: the abilities of veterans and generals (DOJ-30 to DOJ-33), and what holds for all."""

from __future__ import annotations

from typing import Any

import pytest
from dojo_scenes import agendas, archers, comes, general_at, school
from scenes import Scene

# ---------------------------------------------------------------- earth (DOJ-30)


def test_DOJ_30_earth_veteran_brings_a_samurai_along():
    """One more samurai from the barracks to the same province."""
    scene = comes(school("earth", veterans=1).castle(0, "aki"), "veteran", "aki")
    assert scene.words() == {"done", "use"}
    scene.play("use")
    assert (scene.at(0, "aki"), scene.s.supply[0]) == (2, 14)
    assert scene.kinds("ability") == [{"seat": 0, "dojo": "earth", "rank": "veteran"}]


def test_DOJ_30_earth_veteran_with_empty_barracks():
    """Nobody is left to come along, so nothing is asked."""
    scene = comes(school("earth", veterans=1).army(0, "aki", 15), "veteran")
    assert scene.at(0, "higo") == 1
    assert "use" not in scene.words()


def test_DOJ_30_the_last_samurai_of_the_barracks_may_come_along():
    """One left is enough."""
    scene = comes(school("earth", veterans=1).army(0, "aki", 14), "veteran")
    assert "use" in scene.words()
    scene.play("use")
    assert (scene.at(0, "higo"), scene.s.supply[0]) == (2, 0)


def test_DOJ_30_earth_veteran_may_stay_alone():
    """The ability is optional."""
    scene = comes(school("earth", veterans=1), "veteran")
    scene.play("done")
    assert scene.at(0, "higo") == 1


def test_DOJ_30_earth_general_razes_a_province():
    """All opponents' samurai and archers in one province of the region fall; generals and castles stand."""
    scene = school("earth", general=1).army(1, "aki", 3).army(2, "aki").army(2, "aki", 2, "archer").castle(1, "aki")
    scene.army(1, "aki", unit="general").army(0, "aki").army(1, "tosa").army(1, "kii")
    comes(scene, "general")
    assert scene.words() == {"done", "raze aki", "raze tosa"}
    scene.play("raze aki")
    assert scene.table.view(0)["doing"] == []
    assert scene.kinds("ability") == [{"seat": 0, "dojo": "earth", "rank": "general"}]
    assert (scene.at(1, "aki"), scene.at(2, "aki"), archers(scene, 2, "aki"), scene.at(0, "aki")) == (0, 0, 0, 1)
    assert (general_at(scene, 1), scene.at(1, "tosa")) == ("aki", 1)
    assert scene.s.castle[1, 0] == scene.p("aki")
    assert (scene.s.supply[1], scene.s.supply[2], scene.s.range[2]) == (14, 16, 0)


def test_DOJ_30_earth_general_spares_a_lone_general():
    """DOJ-02: a general is no army here, so there is nothing to raze."""
    scene = comes(school("earth", general=1).army(1, "aki", unit="general"), "general")
    assert not any(word.startswith("raze") for word in scene.words())


# ---------------------------------------------------------------- wind (DOJ-31)


def test_DOJ_31_wind_veteran_moves_up_to_two_provinces():
    """This veteran, no other army; sea links count for movement; it may stop after one step or none."""
    scene = comes(school("wind", veterans=1).army(0, "tosa"), "veteran")
    assert scene.words() == {"done", "move higo satsuma", "move higo bungo", "move higo nagato"}
    scene.play("move higo nagato")
    assert {word for word in scene.words() if word != "done"} == {
        "move nagato higo",
        "move nagato bungo",
        "move nagato aki",
        "move nagato settsu",
    }
    scene.play("move nagato settsu")
    assert (scene.at(0, "settsu"), scene.at(0, "higo")) == (1, 0)
    assert not any(word.startswith("move") for word in scene.words())
    stay = comes(school("wind", veterans=1), "veteran")
    stay.play("move higo satsuma", "done")
    assert stay.at(0, "satsuma") == 1


def test_DOJ_31_wind_general_leaves_one_each():
    """Every player, oneself too, keeps one army in each province of the region; generals neither die nor count."""
    scene = school("wind", general=1).army(0, "aki", 3).army(1, "aki", 2).army(2, "aki").army(1, "tosa", 2)
    scene.army(1, "tosa", unit="general").army(1, "kii", 3)
    comes(scene, "general")
    assert scene.words() == {"done", "use"}
    scene.play("use")
    assert [scene.at(seat, "aki") for seat in (0, 1, 2)] == [1, 1, 1]
    assert (scene.at(1, "tosa"), general_at(scene, 1), general_at(scene, 0)) == (1, "tosa", "higo")
    assert scene.at(1, "kii") == 3
    assert scene.s.supply[0] == 15


def test_DOJ_31_wind_general_keeps_the_order_of_destruction():
    """Of two samurai and one archer the archer survives; of two archers one."""
    scene = school("wind", general=1).army(1, "aki", 2).army(1, "aki", unit="archer").army(0, "tosa", 2, "archer")
    comes(scene, "general").play("use")
    assert (scene.at(1, "aki"), archers(scene, 1, "aki"), archers(scene, 0, "tosa")) == (0, 1, 1)


def test_DOJ_31_wind_general_with_nothing_to_thin_out():
    """One army each and generals beside them: nothing is asked."""
    scene = school("wind", general=1).army(1, "aki").army(1, "aki", unit="general").army(0, "aki")
    comes(scene, "general")
    assert "use" not in scene.words()


def test_DOJ_41_example_wind_general():
    """One red samurai, one of its own, one blue samurai fall; blue's archer and blue's lone samurai stay."""
    scene = Scene(3, modules=["dojo"]).clear().trained(2, general=1, dojo="wind")
    scene.resource("kii", "bushido").resource("owari", "food").army(0, "kii", 2).army(2, "ise", 2).army(1, "ise")
    scene.army(1, "owari").army(1, "owari", unit="archer")
    scene.act(2, "recruit", "orange-1").play("recruit yamashiro general", "use")
    assert [(e["seat"], e["unit"], e["province"]) for e in scene.kinds("destroyed")] == [
        (0, "samurai", "kii"),
        (2, "samurai", "ise"),
        (1, "samurai", "owari"),
    ]
    assert (archers(scene, 1, "owari"), scene.at(1, "ise")) == (1, 1)


# ---------------------------------------------------------------- fire (DOJ-32)


def test_DOJ_32_fire_veteran_strikes_a_land_neighbour():
    """Land borders only: not across a sea link, not in its own province; generals are no armies."""
    scene = school("fire", veterans=1).army(1, "satsuma").army(1, "bungo", unit="archer").army(1, "nagato")
    scene.army(1, "higo").army(2, "satsuma", unit="general")
    comes(scene, "veteran")
    assert scene.words() == {"done", "attack satsuma 1", "attack bungo 1"}
    scene.play("attack bungo 1")
    assert archers(scene, 1, "bungo") == 0
    assert scene.why("attack satsuma 1") != ""


def test_DOJ_32_fire_veteran_strikes_across_the_regions_border():
    """A neighbouring province may lie in another region."""
    scene = school("fire", veterans=1).castle(0, "nagato").army(1, "settsu", 2)
    comes(scene, "veteran", "nagato").play("attack settsu 1")
    assert scene.at(1, "settsu") == 1


def test_DOJ_32_fire_general_gathers_from_any_region():
    """Any number of samurai and archers, one after another, until one is content."""
    scene = school("fire", general=1).army(0, "aki", 2).army(0, "matsumae").army(0, "kii", unit="archer")
    comes(scene, "general")
    assert scene.words() == {"done", "gather aki", "gather matsumae", "gather kii archer"}
    scene.play("gather matsumae", "gather kii archer", "gather aki", "done")
    assert (scene.at(0, "higo"), archers(scene, 0, "higo"), scene.at(0, "aki")) == (2, 1, 1)


def test_DOJ_32_fire_general_alone_on_the_board():
    """With nobody to bring nothing is asked."""
    scene = comes(school("fire", general=1).army(0, "higo", 2), "general")
    assert not any(word.startswith("gather") for word in scene.words())


def test_DOJ_32_gathering_is_one_change_for_agendas():
    """EMP-A2: two armies in each of two provinces half way do not score; seven in the region, at the end, do."""
    passing = agendas(school("fire", ("agendas",), general=1), 1, "a").army(0, "aki", 2).army(0, "matsumae")
    comes(passing, "general").play("gather matsumae", "gather aki", "done")
    assert passing.kinds("agenda") == []
    whole = agendas(school("fire", ("agendas",), general=1), 2, "a").army(0, "matsumae", 6)
    comes(whole, "general")
    for _ in range(5):
        whole.play("gather matsumae")
    assert whole.kinds("agenda") == []
    whole.play("gather matsumae")
    assert [e["points"] for e in whole.kinds("agenda")] == [4]


def test_DOJ_32_the_agenda_is_scored_before_the_order_goes_on():
    """EMP-A2: with the last army that comes, or with `done`; the second recruit is asked for afterwards."""
    for far in (0, 1):
        scene = agendas(school("fire", ("agendas",), general=1), 2, "a").army(0, "matsumae", 6).army(0, "kii", far)
        comes(scene.goods(0, food=1), "general").play(*["gather matsumae"] * 6)
        if far:
            assert scene.kinds("agenda") == []
            scene.play("done")
        assert [e["points"] for e in scene.kinds("agenda")] == [4]
        assert "recruit higo" in scene.words()


# ---------------------------------------------------------------- water (DOJ-33)


def test_DOJ_33_water_veteran_pushes_two_to_one_neighbour():
    """Any samurai or archers of one or two opponents; the second to the same province as the first."""
    scene = school("water", veterans=1).army(1, "higo", 2).army(1, "higo", unit="archer").army(2, "higo")
    comes(scene, "veteran")
    targets = ("satsuma", "bungo", "nagato")
    assert scene.words() == {"done", *(f"push {p} {who}" for p in targets for who in ("1", "1 archer", "2"))}
    scene.play("push bungo 1 archer")
    assert scene.words() == {"done", "push bungo 1", "push bungo 2"}
    scene.play("push bungo 2")
    assert scene.kinds("ability") == [{"seat": 0, "dojo": "water", "rank": "veteran"}]
    assert (archers(scene, 1, "bungo"), scene.at(2, "bungo"), scene.at(1, "higo")) == (1, 1, 2)
    assert not any(word.startswith("push") for word in scene.words())


def test_DOJ_33_water_veteran_cannot_push_a_general():
    """DOJ-02: a general is no army here."""
    scene = comes(school("water", veterans=1).army(1, "higo", unit="general"), "veteran")
    assert general_at(scene, 1) == "higo"
    assert not any(word.startswith("push") for word in scene.words())


def test_DOJ_33_water_veteran_may_push_one_or_none():
    """Up to two."""
    scene = comes(school("water", veterans=1).army(1, "higo", 2), "veteran")
    scene.play("push nagato 1", "done")
    assert (scene.at(1, "higo"), scene.at(1, "nagato")) == (1, 1)


def test_DOJ_33_water_general_takes_all_and_destroys_two():
    """Every resource the region produces, whoever stands there; then up to two armies in it, generals apart."""
    scene = school("water", general=1).resource("satsuma", "food").resource("tosa", "food")
    scene.resource("nagato", "bushido").army(1, "tosa", 2).army(2, "aki").army(1, "kii")
    scene.army(2, "bungo", unit="general")
    comes(scene, "general").play("use")
    assert (scene.s.food[0], scene.s.bushido[0]) == (2, 1)
    assert scene.words() == {"done", "attack tosa 1", "attack aki 2"}
    scene.play("attack tosa 1", "attack aki 2")
    assert (scene.at(1, "tosa"), scene.at(2, "aki"), scene.s.bushido[0]) == (1, 0, 1)
    assert not any(word.startswith("attack") for word in scene.words())


def test_DOJ_33_water_general_may_spare_all():
    """Up to two; or the whole ability declined."""
    scene = school("water", general=1).army(1, "tosa", 2).resource("satsuma", "food").resource("tosa", "food")
    comes(scene.resource("nagato", "food"), "general").play("use", "attack tosa 1", "done")
    assert (scene.at(1, "tosa"), scene.s.food[0]) == (1, 3)
    proud = school("water", general=1).army(1, "tosa", 2).resource("satsuma", "food")
    comes(proud, "general").play("done")
    assert (proud.at(1, "tosa"), proud.s.food[0]) == (2, 0)


# ---------------------------------------------------------------- optional, once, whole (section heading, DOJ-02)


@pytest.mark.parametrize("name", ["earth", "wind", "fire", "water", "void"])
@pytest.mark.parametrize("unit", ["veteran", "general"])
def test_DOJ_30_to_34_every_ability_may_be_declined(name, unit):
    """`done` leaves the board as it is but for the unit that came."""
    trained: dict[str, Any] = {"veterans" if unit == "veteran" else "general": 1}
    scene = school(name, **trained).army(1, "higo", 2).army(1, "bungo", 2)
    scene.army(0, "aki").neutral("grey-1", "attack")
    comes(scene, unit)
    assert len(scene.words()) > 1
    scene.play("done")
    assert (scene.at(1, "higo"), scene.at(1, "bungo"), scene.at(0, "aki")) == (2, 2, 1)


@pytest.mark.parametrize("name", ["earth", "wind", "fire", "water", "void"])
def test_DOJ_30_to_34_archers_and_samurai_have_no_ability(name):
    """Only veterans and generals do something when they come."""
    scene = school(name, archers=1).army(1, "higo", 2).army(1, "bungo", 2).army(0, "aki").act(0, "recruit", "grey-1")
    events = scene.play("recruit higo archer")
    assert [e.kind for e in events][:1] == ["recruited"]
    assert "ability" not in [e.kind for e in events]
    assert not any(word.startswith(("use", "attack", "push", "gather", "raze", "move h")) for word in scene.words())


def test_DOJ_31_the_storm_is_one_change_for_agendas():
    """EMP-A2: control held only half way through the whole ability is not scored."""
    scene = agendas(school("wind", ("agendas",), general=1), 1, "b").castle(0, "satsuma").army(0, "satsuma")
    scene.army(1, "satsuma", 3).army(0, "tosa").army(0, "bungo").army(0, "aki", 3).army(1, "aki", 2).army(1, "higo", 3)
    assert [scene.holder(p) for p in ("satsuma", "tosa", "bungo", "aki", "higo")] == [None, 0, 0, 0, 1]
    scene.army(2, "higo", 2)
    comes(scene, "general").play("use")
    assert [scene.holder(p) for p in ("satsuma", "tosa", "bungo", "aki", "higo")] == [0, 0, 0, None, 0]
    assert [e["points"] for e in scene.kinds("agenda")] == [5]
    half = agendas(school("wind", ("agendas",), general=1), 1, "b").castle(0, "satsuma").army(0, "satsuma")
    half.army(1, "satsuma", 3).army(0, "tosa").army(0, "bungo").army(0, "aki", 3).army(1, "aki", 2)
    half.army(1, "higo", unit="general")
    comes(half, "general").play("use")
    assert [half.holder(p) for p in ("satsuma", "tosa", "bungo", "aki", "higo")] == [0, 0, 0, None, None]
    assert half.kinds("agenda") == []
