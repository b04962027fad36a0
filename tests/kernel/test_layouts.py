"""Records: the plain form and the compiled one have the same bytes, and the plain one refuses what does not fit."""

from __future__ import annotations

import pickle
import random
from copy import deepcopy

import pytest

from tatami.game import NAMES, get
from tatami.kernel.records import Grid, Layout, PlainRecord, Record, i8, i16, i64


class Small(Record):
    """All kinds of fields, with gaps between them."""

    one = i8()
    wide = i64()
    row = i16(3)
    grid = i8(2, 3)


def filled(layout: Layout, rnd: random.Random) -> PlainRecord:
    """Any numbers that fit, in every field."""
    record = PlainRecord(layout)
    for name, field in layout.fields.items():
        numbers = [rnd.randrange(-field.limit, field.limit) for _ in range(field.count)]
        if not field.shape:
            setattr(record, name, numbers[0])
        elif len(field.shape) == 1:
            for i, number in enumerate(numbers):
                getattr(record, name)[i] = number
        else:
            for i, number in enumerate(numbers):
                getattr(record, name)[divmod(i, field.shape[1])] = number
    return record


LAYOUTS = {"small": Small.layout} | {
    f"{name} {kind}": getattr(get(name).contract, kind) for name in NAMES for kind in ("STATE", "RULES")
}


@pytest.mark.parametrize("name", LAYOUTS)
def test_both_forms_have_the_same_bytes(name: str, rnd: random.Random) -> None:
    layout = LAYOUTS[name]
    record = filled(layout, rnd)
    compiled = record.record()
    assert layout.itemsize == layout.dtype.itemsize == compiled.itemsize
    assert layout.itemsize % 8 == 0
    assert compiled.tobytes() == record.tobytes()
    assert PlainRecord(layout).load(compiled[0]).tobytes() == record.tobytes()
    for field in layout.names:
        value = getattr(record, field)
        assert compiled[field][0].tolist() == (value.rows() if isinstance(value, Grid) else value)


def test_copies_stand_alone(rnd: random.Random) -> None:
    first = filled(Small.layout, rnd)
    other, before = first.copy(), first.tobytes()
    other.row[0], other.grid[1, 2], other.one = 1, 1, 1
    assert first.tobytes() == before != other.tobytes()
    other.assign(first)
    assert other.tobytes() == before
    assert pickle.loads(pickle.dumps(first)).tobytes() == deepcopy(first).tobytes() == before


def test_what_does_not_fit_is_refused() -> None:
    record = PlainRecord(Small.layout)
    with pytest.raises(OverflowError):
        record.row[0] = 1 << 15
    with pytest.raises(OverflowError):
        record.grid[0, 0] = -129
    for outside in (-1, 3):
        with pytest.raises(IndexError):
            record.row[outside] = 0
    for part in (slice(0, 2), slice(1, None)):
        with pytest.raises(IndexError):
            record.row[part] = 0
        with pytest.raises(IndexError):
            record.grid[part] = 0
    with pytest.raises(OverflowError):
        record.grid[:] = 128
    for place in ((-1, 0), (0, 3), (0, -1), (2, 0)):
        with pytest.raises(IndexError):
            record.grid[place] = 0
        with pytest.raises(IndexError):
            record.grid[place]


@pytest.mark.parametrize("game", NAMES)
def test_wide_fields_come_first_so_that_no_byte_lies_between_two(game: str) -> None:
    """Bytes between fields are copied by some and not by others: states that are equal must be equal as bytes."""
    contract = get(game).contract
    for layout in (contract.STATE, contract.RULES):
        fields = list(layout.fields.values())
        assert layout.itemsize - sum(f.bits // 8 * f.count for f in fields) < 8, "only the end is filled up"
