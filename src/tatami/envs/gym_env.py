"""Gymnasium: one learner at the table: solo, 7 Samurai as one team, or a seat against others.

    >>> import gymnasium, tatami.envs.gym_env
    >>> from tatami.envs.opponents import Bot
    >>> env = gymnasium.make("tatami/Empires-v0", players=2)      # seat 0 against random opponents
    >>> env = gymnasium.make("tatami/Empires-v0", opponent=Bot("soldier"))
    >>> env = gymnasium.make("tatami/EmpiresSolo-v0")
    >>> env = gymnasium.make("tatami/SevenTeam-v0", players=4, level="hard")
    >>> envs = gymnasium.make_vec("tatami/Empires-v0", num_envs=1024, vectorization_mode="vector_entry_point")

Observations are dicts of ``observation`` and ``action_mask``. An illegal action ends the game with reward -1. The
reward comes at the end: the share of the win, or with ``reward="margin"`` the points ahead.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

import gymnasium
import numpy as np
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from ..game import Json
from ..kernel import NONE
from .batch import Batch
from .core import Core
from .setting import make_setting
from .spaces import Style, action_space, observation, observation_space

Reward = Literal["win", "margin"]
Opponent = Callable[[Core, int], int]
"""Gives the action of a seat, from what that seat may know (``core.observe(seat)``, ``core.view(seat)``)."""
Opponents = Callable[[Batch], NDArray[np.int64]]
"""Gives an action for every game of a batch."""


class TatamiEnv(gymnasium.Env[dict[str, Any], np.int64]):
    """A game as one learner meets it."""

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str = "empires",
        *,
        players: int = 2,
        seat: int | None = 0,
        opponent: Opponent | None = None,
        reward: Reward = "win",
        style: Style = "flat",
        board: Json | None = None,
        rules_version: int | None = None,
        render_mode: str | None = None,
        **options: Any,
    ):
        """``seat``: the learner's, None for all seats (a team, or self-play); ``opponent``: who plays the others."""
        self.core = Core(make_setting(game, players, options, board, rules_version))
        seats = self.core.setting.seats
        check_seat(seat, seats)
        self.mine = (1 << seats) - 1 if seat is None else 1 << seat
        self._seat = seat
        self._opponent = opponent
        self._reward = reward
        self.style = style
        self.render_mode = render_mode
        self.action_space = action_space(self.core.setting)
        self.observation_space = observation_space(self.core.setting, style)

    def reset(self, *, seed: int | None = None, options: Json | None = None) -> tuple[dict[str, Any], Json]:
        """Begin a game."""
        super().reset(seed=seed)
        self.core.reset(int(self.np_random.integers(1 << 48)))
        self._let_others_play()
        return self._observed(), self._info()

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, Json]:
        """Play; the others follow until the learner decides again."""
        if int(action) not in self.core.legal():
            return self._observed(), -1.0, True, False, {"illegal": True}
        self.core.step(int(action))
        self._let_others_play()
        return self._observed(), self._result(), self.core.over, False, self._info()

    def render(self) -> str | None:
        """One line: points and who decides."""
        return f"scores {self.core.scores()} to act: {self.core.actor}" if self.render_mode == "ansi" else None

    def action_words(self, action: int) -> str:
        """The name of an action."""
        return self.core.setting.actions[int(action)].words

    def _let_others_play(self) -> None:
        if self._opponent is None:
            self.core.play_others(self.mine)
            return
        while not self.core.over and not self.mine >> self.core.actor & 1:
            self.core.step(self._opponent(self.core, self.core.actor))

    def _viewer(self) -> int:
        """The seat whose eyes are used: the learner's, or of a team the one that decides."""
        return self._seat if self._seat is not None else max(self.core.actor, 0)

    def _observed(self) -> dict[str, Any]:
        return observation(self.core, self._viewer(), self.style)

    def _result(self) -> float:
        return (self.core.rewards() if self._reward == "win" else self.core.margins())[self._viewer()]

    def _info(self) -> Json:
        return {"seat": self._viewer(), "seed": self.core.seed}


