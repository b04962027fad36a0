"""What OpenSpiel's algorithms ask of our games; test_openspiel.py runs it in a process of its own."""

from __future__ import annotations

import json
import sys
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import evaluate_bots, generate_playthrough, ismcts, mcts, outcome_sampling_mccfr
from open_spiel.python.bots import uniform_random

from tatami.envs import openspiel

GAMES = {"empires": 1, "seven": 6}  # played with each setting
MODULES = "modules:agendas+mountains+shrines+random_neutral+new_region+dojo"
SETTINGS = {
    "empires": ["players=2", "players=3,chance=each,deals=7", f"players=4,options={MODULES}", "players=1"],
    "seven": ["players=2", "players=3,chance=each,deals=7", "players=7,options=level:heroic", "players=1"],
}


def moved(state: pyspiel.State, rng: np.random.RandomState) -> pyspiel.State:
    """The state after a random move of whoever moves."""
    if state.is_chance_node():
        state.apply_action(int(rng.choice([outcome for outcome, _ in state.chance_outcomes()])))
    else:
        state.apply_action(int(rng.choice(state.legal_actions())))
    return state


def worlds(name: str, games: int, seed: int) -> int:
    """Equal strings have equal legal actions, in states drawn anew and in what follows from them; how many."""
    game, rng, drawn = pyspiel.load_game(name), np.random.RandomState(seed), 0
    seen: dict[Any, Any] = {}
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)

    def check(state: pyspiel.State) -> None:
        key = (state.current_player(), state.information_state_string())
        assert seen.setdefault(key, state.legal_actions()) == state.legal_actions(), key
        json.loads(key[1])

    for _ in range(games):
        state = game.new_initial_state()
        while not moved(state, rng).is_terminal():
            if state.is_chance_node() or rng.rand() > 0.15:
                continue
            player = state.current_player()
            check(state)
            for _ in range(3):
                other = state.resample_from_infostate(player, sampler)
                assert other.information_state_string(player) == state.information_state_string(player)
                assert other.observation_tensor(player) == state.observation_tensor(player)
                assert other.legal_actions() == state.legal_actions()
                drawn += 1
                for _ in range(4):
                    if moved(other, rng).is_terminal():
                        break
                    if not other.is_chance_node():
                        check(other)
                        drawn += 1
    return drawn


def search(name: str, after: int, simulations: int, decisions: int) -> int:
    """OpenSpiel's IS-MCTS, written in Python, decides a few times; how many positions its tree has."""
    game, rng = pyspiel.load_game(name), np.random.RandomState(3)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, rng), 2.0, simulations, random_state=rng)
    state, found = game.new_initial_state(), 0
    for _ in range(after):
        moved(state, rng)
    for _ in range(decisions):
        while state.is_chance_node() or len(state.legal_actions()) < 2:
            moved(state, rng)
        action = int(bot.step(state))
        assert action in state.legal_actions()
        found += len(bot._nodes)
        state.apply_action(action)
    return found


def regret(name: str, iterations: int) -> int:
    """Outcome-sampling MCCFR; how many information states it met."""
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(pyspiel.load_game(name))
    for _ in range(iterations):
        solver.iteration()
    return len(solver._infostates)


def bots(name: str) -> list[float]:
    """A whole game of OpenSpiel's random bots."""
    game = pyspiel.load_game(name)
    seats = [uniform_random.UniformRandomBot(i, np.random.RandomState(i)) for i in range(game.num_players())]
    return list(evaluate_bots.evaluate_bots(game.new_initial_state(), seats, np.random.RandomState(9)))


def told(name: str) -> str:
    """A game as OpenSpiel tells it, without tensors and what is long: states, moves and what was legal."""
    kept = ("# ", "CurrentPlayer", "StringLegalActions", "Returns", "action", "ChanceOutcomes")
    lines = generate_playthrough.playthrough_lines(name, seed=5)
    return "\n".join(line[:400].rstrip() for line in lines if line.startswith(kept)) + "\n"


def main(title: str) -> None:
    """All of it for one game; a line of JSON with what was counted."""
    names = [f"tatami_{title}({setting})" for setting in SETTINGS[title]]
    assert title in openspiel.GAMES
    counted = {
        "worlds": sum(worlds(name, GAMES[title], i) for i, name in enumerate(names)),
        "nodes": [search(name, 10, 40, 2) for name in names[:2]],
        "infostates": [regret(name, 3) for name in names[:2]],
        "returns": bots(names[0]),
    }
    for name in names[:2]:
        pyspiel.random_sim_test(pyspiel.load_game(name), 1, True, False)
    counted["playthrough"] = told(f"tatami_{title}(players=2,deals=3)")
    print(json.dumps(counted))


if __name__ == "__main__":
    main(sys.argv[1])
