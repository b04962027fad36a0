"""Random option sets that can be played, for any game: drawn from its list of options, refused ones drawn again."""

from __future__ import annotations

import random
from typing import Any

from tatami import game as games
from tatami.envs.setting import Setting, make_setting
from tatami.game import Option


def drawn(option: Option, rng: random.Random) -> Any:
    """A value of an option."""
    if option.kind == "bool":
        return rng.random() < 0.5
    if option.kind == "set":
        return [v for v in option.values if rng.random() < 0.5]
    return rng.choice(option.values)


def random_setting(game: str, rng: random.Random) -> Setting:
    """Some players, some options."""
    found = games.get(game)
    while True:
        players = rng.choice(found.players)
        given = {o.name: drawn(o, rng) for o in found.options if o.kind != "list" and rng.random() < 0.5}
        try:
            return make_setting(game, players, given)
        except ValueError:
            continue  # such options do not go together


def random_settings(game: str, count: int, seed: int) -> list[Setting]:
    """So many of them, always the same for a seed."""
    rng = random.Random(seed)
    return [random_setting(game, rng) for _ in range(count)]
