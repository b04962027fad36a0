"""Solo: set-up, flow, era end and game end (SOL-01 to SOL-04, SOL-12, SOL-30 to SOL-32)."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest
from solo_scenes import MORI, TAKEDA, Solo

import tatami
from tatami.empires.board import default_board

REGIONS = ("grey", "orange", "teal", "violet")
ORDERS = {"recruit", "attack", "harvest", "castle"}


def table(seed: int = 1, **options: Any) -> tatami.Table:
    return tatami.new_table("empires", players=1, seed=seed, **options)


def to_the_end(game: tatami.Table, seed: int) -> tatami.Table:
    chance = random.Random(seed)
    while not game.over:
        game.play(chance.choice(game.legal()))
    return game


# ---------------------------------------------------------------- set-up


def test_SOL_01_base_board_and_base_pieces():
    """23 provinces, 12 slots; the human starts as usual, the houses with nothing on the board."""
    view = table().view(0)
    assert len(view["provinces"]) == 23
    assert len(view["slots"]) == 12
    human = view["seats"][0]
    assert (human["armies"], human["samurai_left"], human["food"], human["bushido"]) == (8, 8, 2, 2)
    for seed in range(5):
        scene = Solo(seed)
        assert [scene.s.supply[seat] for seat in (TAKEDA, MORI)] == [16, 16]
        assert [(scene.s.food[seat], scene.s.bushido[seat]) for seat in (TAKEDA, MORI)] == [(0, 0), (0, 0)]


def test_SOL_01_every_region_has_food_and_bushido():
    """Whatever the seed: so that every location token finds a province."""
    board = default_board()
    for seed in range(60):
        goods: dict[str, set[str]] = {region: set() for region in REGIONS}
        for name, province in table(seed).view(None)["provinces"].items():
            if province["resource"]:
                goods[board.region_of[name]].add(province["resource"])
        assert all(found == {"food", "bushido"} for found in goods.values())


@pytest.mark.parametrize("module", ["agendas", "mountains", "shrines", "random_neutral", "new_region", "dojo"])
def test_SOL_01_with_the_base_game_alone(module):
    """No module, no other edition."""
    with pytest.raises(ValueError, match="SOL-01"):
        table(modules=[module])
    with pytest.raises(ValueError, match="SOL-01"):
        table(edition="2019")


def test_SOL_02_mori_is_yellow_takeda_blue():
    """The human is red; one seat is taken by people, three sides play."""
    game = table()
    assert game.seat_names == ["house-red", "house-takeda", "house-mori"]
    assert game.players == 1
    assert len(game.scores) == 3


def test_SOL_02_eight_orders_without_movement():
    """The houses draw among two each of recruit, attack, harvest and castle, in all their eras."""
    for seed in range(8):
        game = to_the_end(table(seed), seed)
        shown = Counter(e.args["order"] for e in game.events() if e.kind == "order-shown" and e.args["seat"] > 0)
        assert set(shown) == ORDERS
    assert Solo().table.view(0)["seats"][TAKEDA]["orders_count"] == 8


def test_SOL_02_two_random_location_tokens_of_each_region():
    """A stack of eight, eight aside: two of each region in both, each kind somewhere."""
    seen: set[str] = set()
    for seed in range(20):
        position = table(seed).position()
        for seat, house in enumerate(position["houses"], 1):
            lying = [
                f"{slot['slot'].split('-')[0]} {slot['token']['location']}"
                for slot in position["slots"]
                if slot["token"] and slot["token"]["seat"] == seat
            ]
            stack, aside = house["stack"] + lying, house["aside_tokens"]
            assert Counter(token.split()[0] for token in stack) == dict.fromkeys(REGIONS, 2)
            assert Counter(token.split()[0] for token in aside) == dict.fromkeys(REGIONS, 2)
            assert len({*stack, *aside}) == 16
            seen |= set(stack)
    assert len(seen) == 16


def test_SOL_02_only_the_region_of_the_top_token_is_open():
    """The human sees the region on the back of the top token, no kinds and no deeper tokens."""
    game = table(3)
    for seen, all_of_it in zip(game.view(0)["houses"], game.position()["houses"], strict=True):
        assert seen["next_region"] == all_of_it["stack"][-1].split()[0]
        assert "stack" not in seen
        assert "aside_tokens" not in seen


def test_SOL_03_open_destiny_cards_and_no_hands():
    """One card of each region before era 1; two after eras 1 and 2, one after era 3."""
    game = table(4)
    view = game.view(0)
    assert view["destiny_played"] == dict.fromkeys(REGIONS, 1)
    assert [seat["hand_count"] for seat in view["seats"]] == [0, 0, 0]
    assert view["phase"] == "planning"
    chance = random.Random(4)
    counts = {}
    while not game.over:
        counts[game.view(0)["era"]] = sum(game.view(0)["destiny_played"].values())
        game.play(chance.choice(game.legal()))
    assert counts == {1: 4, 2: 6, 3: 8}
    assert sum(game.view(0)["destiny_played"].values()) == 9


def test_SOL_03_no_destiny_is_picked():
    """A human has no card to pick."""
    refused = table().why("destiny grey", 0)
    assert refused is not None
    assert refused.rule == "SOL-03"


def test_SOL_04_the_houses_begin_era_1():
    """Random between the two; the human is last."""
    orders = {tuple(table(seed).view(0)["turn_order"]) for seed in range(20)}
    assert orders == {(1, 2, 0), (2, 1, 0)}


@pytest.mark.parametrize("seed", range(4))
def test_SOL_04_three_tokens_then_two(seed):
    """Each side places 3 tokens in round 1 and 2 in round 2 of each era."""
    game = to_the_end(table(seed), seed)
    placed: Counter[tuple[int, int, int]] = Counter()
    era = number = 0
    for event in game.events(0):
        era = event.args["era"] if event.kind == "era-begins" else era
        number = event.args["round"] if event.kind == "round-begins" else number
        if event.kind in ("order-placed", "house-places", "house-stuck"):
            placed[event.args["seat"], era, number] += 1
    assert placed == {(seat, e, n): 4 - n for seat in range(3) for e in (1, 2, 3) for n in (1, 2)}


def test_SOL_04_the_solo_action_board():
    """Its neutral actions replace those of the map."""
    board = default_board()
    kinds = [slot["neutral"] for slot in table().view(0)["slots"]]
    assert kinds == [kind for region in REGIONS for kind in board.solo_neutral[region]]
    assert kinds != [kind for region in REGIONS for kind in board.neutral[region]]


def test_SOL_04_the_human_places_and_takes_neutral_actions_there():
    """The human's own game is the base game's, on the solo slots."""
    scene = Solo().resource("tosa", "food").army(0, "tosa").planning(0)
    scene.play("place move3 grey-3", "harvest tosa")
    assert scene.s.food[0] == 1


# ---------------------------------------------------------------- resolution


def test_SOL_12_a_house_acts_where_its_location_token_says():
    """Its order is turned up in the line of slots and works on the matching provinces of that region alone."""
    scene = Solo().army(MORI, "bungo").army(0, "bungo", 2).army(MORI, "tosa").army(0, "tosa").army(0, "aki")
    scene.lies(0, "harvest", "grey-3").lies(MORI, "attack", "grey-1", "shrine").resource("tosa", "food")
    scene.act(MORI, "attack", "grey-1")
    assert [(e["seat"], e["province"]) for e in scene.kinds("destroyed")] == [(0, "bungo"), (0, "bungo")]
    assert scene.kinds("order-shown")[0] == {"seat": MORI, "slot": "grey-1", "order": "attack"}
    assert scene.table.to_act == (0,)


def test_SOL_12_a_covered_order_does_not_act():
    """EMP-42: of two tokens on a slot only the upper one acts in round 2."""
    scene = Solo().army(TAKEDA, "bungo").lies(TAKEDA, "harvest", "grey-3", "shrine").goods(0, bushido=1)
    scene.army(0, "higo").planning(0, 2).play("place move3 grey-3")
    assert (scene.s.bushido[0], scene.s.under_owner[scene.slot("grey-3")]) == (0, TAKEDA)
    scene.act(0, "move3", "grey-3", 2)
    assert [e["seat"] for e in scene.kinds("order-shown")] == [0]
    assert scene.kinds("house-points") == []
    free = Solo().army(TAKEDA, "bungo").lies(TAKEDA, "harvest", "grey-3", "shrine").army(0, "kii")
    free.lies(0, "move3", "orange-1", round_no=2).act(0, "move3", "orange-1", 2)
    free.play("done")
    assert free.kinds("house-points")[0] == {"seat": TAKEDA, "points": 1}


# ---------------------------------------------------------------- era end


def human_first(scene: Solo) -> Solo:
    """The human has fewest points and so places first: the board after an era end can be looked at."""
    scene.s.score[TAKEDA], scene.s.score[MORI] = 30, 40
    return scene


def test_SOL_30_houses_score_as_players_do():
    """Full harvest, influence, region bonus and shrines for all three."""
    scene = human_first(Solo()).resource("tosa", "food").army(MORI, "tosa").army(MORI, "aki").army(TAKEDA, "kii")
    scene.resource("kii", "bushido").castle(TAKEDA, "ise").end_of_era()
    assert (scene.s.food[MORI], scene.s.bushido[TAKEDA]) == (1, 1)
    assert (scene.s.influence[MORI, 0], scene.s.influence[TAKEDA, 1]) == (2, 3)
    assert {"seat": MORI, "region": "grey", "points": 3} in scene.kinds("region-bonus")
    assert {"seat": TAKEDA, "region": "orange", "points": 4} in scene.kinds("region-bonus")
    assert {"seat": MORI, "points": 1} in scene.kinds("shrines")


def test_SOL_30_location_tokens_return_to_the_stacks():
    """Those on the board, covered ones too, are shuffled into their house's stack; order tokens go back."""
    scene = human_first(Solo()).stack(TAKEDA, "grey food").stack(MORI, "orange food", "violet shrine")
    scene.lies(TAKEDA, "harvest", "orange-3", "shrine").lies(0, "move3", "orange-1").lies(0, "ship", "orange-2")
    scene.round(2).house(MORI)
    assert scene.s.under_owner[scene.slot("orange-3")] == TAKEDA
    scene.laid(2, 2, 1, 1).deal("grey", "orange").end_of_era()
    houses = scene.table.position()["houses"]
    assert sorted(houses[0]["stack"]) == ["grey food", "orange shrine"]
    assert sorted(houses[1]["stack"]) == ["orange food", "violet shrine"]
    assert all(slot["token"] is None for slot in scene.table.view(0)["slots"])
    assert [scene.s.orders[TAKEDA, k] for k in range(4)] == [2, 2, 2, 2]


