"""Rise of Tokugawa, dojo: recruiting, sieges, movement, destruction, era end (DOJ-20 to DOJ-25, DOJ-40, DOJ-41)."""

from __future__ import annotations

from typing import Any

import pytest
from dojo_scenes import archers, general_at
from scenes import Scene

from tatami.empires.control import power


def dojo(players: int = 3, modules: tuple[str, ...] = (), **options: Any) -> Scene:
    """An empty board with dojos."""
    return Scene(players, modules=["dojo", *modules], **options).clear()


def strength(scene: Scene, seat: int, province: str) -> int:
    return power(scene.s, scene.r, seat, scene.p(province))


def steps(scene: Scene, start: str = "") -> set[str]:
    """The steps that are legal, from anywhere or from one province."""
    words = {word for word in scene.words() if word.startswith(("move", "explore", "sail"))}
    return {word for word in words if start in word.split()[1]}


# ---------------------------------------------------------------- recruiting (DOJ-20)


def test_DOJ_20_a_recruit_order_may_bring_any_trained_unit():
    """Samurai, archer, veteran or general, to the capital or the castle's province."""
    scene = dojo().trained(0, archers=1, veterans=1, general=1, dojo="earth").castle(0, "aki")
    scene.act(0, "recruit", "grey-1")
    kinds = ("", " archer", " veteran", " general")
    assert scene.words() == {"done", *(f"recruit {p}{k}" for p in ("higo", "aki") for k in kinds)}


def test_DOJ_20_where_the_samurai_go():
    """Archer and general: the samurai goes back to the barracks. Veteran: the samurai itself goes to the board."""
    archer = dojo().trained(0, archers=1, dojo="earth").act(0, "recruit", "grey-1")
    archer.play("recruit higo archer")
    assert (archers(archer, 0, "higo"), archer.s.supply[0], archer.s.range[0], archer.at(0, "higo")) == (1, 16, 0, 0)
    veteran = dojo().trained(0, veterans=1, dojo="fire").act(0, "recruit", "grey-1")
    veteran.play("recruit higo veteran")
    assert (veteran.at(0, "higo"), veteran.s.supply[0], veteran.s.arsenal[0]) == (1, 15, 0)
    general = dojo().trained(0, general=1, dojo="earth").act(0, "recruit", "grey-1")
    general.play("recruit higo general")
    assert (general_at(general, 0), general.s.supply[0], general.s.headquarters[0]) == ("higo", 16, 0)


def test_DOJ_20_the_neutral_recruit_too():
    """In planning, for free."""
    scene = dojo().trained(0, archers=1, dojo="wind").neutral("grey-1", "recruit").planning(0)
    scene.play("place move3 grey-1", "recruit higo archer")
    assert archers(scene, 0, "higo") == 1


def test_DOJ_20_the_tribes_recruit_too():
    """The tribe's recruit may bring a trained unit."""
    scene = dojo(modules=("mountains",)).mountain("higo", "bungo", "independent_tribe").army(0, "higo")
    scene.trained(0, archers=1, dojo="wind").neutral("grey-1", "recruit").act(0, "move3", "grey-1")
    scene.play("explore higo bungo", "neutral grey-1", "recruit higo archer")
    assert (archers(scene, 0, "higo"), scene.at(0, "bungo")) == (1, 1)


def test_DOJ_20_with_empty_barracks_a_trained_unit_can_come():
    """What is trained is supply of its own kind."""
    scene = dojo().army(0, "aki", 15).trained(0, veterans=1, dojo="fire").act(0, "recruit", "grey-1")
    assert scene.words() == {"done", "recruit higo veteran"}


def test_DOJ_20_nothing_else_brings_trained_units():
    """The castle order reinforces with a samurai, mercenaries are samurai; without barracks there are none."""
    scene = dojo().castle(0, "aki").trained(0, archers=1, veterans=1, dojo="fire").act(0, "castle", "grey-1")
    assert scene.words() == {"done", "reinforce aki"}
    scene.play("reinforce aki")
    assert (scene.at(0, "aki"), scene.s.range[0], scene.s.arsenal[0]) == (1, 1, 1)
    band = dojo(modules=("mountains",)).mountain("higo", "bungo", "mercenaries").army(0, "higo", 14)
    band.trained(0, archers=1, veterans=1, dojo="fire").act(0, "move3", "grey-1")
    band.play("explore higo bungo")
    assert (band.at(0, "higo"), band.at(0, "bungo")) == (13, 1)


