"""Rise of Tokugawa, dojo: set-up and training (DOJ-01 to DOJ-11)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from scenes import DOJOS, Scene

import tatami


def dojo(players: int = 3, modules: tuple[str, ...] = (), **options: Any) -> Scene:
    """An empty board with dojos."""
    return Scene(players, modules=["dojo", *modules], **options).clear()


def trainings(scene: Scene) -> set[str]:
    return {word for word in scene.words() if word.startswith("train")}


def quarters(scene: Scene, seat: int = 0) -> tuple[int, int, int, int]:
    """Barracks, range, arsenal, headquarters."""
    s = scene.s
    return s.supply[seat], s.range[seat], s.arsenal[seat], s.headquarters[seat]


# ---------------------------------------------------------------- set-up (DOJ-01, DOJ-02)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_DOJ_01_each_chooses_a_different_dojo_in_turn_order(players):
    """The first in turn order chooses among five, the next among four, then the first era begins."""
    table = tatami.new_table("empires", players=players, seed=3, modules=["dojo"])
    order = table.view(None)["turn_order"]
    free = set(DOJOS)
    for seat in order:
        assert table.to_act == (seat,)
        assert {a.words for a in table.legal()} == {f"dojo {d}" for d in free}
        chosen = sorted(free)[0]
        table.play(f"dojo {chosen}")
        free.remove(chosen)
    assert table.view(None)["phase"] == "destiny"
    assert len({seat["dojo"] for seat in table.view(None)["seats"]}) == players


def test_DOJ_01_a_taken_dojo_is_refused():
    """Two players cannot share a dojo."""
    table = tatami.new_table("empires", players=2, seed=3, modules=["dojo"])
    table.play("dojo fire")
    refused = table.why("dojo fire")
    assert refused is not None
    assert refused.rule == "DOJ-01"


def test_DOJ_01_at_random_by_option():
    """Nobody is asked; all five dojos come up."""
    seen: Counter[str] = Counter()
    for seed in range(30):
        table = tatami.new_table("empires", players=4, seed=seed, modules=["dojo"], random_dojo=True)
        assert table.view(None)["phase"] == "destiny"
        dojos = [seat["dojo"] for seat in table.view(None)["seats"]]
        assert len(set(dojos)) == 4
        seen.update(dojos)
    assert set(seen) == set(DOJOS)
    with pytest.raises(ValueError, match="DOJ-01"):
        tatami.new_table("empires", players=4, random_dojo=True)


def test_DOJ_01_the_barracks_are_the_supply():
    """All samurai not on the board stand there; nobody is trained, no archer and no general on the board."""
    view = tatami.new_table("empires", players=3, seed=1, modules=["dojo"], random_dojo=True).view(None)
    for seat in view["seats"]:
        assert (seat["samurai_left"], seat["range"], seat["arsenal"], seat["headquarters"]) == (8, 0, 0, 0)
    assert all(sum(p["archers"]) == 0 and p["generals"] == [] for p in view["provinces"].values())


def test_DOJ_02_all_units_are_armies():
    """Archers and a general harvest, move, attack and make a castle like samurai."""
    scene = dojo().resource("satsuma", "food").resource("tosa", "bushido")
    scene.army(0, "satsuma", unit="general").army(0, "tosa", unit="archer").act(0, "harvest", "grey-1")
    scene.play("harvest")
    assert (scene.s.food[0], scene.s.bushido[0]) == (1, 1)
    attack = dojo().army(0, "aki", unit="general").army(1, "aki").army(0, "tosa", unit="archer").army(2, "tosa")
    attack.act(0, "attack", "grey-1")
    assert attack.words() == {"done", "attack aki 1", "attack tosa 2"}


# ---------------------------------------------------------------- training (DOJ-10)


def test_DOJ_10_prices_and_places():
    """Archer: 1 bushido, barracks to range. Veteran: 1 food, barracks to arsenal."""
    scene = dojo().goods(0, food=1, bushido=1).planning(0)
    scene.play("place move3 grey-1", "train archer")
    assert quarters(scene) == (15, 1, 0, 0)
    assert (scene.s.food[0], scene.s.bushido[0]) == (1, 0)
    other = dojo().goods(0, food=1, bushido=1).planning(0)
    other.play("place move3 grey-1", "train veteran")
    assert quarters(other) == (15, 0, 1, 0)
    assert (other.s.food[0], other.s.bushido[0]) == (0, 1)


@pytest.mark.parametrize(
    ("source", "words", "left"),
    [
        ({"archers": 1}, "train general-range", (15, 0, 0, 1)),
        ({"veterans": 1}, "train general-arsenal", (15, 0, 0, 1)),
    ],
)
def test_DOJ_10_a_general_from_range_or_arsenal(source, words, left):
    """1 bushido and 1 food; the samurai goes on to the headquarters."""
    scene = dojo().trained(0, **source).goods(0, food=1, bushido=1).planning(0)
    scene.play("place move3 grey-1", words)
    assert quarters(scene) == left
    assert (scene.s.food[0], scene.s.bushido[0]) == (0, 0)


def test_DOJ_10_exactly_one_unit_a_placement():
    """Having trained once, one may not train again with the same token."""
    scene = dojo().goods(0, food=5, bushido=5).neutral("grey-1", "recruit").planning(0)
    scene.play("place move3 grey-1", "train archer")
    assert not trainings(scene)
    assert scene.why("train veteran") == "DOJ-10"
    scene.play("recruit higo")
    assert scene.table.to_act == (1,)


def test_DOJ_10_before_the_neutral_action():
    """A unit trained first can be recruited by the neutral action of the same placement."""
    scene = dojo().goods(0, bushido=1).neutral("grey-1", "recruit").planning(0)
    scene.play("place move3 grey-1", "train archer", "recruit higo archer")
    assert scene.s.archers[0, scene.p("higo")] == 1
    assert quarters(scene) == (16, 0, 0, 0)


def test_DOJ_10_after_the_neutral_action():
    """A resource harvested by the neutral action pays for the training after it."""
    scene = dojo().resource("tosa", "bushido").army(0, "tosa").neutral("grey-1", "harvest").planning(0)
    scene.play("place move3 grey-1")
    assert not trainings(scene)
    scene.play("harvest tosa")
    assert trainings(scene) == {"train archer"}
    scene.play("train archer")
    assert quarters(scene) == (14, 1, 0, 0)
    assert scene.table.to_act == (1,)


def test_DOJ_10_the_neutral_action_may_be_declined_and_training_follows():
    """`done` closes the neutral action, a second `done` the placement."""
    scene = dojo().goods(0, food=1).neutral("grey-1", "recruit").planning(0)
    scene.play("place move3 grey-1", "done")
    assert scene.words() == {"done", "train veteran"}
    scene.play("done")
    assert scene.table.to_act == (1,)
    assert quarters(scene) == (16, 0, 0, 0)


def test_DOJ_10_not_in_the_middle_of_the_neutral_action():
    """Between the general's two steps nobody trains."""
    scene = dojo().goods(0, food=1, bushido=1).army(0, "higo", unit="general").neutral("grey-1", "move").planning(0)
    scene.play("place harvest grey-1", "move higo satsuma general")
    assert not trainings(scene)
    assert scene.why("train archer") == "DOJ-10"
    scene.play("move satsuma bungo general")
    assert trainings(scene) == {"train archer", "train veteran"}


