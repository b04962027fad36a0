"""The network inside the search: its weights, what it may see, and that it says the same everywhere."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from bot_scenes import SCENES, another_truth, scene, small_weights

import tatami
from tatami import bots
from tatami.bots import net, thinker
from tatami.game import get
from tatami.kernel import twin

LARGEST = 4_000_000
"""Bytes that all weights may take in the package."""


def test_weights_are_small_and_fit_the_games() -> None:
    files = sorted(net.FOLDER.glob("*.npz"))
    assert sum(file.stat().st_size for file in files) <= LARGEST
    for file in files:
        contract, found = get(file.stem).contract, net.read(file)
        assert found["w1"].shape[0] == contract.OBS
        assert found["embed"].shape[0] == contract.N_ACTIONS
        assert all(np.isfinite(array).all() for name, array in found.items() if name != "unproven")


@pytest.mark.parametrize(
    ("players", "options", "proven"),
    [
        (2, {}, True),
        (2, {"modules": ["dojo"]}, True),
        (2, {"edition": "2019"}, True),
        (2, {"modules": ["agendas"]}, False),
        (2, {"modules": ["mountains", "dojo"]}, False),
        (4, {}, False),
    ],
)
def test_the_network_plays_only_where_it_proved_better(players: int, options: dict[str, Any], proven: bool) -> None:
    """docs/bots.md has the matches; elsewhere a shogun is a general."""
    found = net.read(net.FOLDER / "empires.npz")
    table = tatami.new_table("empires", players=players, seed=1, **options)
    assert net.plays(found, table.snapshot().rules) is proven


@pytest.mark.parametrize("name", SCENES)
def test_all_seats_at_once_are_evaluated_as_one_by_one(name: str) -> None:
    table = scene(name)
    contract = get(table.game).contract
    shares = [0.0] * contract.MAX_SEATS
    contract.evaluate_all(table._state, table._rules, shares)
    for seat in range(table._rules.seats):
        assert shares[seat] == pytest.approx(contract.evaluate(table._state, table._rules, seat), abs=1e-9)


@pytest.mark.parametrize("name", [name for name in SCENES if name != "solo"])
def test_what_the_network_is_given_does_not_depend_on_secrets(name: str) -> None:
    table = scene(name)
    seat = table.to_act[0]
    observe = twin(table.game, False)("kernel.observe").observe
    n = get(table.game).contract.OBS
    seen = []
    for truth in [table] + [another_truth(table, seat, number) for number in range(4)]:
        out = np.zeros(n, np.float32)
        observe(truth._state, truth._rules, seat, np.zeros(n, np.int8), out)
        seen.append(out.tobytes())
    assert len(set(seen)) == 1


@pytest.mark.parametrize("name", [name for name in SCENES if name != "solo"])
def test_a_network_plays_the_same_move_for_the_same_seed(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(net, "weights", small_weights)
    table = scene(name)
    seat = table.to_act[0]
    tables = [table, table] + [another_truth(table, seat, number) for number in range(3)]
    assert len({bots.choose(t, seat, "shogun", seed=3, iterations=20) for t in tables}) == 1


def test_another_network_can_make_another_move(monkeypatch: pytest.MonkeyPatch) -> None:
    moves = set()
    for seed in range(6):
        monkeypatch.setattr(net, "weights", lambda game, seed=seed: small_weights(game, seed))
        thinker._thinker.cache_clear()
        table = scene("planning")
        moves.add(bots.choose(table, table.to_act[0], "shogun", seed=3, iterations=6))
    assert len(moves) > 1


def test_alone_shogun_goes_by_the_evaluation(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(net, "weights", small_weights)
    table = scene("solo")
    assert thinker.know(table, table.to_act[0], 1).net is None
