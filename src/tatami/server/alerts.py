"""Turn alerts: a webhook or an e-mail for a seat whose player is away. Off unless the settings allow them."""

from __future__ import annotations

import asyncio
import ipaddress
import json
import logging
import re
import secrets
import smtplib
import socket
import ssl
from collections.abc import Collection, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from email.message import EmailMessage
from functools import cache
from typing import TYPE_CHECKING, Any, Literal, Protocol
from urllib.parse import urlsplit

from .. import messages
from ..game import Json
from . import metrics
from .errors import Refused
from .seats import hashed
from .settings import Settings

if TYPE_CHECKING:
    from .room import Room
    from .services import Services

log = logging.getLogger("tatami.alerts")
SECONDS = 10
"""How long a receiver may take, from the first to the last byte."""
AT_ONCE = 200
"""Alerts under way; what comes on top is dropped, and counted."""
WAITING = 20_000
"""Alerts that wait for their turn to have lasted."""
_PRINTED = re.compile(r"[!-~]+")
Sending = tuple[str, Coroutine[Any, Any, None]]


def alert_token(table: str) -> str:
    """What a link in a mail is known by: it says yes or no to such mail at that table, and nothing else."""
    return f"{table}{secrets.token_urlsafe(18)}"


def alert_table(token: str) -> str:
    """The table a link belongs to."""
    return token[:12]


class Way(Protocol):
    """A way to tell a seat of its turn. ``Alerts`` decides whether and when; limits are the same for all ways."""

    def wants(self, room: Room, seat: int) -> bool:
        """Whether the seat's player asked for it."""

    def tell(self, room: Room, seat: int) -> Iterator[Sending]:
        """What to send: the way's name, for the count, and the sending."""


class Alerts:
    """Tells players that their turn has begun: once a turn, when it has lasted, and not all the time."""

    def __init__(self, services: Services):
        self._services, self._settings = services, services.settings
        self._tasks: set[asyncio.Task[None]] = set()
        self._waiting: dict[tuple[str, int], asyncio.Task[None]] = {}
        self._post = ThreadPoolExecutor(2, "post")  # of their own: a slow mail server must not hold up the moves
        self.ways: list[Way] = [_Post(self)]

    @property
    def offered(self) -> list[Literal["webhook", "email"]]:
        """By what this server sends alerts."""
        ways: list[Literal["webhook", "email"]] = []
        if self._settings.webhook_hosts:
            ways.append("webhook")
        if self._settings.smtp_host and self._settings.smtp_from and self._settings.public_url:
            ways.append("email")
        return ways

    async def check(self, webhook: str | None, email: str | None) -> None:
        """Refused if this server does not send such alerts, or its reader wants none."""
        if webhook is not None:
            webhook_target(webhook, self._settings.webhook_hosts)
        if email is not None and "email" not in self.offered:
            raise Refused("no-email", 422)
        if email is not None and await self._services.store.wants_no_mail(hashed(email)):
            raise Refused("no-mail-wanted", 422)

    def turn(self, room: Room, before: Collection[int]) -> None:
        """See to those who may act now, and not ``before``, if they are away and asked for it."""
        if room.table is None or room.row.stage != "playing":
            return
        for seat in room.table.to_act:
            if seat not in before and (room.id, seat) not in self._waiting and self._wanted(room, seat):
                if len(self._waiting) >= WAITING:
                    self._failed("alert", "too many wait")
                    return
                self._waiting[room.id, seat] = self._services.spawn(self._soon(room.id, seat))

    def _wanted(self, room: Room, seat: int) -> bool:
        """Whether it is the seat's turn, its player is away, and wants to be told."""
        if room.table is None or room.row.stage != "playing" or seat not in room.table.to_act:
            return False
        away = room.seats[seat].played_by is None and seat not in room.here()
        return away and any(way.wants(room, seat) for way in self.ways)

    async def _soon(self, id: str, seat: int) -> None:
        try:
            await self._when_it_has_lasted(id, seat)
        finally:
            self._waiting.pop((id, seat), None)

    async def _when_it_has_lasted(self, id: str, seat: int) -> None:
        """Wait until the turn has lasted, and the seat was told of none for a while; then tell, if it still holds."""
        services = self._services
        await services.time.sleep(self._settings.alert_seconds)
        while True:
            room = await services.room(id)
            async with room.lock:
                await room.ready()
            if not self._wanted(room, seat):
                return
            if await services.store.may_tell(id, seat, services.uptime.now(), self._settings.alert_pause):
                break
            await services.time.sleep(self._settings.alert_pause / 4)
        for way in self.ways:
            if way.wants(room, seat):
                for how, sending in way.tell(room, seat):
                    self.begin(how, sending)

    def ask(self, email: str, token: str, lang: str) -> None:
        """Ask an address whether it wants to be told of turns: the only mail it gets before it says yes."""
        link = self.link(token)
        body = messages.text(lang, "alert-confirm-body", link=link)
        self.begin("email", self.mail(email, messages.text(lang, "alert-confirm-subject"), body, link))

    def link(self, token: str) -> str:
        """Where the reader of a mail says yes or no."""
        return f"{self._settings.public_url.rstrip('/')}/alerts/{token}"

    async def drain(self) -> None:
        """Wait for what is under way."""
        await asyncio.gather(*self._waiting.values(), return_exceptions=True)
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def stop(self) -> None:
        """Send what is under way, but do not wait for it for ever."""
        for task in list(self._waiting.values()):
            task.cancel()
        with suppress(TimeoutError):
            await asyncio.wait_for(self.drain(), SECONDS)
        self._post.shutdown(wait=False, cancel_futures=True)

    def begin(self, how: str, sending: Coroutine[Any, Any, None]) -> None:
        """Send on the side; every way of telling goes through here, and so under the same limits."""
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

    async def mail(self, to: str, subject: str, body: str, link: str) -> None:
        """A letter, with the link by which its reader can end them."""
        await asyncio.get_running_loop().run_in_executor(self._post, mail, self._settings, to, subject, body, link)


