"""Options of a game: editions, modules, players; what goes together and what does not."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..errors import Failure
from ..game import Json, Option
from ..kernel.records import PlainRecord
from .board import Board, fill
from .consts import ARMIES, DRAFT_ARMIES, CoverLimit
from .state import RULES

EDITIONS = ("draft", "2019", "2022")
VARIANTS = ("agendas", "mountains", "shrines", "random_neutral")
MODULES = (*VARIANTS, "new_region", "dojo")
OPTIONS = (
    Option("edition", "choice", ("2022", "2019", "draft"), "2022"),
    Option("modules", "set", MODULES, []),
    Option("random_dojo", "bool", (), False),
    Option("open_screens", "bool", (), False),
)


def complete(players: int, given: Mapping[str, Any]) -> Json:
    """Options completed and checked."""
    unknown = [str(k)[:30] for k in given if k not in {o.name for o in OPTIONS}]
    if unknown:
        raise Failure("option-unknown", game="empires", name=unknown[0], names=[o.name for o in OPTIONS])
    edition = given.get("edition", "2022")
    if edition not in EDITIONS:
        raise Failure("option-edition", edition=str(edition)[:20], names=EDITIONS)
    asked = given.get("modules", [])
    if not isinstance(asked, (list, tuple, set, frozenset)) or not all(isinstance(m, str) for m in asked):
        raise Failure("option-modules", names=MODULES)
    for module in asked:
        if module not in MODULES:
            raise Failure("option-module", module=module[:30], names=MODULES)
    modules = [m for m in MODULES if m in asked or (m == "new_region" and players == 5)]
    flags = {}
    for name in ("random_dojo", "open_screens"):
        flags[name] = given.get(name, False)
        if not isinstance(flags[name], bool):
            raise Failure("option-flag", name=name)
    if edition == "draft" and modules:
        raise Failure("option-draft", module=modules[0])
    if edition == "2019" and ("new_region" in modules or "dojo" in modules):
        raise Failure("option-tokugawa")
    if players == 1:
        if modules:
            raise Failure("option-solo-module", module=modules[0])
        if edition != "2022":
            raise Failure("option-solo-edition")
    if flags["random_dojo"] and "dojo" not in modules:
        raise Failure("option-random-dojo")
    return {"players": players, "edition": edition, "modules": modules, **flags}


def make_rules(options: Json, board: Board, board_id: int, version: int) -> PlainRecord:
    """The rules record: version, board tables, edition switches (section 10), modules."""
    rules = PlainRecord(RULES)
    rules.version = version
    players, edition, modules = options["players"], options["edition"], options["modules"]
    solo, new_region = players == 1, "new_region" in modules
    draft, first_printing = edition == "draft", edition == "2019"
    fill(rules, board, new_region, solo)
    rules.board_id = board_id
    rules.seats = 3 if solo else players
    many = solo or players >= 4
    rules.tokens[1], rules.tokens[2] = (3, 2) if many else (4, 3)  # EMP-21, TOK-04
    for r, region in enumerate(board.regions[: rules.regions]):
        cards = board.destiny["base"][region] + (board.destiny["tokugawa"][region] if new_region else 0)
        if draft and players <= 3:
            cards -= board.draft_marks["4+"][region] + (board.draft_marks["3+"][region] if players == 2 else 0)
        rules.cards[r] = cards - (1 if solo else 0)
    rules.edition = EDITIONS.index(edition)
    rules.armies = DRAFT_ARMIES if draft else ARMIES
    rules.open_cards = 2 if draft and players == 2 else 0
    rules.third_card = int(players == 2 and not draft)
    rules.recruit_beside = rules.harvest_control = rules.castle_mark = int(draft)
    rules.buy_point = rules.second_bonus = rules.leftovers = rules.ship_price = int(not draft)
    rules.castle_anywhere = rules.may_pass = int(draft or first_printing)
    rules.cover_limit = int(
        CoverLimit.NONE
        if draft
        else CoverLimit.OPPONENT_ONCE_AN_ERA
        if first_printing
        else CoverLimit.VICTIM_ONCE_A_ROUND
    )
    rules.agenda_any_turn = rules.agenda_castle = int(first_printing)
    rules.agendas = int("agendas" in modules)
    rules.mountain_paths = int("mountains" in modules)
    rules.sacred_shrines = int("shrines" in modules)
    rules.random_neutral = int("random_neutral" in modules)
    rules.dojos = int("dojo" in modules)
    rules.random_dojo = int(options["random_dojo"])
    rules.open_screens = int(options["open_screens"])
    rules.solo = int(solo)
    return rules
