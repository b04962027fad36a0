"""Solo: how a house places and acts (SOL-10, SOL-11, SOL-20 to SOL-25, and their examples of SOL-32)."""

from __future__ import annotations

import random

import pytest
from solo_scenes import MORI, TAKEDA, Solo

import tatami

# grey: satsuma, tosa, nagato are resource provinces, bungo and aki shrines, higo the capital
GOODS = {"satsuma": "food", "tosa": "food", "nagato": "bushido"}


def solo() -> Solo:
    """An empty board; grey yields food in satsuma and tosa, bushido in nagato."""
    scene = Solo()
    for province, good in GOODS.items():
        scene.resource(province, good)
    return scene


def placed(scene: Solo) -> list[tuple[int, str, str]]:
    """Seat, slot and location of every placement of a house since the set-up."""
    return [(e["seat"], e["slot"], e["location"]) for e in scene.kinds("house-places")[2:]]


# ---------------------------------------------------------------- placing in round 1 (SOL-10)


def test_SOL_10_the_lowest_free_slot_of_the_region():
    """Location and order token go together on it; the order lies face down, the location open."""
    scene = solo().stack(MORI, "grey food", "grey shrine", "teal capital").lies(0, "move3", "grey-1")
    scene.house(MORI).house(MORI).house(MORI)
    assert placed(scene) == [(MORI, "grey-2", "food"), (MORI, "grey-3", "shrine"), (MORI, "teal-1", "capital")]
    token = scene.table.view(0)["slots"][1]["token"]
    assert token == {"seat": MORI, "order": None, "face_up": False, "round": 1, "location": "food"}
    assert scene.s.stack_left[1] == 0


def test_SOL_10_a_gap_below_is_filled_first():
    """The lowest free slot may lie under taken ones."""
    scene = solo().stack(MORI, "grey food").lies(0, "move3", "grey-2").lies(0, "ship", "grey-3").house(MORI)
    assert placed(scene) == [(MORI, "grey-1", "food")]


def test_SOL_10_no_free_slot_there():
    """The token goes under the stack and the next is drawn."""
    scene = solo().stack(MORI, "grey food", "grey shrine", "teal capital", "violet food")
    scene.lies(0, "move3", "grey-1").lies(0, "ship", "grey-2").lies(0, "move23", "grey-3").house(MORI)
    assert placed(scene) == [(MORI, "teal-1", "capital")]
    assert scene.kinds("location-under") == [{"seat": MORI, "region": "grey"}, {"seat": MORI, "region": "grey"}]
    assert scene.table.position()["houses"][1]["stack"] == ["grey shrine", "grey food", "violet food"]


def test_SOL_10_the_order_is_random_among_the_tokens_left():
    """Every kind comes up; the token leaves the house's eight."""
    seen = set()
    for seed in range(30):
        scene = Solo(seed).stack(MORI, "grey food")
        before = scene.table.view(0)["seats"][MORI]["orders_count"]
        scene.house(MORI)
        seen.add(scene.table.position()["slots"][0]["token"]["order"])
        assert scene.table.view(0)["seats"][MORI]["orders_count"] == before - 1 == 7
    assert seen == {"recruit", "attack", "harvest", "castle"}


def test_SOL_10_recruits_in_each_matching_province_without_an_army():
    """That region, that kind; other provinces get nothing."""
    scene = solo().stack(TAKEDA, "grey food").house(TAKEDA)
    assert [scene.at(TAKEDA, p) for p in ("satsuma", "tosa", "nagato", "higo")] == [1, 1, 0, 0]
    assert scene.s.supply[TAKEDA] == 14


@pytest.mark.parametrize(
    ("kind", "provinces"),
    [
        ("capital", ["higo"]),
        ("food", ["satsuma", "tosa"]),
        ("bushido", ["nagato"]),
        ("shrine", ["bungo", "aki"]),
    ],
)
def test_SOL_10_kinds_of_location(kind, provinces):
    """Capital, food, bushido and shrine provinces of the region."""
    scene = solo().stack(TAKEDA, f"grey {kind}").house(TAKEDA)
    assert [e["province"] for e in scene.kinds("recruited")][-len(provinces) :] == provinces


