"""The folder: the browser client in its static mode, Python for the browser, our package, the bots' kernels.

It is made from a checkout (the client's sources are not in the wheel). Everything has a place relative to
``index.html``, so that the folder may lie anywhere; large files travel packed, whatever the web host can do.
"""

from __future__ import annotations

import gzip
import importlib.util
import io
import json
import os
import runpy
import zipfile
from collections.abc import Callable, Iterable, Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

from .. import game as games
from .. import messages
from ..errors import Failure
from ..server.pages import CSP
from ..server.shelf import all_games, board_data

SOURCE = Path(__file__).parents[3]
PACKAGE = Path(__file__).parents[1]
PYODIDE = SOURCE / "web" / "python"
"""The npm package of Python for browsers is asked for there, so that the server's client never fetches it."""
POLICY = CSP.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")
ROOMS = ("kernel", *games.NAMES, "tab", "rulebook", "locale")
SERVER = (
    "__init__", "answers", "bot_turns", "clocks", "days", "errors", "judging", "limits", "metrics", "names", "opening",
    "outgoing", "packing", "patch", "person", "reader", "records", "room", "rows", "seats", "shelf", "side_work",
    "signals", "thoughts", "uncounted", "votes",
)  # fmt: skip
"""The modules of the server that need no server."""
UNUSED = (
    "_pyrepl/", "doctest", "ensurepip/", "imaplib", "mailbox", "multiprocessing/", "optparse", "pdb", "pickletools",
    "pydoc", "smtplib", "turtle", "unittest/", "wsgiref/", "xmlrpc/",
)  # fmt: skip
"""Of Python's library: tools of developers, and ways to other machines."""
BEGIN = """var tatamiWorker = new Worker("WORKER", { type: "module" });
tatamiWorker.postMessage({ start: document.baseURI });
"""
"""Python comes while the page's own scripts do."""
BORROWED = ("attr", "babel", "fluent", "pytz")
"""Packages that word messages; of their data only what our languages need."""


def build(target: Path, tell: Callable[[str], None], *, bots: bool = True) -> None:
    """Make the folder, anew; ``tell`` hears a message key for each step."""
    if not (SOURCE / "web/package.json").exists():
        raise Failure("static-source")
    if bots and importlib.util.find_spec("ziglang") is None:
        raise Failure("static-extra")
    target = target.resolve()
    if target.exists() and any(target.iterdir()) and not (target / "python/pyodide.mjs").exists():
        raise Failure("static-folder", folder=str(target))
    tell("cli-static-client")
    _client(target)
    python = target / "python"
    python.mkdir()
    _shelf(target / "shelf")
    tell("cli-static-python")
    _python(python)
    pack(python / "tatami.zip", our_package())
    if bots:
        from .wasm import build as compile_bots

        for game in games.NAMES:
            tell("cli-static-bots")
            module = python / f"{game}.kernels.wasm"
            compile_bots(game, module)
            pack(module, module.read_bytes())
            module.unlink()
    finish(target)


def _client(target: Path) -> None:
    """The pages."""
    builder = runpy.run_path(str(SOURCE / "hatch_build.py"))
    for folder in (".", "python"):
        builder["install"](SOURCE, folder)
    os.environ["TATAMI_SITE"] = str(target)
    if builder["npm"](SOURCE, "run", "build", "--silent", "--", "--mode", "static"):
        raise Failure("static-client")
    for name in ("offline.html", "sw.js"):
        (target / name).unlink()
    page = target / "index.html"
    policy = "; ".join(part for part in POLICY.split("; ") if not part.startswith("frame-ancestors"))
    meta = f'<meta http-equiv="Content-Security-Policy" content="{policy}" />'
    first = '<meta charset="utf-8" />'
    (code,) = target.glob("assets/worker-*.js")
    (target / "begin.js").write_text(BEGIN.replace("WORKER", f"./assets/{code.name}"))
    begin = '<script src="./begin.js"></script>'
    page.write_text(page.read_text("utf-8").replace(first, f"{first}\n    {meta}\n    {begin}"))


def _shelf(folder: Path) -> None:
    """What is the same for everybody, as files: pages draw it before Python is there."""
    folder.mkdir()
    answers: dict[str, Any] = {"games": all_games(), **{f"board-{game}": board_data(game) for game in games.NAMES}}
    for name, answer in answers.items():
        (folder / f"{name}.json").write_text(json.dumps(answer, ensure_ascii=False, separators=(",", ":")), "utf-8")