def test_DOJ_20_a_veteran_on_the_board_is_an_ordinary_samurai():
    """It falls as a samurai and returns to the barracks."""
    scene = dojo(2).trained(0, veterans=1, dojo="earth").army(1, "higo").token(1, "attack", "grey-2", 1, False)
    scene.act(0, "recruit", "grey-1")
    scene.play("recruit higo veteran", "done", "attack higo 0")
    assert (scene.at(0, "higo"), scene.s.supply[0], scene.s.arsenal[0]) == (0, 16, 0)


# ---------------------------------------------------------------- siege (DOJ-21)


@pytest.mark.parametrize("unit", ["samurai", "archer", "general"])
def test_DOJ_21_nothing_is_recruited_into_a_besieged_castle(unit):
    """One opposing army of any kind besieges it; the capital stays open."""
    scene = dojo().castle(0, "aki").army(1, "aki", unit=unit).trained(0, archers=1, dojo="earth")
    scene.act(0, "recruit", "grey-1")
    assert scene.words() == {"done", "recruit higo", "recruit higo archer"}
    assert scene.why("recruit aki") == "DOJ-21"
    assert scene.table.view(None)["provinces"]["aki"]["besieged"] == [0]


def test_DOJ_21_not_by_a_castle_or_ones_own_armies():
    """Own armies beside it besiege nothing."""
    scene = dojo().castle(0, "aki").army(0, "aki", 2).act(0, "recruit", "grey-1")
    assert "recruit aki" in scene.words()


def test_DOJ_21_stops_the_reinforcement():
    """The castle order has nothing to do at a besieged castle."""
    scene = dojo(2).castle(0, "aki").army(1, "aki").token(0, "recruit", "grey-2", 1, False).act(0, "castle", "grey-1")
    assert scene.kinds("order-idle") == [{"seat": 0, "slot": "grey-1", "order": "castle"}]
    assert "reinforce aki" not in scene.words()


def test_DOJ_21_stops_the_neutral_recruit_and_the_void_veterans():
    """Both only find the capital."""
    neutral = dojo().castle(0, "aki").army(1, "aki").neutral("grey-1", "recruit").planning(0)
    neutral.play("place move3 grey-1")
    assert neutral.words() == {"done", "recruit higo"}
    void = dojo().castle(0, "aki").army(1, "aki").trained(0, veterans=1, dojo="void").neutral("grey-1", "recruit")
    void.act(0, "recruit", "grey-1")
    void.play("recruit higo veteran", "neutral grey-1")
    assert void.words() == {"done", "recruit higo"}


def test_DOJ_21_does_not_stop_mercenaries():
    """They join in the besieged province."""
    scene = dojo(modules=("mountains",)).mountain("nagato", "aki", "mercenaries").castle(0, "nagato")
    scene.army(0, "nagato").army(1, "nagato", 3).act(0, "move3", "grey-1")
    scene.play("explore nagato aki")
    assert (scene.at(0, "nagato"), scene.at(0, "aki")) == (1, 1)


def test_DOJ_21_a_castle_just_built_can_be_besieged_at_once():
    """Built among enemies it is closed for the recruit that follows."""
    scene = dojo(2).army(0, "aki", 2).army(1, "aki").token(0, "recruit", "grey-2", 1, False).act(0, "castle", "grey-1")
    scene.play("build aki")
    assert scene.words() == {"done", "recruit higo"}


def test_DOJ_21_no_sieges_without_the_module():
    """The base game recruits into any castle of one's own."""
    scene = Scene(3).clear().castle(0, "aki").army(1, "aki").act(0, "recruit", "grey-1")
    assert "recruit aki" in scene.words()


# ---------------------------------------------------------------- power and the general's own point (DOJ-22)


