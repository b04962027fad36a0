"""Positions: everything in the state as names, and the way back, checked (API: ``position``, ``from_position``)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..game import Json
from ..kernel.records import PlainRecord
from ..kernel.rng import seeded
from .actions import DOJO_IDS, slot_name
from .board import COLOURS, NEUTRALS, ORDER_IDS, TOKENS, Board
from .columns import WIDTH
from .consts import ARCHERS, DEPTH, ERAS, LOCATIONS, NONE, SLOTS_A_REGION, Good, Phase, Role
from .control import armies_on_board
from .dojo import fielded_archers
from .events import LOCATION_IDS
from .orders import castles_left
from .setup import clear
from .state import STATE
from .view import PHASES, Picture

GOODS = tuple(g.name.lower() for g in Good)


def position(state: PlainRecord, rules: PlainRecord, board: Board) -> Json:
    """Everything."""
    picture = Picture(state, rules, board, None, True).draw()
    n = rules.seats
    picture["flow"] = {
        "rng": state.rng,
        "current": state.current,
        "turn": state.turn,
        "slot": state.slot,
        "decisions": state.decisions,
        "covers": state.covers[:n],
        "covered": state.covered[:n],
        "cover_of": [row[:n] for row in state.cover_of.rows()[:n]],
        "frames": [[int(cell) for cell in row] for row in state.frame.rows()[: state.depth]],
    }
    return picture


class PositionError(ValueError):
    """A position that cannot stand; the sentence says what and where."""


def _need(condition: bool, sentence: str) -> None:
    if not condition:
        raise PositionError(sentence)


def _int(value: Any, low: int, high: int, what: str) -> int:
    _need(type(value) is int and low <= value <= high, f"{what} must be a whole number from {low} to {high}.")
    return int(value)


def _dict(value: Any, what: str) -> Json:
    _need(isinstance(value, dict), f"{what} must be an object.")
    return value  # type: ignore[no-any-return]


def _list(value: Any, length: int | None, what: str) -> list[Any]:
    _need(isinstance(value, list) and (length is None or len(value) == length), f"{what} must be a list"
          + (f" of {length}." if length is not None else "."))
    return value  # type: ignore[no-any-return]


def _index(names: Sequence[str], value: Any, what: str) -> int:
    _need(isinstance(value, str) and value in names, f"{what} must be one of {', '.join(names)}.")
    return names.index(value)


class Builder:
    """Sets a state up from a position."""

    def __init__(self, position: Json, rules: PlainRecord, board: Board):
        self.given, self.rules, self.board = position, rules, board
        self.provinces = board.in_play(rules.regions == 5)
        self.regions = board.regions[: rules.regions]
        self.state = PlainRecord(STATE)

    def build(self) -> PlainRecord:
        """The state, or PositionError."""
        s, given, n = self.state, self.given, self.rules.seats
        clear(s)
        s.era = _int(given.get("era"), 1, ERAS, "era")
        s.round_no = _int(given.get("round"), 1, 2, "round")
        s.phase = _index(PHASES, given.get("phase"), "phase")
        order = _list(given.get("turn_order"), n, "turn_order")
        _need(sorted(order, key=str) == list(range(n)), f"turn_order must name every seat from 0 to {n - 1} once.")
        for i, seat in enumerate(order):
            s.turn_order[i] = seat
        for i, seat in enumerate(_list(given.get("seats"), n, "seats")):
            self._seat(i, _dict(seat, f"seats[{i}]"))
        self._provinces()
        self._slots()
        self._cards()
        self._modules()
        self._flow()
        self._check_pieces()
        return s

    def _seat(self, i: int, seat: Json) -> None:
        s, what = self.state, f"seats[{i}]."
        s.score[i] = _int(seat.get("score"), 0, 2000, what + "score")
        s.food[i] = _int(seat.get("food"), 0, 500, what + "food")
        s.bushido[i] = _int(seat.get("bushido"), 0, 500, what + "bushido")
        s.supply[i] = _int(seat.get("samurai_left"), 0, 20, what + "samurai_left")
        influence = _dict(seat.get("influence"), what + "influence")
        for k, region in enumerate(self.regions):
            s.influence[i, k] = _int(influence.get(region, 0), 0, 120, f"{what}influence.{region}")
        for card in _list(seat.get("hand"), None, what + "hand"):
            s.hand[i, _index(self.regions, card, what + "hand")] += 1
        if seat.get("picked") is not None:
            s.picked[i] = _index(self.regions, seat["picked"], what + "picked")
        orders = _dict(seat.get("orders_left"), what + "orders_left")
        for k, order in enumerate(ORDER_IDS):
            house = self.rules.solo and i > 0 and order not in orders
            s.orders[i, k] = self.rules.orders[k] if house else _int(
                orders.get(order, 0), 0, self.rules.orders[k], f"{what}orders_left.{order}"
            )
        if self.rules.dojos:
            if seat.get("dojo") is not None:
                s.dojo[i] = _index(DOJO_IDS, seat["dojo"], what + "dojo")
            s.range[i] = _int(seat.get("range", 0), 0, ARCHERS, what + "range")
            s.arsenal[i] = _int(seat.get("arsenal", 0), 0, 16, what + "arsenal")
            s.headquarters[i] = _int(seat.get("headquarters", 0), 0, 1, what + "headquarters")

    def _provinces(self) -> None:
        s, r, n = self.state, self.rules, self.rules.seats
        given = _dict(self.given.get("provinces"), "provinces")
        for name in given:
            _need(name in self.provinces, f"provinces names {str(name)[:30]!r}, which is not in play.")
        for i, name in enumerate(self.provinces):
            what = f"provinces.{name}."
            province = _dict(given.get(name), what[:-1])
            if province.get("resource") is not None:
                _need(r.role[i] == Role.RESOURCE, f"{name} yields no resource (EMP-04).")
                s.resource[i] = _index(GOODS, province["resource"], what + "resource")
            for seat, count in enumerate(_list(province.get("samurai"), n, what + "samurai")):
                s.samurai[seat, i] = _int(count, 0, 20, what + "samurai")
            for seat in _list(province.get("castles", []), None, what + "castles"):
                seat = _int(seat, 0, n - 1, what + "castles")
                region = r.region_of[i]
                _need(s.castle[seat, region] == NONE, f"Seat {seat} has two castles in one region (EMP-56).")
                s.castle[seat, region] = i
            if r.dojos:
                for seat, count in enumerate(_list(province.get("archers", [0] * n), n, what + "archers")):
                    s.archers[seat, i] = _int(count, 0, ARCHERS, what + "archers")
                for seat in _list(province.get("generals", []), None, what + "generals"):
                    seat = _int(seat, 0, n - 1, what + "generals")
                    _need(s.general[seat] == NONE, f"Seat {seat} has two generals (DOJ-11).")
                    s.general[seat] = i
            if r.sacred_shrines and province.get("figure") is not None:
                s.figure[i] = _index(COLOURS, province["figure"], what + "figure")

    def _slots(self) -> None:
        s, r = self.state, self.rules
        for i, slot in enumerate(_list(self.given.get("slots"), r.slots, "slots")):
            what = f"slots[{i}]"
            slot = _dict(slot, what)
            _need(slot.get("slot") == slot_name(self.board, i), f"{what} must be {slot_name(self.board, i)}.")
            s.neutral[i] = _index(NEUTRALS, slot.get("neutral"), what + ".neutral")
            region = i // SLOTS_A_REGION
            for key, owner, order, place in (
                ("token", s.slot_owner, s.slot_order, s.slot_place),
                ("under", s.under_owner, s.under_order, s.under_place),
            ):
                if slot.get(key) is None:
                    continue
                token = _dict(slot[key], f"{what}.{key}")
                owner[i] = _int(token.get("seat"), 0, r.seats - 1, f"{what}.{key}.seat")
                order[i] = _index(ORDER_IDS, token.get("order"), f"{what}.{key}.order")
                if token.get("location") is not None:
                    kind = _index(LOCATION_IDS, token["location"], f"{what}.{key}.location")
                    place[i] = region * LOCATIONS + kind
                if key == "token":
                    s.slot_up[i] = int(bool(token.get("face_up")))
                    s.slot_round[i] = _int(token.get("round"), 1, s.round_no, what + ".token.round")
            _need(s.under_owner[i] == NONE or s.slot_owner[i] != NONE, f"{what} has a token under nothing.")

    def _cards(self) -> None:
        s, r = self.state, self.rules
        played = _dict(self.given.get("destiny_played"), "destiny_played")
        deck = _list(self.given.get("destiny_deck"), None, "destiny_deck")
        _need(len(deck) <= 35, "destiny_deck has at most 35 cards.")
        for k, region in enumerate(self.regions):
            s.played[k] = _int(played.get(region, 0), 0, 35, f"destiny_played.{region}")
        for k, card in enumerate(deck):
            s.deck[k] = _index(self.regions, card, "destiny_deck")
        s.deck_left = len(deck)
        for k, region in enumerate(self.regions):
            held = sum(s.hand[i, k] for i in range(r.seats)) + sum(s.picked[i] == k for i in range(r.seats))
            total = held + s.played[k] + s.deck[: s.deck_left].count(k)
            cards = r.cards[k] + r.solo
            _need(total == cards, f"There are {total} {region} destiny cards in the position, not {cards} (EMP-05).")

    def _modules(self) -> None:
        s, r = self.state, self.rules
        if r.agendas:
            agendas = _dict(self.given.get("agendas"), "agendas")
            for k, region in enumerate(self.regions):
                agenda = _dict(agendas.get(region), f"agendas.{region}")
                tile = _int(agenda.get("tile"), 1, 5, f"agendas.{region}.tile")
                s.agenda[k] = (tile - 1) * 2 + _index(("a", "b"), agenda.get("side"), f"agendas.{region}.side")
                for seat in _list(agenda.get("done", []), None, f"agendas.{region}.done"):
                    s.agenda_done[k] |= 1 << _int(seat, 0, r.seats - 1, f"agendas.{region}.done")
        if r.mountain_paths:
            for m, mountain in enumerate(_list(self.given.get("mountains"), r.mountains, "mountains")):
                token = _dict(mountain, f"mountains[{m}]").get("token")
                if token is not None:
                    s.mountain[m] = _index(TOKENS, token, f"mountains[{m}].token")
            seen = _dict(self.given.get("mountains_seen", {}), "mountains_seen")
            for k, token in enumerate(TOKENS):
                s.explored[k] = _int(seen.get(token, 0), 0, r.mountain_tokens[k], f"mountains_seen.{token}")
                lying = sum(s.mountain[m] == k for m in range(r.mountains))
                _need(s.explored[k] + lying <= r.mountain_tokens[k], f"There are too many {token} tokens (EMP-M1).")
        if r.solo:
            for h, house in enumerate(_list(self.given.get("houses"), 2, "houses")):
                self._house(h, _dict(house, f"houses[{h}]"))

    def _house(self, h: int, house: Json) -> None:
        s = self.state
        for key, pile, left in (("stack", s.stack, s.stack_left), ("aside_tokens", s.aside, s.aside_left)):
            tokens = _list(house.get(key), None, f"houses[{h}].{key}")
            _need(len(tokens) <= 16, f"houses[{h}].{key} has at most 16 tokens (SOL-02).")
            for i, token in enumerate(tokens):
                parts = str(token).split(" ")
                _need(len(parts) == 2, f"houses[{h}].{key} lists tokens such as 'grey shrine'.")
                region = _index(self.regions, parts[0], f"houses[{h}].{key}")
                pile[h, i] = region * LOCATIONS + _index(LOCATION_IDS, parts[1], f"houses[{h}].{key}")
            left[h] = len(tokens)

    def _flow(self) -> None:
        """Where in the turn the game stands; without it a phase is taken at its start."""
        s, r, n = self.state, self.rules, self.rules.seats
        flow = self.given.get("flow")
        if flow is None:
            _need(s.phase != Phase.RESOLUTION, "A position inside the resolution needs its flow.")
            s.rng = seeded(0)
            acting = _list(self.given.get("to_act", []), None, "to_act")
            first = acting[0] if acting else s.turn_order[0]
            s.current = NONE if s.phase == Phase.OVER else _int(first, 0, n - 1, "to_act")
            if s.phase == Phase.PLANNING:
                s.turn = sum(s.slot_round[i] == s.round_no for i in range(r.slots) if s.slot_owner[i] != NONE)
                _need(s.turn < r.tokens[s.round_no] * n, "All tokens of this round are placed (EMP-21).")
                s.current = s.turn_order[s.turn % n]
            return
        flow = _dict(flow, "flow")
        s.rng = _int(flow.get("rng"), 0, (1 << 63) - 1, "flow.rng")
        s.current = _int(flow.get("current"), NONE if s.phase == Phase.OVER else 0, n - 1, "flow.current")
        s.turn = _int(flow.get("turn"), 0, 20, "flow.turn")
        s.slot = _int(flow.get("slot"), NONE, r.slots, "flow.slot")
        s.decisions = _int(flow.get("decisions"), 0, 30000, "flow.decisions")
        for i in range(n):
            s.covers[i] = _int(_list(flow.get("covers"), n, "flow.covers")[i], 0, 3, "flow.covers")
            s.covered[i] = _int(_list(flow.get("covered"), n, "flow.covered")[i], 0, 1, "flow.covered")
            row = _list(_list(flow.get("cover_of"), n, "flow.cover_of")[i], n, "flow.cover_of")
            for j in range(n):
                s.cover_of[i, j] = _int(row[j], 0, 1, "flow.cover_of")
        frames = _list(flow.get("frames"), None, "flow.frames")
        _need(len(frames) <= DEPTH, f"flow.frames has at most {DEPTH} actions.")
        for f, frame in enumerate(frames):
            self._frame(f, _list(frame, WIDTH, "flow.frames"))
        s.depth = len(frames)
        if s.phase == Phase.OVER:
            for seat in _list(self.given.get("winners"), None, "winners"):
                s.winners |= 1 << _int(seat, 0, n - 1, "winners")

    def _frame(self, f: int, frame: list[Any]) -> None:
        limits = ((0, 18), (0, self.rules.regions - 1), (0, 3), (NONE, self.rules.provinces - 1), (0, 3),
                  (NONE, self.rules.provinces - 1), (0, 1), (0, 2), (0, 1))
        for column, (low, high) in enumerate(limits):
            self.state.frame[f, column] = _int(frame[column], low, high, "flow.frames")

    def _check_pieces(self) -> None:
        """Pieces are neither lost nor made (EMP-02, DOJ-11)."""
        s, r = self.state, self.rules
        for i in range(r.seats):
            built = 3 - castles_left(s, r, i)
            _need(built <= 3, f"Seat {i} has more than 3 castles (EMP-57).")
            marks = built if r.castle_mark else 0
            samurai = sum(s.samurai[i, p] for p in range(r.provinces)) + s.supply[i] + marks
            samurai += s.range[i] + s.arsenal[i] + s.headquarters[i]
            travelling = sum(1 for f in range(s.depth) if s.frame[f, 0] == 9 and s.frame[f, 4] == 0 and s.current == i)
            _need(
                samurai + travelling == r.armies,
                f"Seat {i} has {samurai} samurai on the board and in supply, not {r.armies} (EMP-02).",
            )
            _need(s.range[i] + fielded_archers(s, i) <= ARCHERS, f"Seat {i} has more than 3 archers (DOJ-11).")
            _need(not (s.headquarters[i] and s.general[i] != NONE), f"Seat {i} has two generals (DOJ-11).")
            tokens = sum(s.orders[i, k] for k in range(len(ORDER_IDS)))
            tokens += sum((s.slot_owner[k] == i) + (s.under_owner[k] == i) for k in range(r.slots))
            _need(tokens == 11, f"Seat {i} has {tokens} order tokens, not 11 (EMP-03).")
            _need(armies_on_board(s, r, i) <= 24, f"Seat {i} has too many armies on the board.")


def set_up(position: Json, rules: PlainRecord, board: Board) -> PlainRecord:
    """The state of a position; ValueError with a clear sentence if it is none."""
    return Builder(position, rules, board).build()
