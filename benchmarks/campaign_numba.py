"""The lowest and the newest Numba allowed, each in an environment of its own: ``python -m benchmarks.campaign numba``.

In each, the compiler's own tests and plain games beside compiled ones, byte for byte; these once more without the
private hooks of Numba (``TATAMI_HOOKS=0``). Needs nothing installed but Python.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
import time
import tomllib
import venv
from pathlib import Path

ROOT = Path(__file__).parent.parent
BESIDE = sorted(str(path.relative_to(ROOT)) for path in ROOT.glob("tests/play/test_*_compiled.py"))

SAY = "import numba, numpy; print('== numba', numba.__version__, 'with numpy', numpy.__version__)"


def wanted() -> tuple[list[str], list[str]]:
    """The lowest and the newest Numba as pip wants them told; what else the package needs."""
    needs = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["dependencies"]
    (numba,) = (need for need in needs if re.match(r"numba\b", need))
    lowest = re.search(r">=([\d.]+)", numba)
    assert lowest
    return [f"numba=={lowest[1]}", numba], [need for need in needs if need != numba]


def test(python: Path, cache: Path, hooks: str, tests: list[str]) -> bool:
    """Whether these tests pass there, compiling everything anew."""
    begun = time.perf_counter()
    own = {"PYTHONPATH": str(ROOT / "src"), "TATAMI_CACHE": str(cache / hooks), "TATAMI_HOOKS": hooks}
    words = [str(python), "-m", "pytest", "-p", "no:cacheprovider", "-o", "faulthandler_timeout=0", *tests]
    well = subprocess.run(words, cwd=ROOT, env={**os.environ, **own}).returncode == 0
    print(f"hooks {hooks}: {'well' if well else 'FAILED'} in {time.perf_counter() - begun:.0f} s", flush=True)
    return well


def main() -> None:
    """Both, one after the other."""
    versions, needs = wanted()
    well = []
    for version in versions:
        with tempfile.TemporaryDirectory() as folder:
            venv.create(folder, with_pip=True)
            python = Path(folder) / ("Scripts" if os.name == "nt" else "bin") / "python"
            pip = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
            subprocess.run([*pip, "pytest", version, *needs], check=True)
            subprocess.run([str(python), "-c", SAY], check=True)
            well.append(test(python, Path(folder), "1", ["tests/kernel", *BESIDE]))
            well.append(test(python, Path(folder), "0", BESIDE))
    sys.exit(0 if all(well) else 1)


if __name__ == "__main__":
    main()
