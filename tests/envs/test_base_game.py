"""The copy for the base game: switches it never turns are constants there, and it plays the same games."""

from __future__ import annotations

import ast

import numpy as np
import pytest

from tatami.envs.batch import Batch
from tatami.envs.setting import base_fields, compiled, make_setting
from tatami.kernel import twin
from tatami.kernel.folded import Fold


def folded(source: str) -> str:
    return ast.unparse(Fold({"dojos": 0, "version": 2}).visit(ast.parse(source)))


def test_fields_that_are_fixed_are_numbers() -> None:
    assert folded("n = rules.dojos + rules.seats") == "n = 0 + rules.seats"
    assert folded("if rules.dojos == 1 and rules.version == 2: pass") == "if False and True:\n    pass"
    assert folded("if rules.version >= 2: pass") == "if 2 >= 2:\n    pass"


def test_what_is_written_or_of_another_record_stays() -> None:
    for source in ("rules.dojos = 1", "state.dojos", "rules.tokens[rules.seats]"):
        assert folded(source) == source


def test_the_base_game_fixes_its_modules_but_not_its_seats() -> None:
    fixed = base_fields("empires")
    assert all(fixed[module] == 0 for module in ("agendas", "mountain_paths", "sacred_shrines", "dojos", "solo"))
    assert "seats" not in fixed


@pytest.mark.parametrize(
    ("settings", "copy"),
    [
        ([{}], "base"),
        ([{}, {"players": 5}], "base"),
        ([{"modules": ["dojo"]}], "jit"),
        ([{"edition": "2019"}], "jit"),
        ([{"version": 1}], "jit"),
        ([{"players": 1}], "jit"),
        ([{}, {"modules": ["agendas"]}], "jit"),
    ],
)
def test_only_base_games_are_played_there(settings: list[dict[str, object]], copy: str) -> None:
    made = []
    for options in settings:
        given = {"players": 2, "version": None, **options}
        players, version = given.pop("players"), given.pop("version")
        made.append(make_setting("empires", players, given, None, version))  # type: ignore[arg-type]
    root = compiled(made)("kernel.mode").ROOT
    assert root == f"tatami_{copy}_empires"


def test_it_plays_the_same_games() -> None:
    setting = make_setting("empires", 4, {})
    base, general = (np.zeros(50, setting.game.contract.STATE.dtype) for _ in range(2))
    rules = setting.rules.record()
    counts = [
        load("kernel.loops").play_serial(states, rules, 11)
        for load, states in ((compiled([setting]), base), (twin("empires", True), general))
    ]
    assert counts[0] == counts[1]
    assert base.tobytes() == general.tobytes()


def test_a_batch_of_base_games_is_that_of_mixed_ones() -> None:
    alone = Batch("empires", 40, settings=[{"players": 3}], seed=7)
    mixed = Batch("empires", 40, settings=[{"players": 3}] * 19 + [{"players": 3, "modules": ["dojo"]}], seed=7)
    base = np.arange(40) % 20 != 19
    for _ in range(30):
        alone.step_random(5)
        mixed.step_random(5)
        assert alone.states[base].tobytes() == mixed.states[base].tobytes()
        assert np.array_equal(alone.observe()[base], mixed.observe()[base])
