"""OpenSpiel: importing this module registers ``tatami_empires`` and ``tatami_seven`` with pyspiel.

    >>> import pyspiel
    >>> from tatami.envs import openspiel
    >>> game = pyspiel.load_game("tatami_empires(players=3,options=edition:2019;modules:agendas+mountains)")

Chance moves once, at the root: it picks the deal (seed) out of ``deals`` equally likely ones, and all that is random
later follows from it, unseen. That is the same game to every player, and keeps histories short. With ``chance=each``
it moves again whenever an action draws something: each time one of ``deals`` equally likely outcomes. Secret
simultaneous choices are asked in turn. Observations are the flat array of a seat; an information state is its view and
the whole log as it may know it. ``resample_from_infostate`` draws another state that the player cannot tell apart; the
other players of that state remember what everybody saw, and see what they hold now.
"""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import numpy as np
import pyspiel

from .. import game as games
from ..game import Json, Option
from ..kernel import NONE, seeded
from .core import Core
from .recall import Recall
from .setting import Setting, make_setting

DEALS = 1000
LONGEST = 20_000  # more decisions than any game has
CHANCE = ("deal", "each")  # when chance moves: at the deal alone, or whenever something is drawn


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
        self.chance = str(given.get("chance", "deal"))
        if self.chance not in CHANCE:
            raise ValueError(f"Chance moves at {' or '.join(CHANCE)}, not {self.chance[:30]!r}.")
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
        """Only the deal, or as many as there are decisions."""
        return 1 if self.chance == "deal" else LONGEST

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
        self.deals, self.each = game.deals, game.chance == "each"
        self.core: Core | None = None
        self.drawing = NONE
        """The action that waits for chance."""
        self._recall: Recall | None = None
        self._since: list[tuple[int, int, int | None]] = []

    def current_player(self) -> int:
        """Who decides."""
        if self.core is None or self.drawing != NONE:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.core.over else self.core.actor

    def is_terminal(self) -> bool:
        """Whether the game has ended."""
        return self.core is not None and self.core.over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All deals, equally likely."""
        return _uniform(self.deals)

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.core.legal()) if self.core is not None and player == self.current_player() else []

    def _apply_action(self, action: int) -> None:
        if self.core is None:
            self.core = Core(self.setting)
            self.core.reset(action)
        elif self.drawing != NONE:
            self._play(self.core, self.drawing, seeded(action))
            self.drawing = NONE
        elif self.each and self.core.draws(action):
            self.drawing = action
        else:
            self._play(self.core, action, None)

    def _play(self, core: Core, action: int, word: int | None) -> None:
        self._since.append((core.actor, action, word))
        if word is not None:
            core.draw_from(word)
        core.step(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player != pyspiel.PlayerId.CHANCE:
            return self.setting.actions[action].words
        return f"deal {action}" if self.core is None else f"draw {action}"

    def returns(self) -> list[float]:
        """Shares of the win."""
        return self.core.rewards() if self.core is not None else [0.0] * self.setting.seats

    def rewards(self) -> list[float]:
        """The same: all is paid at the end."""
        return self.returns()

    def recall(self) -> Recall:
        """What every seat remembers; made when first asked for, and from there on."""
        if self.core is None:
            raise ValueError("The game is not dealt yet.")
        if self._recall is None:
            self._recall = Recall.dealt(self.setting, self.core.seed)
        for made in self._since:
            self._recall = self._recall.played(*made)
        self._since = []
        return self._recall

    def resample_from_infostate(self, player: int, sampler: Any) -> TatamiState:
        """Another state that the player cannot tell apart (its history still names the deal of this one)."""
        if self.core is not None and self.drawing != NONE:
            raise ValueError("A state can be drawn anew where a player decides, not where chance does.")
        past = None if self.core is None else self.recall()
        other: TatamiState = self.clone()
        if other.core is not None and past is not None:
            other.core.resample(player, int(sampler() * (1 << 31)))
            other._recall = past.imagined(player, other.core.state())
        return other

    def __str__(self) -> str:
        if self.core is None:
            return "not dealt"
        first, *later = self.full_history()
        words = [self._action_to_string(step.player, step.action) for step in later]
        return ", ".join([f"deal {first.action}", *words])


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
        return state.recall().text(player)


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
        parameter_specification={"players": 2, "deals": DEALS, "chance": "deal", "options": "", "rules_version": 0},
    )
    made = type(f"Tatami{title.capitalize()}", (TatamiGame,), {"kind": kind, "title": title})
    pyspiel.register_game(kind, made)
    return made


GAMES = {title: register(title) for title in games.NAMES}
