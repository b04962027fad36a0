"""Whole games of the engine and of the law beside one another, with a taste for what is rare."""

from __future__ import annotations

import copy
import random
from collections import Counter
from dataclasses import dataclass
from typing import Any

import tatami

from ..chance import Chance
from .chart import PRINTED
from .compare import badly_dealt, differences, told
from .course import game
from .world import World

COMPARED_EVERY = 5  # plies
TASTES: tuple[tuple[str, ...], ...] = (
    (), ("explore",), ("attack",), ("build", "reinforce"), ("sail", "explore"), ("recruit",), ("move",), ("harvest",),
)  # fmt: skip
RARE = ("train", "explore", "neutral", "use", "raze", "gather", "push")  # taken more often than not


@dataclass(frozen=True)
class Case:
    """Options of a game; ``rich`` seats begin with so much of each good, and meet more tribes on the mountains.

    Of short games several are played for one of the others.
    """

    players: int
    edition: str = "2022"
    modules: tuple[str, ...] = ()
    version: int = 2
    random_dojo: bool = False
    rich: int = 0
    games: int = 1

    def __str__(self) -> str:
        told = [f"{self.players}", self.edition, *self.modules]
        told += [f"rich{self.rich}"] * (self.rich > 0) + [f"v{self.version}"] * (self.version < 2)
        return "-".join(told)

    def table(self, seed: int) -> tatami.Table:
        """A new table of it."""
        options: dict[str, Any] = {"edition": self.edition, "modules": list(self.modules)}
        if self.random_dojo:
            options["random_dojo"] = True
        if not self.rich:
            return tatami.new_table("empires", players=self.players, seed=seed, rules_version=self.version, **options)
        board = copy.deepcopy(PRINTED)
        board["mountain_tokens"] = {
            "base": {**PRINTED["mountain_tokens"]["base"], "ambush": 1, "mercenaries": 1},
            "tokugawa": {**PRINTED["mountain_tokens"]["tokugawa"], "independent_tribe": 4},
        }
        begun = tatami.new_table(
            "empires", players=self.players, seed=seed, rules_version=self.version, board=board, **options
        )
        position = begun.position()
        for seat in position["seats"]:
            seat["food"] = seat["bushido"] = self.rich
        return tatami.from_position(position)


def choose(words: set[str], seat: int, w: World, rnd: random.Random, taste: tuple[str, ...]) -> str:
    """One of the moves, rare ones rather."""
    all_words = sorted(words)
    busy = [word for word in all_words if word != "done"]
    if not busy or (busy != all_words and rnd.random() < 0.1):
        return "done"

    def some(chance: float, *wanted: list[str]) -> list[str]:
        found = next((kind for kind in wanted if kind), [])
        return found if found and rnd.random() < chance else []

    covers = [word for word in busy if word.startswith("place ") and w.slot[word.split()[2]]]
    opponents = [word for word in covers if w.owner(word.split()[2]) != seat]
    picked = (
        some(0.6, opponents)
        or some(0.9, [word for word in busy if word == "pass"])
        or some(0.6, [word for word in busy if word.startswith(RARE)])
        or some(
            0.5,
            [word for word in busy if word.startswith(("recruit", "move", "explore")) and word.endswith("general")],
            [word for word in busy if word.startswith("build")],
            [word for word in busy if word.startswith("recruit") and word.endswith(("veteran", "archer"))],
            [word for word in busy if w.dojo_in_play and word.startswith("place recruit")],
        )
        or some(0.7, [word for word in busy if word.split()[0] in taste])
        or busy
    )
    return rnd.choice(picked)


def play(case: Case, rnd: random.Random) -> Counter[str]:
    """One game of both; AssertionError where they differ. What rare things it reached."""
    seed = rnd.randrange(1 << 40)
    table = case.table(seed)
    taste = rnd.choice(TASTES)
    start = table.position()
    w = World(start, case.rich or 2)
    chance = Chance(table)
    assert badly_dealt(w) == [], (case, seed)
    course = game(w, chance)
    try:
        seat, words = next(course)
        while True:
            where = (case, seed, table.ply, w.era, w.round)
            picking = w.phase == "destiny"
            assert seat in table.to_act if picking else table.to_act == (seat,), where
            legal = {action.words for action in table.legal(seat)}
            assert legal == words, (*where, "engine only", legal - words, "law only", words - legal)
            if table.ply % COMPARED_EVERY == 0 and not picking:
                assert differences(w, table.position()) == [], where
            word = choose(words, seat, w, rnd, taste)
            era = w.era
            events = table.play(word, seat)
            seat, words = course.send(word)
            if w.era > era:
                assert told(events) == w.paid, where
    except StopIteration:
        pass
    assert table.over, where
    assert told(events) == w.paid, where
    assert differences(w, table.position()) == [], where
    return w.reached
