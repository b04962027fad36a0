"""Plain games need no array library and no compiler: they are played where neither is installed."""

from __future__ import annotations

import subprocess
import sys

PLAYED = '''
import random, sys

class Absent:
    """Finds nothing where NumPy and the compiler would be."""

    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in ("numpy", "numba", "llvmlite"):
            raise ImportError(name)

sys.meta_path.insert(0, Absent())
import tatami

chance = random.Random(1)
for game, players, options in [("empires", 5, {"modules": ["dojo"]}), ("seven", 4, {})]:
    table = tatami.new_table(game, players=players, seed=3, **options)
    while not table.over:
        table.play(chance.choice(table.legal()))
    assert tatami.replay(table.record()).scores == table.scores
    print(game, table.ply)
'''


def test_a_whole_game_is_played_and_replayed_without_numpy_and_numba() -> None:
    """Both games, in an interpreter of their own."""
    done = subprocess.run([sys.executable, "-c", PLAYED], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert [line.split()[0] for line in done.stdout.splitlines()] == ["empires", "seven"]
