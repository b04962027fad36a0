"""Variant: region agendas (EMP-A1 to EMP-A4)."""

from __future__ import annotations

from typing import Any

import pytest
from scenes import Scene

import tatami

GREY = ("satsuma", "higo", "tosa", "bungo", "nagato", "aki")


def agendas(players: int = 3, edition: str = "2022", new_region: bool = False, **options: Any) -> Scene:
    """An empty board where no agenda is close but the one a test lays: 2A everywhere asks for seven armies."""
    modules = ["agendas", "new_region"] if new_region else ["agendas"]
    scene = Scene(players, edition=edition, modules=[*modules, *options.pop("modules", [])], **options).clear()
    for region in ("grey", "orange", "teal", "violet", "red")[: 5 if new_region else 4]:
        scene.agenda(region, 2, "a")
    return scene


def scored(scene: Scene) -> list[tuple[int, str, int]]:
    """Who scored which region's agenda, for how much, in order."""
    return [(e["seat"], e["region"], e["points"]) for e in scene.kinds("agenda")]


# ---------------------------------------------------------------- set-up (EMP-A1)


def laid(seed: int, **options: Any) -> Any:
    return tatami.new_table("empires", players=3, seed=seed, **options).view(None)["agendas"]


def test_EMP_A1_one_tile_a_region_on_a_random_side():
    """Four different tiles lie open, in different orders and on either side."""
    games = [laid(seed, modules=["agendas"]) for seed in range(40)]
    for tiles in games:
        assert list(tiles) == ["grey", "orange", "teal", "violet"]
        assert sorted(t["tile"] for t in tiles.values()) == [1, 2, 3, 4]
        assert all(t["done"] == [] for t in tiles.values())
    for region in ("grey", "violet"):
        assert {(g[region]["tile"], g[region]["side"]) for g in games} == {(t, s) for t in (1, 2, 3, 4) for s in "ab"}


def test_EMP_A1_not_without_the_variant():
    """The base game has no agendas, and no decree makes anything free."""
    assert "agendas" not in tatami.new_table("empires", players=2, seed=1).view(None)
    scene = Scene(3).clear().army(0, "higo", 7).planning(0)
    assert scene.table.scores == [0, 0, 0]


def test_EMP_A1_the_draft_has_no_agendas():
    """Section 10: variants come with the 2019 printing."""
    with pytest.raises(ValueError, match="draft"):
        tatami.new_table("empires", players=3, edition="draft", modules=["agendas"])
    assert laid(1, edition="2019", modules=["agendas"])


# ---------------------------------------------------------------- main agendas (EMP-A2)

# tile, side, points, what holds, what does not: (seat, province, armies) and castles (seat, province, 0)
HELD = [
    (1, "a", 3, [(0, "satsuma", 2), (0, "bungo", 2)], [(0, "satsuma", 2), (0, "bungo", 2), (1, "bungo", 2)]),
    (1, "a", 3, [(0, "satsuma", 2), (0, "bungo", 3), (1, "bungo", 2)], [(0, "satsuma", 9), (0, "bungo", 1)]),
    (1, "b", 5, [(0, p, 1) for p in GREY[:4]], [(0, p, 1) for p in GREY[:3]]),
    (1, "b", 5, [*((0, p, 1) for p in GREY[:3]), (0, "aki", 0)], [*((0, p, 1) for p in GREY[:4]), (1, "higo", 1)]),
    (2, "a", 4, [(0, "higo", 4), (0, "aki", 3), (1, "aki", 5)], [(0, "higo", 6), (0, "aki", 0)]),
    (2, "b", 3, [(s, p, 1) for p in GREY[:4] for s in (0, 1)], [*((0, p, 1) for p in GREY[:3]), (0, "aki", 0)]),
    (3, "a", 4, [(0, p, 3) for p in GREY[:3]], [(0, "satsuma", 3), (0, "higo", 3), (0, "tosa", 2), (0, "aki", 1)]),
    (3, "b", 4, [(0, "tosa", 2), (0, "bungo", 2), (0, "aki", 0)], [(0, "tosa", 2), (0, "bungo", 2)]),
    (3, "b", 4, [(0, "tosa", 2), (0, "bungo", 2), (0, "bungo", 0), (1, "bungo", 3)], [(0, "tosa", 2), (0, "aki", 0)]),
    (
        4,
        "a",
        4,
        [(0, "satsuma", 1), (0, "nagato", 1), (0, "aki", 0)],
        [(0, "satsuma", 1), (0, "nagato", 1), (0, "higo", 1)],
    ),
    (
        4,
        "b",
        4,
        [(0, "satsuma", 1), (0, "nagato", 1), (0, "higo", 1)],
        [(0, "satsuma", 1), (0, "nagato", 1), (0, "aki", 1)],
    ),
]


