"""Do the tests notice? Small faults are put into the rules, one at a time; a fault no test fails for has survived.

    python -m benchmarks.mutants --count 500 --jobs 2      # a sample over empires/ and seven/, with its score
    python -m benchmarks.mutants --list survivors.json     # what survived, to be read
    python -m benchmarks.mutants --again survivors.json    # those alone once more, when tests were added

Only kernels and names of the rules are changed, and only the golden games, the rulebook's tests and then those of
tests/play (laws, random games) are asked, so that a mutant takes seconds. The sample depends on the seed alone.
"""

from __future__ import annotations

import argparse
import ast
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from pathlib import Path

from rich.progress import Progress

ROOT = Path(__file__).parent.parent
ROOMS = ("empires", "seven")
# worth of positions and moves, arrays for learning, drawings: tested elsewhere, or no rule
LEFT_OUT = {"evaluate", "prior", "prospects", "weights", "observe", "resample", "contract", "__init__", "names"}
TESTS = {
    "empires": ("tests/golden/test_golden.py", "tests/rulebook/test_[!s]*.py tests/rulebook/test_solo*.py"),
    "seven": ("tests/golden/test_seven_golden.py", "tests/rulebook/test_seven*.py"),
}
"""Asked one after the other: whole games notice most faults at once, random play (not compiled) the last ones."""
SECONDS = 400
SWAPS = {
    ast.Lt: "<=", ast.LtE: "<", ast.Gt: ">=", ast.GtE: ">", ast.Eq: "!=", ast.NotEq: "==",
    ast.Add: "-", ast.Sub: "+", ast.Mult: "+", ast.FloorDiv: "*", ast.Mod: "//", ast.And: "or", ast.Or: "and",
}  # fmt: skip
SIGNS = {
    ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">=", ast.Eq: "==", ast.NotEq: "!=", ast.Add: "+", ast.Sub: "-",
    ast.Mult: "*", ast.FloorDiv: "//", ast.Mod: "%", ast.And: "and", ast.Or: "or",
}  # fmt: skip


@dataclass(frozen=True)
class Mutant:
    """One fault: at a place of a file, one text instead of another."""

    file: str
    line: int
    start: int
    end: int
    was: str
    now: str


def mutants(path: Path) -> Iterator[Mutant]:
    """Every fault we know how to put into a file."""
    text = path.read_text("utf-8")
    raw = text.encode()
    starts = [0]
    for line in raw.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    name = path.relative_to(ROOT).as_posix()

    def at(node: ast.expr, end: bool = False) -> int:
        line, column = (node.end_lineno, node.end_col_offset) if end else (node.lineno, node.col_offset)
        assert line is not None
        assert column is not None
        return starts[line - 1] + column

    def between(left: ast.expr, right: ast.expr, sign: type[ast.AST]) -> Iterator[Mutant]:
        """The operator between two operands, exchanged."""
        begin, stop = at(left, True), at(right)
        found = raw[begin:stop].find(SIGNS[sign].encode())
        if found >= 0:
            where = begin + found
            yield Mutant(name, left.lineno, where, where + len(SIGNS[sign]), SIGNS[sign], SWAPS[sign])

    tree = ast.parse(text)
    # what a note does not need is filled up with zeros that nobody reads
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "emit"]
    filling = {id(word) for call in calls for word in call.args if isinstance(word, ast.Constant)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare):
            for left, sign, right in zip([node.left, *node.comparators], node.ops, node.comparators, strict=False):
                if type(sign) in SWAPS:
                    yield from between(left, right, type(sign))
        elif isinstance(node, ast.BinOp) and type(node.op) in SWAPS and not isinstance(node.left, ast.Constant):
            yield from between(node.left, node.right, type(node.op))
        elif isinstance(node, ast.BoolOp):
            for left, right in zip(node.values, node.values[1:], strict=False):
                yield from between(left, right, type(node.op))
        elif isinstance(node, ast.Constant) and type(node.value) in (int, bool) and id(node) not in filling:
            was = raw[at(node) : at(node, True)].decode()
            now = str(not node.value) if type(node.value) is bool else str(node.value + 1)  # type: ignore[operator]
            yield Mutant(name, node.lineno, at(node), at(node, True), was, now)


def sample(count: int, seed: int) -> list[Mutant]:
    """So many faults, drawn from all there are."""
    files = [p for room in ROOMS for p in sorted((ROOT / "src/tatami" / room).glob("*.py")) if p.stem not in LEFT_OUT]
    every = [mutant for path in files for mutant in mutants(path)]
    return random.Random(seed).sample(every, min(count, len(every)))


