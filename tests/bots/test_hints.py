"""Hints, odds and the analysis of a record."""

from __future__ import annotations

import xml.dom.minidom
from typing import Any

import pytest
from bot_scenes import SCENES, scene
from click.testing import CliRunner

import tatami
from tatami import bots, messages
from tatami.bots.analysis import analyse
from tatami.bots.hints import _reasons
from tatami.cli.analyse import analyse as command


@pytest.mark.parametrize("name", SCENES)
def test_hints_are_legal_moves_with_a_reason_in_every_language(name: str) -> None:
    table = scene(name)
    seat = table.to_act[0]
    moves = bots.hint(table, seat, 0.3)
    assert 1 <= len(moves) <= 3
    # the best first, no idea twice, and no two for one and the same reason unless the trial games are all there is
    assert [m["value"] for m in moves] == sorted((m["value"] for m in moves), reverse=True)
    reasons = [(m["reason"]["kind"], m["reason"]["args"].get("seat")) for m in moves if m["reason"]["kind"] != "chance"]
    assert len(set(reasons)) == len(reasons)
    assert len({(m["kind"], m["args"].get("order", m["words"])) for m in moves}) == len(moves)
    for move in moves:
        assert move["words"] in [str(a) for a in table.legal(seat)]
        assert 0.0 <= move["value"] <= 1.0
        for lang in messages.LANGUAGES:
            key = f"hint-{table.game}-{move['reason']['kind']}"
            assert messages.worded(lang, key, move["reason"]["args"], {"seat": "seat"}, table.seat_names)


@pytest.mark.parametrize("name", SCENES)
def test_each_hint_has_a_reason_of_its_own(name: str) -> None:
    moves = bots.hint(scene(name), None, 0.3)
    reasons = [(m["reason"]["kind"], m["reason"]["args"].get("seat")) for m in moves if m["reason"]["kind"] != "chance"]
    assert len(set(reasons)) == len(reasons)
    values = [m["value"] for m in moves]
    assert values == sorted(values, reverse=True)


def test_a_reason_is_what_sets_a_move_apart() -> None:
    armies: Any
    castles: Any
    goods: Any
    armies, castles, goods = (1.5, "armies", {}), (0.6, "castles", {}), (0.4, "goods", {})
    told = _reasons([[armies, castles], [armies, goods], [armies]], [0.6, 0.5, 0.4])
    assert [reason["kind"] for reason in told] == ["castles", "goods", "armies"]
    told = _reasons([[armies], [armies], [(0.1, "goods", {})]], [0.6, 0.5, 0.4])
    assert [reason["kind"] for reason in told] == ["armies", "chance", "chance"]
    assert told[1]["args"] == {"percent": 50}


def test_a_hints_value_is_the_odds_with_that_move() -> None:
    table = scene("second-round")
    table._state.score[table.to_act[0]] += 60
    assert bots.hint(table, None, 0.3)[0]["value"] > 0.9


@pytest.mark.parametrize("name", SCENES)
def test_odds_are_shares(name: str) -> None:
    table = scene(name)
    for seat in (None, table.to_act[0]):
        odds = bots.odds(table, 0.2, seat)
        assert len(odds) == table._rules.seats
        assert all(0.0 <= share <= 1.0 for share in odds)
        if table.game == "empires":
            assert sum(odds) == pytest.approx(1.0)


def test_a_clear_lead_has_better_odds() -> None:
    table = scene("second-round")
    table._state.score[0] += 60
    assert bots.odds(table, 0.3)[0] > 0.9


def test_bad_budgets() -> None:
    table = scene("planning")
    with pytest.raises(ValueError, match="budget above 0 seconds"):
        bots.odds(table, 0)
    with pytest.raises(ValueError, match="budget above 0 seconds"):
        bots.hint(table, table.to_act[0], -1)


def test_analysis_adds_up() -> None:
    table = scene("second-round")
    found = analyse(table.record(), seconds=0.5, most=12)
    assert len(found.steps) == 12
    for seat in range(2):
        decisions, rest = found.totals(seat)
        assert found.steps[0].odds[seat] + decisions + rest == pytest.approx(found.final[seat])
    assert [s.ply for s in found.turning_points] == sorted(s.ply for s in found.turning_points)


def test_analysis_of_nothing() -> None:
    with pytest.raises(ValueError, match="the record has no moves"):
        analyse(tatami.new_table("empires", players=2, seed=1).record())


def test_the_command_tells_and_draws(tmp_path: pytest.TempPathFactory) -> None:
    record, picture = tmp_path / "game.json", tmp_path / "odds.svg"  # type: ignore[operator]
    record.write_text(scene("planning").record())
    for lang in messages.LANGUAGES:
        done = CliRunner().invoke(
            command, [str(record), "--seconds", "0.3", "--plot", str(picture), "--lang", lang], catch_exceptions=False
        )
        assert done.exit_code == 0
        assert messages.text(lang, "analyse-turning") in done.output
    assert len(xml.dom.minidom.parse(str(picture)).getElementsByTagName("polyline")) == 2


def test_odds_in_great_haste_still_look_at_many_worlds() -> None:
    table = tatami.new_table("empires", players=4, seed=1)
    odds = bots.odds(table, 1e-9)
    assert sum(odds) == pytest.approx(1.0)
    assert max(odds) < 0.9