def test_DOJ_22_archers_are_two_before_an_opponents_castle():
    """1 elsewhere and beside one's own castle, 2 each before an opponent's."""
    scene = dojo().army(0, "aki", 2, "archer").army(0, "tosa", unit="archer").castle(0, "tosa").castle(1, "aki")
    assert strength(scene, 0, "aki") == 4
    assert strength(scene, 0, "tosa") == 3
    assert strength(scene, 1, "aki") == 2
    assert scene.holder("aki") == 0
    plain = dojo().army(0, "aki", 2, "archer").army(1, "aki", 2)
    assert strength(plain, 0, "aki") == 2
    assert plain.holder("aki") is None


def test_DOJ_22_a_general_has_power_two():
    """Like a castle."""
    scene = dojo().army(0, "aki", unit="general").army(1, "aki")
    assert strength(scene, 0, "aki") == 2
    assert scene.holder("aki") == 0


def test_DOJ_22_neutral_move_1_is_two_steps_for_the_general():
    """One point and its own; a samurai has only the one."""
    scene = dojo().army(0, "higo", unit="general").army(0, "higo").neutral("grey-1", "move").planning(0)
    scene.play("place harvest grey-1", "move higo satsuma general")
    assert steps(scene) == {"move satsuma higo general", "move satsuma bungo general"}
    scene.play("move satsuma bungo general")
    assert general_at(scene, 0) == "bungo"
    assert scene.table.to_act == (1,)
    foot = dojo().army(0, "higo", unit="general").army(0, "higo").neutral("grey-1", "move").planning(0)
    foot.play("place harvest grey-1", "move higo satsuma")
    assert foot.table.to_act == (1,)


def test_DOJ_22_one_extra_point_an_action():
    """Move 3 is four steps for the general, not more."""
    scene = dojo().army(0, "satsuma", unit="general").act(0, "move3", "grey-1")
    scene.play("move satsuma bungo general", "move bungo nagato general", "move nagato settsu general")
    assert steps(scene)
    scene.play("move settsu yamashiro general")
    assert general_at(scene, 0) == "yamashiro"
    assert scene.table.view(0)["doing"] == []


def test_DOJ_22_the_own_point_needs_a_point_spent_on_the_general():
    """Three points spent on others leave the general where it is."""
    scene = dojo().army(0, "higo", unit="general").army(0, "satsuma").act(0, "move3", "grey-1")
    scene.play("move satsuma bungo", "move bungo satsuma", "move satsuma bungo")
    assert not steps(scene)


def test_DOJ_22_the_own_point_waits_until_the_action_ends():
    """Whoever moved in between, and with all common points spent, the general may take its step or decline it."""
    scene = dojo().army(0, "higo", unit="general").army(0, "tosa").act(0, "ship", "grey-1")
    scene.play("move higo satsuma general", "move tosa bungo")
    assert scene.words() == {"done", "move satsuma higo general", "move satsuma bungo general"}
    scene.play("move satsuma bungo general")
    assert general_at(scene, 0) == "bungo"
    assert scene.table.view(0)["doing"] == []


def test_DOJ_22_the_own_point_reaches_a_general_abroad():
    """Out of reach of the common points (EMP-51), the general has its own one, and is then the army moving."""
    scene = dojo().army(0, "nagato", unit="general").army(0, "tosa").army(0, "aki").act(0, "move3", "grey-1")
    scene.play("move nagato settsu general", "move tosa aki")
    around = ("nagato", "aki", "yamashiro", "kii", "echizen")
    assert steps(scene, "settsu") == {f"move settsu {p} general" for p in around}
    scene.play("move settsu yamashiro general")
    assert steps(scene, "yamashiro"), "the third point may follow"
    later = dojo().army(0, "nagato", unit="general").army(0, "tosa").act(0, "move3", "grey-1")
    later.play("move nagato settsu general", "move settsu yamashiro general", "move tosa aki")
    assert not steps(later, "yamashiro"), "its own point is gone, and the common one does not reach it"