def test_SOL_10_the_neutral_action_only_with_armies_in_all():
    """One matching province without an army: recruits there and takes no neutral action."""
    scene = solo().stack(TAKEDA, "grey food").army(TAKEDA, "tosa").neutral("grey-1", "harvest").house(TAKEDA)
    assert (scene.at(TAKEDA, "satsuma"), scene.at(TAKEDA, "tosa"), scene.s.food[TAKEDA]) == (1, 1, 0)
    both = solo().stack(TAKEDA, "grey food").army(TAKEDA, "tosa").army(TAKEDA, "satsuma").neutral("grey-1", "harvest")
    both.house(TAKEDA)
    assert (both.at(TAKEDA, "satsuma"), both.s.food[TAKEDA]) == (1, 2)


def test_SOL_10_a_castle_is_not_an_army():
    """A province with only its castle still gets one."""
    scene = solo().stack(TAKEDA, "grey bushido").castle(TAKEDA, "nagato").neutral("grey-1", "harvest").house(TAKEDA)
    assert (scene.at(TAKEDA, "nagato"), scene.s.bushido[TAKEDA]) == (1, 0)


def test_SOL_10_too_few_armies_fill_from_the_south():
    """The last army goes to the southern province; the empty one does not open the neutral action."""
    scene = solo().stack(TAKEDA, "grey food").army(TAKEDA, "musashi", 15).neutral("grey-1", "harvest").house(TAKEDA)
    assert (scene.at(TAKEDA, "satsuma"), scene.at(TAKEDA, "tosa")) == (1, 0)
    none = solo().stack(TAKEDA, "grey food").army(TAKEDA, "musashi", 15).army(TAKEDA, "tosa")
    none.neutral("grey-1", "harvest").house(TAKEDA)
    assert (none.at(TAKEDA, "satsuma"), none.s.food[TAKEDA]) == (0, 0)


# ---------------------------------------------------------------- placing in round 2 (SOL-11)


def test_SOL_11_the_highest_empty_slot():
    """From the north of the region."""
    scene = solo().round(2).stack(MORI, "grey food", "grey shrine").lies(0, "move3", "grey-3").house(MORI).house(MORI)
    assert [(seat, slot) for seat, slot, _ in placed(scene)] == [(MORI, "grey-2"), (MORI, "grey-1")]


def full(*owners: int, top: str = "grey shrine") -> Solo:
    """Round 2, the grey slots taken from south to north by these seats; Mori's turn."""
    scene = solo().stack(MORI, top)
    human = iter(("move3", "move23", "ship"))
    for i, seat in enumerate(owners):
        if seat == 0:
            scene.lies(0, next(human), f"grey-{i + 1}")
        else:
            scene.lies(seat, "harvest", f"grey-{i + 1}", ("capital", "food", "bushido")[i])
            scene.s.orders[seat, 2] += 1
            scene.s.slot_order[i] = i
            scene.s.orders[seat, i] -= 1
    return scene.round(2)


@pytest.mark.parametrize(
    ("owners", "slot"),
    [
        ((0, TAKEDA, MORI), "grey-2"),  # its own is the last wish
        ((0, MORI, TAKEDA), "grey-3"),  # an opponent's, the highest
        ((TAKEDA, MORI, 0), "grey-3"),
        ((MORI, MORI, 0), "grey-3"),
        ((0, MORI, MORI), "grey-1"),
        ((MORI, MORI, MORI), "grey-3"),  # nothing but its own
    ],
)
def test_SOL_11_empty_then_opponents_then_its_own(owners, slot):
    """Both the human and the other house are opponents."""
    scene = full(*owners).house(MORI)
    assert placed(scene) == [(MORI, slot, "shrine")]


def test_SOL_11_an_empty_slot_comes_before_any_cover():
    """Even the southernmost."""
    scene = solo().round(2).stack(MORI, "grey shrine").lies(0, "move3", "grey-3").lies(0, "ship", "grey-2").house(MORI)
    assert placed(scene) == [(MORI, "grey-1", "shrine")]


def test_SOL_11_houses_cover_for_free():
    """No bushido is paid, and the covered side is protected for the round."""
    scene = full(0, 0, 0).goods(MORI, bushido=5).house(MORI)
    assert scene.s.bushido[MORI] == 5
    assert scene.kinds("token-covered") == [{"seat": MORI, "slot": "grey-3", "owner": 0, "price": 0}]
    assert scene.table.view(0)["seats"][0]["covered"] is True


