"""Connections that say nothing, too little or too much: each once held up the others; none does any more."""

from __future__ import annotations

import asyncio
import resource
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from tatami.server.run import _raise_open_files

from .conftest import Serve

pytestmark = pytest.mark.asyncio


@pytest.fixture
def database(tmp_path: Path) -> str:
    """None of this is about the database."""
    return f"sqlite:///{tmp_path}/door.sqlite3"


async def _half_open(url: str, said: bytes) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A connection that has begun to say something."""
    place = urlsplit(url)
    reader, writer = await asyncio.open_connection(place.hostname, place.port)
    writer.write(said)
    return reader, writer


async def test_half_open_requests_of_one_address_do_not_stop_the_server(serve: Serve) -> None:
    """1,100 of them took every file the server could open, for as long as the attacker liked."""
    here = await serve(proxies="", connections_per_address=20, head_seconds=0.3)
    lines = [await _half_open(here.url, b"GET /api/games HTTP/1.1\r\nHost: x\r\n") for _ in range(60)]
    for reader, writer in lines:
        with pytest.raises((ConnectionError, asyncio.IncompleteReadError)):  # hung up on, without a word
            await asyncio.wait_for(reader.readexactly(1), 20)
        writer.close()
    assert (await here.http.get("/health")).status_code == 200


async def test_a_head_that_comes_in_drops_or_never_ends_is_cut_off(serve: Serve) -> None:
    here = await serve(proxies="", head_seconds=0.5)
    first = b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n"
    reader, writer = await _half_open(here.url, first)
    assert (await reader.readline()).startswith(b"HTTP/1.1 200"), "a second request on the same line is timed too"
    writer.write(b"GET /health HTTP/1.1\r\n")
    with pytest.raises((ConnectionError, asyncio.IncompleteReadError)):
        await asyncio.wait_for(reader.readexactly(100_000), 20)
    reader, writer = await _half_open(here.url, b"GET / HTTP/1.1\r\n" + b"X: y\r\n" * 10_000)
    with pytest.raises((ConnectionError, asyncio.IncompleteReadError)):
        await asyncio.wait_for(reader.readexactly(1), 20)


async def test_a_connection_opened_in_advance_is_closed_without_a_word(
    serve: Serve, caplog: pytest.LogCaptureFixture
) -> None:
    """Browsers do it all the time: whoever plays at home read of refused connections in the terminal."""
    here = await serve(head_seconds=0.1)
    for said in (b"", b"GET / HTTP/1.1\r\n"):
        assert not [line for line in caplog.records if line.name == "tatami.door"]
        reader, _ = await _half_open(here.url, said)
        with pytest.raises((ConnectionError, asyncio.IncompleteReadError)):
            await asyncio.wait_for(reader.readexactly(1), 20)
    assert [vars(line)["reason"] for line in caplog.records if line.name == "tatami.door"] == ["a head too slow"]


async def test_a_socket_has_no_such_deadline(serve: Serve) -> None:
    here = await serve(proxies="", head_seconds=0.2)
    opened = await here.table("mine", "mine")
    (one,) = await here.players(opened, 0)
    reader, _ = await _half_open(here.url, b"GET / HTTP/1.1\r\n")
    with pytest.raises((ConnectionError, asyncio.IncompleteReadError)):  # the deadline of a request begun later is over
        await asyncio.wait_for(reader.readexactly(1), 20)
    assert (await one.ask("ping"))["t"] == "pong"


async def test_a_body_that_never_comes_is_not_waited_for(serve: Serve) -> None:
    here = await serve(body_seconds=0.3)
    head = b"POST /api/mine HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"
    reader, _ = await _half_open(here.url, head)
    assert b"408" in await asyncio.wait_for(reader.readline(), 20)


async def test_as_many_files_as_the_system_allows() -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(soft, 512), hard))
        _raise_open_files()
        assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] > 512
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
