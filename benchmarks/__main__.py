"""``python -m benchmarks``: a table on the screen, JSON and a picture in benchmarks/out."""

from __future__ import annotations

import json
import os
import platform
import time
from collections.abc import Iterator
from pathlib import Path

import click
from rich.console import Console
from rich.table import Table

from benchmarks import gpu, ours, peers, picture
from benchmarks.measure import Row

OUT = Path(__file__).parent / "out"
PARTS = ("engine", "state", "batch", "cuda", "peers", "start")


def measured(parts: tuple[str, ...], budget: float) -> Iterator[Row]:
    """The rows of the parts asked for."""
    if "engine" in parts:
        yield from ours.engine(budget)
    if "state" in parts:
        yield from ours.costs()
    if "batch" in parts:
        yield from ours.batches(budget)
    if "cuda" in parts:
        yield from gpu.rows(budget)
    if "peers" in parts:
        yield from peers.rows(budget)
    if "start" in parts:
        yield from ours.starts()


def table(rows: list[Row]) -> Table:
    """All rows for the screen."""
    shown = Table(title="Random play: decisions and games a second")
    for column in ("what", "", "decisions/s", "games/s", "note"):
        shown.add_column(column, justify="right" if column.endswith("/s") else "left")
    for i, row in enumerate(rows):
        first = i == 0 or rows[i - 1].group != row.group
        if first and i:
            shown.add_section()
        rate = f"{row.decisions:,.0f}" if row.decisions else row.value
        games = f"{row.games:,.0f}" if row.games else ""
        shown.add_row(row.group if first else "", row.name, rate, games, row.note)
    return shown


def targets(rows: list[Row]) -> list[str]:
    """What was aimed at, as far as its rows were measured."""
    speed = {(r.group, r.name): r.decisions for r in rows if r.decisions}
    base = speed.get(("engine, compiled", "empires base, 4 players, 1 core"))
    full = speed.get(("engine, compiled", "empires all modules, 5 players, 1 core"))
    one = "empires, 4 players, 1 core"
    batch, large = (speed.get((f"batch of {n}", f"{one}, random steps")) for n in (1024, 8192))
    seen = speed.get(("batch of 1024", f"{one}, with observations"))
    small = speed.get(("batch of 1024", f"{one}, with int8 observations"))
    hanabi = speed.get(("OpenSpiel (C++)", "hanabi, 4 players"))
    catan = speed.get(("catanatron", "4 players"))
    plain = speed.get(("engine, plain Python", "empires base, 4 players"))
    found = []
    if base:
        found.append(f"base game, one core: {base / 1e6:.1f} M decisions/s (target 7 M)")
    if plain:
        found.append(f"plain Python: {plain / 1e3:.1f} k decisions/s (target 15 k)")
    if base and full:
        found.append(f"all modules, 5 players: a decision costs {base / full:.2f} times the base's (at most 2)")
    if batch and large:
        found.append(f"batch of 8,192: {large / batch - 1:+.0%} against that of 1,024 (at least -20 %)")
    if seen and small:
        rates = f"{seen / 1e6:.1f} M, in int8 {small / 1e6:.1f} M"
        found.append(f"observe, choose from the list, step, one core: {rates} decisions/s (target 2 M)")
    if batch and hanabi:
        found.append(f"batch on one core: {batch / hanabi:.1f} times OpenSpiel's hanabi (target 5)")
    if batch and catan:
        found.append(f"batch on one core: {batch / catan:.0f} times catanatron (target 100)")
    return found


@click.command()
@click.option(
    "--part", "--parts", "parts", multiple=True, type=click.Choice(PARTS), default=PARTS, help="Only some parts."
)
@click.option("--seconds", default=1.5, help="How long each row is measured.")
@click.option("--out", type=click.Path(path_type=Path), default=OUT, help="Folder of the JSON file.")
def main(parts: tuple[str, ...], seconds: float, out: Path) -> None:
    """Measure the engine beside its peers."""
    console, rows = Console(), []
    console.width = max(console.width, 110)
    load = os.getloadavg()[0]
    with console.status("measuring") as status:
        for row in measured(parts, seconds):
            rows.append(row)
            status.update(f"{row.group}: {row.name}")
            if not console.is_terminal:  # no line that changes: a line a row
                rate = f"{row.decisions:,.0f} decisions/s" if row.decisions else row.value
                print(f"{time.strftime('%H:%M:%S')} {row.group}: {row.name}: {rate}", flush=True)
    console.print(table(rows))
    notes = targets(rows)
    for note in notes:
        console.print(f"- {note}")
    after = os.getloadavg()[0]
    cores = os.cpu_count()
    console.print(f"Python {platform.python_version()}, {cores} cores, load {load:.1f} before and {after:.1f} after.")
    if max(load, after) > (cores or 1):
        console.print("Other work was running: rates of this run are lower bounds, times upper bounds.")
    out.mkdir(parents=True, exist_ok=True)
    path = out / f"bench-{time.strftime('%Y%m%d-%H%M%S')}.json"
    head = {"python": platform.python_version(), "machine": platform.machine(), "cores": cores, "load": [load, after]}
    path.write_text(json.dumps({**head, "targets": notes, "rows": [r.json() for r in rows]}, indent=1) + "\n")
    drawn = path.with_suffix(".svg")
    drawn.write_text(picture.bars([r.json() for r in rows]), "utf-8")
    console.print(f"Written: {os.path.relpath(path)}, {os.path.relpath(drawn)}")


if __name__ == "__main__":
    main()
