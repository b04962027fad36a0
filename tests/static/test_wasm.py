"""The bots as WebAssembly are the same bots: the same bytes over whole games, the same moves for the same thoughts."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tatami.game import NAMES
from tatami.static.wasm import GAMES, build

from .equality import same_games, same_moves
from .modules import Module

BATCHES = int(os.environ.get("TATAMI_WASM", "0"))
"""How many batches of games a campaign plays, of both games; the test alone takes the one that compiles quickly."""


@pytest.mark.parametrize("game", NAMES if BATCHES else ["seven"])
def test_the_same_games_and_the_same_moves(tmp_path: Path, game: str) -> None:
    path = tmp_path / f"{game}.wasm"
    build(game, path)
    module = Module(path)
    batches = BATCHES or 4
    assert same_games(game, module, batches) == batches * GAMES
    assert same_moves(game, module, 2 * batches, 200) > 0
