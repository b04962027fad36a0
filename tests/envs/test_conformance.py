"""The frameworks' own conformance suites, on both games."""

from __future__ import annotations

import os
import subprocess
import sys
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, seed_test

from tatami.envs import gym_env, pettingzoo_env
from tatami.envs.spaces import Style
from tatami.game import NAMES

WAYS: list[dict[str, Any]] = [{"players": 2}, {"players": 4}, {"players": 1}]


@pytest.fixture(autouse=True)
def _masks_are_expected() -> Any:
    """Both suites warn of dict observations, which is how action masks are given."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        yield


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("ways", WAYS, ids=str)
def test_pettingzoo(game: str, ways: dict[str, Any]) -> None:
    api_test(pettingzoo_env.env(game, **ways), num_cycles=150)
    seed_test(lambda: pettingzoo_env.env(game, **ways), num_cycles=60)


@pytest.mark.parametrize("game", NAMES)
def test_pettingzoo_parallel(game: str) -> None:
    parallel_api_test(pettingzoo_env.parallel_env(game, players=3), num_cycles=150)


@pytest.mark.parametrize("game", NAMES)
def test_pettingzoo_with_named_parts(game: str) -> None:
    api_test(pettingzoo_env.env(game, style="dict"), num_cycles=60)


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("style", ["flat", "dict"])
@pytest.mark.parametrize("seat", [0, 1, None])
def test_gymnasium(game: str, style: Style, seat: int | None) -> None:
    check_env(gym_env.TatamiEnv(game, style=style, seat=seat), skip_render_check=True)


@pytest.mark.parametrize("name", ["Empires", "EmpiresSolo", "SevenTeam"])
def test_gymnasium_names(name: str) -> None:
    env = gymnasium.make(f"tatami/{name}-v0")
    seen, info = env.reset(seed=3)
    assert env.observation_space.contains(seen)
    assert info["seed"] == env.reset(seed=3)[1]["seed"]
    envs = gymnasium.make_vec(f"tatami/{name}-v0", num_envs=8, vectorization_mode="vector_entry_point")
    seen, _ = envs.reset(seed=3)
    rng, ended = np.random.default_rng(1), 0
    for _ in range(200):
        actions = [int(rng.choice(np.flatnonzero(mask))) for mask in seen["action_mask"]]
        seen, rewards, done, cut, _ = envs.step(np.array(actions))
        assert envs.observation_space.contains(seen)
        assert not cut.any()
        assert ((rewards == 0) | done).all()
        ended += int(done.sum())
    assert ended > 0


@pytest.mark.parametrize("game", NAMES)
def test_openspiel(game: str) -> None:
    """OpenSpiel's api_test on our games, and its random simulations with serialisation.

    In a process of its own: pyspiel and other compiled frameworks do not always share one.
    """
    code = (
        "import sys, unittest; from tatami.envs import openspiel; import pyspiel\n"
        "from absl import flags; from open_spiel.integration_tests import api_test\n"
        f"flags.FLAGS(['test', '--test_only_games=tatami_{game}$'])\n"
        "api_test._GAMES_FULL_TREE_TRAVERSAL_TESTS = []\n"
        "suite = api_test.load_tests(unittest.defaultTestLoader, None, None)\n"
        "result = unittest.TextTestRunner(stream=sys.stdout).run(suite)\n"
        f"pyspiel.random_sim_test(pyspiel.load_game('tatami_{game}(players=3)'), 1, True, False)\n"
        "print('ran', result.testsRun); sys.exit(not result.wasSuccessful() or not result.testsRun)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, env={**os.environ, "PYTHONWARNINGS": "ignore"}
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
