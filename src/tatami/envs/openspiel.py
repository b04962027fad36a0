"""OpenSpiel: importing this module registers ``tatami_empires`` and ``tatami_seven`` with pyspiel.

    >>> import pyspiel
    >>> from tatami.envs import openspiel
    >>> game = pyspiel.load_game("tatami_empires(players=3,options=edition:2019;modules:agendas+mountains)")

Chance moves once, at the root: it picks the deal (seed) out of ``deals`` equally likely ones, and all that is random
later follows from it, unseen. That is the same game to every player, and keeps histories short. Secret simultaneous
choices are asked in turn. Observations are the flat array of a seat; an information state is the whole log as the seat
may know it. ``resample_from_infostate`` draws another state that the player cannot tell apart.
"""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import numpy as np
import pyspiel

from .. import game as games
from ..game import Json, Option
from ..table import Table
from .core import Core
from .setting import Setting, make_setting

DEALS = 1000
LONGEST = 20_000  # more decisions than any game has


def parse(options: tuple[Option, ...], text: str) -> Json:
    """Options written as ``name:value;name:value``, lists as ``a+b``."""
    known = {option.name: option for option in options}
    given: Json = {}
    for part in filter(None, text.split(";")):
        name, _, value = part.partition(":")
        option = known.get(name)
        if option is None:
            raise ValueError(f"There is no option {name[:30]!r}; there are {', '.join(known)}.")
        if option.kind == "bool":
            given[name] = value.lower() == "true"
        elif option.kind in ("set", "list"):
            given[name] = value.split("+")
        else:
            given[name] = {str(v): v for v in option.values}.get(value, value)
    return given


class TatamiGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games with its options settled."""

    kind: pyspiel.GameType
    title: str

    def __init__(self, params: Json | None = None):
        given = dict(params or {})
        options = parse(games.get(self.title).options, str(given.get("options", "")))
        self.setting: Setting = make_setting(
            self.title, int(given.get("players", 2)), options, version=int(given.get("rules_version", 0)) or None
        )
        self.deals = int(given.get("deals", DEALS))
        info = pyspiel.GameInfo(
            num_distinct_actions=self.setting.n_actions,
            max_chance_outcomes=self.deals,
            num_players=self.setting.seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, info, given)

    def new_initial_state(self) -> TatamiState:
        """Before the deal."""
        return TatamiState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Only the deal."""
        return 1

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer | None:
        """What a seat may know, now or (perfect recall) all along; public and private parts are not told apart."""
        if params:
            raise ValueError(f"Observers take no parameters, not {params}.")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return None
        return Observer(self.setting, kind.perfect_recall)


class TatamiState(pyspiel.State):  # type: ignore[misc]
    """A state: before the deal it has no game yet."""

    def __init__(self, game: TatamiGame):
        super().__init__(game)
        self.setting = game.setting
        self.deals = game.deals
        self.core: Core | None = None
        self.moves: list[tuple[int, int]] = []

    def current_player(self) -> int:
        """Who decides."""
        if self.core is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.core.over else self.core.actor

    def is_terminal(self) -> bool:
        """Whether the game has ended."""
        return self.core is not None and self.core.over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All deals, equally likely."""
        return _uniform(self.deals)

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.core.legal()) if self.core is not None and player == self.core.actor else []

    def _apply_action(self, action: int) -> None:
        if self.core is None:
            self.core = Core(self.setting)
            self.core.reset(action)
        else:
            self.moves.append((self.core.actor, action))
            self.core.step(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player == pyspiel.PlayerId.CHANCE else self.setting.actions[action].words

    def returns(self) -> list[float]:
        """Shares of the win."""
        return self.core.rewards() if self.core is not None else [0.0] * self.setting.seats

    def rewards(self) -> list[float]:
        """The same: all is paid at the end."""
        return self.returns()

    def table(self) -> Table:
        """The same game as a table, played again in plain Python."""
        if self.core is None:
            raise ValueError("The game is not dealt yet.")
        setting = self.setting
        table = Table(setting.game, setting.options, self.core.seed, version=int(setting.rules.version))
        for seat, number in self.moves:
            table.play(setting.actions[number], seat)
        return table

    def resample_from_infostate(self, player: int, sampler: Any) -> TatamiState:
        """Another state that the player cannot tell apart (its history still names the deal of this one)."""
        other: TatamiState = self.clone()
        if other.core is not None:
            other.core.resample(player, int(sampler() * (1 << 31)))
        return other

    def __str__(self) -> str:
        if self.core is None:
            return "not dealt"
        return f"deal {self.core.seed}: " + ", ".join(self.setting.actions[n].words for _, n in self.moves)


class Observer:
    """Reads states for one seat (OpenSpiel's PyObserver)."""

    def __init__(self, setting: Setting, recall: bool):
        self.recall = recall
        self.tensor = None if recall else np.zeros(setting.n_observed, np.float32)
        self.dict = {} if self.tensor is None else setting.named(self.tensor)

    def set_from(self, state: TatamiState, player: int) -> None:
        """Update the tensor."""
        if self.tensor is not None:
            self.tensor[:] = 0.0 if state.core is None else state.core.observe(player)

    def string_from(self, state: TatamiState, player: int) -> str:
        """What the seat may know now, or the log as it may know it."""
        if state.core is None:
            return f"seat {player}, not dealt"
        if not self.recall:
            return json.dumps({"seat": player, **state.core.view(player)}, sort_keys=True)
        table = state.table()
        log = [event.json() for event in table.events(player)]
        return json.dumps({"seat": player, "view": table.view(player), "log": log}, sort_keys=True)


@cache
def _uniform(n: int) -> list[tuple[int, float]]:
    return [(i, 1.0 / n) for i in range(n)]


def register(title: str) -> type[TatamiGame]:
    """Make a game known to pyspiel."""
    kind = pyspiel.GameType(
        short_name=f"tatami_{title}",
        long_name=f"Tatami {title.capitalize()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=int(games.get(title).contract.MAX_SEATS),
        min_num_players=1,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": 2, "deals": DEALS, "options": "", "rules_version": 0},
    )
    made = type(f"Tatami{title.capitalize()}", (TatamiGame,), {"kind": kind, "title": title})
    pyspiel.register_game(kind, made)
    return made


GAMES = {title: register(title) for title in games.NAMES}
