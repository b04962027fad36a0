"""7 Samurai against its law written a second time: the same questions, the same legal moves, the same table."""

from __future__ import annotations

import random
from typing import Any

import pytest
from seven_games import SETTINGS
from seven_oracle import FACES, Oracle, Question

import tatami
from tatami import Table


def agree(oracle: Oracle, question: Question, table: Table) -> None:
    """The engine asks what the oracle asks, and everything lies where it does there."""
    p = table.position()
    phase, seat, words = question
    assert p["phase"] == phase
    assert table.to_act == (() if seat is None else (seat,))
    assert sorted(action.words for action in table.legal()) == words
    assert p["outcome"] == oracle.outcome
    if oracle.outcome:
        won = oracle.outcome == "won"
        assert table.scores == [oracle.score if won else 0] * oracle.n
        assert table.winners == (list(range(oracle.n)) if won else [])
        return
    assert [seat["track"] for seat in p["seats"]] == list(map(oracle.track, range(oracle.n)))
    assert [seat["kiai"] for seat in p["seats"]] == list(map(oracle.value, range(oracle.n)))
    told: dict[str, Any] = {
        "samurai": oracle.who, "wounds": oracle.wounds, "passed": oracle.passed, "line": oracle.line,
        "support_to": oracle.holder, "support_late": oracle.late,
    }  # fmt: skip
    for name, values in told.items():
        assert [seat[name] for seat in p["seats"]] == values, name
    assert [seat["side"] == "animal" for seat in p["seats"]] == oracle.animal
    assert [set(seat["open_tokens"]) for seat in p["seats"]] == oracle.used
    assert [{FACES[card].symbol: card for card in seat["left"]} for seat in p["seats"]] == oracle.left
    assert (p["deck"], p["breach"], p["discard"]) == (oracle.deck, oracle.breach, oracle.discard)
    assert (p["barricades"], len(p["buildings"])) == (oracle.barricades, len(oracle.buildings))
    assert "plain" in oracle.buildings or sorted(p["buildings"]) == sorted(oracle.buildings)
    assert (p["families"], p["round"], p["active"]) == (oracle.families, oracle.round, oracle.active)
    assert set(p["open_tokens"]) == oracle.open


def chosen(words: list[str], room: int, rnd: random.Random) -> str:
    """A move with some sense, for games that are long: Kiai, symbols, no fire; rather to fight."""
    attack = 20 if room == 0 else 1 if room > 0 else 0.1
    likely = {"pass": 0.3, "support": 0.1, "attack": attack, "defend": 6, "fight": 6, "done": 0.5}
    return rnd.choices(words, [likely.get(word.split()[0], 2) for word in words])[0]


@pytest.mark.parametrize("number", range(len(SETTINGS)))
def test_the_engine_agrees_with_the_law_written_twice(number: int) -> None:
    rnd = random.Random(number)
    table = tatami.new_table("seven", seed=number, **SETTINGS[number])
    oracle = Oracle(table.position())
    game = oracle.play()
    question = next(game)
    agree(oracle, question, table)
    while not table.over:
        word = chosen(question[2], oracle.room, rnd)
        oracle.events = table.play(word)
        oracle.now = table.position()["deck"]
        question = game.send(word)
        agree(oracle, question, table)
