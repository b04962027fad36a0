"""Batches: the same games as single ones, whatever the threads; nothing hidden shows; memory is shared."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import tatami
from tatami.envs.batch import Batch
from tatami.game import NAMES

MODULES = ["agendas", "mountains", "shrines", "random_neutral", "new_region", "dojo"]
SETTINGS: dict[str, list[dict[str, Any]]] = {
    "empires": [
        {"players": 2},
        {"players": 1},
        {"players": 5, "modules": MODULES},
        {"players": 3, "edition": "draft"},
        {"players": 4, "edition": "2019", "modules": MODULES[:4], "open_screens": True},
    ],
    "seven": [{"players": n, "level": level} for n, level in ((1, "easy"), (2, "normal"), (4, "hard"), (7, "heroic"))],
}


@pytest.fixture(params=NAMES)
def game(request: pytest.FixtureRequest) -> str:
    """Both games."""
    return str(request.param)


def trace(batch: Batch, steps: int) -> list[bytes]:
    """What a batch does under its own random choices."""
    seen = []
    for _ in range(steps):
        batch.step(batch.choose())
        seen.append(batch.actor.tobytes() + batch.rewards.tobytes() + batch.observe().tobytes())
    return seen


def test_threads_do_not_matter(game: str) -> None:
    one = Batch(game, 300, settings=SETTINGS[game], seed=5, threads=1)
    two = Batch(game, 300, settings=SETTINGS[game], seed=5, threads=2)
    assert len(one._share._parts) == 1
    assert len(two._share._parts) == 2
    assert trace(one, 60) == trace(two, 60)
    assert one.states.tobytes() == two.states.tobytes()


def test_seeds_matter(game: str) -> None:
    one, two = (Batch(game, 8, players=2, seed=seed) for seed in (1, 2))
    assert one.states.tobytes() != two.states.tobytes()
    two.reset(1)
    assert one.states.tobytes() == two.states.tobytes()


def test_games_are_those_of_tables(game: str) -> None:
    batch = Batch(game, len(SETTINGS[game]), settings=SETTINGS[game], seed=9, auto_reset=False)
    tables = []
    for i, setting in enumerate(batch.settings):
        given = {k: v for k, v in setting.options.items() if k != "players"}
        tables.append(tatami.new_table(game, players=setting.options["players"], seed=int(batch.seeds[i]), **given))
    while (batch.actor >= 0).any():
        actions = batch.choose().copy()
        for i, table in enumerate(tables):
            if batch.actor[i] >= 0:
                assert sorted(a.number for a in table.legal(int(batch.actor[i]))) == sorted(
                    batch.lists[i, : batch.counts[i]].tolist()
                )
                table.play(batch.settings[i].actions[int(actions[i])], int(batch.actor[i]))
        batch.step(actions)
        for i, table in enumerate(tables):
            if batch.done[i]:
                assert table.over
                won = [s for s in range(table.players) if batch.rewards[i, s] == batch.rewards[i].max() > 0]
                assert not table.winners or won == [s for s in table.winners if s < table.players]


def test_ended_games_begin_anew(game: str) -> None:
    batch = Batch(game, 64, players=2, seed=3)
    first, ended = batch.seeds.copy(), 0
    for _ in range(400):
        batch.step_random()
        ended += int(batch.done.sum())
        assert (batch.actor >= 0).all()
        assert (batch.counts > 0).all()
    assert ended > 64
    assert (batch.seeds != first).all()


def test_illegal_actions_are_refused_and_change_nothing(game: str) -> None:
    batch = Batch(game, 4, players=2, seed=3)
    before = batch.states.tobytes()
    bad = batch.choose().copy()
    bad[2] = len(batch.actions) - 1
    with pytest.raises(ValueError, match="not legal in game 2"):
        batch.step(bad)
    with pytest.raises(ValueError, match="4 actions"):
        batch.step([0])
    with pytest.raises(ValueError, match="no such seat"):
        batch.observe(6)
    assert batch.states.tobytes() == before


def test_a_game_given_no_action_waits(game: str) -> None:
    batch = Batch(game, 2, players=2, seed=3)
    before = batch.states[1].tobytes()
    batch.step([int(batch.choose()[0]), -1])
    assert batch.states[1].tobytes() == before


def test_masks_are_the_lists(game: str) -> None:
    batch = Batch(game, 32, players=2, seed=4)
    for _ in range(30):
        batch.step_random()
        mask = batch.mask()
        for i in range(len(batch)):
            assert np.flatnonzero(mask[i]).tolist() == sorted(batch.lists[i, : batch.counts[i]].tolist())


def test_observations_leak_nothing(game: str) -> None:
    batch = Batch(game, 40, settings=SETTINGS[game], seed=6)
    hidden = 0
    for _ in range(50):
        batch.step_random()
        truth = batch.states.copy()
        for seat in range(int(batch.seats.min())):
            seen = batch.observe(seat).copy()
            batch.resample(seat)
            hidden += int((batch.states != truth).sum())
            assert np.array_equal(batch.observe(seat), seen)
            assert np.abs(seen).max() <= 10
            batch.states[:] = truth
    assert hidden > 1000  # something was redrawn


def test_a_seat_a_game(game: str) -> None:
    batch = Batch(game, 6, players=3, seed=6)
    for _ in range(30):
        batch.step_random()
    rows = [batch.observe(seat).copy() for seat in range(3)]
    mixed = batch.observe([0, 1, 2, 2, 1, -1])
    assert [mixed[i].tolist() for i in range(5)] == [rows[seat][i].tolist() for i, seat in enumerate([0, 1, 2, 2, 1])]
    assert not mixed[5].any()


def test_looking_ahead(game: str) -> None:
    """Threads, the other games and what is hidden do not matter; actions that look better are better."""
    one, two = (Batch(game, 260, settings=SETTINGS[game], seed=5, threads=threads) for threads in (1, 2))
    for _ in range(40):
        one.step_random()
        two.step_random()
    there = np.arange(one.lists.shape[1]) < one.counts[:, None]
    worth = np.where(there, one.ahead(2, seed=3), 0)
    assert np.array_equal(worth, np.where(there, two.ahead(2, seed=3), 0))
    assert (np.abs(worth) <= 1.001).all()
    assert (worth.max(1) > np.where(there, worth, 1).min(1)).sum() > 100
    before = one.states.tobytes()
    kept = one.ahead(2, seed=4, where=np.arange(260) < 130)
    assert np.array_equal(np.where(there, kept, 0)[130:], worth[130:])
    assert one.states.tobytes() == before


def test_soldier_in_a_batch_beats_random_play() -> None:
    batch = Batch("empires", 40, players=2, seed=5, auto_reset=False)
    games, mine, won = np.arange(40), np.arange(40) % 2, np.zeros(40)
    while (batch.actor >= 0).any():
        there = np.arange(batch.lists.shape[1]) < batch.counts[:, None]
        best = batch.lists[games, np.where(there, batch.ahead(seed=int(batch.counts.sum())), -1).argmax(1)]
        batch.step(np.where(batch.actor == mine, best, batch.choose()))
        won += batch.rewards[games, mine]
    assert won.mean() > 0.9


def test_ended_games_begin_anew_when_asked(game: str) -> None:
    batch = Batch(game, 20, players=2, seed=3, auto_reset=False)
    first = batch.seeds.copy()
    while not batch.done.any():
        batch.step_random()
    ended, results = batch.done.astype(bool), batch.rewards.copy()
    running = batch.states[~ended].tobytes()
    batch.begin_ended()
    assert ((batch.seeds != first) == ended).all()
    assert (batch.actor >= 0).all()
    assert np.array_equal(batch.rewards, results)
    assert batch.states[~ended].tobytes() == running


def test_others_play_until_it_is_my_turn(game: str) -> None:
    batch = Batch(game, 50, players=3, seed=6)
    batch.play_others(1)
    for _ in range(40):
        assert (batch.actor == 1).all()
        batch.step(batch.choose())
        batch.play_others(1)


def test_dlpack_shares_the_memory(game: str) -> None:
    batch = Batch(game, 16, players=2, seed=1)
    tensors = batch.tensors(np.from_dlpack)
    assert all(np.shares_memory(tensors[name], array) for name, array in (
        ("observation", batch.observe()), ("mask", batch.mask()), ("counts", batch.counts), ("lists", batch.lists),
        ("actor", batch.actor), ("rewards", batch.rewards), ("margins", batch.margins), ("done", batch.done),
    ))  # fmt: skip


def test_evaluations_are_shares(game: str) -> None:
    batch = Batch(game, 16, players=2, seed=1)
    for _ in range(12):
        batch.step_random()
    values = batch.evaluate()
    assert values.shape == (16,)
    assert (np.abs(values) <= 1).all()
    assert len(set(values.tolist())) > 1


def test_priors_know_no_secrets(game: str) -> None:
    batch = Batch(game, 60, settings=SETTINGS[game], seed=6)
    there = np.arange(batch.lists.shape[1])
    for _ in range(40):
        batch.step_random()
        truth, legal = batch.states.copy(), there < batch.counts[:, None]
        weights = np.where(legal, batch.priors(), 0)
        assert (weights[legal] >= 0).all()
        assert weights.any()
        for seat in range(int(batch.seats.min())):
            mine = batch.actor == seat
            batch.resample(seat)
            assert np.array_equal(np.where(legal, batch.priors(), 0)[mine], weights[mine])
            batch.states[:] = truth


def test_impossible_batches() -> None:
    with pytest.raises(ValueError, match="at least one game"):
        Batch("empires", 0)
    with pytest.raises(ValueError, match="players"):
        Batch("empires", 2, players=9)
    with pytest.raises(ValueError, match="no game called"):
        Batch("go", 2)