def test_SOL_30_each_house_keeps_one_army_in_each_province():
    """The rest goes to its supply; the human's armies stay."""
    scene = human_first(Solo()).army(MORI, "aki", 3).army(MORI, "tosa").army(TAKEDA, "aki", 2).army(0, "aki", 4)
    scene.end_of_era()
    assert [scene.at(seat, "aki") for seat in (0, TAKEDA, MORI)] == [4, 1, 1]
    assert scene.at(MORI, "tosa") == 1
    assert [scene.s.supply[seat] for seat in (TAKEDA, MORI)] == [15, 14]


def test_SOL_30_trimmed_after_the_scoring():
    """Three armies still hold a province against two when the era is scored."""
    scene = human_first(Solo()).army(MORI, "aki", 3).army(0, "aki", 2).end_of_era()
    assert {"seat": MORI, "points": 1} in scene.kinds("shrines")
    assert scene.at(MORI, "aki") == 1


def test_SOL_30_not_trimmed_between_rounds():
    """Only the era end cuts the houses down."""
    scene = human_first(Solo()).army(MORI, "aki", 3)
    scene.resource("tosa", "food").army(0, "tosa").act(0, "harvest", "grey-3").play("harvest")
    assert scene.s.round_no == 2
    assert scene.at(MORI, "aki") == 3