def test_DOJ_22_in_version_1_only_while_it_is_the_army_moving():
    """Once another army has moved the own point waits until a point is spent on the general again."""
    scene = dojo(rules_version=1).army(0, "higo", unit="general").army(0, "tosa").act(0, "ship", "grey-1")
    scene.play("move higo satsuma general", "move tosa bungo")
    assert not steps(scene)
    again = dojo(rules_version=1).army(0, "higo", unit="general").army(0, "tosa").act(0, "move3", "grey-1")
    again.play("move higo satsuma general", "move tosa bungo", "move satsuma higo general")
    assert steps(again) == {"move higo satsuma general", "move higo bungo general", "move higo nagato general"}


def test_DOJ_22_points_and_the_bought_point_follow():
    """Move 2 or 3: the general goes 1 + 1 + its own + 1 bought."""
    scene = dojo().army(0, "satsuma", unit="general").goods(0, food=1).act(0, "move23", "grey-1")
    scene.play("move satsuma bungo general", "move bungo nagato general", "move nagato settsu general")
    assert scene.s.food[0] == 1
    scene.play("move settsu yamashiro general")
    assert (general_at(scene, 0), scene.s.food[0]) == ("yamashiro", 0)
    assert scene.table.view(0)["doing"] == []


def test_DOJ_22_the_rest_of_the_points_stays_for_others():
    """The own point is the general's alone: after it one point of two is left for a samurai."""
    scene = dojo().army(0, "higo", unit="general").army(0, "tosa").act(0, "ship", "grey-1")
    scene.play("move higo satsuma general", "move satsuma bungo general", "move tosa aki")
    assert (general_at(scene, 0), scene.at(0, "aki")) == ("bungo", 1)
    assert not steps(scene)


def test_DOJ_22_on_a_ship_it_takes_a_place_and_steps_on():
    """One of two places; then one step further for the general alone."""
    scene = dojo().army(0, "tosa", 2).army(0, "tosa", unit="general").goods(0, food=1).act(0, "ship", "grey-1")
    scene.play("sail tosa ise 2")
    assert scene.words() == {"board samurai", "board general"}
    scene.play("board general")
    assert (general_at(scene, 0), scene.at(0, "ise"), scene.at(0, "tosa")) == ("ise", 1, 1)
    assert steps(scene) == {f"move ise {p} general" for p in ("kii", "owari", "mino", "yamashiro")}
    scene.play("move ise mino general")
    assert general_at(scene, 0) == "mino"
    assert not steps(scene)


def test_DOJ_22_a_ship_without_the_general_ends_with_the_voyage():
    """A general left ashore does not move."""
    scene = dojo().army(0, "tosa", 2).army(0, "tosa", unit="general").goods(0, food=1).act(0, "ship", "grey-1")
    scene.play("sail tosa ise 2", "board samurai", "board samurai")
    assert scene.at(0, "ise") == 2
    assert not steps(scene)


def test_DOJ_22_boarding_without_a_choice_asks_nothing():
    """Two armies of two kinds, two places: both go at once."""
    scene = dojo().army(0, "tosa", unit="archer").army(0, "tosa", unit="general").goods(0, food=1)
    scene.act(0, "ship", "grey-1").play("sail tosa ise 2")
    assert (archers(scene, 0, "ise"), general_at(scene, 0)) == (1, "ise")


def test_DOJ_22_the_tribes_move_gives_it_too():
    """The tribe's move 1 is two steps for the general; then the expeditionary army goes on."""
    scene = dojo(modules=("mountains",)).mountain("higo", "bungo", "independent_tribe").army(0, "higo")
    scene.army(0, "tosa", unit="general").neutral("grey-1", "move").planning(0)
    scene.play("place harvest grey-1", "explore higo bungo", "neutral grey-1", "move tosa aki general")
    assert steps(scene) == {f"move aki {p} general" for p in ("tosa", "nagato", "settsu")}
    scene.play("move aki nagato general")
    assert (general_at(scene, 0), scene.at(0, "bungo")) == ("nagato", 1)
    assert scene.table.to_act == (1,)


