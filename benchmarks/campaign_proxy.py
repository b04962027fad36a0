"""Several processes behind a real proxy: ``python -m benchmarks.campaign_proxy`` (nginx or Caddy must be installed).

Two and four processes share one PostgreSQL behind the proxy with its configuration in deploy/. Tables are opened and
played through it by four sockets each, sent by table and sent anywhere: every seat hears every move, and sent by table
a table lives in one process only.
"""

from __future__ import annotations

import asyncio
import os
import random
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
from rich.console import Console
from rich.progress import track

from benchmarks.bench_server import SEATS, LiveTable, Server, Tally, database, free_port, new_table, serve_tatami

DEPLOY = Path(__file__).parent.parent / "deploy"
TABLES, MOVES = 12, 40
FRAME = """worker_processes 1; daemon off; error_log stderr; pid {folder}/pid; events {{}}
http {{ access_log off; {temp} {site} }}"""


def written(folder: Path, servers: list[Server], port: int, by_table: bool) -> Path:
    """The configuration of deploy/ with our addresses; without TLS, and all that a plain user may write here."""
    site = (DEPLOY / "nginx.conf").read_text("utf-8").replace("listen 443 ssl", f"listen 127.0.0.1:{port}")
    site = re.sub(r"ssl_certificate\S*\s.*", "", site)
    site = site.replace("server 127.0.0.1:8000;", " ".join(f"server {server.url};" for server in servers))
    if not by_table:
        site = re.sub(r"hash .*;", "", site)
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    temp = " ".join(f"{kind}_temp_path {folder}/{kind};" for kind in kinds)
    path = folder / "nginx.conf"
    path.write_text(FRAME.format(folder=folder, temp=temp, site=site), "utf-8")
    return path


def nginx(folder: Path, servers: list[Server], port: int, by_table: bool) -> subprocess.Popen[bytes]:
    """A running nginx."""
    path = written(folder, servers, port, by_table)
    subprocess.run(["nginx", "-t", "-q", "-c", str(path)], check=True)
    return subprocess.Popen(["nginx", "-c", str(path)])


def caddy(folder: Path, servers: list[Server], port: int, by_table: bool) -> subprocess.Popen[bytes]:
    """A running Caddy, with the file of deploy/ as it is but for TLS and its own port for orders."""
    site = (DEPLOY / "Caddyfile").read_text("utf-8")
    if not by_table:
        site = site.replace("lb_policy header Tatami-Table", "lb_policy round_robin")
    (folder / "Caddyfile").write_text("{\n\tadmin off\n}\n" + site, "utf-8")
    named = {"TATAMI_NAME": f"http://127.0.0.1:{port}", "TATAMI_UPSTREAM": " ".join(server.url for server in servers)}
    command = ["caddy", "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]
    return subprocess.Popen(command, env={**os.environ, **named}, stderr=subprocess.DEVNULL)


PROXIES = {"nginx": nginx, "caddy": caddy}


@contextmanager
def proxy(name: str, servers: list[Server], by_table: bool) -> Iterator[str]:
    """A running proxy; its address."""
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        running = PROXIES[name](Path(folder), servers, port, by_table)
        try:
            for _ in range(100):
                with suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
                    break
                time.sleep(0.1)
            yield f"127.0.0.1:{port}"
        finally:
            running.terminate()
            running.wait(20)


async def evening(url: str) -> int:
    """Tables played through the proxy; how many moves all four seats of them heard."""
    tally = Tally()
    tally.open = True
    async with httpx.AsyncClient(base_url=f"http://{url}", timeout=60) as http:
        tables = []
        for n in range(TABLES):
            table = LiveTable(random.Random(n), tally)
            id, keys = await new_table(http, n)
            await table.connect([url], id, keys)
            tables.append(table)

    async def play(table: LiveTable) -> None:
        for _ in range(MOVES):
            assert await table.move(), "somebody is to move"
            async with asyncio.timeout(60):
                while table.waiting > 0:
                    await asyncio.sleep(0.005)

    await asyncio.gather(*map(play, tables))
    assert not tally.refused, "no move was refused"
    assert not tally.broken, "no socket broke"
    for table in tables:
        for line in table.sockets:
            await line.close()
    return len(tally.times)


def rooms(server: Server) -> int:
    """Tables a process has in memory, and saw moves at."""
    with urllib.request.urlopen(f"http://{server.url}/metrics", timeout=20) as answer:
        text = answer.read().decode()
    found = re.search(r"^tatami_rooms (\S+)", text, re.M)
    assert found
    return round(float(found[1]))


def main() -> None:
    """Play behind the proxy in every way and say what was seen."""
    there = [name for name in sys.argv[1:] or PROXIES if shutil.which(name)]
    if not there:
        sys.exit("There is no proxy on this machine; install one (apt-get install nginx caddy) and try again.")
    ways = [(name, processes, by_table) for name in there for processes in (2, 4) for by_table in (True, False)]
    for name, processes, by_table in track(ways, "proxy", console=Console(stderr=True)):
        with database("postgres") as url:
            servers: list[Server] = []
            try:
                for _ in range(processes):
                    servers.append(Server(serve_tatami, url))
                with proxy(name, servers, by_table) as address:
                    heard = asyncio.run(evening(address))
                    held = [rooms(server) for server in servers]
            finally:
                for server in servers:
                    server.stop()
        assert heard == TABLES * MOVES
        # opening lands anywhere, so a table may lie in a second memory until it is let go, but never in a third
        assert not by_table or sum(held) <= 2 * TABLES, held
        sent = f"{name}, {processes} processes, sent {'by table' if by_table else 'anywhere'}"
        print(f"{sent}: {heard} moves heard by all {SEATS} seats; tables in memory {held}", flush=True)


if __name__ == "__main__":
    main()
