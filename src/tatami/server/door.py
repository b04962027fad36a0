"""The door: how many connections an address may hold, and how long it may take to say what it wants."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from typing import TYPE_CHECKING, Any

from uvicorn.protocols.http.auto import AutoHTTPProtocol

from .limits import network_of, trusts
from .settings import Settings

log = logging.getLogger("tatami.door")
MAX_HEAD = 32_768
"""Bytes of a request before its body."""
if TYPE_CHECKING:
    _Protocol: Any = object
else:
    _Protocol = AutoHTTPProtocol


class _Count:
    """Connections by address, and refusals: logged at the first, the second, the fourth and so on."""

    def __init__(self) -> None:
        self.open: Counter[str] = Counter()
        self.refused: Counter[str] = Counter()

    def refuse(self, address: str, reason: str) -> None:
        """Keep count, and log now and then: a flood of connections must not become a flood of lines."""
        if len(self.refused) > 10_000:
            self.refused.clear()
        self.refused[address] += 1
        count = self.refused[address]
        if count & (count - 1) == 0:
            log.warning("a connection was refused", extra={"address": address, "reason": reason, "count": count})


def door(settings: Settings) -> type[asyncio.Protocol]:
    """The class of connections for a server with these settings."""
    count = _Count()

    class Door(_Protocol):  # type: ignore[misc]
        """A connection with a limit on how many of them one address holds, and a deadline for each request's head."""

        _address = ""
        _timer: asyncio.TimerHandle | None = None
        _head = 0
        _socket = False

        def connection_made(self, transport: asyncio.Transport) -> None:
            """Somebody connects."""
            super().connection_made(transport)
            host = self.client[0] if self.client else ""
            if not trusts(settings.proxies, host):  # a proxy comes for many, and keeps its own time
                self._address = network_of(host)
                count.open[self._address] += 1
                if count.open[self._address] > settings.connections_per_address:
                    self._refuse("too many connections")
                    return
            self._wait()

        def data_received(self, data: bytes) -> None:
            """Part of a request: while its head is not complete, the deadline stands."""
            super().data_received(data)
            if not self._reading_head():
                self._settle()
                return
            self._head += len(data)
            if self._head > MAX_HEAD:
                self._refuse("a head too long")
            elif self._timer is None and not self.transport.is_closing():
                self._wait()

        def handle_websocket_upgrade(self, *request: Any) -> None:
            """From here on it is a socket, with limits of its own."""
            self._socket = True
            self._settle()
            self._leave()
            super().handle_websocket_upgrade(*request)

        def connection_lost(self, exc: Exception | None) -> None:
            """Gone."""
            self._settle()
            self._leave()
            super().connection_lost(exc)

        def _reading_head(self) -> bool:
            return not self._socket and (self.cycle is None or bool(self.cycle.response_complete))

        def _wait(self) -> None:
            self._timer = self.loop.call_later(settings.head_seconds, self._late)

        def _late(self) -> None:
            """Time is up; browsers open connections in advance and say nothing, which is worth no line."""
            if self._head:
                self._refuse("a head too slow")
            else:
                self.transport.abort()

        def _settle(self) -> None:
            self._head = 0
            if self._timer is not None:
                self._timer.cancel()
                self._timer = None

        def _leave(self) -> None:
            if self._address:
                count.open[self._address] -= 1
                if count.open[self._address] <= 0:
                    del count.open[self._address]
                self._address = ""

        def _refuse(self, reason: str) -> None:
            count.refuse(self._address or "a proxy", reason)
            self.transport.abort()

    return Door
