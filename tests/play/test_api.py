"""Bad input at every door of the API: one clear sentence, and the game unharmed."""

from __future__ import annotations

import json
from typing import Any

import pytest
from games import played, refused, sentence, some_illegal

import tatami

RECORD_4_MB = "x" * 4_000_001


@pytest.fixture
def table() -> tatami.Table:
    """A game of three, some moves in, one player to act."""
    return played({"players": 3}, 50, 7)


# ---------------------------------------------------------------- a new table


@pytest.mark.parametrize("game", ["", "go", "Empires", "empires\0", None, 7, [], {}, "../seven", "x" * 10_000])
def test_unknown_game(game):
    """Only games of the house."""
    assert "empires, seven" in refused(tatami.new_table, game, players=2)


@pytest.mark.parametrize("players", [9, 0, -1, 6, 10**30, 2.0, "2", None, True, [2]])
def test_impossible_players(players):
    """As many as the box has room for."""
    assert "1 to 5 players" in refused(tatami.new_table, "empires", players=players)


@pytest.mark.parametrize("edition", ["1999", 2022, None, [], "draft\0", "x" * 10_000])
def test_unknown_edition(edition):
    """The three printings."""
    assert "draft, 2019, 2022" in refused(tatami.new_table, "empires", players=3, edition=edition)


@pytest.mark.parametrize(
    "options",
    [
        {"colour": "red"},
        {"modules": ["zeppelins"]},
        {"modules": "agendas"},
        {"modules": [1]},
        {"modules": 5},
        {"modules": [["agendas"]]},
        {"open_screens": "yes"},
        {"open_screens": 1},
        {"random_dojo": True},
        {"edition": "draft", "modules": ["agendas"]},
        {"edition": "2019", "modules": ["dojo"]},
        {"players": 1, "modules": ["dojo"]},
        {"players": 1, "edition": "2019"},
        {"players": 5, "edition": "2019"},
    ],
)
def test_impossible_options(options):
    """Unknown options, unknown values and what does not go together."""
    refused(tatami.new_table, "empires", **({"players": 3} | options))


@pytest.mark.parametrize("seed", [-1, 1 << 62, 1.5, "7", True, [], 10**40])
def test_impossible_seed(seed):
    """A whole number of the size randomness can use."""
    assert "seed" in refused(tatami.new_table, "empires", players=3, seed=seed)


@pytest.mark.parametrize("lang", ["fr", "", None, 3, [], "en\0"])
def test_unknown_language(lang):
    """The four languages."""
    assert "en, ru, de, it" in refused(tatami.new_table, "empires", players=3, lang=lang)


@pytest.mark.parametrize(
    "board", [{}, [], 5, "board", {"regions": 5}, {"regions": {"order": []}}, {1: 2}, {"x": {1, 2}}]
)
def test_no_board(board):
    """A board must be one."""
    refused(tatami.new_table, "empires", players=3, board=board)


# ---------------------------------------------------------------- moves


@pytest.mark.parametrize(
    "move",
    [
        "",
        " ",
        "fly satsuma higo",
        "place",
        "place recruit",
        "place recruit grey-9",
        "place recruit grey-1 now",
        "move satsuma satsuma",
        "attack kii 9",
        "#3",
        "destiny\0 grey",
        "\0",
        "done\0",
        "x" * 1_000_000,
        "поставить",
        "ход",
        "setze rekrutieren grau-1",
        "piazza recluta grigio-1",
        "😀",
        "\ud800",
        "done; pass",
        "{}",
        "place\u202e recruit",
        None,
        0,
        -1,
        7,
        1.5,
        True,
        b"done",
        [],
        {},
        ("done",),
        object(),
    ],
)
def test_bad_moves(table, move):
    """Unknown words, other languages, other types: refused in one sentence, and nothing has changed."""
    before, record = table._state.tobytes(), table.record()
    with pytest.raises(tatami.IllegalMove) as error:
        table.play(move)
    assert error.value.rule.startswith("EMP-")
    assert error.value.reason
    sentence(error.value)
    assert table.why(move).reason == error.value.reason
    with pytest.raises(tatami.IllegalMove):
        table.preview(move, table.to_act[0])
    assert table._state.tobytes() == before
    assert table.record() == record


def test_illegal_moves_in_bulk(table, rnd):
    """Every action of the table that is not legal is refused with a sentence; the game stands as it stood."""
    before = table._state.tobytes()
    for action in some_illegal(table, table.to_act[0], rnd, 300):
        sentence(table.why(action))
    assert table._state.tobytes() == before


@pytest.mark.parametrize("lang", ["en", "ru", "de", "it"])
def test_refusals_in_every_language(lang):
    """A refused move is explained in the table's language."""
    game = tatami.new_table("empires", players=3, seed=1, lang=lang)
    told = sentence(game.why("place recruit grey-1", game.to_act[0]))
    assert "EMP-30" in told
    assert (lang == "en") == (
        told == sentence(tatami.new_table("empires", players=3, seed=1).why("place recruit grey-1"))
    )


