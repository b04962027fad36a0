"""Positions: everything in the state as names, and the way back, checked (API: ``position``, ``from_position``)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from ..errors import Failure
from ..game import Json
from ..kernel.records import PlainRecord
from ..kernel.rng import seeded
from .actions import DOJO_IDS, slot_name
from .board import COLOURS, NEUTRALS, ORDER_IDS, TOKENS, Board
from .box_check import box_fault
from .columns import (
    ACT,
    AT,
    BONUS,
    COLUMNS,
    EXTRA,
    FIRST_COLUMNS,
    ONLY_AT,
    OPEN,
    PINNED,
    POINTS,
    REGION,
    UNIT,
    WIDTH,
)
from .consts import (
    ARCHERS,
    ARMIES,
    CARDS,
    CASTLES,
    DEPTH,
    DRAFT_ARMIES,
    ERAS,
    HOUSE_LOCATIONS,
    HUMAN,
    LOCATIONS,
    MAX_LEGAL,
    NONE,
    REGIONS,
    SLOTS_A_REGION,
    Act,
    Phase,
    Role,
    Unit,
)
from .dojo import fielded_archers
from .events import GOODS, LOCATION_IDS
from .legal import legal
from .orders import castles_left
from .setup import clear
from .stack_check import POINTS_AT_MOST, stack_possible
from .state import STATE
from .step import advance
from .view import ACT_IDS, PHASES, Picture

# more than a game can give; the record's numbers hold more
MOST_SCORE, MOST_GOODS, MOST_INFLUENCE, MOST_TURNS, MOST_DECISIONS = 2000, 500, 60, 20, 30000
MOST_COVERS = 3  # the highest price of a cover, met in the draft alone (EMP-36)


def position(state: PlainRecord, rules: PlainRecord, board: Board) -> Json:
    """Everything."""
    picture = cast(Json, Picture(state, rules, board, None, True).draw())
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
        "columns": list(COLUMNS),
        "acts": [ACT_IDS[state.frame[f, ACT]] for f in range(state.depth)],
        "frames": [[int(cell) for cell in row] for row in state.frame.rows()[: state.depth]],
    }
    if state.keyed:
        picture["flow"]["key"] = list(state.key)
    return picture


def _need(condition: bool, reason: str, **about: Any) -> None:
    if not condition:
        raise Failure(f"position-{reason}", **about)


def _int(value: Any, low: int, high: int, what: str) -> int:
    _need(type(value) is int and low <= value <= high, "number", what=what, low=str(low), high=str(high))
    return int(value)


def _dict(value: Any, what: str) -> Json:
    _need(isinstance(value, dict), "object", what=what)
    return value  # type: ignore[no-any-return]


def _list(value: Any, length: int | None, what: str) -> list[Any]:
    _need(isinstance(value, list), "list", what=what)
    _need(length is None or len(value) == length, "list-of", what=what, n=length)
    return value  # type: ignore[no-any-return]


def _index(names: Sequence[str], value: Any, what: str) -> int:
    _need(isinstance(value, str) and value in names, "one-of", what=what, names=names)
    return names.index(value)


class Builder:
    """Sets a state up from a position."""

    def __init__(self, position: Json, rules: Any, board: Board):
        self.given, self.rules, self.board = position, rules, board
        self.provinces = board.in_play(rules.regions == REGIONS)
        self.regions = board.regions[: rules.regions]
        self.state: Any = PlainRecord(STATE)

    def build(self) -> PlainRecord:
        """The state, or Failure."""
        s, given, n = self.state, self.given, self.rules.seats
        clear(s)
        s.era = _int(given.get("era"), 1, ERAS, "era")
        s.round_no = _int(given.get("round"), 1, 2, "round")
        s.phase = _index(PHASES, given.get("phase"), "phase")
        order = _list(given.get("turn_order"), n, "turn_order")
        for i, seat in enumerate(order):
            s.turn_order[i] = _int(seat, 0, n - 1, "turn_order")
        _need(len(set(order)) == n, "turn-order", last=n - 1)
        for i, seat in enumerate(_list(given.get("seats"), n, "seats")):
            self._seat(i, _dict(seat, f"seats[{i}]"))
        self._provinces()
        self._slots()
        self._cards()
        self._modules()
        self._flow()
        self._check_pieces()
        if fault := box_fault(s, self.rules, self.provinces):
            raise fault
        self._check_dojos()
        self._check_flow()
        return s  # type: ignore[no-any-return]

    def _seat(self, i: int, seat: Json) -> None:
        s, what = self.state, f"seats[{i}]."
        s.score[i] = _int(seat.get("score"), 0, MOST_SCORE, what + "score")
        s.food[i] = _int(seat.get("food"), 0, MOST_GOODS, what + "food")
        s.bushido[i] = _int(seat.get("bushido"), 0, MOST_GOODS, what + "bushido")
        s.supply[i] = _int(seat.get("samurai_left"), 0, DRAFT_ARMIES, what + "samurai_left")
        influence = _dict(seat.get("influence"), what + "influence")
        for k, region in enumerate(self.regions):
            s.influence[i, k] = _int(influence.get(region, 0), 0, MOST_INFLUENCE, f"{what}influence.{region}")
        hand = _list(seat.get("hand"), None, what + "hand")
        _need(len(hand) <= CARDS, "cards", what=what + "hand", most=CARDS)
        for card in hand:
            s.hand[i, _index(self.regions, card, what + "hand")] += 1
        if seat.get("picked") is not None:
            s.picked[i] = _index(self.regions, seat["picked"], what + "picked")
        orders = _dict(seat.get("orders_left"), what + "orders_left")
        for k, order in enumerate(ORDER_IDS):
            house = self.rules.solo and i > 0 and order not in orders
            s.orders[i, k] = (
                self.rules.orders[k]
                if house
                else _int(orders.get(order, 0), 0, self.rules.orders[k], f"{what}orders_left.{order}")
            )
        if self.rules.dojos:
            if seat.get("dojo") is not None:
                s.dojo[i] = _index(DOJO_IDS, seat["dojo"], what + "dojo")
            s.range[i] = _int(seat.get("range", 0), 0, ARCHERS, what + "range")
            s.arsenal[i] = _int(seat.get("arsenal", 0), 0, ARMIES, what + "arsenal")
            s.headquarters[i] = _int(seat.get("headquarters", 0), 0, 1, what + "headquarters")

    def _provinces(self) -> None:
        s, r, n = self.state, self.rules, self.rules.seats
        given = _dict(self.given.get("provinces"), "provinces")
        for name in given:
            _need(name in self.provinces, "province", name=str(name)[:30])
        for i, name in enumerate(self.provinces):
            what = f"provinces.{name}."
            province = _dict(given.get(name), what[:-1])
            if province.get("resource") is not None:
                _need(r.role[i] == Role.RESOURCE, "no-resource", province=name)
                s.resource[i] = _index(GOODS, province["resource"], what + "resource")
            for seat, count in enumerate(_list(province.get("samurai"), n, what + "samurai")):
                s.samurai[seat, i] = _int(count, 0, DRAFT_ARMIES, what + "samurai")
            for seat in _list(province.get("castles", []), None, what + "castles"):
                seat = _int(seat, 0, n - 1, what + "castles")
                region = r.region_of[i]
                _need(s.castle[seat, region] == NONE, "two-castles", seat=seat)
                s.castle[seat, region] = i
            if r.dojos:
                for seat, count in enumerate(_list(province.get("archers", [0] * n), n, what + "archers")):
                    s.archers[seat, i] = _int(count, 0, ARCHERS, what + "archers")
                for seat in _list(province.get("generals", []), None, what + "generals"):
                    seat = _int(seat, 0, n - 1, what + "generals")
                    _need(s.general[seat] == NONE, "two-generals", seat=seat)
                    s.general[seat] = i
            if r.sacred_shrines and province.get("figure") is not None:
                s.figure[i] = _index(COLOURS, province["figure"], what + "figure")

    def _slots(self) -> None:
        s, r = self.state, self.rules
        for i, slot in enumerate(_list(self.given.get("slots"), r.slots, "slots")):
            what = f"slots[{i}]"
            slot = _dict(slot, what)
            _need(slot.get("slot") == slot_name(self.board, i), "slot", what=what, slot=slot_name(self.board, i))
            s.neutral[i] = _index(NEUTRALS, slot.get("neutral"), what + ".neutral")
            region = i // SLOTS_A_REGION
            for key, owner, order, spot in (
                ("token", s.slot_owner, s.slot_order, s.slot_location),
                ("under", s.under_owner, s.under_order, s.under_location),
            ):
                if slot.get(key) is None:
                    continue
                token = _dict(slot[key], f"{what}.{key}")
                owner[i] = _int(token.get("seat"), 0, r.seats - 1, f"{what}.{key}.seat")
                order[i] = _index(ORDER_IDS, token.get("order"), f"{what}.{key}.order")
                if token.get("location") is not None:
                    kind = _index(LOCATION_IDS, token["location"], f"{what}.{key}.location")
                    spot[i] = region * LOCATIONS + kind
                if key == "token":
                    s.slot_up[i] = int(bool(token.get("face_up")))
                    s.slot_round[i] = _int(token.get("round"), 1, s.round_no, what + ".token.round")
            covered = s.under_owner[i] != NONE
            _need(not covered or s.slot_owner[i] != NONE, "under-nothing", what=what)
            _need(not covered or s.slot_round[i] == 2, "covered-early", what=what)
            for taker, location in ((s.slot_owner[i], s.slot_location[i]), (s.under_owner[i], s.under_location[i])):
                house = r.solo == 1 and taker > 0
                _need((location != NONE) == house, "location", what=what)

    def _cards(self) -> None:
        s, r = self.state, self.rules
        played = _dict(self.given.get("destiny_played"), "destiny_played")
        deck = _list(self.given.get("destiny_deck"), None, "destiny_deck")
        _need(len(deck) <= CARDS, "cards", what="destiny_deck", most=CARDS)
        for k, region in enumerate(self.regions):
            s.played[k] = _int(played.get(region, 0), 0, CARDS, f"destiny_played.{region}")
        for k, card in enumerate(deck):
            s.deck[k] = _index(self.regions, card, "destiny_deck")
        s.deck_left = len(deck)
        for k, region in enumerate(self.regions):
            held = sum(s.hand[i, k] for i in range(r.seats)) + sum(s.picked[i] == k for i in range(r.seats))
            total = held + s.played[k] + s.deck[: s.deck_left].count(k)
            cards = r.cards[k] + r.solo
            _need(total == cards, "destiny", n=total, region=region, cards=cards)

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
                _need(s.explored[k] + lying <= r.mountain_tokens[k], "mountain-tokens", token=token)
        if r.solo:
            for h, house in enumerate(_list(self.given.get("houses"), 2, "houses")):
                self._house(h, _dict(house, f"houses[{h}]"))

    def _house(self, h: int, house: Json) -> None:
        s = self.state
        for key, pile, left in (("stack", s.stack, s.stack_left), ("aside_tokens", s.aside, s.aside_left)):
            tokens = _list(house.get(key), None, f"houses[{h}].{key}")
            _need(len(tokens) <= HOUSE_LOCATIONS, "stack", what=f"houses[{h}].{key}")
            for i, token in enumerate(tokens):
                parts = str(token).split(" ")
                _need(len(parts) == 2, "stack-form", what=f"houses[{h}].{key}")
                region = _index(self.regions, parts[0], f"houses[{h}].{key}")
                pile[h, i] = region * LOCATIONS + _index(LOCATION_IDS, parts[1], f"houses[{h}].{key}")
            left[h] = len(tokens)
        lying = [s.stack[h, i] for i in range(s.stack_left[h])] + [s.aside[h, i] for i in range(s.aside_left[h])]
        lying += [s.slot_location[i] for i in range(self.rules.slots) if s.slot_owner[i] == h + 1]
        lying += [s.under_location[i] for i in range(self.rules.slots) if s.under_owner[i] == h + 1]
        _need(sorted(lying) == list(range(HOUSE_LOCATIONS)), "locations", what=f"houses[{h}]")

    def _flow(self) -> None:
        """Where in the turn the game stands; without it a phase is taken at its start."""
        s, r, n = self.state, self.rules, self.rules.seats
        flow = self.given.get("flow")
        if flow is None:
            _need(s.phase != Phase.RESOLUTION, "no-flow")
            s.rng = seeded(0)
            self._covers()
            if s.phase == Phase.PLANNING:
                s.turn = sum(s.slot_round[i] == s.round_no for i in range(r.slots) if s.slot_owner[i] != NONE)
                _need(s.turn < r.tokens[s.round_no] * n, "all-placed")
            self._winners()
            return
        flow = _dict(flow, "flow")
        s.rng = _int(flow.get("rng"), 0, (1 << 63) - 1, "flow.rng")
        if "key" in flow:
            s.keyed = 1
            for i, word in enumerate(_list(flow["key"], 4, "flow.key")):
                s.key[i] = _int(word, -1 << 31, (1 << 31) - 1, "flow.key")
        s.current = _int(flow.get("current"), NONE, n - 1, "flow.current")
        s.turn = _int(flow.get("turn"), 0, MOST_TURNS, "flow.turn")
        s.slot = _int(flow.get("slot"), NONE, r.slots, "flow.slot")
        s.decisions = _int(flow.get("decisions"), 0, MOST_DECISIONS, "flow.decisions")
        covers = _list(flow.get("covers"), n, "flow.covers")
        covered = _list(flow.get("covered"), n, "flow.covered")
        cover_of = _list(flow.get("cover_of"), n, "flow.cover_of")
        for i in range(n):
            s.covers[i] = _int(covers[i], 0, MOST_COVERS, "flow.covers")
            s.covered[i] = _int(covered[i], 0, 1, "flow.covered")
            for j, once in enumerate(_list(cover_of[i], n, "flow.cover_of")):
                s.cover_of[i, j] = _int(once, 0, 1, "flow.cover_of")
        frames = _list(flow.get("frames"), None, "flow.frames")
        _need(len(frames) <= DEPTH, "frames", most=DEPTH)
        columns = _list(flow.get("columns", list(FIRST_COLUMNS)), None, "flow.columns")
        _need(sorted(map(str, columns)) == sorted(COLUMNS), "columns", names=COLUMNS)
        acts = _list(flow.get("acts", [None] * len(frames)), len(frames), "flow.acts")
        for f, frame in enumerate(frames):
            named = dict(zip(columns, _list(frame, WIDTH, "flow.frames"), strict=True))
            if acts[f] is not None:
                named["act"] = _index(ACT_IDS, acts[f], "flow.acts")
            self._frame(f, [named[column] for column in COLUMNS])
        s.depth = len(frames)
        self._winners()

    def _covers(self) -> None:
        """EMP-34, EMP-35: who has covered whom is seen by what lies under what."""
        s, r = self.state, self.rules
        for i in range(r.slots):
            owner, victim = s.slot_owner[i], s.under_owner[i]
            if victim not in (NONE, owner):
                if not (r.solo and owner != HUMAN):  # the houses cover for free (SOL-11)
                    s.covers[owner] += 1
                s.covered[victim] = s.cover_of[owner, victim] = 1

    def _winners(self) -> None:
        s, n = self.state, self.rules.seats
        if s.phase == Phase.OVER:
            s.current = NONE
            for seat in _list(self.given.get("winners"), None, "winners"):
                s.winners |= 1 << _int(seat, 0, n - 1, "winners")

    def _frame(self, f: int, frame: list[Any]) -> None:
        province = (NONE, self.rules.provinces - 1)
        limits = {
            ACT: (0, max(Act)),
            REGION: (0, self.rules.regions - 1),
            POINTS: (0, max(POINTS_AT_MOST.values())),
            AT: province,
            UNIT: (0, max(ONLY_AT, *Unit)),  # also an attack's scope
            EXTRA: province,  # the widest of its meanings
            OPEN: (0, 1),
            BONUS: (0, 2),
            PINNED: (0, 1),
        }
        for column, (low, high) in limits.items():
            self.state.frame[f, column] = _int(frame[column], low, high, "flow.frames")

    def _check_pieces(self) -> None:
        """Pieces are neither lost nor made (EMP-02, EMP-03, DOJ-11)."""
        s, r = self.state, self.rules
        for i in range(r.seats):
            built = CASTLES - castles_left(s, r, i)
            _need(built <= CASTLES, "castles", seat=i)
            # an army on a mountain stands in no province (EMP-M4)
            away = [s.frame[f, UNIT] for f in range(s.depth) if s.frame[f, ACT] == Act.EXPEDITION and s.current == i]
            samurai = sum(s.samurai[i, p] for p in range(r.provinces)) + s.supply[i] + built * r.castle_mark
            samurai += s.range[i] + s.arsenal[i] + s.headquarters[i] + away.count(Unit.SAMURAI)
            _need(
                samurai == r.armies,
                "samurai",
                seat=i,
                n=samurai,
                all=r.armies,
            )
            archers = s.range[i] + fielded_archers(s, i) + away.count(Unit.ARCHER)
            _need(archers <= ARCHERS, "archers", seat=i)
            generals = s.headquarters[i] + (s.general[i] != NONE) + away.count(Unit.GENERAL)
            _need(generals <= 1, "two-generals", seat=i)
            for k, order in enumerate(ORDER_IDS):
                lying = sum((s.slot_owner[j] == i and s.slot_order[j] == k) for j in range(r.slots))
                lying += sum((s.under_owner[j] == i and s.under_order[j] == k) for j in range(r.slots))
                tokens = s.orders[i, k] + lying
                _need(tokens == r.orders[k], "orders", seat=i, n=tokens, order=order, all=r.orders[k])

    def _check_dojos(self) -> None:
        """DOJ-01: every seat has a dojo of its own once the game has begun."""
        s, r = self.state, self.rules
        chosen = [s.dojo[i] for i in range(r.seats) if s.dojo[i] != NONE]
        _need(len(set(chosen)) == len(chosen), "same-dojo")
        complete = len(chosen) == r.seats or not r.dojos
        _need(complete != (s.phase == Phase.DOJO), "dojos")

    def _check_flow(self) -> None:
        """Somebody has to decide, and can; or the game is over."""
        s, r = self.state, self.rules
        if s.phase == Phase.OVER:
            _need(s.depth == 0 and s.current == NONE, "over-acts")
            _need(s.era == ERAS and s.winners > 0, "over")
            return
        cards = sum(s.hand[i, k] for i in range(r.seats) for k in range(REGIONS))
        _need(s.phase != Phase.DESTINY or cards > 0, "no-card")
        _need(stack_possible(s, r), "course")
        if self.given.get("flow") is None:
            advance(s, r)
        trial = s.copy()
        advance(trial, r)
        moves: Any = [0] * MAX_LEGAL
        _need(
            trial.tobytes() == s.tobytes() and legal(trial, r, moves) > 0,
            "nobody-decides",
        )


def set_up(position: Json, rules: PlainRecord, board: Board) -> PlainRecord:
    """The state of a position; ValueError with a clear sentence if it is none."""
    return Builder(position, rules, board).build()
