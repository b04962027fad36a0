"""What a seat may know, and everything: one picture of the state, with or without a veil (EMP-07)."""

from __future__ import annotations

from functools import cached_property
from typing import Any, Literal, cast

from ..game import Json, spelled
from .actions import DOJO_IDS, slot_name
from .board import COLOURS, NEUTRALS, ORDER_IDS, TOKENS, Board
from .columns import ACT, AT, EXTRA, POINTS, REGION
from .consts import HOUSE_ORDERS, LOCATIONS, NONE, REGIONS, Act, Phase
from .control import armies_on_board, besieged, controller
from .events import LOCATION_IDS
from .orders import castles_left
from .planning import has_card
from .scoring import influence_points
from .shapes import (
    AgendaView,
    Doing,
    EmpiresView,
    MountainView,
    ProvinceView,
    SeatView,
    SlotView,
    SoloHouseView,
    TokenView,
)

PHASES = spelled(Phase)
YIELDS: tuple[Literal["food", "bushido"] | None, ...] = (None, "food", "bushido")  # by Good
ACT_IDS = spelled(Act)


class Picture:
    """Draws a state for one viewer. ``everything`` lifts the veil."""

    def __init__(self, state: Any, rules: Any, board: Board, seat: int | None, everything: bool):
        self.state, self.rules, self.board = state, rules, board
        self.regions = board.regions[: rules.regions]
        self.seat, self.everything = seat, everything

    @cached_property
    def provinces(self) -> tuple[str, ...]:
        """The provinces in play."""
        return self.board.in_play(self.rules.regions == REGIONS)

    def draw(self) -> EmpiresView:
        """The whole picture."""
        s, r = self.state, self.rules
        picture: EmpiresView = {
            "era": s.era,
            "round": s.round_no,
            "phase": PHASES[s.phase],
            "to_act": list(to_act(s, r)),
            "turn_order": [s.turn_order[i] for i in range(r.seats)],
            "seats": [self._seat(i) for i in range(r.seats)],
            "provinces": {p: self._province(i) for i, p in enumerate(self.provinces)},
            "slots": [self._slot(i) for i in range(r.slots)],
            "destiny_played": {region: s.played[i] for i, region in enumerate(self.regions)},
            "destiny_left": s.deck_left,
            "resolving": self._resolving(),
            "doing": [self._frame(f) for f in range(s.depth)],
        }
        if self.everything:
            picture["destiny_deck"] = [self.regions[c] for c in s.deck[: s.deck_left]]
        if r.agendas:
            picture["agendas"] = {region: self._agenda(i) for i, region in enumerate(self.regions)}
        if r.mountain_paths:
            picture["mountains"] = [self._mountain(m) for m in range(r.mountains)]
            picture["mountains_seen"] = {t: s.explored[i] for i, t in enumerate(TOKENS)}
        if r.solo:
            picture["houses"] = [self._house(h) for h in range(2)]
        if s.phase == Phase.OVER:
            picture["winners"] = [i for i in range(r.seats) if s.winners >> i & 1]
        return picture

    def drawn_over(self, in_sight: EmpiresView) -> EmpiresView:
        """What everybody sees, with what this seat alone sees drawn over it."""
        mine = self.seat
        if mine is None:
            return in_sight
        seats, slots = in_sight["seats"][:], in_sight["slots"][:]
        seats[mine] = cast(SeatView, seats[mine] | self._screened(mine))
        for i in range(self.rules.slots):
            if self.state.slot_owner[i] == mine:
                slots[i] = self._slot(i)
        return {**in_sight, "seats": seats, "slots": slots}

    def _sees(self, seat: int) -> bool:
        return self.everything or seat == self.seat

    def _seat(self, i: int) -> SeatView:
        s, r = self.state, self.rules
        screened = self._screened(i)
        seat: SeatView = {
            "score": s.score[i],
            "food": screened["food"],
            "bushido": screened["bushido"],
            "influence": {region: s.influence[i, k] for k, region in enumerate(self.regions)},
            "final_points": {region: influence_points(s, r, i, k) for k, region in enumerate(self.regions)},
            "samurai_left": s.supply[i],
            "castles_left": castles_left(s, r, i),
            "armies": armies_on_board(s, r, i),
            "hand": screened["hand"],
            "hand_count": sum(s.hand[i, k] for k in range(r.regions)),
            "picked": screened["picked"],
            "orders_left": screened["orders_left"],
            "orders_count": sum(self._orders(i).values()),
            "cover_price": s.covers[i] + 1,
            "covered": bool(s.covered[i]),
        }
        if r.dojos:
            seat["dojo"] = DOJO_IDS[s.dojo[i]] if s.dojo[i] != NONE else None
            seat["range"] = s.range[i]
            seat["arsenal"] = s.arsenal[i]
            seat["headquarters"] = s.headquarters[i]
        return seat

    def _screened(self, i: int) -> Json:
        """What a seat keeps behind its screen, as far as this viewer sees it."""
        s, r = self.state, self.rules
        sees = self._sees(i)
        goods = sees or r.open_screens or (r.solo and i > 0)
        hand = [region for k, region in enumerate(self.regions) for _ in range(s.hand[i, k])] if sees else None
        return {
            "food": s.food[i] if goods else None,
            "bushido": s.bushido[i] if goods else None,
            "hand": hand,
            "picked": self._picked(i),
            "orders_left": self._orders(i) if sees else None,
        }

    def _orders(self, i: int) -> dict[str, int]:
        """The orders a seat has left, by kind; the houses of the solo game have four kinds."""
        kinds = ORDER_IDS[:HOUSE_ORDERS] if self.rules.solo and i > 0 else ORDER_IDS
        return {order: self.state.orders[i, k] for k, order in enumerate(kinds)}

    def _picked(self, i: int) -> Any:
        """The region picked, True for a card face down to this viewer, None before the pick."""
        card = self.state.picked[i]
        if card == NONE:
            return None
        return self.regions[card] if self._sees(i) else True

    def _province(self, i: int) -> ProvinceView:
        s, r = self.state, self.rules
        region = r.region_of[i]
        holder = controller(s, r, i)
        castles = [seat for seat in range(r.seats) if s.castle[seat, region] == i]
        province: ProvinceView = {
            "resource": YIELDS[s.resource[i]],
            "samurai": [s.samurai[seat, i] for seat in range(r.seats)],
            "castles": castles,
            "controller": holder if holder != NONE else None,
        }
        if r.dojos:
            province["archers"] = [s.archers[seat, i] for seat in range(r.seats)]
            province["generals"] = [seat for seat in range(r.seats) if s.general[seat] == i]
            province["besieged"] = [seat for seat in castles if besieged(s, r, seat, i)]
        if r.sacred_shrines and s.figure[i] != NONE:
            province["figure"] = COLOURS[s.figure[i]]
        return province

    def _slot(self, i: int) -> SlotView:
        s, token, under = self.state, None, None
        if s.slot_owner[i] != NONE:
            up = bool(s.slot_up[i])
            order = ORDER_IDS[s.slot_order[i]] if up or self._sees(s.slot_owner[i]) else None
            token = self._token(s.slot_owner[i], order, up, s.slot_round[i], s.slot_location[i])
        if s.under_owner[i] != NONE:
            under = self._token(s.under_owner[i], ORDER_IDS[s.under_order[i]], True, 1, s.under_location[i])
        return {"slot": slot_name(self.board, i), "neutral": NEUTRALS[s.neutral[i]], "token": token, "under": under}

    def _token(self, seat: int, order: str | None, face_up: bool, round_no: int, location: int) -> TokenView:
        """An order token, with the kind on the location token a house drew for it."""
        token: TokenView = {"seat": seat, "order": order, "face_up": face_up, "round": round_no}
        if location != NONE:
            token["location"] = LOCATION_IDS[location % LOCATIONS]
        return token

    def _resolving(self) -> str | None:
        """The slot whose token acts now."""
        s = self.state
        on_board = s.phase == Phase.RESOLUTION and 0 <= s.slot < self.rules.slots
        return slot_name(self.board, s.slot) if on_board else None

    def _frame(self, f: int) -> Doing:
        """An action under way, in words a client can show."""
        frame = self.state.frame
        act = frame[f, ACT]
        shown: Doing = {"act": ACT_IDS[act], "region": self.regions[frame[f, REGION]], "points": frame[f, POINTS]}
        if frame[f, AT] != NONE and act != Act.PLACEMENT:
            shown["at"] = self.provinces[frame[f, AT]]
        if act in (Act.MOVE, Act.RECRUIT, Act.ATTACK):
            shown["extra"] = bool(frame[f, EXTRA])  # something more may be paid for
        return shown

    def _agenda(self, region: int) -> AgendaView:
        s = self.state
        side = s.agenda[region]
        done = [i for i in range(self.rules.seats) if s.agenda_done[region] >> i & 1]
        return {"tile": side // 2 + 1, "side": "ab"[side % 2], "done": done}

    def _mountain(self, m: int) -> MountainView:
        s, r = self.state, self.rules
        edge = r.mountain_edge[m, 0]
        ends = [self.provinces[r.edge_from[edge]], self.provinces[r.edge_to[edge]]]
        there = s.mountain[m] != NONE
        return {"between": ends, "token": TOKENS[s.mountain[m]] if there and self.everything else there or None}

    def _house(self, h: int) -> SoloHouseView:
        s = self.state
        left = s.stack_left[h]
        aside = [0] * self.rules.regions
        for i in range(s.aside_left[h]):
            aside[s.aside[h, i] // LOCATIONS] += 1
        house: SoloHouseView = {
            "seat": h + 1,
            "stack_left": left,
            "next_region": self.regions[s.stack[h, left - 1] // LOCATIONS] if left else None,
            "aside": {region: aside[k] for k, region in enumerate(self.regions)},
        }
        if self.everything:
            house["stack"] = [self._location(s.stack[h, i]) for i in range(left)]
            house["aside_tokens"] = [self._location(s.aside[h, i]) for i in range(s.aside_left[h])]
        return house

    def _location(self, token: int) -> str:
        return f"{self.regions[token // LOCATIONS]} {LOCATION_IDS[token % LOCATIONS]}"


def to_act(state: Any, rules: Any) -> tuple[int, ...]:
    """The seats that may act now; all who still have to pick a destiny card (EMP-30)."""
    if state.phase == Phase.OVER:
        return ()
    if state.phase == Phase.DESTINY and state.depth == 0:
        return tuple(s for s in range(rules.seats) if state.picked[s] == NONE and has_card(state, s))
    return (state.current,)
