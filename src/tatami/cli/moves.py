"""The moves of a decision as a person reads them: sentences with the words to type; many alike become one line."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rich.table import Table as Grid
from rich.text import Text

from .. import messages
from ..game import Action
from ..table import Table

MANY = 16  # from here on moves that differ in one thing only share a line


@dataclass(frozen=True)
class Line:
    """One line of the list: a move, or several that differ in one thing (then the sentence has … in its place)."""

    first: int
    actions: list[Action]
    sentence: str
    words: str

    @property
    def label(self) -> str:
        """The number to type; for several, the first and the last."""
        return str(self.first) if len(self.actions) == 1 else f"{self.first}-{self.first + len(self.actions) - 1}"


def spelled(table: Table, action: Action) -> str:
    """The words of a move, sides by their names instead of their numbers."""
    sides = {str(value) for name, value in action.args.items() if table.nouns.get(name) == "seat"}
    names = [key.partition("-")[2] for key in table.seat_names]
    return " ".join(names[int(word)] if word in sides else word for word in action.words.split())


def understood(table: Table, lang: str, typed: str) -> str:
    """What was typed, with sides' names, in any form the reader knows, as the numbers the rules want."""
    numbers: dict[str, str] = {}
    for seat, key in enumerate(table.seat_names):
        name = messages.text(lang, key)
        forms = (key.partition("-")[2], name, *messages.cases(lang, key, name).values())
        numbers |= {form.lower(): str(seat) for form in forms}
    return " ".join(numbers.get(word.lower(), word) for word in typed.split())


def lines(table: Table, lang: str, legal: list[Action]) -> list[Line]:
    """All moves, numbered in the order shown; the first is the first legal one."""
    groups = [[action] for action in legal] if len(legal) < MANY else _alike(legal)
    shown, number = [], 1
    for group in groups:
        sentence, words = table.say(group[0], lang), spelled(table, group[0])
        if len(group) > 1:
            sentence, words = _open_sentence(table, lang, group), f"{_common(table, group)} …"
        shown.append(Line(number, group, sentence, words))
        number += len(group)
    return shown


def ordered(shown: list[Line]) -> list[Action]:
    """The moves as they are numbered."""
    return [action for line in shown for action in line.actions]


def opened(table: Table, lang: str, shown: list[Line], typed: str) -> list[Line]:
    """The moves behind a line, asked for by its label or by the words they share; nothing if none is meant."""
    for line in shown:
        if len(line.actions) > 1 and typed.replace("–", "-") in (line.label, line.words.removesuffix(" …")):
            return [
                Line(line.first + i, [action], table.say(action, lang), spelled(table, action))
                for i, action in enumerate(line.actions)
            ]
    return []


def drawn(shown: list[Line]) -> Grid:
    """The list: number, sentence, words."""
    grid = Grid(box=None, show_header=False, padding=(0, 1), expand=True)
    grid.add_column(justify="right", no_wrap=True)
    grid.add_column(ratio=1)
    grid.add_column(style="dim", justify="right", max_width=30)
    for line in shown:
        count = f" ({len(line.actions)})" if len(line.actions) > 1 else ""
        grid.add_row(line.label, Text(line.sentence + count), Text(f"[{line.words}]"))
    return grid


def _alike(legal: list[Action]) -> Iterator[list[Action]]:
    """Moves of one kind that differ only in the argument with the most values."""
    groups: dict[tuple[object, ...], list[Action]] = {}
    for action in legal:
        varied = _varied([a for a in legal if a.kind == action.kind])
        rest = (action.kind, *(value for name, value in action.args.items() if name != varied))
        groups.setdefault(rest, []).append(action)
    yield from groups.values()


def _varied(actions: list[Action]) -> str:
    """The argument with the most values; the later one of two."""
    names = list(actions[0].args)
    return max(names, key=lambda n: (len({a.args[n] for a in actions}), names.index(n)), default="")


def _open_sentence(table: Table, lang: str, group: list[Action]) -> str:
    """Their sentence with … for what differs."""
    said = group[0]
    args = {name: value if all(a.args[name] == value for a in group) else "…" for name, value in said.args.items()}
    return table.say(Action(said.number, said.words, said.kind, args), lang)


def _common(table: Table, group: list[Action]) -> str:
    """The words all begin with."""
    rows = [spelled(table, action).split() for action in group]
    same = []
    for column in zip(*rows, strict=False):
        if len(set(column)) > 1:
            break
        same.append(column[0])
    return " ".join(same)


def hint_reason(lang: str, game: str, reason: dict[str, object] | None, seats: list[str]) -> str:
    """Why a hint is given, in words."""
    if not reason:
        return ""
    args = reason["args"]
    assert isinstance(args, dict)
    return messages.worded(lang, f"hint-{game}-{reason['kind']}", args, {"seat": "seat"}, seats)
