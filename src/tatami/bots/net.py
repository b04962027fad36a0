"""The network of a game: weights that were learned (see training/), read once, and its working memory."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path
from typing import Any, BinaryIO

import numpy as np
from numpy.typing import NDArray

FOLDER = Path(__file__).parent / "weights"
LAYERS = ("w1", "b1", "w2", "b2", "wq", "bq", "wv", "bv", "scale")
QUERIES = 1 << 17
"""Nodes of a tree whose query is kept."""


def path(game: str) -> Path:
    """Where the weights of a game are; ``TATAMI_WEIGHTS`` names another folder, for those who train."""
    return Path(os.environ.get("TATAMI_WEIGHTS", FOLDER)) / f"{game}.npz"


@cache
def weights(game: str) -> dict[str, NDArray[np.float32]] | None:
    """The weights of a game, None where it has none; they travel as halves."""
    return read(path(game)) if path(game).exists() else None


def read(file: Path | BinaryIO) -> dict[str, NDArray[np.float32]]:
    """Weights of a file as the kernels want them."""
    with np.load(file) as found:
        names = (*LAYERS, "embed", "lean", "how", *({"players"} & set(found.files)))
        return {name: np.ascontiguousarray(found[name], np.float32) for name in names}


def plays(given: dict[str, NDArray[np.float32]], seats: int) -> bool:
    """Whether these weights are for games of so many: ``players`` lists where they proved better than none."""
    return "players" not in given or seats in given["players"]


class Net:
    """Weights, and memory for one thinker."""

    def __init__(self, given: dict[str, NDArray[np.float32]], queries: int = QUERIES):
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
            self.seen,
            np.zeros(first, np.float32),
            np.zeros(second, np.float32),
            np.zeros(len(given["bv"]), np.float32),
            np.zeros(max(inputs, first, second), np.int64),
            np.zeros(query, np.float32),
        )
        self.queries = np.zeros((queries, query), np.float32)
