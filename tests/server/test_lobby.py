"""The lobby: opening, inviting, joining, leaving, starting; rematches, sandboxes, records."""

from __future__ import annotations

import json
import random

import pytest
import sqlalchemy as sa

from tatami.empires.board import default_text
from tatami.server import botpool
from tatami.server.db import seats, tables
from tatami.server.schema import Replay
from tatami.server.seats import hashed, new_key
from tatami.server.thoughts import Who

from .client import play_out
from .conftest import GAMES, ONE, Running, Serve

pytestmark = pytest.mark.asyncio


async def test_friends_come_by_invitation(here: Running) -> None:
    opened = await here.table("mine", "open", "open")
    id, links = opened["table"], opened["links"]
    assert opened["mine"] == [0]
    assert not opened["started"]
    host = await here.client(id, links["seat"][0], opened["host"])
    assert host.views == {}
    assert host.heard[0]["turn"] is None, "no cards before the start"
    early = await here.post(f"/tables/{id}/start", 409, key=opened["host"])
    assert early["error"] == "seats-open"
    joined = await here.post(f"/tables/{id}/join", key=links["seat"][1], name="Kiku")
    assert joined["seat"] == 1
    assert joined["key"] != links["seat"][1]
    await here.post(f"/tables/{id}/join", 404, key=links["seat"][1])
    await here.get(f"/tables/{id}", 404, key=links["seat"][1])
    await host.until(lambda: host.state["seats"][1]["name"] == "Kiku")
    await here.post(f"/tables/{id}/start", 204, key=joined["key"], fill="random")
    await host.until(lambda: host.state["started"] and host.views)
    assert [s["bot"] for s in host.state["seats"]] == [None, None, "random"]
    await here.post(f"/tables/{id}/start", 204, key=opened["host"])
    await here.post(f"/tables/{id}/join", 404, key=links["seat"][2])


async def test_who_leaves_before_the_start_frees_the_seat(here: Running) -> None:
    opened = await here.table("mine", "open")
    id = opened["table"]
    joined = await here.post(f"/tables/{id}/join", key=opened["links"]["seat"][1], name="Kiku")
    guest = await here.client(id, joined["key"])
    await here.post(f"/tables/{id}/leave", 204, key=joined["key"])
    await guest.until(lambda: guest.code == 4404)
    await here.get(f"/tables/{id}", 404, key=joined["key"])
    await here.post(f"/tables/{id}/invite", 403, key=opened["links"]["seat"][0], seat=1)
    fresh = await here.post(f"/tables/{id}/invite", key=opened["host"], seat=1)
    again = await here.post(f"/tables/{id}/join", key=fresh["key"])
    assert again["seat"] == 1
    taken = await here.post(f"/tables/{id}/invite", 409, key=opened["host"], seat=1)
    assert taken["error"] == "seat-taken"


async def test_who_leaves_later_is_replaced_by_a_bot(here: Running) -> None:
    opened = await here.table("mine", "mine")
    one, two = await here.players(opened, 0, 1)
    await here.post(f"/tables/{opened['table']}/leave", 204, key=opened["links"]["seat"][1])
    await two.until(lambda: two.code == 4404)
    await one.until(lambda: one.state["seats"][1]["bot"] is not None)


async def test_listed_tables_are_found_and_joined_by_strangers(here: Running) -> None:
    private = await here.table("mine", "open")
    opened = await here.table("mine", "open", listed=True)
    found = await here.get("/tables")
    assert [t["table"] for t in found] == [opened["table"]]
    assert "seed" not in str(found)
    joined = await here.post(f"/tables/{opened['table']}/join", name="Stranger")
    assert joined["seat"] == 1
    assert (await here.post(f"/tables/{opened['table']}/join", 409))["error"] == "no-seat"
    await here.post(f"/tables/{private['table']}/join", 404)


async def test_only_hashes_of_keys_are_stored(here: Running) -> None:
    opened = await here.table("mine", "open")
    keys = [*opened["links"]["seat"], opened["links"]["spectator"], opened["host"]]
    assert len({len(k) for k in keys}) == 1
    assert len(set(keys)) == 4
    async with here.services.database.read() as connection:
        kept = str((await connection.execute(sa.select(tables))).all())
        kept += str((await connection.execute(sa.select(seats))).all())
    for key in keys:
        assert key not in kept
        assert hashed(key) in kept


