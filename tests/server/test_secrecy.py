"""Secrecy on the wire: what a seat is sent depends on nothing that it may not know, checked on the bytes."""

from __future__ import annotations

import itertools
import json
import os
import random
from dataclasses import replace
from typing import Any

import pytest

import tatami
from tatami.bots import thinker
from tatami.server.outgoing import seen
from tatami.server.patch import apply_patch
from tatami.server.records import head_of
from tatami.server.rows import SeatRow, TableRow
from tatami.server.seats import hashed, new_key
from tatami.server.store import add_table
from tatami.table import Table

from .client import Client, Json, play_out
from .conftest import Running

pytestmark = pytest.mark.asyncio
SEED = "a-seed-that-must-not-be-told-to-anybody"
TIMES = int(os.environ.get("TATAMI_SECRECY", "1"))
HELPED = 1
"""So often a game hints and odds are asked for: plain Python thinks slowly."""
ALL = {"modules": ["agendas", "mountains", "shrines", "random_neutral", "new_region", "dojo"]}
GAMES = [("empires", 4, ALL), ("empires", 2, {}), ("seven", 3, {"level": "easy"})]
WHERE = ["sqlite", "postgresql", "sqlite"]


PLACES = [(where, *game) for where, game in zip(WHERE, GAMES, strict=True)]


@pytest.mark.parametrize(("database", "game", "seats", "options"), PLACES, indirect=["database"])
async def test_every_byte_follows_from_the_view(here: Running, game: str, seats: int, options: Json) -> None:
    """A whole game, recorded by every seat and a spectator: each message is made of view and events of that seat."""
    opened = await here.table(*["mine"] * seats, game=game, options=options, seed=SEED)
    clients = await here.players(opened, *range(seats))
    clients.append(await here.client(opened["table"], opened["links"]["spectator"]))
    salt, state = (await here.services.room(opened["table"])).row.head["salt"], _state_of(here, opened)
    await play_out(clients, random.Random(21))
    keys = [*opened["links"]["seat"], opened["host"]]
    for seat, client in enumerate(clients):
        heard = "".join(client.raw)
        others = [key for n, key in enumerate(keys) if n != seat]
        assert not any(secret in heard for secret in (SEED, salt, *others, *map(str, state.key))), "nobody's secrets"
    record = await here.get(f"/tables/{opened['table']}/record", key=opened["links"]["spectator"])
    for seat, client in enumerate(clients):
        _check(record, seat if seat < seats else None, client)


def _state_of(here: Running, opened: Json) -> Any:
    """The engine's state, key and all."""
    room = here.services.open_room(opened["table"])
    assert room is not None
    assert room.table is not None
    return room.table._state


def _check(record: Json, seat: int | None, client: Client) -> None:
    """Play the record again and compare with what the client was told at each ply."""
    table = tatami.replay(json.dumps({**record, "moves": []}))
    mine = () if seat is None else (seat,)
    name = "spectator" if seat is None else str(seat)
    shown: Json = {}
    moved = [m for m in client.heard if m["t"] == "moved"]
    welcome = client.heard[0]
    assert welcome["views"] == {name: table.explained(seat)}
    assert welcome["log"] == [e.json() for e in table.events(seat)]
    assert len(moved) == len(record["moves"])
    shown = welcome["views"][name]
    for message, (by, words) in zip(moved, record["moves"], strict=True):
        events = table.play(words, by)
        assert set(message) == {"t", "seq", "ply", "by", "words", "events", "views", "full", "turn"}
        assert message["events"] == seen(events, mine)
        assert message["words"] == (words if by == seat else None)
        assert set(message["views"]) == {name}
        shown = message["views"][name] if message["full"] else apply_patch(shown, message["views"][name])
        assert shown == json.loads(json.dumps(table.explained(seat)))
        turn = message["turn"]
        assert turn["to_act"] == list(table.to_act)
        assert turn["legal"] == _legal(table, seat)
        assert turn["can_undo"] == ([seat] if seat is not None and not table.over and table.can_undo(seat) else [])


def _legal(table: Table, seat: int | None) -> Json:
    if seat is None or seat not in table.to_act:
        return {}
    return {str(seat): json.loads(json.dumps([a.json() for a in table.legal(seat)]))}


