"""The named parts of observations: they cover the array, say what the docs say, and hold what they say."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from tatami.envs.batch import Batch
from tatami.game import NAMES, get

PAGE = Path(__file__).parents[2] / "docs" / "research" / "observations.md"
TABLE = re.compile(r"^## (\w+) \(([\d,]+)\)$(.*?)(?=^## |\Z)", re.M | re.S)
ROW = re.compile(r"^\| (\d+) \| `(\w+)` \| ([\d × ]+) \|", re.M)
ONE_HOT = {"empires": ("me",), "seven": ("round", "stage", "phase")}
SETTINGS: dict[str, Any] = {
    "empires": [
        {"players": 5, "modules": ["agendas", "mountains", "shrines", "random_neutral", "new_region", "dojo"]},
        {"players": 1},
    ],
    "seven": [{"players": n, "level": level} for n, level in ((7, "heroic"), (4, "hard"), (2, "easy"))],
}


@pytest.fixture(scope="module", params=NAMES)
def played(request: pytest.FixtureRequest) -> tuple[str, list[dict[str, NDArray[np.float32]]]]:
    """A game's name, and the parts of its observations over some random play."""
    game = str(request.param)
    batch = Batch(game, 60, settings=SETTINGS[game], seed=2)
    seen = []
    for _ in range(250):
        batch.step_random()
        seen += [batch.settings[0].named(row) for row in batch.observe()[::7].copy()]
    return game, seen


@pytest.mark.parametrize("game", NAMES)
def test_layout_covers_the_observation(game: str) -> None:
    assert sum(int(np.prod(shape)) for _, shape in get(game).contract.LAYOUT) == get(game).contract.OBS
    names = [name for name, _ in get(game).contract.LAYOUT]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("game", NAMES)
def test_every_part_is_used(game: str) -> None:
    batch = Batch(game, 60, settings=SETTINGS[game], seed=2)
    unused = {name for name, _ in get(game).contract.LAYOUT}
    for _ in range(400):
        batch.step_random()
        for row in batch.observe(0)[:9]:  # a seat that waits knows things too
            unused -= {name for name, part in batch.settings[0].named(row).items() if part.any()}
    assert not unused


def test_one_hot_parts_have_one(played: tuple[str, list[dict[str, NDArray[np.float32]]]]) -> None:
    game, seen = played
    for name in ONE_HOT[game]:
        assert all(sorted(parts[name])[-2:] == [0, 1] and parts[name].sum() == 1 for parts in seen), name


def test_the_asking_seat_is_first(played: tuple[str, list[dict[str, NDArray[np.float32]]]]) -> None:
    """The rows are those of the deciding seat: where seats are described, the first one sits and decides."""
    game, seen = played
    decides = (0, 2.0) if game == "empires" else (2, 1.0)
    assert all(parts["seats"][0, decides[0]] == decides[1] for parts in seen)
    assert all((parts["seats"][1:, decides[0]] != decides[1]).all() for parts in seen)


def test_the_docs_list_the_layout() -> None:
    tables = {game: (size, rows) for game, size, rows in TABLE.findall(PAGE.read_text("utf-8"))}
    assert set(tables) == set(NAMES)
    for game, (size, rows) in tables.items():
        assert int(size.replace(",", "")) == get(game).contract.OBS
        at, expected = 0, []
        for name, shape in get(game).contract.LAYOUT:
            expected.append((str(at), name, " × ".join(map(str, shape))))
            at += int(np.prod(shape))
        assert ROW.findall(rows) == expected
