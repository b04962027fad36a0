"""The contract every game fulfils towards Python, and the list of games.

The kernel side of a game (``<game>/contract.py``) is numbers; this side is names: options, words of moves, events,
views, positions and reasons. ``table.py`` knows games only through it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Any, Protocol, TypedDict

from .errors import Failure
from .kernel.records import PlainRecord

Json = dict[str, Any]
NAMES = ("empires", "seven")
RESERVED = frozenset({"game", "players", "seed", "lang", "board", "rules_version"})
"""What a table is opened with besides its game's options: no option is called so."""


@dataclass(frozen=True, slots=True)
class Action:
    """One move of the fixed table of a game: a number, its words, and the words taken apart."""

    number: int
    words: str
    kind: str
    args: Mapping[str, Any] = field(default_factory=dict, compare=False)

    def __str__(self) -> str:
        return self.words

    def json(self) -> Json:
        """For the wire: words, kind and args."""
        return {"words": self.words, "kind": self.kind, "args": dict(self.args)}


class ActionTable(list[Action]):
    """The fixed table of a game's actions, by number and by words."""

    def __init__(self, actions: Iterable[Action]):
        super().__init__(actions)
        self.by_words = {action.words: action for action in self}


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened. Arguments in ``hidden`` are for the seat ``owner``; others see ``<kind>-hidden``."""

    kind: str
    args: Mapping[str, Any]
    ply: int = 0
    owner: int | None = None
    hidden: tuple[str, ...] = ()

    def seen_by(self, seat: int | None) -> Event:
        """The event as that seat may know it (None: a spectator)."""
        if not self.hidden or seat == self.owner:
            return self
        return Event(f"{self.kind}-hidden", {k: v for k, v in self.args.items() if k not in self.hidden}, self.ply)

    def json(self) -> Json:
        """For the wire: kind, args, ply."""
        return {"kind": self.kind, "args": dict(self.args), "ply": self.ply}


class Knot(TypedDict):
    """A moment of a game at which points changed: the event that did it, its era or night, everybody's points then."""

    what: str
    chapter: int
    points: list[int]


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a move is not legal: the rule's ID, a short machine word (message key ``refuse-<reason>``), its arguments."""

    rule: str
    reason: str
    args: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Option:
    """An option of a game, for lobbies and help. Words: ``option-<game>-<name>``, ``value-<game>-<name>-<value>``."""

    name: str
    kind: str  # choice | set | bool | list
    values: tuple[str | int, ...]
    default: Any


class Game(Protocol):
    """What a game tells the rest of the house; ``rules`` and ``state`` are its plain records."""

    name: str
    together: bool
    """Whether all win or lose together."""
    full_score: int | None
    """The most points there can be; None where there is no such number."""
    rules_version: int
    """The newest version of the rules; every version from 1 up to it can be played."""
    players: range
    options: tuple[Option, ...]
    contract: ModuleType
    """The plain kernels: reset, legal, step, actor, over, ..."""
    seat_rule: str
    over_rule: str
    """The rules cited where there is no such seat, and when the game has ended."""
    named_by_thing: frozenset[str]
    """Fields of a position whose keys are things, such as cards, and not fields."""
    nouns: Mapping[str, str]
    """Argument name of actions and events -> prefix of the message key that words its value."""
    shapes: tuple[type, ...]
    """What `view` and `numbers` give, as TypedDicts, in this order; the browser's types are made from them."""

    def complete_options(self, players: int, given: Mapping[str, Any], board: Json | None) -> Json:
        """Complete and check options; ValueError (a sentence naming the rule) for impossible ones."""

    def rules(self, options: Json, board: Json | None, version: int) -> PlainRecord:
        """The rules record of these options in that version of the rules; its ``version`` says so."""

    def seats(self, options: Json) -> int:
        """How many seats people or bots take."""

    def board_text(self) -> str:
        """The printed board as the text of a file one can correct; Failure if the game has none."""

    def read_board(self, text: str) -> Json:
        """The data of such a file, checked; ValueError with a sentence if it is none."""

    def known_board(self, data: Json) -> Json:
        """A board's data without fields the game does not know."""

    def seat_names(self, state: PlainRecord, rules: PlainRecord) -> list[str]:
        """A message key for each side at the table (houses, samurai)."""

    def actions(self, rules: PlainRecord) -> ActionTable:
        """The fixed table of all actions, by number."""

    def to_act(self, state: PlainRecord, rules: PlainRecord) -> tuple[int, ...]:
        """The seats that may act now."""

    def event(self, state: PlainRecord, rules: PlainRecord, raw: tuple[int, ...], ply: int) -> Event:
        """An event noted by the kernels, with names for numbers."""

    def view(self, state: PlainRecord, rules: PlainRecord, seat: int | None, in_sight: Json | None = None) -> Json:
        """What that seat may know (None: a spectator), without options; ``in_sight``: a spectator's, if at hand."""

    def numbers(self, state: PlainRecord, rules: PlainRecord, seat: int | None, in_sight: Json | None = None) -> Json:
        """Numbers beside the view that explain it to a person, likewise; {} where the view says all."""

    def position(self, state: PlainRecord, rules: PlainRecord) -> Json:
        """Everything, without options."""

    def set_up(self, position: Json, rules: PlainRecord) -> PlainRecord:
        """The state of a position; ValueError with a clear sentence if it is none."""

    def meant(self, words: str, rules: PlainRecord) -> Action | None:
        """What words mean that name no action of the table, such as a move between provinces without a border.

        Its number is NONE: it is never legal, and `why` says why.
        """

    def why(self, state: PlainRecord, rules: PlainRecord, seat: int, action: Action) -> Refusal:
        """Why this action is not legal for this seat now (only asked when it is not)."""

    def why_no_more(
        self, before: PlainRecord, rules: PlainRecord, seat: int, made: int, action: Action
    ) -> Refusal | None:
        """What the seat's last action, which ended by itself with the move made, lacked to go on with this one."""

    def why_idle(
        self,
        before: PlainRecord,
        now: PlainRecord,
        rules: PlainRecord,
        made: tuple[int, int],
        seat: int,
        action: Action,
    ) -> Refusal | None:
        """Why this was not asked for: what came up since the last move (seat, number) could do nothing at all."""

    def asked(self, state: PlainRecord, rules: PlainRecord) -> str:
        """The rule of what is to be decided now."""

    def out_of_turn(self, state: PlainRecord, rules: PlainRecord, seat: int, actor: int) -> Refusal:
        """Why this seat may not act now: another does."""

    def scores(self, state: PlainRecord, rules: PlainRecord) -> list[int]:
        """Points so far, a number for each side."""

    def winners(self, state: PlainRecord, rules: PlainRecord) -> list[int]:
        """Who has won; empty while the game runs or when nobody did."""

    def course(self, log: Iterable[Event], state: PlainRecord, rules: PlainRecord) -> list[Knot]:
        """How points came and went, by the log of a game played from its beginning."""


@cache
def get(name: str) -> Game:
    """The game of that name; ValueError for an unknown one."""
    if name not in NAMES:
        raise Failure("game", name=str(name)[:40], names=NAMES)
    game: Game = import_module(f"tatami.{name}.game").GAME
    return game
