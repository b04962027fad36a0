"""Peers under the same random play, and our games behind their interfaces. Each is optional; a missing one is named."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any

import numpy as np

from benchmarks.measure import Row, Work, rate


def rows(budget: float) -> Iterator[Row]:
    """Every peer that is installed."""
    for group, name, make in PEERS:
        try:
            work = make()
        except ImportError as missing:
            yield Row(group, name, value="not installed", note=str(missing)[:60])
        else:
            yield rate(group, name, work, budget, wall=group.startswith("Pgx"))  # XLA has its own threads


def spiel(name: str) -> Callable[[], Work]:
    """An OpenSpiel game through its Python API."""

    def make() -> Work:
        pyspiel: Any = import_module("pyspiel")
        import_module("tatami.envs.openspiel")
        game, rng = pyspiel.load_game(name), random.Random(1)

        def work() -> tuple[int, int]:
            state, decisions = game.new_initial_state(), 0
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(rng.choices(outcomes, chances)[0])
                else:
                    state.apply_action(rng.choice(state.legal_actions()))
                    decisions += 1
            return decisions, 1

        return work

    return make


def catan() -> Work:
    """catanatron, four random players."""
    catanatron: Any = import_module("catanatron")
    colours = list(catanatron.Color)[:4]

    def work() -> tuple[int, int]:
        game = catanatron.Game([catanatron.RandomPlayer(c) for c in colours])
        game.play()
        return len(game.state.actions), 1

    return work


def zoo(module: str, **arguments: Any) -> Callable[[], Work]:
    """A PettingZoo environment, with observations, as its own performance test plays it."""

    def make() -> Work:
        env = import_module(module).env(**arguments)
        rng = random.Random(1)

        def work() -> tuple[int, int]:
            env.reset(seed=rng.randrange(1 << 30))
            decisions = 0
            for _agent in env.agent_iter():
                seen, _, ended, cut, info = env.last()
                action = None
                if not (ended or cut):
                    mask = seen["action_mask"] if "action_mask" in seen else info["action_mask"]
                    action = rng.choice(np.flatnonzero(mask).tolist())
                    decisions += 1
                env.step(action)
            return decisions, 1

        return work

    return make


def pgx(name: str, n: int = 1024, steps: int = 64) -> Callable[[], Work]:
    """Pgx on the CPU: a batch of games with auto-reset, jitted."""

    def make() -> Work:
        jax: Any = import_module("jax")
        maker: Any = import_module("pgx")
        wrap: Any = import_module("pgx.experimental.wrappers").auto_reset
        env = maker.make(name)
        start, step = jax.vmap(env.init), jax.vmap(wrap(env.step, env.init))

        def one(carry: Any, key: Any) -> tuple[Any, Any]:
            logits = jax.numpy.log(carry.legal_action_mask.astype(jax.numpy.float32))
            pick, again = jax.random.split(key)
            actions = jax.random.categorical(pick, logits, axis=-1)
            after = step(carry, actions, jax.random.split(again, n))
            return after, after.terminated.sum()

        play = jax.jit(lambda state, key: jax.lax.scan(one, state, jax.random.split(key, steps)))
        held = {"state": jax.jit(start)(jax.random.split(jax.random.PRNGKey(0), n)), "key": jax.random.PRNGKey(1)}

        def work() -> tuple[int, int]:
            held["key"], key = jax.random.split(held["key"])
            held["state"], ended = play(held["state"], key)
            return n * steps, int(ended.sum())

        return work

    return make


PEERS: tuple[tuple[str, str, Callable[[], Work]], ...] = (
    ("OpenSpiel (C++)", "hanabi, 4 players", spiel("hanabi(players=4)")),
    ("OpenSpiel (C++)", "chess", spiel("chess")),
    ("OpenSpiel (ours)", "empires, 4 players", spiel("tatami_empires(players=4)")),
    ("OpenSpiel (ours)", "seven, 4 players", spiel("tatami_seven(players=4)")),
    ("catanatron", "4 players", catan),
    ("PettingZoo classic", "connect four", zoo("pettingzoo.classic.connect_four_v3")),
    ("PettingZoo classic", "chess", zoo("pettingzoo.classic.chess_v6")),
    ("PettingZoo classic", "texas hold'em", zoo("pettingzoo.classic.texas_holdem_v4")),
    ("PettingZoo (ours)", "empires, 4 players", zoo("tatami.envs.pettingzoo_env", game="empires", players=4)),
    ("PettingZoo (ours)", "seven, 4 players", zoo("tatami.envs.pettingzoo_env", game="seven", players=4)),
    ("Pgx on the CPU", "connect four, batch of 1024", pgx("connect_four")),
    ("Pgx on the CPU", "chess, batch of 1024", pgx("chess")),
    ("Pgx on the CPU", "minatar breakout, batch of 1024", pgx("minatar-breakout")),
)