def stand(scene: Scene, pieces: list[tuple[int, str, int]]) -> Scene:
    for seat, province, count in pieces:
        scene.army(seat, province, count) if count else scene.castle(seat, province)
    return scene


@pytest.mark.parametrize(("tile", "side", "points", "holds", "fails"), HELD)
def test_EMP_A2_every_main_agenda(tile, side, points, holds, fails):
    """Each side of each tile pays its points when its condition holds, and nothing when it just fails."""
    scene = stand(agendas().agenda("grey", tile, side), holds).planning(0)
    assert scored(scene) == [(0, "grey", points)]
    assert scene.table.scores == [points, 0, 0]
    assert scene.table.view(None)["agendas"]["grey"]["done"] == [0]
    assert scored(stand(agendas().agenda("grey", tile, side), fails).planning(0)) == []


TOKUGAWA_TILE = [
    ("a", [(0, "nemuro", 1), (0, "kunashiri", 1), (0, "soya", 1)], [(0, "nemuro", 1), (0, "kunashiri", 1)]),
    ("a", [(0, "nemuro", 1), (0, "kunashiri", 0), (0, "soya", 1)], [(0, "nemuro", 2), (0, "soya", 2)]),
    ("b", [(0, "nemuro", 1), (0, "kushunkotan", 1)], [(0, "nemuro", 5), (0, "kunashiri", 1), (0, "soya", 1)]),
]


@pytest.mark.parametrize(("side", "holds", "fails"), TOKUGAWA_TILE)
def test_EMP_A2_the_fifth_tile(side, holds, fails):
    """5A: a resource province, a shrine and the capital; 5B: every resource province of the region. 4 points."""
    scene = stand(agendas(new_region=True).agenda("red", 5, side), holds).planning(0)
    assert scored(scene) == [(0, "red", 4)]
    assert scored(stand(agendas(new_region=True).agenda("red", 5, side), fails).planning(0)) == []


def test_EMP_A2_agenda_5b_needs_all_resource_provinces():
    """In a region with four resource provinces three are not enough."""
    provinces = ("kii", "owari", "mino", "echizen")
    three = agendas(new_region=True).agenda("orange", 5, "b")
    for province in provinces[:3]:
        three.army(0, province)
    assert scored(three.planning(0)) == []
    four = agendas(new_region=True).agenda("orange", 5, "b")
    for province in provinces:
        four.army(0, province)
    assert scored(four.planning(0)) == [(0, "orange", 4)]


def test_EMP_A2_guardians_of_the_castle_by_edition():
    """3B: [22] asks for control of the castle's province, [19] for the castle alone."""
    for edition, expected in (("2022", []), ("2019", [(0, "grey", 4)])):
        scene = agendas(edition=edition).agenda("grey", 3, "b")
        scene.army(0, "tosa", 2).army(0, "bungo", 2).castle(0, "aki").army(1, "aki", 2)
        assert scene.holder("aki") is None
        assert scored(scene.planning(0)) == expected


def test_EMP_A2_only_in_the_region_of_the_tile():
    """Armies of another region count for nothing."""
    scene = agendas().agenda("grey", 2, "b").army(0, "satsuma").army(0, "higo").army(0, "tosa").army(0, "kii")
    assert scored(scene.planning(0)) == []


def test_EMP_A2_each_player_once_a_tile():
    """The same tile pays a player once, however often its condition comes true; others can still score it."""
    scene = agendas().agenda("grey", 2, "b").army(0, "satsuma").army(0, "higo").army(0, "tosa").army(0, "bungo")
    scene.army(1, "satsuma").army(1, "higo").army(1, "tosa").army(1, "bungo")
    scene.neutral("violet-1", "harvest").neutral("violet-3", "harvest").planning(0)
    assert scored(scene) == [(0, "grey", 3)]
    scene.play("place move3 violet-1")
    assert scored(scene) == [(0, "grey", 3), (1, "grey", 3)]
    scene.play("place move3 violet-3", "place move3 teal-2", "done")
    assert scene.table.to_act == (0,)
    assert scored(scene) == [(0, "grey", 3), (1, "grey", 3)]


