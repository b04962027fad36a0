"""Whether a game's WebAssembly module does as the compiled kernels do: whole games by their bytes, bots by moves."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import numpy as np

import tatami
from tatami import game as games
from tatami.bots import thinker as thinkers
from tatami.bots.levels import LEVELS
from tatami.bots.thinker import Thinker
from tatami.bots.wasm import WasmThinker
from tatami.kernel import twin
from tatami.static.wasm import GAMES

from .modules import Module

BUDGETS = {"novice": 1, "soldier": 1, "captain": 1, "general": 2}
"""Who thinks, and with which part of the iterations."""


def settings(game: str, count: int, chance: random.Random) -> Iterator[tatami.Table]:
    """Tables of random options that go together."""
    found = games.get(game)
    while count:
        options: dict[str, Any] = {}
        for option in found.options:
            if option.kind == "choice":
                options[option.name] = chance.choice(option.values)
            elif option.kind == "bool":
                options[option.name] = chance.random() < 0.5
            elif option.kind == "set":
                options[option.name] = [value for value in option.values if chance.random() < 0.4]
        try:
            players = chance.choice(list(found.players))
            yield tatami.new_table(game, players=players, seed=chance.randrange(1 << 40), **options)
        except (ValueError, TypeError):
            continue
        count -= 1


def same_games(game: str, module: Module, batches: int, seed: int = 1) -> int:
    """Plays batches of random games both ways; how many games had the same bytes (an AssertionError otherwise)."""
    load = twin(game, True)
    loops, state = load("kernel.loops"), load("kernel.this_game").STATE
    states = np.zeros(GAMES, state.dtype)
    chance = random.Random(seed)
    for table in settings(game, batches, chance):
        first = chance.randrange(1 << 30)
        states[:] = np.zeros(1, state.dtype)
        natively = loops.play_serial(states, table._rules.record(), first)
        module.put_rules(table._rules.tobytes())
        module.put_state(bytes(GAMES * state.itemsize))
        assert module.play_serial(GAMES, first) == natively
        assert module.states(GAMES * state.itemsize) == states.tobytes(), table.options
    return batches * GAMES


def same_moves(game: str, module: Module, positions: int, iterations: int, seed: int = 1) -> int:
    """Lets bots think in positions of random games both ways; how many thoughts were the same, visit by visit."""
    thinkers.wasm_modules[game] = module
    chance = random.Random(seed)
    same = 0
    try:
        for table in settings(game, positions, chance):
            for _ in range(chance.randrange(120)):
                if not table.over:
                    seat = table.to_act[0]
                    table.play(chance.choice(table.legal(seat)), seat)
            if table.over:
                continue
            seat, word = table.to_act[0], chance.randrange(1 << 30)
            natively, here = Thinker(game, table._rules, True, 200_000), WasmThinker(game, table._rules)
            for bot in (natively, here):
                bot.look(table._state, seat, word)
            for name, share in BUDGETS.items():
                a, b = (bot.think(seat, LEVELS[name], word, None, iterations // share) for bot in (natively, here))
                assert (a.actions, a.values, a.visits) == (b.actions, b.values, b.visits), (name, table.record())
                same += 1
    finally:
        del thinkers.wasm_modules[game]
    return same
