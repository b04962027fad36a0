"""The cards, samurai, buildings and families as they are printed, read from their file (SEV-01 to SEV-03, SEV-10)."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

DATA = Path(__file__).parents[3] / "src/tatami/seven/data/cards.toml"
PRINTED: dict[str, Any] = tomllib.loads(DATA.read_text("utf-8"))


@dataclass(frozen=True)
class Card:
    """A bandit."""

    name: str
    strength: int
    symbol: str
    penalties: tuple[str, ...]
    flame: bool


def _card(told: dict[str, Any]) -> Card:
    penalties = tuple(penalty.replace("_", "-") for penalty in told["penalties"])
    parts = [str(told["strength"]), told["symbol"], *penalties, "flame" if told["flame"] else ""]
    return Card("-".join(filter(None, parts)), told["strength"], told["symbol"], penalties, told["flame"])


CARDS = {card.name: card for card in map(_card, PRINTED["bandits"])}
assert len(CARDS) == 66
SAMURAI: list[str] = list(PRINTED["samurai"])
KIAI: dict[str, list[int]] = {name: it["kiai"] for name, it in PRINTED["samurai"].items()}
BACKS = [back for back, count in PRINTED["buildings"].items() for _ in range(count)]


class Level(NamedTuple):
    """SEV-10."""

    barricades: int  # more than samurai
    raiders: int  # a samurai
    fewer: int  # henchmen and chiefs than samurai
    penalties: bool
    bonuses: bool


LEVELS = {
    "easy": Level(3, 6, 1, False, True),
    "normal": Level(2, 7, 0, False, True),
    "hard": Level(1, 7, 0, True, True),
    "heroic": Level(0, 7, 0, True, False),
}
