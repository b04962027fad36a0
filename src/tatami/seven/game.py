"""7 Samurai as the rest of the house meets it (see tatami.game.Game)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import ModuleType
from typing import Any, cast

from ..errors import Failure
from ..game import Action, ActionTable, Event, Json, Knot, Refusal
from ..kernel.records import PlainRecord
from . import contract, position
from .actions import ACTIONS, meant
from .consts import SEATS, Outcome
from .course import course
from .events import to_event
from .explain import asked_rule, refusal
from .names import LEVEL, SAMURAI
from .numbers import numbers
from .options import OPTIONS, complete, make_rules
from .scoring import FULL_SCORE, score
from .shapes import SevenNumbers, SevenView
from .view import points_of, view_of


class Seven:
    """The game. A seat is a samurai: one person alone (players=1) takes all the seats there are."""

    name = "seven"
    together = contract.TOGETHER
    full_score = FULL_SCORE
    rules_version = 2
    players = range(1, SEATS + 1)
    options = OPTIONS
    contract: ModuleType = contract
    named_by_thing = frozenset({"known", "lowest"})
    seat_rule = "SEV-11"
    shapes: tuple[type, ...] = (SevenView, SevenNumbers)
    over_rule = "SEV-34"
    nouns: Mapping[str, str] = {
        "seat": "seat",
        "from": "seat",
        "to": "seat",
        "samurai": "samurai",
        "penalty": "penalty",
        "penalties": "penalty",
        "symbol": "symbol",
        "flame": "flame",
        "family": "family",
        "building": "building",
        "level": "level",
        "phase": "phase-seven",
    }

    def complete_options(self, players: int, given: Mapping[str, Any], board: Json | None) -> Json:
        """Complete and check options."""
        return complete(players, given, board)

    def rules(self, options: Json, board: Json | None, version: int) -> PlainRecord:
        """The rules record."""
        return make_rules(options, board, version)

    def seats(self, options: Json) -> int:
        """A seat a samurai."""
        return int(options["hands"])

    def drawing(self) -> Any:
        """Its board as text."""
        from . import draw

        return draw

    def daily(self) -> list[tuple[str, int, Json]]:
        """Three samurai at every level."""
        return [(level, 3, {"level": level, "hands": 3}) for level in LEVEL]

    def board_text(self) -> str:
        """It has none."""
        raise Failure("no-board")

    def read_board(self, text: str) -> Json:
        """It has none."""
        raise Failure("no-board")

    def known_board(self, data: Json) -> Json:
        """It has none."""
        raise Failure("no-board")

    def seat_names(self, state: PlainRecord, rules: PlainRecord) -> list[str]:
        """The samurai's names."""
        return [f"samurai-{SAMURAI[state.samurai[seat]]}" for seat in range(rules.seats)]

    def actions(self, rules: PlainRecord) -> ActionTable:
        """The same table for all options."""
        return ACTIONS

    def to_act(self, state: PlainRecord, rules: PlainRecord) -> tuple[int, ...]:
        """One seat decides at a time."""
        return () if state.outcome != Outcome.RUNNING else (state.current,)

    def event(self, state: PlainRecord, rules: PlainRecord, raw: tuple[int, ...], ply: int) -> Event:
        """A note with names."""
        return to_event(rules, raw, ply)

    def view(self, state: PlainRecord, rules: PlainRecord, seat: int | None, in_sight: Json | None = None) -> Json:
        """All seats and spectators see the same."""
        return in_sight or cast(Json, view_of(state, rules))

    def numbers(self, state: PlainRecord, rules: PlainRecord, seat: int | None, in_sight: Json | None = None) -> Json:
        """Neighbours, turns to come, missing symbols, whose abilities are at work: the same for all."""
        return in_sight or cast(Json, numbers(state, rules))

    def position(self, state: PlainRecord, rules: PlainRecord) -> Json:
        """Everything."""
        return position.position_of(state, rules)

    def set_up(self, position_: Json, rules: PlainRecord) -> PlainRecord:
        """The state of a position."""
        return position.set_up(position_, rules)

    def meant(self, words: str, rules: PlainRecord) -> Action | None:
        """Seats that no box has."""
        return meant(words)

    def why(self, state: PlainRecord, rules: PlainRecord, seat: int, action: Action) -> Refusal:
        """The rule against it."""
        return refusal(state, rules, action) or Refusal(asked_rule(state), "unknown-words", {"words": action.words})

    def why_no_more(
        self, before: PlainRecord, rules: PlainRecord, seat: int, made: int, action: Action
    ) -> Refusal | None:
        """Nothing ends here for want of a price."""
        return None

    def why_idle(
        self,
        before: PlainRecord,
        now: PlainRecord,
        rules: PlainRecord,
        made: tuple[int, int],
        seat: int,
        action: Action,
    ) -> Refusal | None:
        """Nothing comes up that could do nothing."""
        return None

    def asked(self, state: PlainRecord, rules: PlainRecord) -> str:
        """The rule of what is to be decided now."""
        return asked_rule(state)

    def out_of_turn(self, state: PlainRecord, rules: PlainRecord, seat: int, actor: int) -> Refusal:
        """Who decides instead."""
        return Refusal(asked_rule(state), "not-your-turn", {"seat": seat, "actor": actor})

    def scores(self, state: PlainRecord, rules: PlainRecord) -> list[int]:
        """The village's points, the same for all."""
        return [points_of(state, rules)] * rules.seats

    def winners(self, state: PlainRecord, rules: PlainRecord) -> list[int]:
        """All or nobody."""
        return list(range(rules.seats)) if state.outcome == Outcome.WON else []

    def course(self, log: Iterable[Event], state: PlainRecord, rules: PlainRecord) -> list[Knot]:
        """The village's points after each loss."""
        return course(log, int(score(state, rules)), rules.seats)


GAME = Seven()
