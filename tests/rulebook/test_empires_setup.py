"""Small Samurai Empires, sections 1 to 3: components, set-up, shape of the game."""

from __future__ import annotations

import random
from collections import Counter
from itertools import pairwise
from typing import Any

import pytest
from scenes import Scene

import tatami
from tatami.empires.board import default_board

EDITIONS = ("draft", "2019", "2022")
CAPITALS = ("higo", "yamashiro", "musashi", "matsumae")
REGIONS = ("grey", "orange", "teal", "violet")


def table(players: int = 3, seed: int = 1, **options: Any) -> tatami.Table:
    return tatami.new_table("empires", players=players, seed=seed, **options)


def to_the_end(game: tatami.Table, seed: int) -> tatami.Table:
    """Play at random until the game is over."""
    chance = random.Random(seed)
    while not game.over:
        game.play(chance.choice(game.legal()))
    return game


# ---------------------------------------------------------------- 1. components


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_EMP_01_two_to_four_players(players, edition):
    """The game is for 2 to 4 players: red, blue, yellow, green."""
    game = table(players, edition=edition)
    assert game.players == players
    assert game.seat_names == ["house-red", "house-blue", "house-yellow", "house-green"][:players]


def test_EMP_01_five_players_need_the_expansion():
    """A fifth player comes with the new region only; the older printings have no place for one."""
    assert table(5).options["modules"] == ["new_region"]
    for edition in ("draft", "2019"):
        with pytest.raises(ValueError, match=r"EMP|TOK"):
            table(5, edition=edition)
    for players in (0, 6, 9, -1):
        with pytest.raises(ValueError, match="1 to 5 players"):
            table(players)


@pytest.mark.parametrize(("edition", "armies"), [("draft", 20), ("2019", 16), ("2022", 16)])
def test_EMP_02_the_pieces_of_a_player(edition, armies):
    """16 armies (draft: 20), 3 castles, 11 order tokens, 2 food and 2 bushido."""
    position = table(3, edition=edition).position()
    for seat, mine in enumerate(position["seats"]):
        on_board = sum(p["samurai"][seat] for p in position["provinces"].values())
        assert on_board == mine["armies"] == 8
        assert on_board + mine["samurai_left"] == armies
        assert mine["castles_left"] == 3
        assert mine["orders_count"] == 11
        assert (mine["food"], mine["bushido"]) == (2, 2)


@pytest.mark.parametrize("edition", EDITIONS)
def test_EMP_03_the_eleven_order_tokens(edition):
    """Two each of recruit, attack, harvest and castle; one of each move."""
    expected = {"recruit": 2, "attack": 2, "harvest": 2, "castle": 2, "move3": 1, "move23": 1, "ship": 1}
    game = table(2, edition=edition)
    assert [game.view(seat)["seats"][seat]["orders_left"] for seat in (0, 1)] == [expected, expected]


def test_EMP_04_regions_and_roles():
    """6, 7, 6 and 4 provinces; 4 capitals, one a region, 12 resource and 7 shrine provinces."""
    board = default_board()
    provinces = board.in_play(False)
    assert Counter(board.region_of[p] for p in provinces) == {"grey": 6, "orange": 7, "teal": 6, "violet": 4}
    assert Counter(board.role[p] for p in provinces) == {"capital": 4, "resource": 12, "shrine": 7}
    assert tuple(p for p in provinces if board.role[p] == "capital") == CAPITALS
    assert list(table().view(None)["provinces"]) == list(provinces)


def test_EMP_04_slots_from_south_to_north():
    """12 order slots, 3 a region, in one line."""
    slots = [slot["slot"] for slot in table().view(None)["slots"]]
    assert slots == [f"{region}-{n}" for region in REGIONS for n in (1, 2, 3)]


def test_EMP_04_mountains_and_sea_links():
    """7 mountains, each on a border by land; the dotted links join coastal provinces that share no border."""
    board = default_board()
    provinces = board.in_play(False)
    inside = [pair for pair in board.mountain if set(pair) <= set(provinces)]
    land = {frozenset(pair) for pair in board.land}
    assert len(inside) == 7
    assert all(frozenset(pair) in land for pair in inside)
    links = [pair for pair in board.sea if set(pair) <= set(provinces)]
    assert links
    for pair in links:
        assert set(pair) <= board.coastal
        assert frozenset(pair) not in land


