"""Small Samurai Empires as the rest of the house sees it (tatami.game.Game)."""

from __future__ import annotations

import itertools
import json
from collections import OrderedDict
from collections.abc import Iterable, Mapping
from functools import lru_cache
from hashlib import sha256
from typing import Any, cast
from weakref import WeakValueDictionary

from ..game import Action, ActionTable, Event, Json, Knot, Refusal
from ..kernel.records import PlainRecord
from . import contract, explain, options, position, view
from .actions import action_table
from .board import Board, check, default_board, default_text, known, read
from .consts import MAX_SEATS, REGIONS
from .course import course
from .events import NOUNS, to_event
from .meant import meant
from .numbers import numbers, offer
from .shapes import EmpiresNumbers, EmpiresView

HOUSES = ("house-red", "house-blue", "house-yellow", "house-green", "house-tokugawa")
SOLO_HOUSES = ("house-red", "house-takeda", "house-mori")
DEFAULT = 0

# boards of people's own, by the id their rules records carry; held by those records and, the last few, here
_boards: WeakValueDictionary[int, Board] = WeakValueDictionary()
_recent: OrderedDict[bytes, tuple[int, Board]] = OrderedDict()
_numbers = itertools.count(DEFAULT + 1)
KEPT_BOARDS = 64


def board_id(data: Json | None) -> int:
    """A number for a board's data, never given to another; ValueError for data that is no board."""
    if data is None:
        return DEFAULT
    mark = sha256(json.dumps(data, sort_keys=True).encode()).digest()
    if mark not in _recent:
        board, number = check(data), next(_numbers)
        _boards[number] = board
        _recent[mark] = number, board
        if len(_recent) > KEPT_BOARDS:
            _recent.popitem(last=False)
    _recent.move_to_end(mark)
    return _recent[mark][0]


def board_of(rules: PlainRecord) -> Board:
    """The board a rules record was made from."""
    return default_board() if rules.board_id == DEFAULT else _boards[rules.board_id]


@lru_cache(maxsize=32)
def _actions(number: int, regions: int) -> ActionTable:
    board = default_board() if number == DEFAULT else _boards[number]
    plain = options.make_rules(
        options.complete(MAX_SEATS if regions == REGIONS else 2, {}), board, number, Empires.rules_version
    )
    return ActionTable(action_table(plain, board, board.in_play(regions == REGIONS)))


@lru_cache(maxsize=256)
def _rules(key: str, number: int, version: int) -> PlainRecord:
    board = default_board() if number == DEFAULT else _boards[number]
    rules = options.make_rules(json.loads(key), board, number, version)
    rules.board = board  # as long as somebody plays by these rules, their board is there
    return rules


