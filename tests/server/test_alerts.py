"""Turn alerts: they really arrive, reach only where they may, and no receiver makes a table wait."""

from __future__ import annotations

import asyncio
import json
import random
import socket
import ssl
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest
import trustme

from tatami.server import alerts, metrics
from tatami.server.alerts import public_address, webhook_target
from tatami.server.errors import Refused
from tatami.server.settings import Settings

from .client import Client, Json
from .conftest import ONE, Running, Serve
from .test_clocks import OurTime

pytestmark = pytest.mark.asyncio
Talk = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]


@asynccontextmanager
async def receiver(talk: Talk, secure: ssl.SSLContext | None = None) -> AsyncIterator[int]:
    """A real receiver on this machine; its port. It hangs up at the end."""
    lines: list[asyncio.StreamWriter] = []

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        lines.append(writer)
        await talk(reader, writer)

    server = await asyncio.start_server(answer, "127.0.0.1", 0, ssl=secure)
    yield server.sockets[0].getsockname()[1]
    server.close()
    for line in lines:
        line.close()


class Hook:
    """A receiver of webhooks that keeps what it gets and answers as told."""

    def __init__(self, status: str = "204 No Content"):
        self.status = status
        self.got: asyncio.Queue[tuple[str, dict[str, str], Json]] = asyncio.Queue()

    async def __call__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Read one request and answer it."""
        first, *lines = (await reader.readuntil(b"\r\n\r\n")).decode().strip().split("\r\n")
        headers = {name.lower(): value for name, value in (line.split(": ", 1) for line in lines)}
        body = json.loads(await reader.readexactly(int(headers["content-length"])))
        self.got.put_nowait((first, headers, body))
        writer.write(f"HTTP/1.1 {self.status}\r\nLocation: http://127.0.0.1:1/\r\nContent-Length: 0\r\n\r\n".encode())
        writer.close()


class Silent:
    """A receiver that takes the connection, says nothing, and notes when it is left."""

    def __init__(self) -> None:
        self.left: asyncio.Queue[bytes] = asyncio.Queue()

    async def __call__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Listen to the end."""
        self.left.put_nowait(await reader.read())
        writer.close()


