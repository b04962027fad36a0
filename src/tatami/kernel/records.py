"""Records: the flat structs that states and rules are, compiled (an array's element) and plain (checked Python ints).

A record is a class whose fields say their width and shape, ``score = i16(MAX_SEATS)``; its layout is made from them.
Nothing here needs NumPy before an array is asked for: plain games are played without it.
"""

from __future__ import annotations

import struct
from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar, overload

from .mode import JIT

if TYPE_CHECKING:
    import numpy as np

    AnyRecord = Any
else:
    AnyRecord = object
"""For the type checker a plain record is any game's ``State`` or ``Rules``."""


class Field:
    """One field of a record: the bits of its numbers, its shape, its place in memory."""

    def __init__(self, bits: int, shape: tuple[int, ...]):
        self.bits, self.shape = bits, shape
        self.limit = 1 << (bits - 1)
        self.count = 1
        for length in shape:
            self.count *= length


class _Width:
    """Makes fields of one width: a number, a row of them, or a grid."""

    def __init__(self, bits: int):
        self.bits = bits

    @overload
    def __call__(self) -> int: ...
    @overload
    def __call__(self, length: int, /) -> Row: ...
    @overload
    def __call__(self, height: int, width: int, /) -> Grid: ...
    def __call__(self, *shape: int) -> Any:
        """The field; for the type checker, what a record holds there."""
        return Field(self.bits, shape)


i8, i16, i32, i64 = _Width(8), _Width(16), _Width(32), _Width(64)


class Layout:
    """Where the fields of a record lie: aligned, and the whole a number of 64-bit words, copied in a short loop."""

    def __init__(self, fields: dict[str, Field]):
        self.fields = fields
        self.names = tuple(fields)
        self.rows = tuple(name for name, field in fields.items() if len(field.shape) == 1)
        self.grids = tuple(name for name, field in fields.items() if len(field.shape) == 2)
        at, form = 0, ["<"]
        for field in fields.values():
            size = field.bits // 8
            form.append(f"{-at % size}x{field.count}{'bhiq'[size.bit_length() - 1]}")
            at += -at % size + size * field.count
        self._spare = -at % 8
        form.append(f"{self._spare}x")
        self.itemsize = at + self._spare
        self._bytes = struct.Struct("".join(form))

    def __reduce__(self) -> tuple[Any, ...]:
        return Layout, (self.fields,)

    def tobytes(self, numbers: list[int]) -> bytes:
        """The bytes of a record that holds these numbers, field by field."""
        return self._bytes.pack(*numbers)

    def numbers(self, data: bytes) -> tuple[int, ...]:
        """The numbers that a record of these bytes holds."""
        return self._bytes.unpack(data)

    @cached_property
    def dtype(self) -> np.dtype[Any]:
        """The same layout for NumPy and the compiler."""
        import numpy as np

        fields: list[tuple[Any, ...]] = [(name, f"i{f.bits // 8}", f.shape) for name, f in self.fields.items()]
        if self._spare:  # a field of its own: what lies behind the last one is not always copied
            fields.append(("_pad", "i1", (self._spare,)))
        return np.dtype(fields, align=True)


class Record:
    """Base of the classes that name a record in a kernel's annotations; their fields make the layout."""

    layout: ClassVar[Layout]
    if TYPE_CHECKING:
        rng: int
        key: Row
        keyed: int
        log: list[tuple[int, ...]] | None

    def __init_subclass__(cls) -> None:
        cls.layout = Layout({name: field for name, field in vars(cls).items() if isinstance(field, Field)})


class Array:
    """Base of the classes that name an array of numbers in a kernel's annotations."""

    kind: ClassVar[str]
    """As NumPy writes it: int16, float32, ..."""
    ndim: ClassVar[int] = 1
    if TYPE_CHECKING:

        def __getitem__(self, key: Any) -> Any: ...
        def __setitem__(self, key: Any, value: Any) -> None: ...
        def __len__(self) -> int: ...


class RecordArray(Array):
    """Base of the classes that name an array of records."""

    layout: ClassVar[Layout]


class Actions(Array):
    """A list of actions (int16)."""

    kind = "int16"


class Words(Array):
    """Numbers of 64 bits: seeds, counts."""

    kind = "int64"


class Numbers(Array):
    """Observations as small whole numbers (int8)."""

    kind = "int8"


class Floats(Array):
    """Observations and values (float32)."""

    kind = "float32"


class Doubles(Array):
    """Values (float64)."""

    kind = "float64"


