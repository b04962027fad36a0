"""Web Push: a person's browsers are told of a turn while the page is closed. Off unless the settings name a contact."""

from __future__ import annotations

import asyncio
import base64
import json
import re
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any
from urllib.parse import urlsplit

import sqlalchemy as sa
from fastapi import APIRouter, Request
from pydantic import BaseModel, Field
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import make_url

from .. import messages
from ..game import Json
from .alerts import SECONDS, Sending, public_address, trusted
from .api import FAILURES, TheServices
from .db import person_tables, pushes
from .errors import Refused
from .people import remember
from .people_api import OwnPage, Somebody, count_person
from .schema import Lang, Sent
from .seats import hashed
from .strict import StrictRoute

if TYPE_CHECKING:
    from .room import Room
    from .services import Services

router = APIRouter(prefix="/api", tags=["people"], responses=FAILURES, route_class=StrictRoute)
BROWSERS = 10
"""The most browsers of one person that are told."""
KEPT_SECONDS = 12 * 3600
"""How long a push service keeps what it cannot deliver."""
_TOKEN = r"^[A-Za-z0-9_=-]{1,200}$"


class PushOffer(BaseModel):
    """The server's public key for push services; None: it does not push."""

    key: str | None


class PushKeys(Sent):
    """The browser's keys: what is pushed is readable by it alone."""

    p256dh: Annotated[str, Field(pattern=_TOKEN)]
    auth: Annotated[str, Field(pattern=_TOKEN)]


class Subscription(Sent):
    """Where a browser is told, as the browser says it."""

    endpoint: Annotated[str, Field(max_length=1000)]
    expirationTime: float | None = None
    keys: PushKeys


class WantPush(Sent):
    """Tell this browser."""

    subscription: Subscription
    lang: Lang = "en"


class StopPush(Sent):
    """Tell it no more."""

    endpoint: Annotated[str, Field(max_length=1000)]