def test_SOL_11_protected_tokens_are_passed_over():
    """Every side can have one token covered by others in a round: the next highest opponent's, then its own."""
    scene = full(TAKEDA, 0, 0)
    scene.s.covered[0] = 1
    assert placed(scene.house(MORI)) == [(MORI, "grey-1", "shrine")]
    own = full(MORI, 0, TAKEDA)
    own.s.covered[0] = own.s.covered[TAKEDA] = 1
    assert placed(own.house(MORI)) == [(MORI, "grey-1", "shrine")]


def test_SOL_11_its_own_cover_protects_nobody():
    """Covering oneself does not count as being covered by others."""
    scene = full(MORI, MORI, MORI).house(MORI)
    assert scene.s.covered[MORI] == 0


def test_SOL_11_never_on_a_token_of_this_round():
    """Face-down tokens of round 2 are left alone."""
    scene = solo().round(2).stack(MORI, "grey shrine", "teal food")
    for i, order in enumerate(("move3", "ship", "move23"), 1):
        scene.lies(0, order, f"grey-{i}", round_no=2)
    assert placed(scene.house(MORI)) == [(MORI, "teal-3", "food")]


def test_SOL_11_nothing_possible_next_location_token():
    """A region of protected tokens is left for the next."""
    scene = full(0, 0, 0).stack(MORI, "grey shrine", "violet food")
    scene.s.covered[0] = 1
    assert placed(scene.house(MORI)) == [(MORI, "violet-3", "food")]
    assert scene.kinds("location-under") == [{"seat": MORI, "region": "grey"}]


def test_SOL_11_once_through_the_stack_without_a_place():
    """No placement; the stack is as it was."""
    scene = full(0, 0, 0).stack(MORI, "grey shrine", "grey food")
    scene.s.covered[0] = 1
    scene.house(MORI)
    assert placed(scene) == []
    assert scene.kinds("house-stuck") == [{"seat": MORI}]
    assert scene.table.position()["houses"][1]["stack"] == ["grey food", "grey shrine"]
    assert scene.table.view(0)["seats"][MORI]["orders_count"] == 8


def test_SOL_11_a_covered_order_keeps_its_location_token():
    """It stays below, idle, until the era end."""
    scene = full(0, 0, TAKEDA).house(MORI)
    slot = scene.table.view(0)["slots"][2]
    assert (slot["token"]["seat"], slot["token"]["location"]) == (MORI, "shrine")
    assert (slot["under"]["seat"], slot["under"]["location"]) == (TAKEDA, "bushido")


def test_SOL_11_recruits_or_acts_as_in_round_1():
    """An army in each matching province without one, else the neutral action of its slot."""
    scene = solo().round(2).stack(MORI, "grey food").house(MORI)
    assert [scene.at(MORI, p) for p in ("satsuma", "tosa")] == [1, 1]
    acts = solo().round(2).stack(MORI, "grey food").army(MORI, "satsuma").army(MORI, "tosa")
    acts.neutral("grey-3", "harvest").house(MORI)
    assert acts.s.food[MORI] == 2


def test_SOL_11_the_human_pays_one_then_two():
    """And cannot cover the same house twice in a round."""
    scene = solo().stack(TAKEDA, "violet food").stack(MORI, "violet food").goods(0, bushido=3)
    scene.lies(MORI, "harvest", "grey-1", "food").lies(MORI, "attack", "grey-2", "shrine")
    scene.lies(TAKEDA, "harvest", "grey-3", "food").planning(0, 2)
    scene.play("place move3 grey-1", "done")
    assert scene.s.bushido[0] == 2
    assert [e["seat"] for e in scene.kinds("house-places")[2:]] == [TAKEDA, MORI]
    assert scene.why("place ship grey-2") == "EMP-35"
    scene.play("place ship grey-3")
    assert scene.s.bushido[0] == 0


