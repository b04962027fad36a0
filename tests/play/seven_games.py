"""Games of 7 Samurai for the play tests: random ones end early, so that most are played with some sense."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from tatami.game import get
from tatami.kernel.records import PlainRecord
from tatami.kernel.rng import advance, below, seeded
from tatami.seven import contract
from tatami.seven.names import LEVEL

GAME = get("seven")
SETTINGS: list[dict[str, Any]] = [
    *({"players": n, "level": level} for n in range(2, 8) for level in LEVEL),
    {"players": 1},
    {"players": 1, "hands": 5, "level": "hard", "open_support": True},
    {"players": 4, "level": "easy", "open_support": True},
]


def opened(setting: dict[str, Any], seed: int) -> tuple[PlainRecord, PlainRecord]:
    """A new game: state and rules."""
    given = {k: v for k, v in setting.items() if k != "players"}
    rules = GAME.rules(GAME.complete_options(setting["players"], given, None), None, GAME.rules_version)
    state = PlainRecord(contract.STATE)
    contract.reset(state, rules, seed)  # type: ignore[arg-type]
    return state, rules


def sensible(state: Any, rules: Any, word: int) -> int:
    """A move drawn by the roll-out weights; now and then any move."""
    out = [0] * contract.MAX_LEGAL
    count = contract.legal(state, rules, out)  # type: ignore[arg-type]
    if below(word, 10) == 0:
        return out[below(advance(word), count)]
    weights = [contract.prior(state, rules, a) ** 2 for a in out[:count]]
    x = below(word, 1 << 20) / (1 << 20) * sum(weights)
    for action, weight in zip(out[:count], weights, strict=True):
        if x < weight:
            return action
        x -= weight
    return out[count - 1]


def walk(setting: dict[str, Any], seed: int) -> Iterator[tuple[Any, Any, int]]:
    """Play a game; before each move: the state, the rules, the move."""
    state, rules = opened(setting, seed)
    word = seeded(seed + 77)
    while not contract.over(state):  # type: ignore[arg-type]
        word = advance(word)
        action = sensible(state, rules, word)
        yield state, rules, action
        contract.step(state, rules, action)  # type: ignore[arg-type]
    yield state, rules, -1


@cache
def moves(key: int, seed: int) -> tuple[int, ...]:
    """The moves of a game of SETTINGS[key]."""
    return tuple(action for _, _, action in walk(SETTINGS[key], seed) if action >= 0)
