"""The arena: seats rotated, equal seeds, figures that add up, clear errors, other machines."""

from __future__ import annotations

import json
import xml.dom.minidom
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from tatami.bots.arena import jobs, line_up, run
from tatami.bots.match import Result
from tatami.bots.rating import elo, interval
from tatami.cli.arena import arena


def test_every_seed_is_played_in_every_rotation() -> None:
    seats, options = line_up("empires", ["captain", "soldier"], 4, {})
    assert seats == ["captain", "soldier", "captain", "soldier"]
    todo = list(jobs("empires", seats, options, 8, 30, None, 5))
    assert [job.seed for job in todo] == [30, 30, 31, 31, 32, 32, 33, 33]  # two ways to sit, so two games a seed
    assert todo[1].seats == ("soldier", "captain", "soldier", "captain")


def test_figures_add_up_and_repeat() -> None:
    def play() -> list[tuple[str, float, float]]:
        report = run("empires", ["novice", "random"], 4, seed=5, workers=1)
        return [(s.bot, s.share, s.score) for s in report.standings]

    first = play()
    assert sum(share for _, share, _ in first) == pytest.approx(1.0)
    assert first == play()


def test_together_in_seven() -> None:
    report = run("seven", ["novice"], 1, players=3, seed=2, workers=1, level="easy")
    assert report.standings[0].share in (0.0, 1.0)
    assert report.standings[0].elo is None


@pytest.mark.parametrize(
    ("bots", "change", "sentence"),
    [
        (["ninja"], {}, "There is no bot called “ninja”"),
        ([], {}, "at least one bot"),
        (["novice"] * 3, {"players": 4}, "3 bots cannot share 4 seats evenly"),
        (["novice"] * 6, {}, "empires is for 1 to 5 players, not 6"),
        (["novice"] * 2, {"count": 0}, "at least 1 game, not 0"),
        (["captain"] * 2, {"seconds": 0.0}, "budget above 0 seconds, not 0.0"),
        (["captain"] * 2, {"iterations": -3}, "budget above 0 iterations, not -3"),
        (["novice"] * 2, {"modules": ["sumo"]}, "no module “sumo”"),
        (["novice"] * 2, {"on": "the moon"}, "not on “the moon”"),
    ],
)
def test_what_cannot_be_played(bots: list[str], change: dict[str, Any], sentence: str) -> None:
    count = int(str(change.pop("count", 2)))
    with pytest.raises(ValueError, match=sentence):
        run("empires", bots, count, workers=1, **change)  # type: ignore[arg-type]


def test_intervals_hold_the_share() -> None:
    low, high = interval([1.0] * 30 + [0.0] * 10)
    assert 0.59 < low < 0.75 < high < 0.87
    assert interval([1.0] * 50)[1] == 1.0


def test_elo_of_three_to_one() -> None:
    won = Result(1, ("a", "b"), [1.0, 0.0], [9, 3], [1, 1])
    lost = Result(1, ("a", "b"), [0.0, 1.0], [3, 9], [1, 1])
    ratings = elo([won] * 300 + [lost] * 100)
    assert ratings["a"] - ratings["b"] == pytest.approx(191, abs=5)


def test_the_command_writes_its_report(tmp_path: Path) -> None:
    report, plot = tmp_path / "report.json", tmp_path / "plot.svg"
    words = ["empires", "--bots", "novice,random", "--games", "2", "--workers", "1", "--modules", "shrines"]
    done = CliRunner().invoke(arena, [*words, "--json", str(report), "--plot", str(plot)], catch_exceptions=False)
    assert done.exit_code == 0
    read = json.loads(report.read_text())
    assert read["options"]["modules"] == ["shrines"]
    assert {row["bot"] for row in read["standings"]} == {"novice", "random"}
    assert len(xml.dom.minidom.parse(str(plot)).getElementsByTagName("rect")) == 3