class Empires:
    """The game."""

    name = "empires"
    together = contract.TOGETHER
    full_score = None
    rules_version = 2
    players = range(1, 6)
    options = options.OPTIONS
    contract = contract
    named_by_thing: frozenset[str] = frozenset()
    nouns = NOUNS
    shapes: tuple[type, ...] = (EmpiresView, EmpiresNumbers)
    seat_rule = "EMP-01"
    over_rule = "EMP-90"

    def complete_options(self, players: int, given: Mapping[str, Any], board: Json | None) -> Json:
        """Complete and check options."""
        board_id(board)
        return options.complete(players, given)

    def rules(self, chosen: Json, board: Json | None, version: int) -> PlainRecord:
        """The rules record of these options; shared, never changed."""
        return _rules(json.dumps(chosen, sort_keys=True), board_id(board), version)

    def seats(self, chosen: Json) -> int:
        """How many seats people or bots take; in solo the houses play themselves."""
        return int(chosen["players"])

    def board_text(self) -> str:
        """Our board file."""
        return default_text()

    def read_board(self, text: str) -> Json:
        """The data of a board file."""
        return known(read(text).data)

    def known_board(self, data: Json) -> Json:
        """The data, without what the game does not know."""
        return known(data)

    def seat_names(self, state: PlainRecord, rules: PlainRecord) -> list[str]:
        """The houses."""
        return list(SOLO_HOUSES if rules.solo else HOUSES[: rules.seats])

    def actions(self, rules: PlainRecord) -> ActionTable:
        """The fixed table of actions."""
        return _actions(rules.board_id, rules.regions)

    def to_act(self, state: PlainRecord, rules: PlainRecord) -> tuple[int, ...]:
        """Who may act now."""
        return view.to_act(state, rules)

    def event(self, state: PlainRecord, rules: PlainRecord, raw: tuple[int, ...], ply: int) -> Event:
        """A note of the kernels as an event."""
        board = board_of(rules)
        return to_event(board, board.in_play(rules.regions == REGIONS), raw, ply)

    def view(self, state: PlainRecord, rules: PlainRecord, seat: int | None, in_sight: Json | None = None) -> Json:
        """What that seat may know."""
        board = board_of(rules)
        seen = in_sight or view.Picture(state, rules, board, None, False).draw()
        return cast(Json, view.Picture(state, rules, board, seat, False).drawn_over(cast(EmpiresView, seen)))

    def numbers(self, state: PlainRecord, rules: PlainRecord, seat: int | None, in_sight: Json | None = None) -> Json:
        """Power, tokens due, prices and agendas in numbers."""
        board = board_of(rules)
        seen = in_sight or numbers(
            state, rules, board.in_play(rules.regions == REGIONS), board.regions[: rules.regions]
        )
        if seat is None or not state.depth or seat != state.current:
            return cast(Json, seen)
        return {**seen, "offer": offer(state, rules, seat)}

    def position(self, state: PlainRecord, rules: PlainRecord) -> Json:
        """Everything."""
        return position.position(state, rules, board_of(rules))

    def set_up(self, given: Json, rules: PlainRecord) -> PlainRecord:
        """The state of a position."""
        return position.set_up(given, rules, board_of(rules))

    def meant(self, words: str, rules: PlainRecord) -> Action | None:
        """What words mean that name no action of the table."""
        return meant(words, board_of(rules), rules.regions == REGIONS)

    def why(self, state: PlainRecord, rules: PlainRecord, seat: int, action: Action) -> Refusal:
        """Why the action is not legal."""
        return explain.why(state, rules, seat, action)

    def why_no_more(
        self, before: PlainRecord, rules: PlainRecord, seat: int, made: int, action: Action
    ) -> Refusal | None:
        """What the last action lacked to go on so."""
        return explain.why_no_more(before, rules, seat, made, action)

    def why_idle(
        self,
        before: PlainRecord,
        now: PlainRecord,
        rules: PlainRecord,
        made: tuple[int, int],
        seat: int,
        action: Action,
    ) -> Refusal | None:
        """What an order lacked that could do nothing from its start."""
        return explain.why_idle(before, now, rules, made, seat, action)

    def asked(self, state: PlainRecord, rules: PlainRecord) -> str:
        """The rule of what is to be decided now."""
        return explain.asked_rule(state, rules)

    def out_of_turn(self, state: PlainRecord, rules: PlainRecord, seat: int, actor: int) -> Refusal:
        """Who is to act instead."""
        return explain.out_of_turn(state, rules, seat, actor)

    def scores(self, state: PlainRecord, rules: PlainRecord) -> list[int]:
        """Points of every side."""
        return [int(state.score[i]) for i in range(rules.seats)]

    def winners(self, state: PlainRecord, rules: PlainRecord) -> list[int]:
        """The sides that have won."""
        return [i for i in range(rules.seats) if state.winners >> i & 1]

    def course(self, log: Iterable[Event], state: PlainRecord, rules: PlainRecord) -> list[Knot]:
        """Everybody's points after each scoring."""
        return course(log, rules.seats)


GAME = Empires()
