"""A release as a stranger gets it: sdist and wheel are built, the wheel is installed alone, and a game is played.

`python -m benchmarks.release_check [python3.11 python3.12 ...]`; without names, this Python.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parent.parent
PLAYED = """
import random, tatami
from tatami import bots
for game, players in (("empires", 4), ("seven", 4)):
    table, chance = tatami.new_table(game, players=players, seed=1), random.Random(1)
    while not table.over:
        seat = table.to_act[0]
        soldier = seat == 0
        move = bots.choose(table, seat, "soldier", seed=table.ply) if soldier else chance.choice(table.legal(seat))
        table.play(move, seat)
    assert tatami.replay(table.record()).scores == table.scores
    print(game, table.ply, "moves", table.scores)
"""


def run(*words: str, cwd: Path = ROOT) -> None:
    """One command, shown; what it prints is shown too."""
    print("$", " ".join(words), flush=True)
    subprocess.run(words, cwd=cwd, check=True)


def main() -> None:
    """Build, install into an empty environment, play."""
    pythons = sys.argv[1:] or [sys.executable]
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        run(sys.executable, "-m", "build", "--outdir", str(folder / "dist"))
        wheel = next((folder / "dist").glob("*.whl"))
        print(f"wheel {wheel.stat().st_size / 1e6:.2f} MB")
        for number, python in enumerate(pythons):
            home = folder / f"env{number}"
            run(python, "-m", "venv", str(home))
            run(str(home / "bin/python"), "-m", "pip", "install", "--quiet", str(wheel))
            run(str(home / "bin/python"), "-c", PLAYED, cwd=folder)
            run(str(home / "bin/tatami"), "--version", cwd=folder)
    print("release-check passed for", ", ".join(pythons))


if __name__ == "__main__":
    main()