def test_EMP_A2_example_by_ship():
    """Blue sails two armies from orange to teal: three armies in each of three teal provinces, 4 points at once."""
    scene = agendas().agenda("teal", 3, "a").army(1, "suruga", 3).army(1, "musashi", 3).army(1, "hitachi")
    scene.army(1, "owari", 2).goods(1, food=1).act(1, "ship", "orange-1")
    assert scored(scene) == []
    scene.play("sail owari hitachi 2")
    assert scored(scene) == [(1, "teal", 4)]
    assert scene.table.scores == [0, 4, 0]


def test_EMP_A2_example_4b_by_yellow():
    """Yellow takes the second of two resource provinces beside the capital of the orange region: 4 points."""
    scene = agendas().agenda("orange", 4, "b").army(2, "yamashiro", 2).army(2, "kii").army(1, "yamashiro")
    scene.army(2, "ise").act(2, "move3", "orange-1")
    assert scored(scene) == []
    scene.play("move ise owari")
    assert scored(scene) == [(2, "orange", 4)]


def test_EMP_A2_a_ship_counts_when_all_have_landed():
    """The whole ship move is one change: what would hold with one army ashore and one aboard is not scored."""
    scene = agendas().agenda("grey", 2, "b").army(0, "satsuma", 2).army(0, "higo").army(0, "tosa").goods(0, food=1)
    scene.act(0, "ship", "grey-1").play("sail satsuma bungo 2")
    assert scored(scene) == []
    one = agendas().agenda("grey", 2, "b").army(0, "satsuma", 2).army(0, "higo").army(0, "tosa").goods(0, food=1)
    one.act(0, "ship", "grey-1").play("sail satsuma bungo 1")
    assert scored(one) == [(0, "grey", 3)]


def test_EMP_A2_after_each_movement_point():
    """An army that only passes through makes the agenda true for a moment: that is enough."""
    scene = agendas().agenda("grey", 1, "b").army(0, "satsuma").army(0, "tosa").army(0, "bungo", 2)
    scene.act(0, "move3", "grey-1")
    scene.play("move bungo higo")
    assert scored(scene) == [(0, "grey", 5)]
    scene.play("move higo nagato", "move nagato settsu")
    assert scene.table.scores[0] == 5


def test_EMP_A2_after_each_army_destroyed():
    """The first loss of an attack gives control; the second is dealt after the points are scored."""
    scene = agendas().agenda("grey", 1, "b").army(0, "satsuma").army(0, "tosa").army(0, "bungo").army(0, "aki", 2)
    scene.army(1, "aki", 2).army(1, "tosa", 0).goods(0, bushido=1).act(0, "attack", "grey-1")
    assert scored(scene) == []
    events = [e.kind for e in scene.play("attack aki 1", "attack aki 1")]
    assert events.index("agenda") < len(events) - 1 - events[::-1].index("destroyed")


def test_EMP_A2_after_a_recruited_army_and_a_castle():
    """A recruited army, and a whole castle, are changes."""
    scene = agendas().agenda("grey", 2, "a").army(0, "higo", 6).act(0, "recruit", "grey-1")
    scene.play("recruit higo")
    assert scored(scene) == [(0, "grey", 4)]
    castle = agendas().agenda("grey", 3, "b").army(0, "tosa", 2).army(0, "bungo", 2).army(0, "aki", 2)
    castle.act(0, "castle", "grey-1")
    castle.play("build aki")
    assert scored(castle) == [(0, "grey", 4)]


def test_EMP_A2_in_2022_only_in_ones_own_turn():
    """Red's move leaves blue in control of a fourth province: blue scores when its own placement begins, not before."""
    scene = agendas(2).agenda("grey", 1, "b")
    for province in ("satsuma", "tosa", "bungo", "higo"):
        scene.army(1, province)
    scene.army(0, "higo").neutral("grey-2", "move").planning(0)
    scene.play("place harvest grey-2", "move higo nagato")
    assert scene.holder("higo") == 1
    assert scene.table.to_act == (1,)
    assert scored(scene) == [(1, "grey", 5)]
    kinds = [e.kind for e in scene.table.events(None)]
    assert kinds.index("agenda") > kinds.index("moved")
    resolution = agendas(2).agenda("grey", 1, "b")
    for province in ("satsuma", "tosa", "bungo", "higo"):
        resolution.army(1, province)
    resolution.army(0, "higo", 2).token(1, "harvest", "violet-3").act(0, "move3", "grey-1")
    resolution.play("move higo nagato", "move higo nagato")
    assert resolution.holder("higo") == 1
    assert scored(resolution) == []
    resolution.play("done")
    assert scored(resolution) == [(1, "grey", 5)]


