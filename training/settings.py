"""Which games are learned from: every player count, edition and module, the ones people play most of all."""

from __future__ import annotations

import random
from typing import Any

MODULES = ("agendas", "mountains", "shrines", "random_neutral", "new_region", "dojo")
PLAYERS = {"empires": ((2, 11), (3, 6), (4, 12), (5, 5)), "seven": ((2, 2), (3, 2), (4, 4), (5, 2), (6, 2), (7, 4))}
LEVELS = (("normal", 6), ("easy", 2), ("hard", 3), ("heroic", 1))


def settings(game: str, count: int, seed: int) -> list[dict[str, Any]]:
    """So many option sets; in Empires half of them are the base game."""
    rng = random.Random(seed)
    weights = PLAYERS[game]
    found = []
    for k in range(count):
        players = rng.choices([p for p, _ in weights], [w for _, w in weights])[0]
        chosen: dict[str, Any] = {"players": players}
        if game == "seven":
            chosen["level"] = rng.choices([name for name, _ in LEVELS], [w for _, w in LEVELS])[0]
        elif k % 2:
            chosen["edition"] = rng.choice(("2022", "2022", "2019", "draft"))
            chosen["modules"] = [m for m in MODULES if rng.random() < 0.4]
            chosen["open_screens"] = rng.random() < 0.2
        if playable(game, chosen):
            found.append(chosen)
    return found


def playable(game: str, chosen: dict[str, Any]) -> bool:
    """Whether such options go together."""
    from tatami.envs.setting import make_setting

    try:
        make_setting(game, chosen["players"], {k: v for k, v in chosen.items() if k != "players"})
    except ValueError:
        return False
    return True
