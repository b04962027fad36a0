"""Compiled Small Samurai Empires: thousands of games, and the same bytes as the plain rules, step by step."""

from __future__ import annotations

from types import ModuleType

import numpy as np
import pytest
from games import GROUPS, option_sets, pieces

import tatami
from tatami.empires.consts import NONE, Phase
from tatami.empires.contract import MAX_LEGAL, STATE, actor, legal, reset, step
from tatami.kernel import twin
from tatami.kernel.records import PlainRecord
from tatami.kernel.rng import put_key

MANY = 16


@pytest.fixture(scope="module")
def loops() -> ModuleType:
    """The compiled loops."""
    return twin("empires", True)("kernel.loops")


def start(options: dict, seed: int) -> tuple[PlainRecord, PlainRecord]:
    """State and rules of a game about to begin, plain."""
    rules = tatami.new_table("empires", seed=0, **options)._rules
    state = PlainRecord(STATE)
    reset(state, rules, seed)
    return state, rules


@pytest.mark.parametrize(("players", "edition"), GROUPS)
def test_plain_and_compiled_give_the_same_bytes(players, edition, loops):
    """A compiled game played again plain ends in the same bytes, with every set of options."""
    moves = np.zeros(4000, np.int16)
    for seed, options in enumerate(option_sets(players, edition), 100):
        states = np.zeros(1, STATE)
        plain, rules = start(options, seed)
        loops.reset_one(states, 0, rules.record(), seed)
        assert plain.tobytes() == states[0].tobytes()
        count = loops.play_moves(states, rules.record(), seed, moves)
        assert count > 20
        for move in moves[:count]:
            step(plain, rules, int(move))
        assert plain.tobytes() == states[0].tobytes()
        assert plain.phase == Phase.OVER


def test_the_keyed_generator_deals_the_same_bytes(loops, rnd):
    """A table whose seed is a text, plain and compiled."""
    plain, rules = start({"players": 4}, 0)
    put_key(plain, "a text of a seed, any text")
    states, out = plain.record(), np.zeros(MAX_LEGAL, np.int16)
    reset(plain, rules, -1)
    loops.reset_one(states, 0, rules.record(), -1)
    while plain.phase != Phase.OVER:
        assert plain.tobytes() == states[0].tobytes()
        move = int(out[rnd.randrange(loops.legal_one(states, 0, rules.record(), out))])
        loops.step_one(states, 0, rules.record(), move)
        step(plain, rules, move)
    assert plain.rng > 20, "it is a counter of draws"


@pytest.mark.parametrize(
    "options",
    [
        {"players": 2},
        {"players": 3, "edition": "2019"},
        {"players": 4, "edition": "draft"},
        {"players": 4, "edition": "2019", "modules": ["agendas", "mountains", "shrines", "random_neutral"]},
        {"players": 5, "modules": ["agendas", "mountains", "shrines", "random_neutral", "new_region", "dojo"]},
    ],
)
def test_step_by_step(options, loops, rnd):
    """Every state on the way, its legal moves and its actor are the same, plain and compiled."""
    states, out, plain_out = np.zeros(1, STATE), np.zeros(MAX_LEGAL, np.int16), [0] * MAX_LEGAL
    plain, rules = start(options, 7)
    record = rules.record()
    loops.reset_one(states, 0, record, 7)
    while plain.phase != Phase.OVER:
        count = loops.legal_one(states, 0, record, out)
        assert list(out[:count]) == plain_out[: legal(plain, rules, plain_out)]  # type: ignore[arg-type]
        assert loops.actor_one(states, 0) == actor(plain)
        move = int(out[rnd.randrange(count)])
        loops.step_one(states, 0, record, move)
        step(plain, rules, move)
        assert plain.tobytes() == states[0].tobytes()


@pytest.mark.parametrize(("players", "edition"), GROUPS)
def test_thousands_of_games(players, edition, loops):
    """Games at full speed end, with pieces, tokens and cards complete and a winner."""
    for seed, options in enumerate(option_sets(players, edition)):
        _, rules = start(options, 1)
        states = np.zeros(MANY, STATE)
        assert loops.play_serial(states, rules.record(), seed * MANY) > 20 * MANY
        assert (states["phase"] == Phase.OVER).all()
        assert (states["current"] == NONE).all()
        assert (states["winners"] > 0).all()
        assert (states["era"] == 3).all()
        for seat in range(rules.seats):
            castles = (states["castle"][:, seat] != NONE).sum(axis=1)
            samurai = states["samurai"][:, seat].sum(axis=1) + states["supply"][:, seat]
            samurai = samurai + states["range"][:, seat] + states["arsenal"][:, seat] + states["headquarters"][:, seat]
            assert (samurai + castles * rules.castle_mark == rules.armies).all()
            tokens = states["orders"][:, seat].sum(axis=1)
            tokens = tokens + (states["slot_owner"] == seat).sum(axis=1) + (states["under_owner"] == seat).sum(axis=1)
            assert (tokens == 11).all()
        assert (states["food"] >= 0).all()
        assert (states["bushido"] >= 0).all()
        last = PlainRecord(STATE).load(states[-1])
        pieces(last, rules)
