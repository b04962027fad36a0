"""A game in the terminal: the board in text, moves as sentences, commands in the reader's language."""

from __future__ import annotations

import json
import zlib
from functools import cache
from pathlib import Path
from typing import Any

from rich.console import Console, Group
from rich.markdown import Markdown
from rich.markup import escape
from rich.panel import Panel
from rich.table import Table as Grid

from .. import game as games
from .. import messages
from ..errors import CannotUndo, IllegalMove
from ..game import Event
from ..table import Table
from . import moves
from .show import show

# what can be typed besides moves: an English word, and its initial; each language has words of its own for them
COMMANDS = {
    "help": "h", "board": "b", "map": "", "abilities": "a", "moves": "m", "hint": "", "odds": "", "why": "?",
    "undo": "u", "save": "", "quit": "q",
}  # fmt: skip
THINK = 2.0  # seconds for a hint


@cache
def _words(lang: str) -> dict[str, str]:
    """Typed word -> command."""
    found = {"exit": "quit"}
    for command, initial in COMMANDS.items():
        found |= {messages.text(lang, f"cli-word-{command}"): command, command: command}
        if initial:
            found[initial] = command
    return found


class Terminal:
    """One table on one screen; several humans take turns at it."""

    def __init__(self, table: Table, seats: list[str], lang: str, console: Console | None = None):
        self.table, self.seats, self.lang = table, seats, lang
        self._drawing = games.get(table.game).drawing()
        self.console = console or Console(highlight=False)
        self.viewer: int | None = None
        self.told = 0
        self.lines: list[moves.Line] = []

    def say(self, key: str, **args: object) -> None:
        """Print a message."""
        self.console.print(escape(self._text(key, **args)))

    def run(self) -> None:
        """Play to the end, or until the player leaves."""
        humans = [i for i, who in enumerate(self.seats) if who == "human"]
        if self.table.ply:
            self.say("cli-resumed", moves=self.table.ply)
        else:
            self.say("cli-welcome", seed=str(self.table.seed))
        self.say("cli-help", help=self._text("cli-word-help"))
        try:
            while not self.table.over:
                acting = self.table.to_act
                human = next((s for s in acting if s in humans), None)
                if human is None:
                    self._bot(acting[0])
                elif not self._human(human, len(humans) > 1):
                    return
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            self.say("cli-left")
            return
        self._news(None if not humans else humans[0])
        self._board(None if len(humans) != 1 else humans[0])
        self._result()

    # ------------------------------------------------------------ turns

    def _bot(self, seat: int) -> None:
        from ..bots import choose

        seed = self.table.seed
        number = seed if isinstance(seed, int) else zlib.crc32(seed.encode())
        self.table.play(choose(self.table, seat, self.seats[seat], seed=self.table.ply + number), seat)

    def _human(self, seat: int, shared: bool) -> bool:
        """One decision of a person; False: they leave."""
        if self.viewer != seat and shared and self.viewer is not None:
            self.console.clear()
            self._ask(self._text("cli-hand-over", seat=self._name(seat)))
        others_moved = any(mover != seat for mover, _ in self.table.moves[-1:])
        drawn_anew = self.viewer != seat or others_moved
        self.viewer = seat
        self._news(seat)
        if drawn_anew:
            self._board(seat)
        self._list(seat)
        while True:
            typed = self._ask("> ").strip()
            if not typed:
                continue
            done = self._command(typed, seat)
            if done is not None:
                return done

    def _command(self, typed: str, seat: int) -> bool | None:
        """What was typed: True, a move was made or taken back; False, leave; None, ask again."""
        word, _, rest = typed.partition(" ")
        if typed.startswith("?"):
            word, rest = "?", typed[1:]
        command, rest = _words(self.lang).get(word.lower(), ""), rest.strip()
        if command in ("why", "save", "map") or (command and not rest):
            return self._obey(command, rest, seat)
        if typed.isdecimal() and len(typed) < 6:
            numbered = moves.ordered(self.lines)
            if 1 <= int(typed) <= len(numbered):
                return self._play(numbered[int(typed) - 1].words, seat)
            self.say("cli-no-number", count=len(numbered))
            return None
        if within := moves.opened(self.table, self.lang, self.lines, typed):
            self.console.print(moves.drawn(within))
            return None
        return self._play(moves.understood(self.table, self.lang, typed), seat)

    def _obey(self, command: str, rest: str, seat: int) -> bool | None:
        """A command: False, leave; True, something was taken back; None, ask again."""
        if command == "quit":
            return False
        if command == "undo":
            return self._undo(seat)
        told: dict[str, Any] = {
            "help": self._help,
            "board": lambda: self._board(seat),
            "abilities": self._abilities,
            "moves": lambda: self._list(seat, everything=True),
            "map": lambda: self._map(rest),
            "hint": lambda: self._hint(seat),
            "odds": lambda: self._odds(seat),
            "why": lambda: self._why(rest, seat),
            "save": lambda: self._save(rest or "tatami.json"),
        }
        told[command]()
        return None

    def _play(self, move: str, seat: int) -> bool | None:
        try:
            self.table.play(move, seat)
        except IllegalMove as refused:
            self.console.print(f"[red]{escape(str(refused))}[/]")
            return None
        return True

    def _undo(self, seat: int) -> bool | None:
        try:
            self.table.undo(seat)
        except CannotUndo as refused:
            self.console.print(f"[red]{escape(str(refused))}[/]")
            return None
        self.told = min(self.told, len(self.table.events(seat)))
        return True

    def _save(self, name: str) -> None:
        """The table's record, and who sits where (which replaying leaves aside, and --resume reads)."""
        record = json.loads(self.table.record()) | {"seats": self.seats}
        try:
            Path(name).write_text(json.dumps(record, ensure_ascii=False), "utf-8")
        except (OSError, ValueError):
            self.say("cli-not-saved", file=name[:80])
            return
        self.say("cli-saved", file=name)

    def _why(self, words: str, seat: int) -> None:
        if words.isdecimal() and 1 <= int(words[:6]) <= len(numbered := moves.ordered(self.lines)):
            words = numbered[int(words) - 1].words
        words = moves.understood(self.table, self.lang, words)
        refused = self.table.why(words, seat)
        if refused is None:
            self.say("cli-is-legal")
            return
        if words:
            self.console.print(escape(str(refused)))
        if refused.reason == "unknown-words":
            example = moves.spelled(self.table, self.table.legal(seat)[-1])
            self.say("cli-can-ask", example=example, verbs=", ".join(self.table.verbs))
        elif text := rule_text(self.lang, refused.rule):
            self.console.print(Panel(Markdown(text), title=refused.rule, border_style="yellow"))

    # ------------------------------------------------------------ talking

    def _ask(self, prompt: str) -> str:
        return self.console.input(prompt)

    def _text(self, key: str, **args: object) -> str:
        return messages.text(self.lang, key, **args)

    def _name(self, seat: int) -> str:
        return self._text(self.table.seat_names[seat])

    def _board(self, seat: int | None) -> None:
        self.console.print(show(self.table, seat, self.lang))

    def _news(self, seat: int | None) -> None:
        """What happened since this screen was last told."""
        events: list[Event] = self.table.events(seat)
        for event in events[self.told :]:
            self.console.print(f"[dim]{escape(self.table.say(event, self.lang))}[/]")
        self.told = len(events)

    def _list(self, seat: int, everything: bool = False) -> None:
        """The moves; all of them if asked for, else those alike in one line."""
        legal = self.table.legal(seat)
        self.lines = moves.lines(self.table, self.lang, legal)
        shown = self.lines
        if everything:
            shown = [
                one
                for line in self.lines
                for one in (moves.opened(self.table, self.lang, self.lines, line.label) or [line])
            ]
        self.console.print(f"[bold]{escape(self._text('cli-your-move', seat=self._name(seat)))}[/]")
        self.console.print(moves.drawn(shown))
        if len(shown) < len(legal):
            example = next(line.label for line in shown if len(line.actions) > 1)
            self.say("cli-more-moves", range=example, moves=self._text("cli-word-moves"))

    def _help(self) -> None:
        grid = Grid(box=None, show_header=False, padding=(0, 1))
        grid.add_column(no_wrap=True)
        for command in COMMANDS:
            own = self._text(f"cli-word-{command}")
            grid.add_row(own if own == command else f"{own}, {command}", self._text(f"cli-does-{command}"))
        self.say("cli-help", help=self._text("cli-word-help"))
        self.console.print(grid)
        if signs := self._drawing.SIGNS:
            self.say(signs)

    def _map(self, wanted: str) -> None:
        lines = list(self._drawing.borders(self.table, self.lang, wanted))
        if lines:
            self.console.print(Group(*lines))
        else:
            self._board(self.viewer)

    def _abilities(self) -> None:
        self.console.print(Group(*self._drawing.abilities(self.table, self.lang)))

    def _hint(self, seat: int) -> None:
        """The best moves as the bots see them, and why."""
        self.say("cli-thinking")
        numbers = {action.words: number for number, action in enumerate(moves.ordered(self.lines), 1)}
        legal = {action.words: action for action in self.table.legal(seat)}
        for hint in self.table.hint(seat, THINK):
            sentence = self.table.say(legal[hint["words"]], self.lang)
            why = moves.hint_reason(self.lang, self.table.game, hint.get("reason"), self.table.seat_names)
            self.console.print(f"{numbers[hint['words']]:>4} {escape(sentence)}: [dim]{escape(why)}[/]")

    def _odds(self, seat: int) -> None:
        """Each side's chance; where all win or lose together, that of all."""
        self.say("cli-thinking")
        odds = self.table.odds(THINK, seat)
        if games.get(self.table.game).together:
            self.say(f"hint-{self.table.game}-chance", percent=round(100 * odds[0]))
            return
        for side, chance in enumerate(odds):
            self.say("cli-chance", seat=self._name(side), percent=round(100 * chance))

    def _result(self) -> None:
        if not games.get(self.table.game).together:  # else the last event tells
            for seat, points in enumerate(self.table.scores):
                self.say("cli-score", seat=self._name(seat), points=points)
        winners = ", ".join(self._name(s) for s in self.table.winners)
        if winners:
            self.say("cli-winner", seats=winners)
        else:
            self.say("cli-no-winner")


def rule_text(lang: str, rule: str) -> str:
    """The rule's text in the rulebook (Markdown), '' if it has none."""
    from ..rulebook import rulebook

    found = rulebook(lang).get(rule)
    return found.text if found else ""
