"""Long runs of what the tests do briefly: ``python -m benchmarks.campaign [NAME ...] [--scale 0.1]``.

Each is the test of the same thing with larger numbers; it says what it did and fails if anything was lost.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import time
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).parent.parent
# name -> (variable, how many, pytest arguments)
TESTS = {
    "kills": ("TATAMI_KILLS", 500, ["tests/server/test_nothing_lost.py"]),
    "postgres": ("TATAMI_POSTGRES_KILLS", 50, ["tests/server/test_postgres_dies.py", "-k", "again_and_again"]),
    "races": ("TATAMI_RACES", 200, ["tests/server/test_processes.py", "-k", "race"]),
    "secrecy": ("TATAMI_SECRECY", 10, ["tests/server/test_secrecy.py"]),
    "oracle": ("TATAMI_ORACLE", 2000, ["tests/oracle", "-s"]),
    "wasm": ("TATAMI_WASM", 157, ["tests/static/test_wasm.py", "-n", "0"]),
    "offline": ("TATAMI_OFFLINE", 1, ["tests/browser/test_offline.py", "-k", "network_cut"]),
    "words": ("TATAMI_WORDS", 1000, ["tests/browser/test_words.py"]),
    "requests": ("TATAMI_EXAMPLES", 400, ["tests/server", "-k", "schemathesis or nonsense"]),
}
MODULES = {
    "games": "benchmarks.campaign_games",
    "refusals": "benchmarks.campaign_refusals",
    "proxy": "benchmarks.campaign_proxy",
    "mutants": "benchmarks.mutants",
    "numba": "benchmarks.campaign_numba",
    "examples": "benchmarks.campaign_examples",
    "gpu": "benchmarks.campaign_gpu",
}
NEEDS = {"examples": "torch", "gpu": "numba_cuda"}
"""What some need that development does not; the extras ``examples`` and ``cuda`` bring it."""


def run(name: str, scale: float) -> bool:
    """One campaign; whether it went well."""
    begun = time.perf_counter()
    if name in TESTS:
        variable, count, arguments = TESTS[name]
        number = max(1, round(count * scale))
        print(f"== {name}: {variable}={number}", flush=True)
        # a campaign may be long: nothing of it is ended as hanging
        command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-o", "faulthandler_timeout=0", *arguments]
        # on a real disk, where tests are content with memory
        env = {**os.environ, "TMPDIR": tempfile.gettempdir(), variable: str(number)}
        done = subprocess.run(command, cwd=ROOT, env=env, check=False)
    else:
        print(f"== {name}", flush=True)
        done = subprocess.run([sys.executable, "-m", MODULES[name]], cwd=ROOT, check=False)
    well = done.returncode == 0
    print(f"== {name}: {'well' if well else 'FAILED'} in {time.perf_counter() - begun:.0f} s", flush=True)
    return well


def main() -> None:
    """Run those named, or all."""
    left_out = {name: need for name, need in NEEDS.items() if not find_spec(need)}
    known = [name for name in (*TESTS, *MODULES) if name not in left_out]
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", help=", ".join(known))
    parser.add_argument("--scale", type=float, default=1.0, help="a part of the full numbers")
    given = parser.parse_args()
    if unknown := set(given.names) - set(known):
        parser.error(f"There is no campaign called {', '.join(sorted(unknown))}; there are {', '.join(known)}.")
    for name, need in left_out.items() if not given.names else ():
        print(f"== {name}: left out, {need} is not installed", flush=True)
    well = [run(name, given.scale) for name in given.names or known]
    sys.exit(0 if all(well) else 1)


if __name__ == "__main__":
    main()
