"""A game in the terminal: the board in text, numbered moves, words too; undo, save, reasons for refusals."""

from __future__ import annotations

import json
import zlib
from pathlib import Path

from rich.columns import Columns
from rich.console import Console
from rich.markdown import Markdown
from rich.markup import escape
from rich.panel import Panel
from rich.text import Text

from .. import messages
from ..errors import CannotUndo, IllegalMove
from ..game import Action, Event
from ..table import Table
from .show import show

SHOWN = 60


class Terminal:
    """One table on one screen; several humans take turns at it."""

    def __init__(self, table: Table, seats: list[str], lang: str, console: Console | None = None):
        self.table, self.seats, self.lang = table, seats, lang
        self.console = console or Console(highlight=False)
        self.viewer: int | None = None
        self.told = 0

    def say(self, key: str, **args: object) -> None:
        """Print a message."""
        self.console.print(escape(messages.text(self.lang, key, **args)))

    def run(self) -> None:
        """Play to the end, or until the player leaves."""
        humans = [i for i, who in enumerate(self.seats) if who == "human"]
        if self.table.ply:
            self.say("cli-resumed", moves=self.table.ply)
        else:
            self.say("cli-welcome", seed=str(self.table.seed))
        self.say("cli-help")
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
        self.console.print(show(self.table, None if len(humans) != 1 else humans[0], self.lang))
        self._result()

    # ------------------------------------------------------------ turns

    def _bot(self, seat: int) -> None:
        from ..bots import choose

        seed = self.table.seed
        number = seed if isinstance(seed, int) else zlib.crc32(seed.encode())
        self.table.play(choose(self.table, seat, self.seats[seat], seed=self.table.ply + number), seat)

    def _human(self, seat: int, shared: bool) -> bool:
        """One decision of a person; False: they leave."""
        if self.viewer != seat:
            if shared and self.viewer is not None:
                self.console.clear()
                self._ask(messages.text(self.lang, "cli-hand-over", seat=self._name(seat)))
            self.viewer = seat
            self._news(seat)
            self.console.print(show(self.table, seat, self.lang))
        else:
            self._news(seat)
        legal = self.table.legal(seat)
        self._list(seat, legal)
        while True:
            typed = self._ask("> ").strip()
            if not typed:
                continue
            done = self._command(typed, seat, legal)
            if done is not None:
                return done

    def _command(self, typed: str, seat: int, legal: list[Action]) -> bool | None:
        """What was typed: True, a move was made or taken back; False, leave; None, ask again."""
        word, _, rest = typed.partition(" ")
        if typed in ("quit", "exit", "q"):
            return False
        if typed in ("help", "h"):
            self.say("cli-help")
        elif typed in ("board", "b"):
            self.console.print(show(self.table, seat, self.lang))
        elif typed in ("moves", "m"):
            self._list(seat, legal, everything=True)
        elif typed in ("undo", "u"):
            return self._undo(seat)
        elif word == "save":
            self._save(rest or "tatami.json")
        elif typed.startswith("?"):
            self._why(typed[1:].strip(), seat)
        elif typed.isdigit() and len(typed) < 6:
            if 1 <= int(typed) <= len(legal):
                return self._play(legal[int(typed) - 1], seat)
            self.say("cli-no-number", count=len(legal))
        else:
            return self._play(typed, seat)
        return None

    def _play(self, move: str | Action, seat: int) -> bool | None:
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
        refused = self.table.why(words, seat)
        if refused is None:
            self.say("cli-is-legal")
            return
        if words:
            self.console.print(escape(str(refused)))
        if refused.reason == "unknown-words":
            example = self.table.legal(seat)[-1].words
            self.say("cli-can-ask", example=example, verbs=", ".join(self.table.verbs))
        elif text := rule_text(self.lang, refused.rule):
            self.console.print(Panel(Markdown(text), title=refused.rule, border_style="yellow"))

    # ------------------------------------------------------------ talking

    def _ask(self, prompt: str) -> str:
        return self.console.input(prompt)

    def _name(self, seat: int) -> str:
        return messages.text(self.lang, self.table.seat_names[seat])

    def _news(self, seat: int | None) -> None:
        """What happened since this screen was last told."""
        events: list[Event] = self.table.events(seat)
        for event in events[self.told :]:
            self.console.print(f"[dim]{escape(self.table.say(event))}[/]")
        self.told = len(events)

    def _list(self, seat: int, legal: list[Action], everything: bool = False) -> None:
        self.console.print(f"[bold]{escape(messages.text(self.lang, 'cli-your-move', seat=self._name(seat)))}[/]")
        shown = len(legal) if everything else SHOWN
        lines = [Text(f"{i:>3} {action.words}") for i, action in enumerate(legal[:shown], 1)]
        self.console.print(Columns(lines, padding=(0, 3), column_first=True))
        if len(legal) > shown:
            self.say("cli-more-moves", count=len(legal) - shown)

    def _result(self) -> None:
        scores = self.table.scores
        for seat, name in enumerate(self.table.seat_names):
            if seat < len(scores):
                self.say("cli-score", seat=messages.text(self.lang, name), points=scores[seat])
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


