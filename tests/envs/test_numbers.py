"""Observations as small whole numbers, and as the floats made of them."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

import numpy as np
import pytest

from tatami.empires.control import controller
from tatami.envs.batch import Batch
from tatami.game import NAMES, get
from tatami.kernel import NONE, twin
from tatami.kernel.records import PlainRecord
from tatami.kernel.scales import coarse, divisors, fine

MODULES = ["agendas", "mountains", "shrines", "random_neutral", "new_region", "dojo"]
SETTINGS: dict[str, list[dict[str, Any]]] = {
    "empires": [{"players": 4}, {"players": 2}, {"players": 1}, {"players": 5, "modules": MODULES}],
    "seven": [{"players": n, "level": level} for n, level in ((1, "easy"), (4, "hard"), (7, "heroic"))],
}


def by(game: str) -> list[int]:
    """The divisor of every entry."""
    contract = get(game).contract
    return list(divisors(contract.LAYOUT, contract.DIVISORS))


def batch_of(game: str, steps: int) -> Batch:
    batch = Batch(game, 40, settings=SETTINGS[game], seed=3)
    batch.step_random(steps)
    return batch


def plain(batch: Batch, i: int) -> tuple[PlainRecord, PlainRecord]:
    """State and rules of a game as plain Python reads them."""
    setting = batch.settings[int(batch.which[i])]
    return PlainRecord(setting.game.contract.STATE).load(batch.states[i]), setting.rules


@pytest.mark.parametrize("game", NAMES)
def test_divisors_fit_the_layout(game: str) -> None:
    contract = get(game).contract
    assert len(by(game)) == contract.OBS
    widths = {name: shape[-1] for name, shape in contract.LAYOUT}
    assert all(len(given) in (1, widths[name]) for name, given in contract.DIVISORS.items())


@pytest.mark.parametrize("game", NAMES)
def test_every_small_number_is_divided_to_the_nearest_float(game: str) -> None:
    numbers = np.arange(-128, 128)
    for divisor in set(by(game)):
        wanted = (numbers / divisor).astype(np.float32)
        first, rest = np.float32(coarse(divisor)), np.float32(fine(divisor))
        small = numbers.astype(np.float32)
        assert (small * first + small * rest == wanted).all()  # compiled
        exact = numbers * coarse(divisor) + numbers * fine(divisor)
        assert (exact.astype(np.float32) == wanted).all()  # plain


@pytest.mark.parametrize("game", NAMES)
def test_floats_are_numbers_by_their_divisors(game: str) -> None:
    batch = batch_of(game, 1)
    for _ in range(80):
        batch.step_random(3)
        for seat in (None, 0):
            numbers, floats = batch.observe_numbers(seat), batch.observe(seat)
            assert numbers.dtype == np.int8
            assert (numbers < 127).all()
            assert np.array_equal((numbers / np.array(by(game))).astype(np.float32), floats)
            assert np.allclose(numbers * batch.scales, floats, atol=1e-6)


@pytest.mark.parametrize("game", NAMES)
def test_plain_and_compiled_see_the_same(game: str) -> None:
    batch = batch_of(game, 60)
    observe = twin(game, False)("kernel.observe").observe
    numbers, floats = np.zeros_like(batch.observe_numbers()[0]), np.zeros_like(batch.observe()[0])
    for i in range(len(batch)):
        observe(*plain(batch, i), int(batch.actor[i]), numbers, floats)
        assert np.array_equal(numbers, batch.observe_numbers()[i])
        assert np.array_equal(floats, batch.observe()[i])


def test_a_game_that_nobody_asks_about_is_all_zeros() -> None:
    batch = batch_of("empires", 20)
    assert not batch.observe_numbers(NONE).any()


def test_control_is_that_of_the_rules() -> None:
    """EMP-70, DOJ-22: the quick way for all provinces says what the rule says of each."""
    batch = batch_of("empires", 1)
    held = 0
    for _ in range(40):
        batch.step_random(7)
        for i, row in enumerate(batch.observe_numbers(0)):
            state, rules = plain(batch, i)
            control = batch.settings[0].named(row)["control"]
            for province in range(rules.provinces):
                holder = controller(state, rules, province)  # type: ignore[arg-type]
                assert control[province] == (0 if holder == NONE else 1 if holder == 0 else -1)
                held += holder != NONE
    assert held > 1000


def test_points_and_goods_beyond_small_numbers() -> None:
    """A small number says the most it can; a float says it all."""
    batch = batch_of("empires", 20)
    for name, amount in (("score", 300), ("food", 128), ("bushido", 130)):
        batch.states[name][0, 2] = amount
    small = batch.settings[0].named(batch.observe_numbers([2] + [0] * 39)[0])["seats"][0]
    full = batch.settings[0].named(batch.observe([2] + [0] * 39)[0])["seats"][0]
    assert small[[1, 17, 18]].tolist() == [127, 127, 127]
    assert full[[1, 17, 18]].tolist() == np.array([300 / 60, 128 / 10, 130 / 10], np.float32).tolist()


FROZEN = {"empires": "ea975883241ecde8", "seven": "a375d73542f6d6c1"}
"""What a network was trained on means the same for ever: digests of what was seen of 40 games each."""


@pytest.mark.parametrize("game", NAMES)
def test_observations_stay_as_they_are(game: str) -> None:
    batch, seen = batch_of(game, 1), sha256()
    for _ in range(60):
        batch.step_random(5)
        seen.update(batch.observe_numbers().tobytes())
    assert seen.hexdigest()[:16] == FROZEN[game]