def _python(folder: Path) -> None:
    """Python itself: what its loader asks for by name."""
    found = PYODIDE / "node_modules/pyodide"
    for name in ("pyodide.mjs", "pyodide.asm.mjs"):
        text = (found / name).read_text("utf-8")
        (folder / name).write_text("\n".join(t for t in text.split("\n") if not t.startswith("//# sourceMapping")))
    pack(folder / "pyodide.asm.wasm", (found / "pyodide.asm.wasm").read_bytes())
    pack(folder / "python_stdlib.zip", library(found / "python_stdlib.zip"))
    lock = json.loads((found / "pyodide-lock.json").read_text("utf-8"))
    (folder / "pyodide-lock.json").write_text(json.dumps({**lock, "packages": {}}))


def library(path: Path) -> bytes:
    """Python's own library without what nobody plays with; unpacked inside, since the whole travels packed."""
    with zipfile.ZipFile(path) as given:
        return archive((name, given.read(name)) for name in given.namelist() if not name.startswith(UNUSED))


def archive(parts: Iterable[tuple[str, bytes]]) -> bytes:
    """An archive, the same bytes every time."""
    whole = io.BytesIO()
    with zipfile.ZipFile(whole, "w", zipfile.ZIP_STORED) as out:
        for name, data in sorted(parts):
            out.writestr(zipfile.ZipInfo(name, (2020, 1, 1, 0, 0, 0)), data)
    return whole.getvalue()


def pack(path: Path, data: bytes) -> None:
    """A file as it travels: gzip under a name that no web host unpacks on the way; the same bytes every time."""
    packed = io.BytesIO()
    with gzip.GzipFile("", "wb", 9, packed, mtime=0) as out:
        out.write(data)
    path.with_name(f"{path.name}.pack").write_bytes(packed.getvalue())


def our_package() -> bytes:
    """All Python that a tab needs, as an archive."""
    return archive((name, path.read_bytes()) for name, path in _files())


def _files() -> Iterator[tuple[str, Path]]:
    yield from ((f"tatami/{path.name}", path) for path in PACKAGE.glob("*.py"))
    yield from ((f"tatami/server/{name}.py", PACKAGE / f"server/{name}.py") for name in SERVER)
    for room in ROOMS:
        yield from _below(PACKAGE / room, f"tatami/{room}")
    bots = _below(PACKAGE / "bots", "tatami/bots")
    yield from ((name, path) for name, path in bots if path.suffix in (".py", ".json"))
    kept = {"global", "root", *messages.LANGUAGES}
    for package in BORROWED:
        found = importlib.util.find_spec(package)
        assert found is not None
        assert found.submodule_search_locations
        for name, path in _below(Path(found.submodule_search_locations[0]), package):
            if path.suffix == ".py" or (path.suffix == ".dat" and path.stem in kept):
                yield name, path
    extensions = importlib.util.find_spec("typing_extensions")
    assert extensions is not None
    assert extensions.origin
    yield "typing_extensions.py", Path(extensions.origin)


def _below(folder: Path, name: str) -> Iterator[tuple[str, Path]]:
    for path in folder.rglob("*"):
        if path.is_file() and "__pycache__" not in path.parts:
            yield f"{name}/{path.relative_to(folder).as_posix()}", path


def finish(target: Path) -> None:
    """What names the versions: of Python's part, whose memory browsers keep, and of the whole, which a worker keeps."""
    python, worker = target / "python", target / "sw.js"
    for path in (python / "parts.json", worker):
        path.unlink(missing_ok=True)
    sizes = {path.stem: path.stat().st_size for path in sorted(python.glob("*.pack"))}
    (python / "parts.json").write_text(json.dumps({"version": _version(python)[0], "sizes": sizes}))
    version, names = _version(target)
    text = (PYODIDE / "sw.js").read_text("utf-8")
    worker.write_text(text.replace('"VERSION"', json.dumps(version)).replace('["FILES"]', json.dumps(names)))


def _version(folder: Path) -> tuple[str, list[str]]:
    """A name for just these files, and theirs."""
    files = sorted(path for path in folder.rglob("*") if path.is_file())
    names = [path.relative_to(folder).as_posix() for path in files]
    whole = sha256(b"".join(name.encode() + path.read_bytes() for name, path in zip(names, files, strict=True)))
    return whole.hexdigest()[:16], names
