"""The scripts that fit weights run, in miniature, and what they ask the rules' code about is linear."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from benchmarks import fit_evaluate, fit_odds, fit_prior
from benchmarks.logit import counting, newton, today
from bot_scenes import scene
from click.testing import CliRunner

from tatami.empires import evaluate, prior


def test_terms_counted_times_weights_are_the_value() -> None:
    table = scene("planning")
    state, rules = table._state, table._rules
    legal = [action.number for action in table.legal()]
    with counting(prior) as names:
        counts = [np.zeros(len(names)) + prior.lean(state, rules, number) for number in legal]
    weights = today(prior, names)
    assert [row @ weights for row in counts] == pytest.approx([prior.lean(state, rules, n) for n in legal])
    terms = evaluate.ALL & ~(1 << evaluate.SCORE)
    with counting(evaluate) as names:
        count = evaluate.prospect(state, rules, 0, terms)
    assert count @ today(evaluate, names) == pytest.approx(evaluate.prospect(state, rules, 0, terms))


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
    done = runner.invoke(fit_prior.main, ["--games", "1", "--level", "novice"], catch_exceptions=False)
    assert "fitted weights name the move made in" in done.output
    done = runner.invoke(fit_evaluate.main, ["seven", "--games", "1", "--level", "novice"], catch_exceptions=False)
    assert "W_BARRICADES" in done.output
    monkeypatch.setattr(fit_odds, "WORLDS", 2)
    monkeypatch.setattr(fit_odds, "LEVELS", (("novice", 1), ("soldier", 0), ("captain", 0)))
    rows = [fit_odds.one("seven", seed, 1.0) for seed in range(5)]
    numbers = fit_odds.numbers_of(rows, {})
    bins, error, squared = fit_odds.reliability(fit_odds.told(rows, numbers))
    assert bins
    assert 0.0 <= error <= 1.0
    assert 0.0 <= squared <= 1.0