class Pushes:
    """Tells browsers of turns; under the same limits as all other alerts."""

    def __init__(self, services: Services):
        self._services = services
        self._settings = services.settings

    @property
    def offered(self) -> bool:
        """Whether this server pushes at all."""
        return bool(self._settings.push_contact)

    @cached_property
    def _vapid(self) -> Any:
        """The key by which push services know this server."""
        from py_vapid import Vapid  # type: ignore[import-untyped]  # only where turns are pushed

        path = Path(self._settings.push_key) if self._settings.push_key else self._beside_database()
        if path.exists():
            return Vapid.from_file(str(path))
        path.parent.mkdir(parents=True, exist_ok=True)
        made = Vapid()
        made.generate_keys()
        made.save_key(str(path))
        path.chmod(0o600)
        return made

    def _beside_database(self) -> Path:
        url = make_url(self._settings.database)
        if url.get_backend_name() != "sqlite" or not url.database:
            raise Refused("no-push", 422)
        return Path(url.database).expanduser().parent / "push.pem"

    def key(self) -> str | None:
        """The public key, as browsers want it."""
        if not self.offered:
            return None
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        raw = self._vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return base64.urlsafe_b64encode(raw).decode().rstrip("=")

    def target(self, endpoint: str) -> tuple[str, int, bool, str]:
        """Host, port, whether by TLS, and path; Refused unless it is public and by https, or named in the settings."""
        try:
            parts = urlsplit(endpoint)
            port = parts.port or (443 if parts.scheme == "https" else 80)
        except ValueError:
            raise Refused("bad-push", 422) from None
        vouched = f"{parts.scheme}://{parts.netloc}" in self._settings.push_hosts
        secure = parts.scheme == "https"
        printed = re.fullmatch(r"[!-~]+", endpoint) and "@" not in parts.netloc and parts.hostname
        if not printed or not (vouched or (secure and port == 443)):
            raise Refused("bad-push", 422)
        return parts.hostname or "", port, secure, (parts.path or "/") + (f"?{parts.query}" if parts.query else "")

    def wants(self, room: Room, seat: int) -> bool:
        """Whether it may be that the seat's person has a browser to tell."""
        return self.offered and room.seats[seat].person

    def tell(self, room: Room, seat: int) -> Iterator[Sending]:
        """Their browsers are looked up on the side."""
        self._services.spawn(self._tell(room.id, room.row.game, [seat]))
        return iter(())

    async def _tell(self, table: str, game: str, acting: list[int]) -> None:
        query = (
            sa.select(pushes.c.mark, pushes.c.subscription, pushes.c.lang, person_tables.c.seats)
            .join(person_tables, person_tables.c.person == pushes.c.person)
            .where(person_tables.c.table_id == table)
        )
        async with self._services.database.read() as connection:
            found = (await connection.execute(query)).all()
        for mark, subscription, lang, held in found:
            if set(held) & set(acting):
                words = messages.text(lang, "alert-turn", game=messages.text(lang, f"web-game-{game}"))
                body = {"title": messages.text(lang, f"web-game-{game}"), "body": words, "table": table}
                self._services.alerts.begin("push", self.send(mark, subscription, body))

    async def send(self, mark: str, subscription: Json, body: Json) -> None:
        """Encrypt for the browser and hand to its push service; a subscription that is gone is forgotten."""
        from pywebpush import WebPusher  # type: ignore[import-untyped]

        endpoint = subscription["endpoint"]
        host, port, secure, path = self.target(endpoint)
        parts = urlsplit(endpoint)
        data = WebPusher(subscription).encode(json.dumps(body).encode(), content_encoding="aes128gcm")["body"]
        claims = {"sub": self._settings.push_contact, "aud": f"{parts.scheme}://{parts.netloc}"}
        head = {
            "Host": parts.netloc,
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "Content-Length": str(len(data)),
            "TTL": str(KEPT_SECONDS),
            "Urgency": "normal",
            "Connection": "close",
            **self._vapid.sign(claims),
        }
        lines = "".join(f"{name}: {value}\r\n" for name, value in head.items())
        status = await self._post(host, port, secure, f"POST {path} HTTP/1.1\r\n{lines}\r\n".encode("ascii") + data)
        if status in (404, 410):
            async with self._services.database.write() as connection:
                await connection.execute(sa.delete(pushes).where(pushes.c.mark == mark))
        elif not 200 <= status < 300:
            raise OSError("the push service did not take it")

    async def _post(self, host: str, port: int, secure: bool, request: bytes) -> int:
        async with asyncio.timeout(SECONDS):
            vouched = f"{'https' if secure else 'http'}://{host}:{port}" in self._settings.push_hosts
            # to the address that was checked, not to whatever the name says a moment later
            address = host if vouched else await asyncio.to_thread(public_address, host, port)
            tls: Json = {"ssl": await asyncio.to_thread(trusted), "server_hostname": host} if secure else {}
            reader, writer = await asyncio.open_connection(address, port, **tls)
            try:
                writer.write(request)
                answer = await reader.readline()
            finally:
                writer.close()
        found = re.match(rb"HTTP/1\.[01] (\d{3})\b", answer)
        return int(found.group(1)) if found else 0


@router.get("/push")
async def push_offer(services: TheServices) -> PushOffer:
    """Whether and by which key this server pushes."""
    return PushOffer(key=services.pushes.key())


@router.post("/me/push", status_code=204, dependencies=[OwnPage])
async def want_push(wish: WantPush, me: Somebody, services: TheServices, request: Request) -> None:
    """Tell this browser of my turns."""
    if not services.pushes.offered:
        raise Refused("no-push", 422)
    endpoint = wish.subscription.endpoint
    services.pushes.target(endpoint)
    await count_person(services, me, request)
    row = {
        "mark": hashed(endpoint),
        "person": me.mark,
        "subscription": wish.subscription.model_dump(exclude={"expirationTime"}),
        "lang": wish.lang,
    }
    async with services.database.write() as connection:
        await remember(connection, me)
        mine = sa.select(sa.func.count()).select_from(pushes)
        others = mine.where(pushes.c.person == me.mark, pushes.c.mark != row["mark"])
        if int((await connection.execute(others)).scalar_one()) >= BROWSERS:
            raise Refused("too-many", 429)
        insert = sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert
        query = insert(pushes).values(row).on_conflict_do_update(index_elements=["mark"], set_=row)
        await connection.execute(query)


@router.post("/me/push/stop", status_code=204, dependencies=[OwnPage])
async def stop_push(wish: StopPush, me: Somebody, services: TheServices) -> None:
    """Tell it no more."""
    where = (pushes.c.mark == hashed(wish.endpoint), pushes.c.person == me.mark)
    async with services.database.write() as connection:
        await connection.execute(sa.delete(pushes).where(*where))
