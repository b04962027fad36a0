"""What keeps the server safe: origins, headers, sizes, limits, nonsense on the socket, logs without secrets."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
import websockets
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tatami.server import pages

from .client import Client
from .conftest import ONE, Running, Serve, generous, running
from .process import ServerProcess

pytestmark = pytest.mark.asyncio
EXAMPLES = int(os.environ.get("TATAMI_EXAMPLES", "25"))


@ONE
async def test_pages_of_other_origins_cannot_open_a_socket(serve: Serve) -> None:
    here = await serve(origins=["https://friends.example"])
    opened = await here.table("mine", "mine")
    address = f"{here.url.replace('http', 'ws')}/api/tables/{opened['table']}/live"
    for origin in ("https://evil.example", "null", "http://127.0.0.1:1", "http://[bad", "file://"):
        with pytest.raises(websockets.InvalidStatus) as refused:
            await websockets.connect(address, origin=origin)  # type: ignore[arg-type]
        assert refused.value.response.status_code == 403
    for origin in (here.url, "https://friends.example"):
        async with websockets.connect(address, origin=origin):  # type: ignore[arg-type]
            pass
    answer = await here.http.get("/api/games", headers={"Origin": "https://evil.example"})
    assert not [name for name in answer.headers if name.startswith("access-control")], "nothing is shared with others"


@ONE
async def test_every_answer_carries_the_headers(here: Running) -> None:
    for path in ("/", "/api/games", "/api/tables/none", "/health", "/metrics", "/api/docs", "/nothing.js"):
        answer = await here.http.get(path)
        for name, value in pages.HEADERS.items():
            assert answer.headers[name] == value, path
        assert "set-cookie" not in answer.headers
        assert "server" not in answer.headers
    assert "script-src 'self'" in pages.CSP
    assert "unsafe-eval" not in pages.CSP
    assert (await here.http.get("/api/games")).headers["cache-control"] == "no-store"


async def test_names_that_no_table_has_are_asked_of_no_database(here: Running) -> None:
    """PostgreSQL takes no NUL: it was an error of the server's, with a trace in its log."""
    client = await here.client("%00AAAAAAAAAAA", "k" * 32)
    assert client.code == 4404
    assert (await here.http.post("/alerts/%00AAAAAAAAAAAA/confirm")).status_code == 404


@ONE
async def test_the_clients_files(here: Running, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<p>Tatami</p>" + " " * 2000)
    (tmp_path / "assets" / "app-1a2b.js").write_text("1" * 2000)
    (tmp_path.parent / "secret.html").write_text("secret")
    monkeypatch.setattr(pages, "STATIC", tmp_path)
    first = await here.http.get("/")
    assert first.headers["cache-control"] == "no-cache"
    assert first.headers["content-encoding"] == "gzip"
    again = await here.http.get("/", headers={"If-None-Match": first.headers["etag"]})
    assert again.status_code == 304
    assert (await here.http.get("/table/abc")).text == first.text, "the client's own paths"
    script = await here.http.get("/assets/app-1a2b.js", headers={"Accept-Encoding": "identity"})
    assert "immutable" in script.headers["cache-control"]
    assert "javascript" in script.headers["content-type"]
    for path in ("/assets/none.js", "/api/none", "/%2e%2e/secret.html"):
        answer = await here.http.get(path)
        assert answer.status_code == 404 or "secret" not in answer.text, path


@ONE
async def test_too_large_too_many_wrong_host(serve: Serve) -> None:
    here = await serve(max_body=5000, tables_per_hour=2, requests_per_second=1, hosts=["127.0.0.1"])
    answer = await here.http.post("/api/replays", json={"record": {"x": "y" * 6000}})
    assert (answer.status_code, answer.json()["error"]) == (413, "too-large")

    async def chunks() -> AsyncIterator[bytes]:
        for _ in range(10):
            yield b" " * 1000

    answer = await here.http.post(
        "/api/replays",
        content=chunks(),
        headers={"Content-Type": "application/json"},
    )
    assert answer.status_code == 413
    answer = await here.http.get("/api/games", headers={"Host": "evil.example"})
    assert answer.json()["error"] == "bad-host"
    for status in (201, 201, 429):
        seats = [{"kind": "mine"}, {"kind": "mine"}]
        answer = await here.http.post("/api/tables", json={"game": "empires", "seats": seats})
        assert answer.status_code == status
    codes = [(await here.http.get("/api/games")).status_code for _ in range(20)]
    assert codes[-1] == 429
    assert (await here.http.get("/health")).status_code == 200


@ONE
async def test_limits_of_sockets(serve: Serve) -> None:
    here = await serve(sockets_per_address=2, messages_per_second=1, hello_seconds=0.2, max_message=600)
    opened = await here.table("mine", "mine")
    key = opened["links"]["seat"][0]
    first, second = [await here.client(opened["table"], key) for _ in range(2)]
    third = await here.client(opened["table"], key)
    assert (third.code, third.heard) == (4429, [])
    for _ in range(40):
        with suppress(websockets.ConnectionClosed):
            await first.send('{"t":"ping"}')
    await first.until(lambda: first.code == 4429)
    await second.send("x" * 700)
    await second.until(lambda: second.code == 1009)
    address = f"{here.url.replace('http', 'ws')}/api/tables/{opened['table']}/live"
    for _ in range(50):  # the server may still be counting the two that left
        async with websockets.connect(address) as silent:
            await silent.wait_closed()
        if silent.close_code != 4429:
            break
    assert silent.close_code == 4400, "no hello"


@ONE
async def test_a_slow_reader_is_cut_off_and_holds_up_nobody(serve: Serve) -> None:
    here = await serve(max_outbox=8)
    opened = await here.table("mine", "mine")
    one, _ = await here.players(opened, 0, 1)
    room = await here.services.room(opened["table"])
    listener = next(iter(room.listeners))
    for _ in range(20):
        listener.send(b'{"t":"notice","kind":"test","seat":null,"seq":0}')
    await asyncio.gather(*(c.until(lambda c=c: c.code == 4408 or c.presence) for c in [one]))  # type: ignore[misc]
    watcher = await here.client(opened["table"], opened["links"]["spectator"])
    assert (await watcher.ask("ping"))["t"] == "pong"


def _messages() -> st.SearchStrategy[object]:
    values = st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=40),
        lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
        max_leaves=8,
    )
    kinds = st.sampled_from(
        [
            "move",
            "undo",
            "undo-answer",
            "end",
            "end-answer",
            "why",
            "preview",
            "looks",
            "chat",
            "takeover",
            "giveback",
            "rename",
            "ping",
            "hello",
            "nonsense",
        ]
    )
    fields = {
        "id": values,
        "seat": st.integers(-2, 20) | values,
        "words": st.text(max_size=120) | st.sampled_from(["pass", "done", "destiny grey", "place recruit orange-2"]),
        "ply": st.integers(-1, 3) | values,
        "yes": values,
        "others": st.lists(st.text(max_size=20), max_size=20) | values,
        "level": st.sampled_from(["random", "emperor"]) | values,
        "name": st.text(max_size=30),
        "text": st.text(max_size=600),
    }
    return st.fixed_dictionaries({"t": kinds}, optional=fields) | values


