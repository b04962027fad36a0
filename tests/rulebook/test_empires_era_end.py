"""Small Samurai Empires, section 8: the era end, in its order."""

from __future__ import annotations

import pytest
from scenes import Scene

EDITIONS = ("draft", "2019", "2022")
PRINTED = ("2019", "2022")
GREY = ("satsuma", "higo", "tosa", "bungo", "nagato", "aki")


def influence(scene: Scene, seat: int) -> dict[str, int]:
    """A seat's influence by region."""
    return dict(scene.table.view(None)["seats"][seat]["influence"])


def grey_scene(edition: str = "2022") -> Scene:
    """The rulebook's era end: red holds a food province and a shrine with a castle, blue a province, one is tied."""
    scene = Scene(3, edition=edition).clear()
    scene.resource("satsuma", "food").resource("tosa", "bushido").resource("nagato", "food")
    scene.army(0, "satsuma").army(0, "bungo").castle(0, "bungo")
    scene.army(1, "tosa", 2).army(0, "tosa")
    return scene.army(0, "nagato", 2).army(2, "nagato", 2)


def holding(scene: Scene, *counts: int) -> Scene:
    """Each seat holds so many provinces of the grey region."""
    provinces = iter(GREY)
    for seat, count in enumerate(counts):
        for _ in range(count):
            scene.army(seat, next(provinces))
    return scene


def bonuses(scene: Scene) -> dict[int, int]:
    """Points for regions, by seat."""
    return {e["seat"]: e["points"] for e in scene.kinds("region-bonus")}


# ---------------------------------------------------------------- the rulebook's example


@pytest.mark.parametrize("edition", PRINTED)
def test_EMP_80_full_harvest_of_the_example(edition):
    """One resource for each resource province under control; the tied province pays nobody."""
    scene = grey_scene(edition).end_of_era()
    assert [(e["seat"], e["good"], e["province"]) for e in scene.kinds("gained")] == [
        (0, "food", "satsuma"),
        (1, "bushido", "tosa"),
    ]
    assert scene.s.food[:3] == [1, 0, 0]
    assert scene.s.bushido[:3] == [0, 1, 0]


@pytest.mark.parametrize("edition", EDITIONS)
def test_EMP_81_influence_of_the_example(edition):
    """Red: two provinces and a castle, +3; blue: one province, +1; yellow nothing."""
    scene = grey_scene(edition).end_of_era()
    assert [influence(scene, seat)["grey"] for seat in range(3)] == [3, 1, 0]


@pytest.mark.parametrize("edition", PRINTED)
def test_EMP_82_bonus_of_the_example(edition):
    """Grey pays 3 and 1: red 3, blue 1."""
    scene = grey_scene(edition).end_of_era()
    assert bonuses(scene) == {0: 3, 1: 1}


def test_EMP_83_shrine_of_the_example():
    """Red's shrine province is worth 1 point: 4 in all; blue has 1, yellow 0."""
    scene = grey_scene().end_of_era()
    assert [(e["seat"], e["points"]) for e in scene.kinds("shrines")] == [(0, 1)]
    assert scene.table.scores == [4, 1, 0]


def test_EMP_86_turn_order_of_the_example():
    """Then yellow goes first, blue next, red last."""
    scene = grey_scene().end_of_era()
    assert scene.table.view(None)["turn_order"] == [2, 1, 0]


# ---------------------------------------------------------------- each rule


def test_EMP_80_control_is_asked_not_presence():
    """An army beside a stronger one harvests nothing at the era end; a castle alone does."""
    scene = Scene(3).clear().resource("kii", "food").resource("mino", "bushido")
    scene.army(0, "kii").army(1, "kii", 2).castle(2, "mino").end_of_era()
    assert scene.s.food[:3] == [0, 1, 0]
    assert scene.s.bushido[:3] == [0, 0, 1]


