"""One game on the compiled kernels: what the environments of single games are written on."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..game import Json
from ..kernel import NONE, twin
from ..kernel.records import PlainRecord
from .setting import Setting

# the arrays that change as a game goes on, beside its state
VARYING = (
    "_words", "_seeds", "_mine", "_lists", "_counts", "_actor", "_action", "_rewards", "_margins", "_done",
)  # fmt: skip


class Core:
    """A game that is stepped by numbers."""

    def __init__(self, setting: Setting):
        self.setting = setting
        contract = setting.game.contract
        load = twin(setting.game.name)
        self._loops: Any = load("envs.loops")
        self._single: Any = load("kernel.loops")
        self._jit: bool = load("kernel").JIT
        self._states: Any = load("kernel").new_states(contract.STATE, 1)
        self._rules: Any = setting.rules.record() if self._jit else [setting.rules]
        self._which = np.zeros(1, np.int64)
        self._words = np.zeros(1, np.int64)
        self._seeds = np.zeros(1, np.int64)
        self._mine = np.zeros(1, np.int64)
        self._lists = np.zeros((1, contract.MAX_LEGAL), np.int16)
        self._counts = np.zeros(1, np.int64)
        self._actor = np.full(1, NONE, np.int8)
        self._action = np.zeros(1, np.int64)
        self._rewards = np.zeros((1, contract.MAX_SEATS), np.float32)
        self._margins = np.zeros((1, contract.MAX_SEATS), np.float32)
        self._done = np.zeros(1, np.int8)
        self._wire()

    def _wire(self) -> None:
        self._arguments = (
            self._states, self._rules, self._which, self._words, self._lists, self._counts, self._actor,
            self._action, self._seeds, self._mine, self._rewards, self._margins, self._done,
        )  # fmt: skip

    def reset(self, seed: int) -> None:
        """Begin anew: the game that ``tatami.new_table`` gives for this seed."""
        self._loops.set_word(self._words, 0, seed)
        self._action[0] = seed
        self._loops.run(*self._arguments, self._loops.DEAL, 1, 0, 0, 1)

    def step(self, action: int) -> None:
        """Play an action; ValueError if it is not legal."""
        if action not in self.legal():
            raise ValueError(f"Action {action} is not legal now.")
        self._action[0] = action
        self._loops.run(*self._arguments, self._loops.STEP, 1, 0, 0, 1)

    def play_others(self, seats: int) -> None:
        """Random actions until a seat of this bit mask must decide, or the end."""
        self._mine[0] = seats
        self._loops.run(*self._arguments, self._loops.OTHERS, 1, 0, 0, 1)

    def turn_to(self, seat: int) -> None:
        """Ask this one of several seats to act."""
        if self._jit:
            self._states["current"][0] = seat
        else:
            self._states[0].current = seat
        self._actor[0] = seat
        self._counts[0] = self._single.legal_one(self._states, 0, self._rules, self._lists[0])

    @property
    def seed(self) -> int:
        """The seed of this game."""
        return int(self._seeds[0])

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

    def draws(self, action: int) -> bool:
        """Whether an action would draw something at random."""
        trial = self.copy()
        trial.step(action)
        return trial._rng() != self._rng()

    def draw_from(self, word: int) -> None:
        """Let all that is random from now on follow from this word."""
        if self._jit:
            self._states["rng"][0] = word
        else:
            self._states[0].rng = word

    def _rng(self) -> int:
        return int(self._states["rng"][0] if self._jit else self._states[0].rng)

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
        other = Core.__new__(Core)
        other.__dict__.update(self.__dict__)
        other._states = self._states.copy() if self._jit else type(self._states)([self._states[0].copy()])
        for name in VARYING:
            setattr(other, name, getattr(self, name).copy())
        other._wire()
        return other

    def __deepcopy__(self, memo: Any) -> Core:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return _unpickled, (self.setting, self._states, [getattr(self, name) for name in VARYING])


def _unpickled(setting: Setting, states: Any, varying: list[Any]) -> Core:
    core = Core(setting)
    core._states = states
    core.__dict__.update(zip(VARYING, varying, strict=True))
    core._wire()
    return core