class Mailbox:
    """A mail server that takes everything, or nobody."""

    def __init__(self, takes: bool = True):
        self.takes = takes
        self.letters: asyncio.Queue[str] = asyncio.Queue()

    async def __call__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Speak as much of SMTP as it takes."""
        writer.write(b"220 here\r\n")
        while line := (await reader.readline()).decode():
            if line.upper().startswith("DATA"):
                writer.write(b"354 go on\r\n")
                letter = ""
                while (part := (await reader.readline()).decode()) != ".\r\n":
                    letter += part
                self.letters.put_nowait(letter)
            refuses = line.upper().startswith("RCPT") and not self.takes
            answer = "550 nobody here" if refuses else "221 bye" if line.upper().startswith("QUIT") else "250 fine"
            writer.write(f"{answer}\r\n".encode())
        writer.close()


def mail_settings(port: int) -> Json:
    """Settings of a server that sends its mail there."""
    server = {"smtp_host": "127.0.0.1", "smtp_port": port, "smtp_tls": False, "smtp_from": "tatami@example.org"}
    return {**server, "public_url": "https://play.example/"}


async def answer_mail(here: Running, table: str, seat: int, way: str = "confirm") -> None:
    """Press a button on the page behind the link in the mail."""
    room = await here.services.room(table)
    token = (room.seats[seat].alert or {})["token"]
    page = await here.http.post(f"/alerts/{token}/{way}")
    assert page.status_code == 200


def counted(how: str, result: str) -> float:
    """How many alerts went that way."""
    found: float = metrics.ALERTS.labels(how, result)._value.get()
    return found


async def away(here: Running, **alert: Any) -> tuple[Json, Client]:
    """A table whose seat 1 is away and wants to be told; the player of seat 0."""
    opened = await here.table("mine", "mine", seed=3)
    one, other = await here.players(opened, 0, 1)
    while other.may_act() is not None:
        assert (await other.move_at_random(random.Random(1)))["t"] == "ok"
    await here.post(f"/tables/{opened['table']}/alerts", 204, key=opened["links"]["seat"][1], **alert)
    if "email" in alert:
        await answer_mail(here, opened["table"], 1)
    await other.close()
    await one.until(lambda: one.presence["seats"] == [0])
    return opened, one


async def until_away_may_act(one: Client, rng: random.Random) -> None:
    """Seat 0 plays until it is the turn of seat 1 alone."""
    while one.may_act() is not None:
        assert (await one.move_at_random(rng))["t"] == "ok"


@ONE
async def test_a_webhook_arrives(serve: Serve) -> None:
    hook = Hook()
    async with receiver(hook) as port:
        here = await serve(webhook_hosts=[f"http://127.0.0.1:{port}"], public_url="https://play.example/")
        sent = counted("webhook", "sent")
        opened, one = await away(here, webhook=f"http://127.0.0.1:{port}/turn?who=kiku", lang="de")
        await until_away_may_act(one, random.Random(1))
        first, headers, body = await asyncio.wait_for(hook.got.get(), 20)
        await here.services.alerts.drain()
    assert first == "POST /turn?who=kiku HTTP/1.1"
    assert headers["host"] == f"127.0.0.1:{port}"
    assert headers["content-type"] == "application/json"
    assert body.pop("text").startswith("Du bist")
    assert body == {"table": opened["table"], "game": "empires", "url": "https://play.example/"}
    assert counted("webhook", "sent") == sent + 1
    assert hook.got.empty(), "once a turn"


async def test_a_webhook_arrives_by_tls_at_the_address_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    authority, context = trustme.CA(), ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    authority.issue_cert("hooks.example").configure_cert(context)
    trust = ssl.create_default_context()
    authority.configure_trust(trust)
    monkeypatch.setattr(alerts, "trusted", lambda: trust)
    hook = Hook()
    async with receiver(hook, context) as port:
        # the name leads nowhere: only the address that was checked leads here
        target = alerts.Target(True, "hooks.example", port, "/x", vouched=False)
        monkeypatch.setattr(alerts, "webhook_target", lambda *_: target)
        monkeypatch.setattr(alerts, "public_address", lambda *_: "127.0.0.1")
        await alerts.call("https://hooks.example/x", [], {"text": "ホ"})
        first, headers, body = await asyncio.wait_for(hook.got.get(), 20)
        assert (first, headers["host"], body) == ("POST /x HTTP/1.1", "hooks.example", {"text": "ホ"})
        monkeypatch.setattr(alerts, "trusted", ssl.create_default_context)
        with pytest.raises(ssl.SSLError):
            await alerts.call("https://hooks.example/x", [], {})


@ONE
@pytest.mark.parametrize("status", ["302 Found", "404 Not Found", "500 Oh no", "nonsense"])
async def test_a_failing_webhook_is_counted(serve: Serve, status: str) -> None:
    hook = Hook(status)
    async with receiver(hook) as port:
        here = await serve(webhook_hosts=[f"http://127.0.0.1:{port}"])
        failed = counted("webhook", "failed")
        _, one = await away(here, webhook=f"http://127.0.0.1:{port}/")
        await until_away_may_act(one, random.Random(1))
        await asyncio.wait_for(hook.got.get(), 20)
        await here.services.alerts.drain()
        assert counted("webhook", "failed") == failed + 1
        assert (await one.ask("ping"))["t"] == "pong"


@ONE
async def test_silent_receivers_make_no_table_wait(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    """Webhook and mail server take the connection and never answer; the game goes on to its end meanwhile."""
    monkeypatch.setattr(alerts, "SECONDS", 600)
    hook, post = Silent(), Silent()
    async with receiver(hook) as port, receiver(post) as mail_port:
        here = await serve(webhook_hosts=[f"http://127.0.0.1:{port}"], **mail_settings(mail_port))
        monkeypatch.setattr(here.services.limits, "mail", lambda *_: None)
        alert = {"webhook": f"http://127.0.0.1:{port}/", "email": "kiku@example.org"}
        rng = random.Random(1)
        for n in range(12):  # more than the threads of any pool
            _, one = await away(here, **{**alert, "email": f"kiku{n}@example.org"})
            await until_away_may_act(one, rng)
        await asyncio.gather(*here.services.alerts._waiting.values())
        assert len(here.services.alerts._tasks) > 12, "all of them hang"
        opened = await here.table("mine", "mine", seed=4)
        both = await here.client(opened["table"], *opened["links"]["seat"])
        for _ in range(40):
            assert (await both.move_at_random(rng))["t"] == "ok"
        assert hook.left.empty(), "nobody has given up yet"
        for task in here.services.alerts._tasks:
            task.cancel()
        assert b"POST / HTTP/1.1" in await asyncio.wait_for(hook.left.get(), 20), "who gives up hangs up"


@ONE
async def test_a_receiver_has_only_so_long(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(alerts, "SECONDS", 0.1)
    hook = Silent()
    async with receiver(hook) as port:
        here = await serve(webhook_hosts=[f"http://127.0.0.1:{port}"])
        failed = counted("webhook", "failed")
        _, one = await away(here, webhook=f"http://127.0.0.1:{port}/")
        await until_away_may_act(one, random.Random(1))
        await asyncio.wait_for(hook.left.get(), 20)
        await asyncio.gather(*here.services.alerts._tasks)
        assert counted("webhook", "failed") == failed + 1


@ONE
async def test_there_is_an_end_to_alerts_under_way(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(alerts, "AT_ONCE", 0)
    here = await serve(webhook_hosts=["http://127.0.0.1:1"])
    failed = counted("webhook", "failed")
    _, one = await away(here, webhook="http://127.0.0.1:1/")
    await until_away_may_act(one, random.Random(1))
    await here.services.alerts.drain()
    assert counted("webhook", "failed") == failed + 1


@ONE
async def test_the_first_turn_is_told_too(serve: Serve) -> None:
    mailbox = Mailbox()
    async with receiver(mailbox) as port:
        here = await serve(**mail_settings(port))
        opened = await here.table("open", "open")
        id, host = opened["table"], opened["host"]
        keys = [(await here.post(f"/tables/{id}/join", key=k))["key"] for k in opened["links"]["seat"]]
        await here.post(f"/tables/{id}/alerts", 204, key=keys[0], email="kiku@example.org", lang="ru")
        await asyncio.wait_for(mailbox.letters.get(), 20)
        await answer_mail(here, id, 0)
        await here.post(f"/tables/{id}/start", 204, key=host)
        letter = await asyncio.wait_for(mailbox.letters.get(), 20)
        assert "To: kiku@example.org" in letter


async def test_webhooks_go_only_where_they_may(monkeypatch: pytest.MonkeyPatch) -> None:
    allowed = Settings(webhook_hosts=["Hooks.example", "http://10.0.0.5:8080/"]).webhook_hosts
    public = webhook_target("https://hooks.example/a?b=1", allowed)
    assert public == alerts.Target(True, "hooks.example", 443, "/a?b=1", vouched=False)
    named = webhook_target("http://10.0.0.5:8080", allowed)
    assert named == alerts.Target(False, "10.0.0.5", 8080, "/", vouched=True)
    for url in (
        "http://hooks.example/",
        "https://hooks.example:22/",
        "https://hooks.example.evil.example/",
        "https://evil.example/#hooks.example",
        "https://user:pw@hooks.example/",
        "https://hooks.example@evil.example/",
        "https://127.0.0.1/",
        "https://hooks.example:99999/",
        "https://hooks.example/a b",
        "https://hooks.example/\r\nX-Header: 1",
        "https://hooks.example/ü",
        "https://10.0.0.5:8080/",
        "http://10.0.0.5:8081/",
        "http://10.0.0.5/",
        "http://10.0.0.5:8080@evil.example/",
        "file:///etc/passwd",
        "",
    ):
        with pytest.raises(Refused):
            webhook_target(url, allowed)
    with pytest.raises(Refused):
        webhook_target("https://hooks.example/", [])
    private = ("127.0.0.1", "10.0.0.5", "169.254.169.254", "::1", "fe80::1%eth0", "0.0.0.0", "::ffff:10.0.0.5")
    # NAT64, 6to4, Teredo and the old embedding carry any address; nobody listens alone at a multicast address
    carried = ("64:ff9b::a00:5", "64:ff9b:1::a00:5", "2002:a00:5::1", "2001:0:a00:5::1", "::a00:5")
    for address in (*private, *carried, "224.0.0.251", "239.1.2.3", "ff02::1", "ff0e::1", "240.0.0.1"):
        family = socket.AF_INET6 if ":" in address else socket.AF_INET
        found = [(family, 1, 6, "", ("93.184.216.34", 443)), (family, 1, 6, "", (address, 443))]
        monkeypatch.setattr(socket, "getaddrinfo", lambda *_, found=found, **__: found)
        with pytest.raises(Refused):
            public_address("hooks.example", 443)
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: [(2, 1, 6, "", ("93.184.216.34", 443))])
    assert public_address("hooks.example", 443) == "93.184.216.34"


@ONE
async def test_who_is_away_is_told_by_mail(serve: Serve) -> None:
    mailbox = Mailbox()
    async with receiver(mailbox) as port:
        here = await serve(**mail_settings(port))
        opened, one = await away(here, email="kiku@example.org", lang="it")
        key, path = opened["links"]["seat"][1], f"/tables/{opened['table']}/alerts"
        await here.post(path, 422, key=key, email="no address")
        await here.post(path, 422, key=key, webhook="https://hooks.example/x")
        await here.post(path, 403, key=opened["links"]["spectator"], email="kiku@example.org")
        await until_away_may_act(one, random.Random(1))
        await asyncio.wait_for(mailbox.letters.get(), 20)  # the question whether there shall be any
        letter = await asyncio.wait_for(mailbox.letters.get(), 20)
        assert "To: kiku@example.org" in letter
        assert "https://play.example/" in letter
        assert key not in letter
        told = {"offered": ["email"], "webhook": None, "email": "kiku@example.org", "confirmed": True}
        assert await here.get(path, key=key) == told
        await here.get(path, 403, key=opened["links"]["spectator"])
        await here.post(path, 204, key=key)
        assert await here.get(path, key=key) == {
            "offered": ["email"],
            "webhook": None,
            "email": None,
            "confirmed": False,
        }


@ONE
async def test_a_mail_that_is_not_taken_is_counted(serve: Serve) -> None:
    async with receiver(Mailbox(takes=False)) as port:
        here = await serve(**mail_settings(port))
        failed = counted("email", "failed")
        _, one = await away(here, email="kiku@example.org")
        await until_away_may_act(one, random.Random(1))
        await here.services.alerts.drain()
        assert counted("email", "failed") == failed + 2, "the question and the alert"


@ONE
async def test_a_stranger_is_asked_once_and_then_left_alone(serve: Serve) -> None:
    """149 mails went to somebody else's address in 26 seconds."""
    mailbox = Mailbox()
    async with receiver(mailbox) as port:
        here = await serve(**mail_settings(port))
        for n in range(8):
            opened = await here.table("mine", "mine", seed=3)
            key, path = opened["links"]["seat"][1], f"/tables/{opened['table']}/alerts"
            await here.post(path, 204 if n == 0 else 429, key=key, email="stranger@example.org")
            one, two = await here.players(opened, 0, 1)
            await two.close()
            for _ in range(20):
                if one.may_act() is not None:
                    assert (await one.move_at_random(random.Random(n)))["t"] == "ok"
        await here.services.alerts.drain()
        assert mailbox.letters.qsize() == 1
        letter = mailbox.letters.get_nowait()
        link = next(line for line in letter.replace("=\r\n", "").split() if "/alerts/" in line).strip("<>,")
        assert "List-Unsubscribe: <https://play.example/alerts/" in letter.replace("\r\n ", " ")
        page = f"/alerts/{link.split('/alerts/')[1].removesuffix('/stop')}"
        assert (await here.http.get(page)).text.count("<form") == 2, "fetching the page answers nothing"
        assert (await here.http.post(f"{page}/stop")).status_code == 200
        again = await here.table("mine", "mine")
        refused = await here.post(
            f"/tables/{again['table']}/alerts", 422, key=again["links"]["seat"][0], email="stranger@example.org"
        )
        assert refused["error"] == "no-mail-wanted"
        assert (await here.http.post("/alerts/AAAAAAAAAAAAnonsense/confirm")).status_code == 404