def again(path: Path) -> list[Mutant]:
    """The faults of a survivors' file: by file, line and texts; of several alike on one line the nearest."""
    found = []
    for told in (Mutant(**one) for one in json.loads(path.read_text("utf-8"))):
        known = [m for m in mutants(ROOT / told.file) if (m.line, m.was, m.now) == (told.line, told.was, told.now)]
        if not known:
            sys.exit(f"{told.file}:{told.line} has no {told.was} to become {told.now} any more.")
        found.append(min(known, key=lambda m: abs(m.start - told.start)))
    return found


class Copy:
    """A copy of the package in which faults are tried."""

    def __init__(self, folder: Path):
        self.source = folder / "src"
        shutil.copytree(ROOT / "src", self.source, ignore=shutil.ignore_patterns("static", "__pycache__"))

    def survives(self, mutant: Mutant) -> bool:
        """Whether all tests pass with the fault in."""
        path = self.source.parent / mutant.file
        sound = path.read_bytes()
        path.write_bytes(sound[: mutant.start] + mutant.now.encode() + sound[mutant.end :])
        try:
            return self.passes(Path(mutant.file).parent.name)
        finally:
            path.write_bytes(sound)

    def passes(self, room: str) -> bool:
        """Whether all tests of a game pass with the package as it stands in this copy."""
        return all(self._pass(tests) for tests in _tests(room))

    def _pass(self, tests: list[str]) -> bool:
        words = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *tests]
        # plugins would take longer to load than most faults take to be noticed
        plain = {"PYTHONDONTWRITEBYTECODE": "1", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "TATAMI_JIT": "0"}
        environment = {**os.environ, "PYTHONPATH": str(self.source), **plain}
        # a loop without an end is noticed; counted in processor time, whatever else the machine does
        limited = ["sh", "-c", f'ulimit -t {SECONDS}; exec "$@"', "sh", *words]
        return subprocess.run(limited, cwd=ROOT, env=environment, capture_output=True).returncode == 0


def _tests(room: str) -> Iterator[list[str]]:
    """The tests of a game's room, stage by stage."""
    played = f"tests/oracle/test_{room}.py tests/play/test_invariants.py tests/play/test_{room}*.py"
    for names in (*TESTS[room], played):
        found = [path for name in names.split() for path in sorted(ROOT.glob(name))]
        yield [str(path.relative_to(ROOT)) for path in found if not path.stem.endswith("_compiled")]


def main() -> None:
    """Try a sample and say how many were noticed."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--count", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--list", type=Path, help="a file for the survivors")
    parser.add_argument("--again", type=Path, help="a file of survivors: try these instead of a sample")
    given = parser.parse_args()
    chosen = again(given.again) if given.again else sample(given.count, given.seed)
    alive: list[Mutant] = []
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(given.jobs) as pool, Progress() as progress:
        bar = progress.add_task("mutants", total=len(chosen))
        copies = [Copy(Path(folder) / str(i)) for i in range(given.jobs)]
        # tests that cannot even begin would notice every fault
        for room in sorted({Path(mutant.file).parent.name for mutant in chosen}):
            if not copies[0].passes(room):
                sys.exit(f"The tests of {room} fail without a fault; nothing can be told from them.")

        def run(job: int) -> None:
            for mutant in chosen[job :: given.jobs]:
                if copies[job].survives(mutant):
                    alive.append(mutant)
                    print(f"survived: {mutant.file}:{mutant.line} {mutant.was} → {mutant.now}", flush=True)
                    _write(given.list, alive)
                progress.advance(bar)
                if not progress.console.is_terminal and progress.tasks[0].completed % 25 == 0:
                    print(f"{progress.tasks[0].completed:.0f} tried, {len(alive)} survived", flush=True)

        list(pool.map(run, range(given.jobs)))
    caught = len(chosen) - len(alive)
    print(f"{caught} of {len(chosen)} noticed ({100 * caught / len(chosen):.1f} %), {len(alive)} survived")
    _write(given.list, alive)


def _write(path: Path | None, alive: list[Mutant]) -> None:
    if path:
        path.write_text(json.dumps([asdict(m) for m in alive], indent=1, ensure_ascii=False) + "\n", "utf-8")


if __name__ == "__main__":
    main()
