"""Small builders for 7 Samurai: a table set up at the moment a test is about."""

from __future__ import annotations

from typing import Any

import tatami
from tatami import Event, Table
from tatami.seven.box import printed

CARDS = [card.name for card in printed().cards]
STRENGTH = {card.name: card.strength for card in printed().cards}


def names_in(value: Any) -> set[str]:
    """All cards a piece of a position mentions."""
    if isinstance(value, dict):
        return {n for key, v in value.items() for n in names_in(v) | names_in(key)}
    if isinstance(value, (list, tuple)):
        return {n for v in value for n in names_in(v)}
    return {value} if value in STRENGTH else set()


def at(
    samurai: str,
    *seats: dict[str, Any],
    deck: tuple[str, ...] = (),
    spare: int = 8,
    level: str = "normal",
    **given: Any,
) -> Table:
    """A table of these samurai (one word each). Seat 0 is about to act, unless told otherwise.

    ``deck`` is on top, then come ``spare`` raiders that lie nowhere else.
    """
    who = samurai.split()
    options = {"players": len(who), "level": level, "samurai": who, "open_support": given.pop("open_support", False)}
    told = [{"samurai": name, **(seats[i] if i < len(seats) else {})} for i, name in enumerate(who)]
    used = names_in([told, given, list(deck)])
    rest = [card for card in CARDS[:52] if card not in used][:spare]
    position = {"game": "seven", "options": options, "stage": "action", "seats": told, "deck": [*deck, *rest], **given}
    return tatami.from_position(position)


def words(table: Table) -> list[str]:
    """The legal moves in words."""
    return sorted(a.words for a in table.legal())


def kinds(events: list[Event]) -> list[str]:
    """The kinds of events in order."""
    return [e.kind for e in events]


def seat(table: Table, number: int) -> dict[str, Any]:
    """What lies before a samurai."""
    found: dict[str, Any] = table.position()["seats"][number]
    return found


def refused(table: Table, move: str, rule: str) -> str:
    """The move is refused, by this rule; the reason."""
    why = table.why(move)
    assert why is not None, f"{move} is legal"
    assert why.rule == rule, (why.rule, str(why))
    assert rule in str(why)
    return why.reason


def play(table: Table, *moves: str) -> list[Event]:
    """Make several moves; all events."""
    return [event for move in moves for event in table.play(move)]


def pass_all(table: Table) -> list[Event]:
    """Everybody passes: the round ends."""
    events: list[Event] = []
    number = table.position()["round"]
    while not table.over and table.position()["round"] == number:
        legal = words(table)
        events += table.play("pass" if "pass" in legal else "done" if "done" in legal else legal[0])
    return events
