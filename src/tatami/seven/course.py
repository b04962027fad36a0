"""How a game went, from its log: the village's points after each loss (SEV-36)."""

from __future__ import annotations

from collections.abc import Iterable

from ..game import Event, Knot

LOST = ("building-lost", "family-lost")
WHOLE = ("healed", "turned-animal")
"""Events after which a samurai has no wound."""
DEFEAT = ("lost-samurai", "lost-buildings", "lost-families")
"""Events after which nothing counts any more."""


def course(log: Iterable[Event], standing: int, seats: int) -> list[Knot]:
    """A knot for each change of the village's points; the start follows from what is ``standing`` at the end."""
    wounded: set[int] = set()
    changes: list[tuple[str, int, int]] = [("begin", 1, 0)]
    lost, round_no, defeat = 0, 1, ""
    for event in log:
        if event.kind == "round-begins":
            round_no = event.args["round"]
        elif event.kind in LOST:
            lost += 1
        elif event.kind == "wounded":
            wounded.add(event.args["seat"])
        elif event.kind in WHOLE:
            wounded.discard(event.args["seat"])
        elif event.kind in DEFEAT:
            defeat = event.kind
        fewer = lost + bool(wounded)
        if fewer != changes[-1][2]:
            changes.append((event.kind, round_no, fewer))
    begun = standing + changes[-1][2]
    if defeat and changes[-1][2] < begun:
        changes.append((defeat, round_no, begun))
    return [{"what": what, "chapter": round_no, "points": [begun - fewer] * seats} for what, round_no, fewer in changes]
