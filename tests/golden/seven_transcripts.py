"""Readable transcripts of 7 Samurai: a head line, then each move ("> seat words") with what it brought about.

The moves stand in the file itself, so that a transcript tests the rules alone. ``TATAMI_GOLDEN=write`` makes
test_seven_golden.py write the files anew from their own moves: do that only when a rule or a sentence was changed on
purpose, and read the difference.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import tatami
from tatami import Event, Table

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("seven-*.txt"))


def head(table: Table) -> str:
    """Game, rules version, options and seed as JSON."""
    told = {"game": table.game, "rules_version": table.rules_version, "seed": table.seed, "options": table.options}
    return json.dumps(told)


def transcript(told: dict[str, Any], moves: list[tuple[int, str]]) -> str:
    """The game these moves make."""
    table = tatami.new_table("seven", seed=told["seed"], rules_version=told["rules_version"], **told["options"])
    lines = [head(table), "", *(said(table, e) for e in table.events())]
    for seat, words in moves:
        lines += ["", f"> {seat} {words}"]
        lines += [said(table, e) for e in table.play(words, seat)]
    lines += ["", *summary(table)]
    return "\n".join(lines) + "\n"


def said(table: Table, event: Event) -> str:
    """The event as an English sentence."""
    return f"  {table.say(event, 'en')}"


def summary(table: Table) -> list[str]:
    """How the game stands at the end."""
    view = table.view()
    lines = [
        f"= round {view['round']}, outcome {view['outcome']}, points {view['score']}",
        f"= barricades {view['barricades']}, buildings {len(view['buildings'])}",
        f"= families: {', '.join(view['families']) or '-'}",
    ]
    for number, seat in enumerate(view["seats"]):
        wounded = ", wounded" if seat["wounds"] else ""
        line, left = " ".join(seat["line"]) or "-", " ".join(seat["left"]) or "-"
        who = f"{number} {seat['samurai']}, {seat['side']}{wounded}"
        lines.append(f"= {who}: track {seat['track']}: {line} | left: {left}")
    return lines


def again(path: Path) -> str:
    """The transcript that the file's own head and moves make."""
    first, *rest = path.read_text("utf-8").splitlines()
    told = json.loads(first)
    moves = [line[2:].partition(" ") for line in rest if line.startswith("> ")]
    return transcript(told, [(int(seat), words) for seat, _, words in moves])
