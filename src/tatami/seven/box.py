"""What is in the box: bandits, samurai, buildings, families, from data/cards.toml or a custom file of the same form."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from ..errors import BoardError
from .consts import (
    BUILDINGS,
    CARDS,
    CHIEF,
    CHIEFS,
    FAMILIES,
    HENCHMAN,
    HENCHMEN,
    RAIDERS,
    STRENGTHS,
    Back,
    Family,
    Penalty,
    Samurai,
    Symbol,
)

DATA = Path(__file__).parent / "data" / "cards.toml"


@dataclass(frozen=True, slots=True)
class Card:
    """A bandit."""

    strength: int
    symbol: str
    penalties: tuple[str, ...]
    flame: bool

    @property
    def name(self) -> str:
        """What it shows, e.g. "4-hat-right-draws-flame"."""
        parts = [str(self.strength), self.symbol, *self.penalties, "flame" if self.flame else ""]
        return "-".join(p.replace("_", "-") for p in parts if p)


@dataclass(frozen=True, slots=True)
class Box:
    """All components with numbers on them; cards by rank: raiders, henchmen, chiefs."""

    cards: tuple[Card, ...]
    kiai: tuple[tuple[int, int], ...]
    backs: tuple[int, ...]


def box_of(board: dict[str, Any] | None) -> Box:
    """The printed box, or a custom one; ValueError (one sentence) if that cannot be played."""
    return printed() if board is None else checked(board)


@cache
def printed() -> Box:
    """The box as it is sold."""
    return checked(tomllib.loads(DATA.read_text("utf-8")))


def checked(data: dict[str, Any]) -> Box:
    """The box of these data; ValueError naming what is wrong."""
    bandits = data.get("bandits")
    if not isinstance(bandits, list) or len(bandits) != CARDS:
        raise BoardError("box-bandits", n=CARDS)
    cards = sorted((_card(b) for b in bandits), key=lambda c: max(HENCHMAN - 1, c.strength))  # raiders as they come
    strengths = [card.strength for card in cards]
    if strengths.count(HENCHMAN) != HENCHMEN or strengths.count(CHIEF) != CHIEFS:
        raise BoardError("box-ranks", raiders=RAIDERS, henchmen=HENCHMEN, chiefs=CHIEFS)
    if sum(c.symbol == "doll" for c in cards[:RAIDERS]) < 2:
        raise BoardError("box-dolls")
    kiai = tuple(_kiai(data.get("samurai"), s.name.lower()) for s in Samurai)
    backs = _counts(data.get("buildings"), [b.name.lower() for b in Back], "buildings")
    if sum(backs) != BUILDINGS:
        raise BoardError("box-buildings", n=BUILDINGS)
    if _counts(data.get("families"), [f.name.lower() for f in Family], "families") != (1,) * FAMILIES:
        raise BoardError("box-families")
    return Box(tuple(cards), kiai, backs)


def _card(data: Any) -> Card:
    if not isinstance(data, dict):
        raise BoardError("box-bandit")
    strength, symbol = data.get("strength"), data.get("symbol", "")
    penalties, flame = data.get("penalties", []), data.get("flame", False)
    if type(strength) is not int or strength not in range(1, STRENGTHS + 1):
        raise BoardError("box-strength", given=str(strength)[:20])
    if symbol != "" and symbol not in [s.name.lower() for s in Symbol]:
        raise BoardError("box-symbol", given=str(symbol)[:20])
    kinds = [p.name.lower() for p in Penalty]
    if not isinstance(penalties, list) or len(penalties) > 2 or any(p not in kinds for p in penalties):
        raise BoardError("box-penalties", names=kinds)
    if not isinstance(flame, bool):
        raise BoardError("box-flame")
    return Card(strength, symbol, tuple(penalties), flame)


def _kiai(samurai: Any, name: str) -> tuple[int, int]:
    values = samurai.get(name, {}).get("kiai") if isinstance(samurai, dict) else None
    if not (isinstance(values, list) and len(values) == 2 and all(type(v) is int and 6 <= v <= 20 for v in values)):
        raise BoardError("box-kiai", samurai=name)
    return values[0], values[1]


def _counts(data: Any, names: list[str], what: str) -> tuple[int, ...]:
    if not isinstance(data, dict) or not set(data) <= set(names):
        raise BoardError("box-kinds", what=what, names=names)
    counts = tuple(data.get(n, 0) for n in names)
    if not all(type(c) is int and 0 <= c <= BUILDINGS for c in counts):
        raise BoardError("box-numbers", what=what)
    return counts
