"""Random play for tests: every legal set of options, and what must hold in every state of Small Samurai Empires."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations
from typing import Any

import pytest

import tatami
from tatami.empires.columns import ACT, UNIT
from tatami.empires.consts import NONE, ORDERS, Act, Unit
from tatami.empires.options import EDITIONS, MODULES
from tatami.kernel.records import PlainRecord

Options = dict[str, Any]
SCORING = {"region-bonus", "shrines", "agenda", "siege", "final-influence", "leftovers", "house-points"}


def option_sets(players: int, edition: str) -> list[Options]:
    """Every set of modules that goes with that many players and that edition."""
    found = []
    for size in range(len(MODULES) + 1):
        for modules in combinations(MODULES, size):
            options: Options = {"players": players, "edition": edition, "modules": list(modules)}
            try:
                table = tatami.new_table("empires", seed=0, **options)
            except ValueError:
                continue
            if table.options["modules"] == list(modules):
                found.append(options)
    return found


GROUPS = [(p, e) for e in EDITIONS for p in range(1, 6) if option_sets(p, e)]


def pieces(s: PlainRecord, r: PlainRecord) -> None:
    """Armies, order tokens, cards and goods are neither lost nor made."""
    samurai, orders = s.samurai.rows(), s.orders.rows()
    for seat in range(r.seats):
        castles = sum(s.castle[seat, region] != NONE for region in range(r.regions))
        here = samurai[seat][: r.provinces]
        armies = sum(here) + s.supply[seat] + s.range[seat] + s.arsenal[seat] + s.headquarters[seat]
        on_the_way = sum(
            s.frame[f, ACT] == Act.EXPEDITION and s.frame[f, UNIT] == Unit.SAMURAI and s.current == seat
            for f in range(s.depth)
        )
        assert armies + on_the_way + castles * r.castle_mark == r.armies
        assert castles <= 3
        on_slots = s.slot_owner[: r.slots].count(seat) + s.under_owner[: r.slots].count(seat)
        assert sum(orders[seat][:ORDERS]) + on_slots == 11
        assert min(s.food[seat], s.bushido[seat], s.supply[seat], *here, *orders[seat][:ORDERS]) >= 0
    for region in range(r.regions):
        held = sum(s.hand[seat, region] + (s.picked[seat] == region) for seat in range(r.seats))
        assert held + s.played[region] + s.deck[: s.deck_left].count(region) == r.cards[region] + r.solo


def explained(table: tatami.Table) -> None:
    """Scores, influence and goods are the sum of what the log tells."""
    points: Counter[Any] = Counter()
    influence: Counter[Any] = Counter()
    goods = Counter({(seat, good): 2 for seat in range(table.players) for good in ("food", "bushido")})
    for event in table.events(None):
        args = event.args
        if event.kind in SCORING:
            points[args["seat"]] += args["points"]
        elif event.kind == "influence":
            influence[args["seat"], args["region"]] += args["steps"]
        elif event.kind in ("gained", "gained-freely"):
            goods[args["seat"], args["good"]] += args["amount"]
        elif event.kind == "paid":
            goods[args["seat"], args["good"]] -= args["amount"]
        elif event.kind == "token-covered":
            goods[args["seat"], "bushido"] -= args["price"]
    for seat, mine in enumerate(table.position()["seats"]):
        assert mine["score"] == points[seat]
        assert mine["influence"] == {region: influence[seat, region] for region in mine["influence"]}
        assert [mine[good] for good in ("food", "bushido")] == [goods[seat, good] for good in ("food", "bushido")]


def some_illegal(table: tatami.Table, seat: int, chance: random.Random, count: int) -> list[tatami.Action]:
    """Actions of the table that are not legal now."""
    legal = {a.number for a in table.legal(seat)}
    actions = table._game.actions(table._rules)
    picked = [chance.choice(actions) for _ in range(count)]
    return [a for a in picked if a.number not in legal]


def played(options: dict[str, Any], moves: int, seed: int) -> tatami.Table:
    """A game after so many random moves (or at its end)."""
    chance = random.Random(seed)
    game = tatami.new_table("empires", seed=seed, **options)
    while game.ply < moves and not game.over:
        game.play(chance.choice(game.legal()))
    return game


def sentence(error: BaseException | None) -> str:
    """The words of an error: one clear sentence, no inside of the machine."""
    words = str(error)
    assert 10 < len(words) < 600, words
    assert "\n" not in words
    assert words.rstrip()[-1] in ".…)", words
    assert not any(inside in words for inside in ("Traceback", "object at 0x", "KeyError")), words
    return words


def refused(call: Any, *args: Any, **named: Any) -> str:
    """The sentence of the ValueError that a call must raise."""
    with pytest.raises(ValueError) as error:  # noqa: PT011 - the sentence is looked at by the caller
        call(*args, **named)
    return sentence(error.value)


def to_the_end(game: tatami.Table, chance: random.Random) -> None:
    """Random play from here on."""
    for _ in range(3000):
        if game.over:
            break
        game.play(chance.choice(game.legal()))
    assert game.over
