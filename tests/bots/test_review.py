"""A finished game looked at again: accuracy, best and worst, what was better."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from bot_scenes import scene
from click.testing import CliRunner

import tatami
from tatami import messages
from tatami.bots.review import Judged, review, sum_up, would_do
from tatami.cli.review import review as command


def lost(points: float, seat: int = 0) -> Judged:
    return Judged(0, seat, "made", "better", 0.5 - points, 0.5, 3)


@pytest.mark.parametrize("name", ["planning", "seven"])
def test_a_review_judges_everybody(name: str) -> None:
    table = scene(name)
    found = review(table.record(), seconds=0.2, most=6)
    assert len(found.decisions) == 6
    assert [p.seat for p in found.players] == list(range(len(table.seat_names)))
    assert sum(p.decisions for p in found.players) == 6
    for one in found.decisions:
        assert 0.0 <= one.chance <= one.best_chance <= 1.0
        assert table.moves[one.ply] == (one.seat, one.made)
    for player in found.players:
        assert 0.0 <= player.accuracy <= 100.0
    assert json.loads(json.dumps(found.json()))["decisions"][0]["loss"] >= 0.0


def test_accuracy_falls_with_what_decisions_cost() -> None:
    assert sum_up(0, "", [lost(0.0), lost(0.0)]).accuracy == 100.0
    assert sum_up(0, "", [lost(0.0), lost(0.2)]).accuracy < sum_up(0, "", [lost(0.0), lost(0.05)]).accuracy
    assert sum_up(0, "", [lost(0.005)]).worst is None, "as good as each other"
    worst = sum_up(0, "", [lost(0.05), lost(0.2), lost(0.1)]).worst
    assert worst is not None
    assert worst.loss == pytest.approx(0.2)


def test_what_shogun_would_do_is_legal() -> None:
    table = scene("planning")
    seat = table.to_act[0]
    assert would_do(table, seat, seconds=0.1) in [str(action) for action in table.legal(seat)]


def test_nothing_to_review() -> None:
    with pytest.raises(ValueError, match="nobody had a choice"):
        review(tatami.new_table("empires", players=2, seed=1).record())
    with pytest.raises(ValueError, match="budget above 0 seconds"):
        review(scene("planning").record(), seconds=0)


@pytest.mark.parametrize("lang", messages.LANGUAGES)
def test_the_command_tells_in_every_language(lang: str, tmp_path: Path) -> None:
    record, out = tmp_path / "game.json", tmp_path / "review.json"
    record.write_text(scene("seven").record())
    args = [str(record), "--seconds", "0.3", "--lang", lang, "--json", str(out)]
    done = CliRunner().invoke(command, args, catch_exceptions=False)
    assert done.exit_code == 0, done.output
    assert messages.text(lang, "review-title") in done.output
    assert len(json.loads(out.read_text())["players"]) == 4