def test_SOL_11_the_stacks_are_shuffled_when_round_2_begins():
    """Before anybody places: the open region of the top token is the one the house will use."""
    moved = 0
    for seed in range(12):
        scene = Solo(seed).resource("tosa", "food").army(0, "tosa")
        order = [*(f"grey {k}" for k in ("food", "shrine")), *(f"teal {k}" for k in ("food", "shrine")), "violet food"]
        scene.stack(TAKEDA, *order).stack(MORI, *order).act(0, "harvest", "grey-3").play("harvest")
        assert (scene.s.round_no, scene.table.to_act) == (2, (0,))
        position = scene.table.position()["houses"]
        moved += [house["stack"] for house in position] != [order[::-1]] * 2
        shown = [house["next_region"] for house in scene.table.view(0)["houses"]]
        scene.play("place move3 orange-1")
        told = [e["region"] for e in scene.kinds("house-places")][2:4]
        assert told == shown
        with pytest.raises(tatami.CannotUndo):
            scene.table.undo(0)
    assert moved >= 10


# ---------------------------------------------------------------- attack (SOL-20)


def test_SOL_20_order_one_in_each_of_several():
    """Matching provinces with its army and an opponent's: one loss in each."""
    scene = solo().army(MORI, "bungo").army(MORI, "aki").army(0, "bungo", 2).army(TAKEDA, "aki", 2)
    scene.army(MORI, "tosa").army(0, "tosa", 2).order(MORI, "attack", "grey-1", "shrine")
    assert (scene.at(0, "bungo"), scene.at(TAKEDA, "aki"), scene.at(0, "tosa")) == (1, 1, 2)


def test_SOL_20_order_two_in_an_only_one():
    """Only one such province: two losses; with one army there, one."""
    scene = solo().army(MORI, "bungo").army(MORI, "aki").army(0, "bungo", 3).order(MORI, "attack", "grey-1", "shrine")
    assert scene.at(0, "bungo") == 1
    few = solo().army(MORI, "bungo").army(0, "bungo").order(MORI, "attack", "grey-1", "shrine")
    assert few.at(0, "bungo") == 0
    assert len(few.kinds("destroyed")) == 1


def test_SOL_20_an_army_of_its_own_is_needed():
    """A castle gives no right to attack."""
    scene = solo().castle(MORI, "bungo").army(0, "bungo", 2).order(MORI, "attack", "grey-1", "shrine")
    assert scene.at(0, "bungo") == 2


def test_SOL_20_neutral_one_in_each():
    """Also in an only one."""
    scene = solo().army(MORI, "bungo").army(MORI, "aki").army(0, "bungo", 3).neutral("grey-1", "attack")
    scene.stack(MORI, "grey shrine").house(MORI)
    assert scene.at(0, "bungo") == 2
    two = solo().army(MORI, "bungo").army(MORI, "aki").army(0, "bungo", 3).army(TAKEDA, "aki")
    two.neutral("grey-1", "attack").stack(MORI, "grey shrine").house(MORI)
    assert (two.at(0, "bungo"), two.at(TAKEDA, "aki")) == (2, 0)


def test_SOL_20_the_opponent_with_most_armies():
    """Looked at again before each loss; a tie: the human."""
    for human, other, expected in ((1, 3, [TAKEDA, TAKEDA]), (2, 2, [0, TAKEDA]), (1, 2, [TAKEDA, 0]), (3, 1, [0, 0])):
        scene = solo().army(MORI, "bungo").army(0, "bungo", human).army(TAKEDA, "bungo", other)
        scene.order(MORI, "attack", "grey-1", "shrine")
        assert [e["seat"] for e in scene.kinds("destroyed")] == expected


def test_SOL_20_losses_return_to_their_owners():
    """To the supply of the human and of the other house."""
    scene = solo().army(TAKEDA, "bungo").army(0, "bungo", 2).order(TAKEDA, "attack", "grey-1", "shrine")
    assert scene.s.supply[0] == 16


# ---------------------------------------------------------------- harvest (SOL-21)


@pytest.mark.parametrize(
    ("kind", "provinces", "gain"),
    [
        ("food", ["satsuma", "tosa"], (2, 0, 0, 0)),
        ("bushido", ["nagato"], (0, 1, 0, 0)),
        ("shrine", ["bungo", "aki"], (0, 0, 2, 0)),
        ("capital", ["higo"], (0, 0, 0, 1)),
        ("food", ["tosa"], (1, 0, 0, 0)),
        ("shrine", ["aki"], (0, 0, 1, 0)),
        ("capital", [], (0, 0, 0, 0)),
    ],
)
def test_SOL_21_harvest_by_kind(kind, provinces, gain):
    """For each matching province with its army: a resource, a point at a shrine, influence in the capital."""
    scene = solo()
    for province in provinces:
        scene.army(MORI, province, 2).army(0, province, 3)
    s = scene.order(MORI, "harvest", "grey-1", kind).s
    assert (s.food[MORI], s.bushido[MORI], s.score[MORI], s.influence[MORI, 0]) == gain