@ONE
async def test_a_turn_taken_back_or_soon_after_another_is_not_told(serve: Serve) -> None:
    time, hook = OurTime(), Hook()
    async with receiver(hook) as port:
        here = await serve(time, webhook_hosts=[f"http://127.0.0.1:{port}"], alert_seconds=30, alert_pause=600)
        opened, one = await away(here, webhook=f"http://127.0.0.1:{port}/")
        waiting = here.services.alerts._waiting
        while one.may_act() is not None:
            assert (await one.move_at_random(random.Random(1)))["t"] == "ok"
        assert len(waiting) == 1
        if one.turn["can_undo"]:
            await one.ask("undo", seat=0)
        room = await here.services.room(opened["table"])
        taken_back = one.may_act() is not None
        await time.advance(31, sleepers=3)
        await here.services.alerts.drain()
        assert hook.got.qsize() == (0 if taken_back and 1 not in (await room.ready()).to_act else 1)
        assert await here.services.store.may_tell(opened["table"], 0, 1000.0, 600)
        assert not await here.services.store.may_tell(opened["table"], 0, 1599.0, 600), "one in ten minutes"
        assert await here.services.store.may_tell(opened["table"], 0, 1600.0, 600)


@ONE
async def test_alerts_are_off_by_default(serve: Serve) -> None:
    here = await serve()
    opened = await here.table("mine", "mine")
    path = f"/tables/{opened['table']}/alerts"
    assert (await here.get(path, key=opened["links"]["seat"][0]))["offered"] == []
    assert (await here.post(path, 422, key=opened["links"]["seat"][0], email="a@example.org"))["error"] == "no-email"
    refused = await here.post(path, 422, key=opened["links"]["seat"][0], webhook="https://hooks.example/")
    assert refused["error"] == "bad-webhook"
