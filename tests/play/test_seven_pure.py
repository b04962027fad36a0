"""Functions that only ask change nothing: those named so, watched wherever they are called in whole games."""

from __future__ import annotations

import functools
import importlib
import pkgutil
import re
from collections.abc import Callable
from typing import Any

import pytest
from seven_games import SETTINGS, walk

import tatami.seven
from tatami.kernel.records import PlainRecord
from tatami.seven import legal

ASKS = re.compile(r"(can|may|must|has|any|in)_|has$|\w+_(needs|needed|possible|allows|left|value)(_|$)")
"""Names that promise to change nothing."""
GAMES = [(0, 1), (8, 0), (8, 2), (26, 1)]
"""Setting and seed: between them they come to every question."""
MODULES = [importlib.import_module(f"tatami.seven.{it.name}") for it in pkgutil.iter_modules(tatami.seven.__path__)]


def watched(ask: Callable[..., Any], called: set[str]) -> Callable[..., Any]:
    """The function, held to leaving the state as it was."""

    @functools.wraps(ask)
    def asked(state: Any, *others: Any) -> Any:
        called.add(ask.__name__)
        if not isinstance(state, PlainRecord):
            return ask(state, *others)
        before = state.tobytes()
        answer = ask(state, *others)
        assert state.tobytes() == before, f"{ask.__name__} changes the state"
        return answer

    return asked


def test_what_only_asks_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither in choosing nor in doing, nor in what happens by itself."""
    called: set[str] = set()
    asking: set[str] = set()
    for module in MODULES:
        for name, found in list(vars(module).items()):
            if callable(found) and getattr(found, "__module__", "").startswith("tatami.seven.") and ASKS.match(name):
                asking.add(name)
                monkeypatch.setattr(module, name, watched(found, called))
    for key, seed in GAMES:
        for state, rules, action in walk(SETTINGS[key], seed):
            if action >= 0:
                assert legal.legal(state, rules, [0] * 64) > 0  # type: ignore[arg-type]
    assert {"can_defend", "may_give", "has", "kiai_possible", "must_pass"} <= asking
    assert called == asking