# ---------------------------------------------------------------- recruit (SOL-22)


def test_SOL_22_one_in_each_or_two_in_an_only_one():
    """Order tokens; whether there are armies already does not matter."""
    scene = solo().army(MORI, "tosa").order(MORI, "recruit", "grey-1", "food")
    assert [scene.at(MORI, p) for p in ("satsuma", "tosa")] == [1, 2]
    one = solo().army(MORI, "higo").order(MORI, "recruit", "grey-1", "capital")
    assert one.at(MORI, "higo") == 3


def test_SOL_22_never_more_than_three():
    """What does not fit is skipped."""
    scene = solo().army(MORI, "higo", 2).order(MORI, "recruit", "grey-1", "capital")
    assert scene.at(MORI, "higo") == 3
    full_house = solo().army(MORI, "satsuma", 3).army(MORI, "tosa", 2).order(MORI, "recruit", "grey-1", "food")
    assert [full_house.at(MORI, p) for p in ("satsuma", "tosa")] == [3, 3]
    castle = solo().castle(MORI, "tosa").army(MORI, "tosa", 3).order(MORI, "castle", "grey-1", "food")
    assert castle.at(MORI, "tosa") == 3


def test_SOL_22_the_last_army_goes_south():
    """Only one left in supply: the southernmost matching province."""
    scene = solo().army(MORI, "musashi", 15).order(MORI, "recruit", "grey-1", "shrine")
    assert (scene.at(MORI, "bungo"), scene.at(MORI, "aki"), scene.s.supply[MORI]) == (1, 0, 0)


def test_SOL_22_the_neutral_recruit_is_the_same():
    """SOL-25: two in an only matching province."""
    scene = solo().army(MORI, "higo").neutral("grey-1", "recruit").stack(MORI, "grey capital").house(MORI)
    assert scene.at(MORI, "higo") == 3
    pair = solo().army(MORI, "satsuma").army(MORI, "tosa").neutral("grey-1", "recruit").stack(MORI, "grey food")
    pair.house(MORI)
    assert [pair.at(MORI, p) for p in ("satsuma", "tosa")] == [2, 2]


@pytest.mark.parametrize("seed", range(4))
def test_SOL_22_no_house_ever_has_four_armies_in_a_province(seed):
    """By whatever means, all through a game."""
    game, chance = tatami.new_table("empires", players=1, seed=seed), random.Random(seed)
    while not game.over:
        assert all(max(p["samurai"][1:]) <= 3 for p in game.view(0)["provinces"].values())
        game.play(chance.choice(game.legal()))


# ---------------------------------------------------------------- castle (SOL-23)


def test_SOL_23_one_army_becomes_a_castle():
    """One is enough; it returns to the supply."""
    scene = solo().army(MORI, "nagato").order(MORI, "castle", "grey-1", "bushido")
    assert (scene.at(MORI, "nagato"), scene.s.supply[MORI]) == (0, 16)
    assert scene.table.view(0)["provinces"]["nagato"]["castles"] == [MORI]


def test_SOL_23_not_in_a_capital_not_beside_a_castle():
    """Skipped, or built in the other matching province."""
    capital = solo().army(MORI, "higo", 2).order(MORI, "castle", "grey-1", "capital")
    assert (capital.at(MORI, "higo"), capital.kinds("castle-built")) == (2, [])
    beside = solo().army(MORI, "satsuma").army(MORI, "tosa").castle(0, "satsuma")
    beside.order(MORI, "castle", "grey-1", "food")
    assert beside.kinds("castle-built") == [{"seat": MORI, "province": "tosa"}]
    nowhere = solo().army(MORI, "nagato").castle(TAKEDA, "nagato").order(MORI, "castle", "grey-1", "bushido")
    assert (nowhere.at(MORI, "nagato"), nowhere.kinds("castle-built")) == (1, [])


def test_SOL_23_without_an_army_nothing_is_built():
    """Nothing fits: skipped."""
    scene = solo().army(MORI, "aki").order(MORI, "castle", "grey-1", "food")
    assert scene.kinds("castle-built") == []


