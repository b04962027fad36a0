"""The shapes of a view, field by field; the browser's types are made from these. What a viewer may not know is None.

Fields of modules are there where the module is; ``everything`` is for positions alone.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict


class SeatView(TypedDict):
    """A house."""

    score: int
    food: int | None
    bushido: int | None
    influence: dict[str, int]
    final_points: dict[str, int]
    samurai_left: int
    castles_left: int
    armies: int
    hand: list[str] | None
    hand_count: int
    picked: str | Literal[True] | None
    """The region picked, True for a card face down to this viewer."""
    orders_left: dict[str, int] | None
    orders_count: int
    cover_price: int
    covered: bool
    dojo: NotRequired[str | None]
    range: NotRequired[int]
    arsenal: NotRequired[int]
    headquarters: NotRequired[int]


class ProvinceView(TypedDict):
    """A province: numbers by seat, or seats."""

    resource: Literal["food", "bushido"] | None
    samurai: list[int]
    castles: list[int]
    controller: int | None
    archers: NotRequired[list[int]]
    generals: NotRequired[list[int]]
    besieged: NotRequired[list[int]]
    figure: NotRequired[str]


class TokenView(TypedDict):
    """An order token on the board."""

    seat: int
    order: str | None
    face_up: bool
    round: int
    location: NotRequired[str]


class SlotView(TypedDict):
    """A slot, and what lies on it."""

    slot: str
    neutral: str
    token: TokenView | None
    under: TokenView | None


class Doing(TypedDict):
    """An action under way."""

    act: str
    region: str
    points: int
    at: NotRequired[str]
    extra: NotRequired[bool]


class AgendaView(TypedDict):
    """A region's agenda, and who has scored it."""

    tile: int
    side: str
    done: list[int]


class MountainView(TypedDict):
    """A mountain road; its token, true for one face down."""

    between: list[str]
    token: str | bool | None


class SoloHouseView(TypedDict):
    """A house that plays itself."""

    seat: int
    stack_left: int
    next_region: str | None
    aside: dict[str, int]
    stack: NotRequired[list[str]]
    aside_tokens: NotRequired[list[str]]


class EmpiresView(TypedDict):
    """The table."""

    era: int
    round: int
    phase: str
    to_act: list[int]
    turn_order: list[int]
    seats: list[SeatView]
    provinces: dict[str, ProvinceView]
    slots: list[SlotView]
    destiny_played: dict[str, int]
    destiny_left: int
    resolving: str | None
    doing: list[Doing]
    destiny_deck: NotRequired[list[str]]
    agendas: NotRequired[dict[str, AgendaView]]
    mountains: NotRequired[list[MountainView]]
    mountains_seen: NotRequired[dict[str, int]]
    houses: NotRequired[list[SoloHouseView]]
    winners: NotRequired[list[int]]


class Price(TypedDict):
    """What an order sells beside its action, and for how much of what."""

    kind: Literal["point", "ship", "army", "strike"]
    good: Literal["food", "bushido"]
    price: int


class Offer(TypedDict):
    """What the order under way still sells."""

    kind: Literal["point", "ship", "army", "strike"]
    price: int


class AgendaNumbers(TypedDict):
    """What an agenda is worth, and what each seat has of what it counts."""

    points: int
    have: list[dict[str, int]]


class EmpiresNumbers(TypedDict):
    """Numbers counted for people (numbers.py)."""

    tokens: int
    """Tokens everybody places this round."""
    way: int
    """Which way the slots are walked this round: 1 as they stand, -1 from the last to the first."""
    power: dict[str, list[int]]
    prices: dict[str, Price]
    """By order, as the rules of the game ask them; an order that sells nothing is not there."""
    offer: NotRequired[Offer | None]
    agendas: NotRequired[dict[str, AgendaNumbers]]
