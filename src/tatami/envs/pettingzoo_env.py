"""PettingZoo: both games as turn-based (AEC) environments, and a parallel form in which seats that wait are ignored.

>>> from tatami.envs import pettingzoo_env
>>> env = pettingzoo_env.env("empires", players=3, modules=["agendas"])
>>> env.reset(seed=7)
"""

from __future__ import annotations

import secrets
from typing import Any

import gymnasium
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from ..game import Json
from .core import Core
from .setting import make_setting
from .spaces import Style, action_space, observation, observation_space

NAME = "tatami_{}_v0"


def env(game: str = "empires", **arguments: Any) -> Any:
    """The environment with PettingZoo's usual guards: an illegal action ends the game, -1 for its seat."""
    raw = TatamiAEC(game, **arguments)
    ended = wrappers.TerminateIllegalWrapper(raw, illegal_reward=-1)
    inside = wrappers.AssertOutOfBoundsWrapper(ended)
    return wrappers.OrderEnforcingWrapper(inside)


def parallel_env(game: str = "empires", **arguments: Any) -> TatamiParallel:
    """The parallel form."""
    return TatamiParallel(game, **arguments)


class _Seats:
    """What both forms share: seats are agents ``seat_0`` …, observations carry an action mask."""

    def __init__(
        self,
        game: str = "empires",
        *,
        players: int = 2,
        style: Style = "flat",
        board: Json | None = None,
        rules_version: int | None = None,
        render_mode: str | None = None,
        **options: Any,
    ):
        self.core = Core(make_setting(game, players, options, board, rules_version))
        self.metadata = {"name": NAME.format(game), "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = render_mode
        self.style = style
        self.possible_agents = [f"seat_{i}" for i in range(self.core.setting.seats)]
        self.agents: list[str] = []
        self._seat = {name: i for i, name in enumerate(self.possible_agents)}
        self._actions = action_space(self.core.setting)
        self._observations = observation_space(self.core.setting, style)
        self.observation_spaces = dict.fromkeys(self.possible_agents, self._observations)
        self.action_spaces = dict.fromkeys(self.possible_agents, self._actions)

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        """The same for all seats."""
        return self._observations

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        """The same for all seats."""
        return self._actions

    def action_words(self, action: int) -> str:
        """The name of an action."""
        return self.core.setting.actions[action].words

    def observe(self, agent: str) -> dict[str, Any]:
        """What that seat may know and do."""
        return observation(self.core, self._seat[agent], self.style)

    def view(self, agent: str | None) -> Json:
        """The same as a JSON-able dict (None: a spectator)."""
        return self.core.view(None if agent is None else self._seat[agent])

    def render(self) -> str | None:
        """One line: points and who decides."""
        if self.render_mode is None:
            gymnasium.logger.warn("render was called without a render mode")
            return None
        scores = " ".join(f"{name}={n}" for name, n in zip(self.possible_agents, self.core.scores(), strict=False))
        return f"{scores} to act: {self.core.actor if not self.core.over else '-'}"

    def close(self) -> None:
        """Nothing is held open."""

    def _begin(self, seed: int | None) -> None:
        self.core.reset(secrets.randbits(48) if seed is None else int(seed))
        self.agents = self.possible_agents[:]

    def _by_agent(self, value: Any) -> dict[str, Any]:
        return {name: value() if callable(value) else value for name in self.agents}


class TatamiAEC(_Seats, AECEnv):  # type: ignore[misc]
    """Seats act one after the other, as the rules say; simultaneous secret choices are asked in turn."""

    def reset(self, seed: int | None = None, options: Json | None = None) -> None:
        """Begin a game."""
        self._begin(seed)
        self.rewards = self._by_agent(0.0)
        self._cumulative_rewards = self._by_agent(0.0)
        self.terminations = self._by_agent(False)
        self.truncations = self._by_agent(False)
        self.infos: dict[str, Json] = self._by_agent(dict)
        self.agent_selection = self.possible_agents[self.core.actor]

    def step(self, action: int | None) -> None:
        """Play an action of the selected seat."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.core.step(int(action))  # type: ignore[arg-type]
        self._clear_rewards()
        if self.core.over:
            self.rewards = dict(zip(self.possible_agents, self.core.rewards(), strict=True))
            self.terminations = self._by_agent(True)
            after = (self._seat[agent] + 1) % len(self.possible_agents)
            self.agent_selection = self.possible_agents[after]
        else:
            self.agent_selection = self.possible_agents[self.core.actor]
        self._accumulate_rewards()


class TatamiParallel(_Seats, ParallelEnv[str, Any, int]):  # type: ignore[misc]
    """All seats hand in an action; those that may act now act (secret choices together), the others' are ignored."""

    def reset(self, seed: int | None = None, options: Json | None = None) -> tuple[Json, Json]:
        """Begin a game."""
        self._begin(seed)
        return {name: self.observe(name) for name in self.agents}, self._by_agent(dict)

    def observe(self, agent: str) -> dict[str, Any]:
        """What that seat may know; its mask is all 0 while it waits."""
        seat = self._seat[agent]
        if seat == self.core.actor or seat not in self.core.to_act():
            return super().observe(agent)
        asked = self.core.copy()
        asked.turn_to(seat)
        return observation(asked, seat, self.style)

    def step(self, actions: dict[str, int]) -> tuple[Json, Json, Json, Json, Json]:
        """Play the actions of the seats that may act now."""
        for seat in self.core.to_act():
            self.core.turn_to(seat)
            self.core.step(int(actions[self.possible_agents[seat]]))
        over = self.core.over
        seen = {name: self.observe(name) for name in self.agents}
        rewards = dict(zip(self.agents, self.core.rewards(), strict=True))
        result = (seen, rewards, self._by_agent(over), self._by_agent(False), self._by_agent(dict))
        if over:
            self.agents = []
        return result
