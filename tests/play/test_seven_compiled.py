"""The compiled rules are the plain rules: the same bytes after every move."""

from __future__ import annotations

import numpy as np
import pytest
from seven_games import SETTINGS, moves, opened

from tatami.kernel import twin
from tatami.seven import contract


@pytest.mark.parametrize("key", range(len(SETTINGS)))
def test_plain_and_compiled_agree(key: int) -> None:
    """Sensible games, move by move: legal actions and all bytes."""
    loops = twin("seven", True)("kernel.loops")
    states = np.zeros(1, contract.STATE)
    out = np.zeros(contract.MAX_LEGAL, np.int16)
    for seed in (11, 12):
        state, rules = opened(SETTINGS[key], seed)
        record = rules.record()
        loops.reset_one(states, 0, record, seed)
        for action in moves(key, seed):
            assert states[0].tobytes() == state.tobytes()
            mine = [0] * contract.MAX_LEGAL
            count = contract.legal(state, rules, mine)  # type: ignore[arg-type]
            assert loops.legal_one(states, 0, record, out) == count
            assert list(out[:count]) == mine[:count]
            assert loops.actor_one(states, 0) == contract.actor(state)  # type: ignore[arg-type]
            contract.step(state, rules, action)  # type: ignore[arg-type]
            loops.step_one(states, 0, record, action)
        assert states[0].tobytes() == state.tobytes()
        assert contract.over(state)  # type: ignore[arg-type]
