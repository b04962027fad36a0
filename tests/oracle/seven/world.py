"""The village and its samurai: what is lost, who is wounded, whose Kiai waits."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from dataclasses import dataclass, field
from typing import Any

from ..chance import Chance
from .box import CARDS, KIAI, LEVELS

Turn = Generator[tuple[str, int, set[str]], str, None]
"""A part of a turn: the phase, who decides, among which words; sent the words of the choice."""
Choice = Generator[tuple[str, int, set[str]], str, str]
"""The same, with a result."""


class Lost(Exception):
    """SEV-34."""


class RoundOver(Exception):
    """SEV-31: the deck is empty."""


@dataclass
class Samurai:
    """A seat."""

    name: str
    animal: bool
    wounds: int
    passed: bool
    line: list[str]
    left: dict[str, str]  # symbol -> card
    holder: int | None  # of its support token
    late: bool  # whether the holder has it only for the turn after this one
    tokens: set[str] = field(default_factory=set)  # open ones in use (SEV-12)

    @property
    def track(self) -> int:
        """The sum of the battle line."""
        return sum(CARDS[card].strength for card in self.line)

    @property
    def kiai(self) -> int:
        """The value its side has."""
        return KIAI[self.name][self.animal]

    @property
    def beyond(self) -> bool:
        """In the fire."""
        return self.track > self.kiai


class World:
    """A game of 7 Samurai by the law's words, from a position."""

    def __init__(self, position: dict[str, Any], chance: Chance):
        self.chance = chance
        self.level = LEVELS[position["options"]["level"]]
        self.samurai = [
            Samurai(
                seat["samurai"],
                seat["side"] == "animal",
                seat["wounds"],
                seat["passed"],
                list(seat["line"]),
                {CARDS[card].symbol: card for card in seat["left"]},
                seat["support_to"],
                seat["support_late"],
                set(seat["open_tokens"]),
            )
            for seat in position["seats"]
        ]
        self.seats = range(len(self.samurai))
        self.seat_of = {who.name: seat for seat, who in enumerate(self.samurai)}
        # piles with their top first
        self.deck: list[str] = list(position["deck"])
        self.breach: list[str] = list(position["breach"])
        self.discard: list[str] = list(position["discard"])
        self.box: set[str] = set(position["box"])
        self.open_tokens: set[str] = set(position["open_tokens"])
        self.barricades: int = position["barricades"]
        self.most_barricades = len(self.samurai) + self.level.barricades
        self.buildings: list[str] = list(position["buildings"])
        self.families: list[str] = list(position["families"])
        self.round: int = position["round"]
        self.active: int = position["active"]
        self.limits: set[str] = set(position["turn_limits"])
        self.waiting: set[int] = set()  # whose Kiai is to come (SEV-24)
        self.in_kiai: list[int] = []
        self.closing = False  # the round end
        self.outcome: str | None = None
        self.score = 0
        self.hand: tuple[str, int, bool] | None = None  # the card just taken, by whom, whether abilities are barred
        self.reached: Counter[str] = Counter()

    def note(self, what: str, happened: object = True) -> None:
        """Something rare."""
        if happened:
            self.reached[what] += 1

    def awake(self) -> list[int]:
        """SEV-25: who has not passed."""
        return [seat for seat in self.seats if not self.samurai[seat].passed]

    def clockwise(self, first: int) -> list[int]:
        """All seats from one on."""
        return [(first + i) % len(self.seats) for i in self.seats]

    # ------------------------------------------------------------ losses

    def wound(self, seat: int) -> None:
        """SEV-30."""
        who = self.samurai[seat]
        if not who.wounds:
            who.wounds = 1
            self.note("animal wounded", who.animal)
        elif not who.animal:
            who.wounds, who.animal = 0, True
            self.note("turned into an animal")
            self.changed(seat)
            self.note("Kiai by turning", seat in self.waiting)
        else:
            self.lose("samurai")

    def lose(self, why: str) -> None:
        """SEV-34."""
        self.outcome = why
        raise Lost

    def lose_family(self) -> None:
        """A random one."""
        _, told = self.chance.next("family-lost")
        self.families.remove(told["family"])
        assert told["left"] == len(self.families)
        if not self.families:
            self.lose("families")

    def lose_building(self) -> None:
        """SEV-33: a random one, on hard and heroic with its back."""
        _, told = self.chance.next("building-lost")
        back = told["building"]
        if not self.level.penalties:
            assert back == "plain"
            self.buildings.pop()
        else:
            self.buildings.remove(back)
        if not self.buildings:
            self.lose("buildings")
        if not self.level.penalties:
            return
        self.note(f"back: {back}")
        match back:
            case "family":
                self.lose_family()
            case "building":
                self.lose_building()
            case "barricade":
                self.burn()
            case _:
                _, told = self.chance.next("wounded", "turned-animal", "fallen")
                self.wound(told["seat"])

    def burn(self) -> None:
        """A barricade goes; none: a building."""
        if self.barricades:
            self.barricades -= 1
        else:
            self.lose_building()

    # ------------------------------------------------------------ battle lines

    def changed(self, seat: int) -> None:
        """SEV-24: looked at after every single change, but not at the round end."""
        who = self.samurai[seat]
        if not self.closing and not who.passed and who.track == who.kiai:
            self.waiting.add(seat)

    def attack(self, seat: int, card: str) -> None:
        """SEV-22, SEV-27: on the right."""
        self.samurai[seat].line.append(card)
        self.changed(seat)
        if self.samurai[seat].beyond:
            self.note("beyond Kiai")
            self.burn()

    def leave(self, seat: int, place: int) -> str:
        """A card leaves a battle line."""
        card = self.samurai[seat].line.pop(place)
        self.changed(seat)
        return card

    # ------------------------------------------------------------ abilities

    def has(self, seat: int, name: str) -> bool:
        """Section 5: by oneself, by an open token, in the own turn by support; SEV-69."""
        mine = seat == self.active
        if mine and "no-ability" in self.limits:
            return False
        if self.samurai[seat].name == name or name in self.samurai[seat].tokens:
            return True
        owner = self.seat_of.get(name)
        if not mine or owner is None:
            return False
        lent = self.samurai[owner].holder == seat and not self.samurai[owner].late
        self.note("lent ability", lent)
        return lent

    def can_defend(self, seat: int, card: str) -> bool:
        """SEV-22, SEV-63."""
        symbol = CARDS[card].symbol
        barred = seat == self.active and "no-defence" in self.limits
        return bool(symbol) and symbol not in self.samurai[seat].left and not barred
