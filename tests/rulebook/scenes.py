"""Scenes for Small Samurai Empires: a table set up as a rule's example describes it, in a few words.

    scene = Scene(players=3).clear().army(0, "kii", 2).army(1, "kii").goods(0, bushido=1)
    scene.act(0, "attack", "orange-1")            # red's attack order is turned up in the orange region
    scene.play("attack kii 1")

Every piece put on the board comes from its owner's supply, so a scene is always a position that could stand.
"""

from __future__ import annotations

from typing import Any, Self

import tatami
from tatami.empires import step
from tatami.empires.board import NEUTRALS, ORDER_IDS, REGION_IDS, TOKENS
from tatami.empires.consts import NONE, Phase
from tatami.empires.control import controller
from tatami.empires.planning import take_tokens
from tatami.empires.solo import locations_back

GOODS = ("nothing", "food", "bushido")
DOJOS = ("earth", "wind", "fire", "water", "void")


class Scene:
    """A table to arrange and then to play at."""

    def __init__(self, players: int = 3, seed: int = 1, **options: Any):
        self.table = tatami.new_table("empires", players=players, seed=seed, **options)
        self.s, self.r = self.table._state, self.table._rules
        self.provinces = list(self.table.view(None)["provinces"])

    # ------------------------------------------------------------ arranging

    def p(self, province: str) -> int:
        """The number of a province."""
        return self.provinces.index(province)

    def slot(self, name: str) -> int:
        """The number of a slot."""
        region, n = name.split("-")
        return REGION_IDS.index(region) * 3 + int(n) - 1

    def clear(self) -> Self:
        """No army, castle or token on the board; no goods; turn order by seats; agendas not scored."""
        s, r = self.s, self.r
        s.samurai[:] = 0
        s.archers[:] = 0
        s.castle[:] = NONE
        s.general[:] = NONE
        s.agenda_done[:] = 0
        for seat in range(r.seats):
            s.supply[seat] = r.armies
            s.food[seat] = s.bushido[seat] = 0
            s.turn_order[seat] = seat
            s.range[seat] = s.arsenal[seat] = s.headquarters[seat] = 0
        if r.solo:  # the houses have placed already
            locations_back(s, r)
            take_tokens(s, r)
            s.slot_owner[:] = s.slot_order[:] = NONE
            s.score[:] = 0
        return self

    def army(self, seat: int, province: str, count: int = 1, unit: str = "samurai") -> Self:
        """Armies of a seat in a province."""
        i = self.p(province)
        if unit == "samurai":
            self.s.samurai[seat, i] += count
            self.s.supply[seat] -= count
        elif unit == "archer":
            self.s.archers[seat, i] += count
        else:
            self.s.general[seat] = i
        return self

    def castle(self, seat: int, province: str) -> Self:
        """A castle."""
        i = self.p(province)
        self.s.castle[seat, self.r.region_of[i]] = i
        if self.r.castle_mark:
            self.s.supply[seat] -= 1
        return self

    def goods(self, seat: int, food: int = 0, bushido: int = 0) -> Self:
        """What lies behind a screen."""
        self.s.food[seat], self.s.bushido[seat] = food, bushido
        return self

    def resource(self, province: str, good: str) -> Self:
        """What a resource province yields."""
        self.s.resource[self.p(province)] = GOODS.index(good)
        return self

    def neutral(self, slot: str, kind: str) -> Self:
        """The neutral action beside a slot."""
        self.s.neutral[self.slot(slot)] = NEUTRALS.index(kind)
        return self

    def trained(self, seat: int, archers: int = 0, veterans: int = 0, general: int = 0, dojo: str = "") -> Self:
        """Trained units in the dojo (from the barracks)."""
        s = self.s
        s.range[seat], s.arsenal[seat], s.headquarters[seat] = archers, veterans, general
        s.supply[seat] -= archers + veterans + general
        if dojo:
            s.dojo[seat] = DOJOS.index(dojo)
        return self

    def token(self, seat: int, order: str, slot: str, round_no: int = 1, face_up: bool | None = None) -> Self:
        """An order token on a slot, from its owner's screen; round-1 tokens lie face up in round 2."""
        i, k = self.slot(slot), ORDER_IDS.index(order)
        s = self.s
        s.slot_owner[i], s.slot_order[i], s.slot_round[i] = seat, k, round_no
        s.slot_up[i] = int(s.round_no > round_no if face_up is None else face_up)
        s.orders[seat, k] -= 1
        return self

    def mountain(self, a: str, b: str, token: str | None) -> Self:
        """The token on the mountain road between two provinces."""
        for m, view in enumerate(self.table.view(None)["mountains"]):
            if set(view["between"]) == {a, b}:
                self.s.mountain[m] = NONE if token is None else TOKENS.index(token)
        return self

    def agenda(self, region: str, tile: int, side: str) -> Self:
        """The agenda tile of a region."""
        self.s.agenda[REGION_IDS.index(region)] = (tile - 1) * 2 + "ab".index(side)
        return self

    # ------------------------------------------------------------ where in the game

    def planning(self, seat: int, round_no: int = 1) -> Self:
        """That seat places next."""
        s = self.s
        s.phase, s.round_no, s.depth = Phase.PLANNING, round_no, 0
        s.picked[:] = NONE
        s.turn = [s.turn_order[i] for i in range(self.r.seats)].index(seat)
        return self._go()

    def act(self, seat: int, order: str, slot: str, round_no: int = 1) -> Self:
        """That seat's order on that slot is turned up now."""
        s = self.s
        s.phase, s.round_no, s.depth = Phase.RESOLUTION, round_no, 0
        s.picked[:] = NONE
        i = self.slot(slot)
        if s.slot_owner[i] == NONE:
            self.token(seat, order, slot, 1, False)
        s.slot = i - 1 if round_no == 1 else i + 1
        return self._go()

    def end_of_era(self, era: int = 1) -> Self:
        """Round 2 of the era has just been resolved: the era end follows at once."""
        s = self.s
        s.phase, s.round_no, s.depth, s.era = Phase.RESOLUTION, 2, 0, era
        s.picked[:] = NONE
        s.slot = 0
        s.slot_owner[0] = NONE
        return self._go()

    def _go(self) -> Self:
        self.table._undo.clear()
        self.table._run(lambda: step.advance(self.s, self.r))
        return self

    # ------------------------------------------------------------ playing and looking

    def play(self, *moves: str, seat: int | None = None) -> list[tatami.Event]:
        """Play moves of whoever is to act; the events of all of them."""
        events: list[tatami.Event] = []
        for move in moves:
            events += self.table.play(move, seat)
            self.s = self.table._state
        return events

    def words(self, seat: int | None = None) -> set[str]:
        """The legal moves in words."""
        return {a.words for a in self.table.legal(seat)}

    def why(self, move: str, seat: int | None = None) -> str:
        """The rule that forbids a move ('' if it is legal)."""
        refused = self.table.why(move, seat)
        return refused.rule if refused else ""

    def at(self, seat: int, province: str) -> int:
        """Samurai of a seat in a province."""
        return int(self.s.samurai[seat, self.p(province)])

    def holder(self, province: str) -> int | None:
        """Who controls a province."""
        seat = controller(self.s, self.r, self.p(province))
        return None if seat == NONE else int(seat)

    def kinds(self, kind: str) -> list[dict[str, Any]]:
        """The arguments of all events of one kind so far."""
        return [dict(e.args) for e in self.table._log if e.kind == kind]
