"""The compiled type an annotation stands for, for the processor and for a GPU."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .records import Array, Record, RecordArray


def typer(types: Any, from_dtype: Any, strided: tuple[type[Array], ...] = ()) -> Callable[[Any], Any]:
    """``types`` and ``from_dtype`` of the compiler in use; ``strided`` arrays need not lie in one piece."""
    basic = {int: types.int64, float: types.float64, bool: types.boolean, type(None): types.none}

    def numba_type(annotation: Any) -> Any:
        if annotation in basic:
            return basic[annotation]
        if issubclass(annotation, Record):
            return from_dtype(annotation.layout.dtype)
        if issubclass(annotation, RecordArray):
            return types.Array(from_dtype(annotation.layout.dtype), 1, "C")
        if issubclass(annotation, Array):
            layout = "A" if annotation in strided else "C"
            return types.Array(getattr(types, annotation.kind), annotation.ndim, layout)
        raise TypeError(f"{annotation!r} names no kernel type")

    return numba_type


def pinned(hints: dict[str, Any], given: Any, numba_type: Callable[[Any], Any]) -> tuple[Any, tuple[Any, ...]]:
    """Result and arguments as annotated; a bare ``Record`` is any record."""
    result = numba_type(hints.pop("return"))
    names = zip(hints.values(), given, strict=True)
    return result, tuple(kind if hint is Record else numba_type(hint) for hint, kind in names)
