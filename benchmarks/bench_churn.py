"""Memory under churn: ``python -m benchmarks.bench_churn [--minutes 30] [--database sqlite]``.

Tables are opened, played at by four sockets for a while, left and forgotten, over and over; the server keeps few of
them in memory. Shown: its memory over time, and by how much it grew from the second quarter to the last.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import statistics
import time
from pathlib import Path
from typing import Any

import httpx
from rich.console import Console
from rich.progress import Progress

from benchmarks.bench_server import LiveTable, Server, Tally, database, new_table

AT_ONCE, MOVES, ROOMS, EVERY = 10, 40, 50, 5.0


def serve(port: int, database: str) -> None:
    """A server that keeps few tables in memory."""
    from tatami.server.run import main
    from tatami.server.settings import Settings

    many: dict[str, Any] = {"tables_per_hour": 1_000_000, "sockets_per_address": 100_000, "requests_per_second": 10_000}
    main(Settings(port=port, database=database, rooms=ROOMS, warm_bots=False, log_level="warning", **many))


async def churn(server: Server, seconds: float, progress: Progress) -> tuple[list[tuple[float, float]], int]:
    """Memory (seconds, MB) again and again while tables come and go, and how many came."""
    begun, opened = time.perf_counter(), 0
    samples: list[tuple[float, float]] = []
    bar = progress.add_task("churn", total=seconds)
    rng = random.Random(1)

    async def evenings(http: httpx.AsyncClient) -> None:
        nonlocal opened
        while time.perf_counter() - begun < seconds:
            table = LiveTable(random.Random(rng.random()), Tally())
            id, keys = await new_table(http, rng.randrange(1 << 40))
            await table.connect([server.url], id, keys)
            opened += 1
            for _ in range(MOVES):
                if not await table.move():
                    break
                async with asyncio.timeout(60):
                    while table.waiting > 0 and not table.tally.refused:
                        await asyncio.sleep(0.01)
            for line in table.sockets:
                line.transport.abort()

    async def watch() -> None:
        while (now := time.perf_counter() - begun) < seconds:
            samples.append((now, server.memory()))
            progress.update(bar, completed=now, description=f"{opened} tables, {samples[-1][1]:.0f} MB")
            await asyncio.sleep(EVERY)

    async with httpx.AsyncClient(base_url=f"http://{server.url}", timeout=60) as http:
        await asyncio.gather(watch(), *(evenings(http) for _ in range(AT_ONCE)))
    return samples, opened


def main() -> None:
    """Run it and say how much the memory grew."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--database", default="sqlite")
    parser.add_argument("--json", type=Path)
    given = parser.parse_args()
    with database(given.database) as url, Progress(console=Console(stderr=True)) as progress:
        server = Server(serve, url)
        try:
            samples, opened = asyncio.run(churn(server, given.minutes * 60, progress))
        finally:
            server.stop()
    quarter = max(1, len(samples) // 4)
    early = statistics.median(mb for _, mb in samples[quarter : 2 * quarter])
    late = statistics.median(mb for _, mb in samples[-quarter:])
    result = {
        "minutes": given.minutes, "database": given.database, "tables": opened, "first_mb": round(samples[0][1], 1),
        "second_quarter_mb": round(early, 1), "last_quarter_mb": round(late, 1),
        "most_mb": round(max(mb for _, mb in samples), 1), "grew": f"{late / early - 1:+.1%}",
        "load": os.getloadavg()[0],
    }  # fmt: skip
    print(json.dumps(result))
    if given.json:
        given.json.write_text(json.dumps({**result, "samples": samples}), "utf-8")


if __name__ == "__main__":
    main()
