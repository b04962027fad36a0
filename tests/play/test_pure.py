"""Functions that only ask change nothing: those named so, watched wherever they are called in whole games."""

from __future__ import annotations

import functools
import importlib
import pkgutil
import random
import re
from collections.abc import Callable
from typing import Any

import pytest

import tatami
from tatami.game import Json

ASKS = {"empires": re.compile(r"(can|may|has|any|affords)_|\w+_(possible|site)$")}
"""Names that promise to change nothing."""
GAMES: dict[str, Json] = {"empires": {"players": 3, "modules": ["mountains", "dojo"]}}
"""A game that comes to every question."""


class Watch:
    """Holds functions to leaving the state as it was; what they ask in turn is theirs to answer for."""

    def __init__(self) -> None:
        self.called: set[str] = set()
        self.inside = False

    def over(self, ask: Callable[..., Any]) -> Callable[..., Any]:
        """The function, watched."""

        @functools.wraps(ask)
        def asked(state: Any, *others: Any) -> Any:
            self.called.add(ask.__name__)
            if self.inside:
                return ask(state, *others)
            self.inside, before = True, state.tobytes()
            answer = ask(state, *others)
            self.inside = False
            assert state.tobytes() == before, f"{ask.__name__} changes the state"
            return answer

        return asked


@pytest.mark.parametrize("game", GAMES)
def test_what_only_asks_changes_nothing(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither in choosing nor in doing, nor in what happens by itself."""
    package = importlib.import_module(f"tatami.{game}")
    table, rnd, watch = tatami.new_table(game, seed=5, **GAMES[game]), random.Random(5), Watch()
    asking: set[str] = set()
    for found in pkgutil.iter_modules(package.__path__):
        module = importlib.import_module(f"{package.__name__}.{found.name}")
        for name, kept in list(vars(module).items()):
            if ASKS[game].match(name) and list(getattr(kept, "__annotations__", {}))[:1] == ["state"]:
                asking.add(name)
                monkeypatch.setattr(module, name, watch.over(kept))
    while not table.over:
        table.play(rnd.choice(table.legal()))
        if table.ply % 100 == 0:
            tatami.from_position(table.position())
    assert watch.called == asking, sorted(asking - watch.called)
