"""Random games of Small Samurai Empires at plain tables, over every legal set of options: nothing may ever break."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path

import pytest
from games import GROUPS, explained, option_sets, pieces, some_illegal

import tatami

RULES = Path(__file__).parent.parent.parent / "docs" / "rules" / "en"
IDS = {m for book in RULES.glob("*.md") for m in re.findall(r"\*\*([A-Z]{3}-[A-Z0-9]+) · ", book.read_text("utf-8"))}


def same(a: tatami.Table, b: tatami.Table) -> bool:
    """Whether two tables stand at the same point, to the byte."""
    return bool(a._state.tobytes() == b._state.tobytes())


def refuse(table: tatami.Table, seat: int, chance: random.Random) -> None:
    """Moves that are not legal are refused with a rule that exists, a reason and a sentence, and change nothing."""
    before, log = table._state.tobytes(), len(table.events(None))
    for action in some_illegal(table, seat, chance, 3):
        with pytest.raises(tatami.IllegalMove) as refused:
            table.play(action, seat)
        assert refused.value.rule in IDS, (action.words, refused.value.rule)
        assert refused.value.reason
        assert len(str(refused.value)) > 20
        assert "{" not in str(refused.value)
        reason = table.why(action.words, seat)
        assert reason
        assert reason.rule == refused.value.rule
    assert table._state.tobytes() == before
    assert len(table.events(None)) == log


def all_accepted(table: tatami.Table, seat: int) -> None:
    """Every legal move can be made, by its words."""
    for action in table.legal(seat):
        trial = table.copy()
        assert trial.why(action.words, seat) is None
        trial.play(action.words, seat)
        assert trial.ply == table.ply + 1
        assert trial.over or trial.legal()


def take_back(table: tatami.Table, seat: int, action: tatami.Action) -> None:
    """Play, undo where it is allowed, and be where one was; then play for good."""
    before, log = table._state.tobytes(), table.events(None)
    table.play(action, seat)
    if table.can_undo(seat):
        table.undo(seat)
        assert table._state.tobytes() == before
        assert table.events(None) == log
        table.play(action, seat)
    else:
        with pytest.raises(tatami.CannotUndo):
            table.undo(seat)


def game(options: dict, chance: random.Random) -> tatami.Table:
    """One random game, looked at from all sides."""
    lang = chance.choice(("en", "ru", "de", "it"))
    table = tatami.new_table("empires", seed=chance.randrange(1 << 40), lang=lang, **options)
    while not table.over:
        pieces(table._state, table._rules)
        seat = chance.choice(table.to_act)
        legal = table.legal(seat)
        assert legal
        assert len({a.number for a in legal}) == len(legal)
        action = chance.choice(legal)
        if chance.random() < 0.02:
            refuse(table, seat, chance)
        if chance.random() < 0.004:
            all_accepted(table, seat)
        if chance.random() < 0.01:
            again = tatami.from_position(json.loads(json.dumps(table.position())))
            assert same(again, table)
            assert [a.words for a in again.legal(seat)] == [a.words for a in legal]
        if chance.random() < 0.03:
            take_back(table, seat, action)
        else:
            table.play(action, seat)
    return table


@pytest.mark.parametrize(("players", "edition"), GROUPS)
def test_every_option_set(players, edition, rnd):
    """A game with each legal set of modules: pieces conserved, moves accepted or refused, undone, told, replayed."""
    sets = option_sets(players, edition)
    for options in sets if len(sets) > 3 else sets * 4:
        table = game(options, rnd)
        pieces(table._state, table._rules)
        assert table.winners
        if players > 1:
            explained(table)
        assert same(tatami.from_position(table.position()), table)
        again = tatami.replay(table.record())
        assert same(again, table)
        assert again.events(0) == table.events(0)
        assert again.record() == table.record()


def test_replay_from_a_position(rnd):
    """A game that starts from a position is saved and replayed with it."""
    for players in (2, 3, 4):
        table = tatami.new_table("empires", players=players, seed=rnd.randrange(1 << 40))
        for _ in range(rnd.randrange(20, 120)):
            table.play(rnd.choice(table.legal()))
        fork = tatami.from_position(table.position())
        for _ in range(20):
            choice = rnd.choice(fork.legal())
            fork.play(choice)
            table.play(choice.words)
        assert same(fork, table)
        assert same(tatami.replay(fork.record()), fork)


def test_the_order_of_secret_picks_does_not_matter(rnd):
    """Whoever picks first, the game goes on the same."""
    for seed in range(10):
        start = tatami.new_table("empires", players=4, seed=seed)
        picks = {seat: rnd.choice(start.legal(seat)) for seat in range(4)}
        ends = []
        for _ in range(3):
            table, order = start.copy(), rnd.sample(range(4), 4)
            for seat in order:
                table.play(picks[seat], seat)
            ends.append(table._state.tobytes())
        assert len(set(ends)) == 1


def test_a_copy_goes_its_own_way(rnd):
    """What is played at a copy leaves the original alone."""
    table = tatami.new_table("empires", players=3, seed=5)
    for _ in range(30):
        table.play(rnd.choice(table.legal()))
    before, record = table._state.tobytes(), table.record()
    twin = table.copy()
    while not twin.over:
        twin.play(rnd.choice(twin.legal()))
    assert table._state.tobytes() == before
    assert table.record() == record


def test_the_same_seed_gives_the_same_game():
    """Seed and options decide everything that is random."""
    for seed in range(5):
        a, b = (tatami.new_table("empires", players=3, seed=seed) for _ in range(2))
        assert same(a, b)
    assert not same(tatami.new_table("empires", players=3, seed=1), tatami.new_table("empires", players=3, seed=2))


def test_preview_tells_what_would_happen(rnd):
    """A preview changes nothing, and what it shows is what then happens."""
    table = tatami.new_table("empires", players=3, seed=11)
    hidden = told = 0
    for _ in range(150):
        seat = table.to_act[0]
        action = rnd.choice(table.legal())
        before = table._state.tobytes()
        shown = table.preview(action, seat)
        assert table._state.tobytes() == before
        events = table.play(action, seat)
        if shown["reveals"]:
            hidden += 1
            told += bool(shown["events"])
            assert shown["view"] is None
        else:
            assert len(shown["events"]) == len(events)
            assert shown["view"] == table.view(seat)
        assert shown["events"] == [e.seen_by(seat).json() for e in events[: len(shown["events"])]]
    assert 0 < hidden < 150
    assert told > 0
