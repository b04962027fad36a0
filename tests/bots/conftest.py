"""Bots think in plain Python here: the same source, no waiting for the compiler (test_compiled.py has its turn)."""

from __future__ import annotations

import functools
from collections.abc import Iterator

import pytest
from bot_scenes import small_weights

from tatami.bots import match, net, thinker
from tatami.kernel import twin

FEW = 3
"""Worlds odds are drawn from at least: what is tested here is not how good they are."""


@pytest.fixture(autouse=True)
def plain_thinking(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Thinkers of these tests are not compiled, but in the module that compares the two."""
    for module in (thinker, match):
        if not request.module.__name__.endswith("test_compiled"):
            monkeypatch.setattr(module, "twin", functools.partial(_twin, False))
            monkeypatch.setattr(net, "weights", small_weights)
            if "haste" not in request.node.name:
                monkeypatch.setattr(thinker, "LEAST", FEW)
        module._thinker.cache_clear()
    yield
    for module in (thinker, match):
        module._thinker.cache_clear()


def _twin(compiled: bool, game: str, _wanted: bool | None = None) -> object:
    return twin(game, compiled)
