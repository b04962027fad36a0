"""How a game went, from its log: everybody's points after each scoring."""

from __future__ import annotations

from collections.abc import Iterable

from ..game import Event, Knot


def course(log: Iterable[Event], seats: int) -> list[Knot]:
    """A knot for each scoring, named by its event; what scored the same one after another is one knot."""
    points, era = [0] * seats, 1
    knots: list[Knot] = [{"what": "begin", "chapter": era, "points": [*points]}]
    for event in log:
        if event.kind == "era-begins":
            era = event.args["era"]
        if event.kind == "won" or "points" not in event.args:
            continue
        points[event.args["seat"]] += event.args["points"]
        if (event.kind, era) != (knots[-1]["what"], knots[-1]["chapter"]):
            knots.append({"what": event.kind, "chapter": era, "points": []})
        knots[-1]["points"] = [*points]
    return knots
