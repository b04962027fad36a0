"""Web Push against a push service of our own: what it gets is encrypted for the browser alone, and signed by us."""

from __future__ import annotations

import asyncio
import base64
import json
from pathlib import Path
from typing import Any

import http_ece  # type: ignore[import-untyped]
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tatami.server.seats import new_key

from .conftest import Running, Serve

pytestmark = pytest.mark.asyncio
Json = dict[str, Any]


def b64(raw: bytes) -> str:
    """As browsers write bytes."""
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")


class PushService:
    """Takes what servers push, and answers as it is told to."""

    def __init__(self, answer: str = "201 Created"):
        self._answer = answer
        self.taken: asyncio.Queue[tuple[dict[str, str], bytes]] = asyncio.Queue()
        self.origin = ""

    async def __aenter__(self) -> PushService:
        self._server = await asyncio.start_server(self._take, "127.0.0.1", 0)
        self.origin = f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"
        return self

    async def __aexit__(self, *_: object) -> None:
        self._server.close()

    async def _take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in head[1:] if line)}
        body = await reader.readexactly(int(headers["content-length"]))
        writer.write(f"HTTP/1.1 {self._answer}\r\nContent-Length: 0\r\n\r\n".encode())
        await writer.drain()
        writer.close()
        self.taken.put_nowait((headers, body))


class Browser:
    """A browser's side of a subscription."""

    def __init__(self, origin: str):
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = b"0123456789abcdef"
        public = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = {"p256dh": b64(public), "auth": b64(self._auth)}
        self.subscription = {"endpoint": f"{origin}/push/me", "expirationTime": None, "keys": keys}

    def read(self, body: bytes) -> Json:
        """What was pushed."""
        read: Json = json.loads(
            http_ece.decrypt(body, private_key=self._key, auth_secret=self._auth, version="aes128gcm")
        )
        return read


async def test_a_turn_is_pushed_encrypted_and_signed(serve: Serve, tmp_path: Path) -> None:
    """Away from the table, my browser is told of my turn, in its language; nobody on the way can read it."""
    async with PushService() as service:
        settings = {"push_contact": "mailto:host@example.org", "push_hosts": [service.origin], "alert_seconds": 0}
        here = await serve(**settings, push_key=str(tmp_path / "push.pem"))
        me, browser = {"Tatami-Person": new_key()}, Browser(service.origin)
        assert len((await here.get("/push"))["key"]) == 87
        wish = {"subscription": browser.subscription, "lang": "de"}
        assert (await here.http.post("/api/me/push", json=wish, headers=me)).status_code == 204
        seats = [{"kind": "mine"}, {"kind": "open"}]
        table = (await here.http.post("/api/tables", json={"game": "seven", "seats": seats}, headers=me)).json()
        body = {"key": table["links"]["seat"][1]}
        await here.http.post(f"/api/tables/{table['table']}/join", json=body, headers=me)
        await here.post(f"/tables/{table['table']}/start", 204, key=table["host"])
        async with asyncio.timeout(20):
            headers, pushed = await service.taken.get()
        assert headers["content-encoding"] == "aes128gcm"
        assert headers["authorization"].lower().startswith("vapid ")
        assert b"Samurai" not in pushed
        told = browser.read(pushed)
        assert told["table"] == table["table"]
        assert told["body"].startswith("Du bist am Zug")
        assert (tmp_path / "push.pem").stat().st_mode & 0o077 == 0


async def test_pushes_go_only_where_they_may(serve: Serve, tmp_path: Path) -> None:
    """Neither plain http nor another port, unless the settings name the origin."""
    here = await serve(push_contact="mailto:host@example.org", push_key=str(tmp_path / "push.pem"))
    me = {"Tatami-Person": new_key()}
    for endpoint in (
        "http://127.0.0.1:1/x",
        "https://push.example:8443/x",
        "https://a@push.example/x",
        "ftp://push.example/",
    ):
        wish = {"subscription": {**Browser("").subscription, "endpoint": endpoint}}
        assert (await here.http.post("/api/me/push", json=wish, headers=me)).status_code == 422


async def test_a_server_that_does_not_push_says_so(here: Running) -> None:
    """Off is the rule."""
    assert (await here.get("/push"))["key"] is None
    wish = {"subscription": {**Browser("").subscription, "endpoint": "https://push.example/x"}}
    answer = await here.http.post("/api/me/push", json=wish, headers={"Tatami-Person": new_key()})
    assert answer.status_code == 422