def test_EMP_A2_in_2022_what_passes_between_turns_is_lost():
    """A condition that holds only during another's turn is not scored."""
    scene = agendas(2).agenda("grey", 1, "b")
    for province in ("satsuma", "tosa", "bungo", "higo"):
        scene.army(1, province)
    scene.army(0, "higo").token(1, "attack", "violet-3").act(0, "move3", "grey-1")
    scene.play("move higo nagato", "move nagato higo", "done")
    assert scored(scene) == []


def test_EMP_A2_in_2019_at_once_in_anybodys_turn():
    """Red's first step gives yellow control of a fourth province: yellow scores in the middle of red's action."""
    scene = agendas(edition="2019").agenda("grey", 1, "b")
    for province in ("satsuma", "tosa", "bungo", "nagato"):
        scene.army(2, province)
    scene.army(0, "nagato").act(0, "move3", "grey-1")
    scene.play("move nagato aki")
    assert scene.table.to_act == (0,)
    assert scored(scene) == [(2, "grey", 5)]
    scene.play("move aki nagato")
    assert scored(scene) == [(2, "grey", 5)]


def test_EMP_A2_in_2019_what_is_left_behind_counts_too():
    """Red leaves the region altogether, and so gives yellow control of a fourth province there."""
    scene = agendas(edition="2019").agenda("grey", 1, "b")
    for province in ("satsuma", "tosa", "bungo", "aki"):
        scene.army(2, province)
    scene.army(0, "aki").act(0, "move3", "grey-1")
    scene.play("move aki settsu")
    assert scored(scene) == [(2, "grey", 5)]


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 0, 1), (0, 2, 1)])
def test_EMP_A2_in_2019_several_at_once_in_turn_order(order):
    """If several score at once, they do so in turn order."""
    scene = agendas(edition="2019").agenda("grey", 2, "b")
    for seat in (0, 1, 2):
        for province in ("satsuma", "tosa", "bungo"):
            scene.army(seat, province)
    scene.army(1, "aki").army(2, "aki").army(0, "higo", 2)
    for place, seat in enumerate(order):
        scene.s.turn_order[place] = seat
    scene.s.agenda_done[0] = 1
    scene.act(0, "move3", "grey-1").play("move higo nagato")
    assert [seat for seat, _, _ in scored(scene)] == [seat for seat in order if seat != 0]


# ---------------------------------------------------------------- decrees (EMP-A3)


def test_EMP_A3_tile_1_second_loss_is_free():
    """The attack order's second loss costs nothing in that region, and its bushido elsewhere."""
    scene = agendas().agenda("grey", 1, "a").army(0, "aki").army(1, "aki", 2).army(2, "aki").goods(0, bushido=1)
    scene.act(0, "attack", "grey-1").play("attack aki 1", "attack aki 2")
    assert (scene.at(1, "aki"), scene.at(2, "aki"), scene.s.bushido[0]) == (1, 0, 1)
    poor = agendas().agenda("grey", 1, "b").army(0, "aki").army(1, "aki", 2).act(0, "attack", "grey-1")
    poor.play("attack aki 1", "attack aki 1")
    assert poor.at(1, "aki") == 0
    abroad = agendas().agenda("grey", 1, "a").army(0, "kii").army(1, "kii", 2).act(0, "attack", "orange-1")
    abroad.play("attack kii 1")
    assert abroad.at(1, "kii") == 1
    assert abroad.table.to_act != (0,) or not any(w.startswith("attack") for w in abroad.words())


def test_EMP_A3_tile_1_not_for_the_neutral_attack():
    """Only the paid part of an order is free: a neutral attack stays one loss."""
    scene = agendas().agenda("grey", 1, "a").army(0, "aki").army(1, "aki", 3).neutral("grey-1", "attack").planning(0)
    scene.play("place harvest grey-1", "attack aki 1")
    assert scene.at(1, "aki") == 2
    assert scene.table.to_act == (1,)


def test_EMP_A3_tile_2_third_point_is_free():
    """`Move 2 or 3` has its third point without food, wherever the army goes with it."""
    scene = agendas().agenda("grey", 2, "b").army(0, "nagato").act(0, "move23", "grey-1")
    scene.play("move nagato settsu", "move settsu yamashiro", "move yamashiro mino")
    assert scene.at(0, "mino") == 1
    assert not any(word.startswith("move") for word in scene.words())
    abroad = agendas().agenda("orange", 4, "b").army(0, "ise").act(0, "move23", "orange-1")
    abroad.play("move ise mino", "move mino echizen")
    assert abroad.at(0, "echizen") == 1
    assert not any(word.startswith("move") for word in abroad.words())


