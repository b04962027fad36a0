"""Bots as opponents: one for a game, or one for every waiting seat of a batch. They know only what their seat may."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from ..bots.levels import level as named
from ..bots.thinker import Thinker
from ..kernel import NONE
from .batch import Batch
from .core import Core

NODES = 100_000


class Bot:
    """An opponent for `gym_env.TatamiEnv`: gives the action of a seat."""

    def __init__(self, level: str = "soldier", *, seed: int = 0, samples: int | None = None, seconds: float = 0.1):
        """``samples``: how many possible worlds a soldier looks at; 1 is its weakest setting."""
        self._level = replace(named(level), samples=samples) if samples else named(level)
        self._seconds = seconds
        self._seed = seed
        self._thinker: Thinker | None = None

    def __call__(self, core: Core, seat: int) -> int:
        """What the bot does."""
        if self._thinker is None:
            self._thinker = Thinker(core.setting.game.name, core.setting.rules, nodes=NODES)
        return self.decide(self._thinker, core.state(), seat)

    def decide(self, thinker: Thinker, state: object, seat: int) -> int:
        """What the bot does in a state (of which the thinker only keeps a world its seat might be in)."""
        self._seed += 1
        thinker.look(state, seat, self._seed)
        return int(thinker.think(seat, self._level, self._seed, self._seconds).best)


class Bots:
    """Opponents for `gym_env.TatamiVectorEnv`: an action for every game in which another than ``seat`` decides."""

    def __init__(self, seat: int | NDArray[np.int8], bot: Bot):
        self._seat, self._bot = seat, bot
        self._thinkers: dict[int, Thinker] = {}

    def __call__(self, batch: Batch) -> NDArray[np.int64]:
        """The bots' actions; -1 in the other games."""
        actions = np.full(len(batch), NONE, np.int64)
        for i in np.flatnonzero((batch.actor != NONE) & (batch.actor != self._seat)):
            row = int(batch.which[i])
            if row not in self._thinkers:
                self._thinkers[row] = Thinker(batch.game, batch.settings[row].rules, nodes=NODES)
            actions[i] = self._bot.decide(self._thinkers[row], batch.states[i], int(batch.actor[i]))
        return actions
