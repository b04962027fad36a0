"""Rise of Tokugawa: the new region and the fifth player (TOK-01 to TOK-05)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from scenes import Scene

import tatami
from tatami.empires.consts import Phase

REGIONS = ("grey", "orange", "teal", "violet", "red")
RED = ("nemuro", "kunashiri", "soya", "shiranushi", "kushunkotan")


def table(players: int = 3, seed: int = 1, modules: tuple[str, ...] = (), **options: Any) -> tatami.Table:
    return tatami.new_table("empires", players=players, seed=seed, modules=["new_region", *modules], **options)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_TOK_01_two_to_five_players_may_use_the_red_region(players):
    """Its three slots come after the northernmost base slots, its provinces join the board."""
    view = table(players).view(None)
    assert [slot["slot"] for slot in view["slots"]][-4:] == ["violet-3", "red-1", "red-2", "red-3"]
    assert len(view["slots"]) == 15
    assert tuple(view["provinces"])[-5:] == RED
    assert len(view["provinces"]) == 28


def test_TOK_01_five_players_must_use_it():
    """The fifth player brings the region along, asked for or not."""
    assert "new_region" in tatami.new_table("empires", players=5, seed=1).options["modules"]
    assert "new_region" in tatami.new_table("empires", players=5, seed=1, modules=["dojo"]).options["modules"]
    assert "red" not in tatami.new_table("empires", players=4, seed=1).view(None)["destiny_played"]


@pytest.mark.parametrize("edition", ["draft", "2019"])
@pytest.mark.parametrize("module", ["new_region", "dojo"])
def test_TOK_01_only_in_the_2022_edition(edition, module):
    """Section 10: the expansion belongs to the 2022 printing."""
    with pytest.raises(ValueError, match=r"TOK-01|EMP section 10"):
        tatami.new_table("empires", players=3, edition=edition, modules=[module])


def test_TOK_01_red_slots_are_resolved_last_then_first():
    """South to north in round 1, north to south in round 2."""
    scene = Scene(2, modules=["new_region"]).clear().resource("tokachi", "food").resource("nemuro", "food")
    scene.army(0, "tokachi").army(0, "nemuro")
    scene.token(0, "harvest", "red-3", 1, False).act(0, "harvest", "violet-3")
    scene.play("harvest", "harvest")
    assert [e["slot"] for e in scene.kinds("order-shown")] == ["violet-3", "red-3"]
    back = Scene(2, modules=["new_region"]).clear().resource("tokachi", "food").resource("nemuro", "food")
    back.army(0, "tokachi").army(0, "nemuro")
    back.token(0, "harvest", "violet-3", 2, False).act(0, "harvest", "red-3", 2)
    back.play("harvest", "harvest")
    assert [e["slot"] for e in back.kinds("order-shown")] == ["red-3", "violet-3"]


def test_TOK_02_thirty_five_destiny_cards():
    """15 more: 7 red, 3 orange, 2 teal, 2 grey, 1 violet."""

    def cards(game: tatami.Table) -> Counter[str]:
        position = game.position()
        return Counter(position["destiny_deck"]) + Counter(c for seat in position["seats"] for c in seat["hand"])

    more = cards(table(4)) - cards(tatami.new_table("empires", players=4, seed=1))
    assert more == {"red": 7, "orange": 3, "teal": 2, "grey": 2, "violet": 1}
    assert sum(cards(table(4)).values()) == 35


def test_TOK_02_seven_food_and_seven_bushido():
    """On 14 resource provinces."""
    for seed in range(10):
        provinces = table(5, seed).view(None)["provinces"]
        assert Counter(p["resource"] for p in provinces.values()) == {"food": 7, "bushido": 7, None: 14}


@pytest.mark.parametrize("players", [2, 5])
def test_TOK_03_two_armies_in_each_of_five_capitals(players):
    """10 armies on the board, 6 in supply; a track of influence for red, at 0."""
    view = table(players).view(None)
    for capital in ("higo", "yamashiro", "musashi", "matsumae", "soya"):
        assert view["provinces"][capital]["samurai"] == [2] * players
    for seat in view["seats"]:
        assert (seat["armies"], seat["samurai_left"]) == (10, 6)
        assert seat["influence"] == dict.fromkeys(REGIONS, 0)


def test_TOK_03_influence_in_red_scores_with_red_cards():
    """EMP-81, EMP-82 and EMP-91 hold in the red region: bonus 2, two provinces and a castle are 3 influence."""
    scene = Scene(2, modules=["new_region"]).clear().army(0, "nemuro").castle(0, "kushunkotan")
    scene.s.played[4] = 5
    scene.end_of_era(3)
    assert scene.s.influence[0, 4] == 3
    assert {"seat": 0, "region": "red", "points": 2} in scene.kinds("region-bonus")
    assert {"seat": 0, "region": "red", "points": 15, "cards": 5} in scene.kinds("final-influence")


def test_TOK_04_the_fifth_house():
    """Tokugawa has the same pieces as the others."""
    game = table(5)
    assert game.seat_names == ["house-red", "house-blue", "house-yellow", "house-green", "house-tokugawa"]
    fifth = game.view(4)["seats"][4]
    assert (fifth["food"], fifth["bushido"], fifth["castles_left"], fifth["orders_count"]) == (2, 2, 3, 11)
    assert fifth["armies"] + fifth["samurai_left"] == 16
    assert fifth["hand_count"] == 3


def test_TOK_04_three_then_two_tokens_with_five_players():
    """15 placements fill the 15 slots in round 1; 10 follow in round 2."""
    scene = Scene(5).clear().planning(0)
    placed: Counter[int] = Counter()
    while scene.s.phase == Phase.PLANNING and scene.s.round_no == 1:
        word = min(w for w in scene.words() if w.startswith(("place", "done")))
        placed[scene.table.to_act[0]] += word.startswith("place")
        scene.play(word)
    assert placed == dict.fromkeys(range(5), 3)
    again: Counter[int] = Counter()
    while scene.s.era == 1:
        word = min(w for w in scene.words() if w.startswith(("place", "done")))
        again[scene.table.to_act[0]] += word.startswith("place")
        scene.play(word)
    assert again == dict.fromkeys(range(5), 2)


def test_TOK_05_more_pieces_for_the_variants_only_with_the_region():
    """Tile 5, 12 mountain tokens on 9 spaces, 9 shrines in 4 colours, red neutral actions."""
    variants = ("agendas", "mountains", "shrines", "random_neutral")
    with_region, without = table(3, 2, variants), tatami.new_table("empires", players=3, seed=2, modules=list(variants))
    big, small = with_region.view(None), without.view(None)
    assert sorted(t["tile"] for t in big["agendas"].values()) == [1, 2, 3, 4, 5]
    assert sorted(t["tile"] for t in small["agendas"].values()) == [1, 2, 3, 4]
    assert (len(big["mountains"]), len(small["mountains"])) == (9, 7)
    assert (sum(with_region._rules.mountain_tokens), sum(without._rules.mountain_tokens)) == (12, 10)
    assert (list(with_region._rules.figures), list(without._rules.figures)) == ([3, 3, 3, 3], [3, 3, 3, 0])
    assert len({slot["neutral"] for slot in big["slots"][-3:]}) == 3


def test_TOK_05_tile_5_lies_anywhere():
    """All five tiles are dealt to the five regions."""
    assert {
        region
        for seed in range(40)
        for region, tile in table(3, seed, ("agendas",)).view(None)["agendas"].items()
        if tile["tile"] == 5
    } == set(REGIONS)
