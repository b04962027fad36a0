"""Tables in the midst of a game, where somebody has secrets."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
from numpy.typing import NDArray

import tatami
from tatami.game import get
from tatami.kernel.rng import seeded
from tatami.table import Table

ALL_MODULES = ["agendas", "mountains", "shrines", "random_neutral", "new_region", "dojo"]
SCENES: dict[str, Any] = {
    "destiny": ("empires", {"players": 3}, 1),
    "planning": ("empires", {"players": 2}, 12),
    "second-round": ("empires", {"players": 2}, 40),
    "all-modules": ("empires", {"players": 4, "modules": ALL_MODULES}, 45),
    "solo": ("empires", {"players": 1}, 9),
    "seven": ("seven", {"players": 4, "level": "normal"}, 14),
}


def scene(name: str, seed: int = 5) -> Table:
    """A table after that many random moves, at a decision with a choice."""
    game, options, moves = SCENES[name]
    table = tatami.new_table(game, seed=seed, **options)
    chance = random.Random(seed)
    while table.ply < moves or len(table.legal()) < 2:
        table.play(chance.choice(table.legal()))
    return table


def another_truth(table: Table, seat: int, number: int) -> Table:
    """The same table as that seat sees it, with other secrets."""
    other = table.copy()
    other._state.current = seat
    get(table.game).contract.resample(other._state, other._rules, seat, seeded(number))
    return other


def small_weights(game: str, seed: int = 0) -> dict[str, NDArray[np.float32]]:
    """A network quick enough for plain Python, its weights drawn at random."""
    contract: Any = get(game).contract
    rng = np.random.default_rng(seed)
    values = 2 if contract.TOGETHER else 2 * contract.MAX_SEATS
    shapes: dict[str, tuple[int, ...]] = {
        "w1": (contract.OBS, 4), "b1": (4,), "w2": (4, 3), "b2": (3,), "wq": (3, 2), "bq": (2,), "wv": (3, values),
        "bv": (values,), "embed": (contract.N_ACTIONS, 2), "lean": (contract.N_ACTIONS,),
    }  # fmt: skip
    found = {name: rng.standard_normal(shape).astype(np.float32) for name, shape in shapes.items()}
    return found | {"scale": np.array([1, 0.2], np.float32), "how": np.array([1, 1, 2, 0], np.float32)}
