"""Secrecy (EMP-07): a view and a log tell their seat only what it may know; a spectator knows least."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from games import some_illegal

import tatami
from tatami.empires.contract import resample

NOBODY = -1
TABLES: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 3, "edition": "2019"},
    {"players": 4, "edition": "draft"},
    {"players": 4},
    {"players": 3, "modules": ["agendas", "mountains", "shrines", "random_neutral"]},
    {"players": 5, "modules": ["agendas", "mountains", "shrines", "random_neutral", "new_region", "dojo"]},
    {"players": 1},
]


def positions(options: dict[str, Any], chance: random.Random, games: int, every: float) -> list[tatami.Table]:
    """Tables at many points of random games."""
    found = []
    for _ in range(games):
        table = tatami.new_table("empires", seed=chance.randrange(1 << 40), **options)
        while not table.over:
            if chance.random() < every:
                found.append(table.copy())
            seat = chance.choice(table.to_act)
            table.play(chance.choice(table.legal(seat)), seat)
    return found


def seen(table: tatami.Table, seat: int | None) -> bytes:
    """All a seat is told: view and log."""
    return json.dumps([table.view(seat), [e.json() for e in table.events(seat)]]).encode()


def names(options: dict[str, Any]) -> str:
    return f"{options['players']}-{options.get('edition', '2022')}-{len(options.get('modules', []))}"


@pytest.mark.parametrize("options", TABLES, ids=names)
def test_what_a_seat_cannot_know_does_not_show(options, rnd):
    """Two states that differ only in what the seat must not know give it the same view, to the byte."""
    differed = 0
    for table in positions(options, rnd, 4, 0.06):
        for seat in [None, *range(table.players)]:
            other = table.copy()
            resample(other._state, other._rules, NOBODY if seat is None else seat, rnd.randrange(1 << 62))
            differed += other._state.tobytes() != table._state.tobytes()
            assert seen(other, seat) == seen(table, seat)
    assert differed > 20


@pytest.mark.parametrize("options", TABLES, ids=names)
def test_asking_tells_no_secret(options, rnd):
    """Legal moves, previews and reasons for refusals are the same whatever lies hidden from the seat that asks."""
    asked = 0
    for table in positions(options, rnd, 3, 0.06):
        seat = rnd.choice(table.to_act)
        other = table.copy()
        resample(other._state, other._rules, seat, rnd.randrange(1 << 62))
        legal = table.legal(seat)
        assert other.legal(seat) == legal
        action = rnd.choice(legal)
        assert json.dumps(other.preview(action, seat)) == json.dumps(table.preview(action, seat))
        for refused in some_illegal(table, seat, rnd, 3):
            assert str(other.why(refused, seat)) == str(table.why(refused, seat))
            asked += 1
    assert asked > 20


@pytest.mark.parametrize("options", [o for o in TABLES if o["players"] > 1], ids=names)
def test_goods_behind_other_screens_do_not_show(options, rnd):
    """Opponents' food and bushido are nowhere in a view."""
    for table in positions(options, rnd, 3, 0.05):
        for seat in [None, *range(table.players)]:
            other = table.copy()
            for opponent in range(table.players):
                if opponent != seat:
                    other._state.food[opponent] += rnd.randrange(1, 9)
                    other._state.bushido[opponent] += rnd.randrange(1, 9)
            assert json.dumps(other.view(seat)) == json.dumps(table.view(seat))


def test_open_screens_show_goods_and_nothing_else(rnd):
    """With the table option goods show, cards and orders do not."""
    options = {"players": 3, "open_screens": True}
    for table in positions(options, rnd, 2, 0.05):
        other = table.copy()
        other._state.food[1] += 1
        assert other.view(0) != table.view(0)
        other = table.copy()
        resample(other._state, other._rules, 0, rnd.randrange(1 << 62))
        assert seen(other, 0) == seen(table, 0)


def covered(public: Any, own: Any) -> bool:
    """Whether all a spectator sees stands in a seat's view too (there, None or True may have become something)."""
    if isinstance(public, dict):
        return isinstance(own, dict) and public.keys() == own.keys() and all(covered(public[k], own[k]) for k in public)
    if isinstance(public, list):
        return isinstance(own, list) and len(public) == len(own) and all(map(covered, public, own))
    return public is None or public == own or (public is True and isinstance(own, str))


@pytest.mark.parametrize("options", TABLES, ids=names)
def test_a_spectator_learns_no_more_than_any_seat(options, rnd):
    """Every seat sees what the spectator sees, and more."""
    for table in positions(options, rnd, 2, 0.05):
        public = table.view(None)
        for seat in range(table.players):
            own = table.view(seat)
            assert covered(public, own)
            assert own["seats"][seat]["food"] is not None
            for one, mine in zip(table.events(None), table.events(seat), strict=True):
                assert one.ply == mine.ply
                assert one.args.items() <= mine.args.items()
                assert one.kind in (mine.kind, f"{mine.kind}-hidden")


def test_hidden_events_lack_what_is_hidden(rnd):
    """Picks, draws and placed orders are told to others without their secret."""
    table = positions({"players": 3}, rnd, 1, 0.05)[-1]
    hidden = {"destiny-picked": "region", "card-drawn": "region", "order-placed": "order"}
    met = set()
    for event in table._log:
        if event.kind in hidden:
            met.add(event.kind)
            for seat in (None, 0, 1, 2):
                told = event.seen_by(seat)
                assert (hidden[event.kind] in told.args) == (seat == event.args["seat"])
    assert met == set(hidden)


def test_no_view_holds_the_deck_or_the_dice(rnd):
    """What is random in the future is in no view."""
    for table in positions({"players": 3, "modules": ["mountains"]}, rnd, 1, 0.1):
        for seat in (None, 0, 1, 2):
            view = table.view(seat)
            assert "flow" not in view
            assert "destiny_deck" not in view
            assert {m["token"] for m in view["mountains"]} <= {True, None}


def test_a_view_is_a_copy():
    """Scribbling on a view changes nothing at the table."""
    table = tatami.new_table("empires", players=3, seed=1)
    before = table._state.tobytes()
    view = table.view(0)
    for value in view.values():
        if isinstance(value, (dict, list)):
            value.clear()
    view["seats"].append(5)
    assert table._state.tobytes() == before
    assert len(table.view(0)["seats"]) == 3
