"""Freeze finished games of the newest rules: ``PYTHONPATH=src python tests/records/make.py v2``.

Done once for a rules version, when it is released; from then on the files prove that its games replay for ever. A file
that is there is never written again: what was played stays as it was played.
"""

from __future__ import annotations

import json
import random
import string
import sys
from pathlib import Path
from typing import Any

import tatami
from tatami import Action, Table
from tatami import game as games
from tatami.empires.options import VARIANTS

HERE = Path(__file__).parent
EAGER = 0.95  # how often a move is something else than doing nothing
EVERYTHING = [*VARIANTS, "new_region", "dojo"]
TRIES = 60  # the most telling of so many games is kept
Options = dict[str, Any]

EMPIRES: dict[str, Options] = {
    f"empires-{edition}-{players}": {"players": players, "edition": edition}
    for edition in ("draft", "2019", "2022")
    for players in (2, 3, 4)
}
EMPIRES |= {f"empires-{module}": {"players": 3, "modules": [module]} for module in EVERYTHING}
EMPIRES |= {
    "empires-2019-variants": {"players": 4, "edition": "2019", "modules": list(VARIANTS)},
    "empires-solo-1": {"players": 1},
    "empires-solo-2": {"players": 1, "open_screens": True},
    "empires-five": {"players": 5},
    "empires-five-everything": {"players": 5, "modules": EVERYTHING},
    "empires-two-everything": {"players": 2, "modules": EVERYTHING, "random_dojo": True},
    "empires-dojo-mountains-1": {"players": 2, "modules": ["mountains", "dojo"]},
    "empires-dojo-mountains-2": {"players": 4, "modules": ["mountains", "new_region", "dojo"]},
}
SEVEN: dict[str, Options] = {
    f"seven-{level}-{players}": {"players": players, "level": level}
    for level in ("easy", "normal", "hard", "heroic")
    for players in (2, 4, 7)
}
SEVEN |= {
    "seven-alone": {"players": 1},
    "seven-alone-five": {"players": 1, "hands": 5, "level": "hard", "open_support": True},
    "seven-chosen": {"players": 3, "level": "easy", "samurai": ["kyuzo", "heihachi", "katsushiro"]},
    "seven-open": {"players": 6, "level": "easy", "open_support": True},
}
KINDS = {"empires": EMPIRES, "seven": SEVEN}
FORKS = {"empires-fork": "empires-five-everything", "seven-fork": "seven-normal-4"}
"""Games that begin from a position in the middle of an action of another."""


def chosen(table: Table, seat: int, chance: random.Random) -> Action:
    """A move with some sense (the game's prior), so that games last and modules are used."""
    legal = table.legal(seat)
    busy = [a for a in legal if a.words not in ("done", "pass")]
    if busy and chance.random() < EAGER:
        legal = busy
    prior = games.get(table.game).contract.prior
    table._state.current = seat
    weights = [max(float(prior(table._state, table._rules, a.number)), 1e-3) ** 2 for a in legal]
    return chance.choices(legal, weights)[0]


def played(table: Table, chance: random.Random) -> dict[str, Any]:
    """The record of the game to its end, how many choices each move had, and the result."""
    choices = []
    while not table.over:
        seat = chance.choice(table.to_act)
        choices.append(len(table.legal(seat)))
        table.play(chosen(table, seat, chance), seat)
    result = {"scores": table.scores, "winners": table.winners}
    return {**json.loads(table.record()), "choices": choices, "result": result}


def telling(kept: dict[str, Any]) -> tuple[int, ...]:
    """How much a game can tell: one that was won and is long; with generals who march, sail and open mountains."""
    words = [move[1] for move in kept["moves"]]
    marched = sum(w.startswith(("move", "explore")) and w.endswith("general") for w in words)
    return len(kept["result"]["winners"]) if kept["game"] == "seven" else marched, len(words)


def seed_of(chance: random.Random, game: str) -> int | str:
    """A seed of the kind new tables get: a number in version 1, a text since."""
    if games.get(game).rules_version == 1:
        return chance.getrandbits(40)
    return "".join(chance.choices(string.ascii_letters + string.digits, k=32))


def forked(kind: str, chance: random.Random) -> Table:
    """A table that begins in the middle of a game, where an action is under way."""
    game = kind.split("-")[0]
    table = tatami.new_table(game, seed=seed_of(chance, game), **KINDS[game][kind])
    while table.ply < 20 or not (table._state.depth > 1 if table.game == "empires" else table._state.card >= 0):
        seat = chance.choice(table.to_act)
        table.play(chosen(table, seat, chance), seat)
    return table.imagined(table.to_act[0], 5)


def begun(name: str, seed: str) -> tuple[Table, random.Random]:
    """A table of that kind, and the dice that will choose the moves."""
    game, chance = name.split("-")[0], random.Random(f"{name} {seed}")
    if name in FORKS:
        return forked(FORKS[name], chance), chance
    return tatami.new_table(game, seed=seed_of(chance, game), **KINDS[game][name]), chance


def main(folder: str) -> None:
    """Write every record that is not there yet, of the games whose newest rules these are."""
    for name in (*(name for kinds in KINDS.values() for name in kinds), *FORKS):
        path = HERE / folder / f"{name}.json"
        if path.exists():
            print(f"{path.name}: frozen")
            continue
        game = name.split("-")[0]
        if folder != f"v{games.get(game).rules_version}":
            print(f"{path.name}: not made, the newest rules are v{games.get(game).rules_version}")
            continue
        kept = max((played(*begun(name, f"{folder} {n}")) for n in range(TRIES)), key=telling)
        path.parent.mkdir(exist_ok=True)
        path.write_text(json.dumps(kept, ensure_ascii=False) + "\n", "utf-8")
        print(f"{path.name}: {len(kept['moves'])} moves, {kept['result']}")


if __name__ == "__main__":
    main(sys.argv[1])
