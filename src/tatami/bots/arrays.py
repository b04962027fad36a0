"""The arrays that bots' kernels share."""

from __future__ import annotations

import numpy as np

from ..kernel.records import Array, Doubles, FloatTable

__all__ = ["Doubles", "FloatTable", "Links", "Values"]


class Links(Array):
    """The shape of a tree: a row a node."""

    dtype = np.int32
    ndim = 2


class Values(Array):
    """The numbers of a tree: a row a node."""

    dtype = np.float64
    ndim = 2
