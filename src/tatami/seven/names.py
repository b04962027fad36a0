"""Names of numbers: samurai, symbols, penalties, cards, as actions, events, views and positions spell them."""

from __future__ import annotations

from collections import Counter
from enum import IntEnum
from functools import lru_cache
from typing import Literal

from ..kernel import NONE
from ..kernel.records import PlainRecord
from .box import Card
from .consts import CARDS, Back, Family, Known, Outcome, Penalty, Phase, Samurai, Stage, Symbol


def spelled(kinds: type[IntEnum]) -> tuple[str, ...]:
    """The members' names in kebab-case, by number."""
    return tuple(k.name.lower().replace("_", "-") for k in kinds)


SAMURAI = spelled(Samurai)
SYMBOL = spelled(Symbol)
PENALTY = spelled(Penalty)
BACK = spelled(Back)
FAMILY = spelled(Family)
PHASE = spelled(Phase)
STAGE = spelled(Stage)
KNOWN = spelled(Known)
OUTCOME = spelled(Outcome)
Rank = Literal["raider", "henchman", "chief"]
RANKS: tuple[Rank, ...] = ("raider", "raider", "raider", "raider", "henchman", "chief")
"""By strength, from 1 on."""
LEVEL = ("easy", "normal", "hard", "heroic")  # SEV-10
SIDE = ("human", "animal")


@lru_cache(maxsize=256)
def faces(rules: PlainRecord) -> tuple[Card, ...]:
    """The cards of a rules record."""
    return tuple(
        Card(
            rules.strength[c],
            SYMBOL[rules.symbol[c]] if rules.symbol[c] != NONE else "",
            tuple(PENALTY[rules.penalty[c, i]] for i in range(2) if rules.penalty[c, i] != NONE),
            bool(rules.flame[c]),
        )
        for c in range(CARDS)
    )


@lru_cache(maxsize=256)
def card_names(rules: PlainRecord) -> tuple[str, ...]:
    """A name for each card; should a custom box hold equals, they are numbered."""
    seen: Counter[str] = Counter()
    names = []
    for card in faces(rules):
        seen[card.name] += 1
        names.append(card.name if seen[card.name] == 1 else f"{card.name}-no{seen[card.name]}")
    return tuple(names)