def test_DOJ_10_only_when_placing():
    """Not during the resolution."""
    scene = dojo().goods(0, food=1, bushido=1).act(0, "recruit", "grey-1")
    assert not trainings(scene)
    assert scene.why("train archer") == "DOJ-10"


def test_DOJ_10_the_cover_is_paid_first():
    """One bushido cannot both cover and train."""
    scene = dojo().goods(0, bushido=1).token(1, "move3", "grey-1", 1, True).planning(0, 2)
    scene.play("place harvest grey-1")
    assert scene.s.bushido[0] == 0
    assert not trainings(scene)
    rich = dojo().goods(0, bushido=2).token(1, "move3", "grey-1", 1, True).planning(0, 2)
    rich.play("place harvest grey-1", "train archer")
    assert (rich.s.bushido[0], rich.s.range[0]) == (0, 1)


def test_DOJ_10_nothing_to_train_with():
    """No goods, or no samurai in the barracks: nothing is offered, and the refusal says so."""
    poor = dojo().neutral("grey-1", "recruit").planning(0)
    poor.play("place move3 grey-1")
    assert not trainings(poor)
    assert poor.why("train archer") == "DOJ-10"
    empty = dojo().army(0, "higo", 16).goods(0, food=2, bushido=2).neutral("grey-1", "move").planning(0)
    empty.play("place harvest grey-1")
    assert not trainings(empty)
    assert empty.why("train veteran") == "DOJ-10"


