"""``python -m training``: learn the networks of the bots; see docs/bots.md."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path
from typing import Any

import click

SHARES = {f"{kind}_{players}" for kind in ("earlier", "won") for players in range(2, 8)}
"""What a point of a curve may say."""


def plan_of(kind: Any, given: tuple[str, ...]) -> Any:
    """A plan with some of its values changed."""
    kinds: dict[str, Any] = {field.name: type(field.default) for field in fields(kind)}
    return kind(**{name: kinds[name](value) for name, value in (text.split("=", 1) for text in given)})


@click.group()
def main() -> None:
    """Train the networks of the bots."""


@main.command()
@click.option("--folder", type=click.Path(path_type=Path), required=True, help="For weights, checkpoint and curve.")
@click.option("--start", type=click.Path(path_type=Path, exists=True), help="Weights to begin from.")
@click.option("--set", "given", multiple=True, help="NAME=VALUE of the plan, as --set minutes=5.")
def selfplay(folder: Path, start: Path | None, given: tuple[str, ...]) -> None:
    """PPO against itself; a run broken off goes on from its checkpoint."""
    from .selfplay import Plan, SelfPlay

    folder.mkdir(parents=True, exist_ok=True)
    SelfPlay(plan_of(Plan, given), folder, start).run()


@main.command()
@click.option("--folder", type=click.Path(path_type=Path), required=True, help="For weights and curve.")
@click.option("--set", "given", multiple=True, help="NAME=VALUE of the plan, as --set minutes=3.")
def expert(folder: Path, given: tuple[str, ...]) -> None:
    """Games searched, learned from and searched again."""
    from .expert import Expert, Plan

    folder.mkdir(parents=True, exist_ok=True)
    Expert(plan_of(Plan, given), folder).run()


@main.command()
@click.argument("old", type=click.Path(path_type=Path, exists=True))
@click.argument("new", type=click.Path(path_type=Path))
@click.argument("numbers", nargs=4, type=float)
@click.option("--players", multiple=True, type=int, help="Only for games of so many; elsewhere the evaluation plays.")
@click.option("--unproven", multiple=True, help="A switch of the rules with which the evaluation plays, as agendas.")
def how(old: Path, new: Path, numbers: tuple[float, ...], players: tuple[int, ...], unproven: tuple[str, ...]) -> None:
    """The weights of OLD in NEW, searched with otherwise: explore, heat, calm, everyone."""
    import numpy as np

    with np.load(old) as found:
        given = {name: found[name] for name in found.files}
    given["how"] = np.array(numbers, np.float16)
    if players:
        given["players"] = np.array(players, np.float16)
    if unproven:
        given["unproven"] = np.array(unproven)
    np.savez_compressed(new, **given)


@main.command()
@click.argument("report", type=click.Path(path_type=Path, exists=True))
@click.argument("picture", type=click.Path(path_type=Path))
def curve(report: Path, picture: Path) -> None:
    """Draw the curve of a run: REPORT is the JSON file beside its weights."""
    import json

    from tatami.bots import chart

    found = json.loads(report.read_text("utf-8"))
    points = [point for point in found["curve"] if SHARES & point.keys()]
    lines = []
    for name in sorted(SHARES & points[0].keys()):
        shares = [point[name][0] if isinstance(point[name], list) else point[name] for point in points]
        lines.append((f"{name[-1]} players", shares))
    game, learned = found["plan"]["game"], "generation" in points[0]
    steps = [point["generation"] if learned else round(point["minutes"] * 60) for point in points]
    what = "games won by generation" if learned else "what one seat takes from earlier selves, by seconds"
    marks = [(step, str(step)) for step in steps]
    picture.write_text(chart.curves(f"{game}: {what}", steps, lines, marks), "utf-8")


if __name__ == "__main__":
    main()
