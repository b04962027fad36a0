"""The fixed table of actions: their numbers, their words, and the words taken apart."""

from __future__ import annotations

from ..game import Action, ActionTable
from .consts import (
    A_ATTACK,
    A_BREACH,
    A_DECK,
    A_DEFEND,
    A_DISCARD,
    A_DONE,
    A_FIGHT,
    A_GIVE,
    A_HEAL,
    A_IGNORE,
    A_IGNORE_ONE,
    A_LEND,
    A_LOOK,
    A_LOSE,
    A_MOVE,
    A_ORDER,
    A_PASS,
    A_PENALTY,
    A_RAISE,
    A_STRIKE,
    A_SUPPORT,
    A_UNDER,
    A_USE,
    N_ACTIONS,
    ORDERS,
    SEATS,
)
from .names import PENALTY, SAMURAI, SYMBOL


def _table() -> ActionTable:
    found: dict[int, Action] = {}

    def put(number: int, words: str, kind: str, **args: object) -> None:
        found[number] = Action(number, words, kind, {k.rstrip("_"): v for k, v in args.items()})

    plain = {
        A_DONE: "done", A_FIGHT: "fight", A_PASS: "pass", A_ATTACK: "attack", A_DEFEND: "defend",
        A_DISCARD: "discard", A_UNDER: "under", A_IGNORE: "ignore", A_RAISE: "kiai raise", A_DECK: "kiai deck",
        A_BREACH: "kiai breach", A_LOOK: "kiai look",
    }  # fmt: skip
    for number, words in plain.items():
        put(number, words, words.replace(" ", "-"))
    for who, name in enumerate(SAMURAI):
        put(A_USE + who, f"use {name}", "use", samurai=name)
    for kind, name in enumerate(PENALTY):
        put(A_PENALTY + kind, f"penalty {name}", "penalty", penalty=name)
        put(A_IGNORE_ONE + kind, f"ignore {name}", "ignore-one", penalty=name)
    for symbol, name in enumerate(SYMBOL):
        put(A_LOSE + symbol, f"discard {name}", "discard-left", symbol=name)
    for seat in range(SEATS):
        put(A_SUPPORT + seat, f"support {seat}", "support", to=seat)
        put(A_GIVE + seat, f"give {seat}", "give", to=seat)
        put(A_HEAL + seat, f"kiai heal {seat}", "kiai-heal", to=seat)
        put(A_STRIKE + seat, f"kiai strike {seat}", "kiai-strike", to=seat)
        for to in range(SEATS):
            put(A_MOVE + seat * SEATS + to, f"kiai move {seat} {to}", "kiai-move", from_=seat, to=to)
            put(A_LEND + seat * SEATS + to, f"kiai lend {seat} {to}", "kiai-lend", from_=seat, to=to)
    for row, order in enumerate(ORDERS):
        places = order[: 2 if row < 2 else 3]
        words = " ".join(map(str, places))
        put(A_ORDER + row, f"order {words}", "order", places=words)
    return ActionTable(found[number] for number in range(N_ACTIONS))


ACTIONS = _table()
