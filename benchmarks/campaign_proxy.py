"""Several processes behind a real proxy: ``python -m benchmarks.campaign_proxy`` (nginx must be installed).

Two and four processes share one PostgreSQL behind nginx with the configuration of deploy/. Tables are opened and played
through it by four sockets each, sent by table and sent anywhere: every seat hears every move, and sent by table a table
lives in one process only.
"""

from __future__ import annotations

import asyncio
import random
import re
import shutil
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
from rich.console import Console
from rich.progress import track

from benchmarks.bench_server import SEATS, LiveTable, Server, Tally, database, free_port, new_table, serve_tatami

CONF = Path(__file__).parent.parent / "deploy/nginx.conf"
TABLES, MOVES = 12, 40
FRAME = """worker_processes 1; daemon off; error_log stderr; pid {folder}/pid; events {{}}
http {{ access_log off; {temp} {site} }}"""


def written(folder: Path, servers: list[Server], port: int, by_table: bool) -> Path:
    """The configuration of deploy/ with our addresses; without TLS, and all that a plain user may write here."""
    site = CONF.read_text("utf-8").replace("listen 443 ssl", f"listen 127.0.0.1:{port}")
    site = re.sub(r"ssl_certificate\S*\s.*", "", site)
    site = site.replace("server 127.0.0.1:8000;", " ".join(f"server {server.url};" for server in servers))
    if not by_table:
        site = re.sub(r"hash .*;", "", site)
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    temp = " ".join(f"{kind}_temp_path {folder}/{kind};" for kind in kinds)
    path = folder / "nginx.conf"
    path.write_text(FRAME.format(folder=folder, temp=temp, site=site), "utf-8")
    return path


@contextmanager
def proxy(servers: list[Server], by_table: bool) -> Iterator[str]:
    """A running nginx; its address."""
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        path = written(Path(folder), servers, port, by_table)
        subprocess.run(["nginx", "-t", "-q", "-c", str(path)], check=True)
        running = subprocess.Popen(["nginx", "-c", str(path)])
        try:
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
    if not shutil.which("nginx"):
        sys.exit("There is no nginx on this machine; install it (apt-get install nginx) and try again.")
    ways = [(processes, by_table) for processes in (2, 4) for by_table in (True, False)]
    for processes, by_table in track(ways, "proxy", console=Console(stderr=True)):
        with database("postgres") as url:
            servers: list[Server] = []
            try:
                for _ in range(processes):
                    servers.append(Server(serve_tatami, url))
                with proxy(servers, by_table) as address:
                    heard = asyncio.run(evening(address))
                    held = [rooms(server) for server in servers]
            finally:
                for server in servers:
                    server.stop()
        assert heard == TABLES * MOVES
        # opening lands anywhere, so a table may lie in a second memory until it is let go
        sent = "by table" if by_table else "anywhere"
        print(f"{processes} processes, sent {sent}: {heard} moves heard by all {SEATS} seats; tables in memory {held}")


if __name__ == "__main__":
    main()
