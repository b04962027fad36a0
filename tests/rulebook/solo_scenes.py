"""Scenes for solo: the houses' stacks, their placements and orders, one at a time."""

from __future__ import annotations

from scenes import Scene

from tatami.empires.board import REGION_IDS
from tatami.empires.events import LOCATION_IDS
from tatami.empires.solo import house_acts, house_places

TAKEDA, MORI = 1, 2


def location(words: str) -> int:
    """The number of a location token such as `grey shrine`."""
    region, kind = words.split()
    return REGION_IDS.index(region) * 4 + LOCATION_IDS.index(kind)


class Solo(Scene):
    """An empty board with a human (red) and two houses."""

    def __init__(self, seed: int = 1):
        super().__init__(1, seed)
        self.clear()

    def stack(self, seat: int, *tokens: str) -> Solo:
        """These tokens on the stack of a house, the first on top; the rest of its tokens lie aside."""
        s, house = self.s, seat - 1
        chosen = [location(token) for token in tokens]
        rest = [token for token in range(16) if token not in chosen]
        for i, token in enumerate(reversed(chosen)):
            s.stack[house, i] = token
        for i, token in enumerate(rest):
            s.aside[house, i] = token
        s.stack_left[house], s.aside_left[house] = len(chosen), len(rest)
        return self

    def lies(self, seat: int, order: str, slot: str, place: str | None = None, round_no: int = 1) -> Solo:
        """An order token, a house's with its location token."""
        self.token(seat, order, slot, round_no)
        if place:
            token = location(f"{slot.split('-')[0]} {place}")
            self.s.slot_location[self.slot(slot)] = token
            self._lift(seat - 1, token)
        return self

    def _lift(self, house: int, token: int) -> None:
        """A token on the board lies neither in the stack nor aside."""
        for pile, left in ((self.s.stack, self.s.stack_left), (self.s.aside, self.s.aside_left)):
            kept = [pile[house, i] for i in range(left[house]) if pile[house, i] != token]
            for i, other in enumerate(kept):
                pile[house, i] = other
            left[house] = len(kept)

    def laid(self, *cards: int) -> Solo:
        """How many destiny cards lie open for grey, orange, teal and violet."""
        for region, count in enumerate(cards):
            self.s.played[region] = count
        return self

    def deal(self, *cards: str) -> Solo:
        """These cards are opened next."""
        for i, card in enumerate(cards, 1):
            self.s.deck[self.s.deck_left - i] = REGION_IDS.index(card)
        return self

    def round(self, number: int) -> Solo:
        """That round is on."""
        self.s.round_no = number
        return self

    def house(self, seat: int) -> Solo:
        """A house makes one placement."""
        self.table._run(lambda: house_places(self.s, self.r, seat))
        return self

    def order(self, seat: int, order: str, slot: str, place: str) -> Solo:
        """A house carries out an order on the provinces of its location token."""
        self.lies(seat, order, slot, place)
        self.table._run(lambda: house_acts(self.s, self.r, seat, self.slot(slot)))
        return self

    def owner(self, slot: str) -> int | None:
        """Whose token lies on top of a slot."""
        seat = self.s.slot_owner[self.slot(slot)]
        return None if seat < 0 else int(seat)
