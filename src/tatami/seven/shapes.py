"""The shapes of a view, field by field; the browser's types are made from these. It is the same for everybody."""

from __future__ import annotations

from typing import Literal, TypedDict

Symbol = Literal["hat", "house", "doll"] | None


class Card(TypedDict):
    """The face of a bandit card."""

    strength: int
    symbol: Symbol
    penalties: list[str]
    flame: bool


class SamuraiView(TypedDict):
    """A samurai's board."""

    samurai: str
    side: Literal["human", "animal"]
    wounds: int
    passed: bool
    track: int
    kiai: int
    line: list[str]
    left: list[str]
    support_to: int | None
    support_late: bool
    support_from: list[int]
    open_tokens: list[str]


class SeenCard(TypedDict):
    """A card of a pile whose place, counted from the top, is known."""

    place: int
    card: str
    face_up: bool


class Pile(TypedDict):
    """Cards face down, and what is known of them."""

    count: int
    seen: list[SeenCard]


class CardInHand(TypedDict):
    """The card that was taken and lies nowhere yet."""

    card: str
    seat: int
    had_by: list[int]
    bare: bool


class KiaiUnderWay(TypedDict):
    """A kiai that is being resolved."""

    seat: int
    main: int
    extra: int


class OpenTable(TypedDict):
    """What lies open."""

    round: int
    phase: str
    stage: str
    to_act: list[int]
    active: int
    outcome: str | None
    score: int
    barricades: int
    barricades_max: int
    buildings: list[str]
    families: list[str]
    discard: list[str]
    seats: list[SamuraiView]
    open_tokens: list[str]
    hand: CardInHand | None
    penalties: list[str]
    penalty_even: bool
    penalty_applied: bool
    turn_limits: list[str]
    kiai: list[KiaiUnderWay]
    kiai_waiting: list[int]
    looking: int


class SevenNumbers(TypedDict):
    """Counted for people (numbers.py); the same for everybody."""

    left: list[int]
    """The left neighbour of each seat (SEV-26)."""
    next: list[int]
    """The seats in the order of the turns to come (SEV-25): the active one is the last, unless it has passed."""
    missing: list[list[str]]
    """The symbols that each seat lacks on its left (SEV-31, SEV-32)."""
    by: dict[str, str]
    """Kind of move -> the samurai whose ability allows it now, whether or not it may be made (SEV-40 to SEV-46)."""
    ranks: list[Literal["raider", "henchman", "chief"]]
    """The bandits' ranks by strength, from 1 on (SEV-02)."""


class SevenView(OpenTable):
    """The table."""

    deck: Pile
    breach: Pile
    unplaced: list[str]
    """In play and seen before, but nobody knows where in the piles."""
    abilities: list[list[str]]
    cards: dict[str, Card]
