"""Before and after in one run: ``python -m benchmarks.compare OTHER_TREE [--parts engine start] [--rounds 3]``.

The parts are measured in another tree and in this one, turn about, so that a busy minute falls on both; of each row
the best round counts.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import track
from rich.table import Table

HERE = Path(__file__).parent.parent
CODE = """
import json, sys
from benchmarks import ours
from benchmarks.measure import rate
starts, costs = lambda _: ours.starts(), lambda _: ours.costs()

def learner(budget):  # by what every release has
    for game in ("empires", "seven"):
        for n in (1024, 8192):
            batch = ours.Batch(game, n, players=4, seed=1, threads=1)
            for _ in range(1000):  # games drift apart
                batch.step_random()
            def work():
                batch.observe()
                batch.step(batch.choose())
                return n, int(batch.done.sum())
            yield rate(f"batch of {n}", f"{game}, 4 players, 1 core, observe, choose, step", work, budget, False)

parts = {"engine": ours.engine, "batch": ours.batches, "learner": learner, "start": starts, "state": costs}
for part in sys.argv[2:]:
    for row in parts[part](float(sys.argv[1])):
        print(json.dumps(row.json()), flush=True)
"""
UNITS = {"s": 1.0, "ms": 1e-3, "ns": 1e-9, "bytes": 1.0}
Key = tuple[str, str]


def measured(tree: Path, parts: list[str], budget: float) -> dict[Key, float]:
    """One round in one tree: decisions a second, or seconds and bytes as a negative (less is better)."""
    words = [sys.executable, "-c", CODE, str(budget), *parts]
    path = os.pathsep.join([str(tree / "src"), str(tree)])
    done = subprocess.run(words, cwd=tree, env={**os.environ, "PYTHONPATH": path}, stdout=subprocess.PIPE, check=True)
    rows: list[dict[str, Any]] = [json.loads(line) for line in done.stdout.splitlines()]
    return {(row["group"], row["name"]): row.get("decisions") or -_plain(row["value"]) for row in rows}


def _plain(said: str) -> float:
    number, unit = said.split()
    return float(number) * UNITS[unit]


def main() -> None:
    """Measure both and show them side by side."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("before", type=Path)
    parser.add_argument("--parts", nargs="+", default=["engine"])
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--budget", type=float, default=1.5, help="seconds a row")
    given = parser.parse_args()
    best: dict[Path, dict[Key, float]] = {given.before.resolve(): {}, HERE: {}}
    for _ in track(range(given.rounds), "rounds", console=Console(stderr=True)):
        for tree, rows in best.items():
            for key, value in measured(tree, given.parts, given.budget).items():
                rows[key] = max(value, rows.get(key, value))
    before, after = best.values()
    shown = Table("what", "", "before", "after", "change")
    for key in (key for key in before if key in after):
        was, now = before[key], after[key]
        shown.add_row(*key, *(f"{v:,.0f}" if v > 0 else f"{-v:.3g}" for v in (was, now)), f"{now / was - 1:+.1%}")
    Console(width=120).print(shown)


if __name__ == "__main__":
    main()
