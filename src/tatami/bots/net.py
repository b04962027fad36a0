"""The network of a game: weights that were learned (see training/), read once, and its working memory."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path
from typing import Any, BinaryIO

import numpy as np
from numpy.typing import NDArray

from ..kernel.records import PlainRecord

Weights = dict[str, NDArray[Any]]
FOLDER = Path(__file__).parent / "weights"
LAYERS = ("w1", "b1", "w2", "b2", "wq", "bq", "wv", "bv", "scale")
QUERIES = 1 << 17
"""Nodes of a tree whose query is kept."""


def path(game: str) -> Path:
    """Where the weights of a game are; ``TATAMI_WEIGHTS`` names another folder, for those who train."""
    return Path(os.environ.get("TATAMI_WEIGHTS", FOLDER)) / f"{game}.npz"


@cache
def weights(game: str) -> Weights | None:
    """The weights of a game, None where it has none; they travel as halves."""
    return read(path(game)) if path(game).exists() else None


def read(file: Path | BinaryIO) -> Weights:
    """Weights of a file as the kernels want them."""
    with np.load(file) as found:
        given = {name: np.ascontiguousarray(found[name], np.float32) for name in (*LAYERS, "embed", "lean", "how")}
        return given | {name: found[name] for name in ("players", "unproven") if name in found.files}


def plays(given: Weights, rules: PlainRecord) -> bool:
    """Whether these weights proved better than none: with ``players``, and without the rules that are ``unproven``."""
    return rules.seats in given.get("players", [rules.seats]) and not any(
        getattr(rules, str(name)) for name in given.get("unproven", ())
    )


class Net:
    """Weights, and memory for one thinker."""

    def __init__(self, given: Weights, queries: int = QUERIES):
        explore, heat, calm, everyone = (float(x) for x in given["how"])
        self.how = (explore, heat, calm, int(everyone))
        """How much the search explores, how far it trusts the policy, how much it evens odds out (partners only), and
        whether several opponents are in its tree."""
        self.heads = (given["embed"], given["lean"])
        self.layers = tuple(given[name] for name in LAYERS)
        first, second, query = len(given["b1"]), len(given["b2"]), len(given["bq"])
        inputs = len(given["w1"])
        self.seen = np.zeros(inputs, np.float32)
        self.work: tuple[Any, ...] = (
            np.zeros(inputs, np.int8),
            self.seen,
            np.zeros(first, np.float32),
            np.zeros(second, np.float32),
            np.zeros(len(given["bv"]), np.float32),
            np.zeros(max(inputs, first, second), np.int64),
            np.zeros(query, np.float32),
        )
        self.queries = np.zeros((queries, query), np.float32)