async def _told(
    here: Running, deal: Json, game: str, seats: int, seat: int, keys: tuple[str, str], helped: bool
) -> Client:
    """What a seat is sent at a table that is dealt like this: the welcome, then answers to all it may ask."""
    id = new_key()[:12]
    row = TableRow(id, 0.0, game, deal, "playing", False, None, hashed(keys[0]), hashed(keys[0]), 0.0)
    chairs = [SeatRow(id, n, None, None, "", None, True) for n in range(seats)]
    chairs[seat] = replace(chairs[seat], key=hashed(keys[1]))
    async with here.services.database.write() as connection:
        await add_table(connection, row, chairs)
    client = await here.client(id, keys[1])
    legal = client.turn["legal"].get(str(seat), [])
    for act in legal[:12]:
        await client.ask("preview", seat=seat, words=act["words"])
    await client.ask("looks", seat=seat, others=["pass", "done", "defend", "nonsense"])
    for words in ("pass", "done", "harvest", "fight", "attack", "nonsense"):
        await client.ask("why", seat=seat, words=words)
        await client.move(seat, words if not any(a["words"] == words for a in legal) else "nonsense")
    await client.ask("undo", seat=seat)
    if helped:
        await client.ask("hint", seat=seat)
        await client.ask("odds")
    opened = await here.post(f"/tables/{id}/fork", 201, key=keys[1])
    sandbox = await here.client(opened["table"], *opened["links"]["seat"])
    await sandbox.close()
    await client.close()
    client.raw += [json.dumps({part: sandbox.heard[0][part] for part in ("views", "turn", "log")})]
    client.raw = [raw.replace(id, "TABLE") for raw in client.raw]
    return client


def _truths(table: Table, seat: int, count: int) -> list[Json]:
    """Deals that the seat cannot tell apart: the true one, and others drawn from what it may think possible."""
    true = head_of(tatami.from_position(table.position()))
    return [true, *(head_of(table.imagined(seat, n)) for n in range(1, count))]


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
@pytest.mark.parametrize(("game", "seats", "options"), GAMES)
async def test_two_hidden_truths_give_the_same_bytes(
    here: Running, monkeypatch: pytest.MonkeyPatch, game: str, seats: int, options: Json
) -> None:
    """Welcome, previews, reasons, refusals, hints, odds and a sandbox, while all that is hidden is otherwise."""
    monkeypatch.setenv("TATAMI_JIT", "0")
    # thinking is counted in looks at the clock, and a sandbox is drawn alike: nothing else but the truth differs
    looks = itertools.count()
    monkeypatch.setattr(thinker, "perf_counter", lambda: float(next(looks)))
    monkeypatch.setattr(thinker, "LEAST", 2)
    monkeypatch.setattr("tatami.server.opening.secrets.randbits", lambda bits: bits)
    different = [await _compare(here, game, seats, options, seed) for seed in range(17, 17 + TIMES)]
    assert sum(different) > 3 * TIMES, "the truths did differ"


async def _compare(here: Running, game: str, seats: int, options: Json, seed: int) -> int:
    """One game, and now and then what a seat is told if the hidden things were others; how often they really were."""
    rng = random.Random(seed)
    table = tatami.new_table(game, players=seats, seed=seed, **options)
    keys = (new_key(), new_key())
    different = compared = thought = 0
    while not table.over:
        # a game of 7 Samurai may be over after a few decisions: all of them are looked at, with everybody's eyes
        eyes = range(seats) if game == "seven" else [rng.randrange(seats)] if rng.random() < 0.1 else []
        for seat in eyes:
            deals = _truths(table, seat, 3)
            helped = thought < HELPED * TIMES and seat in table.to_act
            clients = [await _told(here, deal, game, seats, seat, keys, helped) for deal in deals]
            thought += helped
            assert clients[0].raw == clients[1].raw == clients[2].raw
            compared += len(clients[0].raw)
            different += deals[0]["start"] != deals[1]["start"]
        actor = rng.choice(table.to_act)
        table.play(rng.choice(table.legal(actor)), actor)
    assert compared > 30
    assert thought
    return different
