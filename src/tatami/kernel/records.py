"""Records: the flat structs that states and rules are, compiled (numpy) and plain (checked Python ints)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np

from .mode import JIT


class Record:
    """Base of the classes that name a record in a kernel's annotations."""

    dtype: ClassVar[np.dtype[Any]]
    if TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any: ...
        def __setattr__(self, name: str, value: Any) -> None: ...


class Array:
    """Base of the classes that name an array of numbers in a kernel's annotations."""

    dtype: ClassVar[Any]
    ndim: ClassVar[int] = 1
    if TYPE_CHECKING:

        def __getitem__(self, key: Any) -> Any: ...
        def __setitem__(self, key: Any, value: Any) -> None: ...
        def __len__(self) -> int: ...


class RecordArray(Array):
    """Base of the classes that name an array of records."""


class Actions(Array):
    """A list of actions (int16)."""

    dtype = np.int16


class Words(Array):
    """Numbers of 64 bits: seeds, counts."""

    dtype = np.int64


class Floats(Array):
    """Observations and values (float32)."""

    dtype = np.float32


class Doubles(Array):
    """Values (float64)."""

    dtype = np.float64


class FloatTable(Array):
    """Weights and queries of a network: a row an input, an action or a node."""

    dtype = np.float32
    ndim = 2


class Rows(Array):
    """One list of actions a game."""

    dtype = np.int16
    ndim = 2


def padded(fields: list[tuple[Any, ...]]) -> np.dtype[Any]:
    """An aligned dtype whose size is a whole number of 64-bit words, so that copying is a short loop of words."""
    dtype = np.dtype(fields, align=True)
    spare = -dtype.itemsize % 8
    return np.dtype([*fields, ("_pad", np.int8, (spare,))], align=True) if spare else dtype


class Row(list[int]):
    """A one-dimensional field of Python ints; stores outside the compiled field's range are refused."""

    __slots__ = ("limit",)

    def __init__(self, size: int, limit: int):
        super().__init__([0] * size)
        self.limit = limit

    def __setitem__(self, index: Any, value: Any) -> None:
        if type(index) is slice:
            super().__setitem__(index, [value] * len(self))
            return
        if not -self.limit <= value < self.limit:
            raise OverflowError(value)
        if index < 0:
            raise IndexError(index)
        super().__setitem__(index, value)


class Grid:
    """A two-dimensional field, likewise; reads are checked too."""

    __slots__ = ("cells", "height", "limit", "width")

    def __init__(self, height: int, width: int, limit: int):
        self.cells = [0] * (height * width)
        self.height, self.width, self.limit = height, width, limit

    def __getitem__(self, key: tuple[int, int]) -> int:
        i, j = key
        if i < 0 or not 0 <= j < self.width:
            raise IndexError(key)
        return self.cells[i * self.width + j]

    def __setitem__(self, key: Any, value: int) -> None:
        if type(key) is slice:
            self.cells = [value] * len(self.cells)
            return
        i, j = key
        if i < 0 or not 0 <= j < self.width:
            raise IndexError(key)
        if not -self.limit <= value < self.limit:
            raise OverflowError(value)
        self.cells[i * self.width + j] = value

    def rows(self) -> list[list[int]]:
        """The field as a list of lists."""
        return [self.cells[i : i + self.width] for i in range(0, len(self.cells), self.width)]


class PlainRecord:
    """A record's attributes with Python ints, for runs without a compiler.

    ``log`` collects the events of a step when it is a list (see ``events.emit``); it is no part of the state.
    """

    log: list[tuple[int, ...]] | None

    def __init__(self, dtype: np.dtype[Any]):
        self.dtype = dtype
        self.log = None
        for name in dtype.names or ():
            kind = dtype[name]
            limit = 1 << (8 * kind.base.itemsize - 1)
            if kind.shape == ():
                field: Any = 0
            elif len(kind.shape) == 1:
                field = Row(kind.shape[0], limit)
            else:
                field = Grid(kind.shape[0], kind.shape[1], limit)
            setattr(self, name, field)

    if TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any: ...
        def __setattr__(self, name: str, value: Any) -> None: ...

    def record(self) -> Any:
        """A one-element array of the compiled form with the same contents."""
        array = np.zeros(1, self.dtype)
        for name in self.dtype.names or ():
            field = getattr(self, name)
            array[0][name] = field.rows() if isinstance(field, Grid) else field
        return array

    def tobytes(self) -> bytes:
        """The same bytes as the compiled state."""
        return bytes(self.record().tobytes())

    def assign(self, other: PlainRecord) -> None:
        """Copy all fields of the other record."""
        for name in self.dtype.names or ():
            field = getattr(other, name)
            if isinstance(field, Grid):
                getattr(self, name).cells = field.cells[:]
            elif isinstance(field, Row):
                list.__setitem__(getattr(self, name), slice(None), field)
            else:
                setattr(self, name, field)

    def load(self, record: Any) -> PlainRecord:
        """Take the contents of one compiled record."""
        for name in self.dtype.names or ():
            field = getattr(self, name)
            value = record[name]
            if isinstance(field, Grid):
                field.cells = [int(x) for x in value.reshape(-1)]
            elif isinstance(field, Row):
                list.__setitem__(field, slice(None), [int(x) for x in value])
            else:
                setattr(self, name, int(value))
        return self

    def copy(self) -> PlainRecord:
        """Another record with the same contents, without a log."""
        twin = PlainRecord.__new__(PlainRecord)
        twin.dtype = self.dtype
        twin.log = None
        for name in self.dtype.names or ():
            field = getattr(self, name)
            if isinstance(field, Grid):
                grid = Grid.__new__(Grid)
                grid.cells, grid.height, grid.width, grid.limit = field.cells[:], field.height, field.width, field.limit
                field = grid
            elif isinstance(field, Row):
                row = Row(0, field.limit)
                row.extend(field)
                field = row
            setattr(twin, name, field)
        return twin


class PlainRecords(list[PlainRecord]):
    """``states[i] = states[j]`` copies, as it does for an array of records."""

    def __setitem__(self, index: Any, state: Any) -> None:
        self[index].assign(state)


def new_states(dtype: np.dtype[Any], n: int) -> Any:
    """n zeroed records: an array in a compiled copy of the package, a list of plain ones otherwise."""
    if JIT:
        return np.zeros(n, dtype)
    return PlainRecords(PlainRecord(dtype) for _ in range(n))
