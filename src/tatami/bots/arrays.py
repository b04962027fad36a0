"""The arrays that bots' kernels share."""

from __future__ import annotations

from ..kernel.records import Array, Doubles, FloatTable

__all__ = ["Doubles", "FloatTable", "Links", "Values"]


class Links(Array):
    """The shape of a tree: a row a node."""

    kind = "int32"
    ndim = 2


class Values(Array):
    """The numbers of a tree: a row a node."""

    kind = "float64"
    ndim = 2