class FloatTable(Array):
    """Weights and queries of a network: a row an input, an action or a node."""

    kind = "float32"
    ndim = 2


class Rows(Array):
    """One list of actions a game."""

    kind = "int16"
    ndim = 2


WHOLE = slice(None)
"""Fields are filled whole, with one number: ``state.score[:] = 0``."""


class Row(list[int]):
    """A one-dimensional field of Python ints; stores outside the compiled field's range are refused."""

    __slots__ = ("limit",)

    def __init__(self, size: int, limit: int):
        super().__init__([0] * size)
        self.limit = limit

    def __setitem__(self, index: Any, value: Any) -> None:
        if not -self.limit <= value < self.limit:
            raise OverflowError(value)
        if type(index) is slice:
            if index != WHOLE:
                raise IndexError(index)
            super().__setitem__(index, [value] * len(self))
            return
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
        if not -self.limit <= value < self.limit:
            raise OverflowError(value)
        if type(key) is slice:
            if key != WHOLE:
                raise IndexError(key)
            self.cells = [value] * len(self.cells)
            return
        i, j = key
        if i < 0 or not 0 <= j < self.width:
            raise IndexError(key)
        self.cells[i * self.width + j] = value

    def rows(self) -> list[list[int]]:
        """The field as a list of lists."""
        return [self.cells[i : i + self.width] for i in range(0, len(self.cells), self.width)]


class PlainRecord(AnyRecord):  # type: ignore[misc]
    """A record's attributes with Python ints, for runs without a compiler.

    ``log`` collects the events of a step when it is a list (see ``events.emit``); it is no part of the state.
    """

    log: list[tuple[int, ...]] | None

    def __init__(self, layout: Layout):
        self.layout = layout
        self.log = None
        for name, kind in layout.fields.items():
            field: Any = 0
            if len(kind.shape) == 1:
                field = Row(kind.shape[0], kind.limit)
            elif kind.shape:
                field = Grid(kind.shape[0], kind.shape[1], kind.limit)
            setattr(self, name, field)

    def record(self) -> Any:
        """A one-element array of the compiled form with the same contents."""
        import numpy as np

        return np.frombuffer(bytearray(self.tobytes()), self.layout.dtype)

    def tobytes(self) -> bytes:
        """The same bytes as the compiled state."""
        numbers: list[int] = []
        for name in self.layout.names:
            field = getattr(self, name)
            numbers += field.cells if isinstance(field, Grid) else field if isinstance(field, Row) else (field,)
        return self.layout.tobytes(numbers)

    def frombytes(self, data: bytes) -> None:
        """Take the contents of a record, plain or compiled, of whatever copy of the package."""
        numbers, at = self.layout.numbers(data), 0
        for name, kind in self.layout.fields.items():
            part = numbers[at : at + kind.count]
            at += kind.count
            field = getattr(self, name)
            if isinstance(field, Grid):
                field.cells = list(part)
            elif isinstance(field, Row):
                list.__setitem__(field, slice(None), part)
            else:
                setattr(self, name, part[0])

    def assign(self, other: PlainRecord) -> None:
        """Copy all fields of the other record."""
        for name in self.layout.names:
            field = getattr(other, name)
            if isinstance(field, Grid):
                getattr(self, name).cells = field.cells[:]
            elif isinstance(field, Row):
                list.__setitem__(getattr(self, name), slice(None), field)
            else:
                setattr(self, name, field)

    def load(self, record: Any) -> PlainRecord:
        """Take the contents of one compiled record."""
        for name in self.layout.names:
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
        fields = twin.__dict__
        fields.update(self.__dict__, log=None)
        for name in self.layout.rows:
            field = fields[name]
            fields[name] = row = Row.__new__(Row)
            row.extend(field)
            row.limit = field.limit
        for name in self.layout.grids:
            field = fields[name]
            fields[name] = grid = Grid.__new__(Grid)
            grid.cells, grid.height, grid.width, grid.limit = field.cells[:], field.height, field.width, field.limit
        return twin


class PlainRecords(list[PlainRecord]):
    """``states[i] = states[j]`` copies, as it does for an array of records."""

    def __setitem__(self, index: Any, state: Any) -> None:
        self[index].assign(state)


def new_states(layout: Layout, n: int) -> Any:
    """n zeroed records: an array in a compiled copy of the package, a list of plain ones otherwise."""
    if JIT:
        import numpy as np

        return np.zeros(n, layout.dtype)
    return PlainRecords(PlainRecord(layout) for _ in range(n))