def test_DOJ_22_the_tribes_move_is_part_of_the_march():
    """One extra point an action (EMP-M4): used on the march, it is gone in the tribe's move; else it waits there."""
    scene = dojo(modules=("mountains",)).mountain("higo", "bungo", "independent_tribe").army(0, "higo")
    scene.army(0, "tosa", unit="general").neutral("grey-1", "move").act(0, "move3", "grey-1")
    waiting = scene.table.copy()
    scene.play("move tosa aki general", "move aki tosa general", "explore higo bungo", "neutral grey-1")
    scene.play("move tosa aki general")
    assert (general_at(scene, 0), scene.at(0, "bungo")) == ("aki", 1), "one step, then the expedition went on"
    for move in ("move tosa aki general", "explore higo bungo", "neutral grey-1", "move aki tosa general"):
        waiting.play(move)
    assert "move tosa aki general" in {a.words for a in waiting.legal()}, "the tribe's own point is left"


def test_DOJ_22_in_version_1_none_in_the_tribes_move():
    """The tribe's move 1 is one step for the general."""
    scene = dojo(modules=("mountains",), rules_version=1).mountain("higo", "bungo", "independent_tribe").army(0, "higo")
    scene.army(0, "tosa", unit="general").neutral("grey-1", "move").planning(0)
    scene.play("place harvest grey-1", "explore higo bungo", "neutral grey-1", "move tosa aki general")
    assert (general_at(scene, 0), scene.at(0, "bungo")) == ("aki", 1)
    assert scene.table.to_act == (1,)


def test_DOJ_22_an_ambushed_general_has_its_own_point_left():
    """The point was spent on it; with its own point it may try the road again."""
    scene = dojo(modules=("mountains",)).mountain("higo", "bungo", "ambush").army(0, "higo", unit="general")
    scene.neutral("grey-1", "move").planning(0)
    scene.play("place harvest grey-1", "explore higo bungo general")
    assert general_at(scene, 0) == "higo"
    scene.play("move higo bungo general")
    assert general_at(scene, 0) == "bungo"


# ---------------------------------------------------------------- order of destruction (DOJ-23)


def test_DOJ_23_samurai_fall_first():
    """Of the chosen opponent samurai, then archers, then the general."""
    scene = dojo(2).army(0, "aki", 5).army(1, "aki", 1).army(1, "aki", 1, "archer").army(1, "aki", unit="general")
    scene.goods(0, bushido=1).token(0, "attack", "grey-2", 1, False).act(0, "attack", "grey-1")
    scene.play("attack aki 1", "attack aki 1")
    assert [e["unit"] for e in scene.kinds("destroyed")] == ["samurai", "archer"]
    scene.play("attack aki 1")
    assert [e["unit"] for e in scene.kinds("destroyed")] == ["samurai", "archer", "general"]
    assert scene.s.general[1] == -1


def test_DOJ_23_which_opponent_is_free_to_choose():
    """An archer of one opponent may fall while another's samurai stand beside it."""
    scene = dojo().army(0, "aki").army(1, "aki", 3).army(2, "aki", unit="archer").act(0, "attack", "grey-1")
    scene.play("attack aki 2")
    assert (archers(scene, 2, "aki"), scene.at(1, "aki")) == (0, 3)


def test_DOJ_23_the_destroyed_return_untrained():
    """Archers and generals go back untrained, samurai to the barracks."""
    scene = dojo(2).army(0, "aki").army(1, "aki", unit="archer").goods(0, bushido=1).act(0, "attack", "grey-1")
    scene.play("attack aki 1")
    assert (scene.s.range[1], scene.s.supply[1]) == (0, 16)
    general = dojo(2).army(0, "aki").army(1, "aki", unit="general").act(0, "attack", "grey-1")
    general.play("attack aki 1")
    assert (general.s.headquarters[1], general.s.general[1], general.s.supply[1]) == (0, -1, 16)
    samurai = dojo(2).army(0, "aki").army(1, "aki").act(0, "attack", "grey-1")
    samurai.play("attack aki 1")
    assert samurai.s.supply[1] == 16


def test_DOJ_23_any_effect_keeps_the_order():
    """The journey's loss too: a lone general can fall to it, not before the others."""
    scene = dojo(modules=("mountains",)).mountain("higo", "bungo", "journey").army(0, "higo").goods(0, bushido=1)
    scene.army(1, "aki", unit="general").act(0, "move3", "grey-1")
    scene.play("explore higo bungo", "attack aki 1")
    assert scene.s.general[1] == -1