@ONE
async def test_nonsense_on_the_socket_neither_breaks_nor_leaks(here: Running) -> None:
    opened = await here.table("mine", "mine", seed=4)
    secrets = [*opened["links"]["seat"], opened["host"]]
    loop = asyncio.get_running_loop()
    client = Client(here.url, opened["table"], [opened["links"]["spectator"]])
    mine = Client(here.url, opened["table"], [opened["links"]["seat"][0]])
    hidden = (await (await here.services.room(opened["table"])).ready()).view(1)["seats"][1]
    assert hidden

    async def throw(message: str | bytes) -> None:
        for thrower in (client, mine):
            if thrower.code is not None or not thrower.heard:
                await thrower.open()
            await thrower.send(message)
            answer = await thrower.ask("ping")
            assert answer["t"] in ("pong", "closed"), answer

    @settings(max_examples=6 * EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck))
    @given(_messages().map(lambda m: json.dumps(m)) | st.binary(max_size=200) | st.text(max_size=200))
    def fuzz(message: str | bytes) -> None:
        asyncio.run_coroutine_threadsafe(throw(message), loop).result(30)

    await asyncio.to_thread(fuzz)
    for thrower in (client, mine):
        assert all(m.get("error") != "internal" for m in thrower.heard)
        heard = "".join(thrower.raw)
        assert "Traceback" not in heard
        assert not any(secret in heard for secret in secrets)
        await thrower.close()
    assert all("1" not in m["turn"]["legal"] for m in mine.heard if m.get("turn"))
    assert (await here.http.get("/health")).json()["ok"]


@ONE
async def test_logs_hold_no_secrets(database: str, tmp_path: Path) -> None:
    errors = tmp_path / "log"
    server = await ServerProcess(generous(database, log_level="debug"), str(errors)).start()
    rng = random.Random(3)
    async with running(generous(f"sqlite:///{tmp_path / 'other.sqlite3'}")) as other:
        other.http.base_url = httpx.URL(server.url)
        opened = await other.table("mine", "mine", seed=987654321987)
        await other.get(f"/tables/{opened['table']}", key=opened["links"]["seat"][0])
        client = await Client(server.url, opened["table"], opened["links"]["seat"]).open()
        said = []
        for _ in range(20):
            seat = client.may_act()
            said.append(rng.choice(client.turn["legal"][str(seat)])["words"])
            assert (await client.move(seat or 0, said[-1]))["t"] == "ok"
        await client.ask("chat", text="meet me at dawn")
        await client.close()
    await server.kill(signal.SIGTERM)
    text = errors.read_text("utf-8")
    lines = [json.loads(line) for line in text.splitlines()]
    assert any(line["message"] == "request" for line in lines)
    for secret in [*opened["links"]["seat"], opened["host"], "987654321987", "meet me at dawn", *said]:
        assert secret not in text


@ONE
async def test_health_and_metrics(here: Running) -> None:
    opened = await here.table("mine", "mine")
    (one,) = await here.players(opened, 0)
    await one.move_at_random(random.Random(1))
    text = (await here.http.get("/metrics")).text
    for name in ("tatami_moves_total", "tatami_sockets", "tatami_commit_seconds_bucket", "tatami_bot_queue"):
        assert name in text
    await here.services.database.close()
    assert (await here.http.get("/health")).json()["version"]
