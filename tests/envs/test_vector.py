"""The vector environment keeps Gymnasium's convention for games that begin anew in the step that ends them."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from gymnasium.wrappers.vector import DictInfoToList, RecordEpisodeStatistics

from tatami.envs.gym_env import TatamiEnv, TatamiVectorEnv
from tatami.envs.opponents import Bot, Bots

WAYS: list[dict[str, Any]] = [
    {"game": "empires", "players": 2, "seat": 1},
    {"game": "empires", "players": 1},
    {"game": "seven", "players": 3, "seat": None},
    {"game": "seven", "players": 3, "reward": "margin"},
]


def chosen(seen: dict[str, Any], rng: np.random.Generator) -> np.ndarray[Any, Any]:
    """A legal action a game."""
    return np.array([int(rng.choice(np.flatnonzero(mask))) for mask in seen["action_mask"]])


def shape(info: dict[str, Any]) -> dict[str, Any]:
    """The keys of an info, and whether an array holds objects."""
    return {k: shape(v) if isinstance(v, dict) else v.dtype == object for k, v in info.items()}


def first_end(envs: Any) -> tuple[dict[str, Any], Any, Any, dict[str, Any]]:
    """The step in which the first game ends."""
    rng = np.random.default_rng(1)
    seen, _ = envs.reset(seed=3)
    while True:
        seen, rewards, ended, cut, info = envs.step(chosen(seen, rng))
        assert not cut.any()
        if ended.any():
            return seen, rewards, ended, info
        assert "final_obs" not in info
        assert not rewards.any()


@pytest.mark.parametrize("way", WAYS, ids=str)
def test_infos_are_those_of_gymnasium(way: dict[str, Any]) -> None:
    theirs = SyncVectorEnv([lambda: TatamiEnv(**way)] * 4, autoreset_mode=AutoresetMode.SAME_STEP)
    ours = TatamiVectorEnv(num_envs=4, **way)
    assert ours.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    assert ours.single_observation_space == theirs.single_observation_space
    wanted = first_end(theirs)[3]
    seen, _, ended, info = first_end(ours)
    assert shape(info) == shape(wanted)
    for key in ("_final_obs", "_final_info"):
        assert info[key].tolist() == ended.tolist()
    for i in range(4):
        last = info["final_obs"][i]
        assert (last is not None) == ended[i]
        if ended[i]:
            assert ours.single_observation_space.contains(last)
            assert not last["action_mask"].any()
            assert last["observation"].tolist() != seen["observation"][i].tolist()
            assert info["final_info"]["seed"][i] != info["seed"][i]
    assert seen["action_mask"].any(1).all()


def test_the_last_observation_is_that_of_the_single_environment() -> None:
    """Alone at the table, the same seed and actions lead to the same end."""
    ours, single = TatamiVectorEnv("empires", 1, players=1), TatamiEnv("empires", players=1)
    seen, info = ours.reset(seed=5)
    single.reset(seed=1)
    single.core.reset(int(info["seed"][0]))
    rng = np.random.default_rng(2)
    while True:
        action = chosen(seen, rng)
        seen, rewards, ended, _, info = ours.step(action)
        last, reward, over, _, single_info = single.step(action[0])
        assert (rewards[0], bool(ended[0])) == (reward, over)
        if over:
            break
        assert seen["observation"][0].tolist() == last["observation"].tolist()
    assert info["final_obs"][0]["observation"].tolist() == last["observation"].tolist()
    assert info["final_info"]["seed"][0] == single_info["seed"]


@pytest.mark.parametrize("seat", [0, 1])
def test_bots_as_opponents(seat: int) -> None:
    envs = TatamiVectorEnv("empires", 6, seat=seat, opponents=Bots(seat, Bot("soldier", samples=1)))
    rng = np.random.default_rng(1)
    results: list[Any] = []
    seen, _ = envs.reset(seed=3)
    while len(results) < 12:
        assert (envs.batch.actor == seat).all()
        seen, rewards, ended, _, info = envs.step(chosen(seen, rng))
        results += rewards[ended].tolist()
        assert all((info["final_obs"][i] is not None) == ended[i] for i in range(6) if ended.any())
    assert np.mean(results) < 0.2  # random play against soldier


def test_gymnasiums_wrappers() -> None:
    envs = DictInfoToList(RecordEpisodeStatistics(TatamiVectorEnv("empires", 8)))
    rng = np.random.default_rng(1)
    seen, _ = envs.reset(seed=3)
    games = []
    for _ in range(250):
        seen, _, ended, _, infos = envs.step(chosen(seen, rng))
        games += [info["episode"] for info, over in zip(infos, ended, strict=True) if over]
    assert len(games) > 8
    assert {float(game["r"]) for game in games} <= {0.0, 0.5, 1.0}


def test_there_is_no_such_seat() -> None:
    with pytest.raises(ValueError, match="seats are 0 to 1"):
        TatamiVectorEnv("empires", 2, seat=2)
    with pytest.raises(ValueError, match="seats are 0 to 1"):
        gymnasium.make("tatami/Empires-v0", seat=-1)
