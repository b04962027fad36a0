"""All that lies on the table, and what is seen at a glance: power, control, sieges."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from dataclasses import dataclass
from typing import Any

from .agendas import POINTS, fulfilled
from .chart import Chart

UNITS = ("samurai", "archer", "general")
FEET = ("samurai", "archer")  # what abilities call armies (DOJ-02)
ORDERS = {"recruit": 2, "attack": 2, "harvest": 2, "castle": 2, "move3": 1, "move23": 1, "ship": 1}  # EMP-03

Turn = Generator[tuple[int, set[str]], str, None]
"""An action as it is played: who decides and among which words; sent the words of the choice."""
Choice = Generator[tuple[int, set[str]], str, str]
"""The same, with a result."""


@dataclass
class Token:
    """An order token on a slot; a house's has a location and shows its order when it acts."""

    seat: int
    order: str | None
    round: int
    location: tuple[str, str] | None = None


class World:
    """A game's pieces by the law's words; begins as the set-up leaves it (EMP-10 to EMP-13)."""

    def __init__(self, position: dict[str, Any], riches: int = 2):
        options = position["options"]
        self.version: int = position["rules_version"]
        self.edition: str = options["edition"]
        self.draft = self.edition == "draft"
        self.modules = set(options["modules"])
        self.dojo_in_play = "dojo" in self.modules
        self.random_dojo: bool = options["random_dojo"]
        self.players: int = options["players"]
        self.solo = self.players == 1
        self.seats = range(3 if self.solo else self.players)
        self.chart = Chart("new_region" in self.modules)
        # what was drawn before the game
        provinces, seats = position["provinces"], position["seats"]
        self.neutral: dict[str, str] = {slot["slot"]: slot["neutral"] for slot in position["slots"]}
        self.resource: dict[str, str] = {p: it["resource"] for p, it in provinces.items() if it["resource"]}
        self.figure: dict[str, str] = {p: it["figure"] for p, it in provinces.items() if "figure" in it}
        self.agenda = {r: (it["tile"], it["side"]) for r, it in position.get("agendas", {}).items()}
        self.mountain = {frozenset(it["between"]): it["token"] for it in position.get("mountains", [])}
        self.order: list[int] = list(position["turn_order"])
        self.deck: list[str] = list(position["destiny_deck"])
        self.played = Counter(position["destiny_played"])
        self.hand = [Counter(seat["hand"]) for seat in seats]
        self.dojo: list[str | None] = [seat.get("dojo") for seat in seats]
        # what everybody begins with
        armies = 20 if self.draft else 16
        self.goods = [Counter(food=0, bushido=0) for _ in self.seats]
        self.on = [{unit: Counter[str]() for unit in UNITS} for _ in self.seats]
        self.supply = [armies] * len(self.seats)
        for seat in self.humans():
            self.goods[seat] = Counter(food=riches, bushido=riches)
            self.on[seat]["samurai"].update(dict.fromkeys(self.chart.capital.values(), 2))
            self.supply[seat] -= 2 * len(self.chart.regions)
        self.castle: list[dict[str, str]] = [{} for _ in self.seats]
        self.trained = [Counter[str]() for _ in self.seats]  # archers, veterans and generals that wait (DOJ-10)
        self.score = [0] * len(self.seats)
        self.influence = [Counter[str]() for _ in self.seats]
        self.done: dict[str, set[int]] = {r: set() for r in self.agenda}
        self.era, self.round = 1, 1
        self.phase = "dojo" if self.dojo_in_play and not self.random_dojo else "destiny"
        self.resolving: str | None = None
        self.winners: list[int] = []
        self.covers = [0] * len(self.seats)  # opponents' tokens covered this round
        self.orders: list[Counter[str]] = []
        self.slot: dict[str, list[Token]] = {}  # the uncovered token last
        self.aside: dict[int, set[tuple[str, str]]] = {}  # the houses' location tokens not in the game (SOL-02)
        self.paid: Counter[tuple[str, int, str]] = Counter()  # what the last era end gave: (event, seat, where)
        self.reached: Counter[str] = Counter()  # rare things that happened
        self.tokens_back()

    def humans(self) -> list[int]:
        """The seats people play."""
        return [seat for seat in self.seats if seat == 0 or not self.solo]

    def others(self, seat: int) -> list[int]:
        """A seat's opponents."""
        return [other for other in self.seats if other != seat]

    def tokens_back(self) -> None:
        """EMP-84."""
        self.orders = [Counter(ORDERS) for _ in self.seats]
        self.slot = {slot: [] for slot in self.chart.slots}

    def note(self, what: str, happened: object = True) -> None:
        """Something rare."""
        if happened:
            self.reached[what] += 1

    def owner(self, slot: str) -> int | None:
        """Whose token lies uncovered on a slot."""
        return self.slot[slot][-1].seat if self.slot[slot] else None

    def covered_in_this_round(self) -> set[int]:
        """EMP-35: who has a token covered by somebody else in this round."""
        pairs = [tokens for tokens in self.slot.values() if len(tokens) == 2]
        return {under.seat for under, over in pairs if under.seat != over.seat}

    # ------------------------------------------------------------ pieces

    def armies(self, seat: int, province: str) -> int:
        """DOJ-02: samurai, archers and the general."""
        return sum(self.on[seat][unit][province] for unit in UNITS)

    def all_armies(self, seat: int) -> int:
        """EMP-93, DOJ-25: armies on the board."""
        return sum(self.armies(seat, p) for p in self.chart.provinces)

    def general(self, seat: int) -> str | None:
        """Where a seat's general stands."""
        return next((p for p, n in self.on[seat]["general"].items() if n), None)

    def add(self, seat: int, unit: str, province: str) -> None:
        """Put an army on the board."""
        self.on[seat][unit][province] += 1

    def take(self, seat: int, unit: str, province: str) -> None:
        """Take an army from the board."""
        assert self.on[seat][unit][province] > 0
        self.on[seat][unit][province] -= 1

    def give_back(self, seat: int, unit: str, province: str) -> None:
        """DOJ-23: samurai return to the supply, archers and the general untrained."""
        self.take(seat, unit, province)
        if unit == "samurai":
            self.supply[seat] += 1

    def enlist(self, seat: int, province: str) -> None:
        """A samurai from the supply (EMP-57)."""
        self.supply[seat] -= 1
        self.add(seat, "samurai", province)

    def first_to_die(self, seat: int, province: str, *, by_ability: bool) -> str | None:
        """DOJ-23: samurai, then archers, then the general, whom abilities never take (DOJ-02)."""
        units = FEET if by_ability else UNITS
        return next((unit for unit in units if self.on[seat][unit][province]), None)

    def destroy(self, seat: int, province: str, *, by_ability: bool) -> None:
        """One army of a seat."""
        unit = self.first_to_die(seat, province, by_ability=by_ability)
        assert unit is not None
        self.give_back(seat, unit, province)

    # ------------------------------------------------------------ power and control

    def castles(self, province: str) -> list[int]:
        """Whose castles stand in a province."""
        return [seat for seat in self.seats if self.castle[seat].get(self.chart.region[province]) == province]

    def besieges(self, seat: int, province: str) -> bool:
        """DOJ-22: whether a seat's archers besiege a castle there."""
        return any(owner != seat for owner in self.castles(province))

    def power(self, seat: int, province: str) -> int:
        """EMP-70, DOJ-22."""
        samurai, archers, general = (self.on[seat][unit][province] for unit in UNITS)
        archer = 2 if archers and self.besieges(seat, province) else 1
        castle = self.castle[seat].get(self.chart.region[province]) == province
        return samurai + archers * archer + 2 * general + 2 * castle

    def holder(self, province: str) -> int | None:
        """EMP-70: who controls a province."""
        powers = [self.power(seat, province) for seat in self.seats]
        most = max(powers)
        return powers.index(most) if most > 0 and powers.count(most) == 1 else None

    def held(self, seat: int, region: str) -> list[str]:
        """The provinces of a region that a seat controls."""
        return [p for p in self.chart.inside[region] if self.holder(p) == seat]

    def besieged(self, seat: int, province: str) -> bool:
        """DOJ-21: whether a castle there may take nobody in."""
        return self.dojo_in_play and any(self.armies(other, province) for other in self.others(seat))

    # ------------------------------------------------------------ goods and agendas

    def decree(self, region: str, tile: int) -> bool:
        """EMP-A3: whether the decree of that tile holds in a region."""
        return region in self.agenda and self.agenda[region][0] == tile

    def pay(self, seat: int, good: str, amount: int = 1) -> None:
        """A price."""
        assert self.goods[seat][good] >= amount
        self.goods[seat][good] -= amount

    def review(self, seat: int, *, begins: bool = False) -> None:
        """EMP-A2: as a turn begins and after every change agendas are looked at; seat is whose turn it is."""
        for region, agenda in self.agenda.items():
            for who in self.order if self.edition == "2019" else [seat]:
                if who not in self.done[region] and fulfilled(self, who, region):
                    self.done[region].add(who)
                    self.score[who] += POINTS[agenda]
                    self.note(f"agenda {agenda[0]}{agenda[1]}")
                    self.note("agenda in another's turn", who != seat)
                    self.note("agenda as a turn begins", begins)