@pytest.mark.parametrize("seat", [3, -1, 99, "0", 1.0, None, True, [], b"0"])
def test_a_move_for_a_seat_that_is_not(table, seat):
    """Seats run from 0; None is whoever is to act."""
    before = table._state.tobytes()
    if seat is None:
        assert table.why(table.legal()[0], None) is None
        return
    with pytest.raises(tatami.IllegalMove) as error:
        table.play(table.legal()[0], seat)
    assert error.value.reason == "no-such-seat"
    sentence(error.value)
    assert table._state.tobytes() == before


def test_a_move_for_the_wrong_seat(table):
    """Another's turn is another's."""
    other = (table.to_act[0] + 1) % 3
    before = table._state.tobytes()
    with pytest.raises(tatami.IllegalMove) as error:
        table.play(table.legal()[0], other)
    assert (error.value.rule, error.value.reason) == ("EMP-32", "not-your-turn")
    sentence(error.value)
    assert table.legal(other) == []
    assert table._state.tobytes() == before


def test_actions_made_by_hand(table):
    """An Action counts by its words and number together; a forged one does not pass."""
    legal = table.legal()[0]
    for forged in (
        tatami.Action(legal.number, "rubbish", "place"),
        tatami.Action(10**9, "rubbish", "place"),
        tatami.Action(-1, "rubbish", "place"),
        tatami.Action("0", "rubbish", "place"),  # type: ignore[arg-type]
        tatami.Action(0, None, "place"),  # type: ignore[arg-type]
    ):
        with pytest.raises(tatami.IllegalMove):
            table.play(forged)
    assert table.play(tatami.Action(-5, legal.words, "place"))


def test_spaces_and_capitals_are_forgiven(table):
    """People type as they like."""
    words = table.legal()[0].words
    assert table.why(f"  {words.upper().replace(' ', '   ')} ") is None


@pytest.mark.parametrize("seat", [3, -1, 99, "0", 1.5, True, [], b"0"])
def test_views_of_seats_that_are_not(table, seat):
    """There is nothing to see from there."""
    assert "seat" in refused(table.view, seat)
    assert table.legal(seat) == [] or seat is True


def test_nothing_to_take_back():
    """A fresh game, a wrong seat, a revealed card: one sentence."""
    game = tatami.new_table("empires", players=2, seed=1)
    for seat in (None, 0, 1, 7, "x"):
        with pytest.raises(tatami.CannotUndo) as error:
            game.undo(seat)  # type: ignore[arg-type]
        sentence(error.value)
    for seat in (0, 1):
        game.play(game.legal(seat)[0], seat)
    with pytest.raises(tatami.CannotUndo):
        game.undo(0)


# ---------------------------------------------------------------- records


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "5",
        "null",
        '"record"',
        "{}",
        '{"tatami": 1}',
        '{"tatami": "1"}',
        '{"tatami": 2, "game": "empires"}',
        "[" * 100_000,
        '{"a":' * 100_000,
        "\0",
        "\ud800",
        "NaN",
        '{"tatami": 1, "game": "empires", "rules_version": 1e999}',
        None,
        5,
        b"{}",
        [],
        {},
        RECORD_4_MB,
        RECORD_4_MB * 3,
        "9" * 10_000,
    ],
    ids=range(24),
)
def test_no_record(text):
    """Broken, hostile or huge text is no record."""
    refused(tatami.replay, text)


def changed(table: tatami.Table, /, **fields: Any) -> str:
    """The record with some fields changed (None: left out)."""
    record = json.loads(table.record()) | fields
    return json.dumps({k: v for k, v in record.items() if v is not None})


@pytest.mark.parametrize(
    "fields",
    [
        {"tatami": 2},
        {"tatami": None},
        {"game": "go"},
        {"game": []},
        {"game": None},
        {"rules_version": 3},
        {"rules_version": 10**30},
        {"rules_version": "1"},
        {"rules_version": 0},
        {"rules_version": None},
        {"seed": None},
        {"seed": "1"},
        {"seed": -1},
        {"seed": 10**30},
        {"options": None},
        {"options": []},
        {"options": {}},
        {"options": {"players": 9}},
        {"options": {"players": 3, "lang": "de"}},
        {"options": {"players": 3, "game": "x"}},
        {"options": {"players": 3, "seed": 1}},
        {"options": {"players": 3, "board": {}}},
        {"moves": None},
        {"moves": {}},
        {"moves": [1]},
        {"moves": [[0]]},
        {"moves": [[0, "done", 1]]},
        {"moves": [[0, 5]]},
        {"moves": [["0", "done"]]},
        {"moves": [[9, "done"]]},
        {"moves": [[0, "rubbish"]]},
        {"moves": [[[], "done"]]},
        {"board": []},
        {"board": {}},
        {"board": {"regions": {}}},
        {"start": []},
        {"start": {}},
        {"start": {"era": 1}},
    ],
    ids=str,
)
def test_records_with_a_wrong_field(table, fields):
    """A record of a newer version, of another game, with a move that cannot be played …"""
    refused(tatami.replay, changed(table, **fields))


def test_a_record_says_which_move_is_wrong(table):
    """The sentence names the move."""
    record = json.loads(table.record())
    record["moves"][10][1] = "done"
    assert "Move 11 " in refused(tatami.replay, json.dumps(record))


def test_what_else_a_record_holds_is_left_aside(table):
    """Programs may keep things of their own in it."""
    again = tatami.replay(changed(table, seats=["human", "random"], note={"by": "me"}))
    assert again.record() == table.record()
