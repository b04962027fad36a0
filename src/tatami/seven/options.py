"""Options: completed, checked, and made into the rules record (SEV-10 to SEV-12)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from ..errors import Failure
from ..game import Json, Option
from ..kernel import NONE
from ..kernel.records import PlainRecord
from .box import Box, box_of
from .consts import SEATS, Penalty, Symbol
from .names import LEVEL, SAMURAI
from .state import RULES

# barricades above the number of samurai, raiders a samurai, strong bandits below it, building penalties, family bonuses
_LEVEL = {"easy": (3, 6, 1, 0, 1), "normal": (2, 7, 0, 0, 1), "hard": (1, 7, 0, 1, 1), "heroic": (0, 7, 0, 1, 0)}

OPTIONS = (
    Option("level", "choice", LEVEL, "normal"),
    Option("samurai", "list", SAMURAI, "random"),
    Option("hands", "choice", tuple(range(2, SEATS + 1)), None),
    Option("open_support", "bool", (), False),
)
_USUAL = {option.name: option.default for option in OPTIONS}


def complete(players: int, given: Mapping[str, Any], board: Json | None) -> Json:
    """All options with their values; ValueError (a sentence naming the rule) for impossible ones."""
    unknown = set(given) - set(_USUAL)
    if unknown:
        raise Failure("option-unknown", game="seven", name=sorted(map(str, unknown))[0][:40], names=sorted(_USUAL))
    given = _USUAL | dict(given)
    box_of(board)
    level = given["level"]
    if level not in LEVEL:
        raise Failure("option-level", level=str(level)[:20], names=LEVEL)
    samurai = given["samurai"]
    hands = given["hands"]
    if hands is None:
        hands = players if players > 1 else len(samurai) if isinstance(samurai, (list, tuple)) else 2
    if isinstance(hands, bool) or not isinstance(hands, int) or not 2 <= hands <= SEATS:
        raise Failure("option-hands", hands=str(hands)[:20])
    if players > 1 and hands != players:
        raise Failure("option-one-alone")
    open_support = given["open_support"]
    if not isinstance(open_support, bool):
        raise Failure("option-flag", name="open_support")
    return {
        "players": players,
        "hands": hands,
        "level": level,
        "samurai": _samurai(samurai, hands),
        "open_support": open_support or hands == 2,
    }


def _samurai(chosen: Any, hands: int) -> str | list[str]:
    """ "random", or the samurai of each seat."""
    if chosen is None or chosen == "random":
        return "random"
    names = [str(s).lower() for s in chosen] if isinstance(chosen, (list, tuple)) else []
    if len(names) != hands or len(set(names)) != hands or not set(names) <= set(SAMURAI):
        raise Failure("option-samurai", hands=hands, names=SAMURAI)
    return names


def rules_of(options: Json, board: Json | None, version: int) -> PlainRecord:
    """The rules record of settled options in a version of the rules."""
    box: Box = box_of(board)
    rules: Any = PlainRecord(RULES)
    rules.version = version
    n, level = options["hands"], options["level"]
    extra, raiders, fewer, penalties, bonuses = _LEVEL[level]
    rules.seats = n
    rules.barricades = n + extra
    rules.raiders = raiders * n
    rules.henchmen = rules.chiefs = n - fewer
    rules.building_penalties, rules.family_bonuses = penalties, bonuses
    rules.open_support = int(options["open_support"])
    rules.level = LEVEL.index(level)
    rules.samurai[:] = NONE
    if options["samurai"] != "random":
        for seat, name in enumerate(options["samurai"]):
            rules.samurai[seat] = SAMURAI.index(name)
    for who, kiai in enumerate(box.kiai):
        rules.kiai[who, 0], rules.kiai[who, 1] = kiai
    for back, count in enumerate(box.backs):
        rules.backs[back] = count
    for number, card in enumerate(box.cards):
        rules.strength[number] = card.strength
        rules.symbol[number] = Symbol[card.symbol.upper()] if card.symbol else NONE
        for i in range(2):
            rules.penalty[number, i] = Penalty[card.penalties[i].upper()] if i < len(card.penalties) else NONE
        rules.flame[number] = int(card.flame)
    return cast(PlainRecord, rules)
