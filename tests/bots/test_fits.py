"""The scripts that fit weights run, in miniature, and what they ask the rules' code about is linear."""

from __future__ import annotations

import runpy
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from benchmarks import fit_evaluate, fit_odds, fit_prior, weights
from benchmarks.logit import counting, newton, today
from bot_scenes import scene
from click.testing import CliRunner

from tatami.empires import evaluate, prior
from tatami.empires import weights as empires
from tatami.seven import weights as seven


def test_terms_counted_times_weights_are_the_value() -> None:
    table = scene("planning")
    state, rules = table._state, table._rules
    legal = [action.number for action in table.legal()]
    fitted = {face: weights.fitted(weights.path(empires), face) for face in ("prior", "evaluate")}
    with counting(empires, fitted["prior"]) as names:
        counts = [np.zeros(len(names)) + prior.lean(state, rules, number) for number in legal]
    now = today(empires, fitted["prior"])
    assert [row @ now for row in counts] == pytest.approx([prior.lean(state, rules, n) for n in legal])
    terms = evaluate.ALL & ~(1 << evaluate.SCORE)
    with counting(empires, fitted["evaluate"]):
        count = evaluate.prospect(state, rules, 0, terms)
    assert count @ today(empires, fitted["evaluate"]) == pytest.approx(evaluate.prospect(state, rules, 0, terms))


@pytest.mark.parametrize("table", [empires, seven], ids=["empires", "seven"])
def test_a_block_is_written_in_place_and_says_how_it_was_made(table: ModuleType, tmp_path: Path) -> None:
    """The same numbers give the same file but for the line that says who made them; others stand where they belong."""
    before = weights.path(table).read_text("utf-8")
    copy = tmp_path / "weights.py"
    copy.write_text(before, "utf-8")
    names = weights.fitted(copy, "evaluate")
    numbers = today(table, names)
    weights.write(copy, "evaluate", numbers.tolist(), "by nobody")
    was, now = before.splitlines(), copy.read_text("utf-8").splitlines()
    (changed,) = [line for line in now if line not in was]
    assert changed.startswith("# == evaluate, fitted: by nobody; 20")
    assert [line for line in was if line not in now] == [line for line in was if line.startswith(changed[:22])]
    weights.write(copy, "evaluate", (numbers + 1).tolist(), "by somebody " * 20)
    made: dict[str, Any] = runpy.run_path(str(copy))
    assert made.pop(names[0]) == pytest.approx(vars(table)[names[0]] + 1)
    assert all(made[name] == value for name, value in vars(table).items() if name.isupper() and name not in names)


def test_a_logit_finds_the_weights_that_made_the_choices() -> None:
    rng, true = np.random.default_rng(1), np.array([1.0, -2.0])
    inputs = list(rng.standard_normal((4000, 3, 2)))
    targets = []
    for x in inputs:
        p = np.exp(x @ true)
        targets.append(np.eye(3)[rng.choice(3, p=p / p.sum())])
    assert newton(inputs, targets) == pytest.approx(true, abs=0.15)


def test_the_scripts_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    runner = CliRunner()
    few = ["--games", "1", "--level", "novice"]
    for table in (empires, seven):
        file = tmp_path / table.__name__
        file.write_bytes(weights.path(table).read_bytes())
        monkeypatch.setattr(table, "__file__", str(file))
    done = runner.invoke(fit_prior.main, ["empires", "--write", *few], catch_exceptions=False)
    assert "fitted weights name the move made in" in done.output
    assert "fit_prior empires --players 2 --games 1" in weights.path(empires).read_text("utf-8")
    done = runner.invoke(fit_prior.main, ["seven", *few], catch_exceptions=False)
    assert "uniform" in done.output
    done = runner.invoke(fit_evaluate.main, ["seven", "--write", *few], catch_exceptions=False)
    assert "BARRICADES" in done.output
    assert "fit_evaluate seven --games 1" in weights.path(seven).read_text("utf-8")
    monkeypatch.setattr(fit_odds, "WORLDS", 2)
    monkeypatch.setattr(fit_odds, "LEVELS", (("novice", 1), ("soldier", 0), ("captain", 0)))
    rows = [fit_odds.one("seven", seed, 1.0) for seed in range(5)]
    numbers = fit_odds.numbers_of(rows, {})
    bins, error, squared = fit_odds.reliability(fit_odds.told(rows, numbers))
    assert bins
    assert 0.0 <= error <= 1.0
    assert 0.0 <= squared <= 1.0
