"""Variants: sacred shrines (EMP-S1, EMP-S2) and random neutral actions (EMP-R1)."""

from __future__ import annotations

from collections import Counter

import pytest
from scenes import Scene

import tatami
from tatami.empires.board import COLOURS

SHRINES = ("bungo", "aki", "ise", "settsu", "shinano", "hitachi", "teshio")


def sacred(**figures: str) -> Scene:
    """An empty board; the figures named, white everywhere else."""
    scene = Scene(3, modules=["shrines"]).clear()
    for province in SHRINES:
        scene.s.figure[scene.p(province)] = COLOURS.index(figures.get(province, "white"))
    return scene


def shrine_points(scene: Scene) -> dict[int, int]:
    return {e["seat"]: e["points"] for e in scene.kinds("shrines")}


# ---------------------------------------------------------------- sacred shrines


@pytest.mark.parametrize(("modules", "provinces"), [([], 7), (["new_region"], 9)])
def test_EMP_S1_one_figure_on_each_shrine(modules, provinces):
    """Figures of three colours (four with the new region), at most three of each, one on each shrine, open."""
    seen: set[str] = set()
    for seed in range(30):
        view = tatami.new_table("empires", players=3, seed=seed, modules=["shrines", *modules]).view(None)
        figures = {name: p["figure"] for name, p in view["provinces"].items() if "figure" in p}
        assert len(figures) == provinces
        assert set(SHRINES) <= set(figures)
        assert max(Counter(figures.values()).values()) <= 3
        seen |= set(figures.values())
    assert seen == set(COLOURS[: 4 if modules else 3])


def test_EMP_S1_no_figures_without_the_variant():
    """The base game's shrines are bare."""
    view = tatami.new_table("empires", players=3, seed=1).view(None)
    assert not any("figure" in p for p in view["provinces"].values())


def test_EMP_S2_example_two_brown_then_one_black_and_one_white():
    """Two brown shrines 3 points; one black and one white 2 points."""
    scene = sacred(bungo="brown", aki="brown", ise="black", settsu="white")
    scene.army(0, "bungo").army(0, "aki").army(1, "ise").army(1, "settsu").end_of_era()
    assert shrine_points(scene) == {0: 3, 1: 2}


@pytest.mark.parametrize(("held", "points"), [(1, 1), (2, 3), (3, 5)])
def test_EMP_S2_one_three_five_a_colour(held, points):
    """1, 3 or 5 points for 1, 2 or 3 shrines of a colour."""
    scene = sacred(bungo="brown", ise="brown", teshio="brown")
    for province in ("bungo", "ise", "teshio")[:held]:
        scene.army(0, province)
    assert shrine_points(scene.end_of_era()) == {0: points}


def test_EMP_S2_every_colour_counts():
    """Three brown, two black and one white: 5 + 3 + 1."""
    scene = sacred(bungo="brown", aki="brown", ise="brown", settsu="black", shinano="black")
    for province in SHRINES[:6]:
        scene.army(0, province)
    assert shrine_points(scene.end_of_era()) == {0: 9}


def test_EMP_S2_control_is_needed():
    """A tied shrine belongs to nobody."""
    scene = sacred(bungo="brown", aki="brown").army(0, "bungo").army(0, "aki").army(1, "aki").end_of_era()
    assert shrine_points(scene) == {0: 1}


def test_EMP_S2_instead_of_a_point_a_shrine():
    """The same shrines pay one point each without the variant."""
    scene = Scene(3).clear().army(0, "bungo").army(0, "aki").army(0, "ise").end_of_era()
    assert shrine_points(scene) == {0: 3}


# ---------------------------------------------------------------- random neutral actions


@pytest.mark.parametrize("modules", [[], ["new_region"]])
def test_EMP_R1_three_of_four_in_each_region(modules):
    """Each region's slots show three different neutral actions; every action is left out somewhere, sometimes."""
    regions = 5 if modules else 4
    first: set[str] = set()
    left_out: set[str] = set()
    for seed in range(40):
        view = tatami.new_table("empires", players=3, seed=seed, modules=["random_neutral", *modules]).view(None)
        kinds = [slot["neutral"] for slot in view["slots"]]
        assert len(kinds) == 3 * regions
        for region in range(regions):
            three = kinds[region * 3 : region * 3 + 3]
            assert len(set(three)) == 3
            left_out |= {"move", "attack", "recruit", "harvest"} - set(three)
        first.add(kinds[0])
    assert left_out == first == {"move", "attack", "recruit", "harvest"}


def test_EMP_R1_the_token_replaces_the_printed_action():
    """The neutral action of a placement is that of the token beside the slot."""
    scene = Scene(3, modules=["random_neutral"]).clear().neutral("grey-1", "harvest").neutral("grey-2", "attack")
    scene.resource("tosa", "bushido").army(0, "tosa").planning(0)
    scene.play("place move3 grey-1", "harvest tosa")
    assert scene.s.bushido[0] == 1


def test_EMP_R1_printed_actions_without_the_variant():
    """The board's own actions are the same in every game."""
    seen = {
        tuple(slot["neutral"] for slot in tatami.new_table("empires", players=2, seed=seed).view(None)["slots"])
        for seed in range(10)
    }
    assert len(seen) == 1
