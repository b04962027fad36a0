"""MaskablePPO of Stable-Baselines3's contributors on the Gymnasium environment: one learner against a table.

    pip install "tatami[examples]"
    python examples/sb3.py                               # 7 Samurai, two samurai as one team
    python examples/sb3.py --env tatami/Empires-v0       # a seat of Small Samurai Empires against random players

It learns for a while and says the mean reward of some games before and after. Nothing is tuned: a place to start from.
"""

from __future__ import annotations

from typing import Any

import click
import gymnasium
import numpy as np
from sb3_contrib import MaskablePPO
from sb3_contrib.common.wrappers import ActionMasker

import tatami.envs.gym_env  # registers the environments


class Flat(gymnasium.ObservationWrapper):
    """The observation without its mask, which the policy is given by `masks`."""

    def __init__(self, env: gymnasium.Env[Any, Any]):
        super().__init__(env)
        assert isinstance(env.observation_space, gymnasium.spaces.Dict)
        self.observation_space = env.observation_space["observation"]
        self.mask = np.ones(1, bool)

    def observation(self, observation: Any) -> Any:
        """What is seen; the mask is kept for the policy."""
        self.mask = observation["action_mask"].astype(bool)
        return observation["observation"]


def masks(env: gymnasium.Env[Any, Any]) -> Any:
    """Which actions are legal now."""
    assert isinstance(env, Flat)
    return env.mask


def score(model: MaskablePPO, env: gymnasium.Env[Any, Any], games: int) -> float:
    """The mean reward of a game."""
    total = 0.0
    for game in range(games):
        seen, _ = env.reset(seed=10_000 + game)
        ended = False
        while not ended:
            action, _ = model.predict(seen, action_masks=masks(env.env), deterministic=False)  # type: ignore[attr-defined]
            seen, reward, ended, _, _ = env.step(int(action))
            total += float(reward)
    return total / games


@click.command()
@click.option("--env", "name", default="tatami/SevenTeam-v0", show_default=True)
@click.option("--players", default=2, show_default=True)
@click.option("--decisions", default=20_000, show_default=True, help="To learn from.")
@click.option("--games", default=50, show_default=True, help="To judge by.")
@click.option("--seed", default=1, show_default=True)
def main(name: str, players: int, decisions: int, games: int, seed: int) -> None:
    """Learn and say what it brought."""
    assert tatami.envs.gym_env
    env = ActionMasker(Flat(gymnasium.make(name, players=players)), masks)
    steps = min(1024, decisions)
    model = MaskablePPO("MlpPolicy", env, n_steps=steps, batch_size=min(256, steps), seed=seed, device="cpu")
    before = score(model, env, games)
    model.learn(decisions, progress_bar=decisions > 5_000)
    print(
        f"{name}: mean reward of {games} games {before:.3f} before, {score(model, env, games):.3f} after {decisions:,}"
    )


if __name__ == "__main__":
    main()