def test_SOL_30_turn_order_by_points():
    """Fewest points first, ties in reverse of the last order."""
    scene = Solo()
    scene.s.score[0], scene.s.score[TAKEDA], scene.s.score[MORI] = 5, 2, 2
    for place, seat in enumerate((TAKEDA, MORI, 0)):
        scene.s.turn_order[place] = seat
    scene.end_of_era()
    assert [e["seat"] for e in scene.kinds("turn-order")] == [MORI, TAKEDA, 0]


@pytest.mark.parametrize(("before", "joins"), [(1, True), (2, False), (3, True), (4, False), (5, True), (6, False)])
def test_SOL_30_every_second_card_brings_a_location_token(before, joins):
    """The 2nd, 4th and 6th card of a region: one aside token of it for each house."""
    scene = human_first(Solo()).stack(TAKEDA, "grey food").stack(MORI, "grey food")
    scene.laid(1, 2, before, 1).deal("teal", "orange").end_of_era()
    expected = [{"seat": TAKEDA, "region": "teal"}, {"seat": MORI, "region": "teal"}] if joins else []
    assert scene.kinds("location-joins") == expected
    for house in scene.table.position()["houses"]:
        assert sorted(token.split()[0] for token in house["stack"]) == (["grey", "teal"] if joins else ["grey"])
        assert len(house["aside_tokens"]) == (14 if joins else 15)


