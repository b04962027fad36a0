"""Weights for two players of the base game made weights for all: inputs, actions and seats put where they belong."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np


def spread(old: Path, new: Path, game: str = "empires") -> None:
    """The same function for what the old network knew, nothing said about the rest."""
    from tatami import game as games

    contract = games.get(game).contract
    seats = int(contract.MAX_SEATS)
    with np.load(old) as found:
        given = {name: found[name] for name in found.files}
    inputs = np.zeros((contract.OBS, len(given["b1"])), np.float32)
    inputs[given["columns"]] = given["w1"]
    embed = np.zeros((contract.N_ACTIONS, len(given["bq"])), np.float32)
    lean = np.zeros(contract.N_ACTIONS, np.float32)
    known = given["places"] > 0
    embed[known], lean[known] = given["embed"][given["places"][known]], given["lean"][given["places"][known]]
    count = len(given["bv"]) // 2
    head, bias = np.zeros((len(given["b2"]), 2 * seats), np.float32), np.zeros(2 * seats, np.float32)
    for kind in range(2):
        head[:, kind * seats : kind * seats + count] = given["wv"][:, kind * count : (kind + 1) * count]
        bias[kind * seats : kind * seats + count] = given["bv"][kind * count : (kind + 1) * count]
    given |= {"w1": inputs, "embed": embed, "lean": lean, "wv": head, "bv": bias, "how": np.array([1.5, 0.7, 1, 0])}
    names = ("w1", "b1", "w2", "b2", "wq", "bq", "wv", "bv", "embed", "lean", "scale", "how")
    np.savez_compressed(new, **{name: given[name].astype(np.float16) for name in names})


if __name__ == "__main__":
    spread(Path(sys.argv[1]), Path(sys.argv[2]))
