"""Taking back: to the byte, over others' secret picks, never over something shown, and never at another's table."""

from __future__ import annotations

import pytest

import tatami


def table(players: int = 3, seed: int = 3) -> tatami.Table:
    return tatami.new_table("empires", players=players, seed=seed)


def placing(players: int = 3) -> tatami.Table:
    """All have picked: the first placement."""
    game = table(players)
    for seat in range(players):
        game.play(game.legal(seat)[0], seat)
    return game


def test_a_secret_pick_is_taken_back_over_anothers():
    """Red picks, blue picks, red thinks better of it: blue's pick stands, and nothing of red's is left."""
    game, direct = table(), table()
    first, second = game.legal(0)[0], game.legal(0)[-1]
    assert first != second
    game.play(first, 0)
    game.play(game.legal(1)[0], 1)
    assert game.can_undo(0)
    game.undo(0)
    assert game.to_act == (0, 2)
    assert game.view(1)["seats"][1]["picked"] == game.moves[0][1].split()[1]
    direct.play(direct.legal(1)[0], 1)
    assert game._state.tobytes() == direct._state.tobytes()
    assert game.record() == direct.record()
    assert [e.json() for e in game.events(1)] == [e.json() for e in direct.events(1)]
    for one in (game, direct):
        one.play(second, 0)
    assert game._state.tobytes() == direct._state.tobytes()


def test_a_shown_card_is_not_taken_back():
    """After the last pick all cards are open."""
    game = placing()
    for seat in (None, 0, 1, 2):
        assert seat is None or not game.can_undo(seat)
        with pytest.raises(tatami.CannotUndo):
            game.undo(seat)


def test_a_whole_placement_is_taken_back_step_by_step():
    """The neutral action first, then the token; not the opponent's token before it."""
    game = placing()
    a, b = game.to_act[0], None
    start = game._state.tobytes()
    game.play("place recruit grey-1")
    game.play("recruit higo")
    b = game.to_act[0]
    assert a != b
    assert game.can_undo(a)
    assert not game.can_undo(b)
    with pytest.raises(tatami.CannotUndo):
        game.undo(b)
    game.undo(a)
    assert game.legal(a)
    game.undo(a)
    assert game._state.tobytes() == start
    assert game.ply == 3
    with pytest.raises(tatami.CannotUndo):
        game.undo(a)


def test_not_after_the_next_player_has_moved():
    """A token stays once the next one lies."""
    game = placing()
    a = game.to_act[0]
    game.play("place recruit grey-1")
    game.play("done")
    game.play("place recruit grey-2")
    assert not game.can_undo(a)
    with pytest.raises(tatami.CannotUndo):
        game.undo(a)


def test_a_copy_takes_back_for_itself():
    """Undo at a copy, and play on there, leave the original's way back alone."""
    game = placing()
    start = game._state.tobytes()
    game.play("place recruit grey-1")
    twin = game.copy()
    twin.undo()
    assert twin._state.tobytes() == start
    twin.play("place attack violet-3")
    game.undo()
    assert game._state.tobytes() == start
    assert "place recruit grey-1" in {a.words for a in game.legal()}


def test_can_undo_and_undo_agree(rnd):
    """At every step of a game, for every seat."""
    game = table(4, 9)
    agreed = {True: 0, False: 0}
    while not game.over:
        seat = rnd.choice(game.to_act)
        game.play(rnd.choice(game.legal(seat)), seat)
        for other in range(4):
            trial, before = game.copy(), game._state.tobytes()
            if game.can_undo(other):
                trial.undo(other)
                assert trial.ply == game.ply - 1
                agreed[True] += 1
            else:
                with pytest.raises(tatami.CannotUndo):
                    trial.undo(other)
                assert trial._state.tobytes() == before
                agreed[False] += 1
    assert min(agreed.values()) > 50


def test_back_and_forth_ends_where_straight_play_does(rnd):
    """A game full of second thoughts is the game of its last thoughts: same bytes, same log, same record."""
    game = table(3, 12)
    while not game.over:
        seat = rnd.choice(game.to_act)
        for _ in range(rnd.choice((0, 0, 1, 2))):
            game.play(rnd.choice(game.legal(seat)), seat)
            if game.over or not game.can_undo(seat):
                break
            game.undo(seat)
        if not game.over and seat in game.to_act:
            game.play(rnd.choice(game.legal(seat)), seat)
    again = tatami.replay(game.record())
    assert again._state.tobytes() == game._state.tobytes()
    assert again.events(None) == game.events(None)
