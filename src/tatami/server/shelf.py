"""What is the same for everybody, as data: the games and their options, the boards, which options go together."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import tatami
from tatami import game as games
from tatami.game import Game, Option

from ..game import Json

PACKAGE = Path(tatami.__file__).parent
_RULE = re.compile(r"\b[A-Z]{3}-[A-Z0-9]+\b")


def all_games() -> list[Json]:
    """The games, their options, and how many may play."""
    return [
        {
            "game": game.name,
            "rules_version": game.rules_version,
            "players": list(game.players),
            "options": [
                {"name": o.name, "kind": o.kind, "values": list(o.values), "default": o.default} for o in game.options
            ],
            "nouns": dict(game.nouns),
            "together": game.together,
            "full_score": game.full_score,
        }
        for game in map(games.get, games.NAMES)
    ]


@cache
def board_data(game: str) -> Json:
    """All data files of a game, by name."""
    data: Json = {}
    for path in sorted((PACKAGE / game / "data").glob("*")):
        if path.suffix == ".toml":
            data[path.stem] = tomllib.loads(path.read_text("utf-8"))
        elif path.suffix == ".json":
            data[path.stem] = json.loads(path.read_text("utf-8"))
    return data


def impossible(game: Game, players: int, options: Json) -> list[Json]:
    """What cannot be chosen beside these options, with the rule; the engine is asked, value by value."""
    found = []
    for option in game.options:
        for value, given in _tries(option, options.get(option.name, option.default)):
            refusal = _refusal(game, players, {**options, option.name: given})
            if refusal is not None:
                rule = _RULE.search(refusal)
                found.append({"option": option.name, "value": value, "rule": rule and rule.group()})
    return found


def _tries(option: Option, now: Any) -> Iterator[tuple[str | int | bool, Any]]:
    """Each value of an option, and what the option would be with it."""
    if option.kind == "bool":
        yield True, True
    elif option.kind == "set":
        chosen = list(now) if isinstance(now, (list, tuple)) else []
        for value in option.values:
            yield value, [*chosen, value] if value not in chosen else chosen
    elif option.kind == "choice":
        for value in option.values:
            yield value, value


def _refusal(game: Game, players: int, options: Json) -> str | None:
    try:
        game.complete_options(players, options, None)
    except (ValueError, TypeError) as error:
        return str(error)
    return None
