"""A server of our own for the browser: started, killed, started again on the same port and database."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

ROOT = Path(__file__).parents[2]
SECONDS = 60
"""How long a start may take before it is taken for a failure."""


def free_port() -> int:
    """A port nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """`tatami.server` in a process of its own."""

    def __init__(self, folder: Path, **settings: str):
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}/"
        self._log = folder / "server.log"
        self._settings = {
            "TATAMI_PORT": str(self.port),
            "TATAMI_DATABASE": f"sqlite:///{folder / 'tatami.sqlite3'}",
            "TATAMI_TABLES_PER_HOUR": "1000",
            "TATAMI_REQUESTS_PER_SECOND": "500",
            "TATAMI_MESSAGES_PER_SECOND": "500",
            "TATAMI_BOT_PROCESSES": "1",
            "TATAMI_JIT": "1",
            **settings,
        }
        self._process: subprocess.Popen[bytes] | None = None

    def warm(self) -> None:
        """Compile the bots beforehand, so that no test waits for a compiler."""
        code = "from tatami import bots, game\nfor name in game.NAMES: bots.warm(name)"
        subprocess.run([sys.executable, "-c", code], env={**os.environ, **self._settings}, check=True)

    def start(self) -> None:
        """Start, and come back when it answers."""
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "tatami.server"], env={**os.environ, **self._settings}, stdout=log, stderr=log
            )
        deadline = time.monotonic() + SECONDS
        while not self._answers():
            time.sleep(0.05)
            if self._process.poll() is not None or time.monotonic() > deadline:
                raise RuntimeError(f"The server did not start:\n{self._log.read_text()[-2000:]}")

    def _answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.url}api/games", timeout=2) as answer:
                return bool(answer.status == 200)
        except (urllib.error.URLError, OSError):
            return False

    def kill(self) -> None:
        """Kill it without a goodbye."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()