class _Post:
    """Webhooks and e-mail, as the seat has set them."""

    def __init__(self, alerts: Alerts):
        self._alerts = alerts

    def wants(self, room: Room, seat: int) -> bool:
        """Whether the seat has set one of them, and the reader of the mail has agreed."""
        alert = room.seats[seat].alert or {}
        return bool(alert.get("webhook") or (alert.get("email") and alert.get("confirmed")))

    def tell(self, room: Room, seat: int) -> Iterator[Sending]:
        """The sentence, in the seat's language."""
        alert, settings = room.seats[seat].alert or {}, room.services.settings
        lang, game = alert.get("lang", "en"), room.row.game
        body = messages.text(lang, "alert-turn", game=messages.text(lang, f"web-game-{game}"))
        home = f"{settings.public_url.rstrip('/')}/" if settings.public_url else ""
        if webhook := alert.get("webhook"):
            payload = {"table": room.id, "game": game, "text": body, "url": home}
            yield "webhook", call(webhook, settings.webhook_hosts, payload)
        if (email := alert.get("email")) and alert.get("confirmed"):
            link = self._alerts.link(alert["token"])
            end = messages.text(lang, "alert-end", link=link)
            yield "email", self._alerts.mail(email, body, f"{body}\n{home}\n\n{end}\n", link)


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
    if not found or not all(is_public(ipaddress.ip_address(a.split("%")[0])) for a in found):
        raise Refused("bad-webhook", 422)
    return sorted(found)[0]


_TRANSLATED = tuple(map(ipaddress.ip_network, ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32", "::/96")))
"""IPv6 that carries an IPv4 address within (NAT64, 6to4, Teredo, the old way): where it ends is not for us to know."""


def is_public(address: ipaddress.IPv4Address | ipaddress.IPv6Address) -> bool:
    """Whether the address is a single machine of the public network, and says so itself."""
    inside = any(address in network for network in _TRANSLATED if network.version == address.version)
    return address.is_global and not (address.is_multicast or address.is_reserved or inside)


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


def mail(settings: Settings, to: str, subject: str, body: str, link: str) -> None:
    """Send an e-mail; takes its time."""
    letter = EmailMessage()
    letter["From"], letter["To"], letter["Subject"] = settings.smtp_from, to, subject
    # mail programs offer this as a button, and press it by POST (RFC 8058)
    letter["List-Unsubscribe"] = f"<{link}/stop>"
    letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    letter.set_content(body)
    with smtplib.SMTP(settings.smtp_host, settings.smtp_port, timeout=SECONDS) as server:
        if settings.smtp_tls:
            server.starttls(context=trusted())
        if settings.smtp_user:
            server.login(settings.smtp_user, settings.smtp_password)
        server.send_message(letter)
