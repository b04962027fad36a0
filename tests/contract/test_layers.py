"""Rooms know only rooms below them, and nothing below the server does I/O: held here, not by habit."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from tatami.game import NAMES

PACKAGE = Path(__file__).parent.parent.parent / "src" / "tatami"
FRONT = {"errors", "game", "messages", "rulebook", "seal", "table"}
BELOW: dict[str, set[str]] = {
    "kernel": set(),
    **{name: {"kernel", "game", "errors", "messages", "drawing", "rulebook"} for name in NAMES},
    "bots": {"kernel", *FRONT},
    "envs": {"kernel", "bots", *FRONT},
    "server": {"bots", "kernel", *FRONT},
    "tab": {"bots", "server", *FRONT},
    "static": {"bots", "server", "kernel", *FRONT},
    "cli": {"bots", "server", "static", "kernel", *FRONT},
}
"""What each room may import of the package, beside itself. Games are reached through ``tatami.game`` alone."""


def imported(path: Path) -> set[str]:
    """The rooms of the package that a file imports, wherever in it."""
    folder = ("tatami", *path.relative_to(PACKAGE).parts[:-1])
    rooms = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            names = [alias.name.split(".") for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            start = [*folder[: len(folder) - node.level + 1]] if node.level else []
            module = [*start, *(node.module.split(".") if node.module else [])]
            names = [[*module, alias.name] for alias in node.names]
        else:
            continue
        rooms |= {name[1] for name in names if name[0] == "tatami" and len(name) > 1}
    return rooms


@pytest.mark.parametrize("room", BELOW)
def test_a_room_knows_only_the_rooms_below(room: str) -> None:
    known = {path.stem for path in PACKAGE.glob("*.py")} | {path.name for path in PACKAGE.iterdir() if path.is_dir()}
    for path in (PACKAGE / room).rglob("*.py"):
        above = (imported(path) & known) - BELOW[room] - {room}
        assert not above, f"{path.relative_to(PACKAGE)} imports {', '.join(sorted(above))}"


@pytest.mark.parametrize("room", ["bots", "envs", "server", "cli"])
def test_nobody_reaches_into_a_table(room: str) -> None:
    """`Table.snapshot` is for algorithms; what a table keeps to itself stays its own."""
    for path in (PACKAGE / room).rglob("*.py"):
        assert not re.findall(r"\btable\._\w+", path.read_text("utf-8")), path.relative_to(PACKAGE)
