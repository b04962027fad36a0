"""A thinker whose kernels and working memory are a WebAssembly module: the same search, in a browser's tab.

See `tatami.static.wasm` for how the module is made. All arrays lie in its memory; Python only says where to go on.
"""

from __future__ import annotations

from typing import Any

from ..kernel.records import PlainRecord
from ..kernel.rng import mix32, seeded
from .memory import LINKS, VALUES
from .thinker import Thinker, wasm_modules


def _halves(word: int) -> tuple[int, int]:
    """A 63-bit number as two of 32 bits, signed, as JavaScript hands them over."""
    low, high = word & 0xFFFFFFFF, word >> 32
    return low - (1 << 32) if low >> 31 else low, high


class _Rows:
    """Numbers in the module's memory, in rows; read and written as the kernels' arrays are."""

    def __init__(self, cells: Any, width: int):
        self._cells, self._width = cells, width

    def __getitem__(self, key: tuple[int, int]) -> Any:
        return self._cells[key[0] * self._width + key[1]]

    def __setitem__(self, key: int, value: Any) -> None:
        row = value if type(value) is tuple else (value,) * self._width
        for column, number in enumerate(row):
            self._cells[key * self._width + column] = number


class _Notes:
    """The search's own notes, which are only ever written from here."""

    def __init__(self, module: Any):
        self._module = module

    def __setitem__(self, which: int, word: int) -> None:
        self._module.note(which, *_halves(word))


class _Kernels:
    """The entries, called as the compiled ones are; the arrays among the arguments are the module's own."""

    def __init__(self, module: Any, sides: int):
        self._module, self._sides = module, sides

    def blind(self, _states: Any, _rules: Any, seat: int, word: int) -> None:
        self._module.blind(seat, *_halves(word))

    def decide(
        self, _states: Any, _rules: Any, seat: int, kind: int, word: int, samples: int, steps: int, *_: Any
    ) -> int:
        return int(self._module.decide(seat, kind, *_halves(word), samples, steps))

    def search(self, _states: Any, _rules: Any, seat: int, count: int, tries: int, horizon: int, *_: Any) -> None:
        self._module.search(seat, count, tries, horizon)

    def foresee(
        self, _states: Any, _rules: Any, seat: int, first: int, count: int, tries: int, word: int, *_: Any
    ) -> None:
        self._module.foresee(seat, first, count, tries, *_halves(word), self._sides)


class WasmThinker(Thinker):
    """The arrays and kernels of one module."""

    def __init__(self, game: str, rules: PlainRecord):
        super().__init__(game, rules, False, 0)
        self._module = module = wasm_modules[game]
        self._data = rules.tobytes()
        self.kernels = _Kernels(module, self.seats)
        self._links = _Rows(module.links, LINKS)
        self._values = _Rows(module.values, VALUES)
        self._notes = _Notes(module)
        self._shares = module.shares

    def look(self, state: Any, seat: int | None, seed: int) -> None:
        """The narrow door, as ever; the module serves all tables of its game, so the rules come along."""
        self.states[0].frombytes(state.tobytes())
        if seat is not None:
            self.states[0].current = seat
        self._module.put_rules(self._data)
        self._module.put_state(self.states[0].tobytes())
        word = seeded(mix32(seed & 0xFFFFFFFF))
        self.kernels.blind(None, None, -1 if seat is None else seat, word)

    def _no_shares(self) -> Any:
        for side in range(self.seats):
            self._shares[side] = 0.0
        return self._shares
