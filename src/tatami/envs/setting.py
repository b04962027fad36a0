"""A game with its options settled, as every environment needs it: rules, table of actions, shape of observations."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from types import ModuleType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .. import game as games
from ..game import ActionTable, Game, Json
from ..kernel.compiled import base_twin, gpu_twin, twin, wanted
from ..kernel.records import PlainRecord
from ..kernel.scales import divisors
from ..table import check_players, checked_version

Layout = Sequence[tuple[str, tuple[int, ...]]]
OBSERVED = 10.0
"""Every entry of an observation lies between -OBSERVED and OBSERVED."""


@dataclass(frozen=True)
class Setting:
    """One choice of options."""

    game: Game
    options: Json
    rules: PlainRecord
    seats: int
    actions: ActionTable
    board: Json | None = None

    def __deepcopy__(self, memo: Any) -> Setting:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        given = {name: value for name, value in self.options.items() if name != "players"}
        return make_setting, (self.game.name, self.options["players"], given, self.board, int(self.rules.version))

    @property
    def n_actions(self) -> int:
        """The size of the fixed table of actions."""
        return int(self.game.contract.N_ACTIONS)

    @property
    def n_observed(self) -> int:
        """The length of an observation."""
        return int(self.game.contract.OBS)

    @property
    def scales(self) -> NDArray[np.float32]:
        """What the whole numbers of an observation are multiplied by."""
        every = divisors(self.layout, self.game.contract.DIVISORS)
        return (1 / np.fromiter(every, np.float64)).astype(np.float32)

    @property
    def layout(self) -> Layout:
        """The named parts of an observation, in order."""
        named: Layout = self.game.contract.LAYOUT
        return named

    def named(self, flat: NDArray[np.float32]) -> dict[str, NDArray[np.float32]]:
        """An observation taken apart by name, without copying."""
        parts, at = {}, 0
        for name, shape in self.layout:
            length = int(np.prod(shape))
            parts[name] = flat[at : at + length].reshape(shape)
            at += length
        return parts

    def number(self, words: str) -> int:
        """The number of an action given in words."""
        if words not in self.actions.by_words:
            raise ValueError(f"No action of {self.game.name} is called {words[:40]!r}.")
        return self.actions.by_words[words].number


def make_setting(
    game: str, players: int, options: Mapping[str, Any], board: Json | None = None, version: int | None = None
) -> Setting:
    """Options checked and completed, by the newest rules unless told otherwise; ValueError if impossible."""
    found = games.get(game)
    check_players(found, players)
    version = found.rules_version if version is None else checked_version(found, version)
    settled = found.complete_options(players, options, board)
    rules = found.rules(settled, board, version)
    return Setting(found, settled, rules, found.seats(settled), found.actions(rules), board)


@cache
def base_fields(game: str) -> dict[str, int]:
    """Fields of the rules that the base game fixes, whatever the number of players."""
    every = [make_setting(game, players, {}).rules for players in games.get(game).players if players > 1]
    names = (name for name, kind in every[0].layout.fields.items() if not kind.shape)
    return {n: getattr(every[0], n) for n in names if len({getattr(rules, n) for rules in every}) == 1}


def compiled(settings: Sequence[Setting], gpu: bool = False) -> Callable[[str], ModuleType]:
    """The compiled copy for these settings: that of the base game where it has one and all are of it."""
    game = settings[0].game
    if game.contract.BASE_APART and (gpu or wanted()):
        fixed = base_fields(game.name)
        if all(getattr(setting.rules, name) == value for setting in settings for name, value in fixed.items()):
            return base_twin(game.name, fixed, gpu)
    return gpu_twin(game.name) if gpu else twin(game.name)
