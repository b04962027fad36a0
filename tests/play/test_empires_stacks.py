"""Actions under way in positions from outside: let in as the game builds them, and not with one thing changed."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from scenes import Scene

import tatami
from tatami.empires.columns import AT, EXTRA, OFFER, POINTS, SECOND, SHORE, UNIT
from tatami.empires.consts import NONE, UNITS, Mountain
from tatami.empires.stack_check import stack_possible

Change = Callable[[Scene], None]


def dojo(*modules: str) -> Scene:
    """An empty board with dojos."""
    return Scene(players=3, modules=["dojo", *modules], random_dojo=True).clear()


def attacking() -> Scene:
    """Red attacks in Kii."""
    return Scene(3).clear().army(0, "kii").army(1, "kii", 2).goods(0, bushido=1).act(0, "attack", "orange-1")


def recruiting() -> Scene:
    """Red recruits, with food for a second army."""
    return Scene(3).clear().goods(0, food=1).act(0, "recruit", "orange-1")


def marching() -> Scene:
    """Red moves from Kii."""
    return Scene(3).clear().army(0, "kii").act(0, "move3", "orange-1")


def marched() -> Scene:
    """Red's army has gone from Kii to Ise and may go on; nobody else is here."""
    scene = marching()
    scene.play("move kii ise")
    return scene


def following_the_wind() -> Scene:
    """A wind veteran has come and marches, alone."""
    scene = dojo().trained(0, veterans=1, dojo="wind").army(0, "ise")
    scene.trained(1, dojo="earth").trained(2, dojo="fire")
    scene.act(0, "recruit", "orange-1").play("recruit yamashiro veteran")
    assert "move yamashiro ise" in scene.words()
    return scene


def boarding() -> Scene:
    """Red's ship leaves Tosa for another region; who boards is asked."""
    scene = dojo().army(0, "tosa", 2).army(0, "tosa", unit="archer").goods(0, food=1).act(0, "ship", "grey-1")
    scene.play("sail tosa ise 2")
    assert scene.words() == {"board samurai", "board archer"}
    return scene


def returning() -> Scene:
    """Red builds a castle; the first of two armies has returned, one is still to."""
    scene = dojo().army(0, "aki", 2).army(0, "aki", unit="archer").army(0, "aki", unit="general")
    scene.act(0, "castle", "grey-1").play("build aki", "return samurai")
    assert scene.words() == {"return samurai", "return archer", "return general"}
    return scene


def exploring() -> Scene:
    """Red has met a tribe on the road from Higo."""
    scene = dojo("mountains").army(0, "higo")
    scene.s.mountain[:] = NONE
    scene.mountain("higo", "bungo", "independent_tribe").neutral("grey-1", "recruit")
    scene.act(0, "move3", "grey-1").play("explore higo bungo")
    assert "neutral grey-1" in scene.words()
    return scene


def striking() -> Scene:
    """A void veteran's quick attack, in its province alone."""
    scene = dojo().army(1, "yamashiro").army(2, "yamashiro").trained(0, veterans=1, dojo="void")
    scene.trained(1, dojo="earth").trained(2, dojo="fire")
    scene.token(0, "recruit", "orange-1").neutral("orange-1", "attack")
    scene.act(0, "recruit", "orange-1").play("recruit yamashiro veteran", "neutral orange-1")
    assert scene.words() == {"done", "attack yamashiro 1", "attack yamashiro 2"}
    return scene


SOUND = [attacking, recruiting, marching, marched, following_the_wind, boarding, returning, exploring, striking]


@pytest.mark.parametrize("arrange", SOUND)
def test_what_the_game_builds_is_let_in(arrange: Callable[[], Scene]) -> None:
    """The position goes out and comes in again, with the same moves."""
    scene = arrange()
    assert stack_possible(scene.s, scene.r)
    again = tatami.from_position(scene.table.position())
    assert {action.words for action in again.legal()} == scene.words()


def column(frame: int, *changes: tuple[int, int]) -> Change:
    """The change that writes columns of a frame (counted from the top with -1, -2, …)."""

    def change(scene: Scene) -> None:
        for at, value in changes:
            scene.s.frame[scene.s.depth + frame, at] = value

    return change


def to_where_it_came_from(scene: Scene) -> None:
    """A ship from Tosa to Tosa."""
    tosa = scene.p("tosa")
    column(-1, (SHORE, tosa))(scene)
    column(-2, (AT, tosa))(scene)


def no_tribe(scene: Scene) -> None:
    """Of all tribes none has been met."""
    scene.s.explored[Mountain.TRIBE] = 0


BROKEN: dict[str, tuple[Callable[[], Scene], Change]] = {
    "three losses": (attacking, column(-1, (POINTS, 3))),
    "an attack that pushes": (attacking, column(-1, (EXTRA, NONE))),
    "a second attack twice": (attacking, column(-1, (SECOND, 2))),
    "a second recruit twice": (recruiting, column(-1, (SECOND, 2))),
    "a unit that is none": (marching, column(-1, (UNIT, UNITS))),
    "an offer that is none": (marching, column(-1, (OFFER, 3))),
    "a veteran's march from nowhere": (following_the_wind, column(-1, (AT, NONE))),
    "a ship from nowhere": (boarding, column(-1, (AT, NONE))),
    "a ship to where it came from": (boarding, to_where_it_came_from),
    "an empty ship": (boarding, column(-1, (POINTS, 0))),
    "nobody left to return": (returning, column(-1, (POINTS, 0))),
    "an expedition from nowhere": (exploring, column(-2, (AT, NONE))),
    "an expedition of nobody": (exploring, column(-2, (UNIT, UNITS))),
    "a tribe nobody met": (exploring, no_tribe),
    "a strike nowhere": (striking, column(-1, (AT, NONE))),
}


@pytest.mark.parametrize("case", BROKEN)
def test_one_thing_changed_is_turned_down(case: str) -> None:
    arrange, change = BROKEN[case]
    scene = arrange()
    change(scene)
    assert not stack_possible(scene.s, scene.r)


def test_an_expedition_is_shown_where_it_goes() -> None:
    """It spends no points of its own: they are the march's below it, and the tribe above offers one choice."""
    march, expedition, tribe = exploring().table.view(0)["doing"]
    assert (march["act"], march["points"]) == ("move", 2)
    assert expedition == {"act": "expedition", "region": "grey", "points": 0, "at": "bungo"}
    assert tribe == {"act": "tribe", "region": "grey", "points": 1}


def test_two_losses_may_be_left() -> None:
    """The water general's: as many as an attack ever has."""
    scene = attacking()
    column(-1, (POINTS, 2))(scene)
    assert stack_possible(scene.s, scene.r)


def test_a_slot_beyond_the_board_is_turned_down() -> None:
    """With the red region too: there are fifteen."""
    scene = Scene(3, modules=["new_region"]).clear().act(0, "recruit", "orange-1")
    assert stack_possible(scene.s, scene.r)
    scene.s.slot = scene.r.slots
    assert not stack_possible(scene.s, scene.r)
