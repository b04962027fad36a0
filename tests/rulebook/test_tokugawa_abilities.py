"""Rise of Tokugawa, dojo: the abilities of veterans and generals (DOJ-30 to DOJ-35)."""

from __future__ import annotations

import pytest
from scenes import Scene

import tatami


def school(name: str, modules: tuple[str, ...] = (), players: int = 3, **trained: int) -> Scene:
    """An empty board; red belongs to that dojo and has trained units."""
    return Scene(players, modules=["dojo", *modules]).clear().trained(0, dojo=name, **trained)


def comes(scene: Scene, unit: str, province: str = "higo", slot: str = "grey-1") -> Scene:
    """Red's recruit order brings that unit."""
    scene.act(0, "recruit", slot).play(f"recruit {province} {unit}")
    return scene


def archers(scene: Scene, seat: int, province: str) -> int:
    return scene.s.archers[seat, scene.p(province)]


def general_at(scene: Scene, seat: int) -> str | None:
    at = scene.s.general[seat]
    return None if at < 0 else scene.provinces[at]


def agendas(scene: Scene, tile: int, side: str) -> Scene:
    """That agenda in grey; elsewhere agendas nobody is near."""
    for region in ("orange", "teal", "violet"):
        scene.agenda(region, 2, "a")
    return scene.agenda("grey", tile, side)


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
        "move nagato higo", "move nagato bungo", "move nagato aki", "move nagato settsu",
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
        (0, "samurai", "kii"), (2, "samurai", "ise"), (1, "samurai", "owari"),
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


# ---------------------------------------------------------------- void (DOJ-34)


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


# ---------------------------------------------------------------- optional, once, whole (section heading, DOJ-02)


@pytest.mark.parametrize("name", ["earth", "wind", "fire", "water", "void"])
@pytest.mark.parametrize("unit", ["veteran", "general"])
def test_DOJ_30_to_34_every_ability_may_be_declined(name, unit):
    """`done` leaves the board as it is but for the unit that came."""
    scene = school(name, **{"veterans" if unit == "veteran" else "general": 1}).army(1, "higo", 2).army(1, "bungo", 2)
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


# ---------------------------------------------------------------- mountains (DOJ-35) and nesting


def hills(name: str, tokens: dict[tuple[str, str], str], modules: tuple[str, ...] = (), **trained: int) -> Scene:
    """A school among mountains: the tokens named, ambushes elsewhere."""
    scene = school(name, ("mountains", *modules), **trained)
    for mountain in scene.table.view(None)["mountains"]:
        pair = tuple(mountain["between"])
        scene.mountain(*pair, tokens.get(pair, "ambush"))
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
        scene.mountain(*mountain["between"], None)
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