def test_SOL_23_with_a_castle_in_the_region_an_army_comes_to_it():
    """Whatever the location token shows, a capital too."""
    for kind in ("food", "capital", "shrine"):
        scene = solo().castle(MORI, "aki").army(MORI, "satsuma").order(MORI, "castle", "grey-1", kind)
        assert (scene.at(MORI, "aki"), scene.at(MORI, "satsuma"), scene.kinds("castle-built")) == (1, 1, [])


def test_SOL_23_three_castles_and_no_more():
    """No castle left: skipped."""
    scene = solo().castle(MORI, "ise").castle(MORI, "hitachi").castle(MORI, "teshio").army(MORI, "aki")
    scene.order(MORI, "castle", "grey-1", "shrine")
    assert (scene.at(MORI, "aki"), scene.kinds("castle-built")) == (1, [])


# ---------------------------------------------------------------- move, and both alike (SOL-24, SOL-25)


def test_SOL_24_a_neutral_move_is_a_point():
    """It moves nothing."""
    scene = solo().army(MORI, "satsuma").army(MORI, "tosa").neutral("grey-1", "move")
    scene.stack(MORI, "grey food").house(MORI)
    assert scene.s.score[MORI] == 1
    assert [scene.at(MORI, p) for p in ("satsuma", "tosa")] == [1, 1]
    assert scene.kinds("house-points")[-1] == {"seat": MORI, "points": 1}


def test_SOL_25_harvest_as_order_and_as_neutral_action():
    """Both take from every matching province, not from one."""
    order = solo().army(MORI, "satsuma").army(MORI, "tosa").order(MORI, "harvest", "grey-1", "food")
    neutral = solo().army(MORI, "satsuma").army(MORI, "tosa").neutral("grey-1", "harvest").stack(MORI, "grey food")
    neutral.house(MORI)
    assert order.s.food[MORI] == neutral.s.food[MORI] == 2


def test_SOL_25_recruit_as_order_and_as_neutral_action():
    """Only attack differs (SOL-20)."""
    order = solo().army(MORI, "nagato").order(MORI, "recruit", "grey-1", "bushido")
    neutral = solo().army(MORI, "nagato").neutral("grey-1", "recruit").stack(MORI, "grey bushido").house(MORI)
    assert order.at(MORI, "nagato") == neutral.at(MORI, "nagato") == 3


@pytest.mark.parametrize("order", ["recruit", "attack", "harvest", "castle"])
def test_SOL_12_an_order_with_nothing_to_do_is_told(order):
    """And one that does something is not called idle."""
    full = solo().army(MORI, "satsuma", 3).army(MORI, "tosa", 3)
    scene = (full if order == "recruit" else solo()).order(MORI, order, "grey-1", "food")
    assert scene.kinds("order-idle") == [{"seat": MORI, "slot": "grey-1", "order": order}]
    busy = solo().army(MORI, "satsuma").army(0, "satsuma").order(MORI, order, "grey-1", "food")
    assert busy.kinds("order-idle") == []


# ---------------------------------------------------------------- examples (SOL-32)


@pytest.mark.parametrize(("armies", "points"), [([], 0), (["aki"], 0), (["bungo", "aki"], 2)])
def test_SOL_32_example_armies_in_none_one_or_both_shrines(armies, points):
    """Mori recruits two, recruits one, or harvests 2 points."""
    scene = solo().stack(MORI, "grey shrine").neutral("grey-1", "harvest")
    for province in armies:
        scene.army(MORI, province)
    before = len(scene.kinds("recruited"))
    scene.house(MORI)
    assert [scene.at(MORI, p) for p in ("bungo", "aki")] == [1, 1]
    assert len(scene.kinds("recruited")) - before == 2 - len(armies)
    assert scene.s.score[MORI] == points


def test_SOL_32_example_the_castle_goes_to_the_southern_province():
    """Takeda has armies in both matching provinces."""
    scene = solo().army(TAKEDA, "satsuma", 2).army(TAKEDA, "tosa").order(TAKEDA, "castle", "grey-1", "food")
    assert scene.kinds("castle-built") == [{"seat": TAKEDA, "province": "satsuma"}]
    assert (scene.at(TAKEDA, "satsuma"), scene.at(TAKEDA, "tosa")) == (1, 1)
