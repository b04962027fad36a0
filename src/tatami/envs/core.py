"""One game on the compiled kernels: what the environments of single games are written on."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..game import Json
from ..kernel import twin
from ..kernel.records import PlainRecord
from .setting import Setting


class Core:
    """A game that is stepped by numbers."""

    def __init__(self, setting: Setting):
        self.setting = setting
        contract = setting.game.contract
        load = twin(setting.game.name)
        self._loops: Any = load("envs.loops")
        self._jit: bool = load("kernel").JIT
        self._states: Any = load("kernel").new_states(contract.STATE, 1)
        self._rules: Any = setting.rules.record() if self._jit else [setting.rules]
        self._which = np.zeros(1, np.int64)
        self._words = np.zeros(1, np.int64)
        self._mine = np.zeros(1, np.int64)
        self._lists = np.zeros((1, contract.MAX_LEGAL), np.int16)
        self._counts = np.zeros(1, np.int64)
        self._actor = np.full(1, -1, np.int8)
        self._action = np.zeros(1, np.int64)
        self._rewards = np.zeros((1, contract.MAX_SEATS), np.float32)
        self._margins = np.zeros((1, contract.MAX_SEATS), np.float32)
        self._done = np.zeros(1, np.int8)
        self._wire()

    def _wire(self) -> None:
        self._arguments = (
            self._states, self._rules, self._which, self._words, self._lists, self._counts, self._actor,
            self._action, self._mine, self._rewards, self._margins, self._done,
        )  # fmt: skip

    def reset(self, seed: int) -> None:
        """Begin anew; the same seed gives the same game."""
        self._loops.set_word(self._words, 0, seed)
        self._loops.run(*self._arguments, self._loops.BEGIN, 0, 0, 1)

    def step(self, action: int) -> None:
        """Play an action; ValueError if it is not legal."""
        if action not in self.legal():
            raise ValueError(f"Action {action} is not legal now.")
        self._action[0] = action
        self._loops.run(*self._arguments, self._loops.STEP, 0, 0, 1)

    def play_others(self, seats: int) -> None:
        """Random actions until a seat of this bit mask must decide, or the end."""
        self._mine[0] = seats
        self._loops.run(*self._arguments, self._loops.OTHERS, 0, 0, 1)

    @property
    def actor(self) -> int:
        """Who decides; -1 when the game is over."""
        return int(self._actor[0])

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self._done[0])

    def legal(self) -> list[int]:
        """The legal actions."""
        numbers: list[int] = self._lists[0, : self._counts[0]].tolist()
        return numbers

    def mask(self, seat: int | None = None) -> NDArray[np.int8]:
        """The legal actions over the whole table; all 0 for a seat that does not decide."""
        table = np.zeros(self.setting.n_actions, np.int8)
        if seat is None or seat == self.actor:
            table[self._lists[0, : self._counts[0]]] = 1
        return table

    def observe(self, seat: int) -> NDArray[np.float32]:
        """What the seat may know, as a flat array of its own."""
        out = np.empty((1, self.setting.n_observed), np.float32)
        self._loops.see(self._states, self._rules, self._which, np.array([seat], np.int8), out, 0, 1)
        flat: NDArray[np.float32] = out[0]
        return flat

    def rewards(self) -> list[float]:
        """The share of the win of each seat; zeros before the end."""
        shares: list[float] = self._rewards[0, : self.setting.seats].tolist()
        return shares

    def margins(self) -> list[float]:
        """The finer result of each seat, -1 to 1; zeros before the end."""
        results: list[float] = self._margins[0, : self.setting.seats].tolist()
        return results

    def resample(self, seat: int, seed: int) -> None:
        """Draw anew all that the seat cannot know."""
        self._loops.set_word(self._words, 0, seed)
        self._loops.redraw(self._states, self._rules, self._which, self._words, seat, 0, 1)

    def state(self) -> PlainRecord:
        """The state as the plain rules read it."""
        if self._jit:
            return PlainRecord(self.setting.game.contract.STATE).load(self._states[0])
        plain: PlainRecord = self._states[0]
        return plain

    def to_act(self) -> tuple[int, ...]:
        """All seats that may act now; several while a choice is simultaneous."""
        return self.setting.game.to_act(self.state(), self.setting.rules)

    def view(self, seat: int | None) -> Json:
        """What the seat may know as a JSON-able dict (see ``Table.view``)."""
        return self.setting.game.view(self.state(), self.setting.rules, seat)

    def scores(self) -> list[int]:
        """Points so far."""
        return self.setting.game.scores(self.state(), self.setting.rules)

    def copy(self) -> Core:
        """Another game at the same point."""
        twin_ = Core.__new__(Core)
        twin_.__dict__.update(self.__dict__)
        twin_._states = self._states.copy() if self._jit else type(self._states)([self._states[0].copy()])
        for name in ("_words", "_mine", "_lists", "_counts", "_actor", "_action", "_rewards", "_margins", "_done"):
            setattr(twin_, name, getattr(self, name).copy())
        twin_._wire()
        return twin_
