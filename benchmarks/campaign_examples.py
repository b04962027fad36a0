"""Every example runs as its first lines say, with small numbers: ``pip install "tatami[examples]"`` first."""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).parent.parent
SMALL = {
    "ppo.py": ["--imitated", "0.02", "--played", "0.02", "--match-games", "8", "--final-games", "8", "--out"],
    "sb3.py": ["--decisions", "512", "--games", "5"],
    "tianshou_dqn.py": ["--decisions", "512", "--games", "3"],
}


def main() -> None:
    """Run them one after the other."""
    unnamed = {path.name for path in (ROOT / "examples").glob("*.py")} ^ SMALL.keys()
    assert not unnamed, f"examples and their small numbers do not match: {unnamed}"
    failed = []
    with tempfile.TemporaryDirectory() as folder:
        for name, arguments in SMALL.items():
            begun = time.perf_counter()
            more = [f"{folder}/out"] if arguments[-1] == "--out" else []
            command = [sys.executable, str(ROOT / "examples" / name), *arguments, *more]
            done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
            print(f"{name}: {'ran' if done.returncode == 0 else 'FAILED'} in {time.perf_counter() - begun:.0f} s")
            if done.returncode:
                print(done.stderr[-2000:])
                failed.append(name)
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