def test_DOJ_10_the_last_samurai_of_the_barracks():
    """One is enough, for an archer as for a veteran."""
    for unit, after in (("archer", (0, 1, 0, 0)), ("veteran", (0, 0, 1, 0))):
        scene = dojo().army(0, "higo", 15).goods(0, food=1, bushido=1).planning(0)
        scene.play("place harvest teal-1", f"train {unit}")
        assert quarters(scene) == after


def test_DOJ_10_not_without_the_module():
    """The base game trains nobody."""
    scene = Scene(3).clear().goods(0, food=2, bushido=2).neutral("grey-1", "recruit").planning(0)
    scene.play("place move3 grey-1")
    assert not trainings(scene)
    assert scene.why("train archer") == "DOJ-01"


# ---------------------------------------------------------------- limits (DOJ-11)


@pytest.mark.parametrize(("trained", "fielded"), [(3, 0), (2, 1), (0, 3)])
def test_DOJ_11_three_archers_trained_and_fielded(trained, fielded):
    """A fourth is refused."""
    scene = dojo().trained(0, archers=trained).army(0, "aki", fielded, "archer").goods(0, bushido=3)
    scene.neutral("grey-1", "recruit").planning(0)
    scene.play("place move3 grey-1")
    assert not trainings(scene)
    assert scene.why("train archer") == "DOJ-11"


def test_DOJ_11_one_general_trained_or_fielded():
    """Neither beside one in the headquarters nor beside one on the board."""
    for scene in (
        dojo().trained(0, veterans=1, archers=1, general=1),
        dojo().trained(0, veterans=1, archers=1).army(0, "aki", unit="general"),
    ):
        scene.goods(0, food=2, bushido=2).neutral("grey-1", "recruit").planning(0)
        scene.play("place move3 grey-1")
        assert trainings(scene) == {"train archer", "train veteran"}
        assert scene.why("train general-range") == "DOJ-11"
        assert scene.why("train general-arsenal") == "DOJ-11"


def test_DOJ_11_an_archer_become_general_frees_a_place():
    """Two archers and a general are left: a third archer may be trained."""
    scene = dojo().trained(0, archers=2, general=1).goods(0, bushido=1).planning(0)
    scene.play("place move3 grey-1", "train archer")
    assert quarters(scene) == (12, 3, 0, 1)


def test_DOJ_11_the_lost_are_trained_again():
    """A destroyed archer, and a destroyed general, may be trained anew."""
    archer = dojo(2).army(0, "aki", 3, "archer").army(1, "aki").goods(0, bushido=1)
    archer.neutral("grey-1", "attack").neutral("grey-2", "harvest").planning(1)
    archer.play("place harvest grey-1", "attack aki 0", "place move3 grey-2", "train archer")
    assert (archer.s.range[0], archer.s.archers[0, archer.p("aki")]) == (1, 2)
    general = dojo(2).army(0, "aki", unit="general").army(1, "aki").trained(0, veterans=1).goods(0, food=1, bushido=1)
    general.neutral("grey-1", "attack").neutral("grey-2", "harvest").planning(1)
    general.play("place harvest grey-1", "attack aki 0", "place move3 grey-2", "train general-arsenal")
    assert quarters(general) == (15, 0, 0, 1)


def test_DOJ_11_veterans_have_no_limit_but_the_barracks():
    """Any number of samurai may stand in the arsenal."""
    scene = dojo().trained(0, veterans=15).goods(0, food=1).planning(0)
    scene.play("place move3 grey-1", "train veteran")
    assert quarters(scene) == (0, 0, 16, 0)


# ---------------------------------------------------------------- example (DOJ-41)


def test_DOJ_41_example_an_archer_then_a_general_from_the_arsenal():
    """Red trains an archer for 1 bushido; in its next turn a veteran becomes general for 1 bushido and 1 food."""
    scene = dojo(2).trained(0, veterans=1, dojo="earth").goods(0, food=1, bushido=2).neutral("grey-3", "harvest")
    scene.neutral("grey-1", "harvest").neutral("grey-2", "harvest").planning(0)
    scene.play("place move3 grey-1", "train archer", "place move3 grey-2", "place ship grey-3", "train general-arsenal")
    assert quarters(scene) == (14, 1, 0, 1)
    assert (scene.s.food[0], scene.s.bushido[0]) == (0, 0)
