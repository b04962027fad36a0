"""Tianshou on the PettingZoo environment: two seats of 7 Samurai, one learns by DQN beside a random partner.

    pip install "tatami[examples]"
    python examples/tianshou_dqn.py --decisions 4000

Tianshou's own wrapper takes the environment as it is; it reads the action mask. Nothing is tuned.
"""

from __future__ import annotations

from typing import Any

import click
import torch
from tianshou.algorithm import DQN, MARLRandomDiscreteMaskedOffPolicyAlgorithm, MultiAgentOffPolicyAlgorithm
from tianshou.algorithm.modelfree.dqn import DiscreteQLearningPolicy
from tianshou.algorithm.optim import AdamOptimizerFactory
from tianshou.data import Collector, CollectStats, VectorReplayBuffer
from tianshou.env import DummyVectorEnv
from tianshou.env.pettingzoo_env import PettingZooEnv
from tianshou.trainer import OffPolicyTrainerParams
from tianshou.utils.net.common import Net

from tatami.envs import pettingzoo_env


def table() -> PettingZooEnv:
    """Two samurai on easy."""
    return PettingZooEnv(pettingzoo_env.env("seven", players=2, level="easy"))


@click.command()
@click.option("--decisions", default=4_000, show_default=True, help="To learn from.")
@click.option("--games", default=20, show_default=True, help="To judge by.")
@click.option("--seed", default=1, show_default=True)
def main(decisions: int, games: int, seed: int) -> None:
    """Learn and say what it brought."""
    torch.manual_seed(seed)
    one = table()
    seen: Any = one.observation_space["observation"]
    net = Net(state_shape=seen.shape, action_shape=one.action_space.n, hidden_sizes=[64, 64])
    policy = DiscreteQLearningPolicy(
        model=net, action_space=one.action_space, observation_space=seen, eps_training=0.2, eps_inference=0.05
    )
    learner = DQN(policy=policy, optim=AdamOptimizerFactory(lr=1e-3), gamma=0.99, target_update_freq=200)
    partner = MARLRandomDiscreteMaskedOffPolicyAlgorithm(action_space=one.action_space)
    both = MultiAgentOffPolicyAlgorithm(algorithms=[learner, partner], env=one)
    tables, judged = DummyVectorEnv([table] * 4), DummyVectorEnv([table])
    tables.seed(seed)
    judged.seed(seed + 1)
    memory = VectorReplayBuffer(20_000, len(tables))
    collector = Collector[CollectStats](both, tables, memory, exploration_noise=True)
    judge = Collector[CollectStats](both, judged)
    collector.reset()
    judge.reset()
    collector.collect(n_step=256)
    result = both.run_training(
        OffPolicyTrainerParams(
            training_collector=collector,
            test_collector=judge,
            max_epochs=2,
            epoch_num_steps=decisions // 2,
            collection_step_num_env_steps=64,
            test_step_num_episodes=games,
            update_step_num_gradient_steps_per_sample=0.1,
            batch_size=64,
        )
    )
    print(f"7 Samurai, two samurai on easy: the best mean reward was {result.best_reward:.3f}")


if __name__ == "__main__":
    main()