def test_EMP_05_cards_and_seeding_tokens():
    """20 destiny cards, each of one region; 6 food and 6 bushido to seed."""
    position = table(4).position()
    cards = Counter(position["destiny_deck"]) + Counter(c for s in position["seats"] for c in s["hand"])
    assert sum(cards.values()) == 20
    assert set(cards) == set(REGIONS)
    assert Counter(p["resource"] for p in position["provinces"].values()) == {"food": 6, "bushido": 6, None: 11}


def test_EMP_06_the_supply_never_runs_out():
    """Nobody is refused a resource because thirty are in play."""
    scene = Scene(3).clear().resource("satsuma", "food").army(0, "satsuma")
    scene.goods(0, food=100).goods(1, food=100).goods(2, food=100)
    scene.act(0, "harvest", "grey-1").play("harvest")
    assert scene.s.food[0] == 101


def test_EMP_07_what_lies_behind_the_screen():
    """Tokens, goods and cards are for their owner; their numbers, and all on the board, for everybody."""
    scene = Scene(3).clear().army(0, "kii", 3).token(0, "harvest", "grey-1", 1, False).planning(1)
    own, other, nobody = (scene.table.view(seat) for seat in (0, 1, None))
    assert own["seats"][0]["orders_left"]["harvest"] == 1
    assert own["slots"][0]["token"]["order"] == "harvest"
    for view in (other, nobody):
        red = view["seats"][0]
        assert red["orders_left"] is red["hand"] is red["food"] is red["bushido"] is None
        assert (red["orders_count"], red["hand_count"], red["samurai_left"], red["castles_left"]) == (10, 3, 13, 3)
        assert red["score"] == red["influence"]["grey"] == 0
        assert view["slots"][0]["token"] == {"seat": 0, "order": None, "face_up": False, "round": 1}
        assert view["provinces"]["kii"]["samurai"] == [3, 0, 0]


def test_EMP_07_face_up_tokens_are_open():
    """A token turned up is read by all, also when it is covered later."""
    scene = Scene(3).clear().token(0, "harvest", "grey-2", 1, True).goods(1, bushido=1)
    scene.planning(1, 2).play("place attack grey-2")
    slot = scene.table.view(2)["slots"][1]
    assert slot["under"] == {"seat": 0, "order": "harvest", "face_up": True, "round": 1}
    assert slot["token"] == {"seat": 1, "order": None, "face_up": False, "round": 2}


def test_EMP_07_open_screens():
    """The table option shows resources to all, and nothing else."""
    game = table(3, open_screens=True)
    assert table(3).options["open_screens"] is False
    for view in (game.view(1), game.view(None)):
        red = view["seats"][0]
        assert (red["food"], red["bushido"]) == (2, 2)
        assert red["orders_left"] is red["hand"] is None


# ---------------------------------------------------------------- 2. set-up