async def test_a_wrong_key_and_a_wrong_table_get_the_same_answer(here: Running) -> None:
    opened = await here.table("mine", "open")
    other = await here.table("mine", "mine")
    right = opened["links"]["seat"][0]
    answers = [
        await here.get(f"/tables/{opened['table']}", 404, key=new_key()),
        await here.get(f"/tables/{opened['table']}", 404, key=other["links"]["seat"][0]),
        await here.get("/tables/AAAAAAAAAAAA", 404, key=right),
        await here.post(f"/tables/{opened['table']}/start", 404, key=new_key()),
        await here.post("/tables/AAAAAAAAAAAA/start", 404, key=right),
    ]
    assert all(a == answers[0] for a in answers)
    for keys in ([new_key()], [right, new_key()], [other["links"]["seat"][0]]):
        client = await here.client(opened["table"], *keys)
        assert (client.code, client.heard) == (4404, [])
    client = await here.client("AAAAAAAAAAAA", right)
    assert (client.code, client.heard) == (4404, [])


@ONE
async def test_impossible_tables_are_refused_with_a_sentence(here: Running) -> None:
    bad = await here.post("/tables", 422, game="empires", seats=[{}] * 9)
    assert bad["message"]
    bad = await here.post("/tables", 422, game="go", seats=[{}, {}])
    assert "go" in bad["message"]
    bad = await here.post("/tables", 422, game="empires", seats=[{}, {}], options={"tea": True})
    assert bad["error"] == "bad-options"
    bad = await here.post("/tables", 422, game="empires", seats=[{}, {}], options={"players": 3})
    assert bad["error"] == "bad-options"
    bad = await here.post("/tables", 422, game="empires", seats=[{"kind": "bot", "level": "emperor"}, {}])
    assert bad["error"] == "no-level"
    answer = await here.http.post("/api/tables", json={"game": 1}, headers={"Accept-Language": "de-CH, en"})
    assert answer.json()["message"] == "Diese Anfrage wurde nicht verstanden."


@ONE
@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ({"options": {"edition": "draft", "modules": ["dojo"]}}, {
            "en": "The draft has no variants and no expansion (EMP-A1, TOK-01): leave out dojo.",
            "de": "Der Entwurf kennt weder Varianten noch Erweiterung (EMP-A1, TOK-01): Lass dojo weg.",
            "it": "La bozza non ha né varianti né espansione (EMP-A1, TOK-01): togli dojo.",
            "ru": "В черновом издании нет ни вариантов, ни дополнения (EMP-A1, TOK-01): уберите dojo.",
        }),
        ({"board": {}}, {
            "en": "The board file lacks the table [regions].", "de": "Der Spielbrettdatei fehlt die Tabelle [regions].",
            "it": "Nel file del tabellone manca la tabella [regions].", "ru": "В файле поля нет таблицы [regions].",
        }),
        ({"board": "[provinces]"}, {
            "en": "The board file lacks the table [regions].", "de": "Der Spielbrettdatei fehlt die Tabelle [regions].",
            "it": "Nel file del tabellone manca la tabella [regions].", "ru": "В файле поля нет таблицы [regions].",
        }),
    ],
    ids=["options", "board", "board as text"],
)  # fmt: skip
async def test_options_and_boards_are_refused_in_ones_language(
    serve: Serve, asked: dict[str, object], said: dict[str, str]
) -> None:
    here = await serve()
    for lang, sentence in said.items():
        body = {"game": "empires", "seats": [{}, {}], **asked}
        answer = await here.http.post("/api/tables", json=body, headers={"Accept-Language": lang})
        assert (answer.status_code, answer.json()["message"].replace("\u00a0", " ")) == (422, sentence)


async def test_my_tables(here: Running) -> None:
    first = await here.table("mine", "mine")
    second = await here.table("mine", "open")
    keys = [first["links"]["seat"][0], second["links"]["seat"][0], new_key(), second["links"]["seat"][1]]
    mine = await here.post("/mine", keys=keys)
    assert {(t["table"], t["seat"], t["stage"]) for t in mine} == {
        (first["table"], 0, "playing"),
        (second["table"], 0, "lobby"),
    }
    assert mine[0]["my_turn"] or not any(t["my_turn"] for t in mine)


