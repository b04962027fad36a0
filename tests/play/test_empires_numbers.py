"""The numbers beside a view: who they are for, and that they agree with the engine's own words and moves."""

from __future__ import annotations

import random

import pytest
from scenes import Scene

import tatami
from tatami.empires.course import course
from tatami.game import Event

MODULES = ["agendas", "new_region", "dojo"]


@pytest.mark.parametrize("seed", range(3))
def test_an_offer_is_what_can_still_be_done(seed: int) -> None:
    """EMP-50, EMP-52 to EMP-54: an offer without its move, or for others' eyes, is never made; its price is paid."""
    table = tatami.new_table("empires", players=4, modules=MODULES, seed=seed)
    rnd = random.Random(seed)
    seen = set()
    for _ in range(400):
        if table.over:
            break
        seat = table.to_act[0]
        offer = table.explained(seat)["numbers"].get("offer")
        others = [s for s in range(4) if s != seat]
        assert all("offer" not in table.explained(s)["numbers"] for s in (None, *others))
        moves = table.legal(seat)
        doing = table.view(seat)["doing"]
        if offer and doing[-1]["points"] == 0:
            kind = {"point": "move", "ship": "sail", "army": "recruit", "strike": "attack"}[offer["kind"]]
            found = [m for m in moves if m.kind == kind]
            assert found or kind in ("move", "attack", "recruit")
            if found:
                good = "bushido" if offer["kind"] == "strike" else "food"
                trial = tatami.replay(table.record())
                trial.play(found[0].words, seat)
                spent = table.view(seat)["seats"][seat][good] - trial.view(seat)["seats"][seat][good]
                assert spent <= offer["price"]
                seen.add(offer["kind"])
        table.play(rnd.choice(moves).words, seat)
    assert seen


def test_the_line_is_walked_the_way_that_is_told() -> None:
    """EMP-40: in a whole game tokens act in the order of their slots, forwards or backwards as the numbers say."""
    table, rnd = tatami.new_table("empires", players=3, seed=6), random.Random(6)
    ways = set()
    while not table.over:
        told = table.explained(None)
        slots, way = [slot["slot"] for slot in told["slots"]], told["numbers"]["way"]
        seat = table.to_act[0]
        acted = [
            slots.index(e.args["slot"])
            for e in table.play(rnd.choice(table.legal(seat)).words, seat)
            if e.kind == "order-shown"
        ]
        if told["resolving"] and acted:
            ways.add(way)
            assert (acted[0] - slots.index(told["resolving"])) * way > 0
    assert ways == {1, -1}


def test_power_decides_control() -> None:
    """EMP-70: whoever alone has most power controls; the numbers and the picture say the same."""
    table = tatami.new_table("empires", players=3, seed=5)
    rnd = random.Random(5)
    while not table.over:
        seat = table.to_act[0]
        table.play(rnd.choice(table.legal(seat)).words, seat)
    shown = table.explained(None)
    for province, power in shown["numbers"]["power"].items():
        most = max(power)
        holders = [s for s, p in enumerate(power) if p == most and most]
        assert shown["provinces"][province]["controller"] == (holders[0] if len(holders) == 1 else None)


@pytest.mark.parametrize(("order", "food", "tile", "offer"), [
    ("ship", 1, 1, {"kind": "ship", "price": 1}),
    ("ship", 0, 1, None),
    ("ship", 0, 4, {"kind": "ship", "price": 0}),
    ("move3", 1, 1, None),
])  # fmt: skip
def test_a_ship_is_offered_to_who_can_sail(order: str, food: int, tile: int, offer: object) -> None:
    """EMP-53, EMP-A3: an order with a ship, the food or the decree for it, and nobody has walked yet."""
    scene = Scene(players=3, modules=["agendas"]).clear().army(0, "kii").goods(0, food=food).agenda("orange", tile, "a")
    scene.act(0, order, "orange-1")
    assert scene.table.explained(0)["numbers"].get("offer") == offer
    scene.play("move kii ise")
    assert (scene.table.explained(0)["numbers"].get("offer") or {}).get("kind") != "ship"


@pytest.mark.parametrize(("order", "bought"), [("recruit", "army"), ("attack", "strike")])
@pytest.mark.parametrize("rich", [True, False])
def test_a_second_piece_is_offered_to_who_can_pay(order: str, bought: str, rich: bool) -> None:
    """EMP-50, EMP-52: a second army for food, a second loss for bushido; what the other order needs buys nothing."""
    scene = Scene(players=3).clear().army(0, "higo").army(1, "higo", 2)
    scene.goods(0, **{"food" if (order == "recruit") == rich else "bushido": 1})
    scene.act(0, order, "grey-1")
    offer = scene.table.explained(0)["numbers"].get("offer")
    assert offer == ({"kind": bought, "price": 1} if rich else None)


@pytest.mark.parametrize("edition", ["2022", "2019", "draft"])
def test_prices_are_those_of_the_edition(edition: str) -> None:
    """EMP-50, EMP-52 to EMP-54: what orders sell is told to all; in the draft no point, and a free ship."""
    point, ship = {"kind": "point", "good": "food", "price": 1}, {"kind": "ship", "good": "food", "price": 1}
    told = tatami.new_table("empires", players=3, edition=edition, seed=1).explained(None)["numbers"]["prices"]
    assert told == {
        "recruit": {"kind": "army", "good": "food", "price": 1},
        "attack": {"kind": "strike", "good": "bushido", "price": 1},
        **({"ship": {**ship, "price": 0}} if edition == "draft" else {"ship": ship, "move23": point}),
    }


@pytest.mark.parametrize("edition", ["2022", "draft"])
@pytest.mark.parametrize("order", ["recruit", "attack", "move23", "ship", "move3", "harvest", "castle"])
def test_a_price_told_is_the_price_asked(edition: str, order: str) -> None:
    """Whoever has as much is offered what the order sells, for that price; without it nothing that costs is offered."""
    for stock in (1, 0):
        scene = Scene(players=3, edition=edition).clear().army(0, "kii", 2).army(1, "kii", 2)
        scene.goods(0, food=stock, bushido=stock).act(0, order, "orange-1")
        numbers = scene.table.explained(0)["numbers"]
        price = numbers["prices"].get(order)
        if price and stock >= price["price"]:
            assert numbers["offer"] == {"kind": price["kind"], "price": price["price"]}
        else:
            assert numbers.get("offer") is None


def test_the_course_of_a_game_has_a_knot_for_each_scoring() -> None:
    """What scores the same way one after another is one knot, in another era another."""
    log = [Event("agenda", {"seat": 0, "points": 3}), Event("paid", {"seat": 1, "amount": 1})]
    log += [Event("agenda", {"seat": 1, "points": 4}), Event("region-bonus", {"seat": 1, "points": 2})]
    log += [Event("era-begins", {"era": 2}), Event("region-bonus", {"seat": 0, "points": 5})]
    log += [Event("won", {"seat": 0, "points": 8})]
    assert [(knot["what"], knot["chapter"], knot["points"]) for knot in course(log, 2)] == [
        ("begin", 1, [0, 0]),
        ("agenda", 1, [3, 4]),
        ("region-bonus", 1, [3, 6]),
        ("region-bonus", 2, [8, 6]),
    ]