def test_EMP_80_81_82_83_in_this_order():
    """Harvest, influence, bonus, shrines, then tokens, cards and turn order."""
    scene = grey_scene().end_of_era()
    kinds = [e.kind for e in scene.table.events(None)]
    order = [
        "era-ends",
        "gained",
        "influence",
        "region-bonus",
        "shrines",
        "tokens-back",
        "card-drawn-hidden",
        "turn-order",
        "era-begins",
    ]
    kinds = kinds[kinds.index("era-ends") :]
    assert list(dict.fromkeys(kinds)) == order


def test_EMP_81_reds_influence_after_era_1():
    """The rulebook's boards: grey 2, orange 3, teal 2 of which one by the castle, violet 0."""
    scene = Scene(3).clear().army(0, "satsuma").army(0, "bungo").army(0, "kii").army(0, "ise").army(0, "mino")
    scene.army(0, "musashi").castle(0, "suruga").army(1, "suruga", 3).army(0, "tokachi").army(1, "tokachi").end_of_era()
    assert influence(scene, 0) == {"grey": 2, "orange": 3, "teal": 2, "violet": 0}


def test_EMP_81_the_castle_counts_whoever_controls():
    """+1 for the castle under foreign control; +2 when its province is held too."""
    scene = Scene(3).clear().castle(0, "kii").army(1, "kii", 3).castle(2, "mino").end_of_era()
    assert [influence(scene, seat)["orange"] for seat in range(3)] == [1, 1, 2]


def test_EMP_81_influence_adds_up():
    """Influence is kept from era to era."""
    scene = Scene(3).clear().army(0, "kii").end_of_era(1).end_of_era(2)
    assert influence(scene, 0)["orange"] == 2


@pytest.mark.parametrize("edition", PRINTED)
@pytest.mark.parametrize(
    ("held", "expected"),
    [
        ((3, 2, 1, 0), {0: 3, 1: 1}),  # most, second; third nothing
        ((2, 2, 1, 1), {0: 1, 1: 1}),  # a tie for most: the smaller each, nobody else
        ((3, 1, 1, 1), {0: 3, 1: 1, 2: 1, 3: 1}),  # a tie for second: the smaller each
        ((1, 1, 1, 1), {0: 1, 1: 1, 2: 1, 3: 1}),
        ((0, 6, 0, 0), {1: 3}),  # none: nothing
        ((0, 0, 0, 0), {}),
        ((1, 2, 0, 3), {3: 3, 1: 1}),
    ],
)
def test_EMP_82_most_second_and_ties(edition, held, expected):
    """Grey pays 3 for most and 1 for second most."""
    scene = holding(Scene(4, edition=edition).clear(), *held).end_of_era()
    assert bonuses(scene) == expected


@pytest.mark.parametrize(
    ("held", "expected"),
    [((3, 2, 1, 0), {0: 3}), ((2, 2, 1, 0), {}), ((3, 1, 1, 1), {0: 3}), ((0, 0, 1, 0), {2: 3}), ((0, 0, 0, 0), {})],
)
def test_EMP_82_draft_only_the_most(held, expected):
    """Draft: only the player with most, the larger value; a tie for most pays nobody."""
    scene = holding(Scene(4, edition="draft").clear(), *held).end_of_era()
    assert bonuses(scene) == expected


def test_EMP_82_provinces_count_not_armies_or_castles():
    """A castle is no second province, and ten armies in one province are one province."""
    scene = Scene(3).clear().army(0, "satsuma", 10).castle(0, "satsuma").army(1, "tosa").army(1, "nagato").end_of_era()
    assert bonuses(scene) == {1: 3, 0: 1}


def test_EMP_82_every_region_by_itself():
    """Each region pays its own values."""
    scene = Scene(2).clear().army(0, "satsuma").army(0, "kii").army(1, "suruga").army(0, "tokachi").army(1, "ishikari")
    scene.end_of_era()
    paid = [(e["region"], e["seat"], e["points"]) for e in scene.kinds("region-bonus")]
    regions = ("grey", "orange", "teal", "violet")
    values = {region: [scene.r.bonus[i, k] for k in (0, 1)] for i, region in enumerate(regions)}
    assert values["grey"] == [3, 1]
    assert paid == [
        ("grey", 0, 3),
        ("orange", 0, values["orange"][0]),
        ("teal", 1, values["teal"][0]),
        ("violet", 0, values["violet"][1]),
        ("violet", 1, values["violet"][1]),
    ]