@GAMES
async def test_after_the_end_record_replay_rematch_and_sandbox(here: Running, game: str) -> None:
    opened = await here.table("mine", "mine", game=game, seed=4)
    id, links = opened["table"], opened["links"]
    refused = await here.get(f"/tables/{id}/record", 409, key=links["seat"][0])
    assert refused["error"] == "not-over"
    await here.post(f"/tables/{id}/rematch", 409, key=links["seat"][0])
    await here.post(f"/tables/{id}/fork", 403, key=links["spectator"])
    players = await here.players(opened, 0, 1)
    await play_out(players, random.Random(4))

    record = await here.get(f"/tables/{id}/record", key=links["spectator"])
    assert record["seed"] == 4
    replay = await here.get(f"/tables/{id}/replay", key=links["seat"][1])
    Replay.model_validate(replay, strict=True)
    assert len(replay["steps"]) == len(record["moves"]) + 1
    assert replay["steps"][-1]["view"] == players[1].views["1"]
    assert [e for s in replay["steps"] for e in s["events"]] == players[1].log
    await here.get(f"/tables/{id}/replay", key=links["spectator"], seat=0)
    await here.get(f"/tables/{id}/replay", 403, key=links["spectator"], seat=5)

    shelf = await here.post("/replays", 201, record=record)
    again = await here.get(f"/tables/{shelf['table']}/replay", key=shelf["links"]["spectator"], seat=1)
    assert again["steps"] == replay["steps"]
    broken = await here.post("/replays", 422, record={**record, "moves": [[0, "dance"]]})
    assert broken["error"] == "bad-record"

    one = await here.post(f"/tables/{id}/rematch", key=links["seat"][0])
    await players[1].until(lambda: players[1].state["rematch"] == one["table"])
    assert (await here.post(f"/tables/{id}/rematch", 409, key=links["seat"][0]))["error"] == "seat-taken"
    two = await here.post(f"/tables/{id}/rematch", key=links["seat"][1])
    assert (two["table"], two["seat"]) == (one["table"], 1)
    next_game = await here.client(two["table"], two["key"])
    assert next_game.state["started"]
    assert next_game.state["options"] == players[1].state["options"]

    sandbox = await here.post(f"/tables/{id}/fork", 201, key=links["seat"][0], ply=6)
    assert sandbox["mine"] == [0, 1]
    forked = await here.client(sandbox["table"], *sandbox["links"]["seat"])
    assert forked.views["0"] == (await here.get(f"/tables/{id}/replay", key=links["seat"][0]))["steps"][6]["view"]
    await play_out([forked], random.Random(1))


async def test_a_sandbox_of_a_running_game_draws_hidden_things_anew(here: Running) -> None:
    opened = await here.table("mine", "mine", seed=4)
    one, _ = await here.players(opened, 0, 1)
    hands = set()
    for _ in range(12):
        sandbox = await here.post(f"/tables/{opened['table']}/fork", 201, key=opened["links"]["seat"][0])
        forked = await here.client(sandbox["table"], *sandbox["links"]["seat"])
        assert forked.views["0"] == one.views["0"], "what I know stays"
        hands.add(str(forked.views["1"]))
    assert len(hands) > 1, "what I cannot know is drawn anew"


@ONE
async def test_one_person_alone_plays_all_samurai(serve: Serve) -> None:
    here = await serve()
    opened = await here.table("mine", "mine", "mine", game="seven", players=1, options={"hands": 3})
    assert opened["mine"] == [0, 1, 2]
    assert opened["started"]
    state = await here.get(f"/tables/{opened['table']}", key=opened["host"])
    assert state["options"]["players"] == 1
    assert len(state["seats"]) == 3
    seats = [{"kind": "mine"}, {"kind": "bot", "level": "random"}]
    body = {"game": "seven", "players": 1, "options": {"hands": 2}, "seats": seats}
    assert (await here.post("/tables", 422, **body))["error"] == "wrong-seats"
    body["seats"] = [{"kind": "mine"}] * 3
    assert (await here.post("/tables", 422, **body))["error"] == "wrong-seats"


@ONE
async def test_a_board_of_ones_own(serve: Serve) -> None:
    here = await serve()
    text = default_text()
    opened = await here.table("mine", "mine", board=text.replace("satsuma", "hyuga"))
    delivered = await here.get(f"/tables/{opened['table']}/board", key=opened["host"])
    assert "hyuga" in delivered["board"]["provinces"]
    assert "hyuga" not in delivered["map"]["provinces"]
    seats = [{"kind": "mine"}] * 2
    refused = await here.post("/tables", 422, game="empires", seats=seats, board=text.replace("[borders]", "[edges]"))
    assert "borders" in refused["message"]
    plain = await here.table("mine", "mine")
    assert await here.get(f"/tables/{plain['table']}/board", key=plain["host"]) == await here.get("/board")


@ONE
async def test_the_odds_over_a_finished_game(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def odds(record: str, seat: int | None, _seconds: float, who: Who) -> list[float]:
        assert seat is None, "nobody's secrets"
        assert list(who) == [None, None], "two people"
        asked.append(len(json.loads(record)["moves"]))
        return [0.25, 0.75]

    monkeypatch.setattr(botpool, "odds", odds)
    here = await serve()
    opened = await here.table("mine", "mine", game="seven")
    path, key = f"/tables/{opened['table']}/odds", opened["links"]["seat"][0]
    assert (await here.get(path, 409, key=key))["error"] == "not-over"
    both = await here.client(opened["table"], *opened["links"]["seat"])
    await play_out([both], random.Random(2))
    curve = await here.get(path, key=key)
    assert curve["plies"] == asked
    assert curve["plies"][0] == 0
    assert len(curve["plies"]) <= 40
    assert curve["plies"][-1] == both.ply
    assert await here.get(path, key=key) == curve
    assert len(asked) == len(curve["plies"]), "thought about once"
