"""Fair dealing: the keyed generator, seeds that are texts, seals."""

from __future__ import annotations

import gc
import json
import random
import tomllib
from hashlib import sha256
from typing import Any

import pytest

import tatami
from tatami.empires import game as boards
from tatami.empires.board import default_text
from tatami.seal import new_salt, seal_of, sealed_text
from tatami.table import new_seed

GAMES = [("empires", {"players": 4}), ("empires", {"players": 1}), ("seven", {"players": 3})]
SEED = "a-seed_of-22-letters-or-more"


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_a_text_deals_the_same_game_again_and_another_text_another(game: str, options: dict[str, Any]) -> None:
    one, same = (tatami.new_table(game, seed=SEED, **options) for _ in range(2))
    assert one.position() == same.position()
    assert one.position() != tatami.new_table(game, seed=SEED + "x", **options).position()
    rng = random.Random(1)
    while not one.over:
        seat = rng.choice(one.to_act)
        one.play(rng.choice(one.legal(seat)), seat)
    again = tatami.replay(one.record())
    assert again.position() == one.position()
    assert json.loads(one.record())["seed"] == SEED


def test_a_new_table_takes_a_seed_nobody_can_guess() -> None:
    seed = tatami.new_table("empires", players=2).seed
    assert isinstance(seed, str)
    assert len(seed) == len(new_seed()) == 32, "192 bits"
    assert isinstance(tatami.new_table("empires", players=2, rules_version=1).seed, int)


@pytest.mark.parametrize("seed", ["short", "x" * 65, "with a blank in the middle of it", "ä" * 30, ""])
def test_other_texts_are_refused(seed: str) -> None:
    with pytest.raises(ValueError, match="22 to 64"):
        tatami.new_table("seven", players=2, seed=seed)
    with pytest.raises(ValueError, match="version 1"):
        tatami.new_table("seven", players=2, seed=SEED, rules_version=1)


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_the_key_is_in_positions_and_in_nothing_a_seat_sees_or_imagines(game: str, options: dict[str, Any]) -> None:
    table = tatami.new_table(game, seed=SEED, **options)
    words = [str(word) for word in table._state.key]
    assert all(word in json.dumps(table.position()) for word in words)
    assert tatami.from_position(table.position()).position() == table.position()
    for seat in (None, *range(table.players)):
        shown = json.dumps([table.view(seat), [e.json() for e in table.events(seat)]])
        imagined = json.dumps(table.imagined(seat, 5).position())
        assert not any(word in shown or word in imagined for word in words)
    key = "flow" if game == "empires" else None
    broken = table.position()
    (broken["flow"] if key else broken)["key"] = [1, 2, 3, 1 << 40]
    with pytest.raises(ValueError, match="key"):
        tatami.from_position(broken)


def test_a_seal_binds_all_that_the_deal_is_made_of() -> None:
    record = {**json.loads(tatami.new_table("empires", players=2).record()), "salt": new_salt()}
    seal = seal_of(record)
    assert seal == sha256(sealed_text(record).encode()).hexdigest()
    assert seal_of({**record, "moves": [[0, "pass"]]}) == seal, "moves come later"
    changes: tuple[dict[str, Any], ...]
    changes = ({"seed": new_seed()}, {"salt": new_salt()}, {"options": {}}, {"rules_version": 1}, {"board": {}})
    for change in changes:
        assert seal_of({**record, **change}) != seal
    assert seal_of({**record, "salt": None}) is None


def test_boards_that_nobody_plays_on_are_forgotten() -> None:
    """Every board ever sent to a server was kept for good."""
    own = tomllib.loads(default_text())

    def table(n: int) -> tatami.Table:
        own["regions"]["grey"]["name"] = f"Region {n}"
        return tatami.new_table("empires", players=2, seed=1, board=own)

    first = table(0)
    for n in range(1, 400):
        table(n)
    gc.collect()
    assert len(boards._boards) < 350
    assert first.view(0)["provinces"], "a board that is played on stays"
    first.play(first.legal()[0])
