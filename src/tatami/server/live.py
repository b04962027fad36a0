"""The socket: one for each viewer. It says hello with its keys, gets all it may know, then news as they come."""

from __future__ import annotations

import asyncio
import logging
from urllib.parse import urlsplit

import orjson
from pydantic import ValidationError
from starlette.requests import HTTPConnection
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from . import metrics, wire
from .answers import answer, failed
from .errors import Refused
from .room import Room
from .seats import Viewer, admit, hashed, is_id
from .services import Services
from .store import AWAY

log = logging.getLogger("tatami.live")
OUTBOX_BYTES = 4_000_000
"""What may wait for one slow reader, beside the number of messages: many times what a table tells at once."""
THOUGHTS = 2
"""How many questions to the bots one connection may have open; with more it waits."""
_THOUGHT = (wire.Hint, wire.Odds)


class Connection:
    """A connected viewer: an outbox that never makes the room wait."""

    def __init__(self, socket: WebSocket, viewer: Viewer, marks: frozenset[str], lang: str, outbox: int):
        self.viewer, self.marks, self.lang = viewer, marks, lang
        self.address = socket.client.host if socket.client else "?"
        self._socket = socket
        self._outbox: asyncio.Queue[bytes | None] = asyncio.Queue(outbox)
        self._code: int | None = None
        self._waiting = 0

    def send(self, message: bytes) -> None:
        """Put a message into the outbox; who reads too slowly is cut off, and may come back."""
        if self._code is not None:
            return
        if self._outbox.full() or (self._waiting and self._waiting + len(message) > OUTBOX_BYTES):
            self.close(wire.TOO_SLOW)
        else:
            self._waiting += len(message)
            self._outbox.put_nowait(message)

    def close(self, code: int) -> None:
        """Say goodbye after what is in the outbox, if there is room for that; the first reason counts."""
        if self._code is not None:
            return
        self._code = code
        if self._outbox.full():
            self._outbox.get_nowait()
        self._outbox.put_nowait(None)

    async def write(self) -> None:
        """Send what is in the outbox until goodbye."""
        try:
            while (message := await self._outbox.get()) is not None:
                await self._socket.send_text(message.decode())
                self._waiting -= len(message)
            await self._socket.close(self._code or 1000)
        except (WebSocketDisconnect, RuntimeError, OSError):
            pass  # gone already; the reader notices too


def own_origin(asked: HTTPConnection, allowed: list[str]) -> bool:
    """Whether the page that opens the socket, or asks, is ours. Programs without pages send no origin."""
    origin = asked.headers.get("origin")
    if origin is None or origin in allowed:
        return True
    try:
        return urlsplit(origin).netloc.lower() == asked.headers.get("host", "").lower()
    except ValueError:
        return False


async def live(socket: WebSocket) -> None:
    """The live table."""
    services: Services = socket.app.state.services
    id: str = socket.path_params["id"]
    address = socket.client.host if socket.client else "?"
    if not own_origin(socket, services.settings.origins):
        await socket.close(1008)  # before accepting: the handshake is answered with 403
        return
    try:
        services.limits.request(address)
        services.limits.socket_opened(address)
    except Refused:
        await socket.accept()
        await socket.close(wire.TOO_MANY)
        return
    try:
        await socket.accept()
        metrics.SOCKETS.inc()
        try:
            await _serve(services, socket, id)
        finally:
            metrics.SOCKETS.dec()
    except (WebSocketDisconnect, RuntimeError):
        pass
    finally:
        services.limits.socket_closed(address)


