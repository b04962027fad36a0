"""Turn alerts: a webhook or an e-mail for a seat whose player is away. Off unless the settings allow them."""

from __future__ import annotations

import asyncio
import http.client
import ipaddress
import json
import logging
import smtplib
import socket
import ssl
from email.message import EmailMessage
from typing import TYPE_CHECKING, Any
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


class Alerts:
    """Tells players whose turn it has become, once a turn."""

    def __init__(self, settings: Settings):
        self._settings = settings
        self._told: dict[str, set[int]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def check(self, webhook: str | None, email: str | None) -> None:
        """Refused if this server does not send such alerts."""
        if webhook is not None:
            webhook_target(webhook, self._settings.webhook_hosts)
        if email is not None and not (self._settings.smtp_host and self._settings.smtp_from):
            raise Refused("no-email", 422)

    def turn(self, room: Room) -> None:
        """After a move: tell those whose turn has begun, who are away and asked for it."""
        if not any(s.alert for s in room.seats):
            return
        acting = set(room.table.to_act) if room.table and room.row.stage == "playing" else set()
        already = self._told.get(room.id, set()) & acting
        self._told[room.id] = acting
        here = room.here()
        for seat in acting - already:
            row = room.seats[seat]
            if row.alert and row.played_by is None and seat not in here:
                task = asyncio.create_task(self._send(row.alert, room.id, room.row.game))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def settle(self) -> None:
        """Wait for what is under way."""
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _send(self, alert: Json, table: str, game: str) -> None:
        lang = alert.get("lang", "en")
        body = messages.text(lang, "alert-turn", game=messages.text(lang, f"web-game-{game}"))
        link = f"{self._settings.public_url.rstrip('/')}/" if self._settings.public_url else ""
        if webhook := alert.get("webhook"):
            payload = {"table": table, "game": game, "text": body, "url": link}
            await self._attempt("webhook", _call, webhook, self._settings.webhook_hosts, payload)
        if email := alert.get("email"):
            await self._attempt("email", _mail, self._settings, email, body, f"{body}\n{link}\n")

    async def _attempt(self, how: str, send: Any, *args: Any) -> None:
        try:
            await asyncio.to_thread(send, *args)
            metrics.ALERTS.labels(how, "sent").inc()
        except (OSError, http.client.HTTPException, smtplib.SMTPException, Refused) as error:
            metrics.ALERTS.labels(how, "failed").inc()
            log.warning("an alert could not be sent", extra={"how": how, "reason": type(error).__name__})


def webhook_target(url: str, hosts: list[str]) -> tuple[str, int, str]:
    """Host, port and path of a webhook; Refused unless it is https to a host of the allow-list."""
    try:
        parts = urlsplit(url)
        port = parts.port or 443
    except ValueError:
        raise Refused("bad-webhook", 422) from None
    host = (parts.hostname or "").lower()
    if parts.scheme != "https" or parts.username or parts.password or host not in hosts:
        raise Refused("bad-webhook", 422)
    return host, port, (parts.path or "/") + (f"?{parts.query}" if parts.query else "")


def public_address(host: str, port: int) -> str:
    """An address of the host; Refused if any of its addresses is not a public one."""
    found = {str(info[4][0]) for info in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)}
    if not found or not all(ipaddress.ip_address(a.split("%")[0]).is_global for a in found):
        raise Refused("bad-webhook", 422)
    return sorted(found)[0]


class _Pinned(http.client.HTTPSConnection):
    """Connects to the address that was checked, not to whatever the name says a moment later."""

    def __init__(self, host: str, port: int, address: str):
        context = ssl.create_default_context()
        super().__init__(host, port, timeout=SECONDS, context=context)
        self._address, self._ssl = address, context

    def connect(self) -> None:
        raw = socket.create_connection((self._address, self.port), SECONDS)
        self.sock = self._ssl.wrap_socket(raw, server_hostname=self.host)


def _call(url: str, hosts: list[str], payload: Json) -> None:
    host, port, path = webhook_target(url, hosts)
    connection = _Pinned(host, port, public_address(host, port))
    try:
        connection.request("POST", path, json.dumps(payload), {"Content-Type": "application/json"})
        status = connection.getresponse().status  # redirects are not followed
    finally:
        connection.close()
    if status >= 300:
        raise OSError(f"the webhook answered {status}")


def _mail(settings: Settings, to: str, subject: str, body: str) -> None:
    mail = EmailMessage()
    mail["From"], mail["To"], mail["Subject"] = settings.smtp_from, to, subject
    mail.set_content(body)
    with smtplib.SMTP(settings.smtp_host, settings.smtp_port, timeout=SECONDS) as server:
        if settings.smtp_tls:
            server.starttls(context=ssl.create_default_context())
        if settings.smtp_user:
            server.login(settings.smtp_user, settings.smtp_password)
        server.send_message(mail)
