"""``tatami analyse``: where a recorded game turned."""

from __future__ import annotations

from pathlib import Path

import click

from .. import messages
from .options import NewFile, language, text_of
from .speech import Spoken


@click.command(cls=Spoken)
@click.argument("record", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--seconds", type=click.FloatRange(0, 86400, min_open=True), default=20.0, show_default=True)
@click.option("--plot", type=NewFile())
@language
def analyse(record: Path, seconds: float, plot: Path | None, lang: str) -> None:
    """Odds over time, turning points, luck apart from decisions, of the game in the file RECORD."""
    from rich.console import Console
    from rich.table import Table

    from ..bots.analysis import analyse as look
    from ..bots.chart import curves

    found = look(text_of(record, lang), seconds, lang=lang)
    names = [messages.text(lang, key) for key in found.seats]
    console = Console()
    totals = Table(title=messages.text(lang, "analyse-title"))
    for key in ("seat", "start", "end", "decisions", "luck"):
        totals.add_column(messages.text(lang, f"analyse-column-{key}"), justify="left" if key == "seat" else "right")
    for seat, name in enumerate(names):
        decision, luck = found.totals(seat)
        start = found.steps[0].odds[seat]
        totals.add_row(name, _percent(start), _percent(found.final[seat]), _points(decision), _points(luck))
    console.print(totals)
    console.print(messages.text(lang, "analyse-turning"))
    for step in found.turning_points:
        told = {"ply": step.ply + 1, "seat": names[step.seat], "words": step.words}
        change = {"decision": _points(step.decision), "luck": _points(step.luck)}
        odds = _percent(step.odds[step.seat])
        console.print("  " + messages.text(lang, "analyse-step", odds=odds, **told, **change))
    if plot is not None:
        steps = [s.ply for s in found.steps] + [found.steps[-1].ply + 1]
        lines = [(name, [s.odds[i] for s in found.steps] + [found.final[i]]) for i, name in enumerate(names)]
        marks = [(s.ply, str(s.ply + 1)) for s in found.turning_points]
        plot.write_text(curves(messages.text(lang, "analyse-title"), steps, lines, marks), "utf-8")


def _percent(share: float) -> str:
    return f"{100 * share:.0f} %"


def _points(change: float) -> str:
    return f"{100 * change:+.0f}"
