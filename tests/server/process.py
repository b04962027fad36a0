"""Servers in processes of their own, to be killed and to race each other."""

from __future__ import annotations

import asyncio
import atexit
import multiprocessing
import os
import signal
import socket
import urllib.request
from multiprocessing.process import BaseProcess
from typing import Any

from tatami.server.run import main
from tatami.server.settings import Settings

_context = multiprocessing.get_context("forkserver")
_context.set_forkserver_preload(["tatami.server.run", __name__])


def _run(settings: dict[str, Any], errors: str | None) -> None:
    if errors:
        os.dup2(os.open(errors, os.O_WRONLY | os.O_CREAT | os.O_APPEND), 2)
    main(Settings(**settings))


def free_port() -> int:
    """A port nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class ServerProcess:
    """A server process: started, killed, started again on the same port."""

    def __init__(self, settings: Settings, errors: str | None = None):
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._settings = {**settings.model_dump(), "port": self.port}
        self._errors = errors
        self._process: BaseProcess | None = None

    async def start(self) -> ServerProcess:
        """Start, and wait until it answers."""
        self._process = _context.Process(target=_run, args=(self._settings, self._errors))
        self._process.start()
        atexit.register(self._process.kill)  # whom a failed test leaves behind, nobody would wait for in vain
        async with asyncio.timeout(30):
            while not await asyncio.to_thread(self._answers):
                await asyncio.sleep(0.02)
        return self

    def _answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.url}/health", timeout=2) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False

    @property
    def pid(self) -> int:
        """The process's number."""
        assert self._process
        assert self._process.pid
        return self._process.pid

    async def kill(self, how: signal.Signals = signal.SIGKILL) -> int | None:
        """End it and wait for the end; its exit code."""
        assert self._process
        os.kill(self.pid, how)
        await asyncio.to_thread(self._process.join, 20)
        return self._process.exitcode