def test_DOJ_23_the_builder_chooses_what_returns_for_a_castle():
    """EMP-56: archers and the general may be returned; they come back untrained."""
    scene = dojo().army(0, "aki", 2).army(0, "aki", unit="archer").army(0, "aki", unit="general")
    scene.act(0, "castle", "grey-1").play("build aki")
    assert scene.words() == {"return samurai", "return archer", "return general"}
    scene.play("return general", "return archer")
    assert (scene.s.general[0], archers(scene, 0, "aki"), scene.at(0, "aki")) == (-1, 0, 2)
    assert (scene.s.range[0], scene.s.headquarters[0], scene.s.supply[0]) == (0, 0, 14)
    assert scene.s.castle[0, 0] == scene.p("aki")


def test_DOJ_23_no_choice_no_question():
    """Exactly two armies of two kinds make the castle at once."""
    scene = dojo().army(0, "aki").army(0, "aki", unit="archer").act(0, "castle", "grey-1")
    scene.play("build aki")
    assert (scene.at(0, "aki"), archers(scene, 0, "aki"), scene.s.supply[0]) == (0, 0, 16)
    assert scene.s.castle[0, 0] == scene.p("aki")


# ---------------------------------------------------------------- two units, agendas, tie-break (DOJ-24, DOJ-25)


def test_DOJ_24_two_units_two_abilities():
    """The first veteran's ability is carried out before the second army is paid for and comes."""
    scene = dojo().trained(0, veterans=2, dojo="earth").goods(0, food=1).act(0, "recruit", "grey-1")
    scene.play("recruit higo veteran")
    assert scene.words() == {"done", "use"}
    assert scene.s.food[0] == 1
    scene.play("use", "recruit higo veteran", "use")
    assert (scene.at(0, "higo"), scene.s.food[0], scene.s.supply[0]) == (4, 0, 12)


def test_DOJ_24_each_ability_is_optional():
    """Declining the first does not touch the second."""
    scene = dojo().trained(0, veterans=1, general=1, dojo="earth").goods(0, food=1).army(1, "aki")
    scene.act(0, "recruit", "grey-1").play("recruit higo general", "done", "recruit higo veteran", "use")
    assert (scene.at(0, "higo"), scene.at(1, "aki")) == (2, 1)


def test_DOJ_25_agendas_count_archers_and_generals():
    """Seven armies: four samurai, two archers and the general."""
    scene = dojo(modules=("agendas",)).agenda("grey", 2, "a").agenda("orange", 1, "b").agenda("teal", 1, "b")
    scene.agenda("violet", 1, "b").army(0, "higo", 4).army(0, "aki", 2, "archer").army(0, "tosa", unit="general")
    assert [e["points"] for e in scene.planning(0).kinds("agenda")] == [4]


def test_DOJ_25_the_tie_break_counts_archers_and_generals():
    """Equal points: the fewest armies win, archers and the general counted."""
    scene = dojo(2).army(0, "aki").army(0, "aki", 2, "archer").army(1, "aki").army(1, "aki", unit="general")
    scene.s.played[:] = 0
    scene.end_of_era(3)
    assert scene.table.scores == [0, 0]
    assert scene.table.winners == [1]


# ---------------------------------------------------------------- era end (DOJ-40)


def test_DOJ_40_a_general_is_one_influence():
    """In its region, whoever controls its province."""
    scene = dojo().army(0, "aki", unit="general").army(1, "aki", 5).end_of_era()
    assert (scene.s.influence[0, 0], scene.s.influence[1, 0]) == (1, 1)


def test_DOJ_40_a_point_for_each_besieging_archer():
    """Two archers before one castle are 2 points; beside one's own castle none."""
    scene = dojo().army(0, "aki", 2, "archer").castle(1, "aki").army(2, "tosa", unit="archer").castle(2, "tosa")
    scene.end_of_era()
    assert scene.kinds("siege") == [{"seat": 0, "points": 2}]