@pytest.mark.parametrize("edition", ["2019", "2022"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_EMP_10_three_cards_each(players, edition):
    """Three cards each from a shuffled deck of 20; nothing lies open."""
    game = table(players, edition=edition)
    position = game.position()
    assert [len(s["hand"]) for s in position["seats"]] == [3] * players
    assert position["destiny_left"] == len(position["destiny_deck"]) == 20 - 3 * players
    assert sum(position["destiny_played"].values()) == 0
    assert len({str(table(players, seed, edition=edition).position()["destiny_deck"]) for seed in range(8)}) > 1


@pytest.mark.parametrize(("players", "cards"), [(2, 12), (3, 16), (4, 20)])
def test_EMP_10_draft_cards_carry_marks(players, cards):
    """Draft: without the 4+ cards for 3 players, without 3+ and 4+ for 2; two open cards for 2 players."""
    position = table(players, edition="draft").position()
    opened = sum(position["destiny_played"].values())
    assert opened == (2 if players == 2 else 0)
    assert len(position["destiny_deck"]) + 3 * players + opened == cards
    marks = default_board().draft_marks
    assert 20 - cards == sum(sum(marks[m].values()) for m, least in (("3+", 3), ("4+", 4)) if players < least)


def test_EMP_10_draft_open_cards_count_for_the_whole_game():
    """Draft, 2 players: two open cards and three picks of each make eight at the end."""
    game = table(2, edition="draft")
    opened = [e.args["region"] for e in game.events(None) if e.kind == "destiny-opened"]
    assert len(opened) == 2
    assert Counter(opened) == Counter({k: v for k, v in game.view(None)["destiny_played"].items() if v})
    assert sum(to_the_end(game, 3).view(None)["destiny_played"].values()) == 2 + 3 * 2


@pytest.mark.parametrize("edition", EDITIONS)
def test_EMP_11_seeding(edition):
    """6 food and 6 bushido at random on the 12 resource provinces, open, and they stay."""
    board = default_board()
    seedings = set()
    for seed in range(12):
        provinces = table(2, seed, edition=edition).view(None)["provinces"]
        goods = {name: p["resource"] for name, p in provinces.items() if p["resource"]}
        assert {board.role[name] for name in goods} == {"resource"}
        assert Counter(goods.values()) == {"food": 6, "bushido": 6}
        seedings.add(tuple(goods.values()))
    assert len(seedings) > 6
    game = table(2, 5, edition=edition)
    before = [p["resource"] for p in game.view(None)["provinces"].values()]
    assert before == [p["resource"] for p in to_the_end(game, 5).view(None)["provinces"].values()]


@pytest.mark.parametrize("edition", EDITIONS)
def test_EMP_12_two_armies_in_each_capital(edition):
    """Everybody starts with 2 armies in each capital and nowhere else."""
    for name, province in table(4, edition=edition).view(None)["provinces"].items():
        assert province["samurai"] == ([2] * 4 if name in CAPITALS else [0] * 4)


def test_EMP_12_ten_armies_with_five_regions():
    """With the fifth region there are five capitals."""
    assert [seat["armies"] for seat in table(5).view(None)["seats"]] == [10] * 5


def test_EMP_13_everything_at_zero_and_a_random_first_player():
    """Score and influence 0; the first player is random, the others follow clockwise."""
    firsts: Counter[Any] = Counter()
    for seed in range(60):
        view = table(3, seed).view(None)
        assert [s["score"] for s in view["seats"]] == [0, 0, 0]
        assert all(set(s["influence"].values()) == {0} for s in view["seats"])
        order = view["turn_order"]
        assert all((a + 1) % 3 == b for a, b in pairwise(order))
        firsts[order[0]] += 1
    assert set(firsts) == {0, 1, 2}
    assert min(firsts.values()) > 8


# ---------------------------------------------------------------- 3. shape of the game


@pytest.mark.parametrize("edition", EDITIONS)
def test_EMP_20_three_eras_of_two_rounds(edition):
    """Planning, then resolution, twice an era; the era end after round 2; three eras."""
    game = to_the_end(table(2, 4, edition=edition), 4)
    kinds = ("era-begins", "round-begins", "era-ends")
    marks = [(e.kind, *e.args.values()) for e in game.events(None) if e.kind in kinds]
    assert marks == [
        mark
        for era in (1, 2, 3)
        for mark in (("era-begins", era), ("round-begins", 1), ("round-begins", 2), ("era-ends", era))
    ]


def test_EMP_20_planning_comes_before_resolution():
    """In each round no token is turned up before the last one is placed."""
    kinds = [e.kind for e in to_the_end(table(3, 4), 4).events(None)]
    rounds = " ".join(kinds).split("round-begins")[1:]
    assert len(rounds) == 6
    for one in rounds:
        assert one.rindex("order-placed") < one.index("order-shown")


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("players", "first", "second"), [(2, 4, 3), (3, 4, 3), (4, 3, 2)])
def test_EMP_21_tokens_a_round(players, first, second, edition):
    """4 and 3 tokens with 2 or 3 players, 3 and 2 with 4."""
    game = to_the_end(table(players, 9, edition=edition), 9)
    kinds = [e for e in game.events(None) if e.kind in ("round-begins", "order-placed-hidden", "passed")]
    counts: list[Counter] = []
    for event in kinds:
        if event.kind == "round-begins":
            counts.append(Counter())
        else:
            counts[-1][event.args["seat"]] += 1
    assert counts == [Counter(dict.fromkeys(range(players), n)) for _ in range(3) for n in (first, second)]


def test_EMP_21_five_players_place_three_and_two():
    """5 players place as 4 do."""
    game = table(5)
    assert [game._rules.tokens[n] for n in (1, 2)] == [3, 2]
