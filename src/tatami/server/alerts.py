"""Turn alerts: a webhook or an e-mail for a seat whose player is away. Off unless the settings allow them."""

from __future__ import annotations

import asyncio
import ipaddress
import json
import logging
import re
import smtplib
import socket
import ssl
from collections.abc import Collection, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from email.message import EmailMessage
from functools import cache
from typing import TYPE_CHECKING, Any, Literal
from urllib.parse import urlsplit

from .. import messages
from ..game import Json
from . import metrics
from .errors import Refused
from .settings import Settings

if TYPE_CHECKING:
    from .room import Room

log = logging.getLogger("tatami.alerts")
SECONDS = 10
"""How long a receiver may take, from the first to the last byte."""
AT_ONCE = 200
"""Alerts under way; what comes on top is dropped, and counted."""
_PRINTED = re.compile(r"[!-~]+")


class Alerts:
    """Tells players that their turn has begun, once a turn."""

    def __init__(self, settings: Settings):
        self._settings = settings
        self._tasks: set[asyncio.Task[None]] = set()
        self._post = ThreadPoolExecutor(2, "post")  # of their own: a slow mail server must not hold up the moves

    @property
    def offered(self) -> list[Literal["webhook", "email"]]:
        """By what this server sends alerts."""
        ways: list[Literal["webhook", "email"]] = []
        if self._settings.webhook_hosts:
            ways.append("webhook")
        if self._settings.smtp_host and self._settings.smtp_from:
            ways.append("email")
        return ways

    def check(self, webhook: str | None, email: str | None) -> None:
        """Refused if this server does not send such alerts."""
        if webhook is not None:
            webhook_target(webhook, self._settings.webhook_hosts)
        if email is not None and "email" not in self.offered:
            raise Refused("no-email", 422)

    def turn(self, room: Room, before: Collection[int]) -> None:
        """Tell those who may act now, and not ``before``, if they are away and asked for it."""
        if room.table is None or room.row.stage != "playing" or not any(s.alert for s in room.seats):
            return
        here = room.here()
        for seat in room.table.to_act:
            row = room.seats[seat]
            if row.alert and row.played_by is None and seat not in here and seat not in before:
                self._send(row.alert, room.id, room.row.game)

    async def drain(self) -> None:
        """Wait for what is under way."""
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def stop(self) -> None:
        """Send what is under way, but do not wait for it for ever."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self.drain(), SECONDS)
        self._post.shutdown(wait=False, cancel_futures=True)

    def _send(self, alert: Json, table: str, game: str) -> None:
        lang = alert.get("lang", "en")
        body = messages.text(lang, "alert-turn", game=messages.text(lang, f"web-game-{game}"))
        link = f"{self._settings.public_url.rstrip('/')}/" if self._settings.public_url else ""
        if webhook := alert.get("webhook"):
            payload = {"table": table, "game": game, "text": body, "url": link}
            self._begin("webhook", call(webhook, self._settings.webhook_hosts, payload))
        if email := alert.get("email"):
            self._begin("email", self._mail(email, body, f"{body}\n{link}\n"))

    def _begin(self, how: str, sending: Coroutine[Any, Any, None]) -> None:
        """Send on the side."""
        if len(self._tasks) >= AT_ONCE:
            sending.close()
            self._failed(how, "too many")
            return
        task = asyncio.create_task(self._attempt(how, sending))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _attempt(self, how: str, sending: Coroutine[Any, Any, None]) -> None:
        try:
            await sending
            metrics.ALERTS.labels(how, "sent").inc()
        except Exception as error:  # whatever a receiver does, no table suffers from it
            self._failed(how, type(error).__name__)

    def _failed(self, how: str, reason: str) -> None:
        metrics.ALERTS.labels(how, "failed").inc()
        log.warning("an alert could not be sent", extra={"how": how, "reason": reason})

    async def _mail(self, to: str, subject: str, body: str) -> None:
        await asyncio.get_running_loop().run_in_executor(self._post, mail, self._settings, to, subject, body)


# ---------------------------------------------------------------- webhooks


@dataclass(frozen=True, slots=True)
class Target:
    """Where a webhook goes; ``vouched``: the settings name this very origin, so it may be private and plain."""

    secure: bool
    host: str
    port: int
    path: str
    vouched: bool


def webhook_target(url: str, allowed: list[str]) -> Target:
    """Where a webhook goes; Refused unless its host is allowed and asked by https, or its whole origin is allowed."""
    try:
        parts = urlsplit(url)
        secure, host = parts.scheme == "https", (parts.hostname or "").lower()
        port = parts.port or (443 if secure else 80)
    except ValueError:
        raise Refused("bad-webhook", 422) from None
    vouched = parts.scheme in ("http", "https") and f"{parts.scheme}://{parts.netloc}".lower() in allowed
    public = secure and port == 443 and host in allowed
    if not _PRINTED.fullmatch(url) or "@" in parts.netloc or not (vouched or public):
        raise Refused("bad-webhook", 422)
    return Target(secure, host, port, (parts.path or "/") + (f"?{parts.query}" if parts.query else ""), vouched)


def public_address(host: str, port: int) -> str:
    """An address of the host; Refused if any of its addresses is not a public one."""
    found = {str(info[4][0]) for info in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)}
    if not found or not all(ipaddress.ip_address(a.split("%")[0]).is_global for a in found):
        raise Refused("bad-webhook", 422)
    return sorted(found)[0]


@cache
def trusted() -> ssl.SSLContext:
    """Whom the machine trusts; read once, and not on the event loop."""
    return ssl.create_default_context()


async def call(url: str, allowed: list[str], payload: Json) -> None:
    """POST the payload; OSError unless the answer is a success. Redirects are not followed."""
    target = webhook_target(url, allowed)
    body = json.dumps(payload).encode()
    head = (
        f"POST {target.path} HTTP/1.1\r\nHost: {urlsplit(url).netloc}\r\nContent-Type: application/json\r\n"
        f"Content-Length: {len(body)}\r\nConnection: close\r\n\r\n"
    )
    async with asyncio.timeout(SECONDS):
        # to the address that was checked, not to whatever the name says a moment later
        address = target.host if target.vouched else await asyncio.to_thread(public_address, target.host, target.port)
        secure: Json = {}
        if target.secure:
            secure = {"ssl": await asyncio.to_thread(trusted), "server_hostname": target.host}
        reader, writer = await asyncio.open_connection(address, target.port, **secure)
        try:
            writer.write(head.encode("ascii") + body)
            answer = await reader.readline()
        finally:
            writer.close()
    if not re.match(rb"HTTP/1\.[01] 2\d\d\b", answer):
        raise OSError("the webhook did not take it")


# ---------------------------------------------------------------- e-mail


def mail(settings: Settings, to: str, subject: str, body: str) -> None:
    """Send an e-mail; takes its time."""
    letter = EmailMessage()
    letter["From"], letter["To"], letter["Subject"] = settings.smtp_from, to, subject
    letter.set_content(body)
    with smtplib.SMTP(settings.smtp_host, settings.smtp_port, timeout=SECONDS) as server:
        if settings.smtp_tls:
            server.starttls(context=trusted())
        if settings.smtp_user:
            server.login(settings.smtp_user, settings.smtp_password)
        server.send_message(letter)