def test_DOJ_40_after_the_shrines():
    """The order of the era end."""
    scene = dojo().army(0, "aki", 2, "archer").castle(1, "aki").army(0, "bungo").end_of_era()
    kinds = [e.kind for e in scene.table.events(None)]
    assert kinds.index("influence") < kinds.index("region-bonus") < kinds.index("shrines") < kinds.index("siege")
    assert kinds.index("siege") < kinds.index("tokens-back")


def test_DOJ_40_also_at_the_end_of_era_3():
    """The last era end scores sieges and the general's influence before the final count."""
    scene = dojo(2).army(0, "aki", unit="archer").castle(1, "aki").army(0, "tosa", unit="general")
    scene.s.played[0] = 2
    scene.end_of_era(3)
    assert scene.kinds("siege") == [{"seat": 0, "points": 1}]
    assert {"seat": 0, "region": "grey", "points": 4, "cards": 2} in scene.kinds("final-influence")


# ---------------------------------------------------------------- examples (DOJ-41)


def test_DOJ_41_example_attack_must_take_samurai():
    """Yellow pays for two losses in the capital: blue's two samurai go, its archer stays."""
    scene = dojo().army(2, "yamashiro").army(1, "yamashiro", 2).army(1, "yamashiro", unit="archer").goods(2, bushido=1)
    scene.act(2, "attack", "orange-1").play("attack yamashiro 1", "attack yamashiro 1")
    assert (scene.at(1, "yamashiro"), archers(scene, 1, "yamashiro")) == (0, 1)


def test_DOJ_41_example_neutral_attack_with_three_targets():
    """Yellow's archer or blue's samurai in the bushido province, or blue's lone general at the shrine."""
    for move, fallen in (("attack kii 2", "archer"), ("attack kii 1", "samurai"), ("attack ise 1", "general")):
        scene = dojo().resource("kii", "bushido").army(0, "kii").army(2, "kii", unit="archer").army(1, "kii")
        scene.army(0, "ise").army(1, "ise", unit="general").neutral("orange-1", "attack").planning(0)
        scene.play("place move3 orange-1")
        assert scene.words() == {"done", "attack kii 2", "attack kii 1", "attack ise 1"}
        scene.play(move)
        assert [e["unit"] for e in scene.kinds("destroyed")] == [fallen]


def test_DOJ_41_example_archers_at_the_siege():
    """Blue and red score 1 each for their archers; blue's samurai at the siege scores nothing."""
    scene = dojo().castle(2, "ise").army(0, "ise", unit="archer").army(1, "ise", unit="archer").army(1, "ise")
    scene.end_of_era()
    assert scene.kinds("siege") == [{"seat": 0, "points": 1}, {"seat": 1, "points": 1}]


def test_DOJ_41_example_influence_by_general_and_castle():
    """East shrine: blue 2, control and general. West shrine, nobody's: 1 for red's general, 1 for blue's castle."""
    scene = dojo().army(1, "ise").army(1, "ise", unit="general")
    scene.castle(1, "settsu").army(0, "settsu", unit="general")
    assert scene.holder("ise") == 1
    assert scene.holder("settsu") is None
    scene.end_of_era()
    assert (scene.s.influence[1, 1], scene.s.influence[0, 1]) == (3, 1)


def landed(version: int) -> Scene:
    """A general just off the ship, before a mountain road."""
    scene = Scene(players=2, modules=["dojo", "mountains"], random_dojo=True, rules_version=version).clear()
    scene.army(0, "tosa", 1, "general").goods(0, food=1).mountain("higo", "bungo", "bushido_master")
    scene.act(0, "ship", "grey-1")
    scene.play("sail tosa higo 1")
    return scene


def test_DOJ_35_a_general_stepping_off_a_ship_may_open_a_token() -> None:
    """The step after landing is a land step of the same move action."""
    scene = landed(2)
    assert {"move higo bungo general", "explore higo bungo general"} <= scene.words()
    scene.play("explore higo bungo general")
    assert (general_at(scene, 0), scene.s.bushido[0]) == ("bungo", 1)


def test_DOJ_35_in_version_1_a_general_stepping_off_a_ship_opens_none() -> None:
    """Ships open no mountain token: the general's own step after landing is an ordinary one."""
    assert "move higo bungo general" in landed(1).words()
    assert "explore higo bungo general" not in landed(1).words()
