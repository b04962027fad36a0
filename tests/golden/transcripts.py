"""Readable transcripts of any game: a head, then each move ("> seat words") with what it brought about, and views.

The moves stand in the file itself, so that a transcript tests the rules alone. ``TATAMI_GOLDEN=write`` makes
test_golden.py write the files anew from their own moves: do that only when a rule, a view or a sentence was changed on
purpose, and read the difference. A file that is not there yet is begun with moves drawn at random.
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import tatami
from tatami import Event, Table

HERE = Path(__file__).parent
EVERY = 45  # moves from one view to the next
EAGER = 0.9  # how often a drawn move is something else than doing nothing
IDLE = ("done", "pass")

Moves = list[tuple[int, str]]


def transcript(table: Table, moves: Moves) -> str:
    """The game these moves make, told in English; every EVERY moves another seat's view (or a spectator's)."""
    head = {"game": table.game, "rules_version": table.rules_version, "seed": table.seed, "options": table.options}
    lines = [json.dumps(head), "", *(said(table, e) for e in table._log)]
    for count, (seat, words) in enumerate(moves, 1):
        events = table.play(words, seat)
        lines += ["", f"> {seat} {words}", *(said(table, e) for e in events)]
        if count % EVERY == 0:
            viewer = (None, *range(table.players))[count // EVERY % (table.players + 1)]
            lines += ["", *shown(table, viewer)]
    lines += ["", f"= scores {table.scores}, winners {table.winners}, to act {list(table.to_act)}"]
    return "\n".join(lines) + "\n"


def said(table: Table, event: Event) -> str:
    """An event as a sentence; where others are told less, that too."""
    public = event.seen_by(None)
    others = "" if public is event else f"  [others: {table.say(public, 'en')}]"
    return f"  {table.say(event, 'en')}{others}"


def shown(table: Table, seat: int | None) -> list[str]:
    """A view, one thing a line."""
    lines = [f"| what {'a spectator' if seat is None else f'seat {seat}'} sees"]
    for key, value in table.view(seat).items():
        items: Any = ()
        if isinstance(value, dict) and any(isinstance(v, dict) for v in value.values()):
            items = value.items()
        elif isinstance(value, list) and any(isinstance(v, dict) for v in value):
            items = enumerate(value)
        lines.append(f"| {key}:" if items else f"| {key}: {json.dumps(value)}")
        lines += [f"|   {name}: {brief(item)}" for name, item in items]
    return lines


def brief(item: Any) -> str:
    """A thing without what it has not, for the eye."""
    if isinstance(item, dict):
        item = {k: v for k, v in item.items() if v not in (None, [], {})}
    return json.dumps(item).replace('"', "")


def moves_of(path: Path) -> Moves:
    """The moves that stand in a file."""
    found = [line[2:].partition(" ") for line in path.read_text("utf-8").splitlines() if line.startswith("> ")]
    return [(int(seat), words) for seat, _, words in found]


def drawn(table: Table, limit: int) -> Moves:
    """Moves for a new transcript: at random, seldom idle."""
    chance = random.Random(f"{table.game} {table.options} {table.seed}")
    while not table.over and table.ply < limit:
        seat = chance.choice(table.to_act)
        legal = table.legal(seat)
        busy = [a for a in legal if a.words not in IDLE]
        table.play(chance.choice(busy if busy and chance.random() < EAGER else legal), seat)
    return table.moves


def again(path: Path, game: str, seed: int, options: dict[str, Any], limit: int = 400) -> str:
    """The transcript as the rules tell it today, with the moves of the file if there is one."""

    version = json.loads(path.read_text("utf-8").splitlines()[0])["rules_version"] if path.exists() else None

    def fresh() -> Table:
        return tatami.new_table(game, seed=seed, rules_version=version, **options)

    return transcript(fresh(), moves_of(path) if path.exists() else drawn(fresh(), limit))