def test_EMP_A3_tile_2_not_for_move_3_or_ship():
    """Other moves gain no point by that decree."""
    for order, steps in (("move3", 3), ("ship", 2)):
        scene = agendas().agenda("grey", 2, "b").army(0, "satsuma").act(0, order, "grey-1")
        for a, b in (("satsuma", "bungo"), ("bungo", "tosa"), ("tosa", "aki"))[:steps]:
            scene.play(f"move {a} {b}")
        assert not any(word.startswith("move") for word in scene.words())


def test_EMP_A3_tile_3_second_recruit_is_free():
    """The second army of a recruit order costs no food there."""
    scene = agendas().agenda("grey", 3, "a").goods(0, food=1).act(0, "recruit", "grey-1")
    scene.play("recruit higo", "recruit higo")
    assert (scene.at(0, "higo"), scene.s.food[0]) == (2, 1)
    broke = agendas().agenda("grey", 3, "b").act(0, "recruit", "grey-1")
    broke.play("recruit higo", "recruit higo")
    assert broke.at(0, "higo") == 2


def test_EMP_A3_tile_4_sailing_is_free():
    """Ships of orders placed there sail without food; a ship arriving from elsewhere pays."""
    scene = agendas().agenda("grey", 4, "a").army(0, "tosa", 2).act(0, "ship", "grey-1")
    scene.play("sail tosa mutsu 2")
    assert scene.at(0, "mutsu") == 2
    arriving = agendas().agenda("grey", 4, "a").agenda("teal", 1, "a").army(0, "mutsu", 2).act(0, "ship", "teal-1")
    assert not any(word.startswith("sail") for word in arriving.words())
    paying = agendas().agenda("grey", 4, "a").army(0, "mutsu", 2).goods(0, food=1).act(0, "ship", "teal-1")
    paying.play("sail mutsu tosa 1")
    assert paying.s.food[0] == 0


def test_EMP_A3_decrees_hold_for_all_players_all_game():
    """A player who has scored the main agenda, and one who cannot, both profit."""
    scene = agendas().agenda("grey", 3, "a").act(2, "recruit", "grey-2")
    scene.s.agenda_done[0] = 0b111
    scene.play("recruit higo", "recruit higo")
    assert scene.at(2, "higo") == 2


# ---------------------------------------------------------------- rich harvest (EMP-A4)


def rich() -> Scene:
    """Tile 5 in the red region; red stands in both resource provinces, one of each kind."""
    scene = agendas(new_region=True, modules=["dojo"]).agenda("red", 5, "b").resource("nemuro", "food")
    return scene.resource("kushunkotan", "bushido").army(0, "nemuro").army(0, "kushunkotan")


def test_EMP_A4_the_harvest_order_yields_one_more_of_each():
    """Two food and two bushido from one province of each."""
    scene = rich().act(0, "harvest", "red-1")
    scene.play("harvest")
    assert (scene.s.food[0], scene.s.bushido[0]) == (2, 2)


def test_EMP_A4_the_neutral_harvest_too():
    """One province, two of its resource."""
    scene = rich().neutral("red-1", "harvest").planning(0)
    scene.play("place move3 red-1", "harvest nemuro")
    assert (scene.s.food[0], scene.s.bushido[0]) == (2, 0)


def test_EMP_A4_not_the_full_harvest_of_the_era_end():
    """The era end brings one resource a province, as ever."""
    scene = rich().end_of_era()
    assert (scene.s.food[0], scene.s.bushido[0]) == (1, 1)


def test_EMP_A4_not_the_water_generals_income():
    """Taking what a region produces is no harvest."""
    scene = rich().trained(0, general=1, dojo="water").act(0, "recruit", "red-1")
    scene.play("recruit soya general", "use")
    assert (scene.s.food[0], scene.s.bushido[0]) == (1, 1)


def test_EMP_A4_the_void_veterans_harvest_is_one():
    """The void veteran's neutral harvest is rich."""
    scene = rich().trained(0, veterans=1, dojo="void").neutral("red-1", "harvest").act(0, "recruit", "red-1")
    scene.play("recruit soya veteran", "neutral red-1", "harvest kushunkotan")
    assert scene.s.bushido[0] == 2
