"""Small Samurai Empires, section 9: game end, final scoring, winner."""

from __future__ import annotations

import pytest
from scenes import Scene

import tatami

EDITIONS = ("draft", "2019", "2022")
REGIONS = ("grey", "orange", "teal", "violet")


def last_era(edition: str = "2022", players: int = 3) -> Scene:
    """An empty board before the end of era 3."""
    return Scene(players, edition=edition).clear()


@pytest.mark.parametrize("edition", EDITIONS)
def test_EMP_90_the_last_era_end_then_the_final_scoring(edition):
    """After era 3: harvest, influence, bonus, shrines, then influence points; and the game is over."""
    scene = last_era(edition).army(0, "bungo").army(0, "satsuma")
    scene.s.played[0] = 2
    scene.end_of_era(3)
    kinds = [e.kind for e in scene.table.events(None)]
    kinds = list(dict.fromkeys(kinds[kinds.index("era-ends") :]))
    assert kinds == ["era-ends", "gained", "influence", "region-bonus", "shrines", "final-influence", "won"]
    assert scene.table.over
    assert scene.table.to_act == ()
    assert scene.table.legal() == []
    assert scene.table.view(None)["phase"] == "over"
    # bonus 3, shrine 1, influence 2 -> multiplier 2, 2 cards played
    assert scene.table.scores[0] == 3 + 1 + 2 * 2


def test_EMP_90_nothing_can_be_played_afterwards():
    """A finished game refuses every move."""
    scene = last_era().end_of_era(3)
    for move in ("done", "pass", "place recruit grey-1", "nonsense"):
        with pytest.raises(tatami.IllegalMove) as refused:
            scene.play(move)
        assert (refused.value.rule, refused.value.reason) == ("EMP-90", "game-over")


@pytest.mark.parametrize("edition", EDITIONS)
def test_EMP_91_twenty_eight_points(edition):
    """The rulebook's example: influence 1, 3, 5, 1 and cards 3, 5, 2, 2 give 3 + 15 + 8 + 2 = 28."""
    scene = last_era(edition)
    for region, (steps, cards) in enumerate(((1, 3), (3, 5), (5, 2), (1, 2))):
        scene.s.influence[0, region] = steps
        scene.s.played[region] = cards
    assert scene.table.view(None)["seats"][0]["final_points"] == dict(zip(REGIONS, (3, 15, 8, 2), strict=True))
    scene.end_of_era(3)
    assert [e["points"] for e in scene.kinds("final-influence") if e["seat"] == 0] == [3, 15, 8, 2]
    assert scene.table.scores[0] == 28


@pytest.mark.parametrize(
    ("steps", "times"), [(0, 0), (1, 1), (2, 2), (3, 3), (4, 4), (5, 4), (10, 6), (11, 6), (25, 6)]
)
def test_EMP_91_the_track(steps, times):
    """The printed multipliers; 10 or more stays 6."""
    scene = last_era()
    scene.s.influence[1, 2] = steps
    scene.s.played[2] = 1
    scene.end_of_era(3)
    assert scene.table.scores == [0, times, 0]


def test_EMP_91_the_track_never_falls():
    """More influence is never worth less."""
    scene = last_era()
    track = [scene.r.track[i] for i in range(11)]
    assert track == sorted(track)


def test_EMP_91_no_cards_no_points():
    """Influence in a region without played cards is worth nothing."""
    scene = last_era()
    scene.s.influence[0, 1] = 10
    scene.s.played[0] = 6
    scene.end_of_era(3)
    assert scene.table.scores == [0, 0, 0]


@pytest.mark.parametrize(("edition", "points"), [("draft", [0, 0, 0]), ("2019", [1, 3, 0]), ("2022", [1, 3, 0])])
def test_EMP_92_leftovers(edition, points):
    """Every 3 unspent resources of any kind are a point; none in the draft."""
    scene = last_era(edition).goods(0, food=4, bushido=1).goods(1, food=5, bushido=4).goods(2, food=1, bushido=1)
    scene.end_of_era(3)
    assert scene.table.scores == points


def test_EMP_92_the_last_harvest_counts():
    """Resources of the last full harvest are unspent resources."""
    scene = last_era().goods(0, food=2).army(0, "kii").resource("kii", "bushido").end_of_era(3)
    assert [e["points"] for e in scene.kinds("leftovers")] == [1]


@pytest.mark.parametrize("edition", EDITIONS)
def test_EMP_93_most_points_wins(edition):
    """Points decide before anything else."""
    scene = last_era(edition).army(1, "matsumae", 8).army(0, "matsumae", 9)
    scene.s.score[1], scene.s.score[0], scene.s.score[2] = 20, 3, 19
    scene.goods(2, bushido=1).end_of_era(3)
    assert scene.table.winners == [1]


@pytest.mark.parametrize("edition", EDITIONS)
def test_EMP_93_tie_fewest_armies(edition):
    """Level in points: fewest armies on the board; castles are not armies, the draft's marks neither."""
    scene = last_era(edition).army(0, "matsumae", 3).army(1, "matsumae", 3).army(1, "musashi").army(0, "musashi")
    scene.army(2, "matsumae", 3).castle(2, "kii").castle(1, "kii").castle(0, "kii")
    scene.s.score[0] = scene.s.score[1] = scene.s.score[2] = 10
    scene.goods(0, food=2, bushido=0).end_of_era(3)
    assert len(set(scene.table.scores)) == 1
    assert scene.table.winners == [2]


@pytest.mark.parametrize("edition", EDITIONS)
def test_EMP_93_then_most_resources(edition):
    """Level in armies too: most resources left, food and bushido together."""
    scene = last_era(edition).goods(0, food=1).goods(1, food=1, bushido=1).goods(2, bushido=1).end_of_era(3)
    assert scene.table.scores == [0, 0, 0]
    assert scene.table.winners == [1]


@pytest.mark.parametrize("edition", EDITIONS)
def test_EMP_93_then_they_share(edition):
    """Level in everything: the tied share the win."""
    scene = last_era(edition).goods(0, food=2).goods(1, food=1, bushido=1).goods(2, bushido=1).end_of_era(3)
    assert scene.table.winners == [0, 1]
    assert [e["seat"] for e in scene.kinds("won")] == [0, 1]
    assert scene.table.view(None)["winners"] == [0, 1]


def test_EMP_93_only_the_tied_are_compared():
    """A poor loser with no army does not come between the tied."""
    scene = last_era().army(0, "matsumae", 2).army(1, "matsumae", 2).army(1, "musashi").army(2, "musashi")
    scene.s.score[0] = scene.s.score[1] = 9
    scene.end_of_era(3)
    assert scene.table.winners == [0]


def test_EMP_93_nobody_has_won_before_the_end():
    """While the game runs there is no winner."""
    assert tatami.new_table("empires", players=3, seed=1).winners == []
