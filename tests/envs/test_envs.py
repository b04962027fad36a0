"""What our environments promise beyond the frameworks' suites."""

from __future__ import annotations

import copy
import json
import pickle

import numpy as np
import pytest

from tatami.envs import pettingzoo_env
from tatami.envs.core import Core
from tatami.envs.gym_env import TatamiEnv
from tatami.envs.opponents import Bot
from tatami.envs.setting import make_setting
from tatami.game import NAMES


@pytest.fixture(params=NAMES)
def core(request: pytest.FixtureRequest) -> Core:
    """A game of three, some decisions in."""
    core = Core(make_setting(str(request.param), 3, {}))
    core.reset(11)
    for _ in range(9):
        core.step(core.legal()[-1])
    return core


def test_named_parts_share_the_flat_array(core: Core) -> None:
    flat = core.observe(1)
    parts = core.setting.named(flat)
    assert np.concatenate([part.reshape(-1) for part in parts.values()]).tolist() == flat.tolist()
    assert all(np.shares_memory(part, flat) for part in parts.values())


def test_actions_have_names(core: Core) -> None:
    for number in core.legal():
        words = core.setting.actions[number].words
        assert core.setting.number(words) == number
    with pytest.raises(ValueError, match="is called"):
        core.setting.number("fly north")


def test_copies_go_their_own_ways(core: Core) -> None:
    for other in (core.copy(), copy.deepcopy(core), pickle.loads(pickle.dumps(core))):
        assert other.observe(0).tolist() == core.observe(0).tolist()
        assert other.legal() == core.legal()
        before = core.state().tobytes()
        other.step(other.legal()[0])
        assert core.state().tobytes() == before != other.state().tobytes()


def test_illegal_action(core: Core) -> None:
    before = core.state().tobytes()
    with pytest.raises(ValueError, match="not legal"):
        core.step(core.setting.n_actions - 1)
    assert core.state().tobytes() == before


def test_views_are_those_of_the_table(core: Core) -> None:
    assert json.loads(json.dumps(core.view(0))) == core.view(0)
    assert core.view(None) != {}


def test_secret_choices_are_made_together() -> None:
    env = pettingzoo_env.parallel_env("empires", players=3)
    seen, _ = env.reset(seed=4)
    assert all(seen[agent]["action_mask"].any() for agent in env.agents)  # destiny cards
    picks = {agent: int(np.flatnonzero(seen[agent]["action_mask"])[0]) for agent in env.agents}
    seen, *_ = env.step(picks)
    assert sum(bool(seen[agent]["action_mask"].any()) for agent in env.agents) == 1


def test_an_illegal_action_loses() -> None:
    env = TatamiEnv("empires")
    seen, _ = env.reset(seed=1)
    _, reward, ended, _, info = env.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert (reward, ended, info) == (-1.0, True, {"illegal": True})


def test_a_bot_as_opponent() -> None:
    env = TatamiEnv("empires", opponent=Bot("soldier", samples=1), reward="margin")
    seen, _ = env.reset(seed=1)
    ended, reward = False, 0.0
    while not ended:
        assert env.core.over or env.core.actor == 0
        seen, reward, ended, _, _ = env.step(int(np.flatnonzero(seen["action_mask"])[0]))
    assert -1 <= reward < 0  # the first action in the list is no match for it