@pytest.mark.parametrize("edition", EDITIONS)
def test_EMP_83_a_point_a_shrine(edition):
    """1 point for each shrine province under control, whatever the region."""
    scene = Scene(3, edition=edition).clear().army(0, "bungo").army(0, "ise").castle(0, "teshio")
    scene.army(1, "aki").army(2, "aki").end_of_era()
    assert [(e["seat"], e["points"]) for e in scene.kinds("shrines")] == [(0, 3)]


@pytest.mark.parametrize("edition", EDITIONS)
def test_EMP_84_all_take_their_tokens_back(edition):
    """Nothing lies on the slots any more, covered tokens included; everybody has all eleven."""
    scene = Scene(3, edition=edition).clear().token(1, "attack", "teal-1", 1, True).goods(0, bushido=1)
    scene.neutral("teal-1", "attack").planning(0, 2).play("place harvest teal-1")
    scene.end_of_era()
    view = scene.table.view(None)
    assert all(slot["token"] is slot["under"] is None for slot in view["slots"])
    assert [seat["orders_count"] for seat in view["seats"]] == [11, 11, 11]
    assert scene.table.view(0)["seats"][0]["orders_left"]["harvest"] == 2
    assert (view["era"], view["round"], view["phase"]) == (2, 1, "destiny")


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_EMP_85_everybody_draws_a_card(players, edition):
    """One destiny card each from the deck, for its owner's eyes only."""
    scene = Scene(players, edition=edition).clear()
    left = scene.s.deck_left
    scene.end_of_era()
    assert [seat["hand_count"] for seat in scene.table.view(None)["seats"]] == [4] * players
    assert scene.s.deck_left == left - players
    drawn = [e for e in scene.table._log if e.kind == "card-drawn"]
    assert sorted(e.args["seat"] for e in drawn) == list(range(players))
    assert all("region" not in e.seen_by(None).args and "region" in e.seen_by(e.owner).args for e in drawn)


def test_EMP_85_not_after_era_3():
    """After the last era nobody draws."""
    scene = Scene(3).clear()
    scene.end_of_era(3)
    assert scene.table.over
    assert not scene.kinds("card-drawn")


@pytest.mark.parametrize(
    ("before", "scores", "after"),
    [
        ([0, 1, 2, 3], [9, 5, 7, 1], [3, 1, 2, 0]),  # fewest first
        ([0, 1, 2, 3], [4, 4, 4, 4], [3, 2, 1, 0]),  # all tied: reversed
        ([2, 0, 3, 1], [5, 5, 5, 5], [1, 3, 0, 2]),
        ([0, 1, 2, 3], [5, 5, 5, 1], [3, 2, 1, 0]),  # a block of three reversed, in its place
        ([0, 1, 2, 3], [5, 1, 5, 5], [1, 3, 2, 0]),
        ([3, 1, 0, 2], [2, 2, 0, 0], [2, 3, 0, 1]),
        ([1, 0, 2, 3], [3, 3, 8, 8], [0, 1, 3, 2]),
    ],
)
def test_EMP_86_fewest_points_first(before, scores, after):
    """Tied players take the reverse of their order in the era just ended."""
    scene = Scene(4).clear()
    for place, seat in enumerate(before):
        scene.s.turn_order[place] = seat
    for seat, points in enumerate(scores):
        scene.s.score[seat] = points
    scene.end_of_era()
    assert scene.table.view(None)["turn_order"] == after


def test_EMP_86_points_of_this_era_end_count():
    """The bonus and the shrines just scored are in the new order."""
    scene = Scene(2).clear().army(0, "bungo")
    scene.s.score[1] = 3
    scene.end_of_era()
    assert scene.table.scores == [4, 3]
    assert scene.table.view(None)["turn_order"] == [1, 0]


def test_EMP_86_not_after_era_3():
    """There is no new order after the last era."""
    scene = Scene(3).clear()
    scene.s.score[0] = 5
    scene.end_of_era(3)
    assert not scene.kinds("turn-order")
