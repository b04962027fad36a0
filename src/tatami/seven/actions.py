"""The fixed table of actions: their numbers, their words, and the words taken apart."""

from __future__ import annotations

from ..game import Action, ActionTable
from ..kernel import NONE
from .codec import (
    A_ATTACK,
    A_BREACH,
    A_DECK,
    A_DEFEND,
    A_DISCARD,
    A_DONE,
    A_FIGHT,
    A_IGNORE,
    A_LOOK,
    A_PASS,
    A_RAISE,
    A_UNDER,
    N_ACTIONS,
    give_action,
    heal_action,
    ignore_one_action,
    lend_action,
    lose_action,
    move_action,
    order_action,
    penalty_action,
    strike_action,
    support_action,
    use_action,
)
from .consts import OF_TWO, ORDERS, SEATS
from .names import PENALTY, SAMURAI, SYMBOL

# verbs that name seats, by kind of action
_SEATED = {
    "support": ("support", ("to",)),
    "give": ("give", ("to",)),
    "kiai heal": ("kiai-heal", ("to",)),
    "kiai strike": ("kiai-strike", ("to",)),
    "kiai move": ("kiai-move", ("from", "to")),
    "kiai lend": ("kiai-lend", ("from", "to")),
}


def meant(words: str) -> Action | None:
    """What words mean that name a seat no box has: an action with the number NONE, which is never legal."""
    parts = words.split()
    verb = " ".join(part for part in parts if not part.isdigit())
    seats = [int(part) for part in parts if part.isascii() and part.isdigit() and len(part) <= 3]
    kind, names = _SEATED.get(verb, ("", ()))
    if not kind or len(seats) != len(names) or parts[-len(seats) :] != [str(seat) for seat in seats]:
        return None
    return Action(NONE, words, kind, dict(zip(names, seats, strict=True)))


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
        put(use_action(who), f"use {name}", "use", samurai=name)
    for kind, name in enumerate(PENALTY):
        put(penalty_action(kind), f"penalty {name}", "penalty", penalty=name)
        put(ignore_one_action(kind), f"ignore {name}", "ignore-one", penalty=name)
    for symbol, name in enumerate(SYMBOL):
        put(lose_action(symbol), f"discard {name}", "discard-left", symbol=name)
    for seat in range(SEATS):
        put(support_action(seat), f"support {seat}", "support", to=seat)
        put(give_action(seat), f"give {seat}", "give", to=seat)
        put(heal_action(seat), f"kiai heal {seat}", "kiai-heal", to=seat)
        put(strike_action(seat), f"kiai strike {seat}", "kiai-strike", to=seat)
        for to in range(SEATS):
            put(move_action(seat, to), f"kiai move {seat} {to}", "kiai-move", from_=seat, to=to)
            put(lend_action(seat, to), f"kiai lend {seat} {to}", "kiai-lend", from_=seat, to=to)
    for row, order in enumerate(ORDERS):
        places = order[: 2 if row < OF_TWO else 3]
        words = " ".join(map(str, places))
        put(order_action(row), f"order {words}", "order", places=words)
    return ActionTable(found[number] for number in range(N_ACTIONS))


ACTIONS = _table()
