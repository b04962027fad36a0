"""Rooms know only rooms below them; nothing below the server opens a socket or a database; only the kernel knows the
compiler; no room of the browser but its games knows a game: held here, not by habit.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from tatami.game import NAMES

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "tatami"
FRONT = {"errors", "game", "messages", "outside", "rulebook", "seal", "table"}
BELOW: dict[str, set[str]] = {
    "kernel": set(),
    "messages": set(),
    "rulebook": {"messages"},
    "errors": {"messages"},
    "game": {"errors", "kernel"},
    "outside": {"errors", "game"},
    "seal": {"game"},
    "drawing": {"game", "messages"},
    **{name: {"kernel", "game", "errors", "messages", "drawing", "rulebook"} for name in NAMES},
    "table": {"bots", "errors", "game", "kernel", "messages", "outside"},  # bots where it is asked for hints and odds
    "bots": {"kernel", *FRONT},
    "envs": {"kernel", "bots", *FRONT},
    "server": {"bots", "kernel", *FRONT},
    "tab": {"bots", "server", *FRONT},
    "static": {"bots", "server", "kernel", *FRONT},
    "cli": {"bots", "server", "static", "kernel", *FRONT},
    "__init__": {"errors", "game", "table"},
    "__main__": {"cli"},
    "rules": {"rulebook"},
    "batch": {"envs"},
}
"""What each room or module may import of the package, beside itself. Games are reached by ``tatami.game`` alone."""
LOWER = ("kernel", *NAMES, *sorted(FRONT), "bots", "envs")
"""Everything below the server."""
OUTWARD = {
    "aiohttp", "asyncio", "asyncpg", "fastapi", "ftplib", "http", "httpx", "multiprocessing", "requests", "select",
    "selectors", "smtplib", "socket", "socketserver", "sqlalchemy", "sqlite3", "ssl", "starlette", "subprocess",
    "urllib", "uvicorn", "websockets",
}  # fmt: skip
"""What opens sockets and databases, or starts programs."""
PROCESSES = {"bots/workers.py": {"multiprocessing"}}
COMPILER = {"numba", "llvmlite"}
WEB = ROOT / "web" / "src"
GAME_NAMED = re.compile(rf"[\"'`./](?:{'|'.join(NAMES)})\b")
"""A game's name in the browser client: as a text, in a path, as a style."""


def files(room: str) -> list[Path]:
    """The modules of a room, or the one module of the front."""
    return sorted((PACKAGE / room).rglob("*.py")) or [PACKAGE / f"{room}.py"]


def packages(path: Path) -> set[str]:
    """The foreign packages that a file imports, wherever in it."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            found.add(node.module.split(".")[0])
    return found


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
    for path in files(room):
        above = (imported(path) & set(BELOW)) - BELOW[room] - {room}
        assert not above, f"{path.relative_to(PACKAGE)} imports {', '.join(sorted(above))}"


def test_every_room_has_its_place() -> None:
    modules = {path.stem for path in PACKAGE.glob("*.py")}
    assert set(BELOW) == modules | {path.parent.name for path in PACKAGE.glob("*/__init__.py")}


@pytest.mark.parametrize("room", LOWER)
def test_nothing_below_the_server_opens_a_socket_or_a_database(room: str) -> None:
    for path in files(room):
        name = path.relative_to(PACKAGE).as_posix()
        assert packages(path) & OUTWARD == PROCESSES.get(name, set()), name


def test_only_the_kernel_knows_the_compiler() -> None:
    """Beside it the maker of WebAssembly, who takes what the compiler made."""
    found = {path.relative_to(PACKAGE).as_posix() for path in PACKAGE.rglob("*.py") if packages(path) & COMPILER}
    assert {name for name in found if not name.startswith("kernel/")} == {"static/wasm.py"}


def test_no_generic_room_of_the_browser_knows_a_game() -> None:
    """`games/index.ts` is where they are told; types come from the server's schemas."""
    files = [path for kind in ("ts", "svelte", "css") for path in WEB.rglob(f"*.{kind}")]
    generic = {path.relative_to(WEB).as_posix(): path for path in files if not path.is_relative_to(WEB / "games")}
    assert len(generic) > 50
    assert [name for name, path in generic.items() if GAME_NAMED.search(path.read_text("utf-8"))] == []


@pytest.mark.parametrize("game", NAMES)
def test_no_game_of_the_browser_knows_another(game: str) -> None:
    others = re.compile(rf"\.\./(?:{'|'.join(set(NAMES) - {game})})\b")
    paths = [path for kind in ("ts", "svelte") for path in (WEB / "games" / game).rglob(f"*.{kind}")]
    assert len(paths) > 10
    assert not [path.name for path in paths if others.search(path.read_text("utf-8"))]


@pytest.mark.parametrize("room", ["bots", "envs", "server", "cli"])
def test_nobody_reaches_into_a_table(room: str) -> None:
    """`Table.snapshot` is for algorithms; what a table keeps to itself stays its own."""
    for path in (PACKAGE / room).rglob("*.py"):
        assert not re.findall(r"\btable\._\w+", path.read_text("utf-8")), path.relative_to(PACKAGE)