async def _serve(services: Services, socket: WebSocket, id: str) -> None:
    try:
        async with asyncio.timeout(services.settings.hello_seconds):
            hello = wire.HELLO.validate_json(await _text(socket))
        room = await services.room(id) if is_id(id) else None
        if room is None:
            raise Refused("not-found", 404)
        await room.freshen()
        viewer = admit(room.row, room.seats, hello.keys)
    except (ValidationError, TimeoutError):
        await socket.close(wire.BAD_HELLO)
        return
    except Refused:
        await socket.close(wire.NOT_FOUND)
        return
    marks = frozenset(hashed(key) for key in hello.keys)
    connection = Connection(socket, viewer, marks, hello.lang, services.settings.max_outbox)
    writer = asyncio.create_task(connection.write())
    try:
        await room.enter(connection, hello.since)
        await _listen(services, room, socket, connection)
    except Refused as refused:  # the table cannot be opened here
        connection.send(orjson.dumps({"seq": room.ply, "re": None, **failed(refused, hello.lang)}))
        connection.close(wire.BAD_HELLO)
    finally:
        room.leave(connection)
        if not writer.done():
            if socket.client_state is WebSocketState.CONNECTED:
                connection.close(1000)
                await asyncio.wait([writer], timeout=1)
            writer.cancel()


async def _text(socket: WebSocket) -> str | bytes:
    """The next message, whole; a goodbye raises WebSocketDisconnect."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code") or 1005)
    return message.get("text") or message.get("bytes") or b""


async def _listen(services: Services, room: Room, socket: WebSocket, connection: Connection) -> None:
    thinking: set[asyncio.Task[None]] = set()
    try:
        await _hear(services, room, socket, connection, thinking)
    finally:
        for task in thinking:
            task.cancel()


async def _hear(
    services: Services, room: Room, socket: WebSocket, connection: Connection, thinking: set[asyncio.Task[None]]
) -> None:
    """Answer in order; only what bots must think about is answered when they have thought, and nothing waits for it."""
    own, shared = services.limits.messages(connection.address)
    while True:
        try:
            async with asyncio.timeout(services.settings.idle_seconds):
                raw = await _text(socket)
        except TimeoutError:
            connection.close(wire.IDLE)
            return
        now = services.time.mono()
        if not (own.take(now) and shared.take(now)):
            metrics.REFUSED.labels("too-many").inc()
            connection.close(wire.TOO_MANY)
            return
        try:
            said = wire.SAID.validate_json(raw)
        except ValidationError:
            refusal = failed(Refused("bad-message", 422), connection.lang)
            connection.send(orjson.dumps({"seq": room.ply, "re": _reference(raw), **refusal}))
            continue
        if isinstance(said, _THOUGHT) and len(thinking) < THOUGHTS:
            task = asyncio.create_task(_reply(services, room, connection, said))
            thinking.add(task)
            task.add_done_callback(thinking.discard)
        else:
            await _reply(services, room, connection, said)


async def _reply(services: Services, room: Room, connection: Connection, said: wire.Said) -> None:
    """Answer a message, or say why not."""
    try:
        if isinstance(said, wire.Undo):
            services.limits.undo(connection.address)
        reply = await answer(services, room, connection.viewer, said, connection.lang)
    except Refused as refused:
        reply = failed(refused, connection.lang)
    except ValueError:  # the engine's refusal of what it was asked
        reply = failed(Refused("bad-message", 422), connection.lang)
    except (WebSocketDisconnect, asyncio.CancelledError):
        raise
    except AWAY:
        reply = failed(Refused("storage", 503), connection.lang)
    except Exception:
        log.exception("a message could not be answered", extra={"table": room.id})
        reply = failed(Refused("internal", 500), connection.lang)
    connection.send(orjson.dumps({"seq": room.ply, "re": said.id, **reply}))


def _reference(raw: str | bytes) -> int | str | None:
    """The id of a message that is wrong otherwise."""
    try:
        found = orjson.loads(raw)
    except ValueError:
        return None
    id = found.get("id") if isinstance(found, dict) else None
    if isinstance(id, str) and len(id) <= 40:
        return id
    return id if isinstance(id, int) and not isinstance(id, bool) and 0 <= id < 1 << 53 else None
