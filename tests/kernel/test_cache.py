"""Compiled code is kept by all that it was made from: an edit anywhere in the chain is another key."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tatami.game import NAMES
from tatami.kernel.cache import PACKAGE, chain, stamp

ENTRIES = sorted(
    ".".join(path.relative_to(PACKAGE).with_suffix("").parts)
    for path in PACKAGE.glob("*/*.py")
    if "\n@entry\n" in path.read_text("utf-8")
)
"""Modules Python calls compiled code of: what each of them loads goes by a key of its own."""


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A copy of the sources, to be edited."""
    wanted = {path for entry in ENTRIES for path in chain(entry, "seven")}
    for path in [*wanted, PACKAGE / "envs" / "openspiel.py"]:
        copy = tmp_path / path.relative_to(PACKAGE)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, copy)
    return tmp_path


@pytest.mark.parametrize(
    ("edited", "entry", "changes"),
    [
        ("bots/policy.py", "envs.ahead", True),  # compiled into a room of another name
        ("seven/legal.py", "envs.ahead", True),
        ("seven/data/cards.toml", "kernel.loops", True),
        ("kernel/rng.py", "kernel.loops", True),
        ("kernel/jit.py", "bots.search", True),
        ("bots/policy.py", "kernel.loops", False),
        ("envs/openspiel.py", "envs.loops", False),
    ],
)
def test_an_edit_is_another_key(package: Path, edited: str, entry: str, changes: bool) -> None:
    stamp.cache_clear()
    before = stamp(entry, "", "seven", package)
    with (package / edited).open("a") as file:
        file.write("# edited\n")
    stamp.cache_clear()
    assert (stamp(entry, "", "seven", package) != before) == changes


@pytest.mark.parametrize("game", NAMES)
def test_the_chain_holds_every_module_that_is_loaded(game: str) -> None:
    """Each entry's own: whatever an earlier one has loaded is forgotten before the next."""
    code = (
        "import sys; from tatami.kernel import twin\n"
        f"for entry in {ENTRIES}:\n"
        f"    twin({game!r}, False)(entry)\n"
        f"    names = [n for n in sys.modules if n.startswith('tatami_plain_{game}.')]\n"
        "    print(entry, *(n.partition('.')[2] for n in names))\n"
        "    for name in names: del sys.modules[name]\n"
    )
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    for line in loaded.splitlines():
        entry, *names = line.split()
        covered = set(chain(entry, game))
        for name in names:
            path = PACKAGE.joinpath(*name.split("."))
            assert {path.with_suffix(".py"), path / "__init__.py"} & covered, f"{entry} loads {name}"
    assert {"bots.netsearch", "kernel.loops"} <= {line.split()[0] for line in loaded.splitlines()} == set(ENTRIES)


def test_settings_of_the_compiler_are_part_of_the_key(monkeypatch: pytest.MonkeyPatch) -> None:
    keys = set()
    for name, value in (("NUMBA_OPT", "1"), ("NUMBA_OPT", "2"), ("NUMBA_NUM_THREADS", "1"), ("NUMBA_NUM_THREADS", "2")):
        stamp.cache_clear()
        with monkeypatch.context() as changed:
            changed.setenv(name, value)
            keys.add(stamp("kernel.loops", "", "seven"))
    stamp.cache_clear()
    assert len(keys) == 3
