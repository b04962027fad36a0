"""``tatami review``: how well the players of a finished game decided."""

from __future__ import annotations

import json
from pathlib import Path

import click

from .. import messages
from .options import NewFile, language, text_of
from .speech import Spoken


@click.command(cls=Spoken)
@click.argument("record", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--seconds", type=click.FloatRange(0, 86400, min_open=True), default=18.0, show_default=True)
@click.option("--bot", default="captain", show_default=True)
@click.option("--json", "out", type=NewFile())
@language
def review(record: Path, seconds: float, bot: str, out: Path | None, lang: str) -> None:
    """Accuracy of each player, the best and the worst decision, of the game in the file RECORD."""
    from rich.console import Console
    from rich.table import Table

    from ..bots.review import Judged
    from ..bots.review import review as look

    found = look(text_of(record, lang), seconds, bot, lang=lang)
    console = Console()
    table = Table(title=messages.text(lang, "review-title"))
    for key in ("seat", "decisions", "accuracy", "loss"):
        table.add_column(messages.text(lang, f"review-column-{key}"), justify="left" if key == "seat" else "right")
    for one in found.players:
        name = messages.text(lang, one.name)
        table.add_row(name, str(one.decisions), f"{one.accuracy:.0f} %", f"{100 * one.mean_loss:.1f}")
    console.print(table)

    def say(kind: str, name: str, judged: Judged | None) -> None:
        if judged is not None:
            told = {"ply": judged.ply + 1, "seat": name, "made": judged.made, "better": judged.better}
            numbers = {"loss": f"{100 * judged.loss:.0f}", "chance": f"{100 * judged.chance:.0f}"}
            console.print("  " + messages.text(lang, f"review-{kind}", **told, **numbers))

    for one in found.players:
        name = messages.text(lang, one.name)
        say("best", name, one.best)
        say("worst", name, one.worst)
    if out is not None:
        out.write_text(json.dumps(found.json(), indent=1, ensure_ascii=False), "utf-8")