class TatamiVectorEnv(gymnasium.vector.VectorEnv[dict[str, Any], NDArray[np.int64], NDArray[np.int64]]):
    """Many games at once on a `Batch`, ended ones beginning anew in the same step.

    Where a game ended, ``final_obs`` and ``final_info`` of the step's info hold what the learner saw last. Observations
    are the batch's own arrays, overwritten by the next step. Illegal actions raise ValueError here.
    """

    metadata = {"autoreset_mode": gymnasium.vector.AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012

    def __init__(
        self,
        game: str = "empires",
        num_envs: int = 64,
        *,
        players: int = 2,
        seat: int | None = 0,
        opponents: Opponents | None = None,
        reward: Reward = "win",
        threads: int | None = None,
        board: Json | None = None,
        rules_version: int | None = None,
        render_mode: str | None = None,
        **options: Any,
    ):
        """As `TatamiEnv`; ``opponents`` gives the others' actions for the whole batch, ``threads`` shares it out."""
        self.batch = Batch(
            game,
            num_envs,
            players=players,
            threads=threads,
            board=board,
            rules_version=rules_version,
            auto_reset=False,
            **options,
        )
        self.num_envs = num_envs
        self.render_mode = render_mode
        setting = self.batch.settings[0]
        check_seat(seat, setting.seats)
        self._seat, self._reward = seat, reward
        self._opponents = None if seat is None else opponents
        self.single_observation_space = observation_space(setting, "flat")
        self.single_action_space = action_space(setting)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(self, *, seed: int | None = None, options: Json | None = None) -> tuple[dict[str, Any], Json]:
        """Begin all games anew."""
        super().reset(seed=seed)
        self.batch.reset(int(self.np_random.integers(1 << 48)))
        self._let_others_play()
        return self._observed(), self._info()

    def step(self, actions: Any) -> tuple[dict[str, Any], Any, Any, Any, Json]:
        """Play; in each game the others follow until the learner decides again."""
        self.batch.step(actions)
        rewards, ended = self._let_others_play()
        final: Json = {}
        if ended.any():
            final = self._final(ended)
            self.batch.begin_ended()
            self._let_others_play()
        return self._observed(), rewards, ended, np.zeros(self.num_envs, bool), self._info() | final

    def _let_others_play(self) -> tuple[NDArray[np.float64], NDArray[np.bool_]]:
        """Until the learner decides or the game is over: its result, and where that is so."""
        batch = self.batch
        result = (batch.rewards if self._reward == "win" else batch.margins)[:, self._seat or 0]
        if self._seat is not None and self._opponents is None:
            batch.play_others(self._seat)
        rewards, ended = result.astype(np.float64), batch.done.astype(bool)
        while self._opponents and (waiting := (batch.actor != self._seat) & (batch.actor != NONE)).any():
            batch.step(np.where(waiting, self._opponents(batch), NONE))
            rewards += result
            ended |= batch.done.astype(bool)
        return rewards, ended

    def _observed(self) -> dict[str, Any]:
        return {"observation": self.batch.observe(), "action_mask": self.batch.mask()}

    def _info(self) -> Json:
        everywhere = np.ones(self.num_envs, bool)
        return {"seat": self.batch.actor, "_seat": everywhere, "seed": self.batch.seeds, "_seed": everywhere}

    def _final(self, ended: NDArray[np.bool_]) -> Json:
        """The last observation and info of the games that ended, as Gymnasium wants them: None and 0 elsewhere."""
        viewer = self._seat or 0
        seen = self.batch.observe(np.where(ended, viewer, NONE))
        observations = np.full(self.num_envs, None, object)
        for i in np.flatnonzero(ended):
            nothing = np.zeros(len(self.batch.actions), np.int8)
            observations[i] = {"observation": seen[i].copy(), "action_mask": nothing}
        info = {"seat": np.where(ended, viewer, 0), "_seat": ended, "seed": self.batch.seeds * ended, "_seed": ended}
        return {"final_obs": observations, "_final_obs": ended, "final_info": info, "_final_info": ended}


def check_seat(seat: int | None, seats: int) -> None:
    """ValueError for a seat that is not at the table."""
    if seat is not None and not 0 <= seat < seats:
        raise ValueError(f"The seats are 0 to {seats - 1}, not {seat}.")


def _register() -> None:
    ways: dict[str, Json] = {
        "Empires": {"game": "empires", "players": 2},
        "EmpiresSolo": {"game": "empires", "players": 1},
        "SevenTeam": {"game": "seven", "players": 4, "seat": None},
    }
    for name, arguments in ways.items():
        gymnasium.register(
            f"tatami/{name}-v0",
            entry_point=TatamiEnv,
            vector_entry_point=TatamiVectorEnv,
            kwargs=arguments,
        )


_register()