def test_SOL_30_two_cards_of_one_region():
    """Second and third: one token; third and fourth: one; each region apart."""
    scene = human_first(Solo()).stack(TAKEDA).stack(MORI).deal("teal", "teal").end_of_era()
    assert [e["region"] for e in scene.kinds("location-joins")] == ["teal", "teal"]
    both = human_first(Solo()).stack(TAKEDA).stack(MORI).deal("teal", "grey").end_of_era()
    assert [(e["seat"], e["region"]) for e in both.kinds("location-joins")] == [
        (TAKEDA, "teal"),
        (MORI, "teal"),
        (TAKEDA, "grey"),
        (MORI, "grey"),
    ]


def test_SOL_30_no_aside_token_left():
    """With nothing of the region aside nothing joins."""
    teal = [f"teal {kind}" for kind in ("capital", "food", "bushido", "shrine")]
    scene = human_first(Solo()).stack(TAKEDA, *teal).stack(MORI, *teal)
    scene.laid(1, 2, 3, 1).deal("teal", "orange").end_of_era()
    assert scene.kinds("location-joins") == []


@pytest.mark.parametrize("seed", range(3))
def test_SOL_30_no_location_token_is_ever_lost(seed):
    """All through a game every house has its sixteen tokens once each, in stack, aside or on the board."""
    game, chance = table(seed), random.Random(seed)
    while not game.over:
        position = game.position()
        for seat, house in enumerate(position["houses"], 1):
            lying = [
                f"{slot['slot'].split('-')[0]} {slot[layer]['location']}"
                for slot in position["slots"]
                for layer in ("token", "under")
                if slot[layer] and slot[layer]["seat"] == seat
            ]
            assert len(house["stack"] + house["aside_tokens"] + lying) == 16
            assert len({*house["stack"], *house["aside_tokens"], *lying}) == 16
        game.play(chance.choice(game.legal()))


# ---------------------------------------------------------------- game end


def test_SOL_31_one_last_card_before_the_final_scoring():
    """After era 3 a card is opened and counts; no location token joins any more."""
    scene = Solo().army(0, "aki").army(MORI, "ise").deal("grey").end_of_era(3)
    assert scene.table.over
    assert {"seat": 0, "region": "grey", "points": 2, "cards": 2} in scene.kinds("final-influence")
    assert {"seat": MORI, "region": "orange", "points": 1, "cards": 1} in scene.kinds("final-influence")
    assert scene.kinds("location-joins") == []


def test_SOL_31_most_points_wins_and_leftovers_count():
    """EMP-92 for houses too: every three resources a point."""
    scene = Solo().goods(TAKEDA, food=4, bushido=5).goods(0, food=2)
    scene.end_of_era(3)
    assert scene.table.scores == [0, 3, 0]
    assert scene.table.winners == [TAKEDA]


def test_SOL_31_tie_goes_to_the_fewest_resources():
    """Not, as with people, to the fewest armies and most resources."""
    scene = Solo().goods(0, food=2).goods(TAKEDA, bushido=1).goods(MORI, food=1, bushido=1).army(TAKEDA, "higo")
    scene.army(0, "higo").end_of_era(3)
    assert scene.table.scores == [0, 0, 0]
    assert scene.table.winners == [TAKEDA]


def test_SOL_31_then_the_win_is_shared():
    """Equal points and resources: all of them win."""
    scene = Solo().goods(0, food=1).goods(MORI, bushido=1).goods(TAKEDA, food=2)
    scene.end_of_era(3)
    assert scene.table.winners == [0, MORI]


# ---------------------------------------------------------------- examples


def test_SOL_32_example_the_second_teal_card():
    """After era 2 an orange and a teal card are laid; the second teal one adds a teal token to each stack."""
    scene = human_first(Solo()).stack(TAKEDA, "grey food").stack(MORI, "violet shrine")
    scene.laid(2, 2, 1, 1).deal("orange", "teal").end_of_era(2)
    assert scene.kinds("location-joins") == [{"seat": TAKEDA, "region": "teal"}, {"seat": MORI, "region": "teal"}]


def test_SOL_32_example_cut_to_one_army_a_province():
    """Step 5 of the era end readies the board for the next era."""
    scene = human_first(Solo()).army(TAKEDA, "aki", 2).army(TAKEDA, "bungo", 3).army(MORI, "aki").end_of_era()
    assert [scene.at(TAKEDA, p) for p in ("aki", "bungo")] == [1, 1]
    assert scene.kinds("house-trimmed") == [
        {"seat": TAKEDA, "province": "bungo", "amount": 2},
        {"seat": TAKEDA, "province": "aki", "amount": 1},
    ]
