"""The law of 7 Samurai written a second time plays beside the engine, whole games at random and from scenes.

At every decision the same moves are legal and everything on the table is the same.
"""

from __future__ import annotations

import os
import random
from collections import Counter
from functools import cache

import pytest

from .seven.beside import Case, play
from .seven.box import LEVELS

CASES = [Case(hands, level, scene) for scene in (False, True) for hands in range(2, 8) for level in LEVELS]
GAMES = int(os.environ.get("TATAMI_ORACLE", "0"))  # a campaign's
ROUNDS = max(1, round(GAMES / sum(case.games for case in CASES)))
"""How often all cases are played."""

OFTEN = {
    "Kiai by turning", "Kiai of gorobei, animal", "Kiai of gorobei, human", "Kiai of heihachi, animal",
    "Kiai of heihachi, human", "Kiai of kambei, animal", "Kiai of kambei, human", "Kiai of katsushiro, animal",
    "Kiai of katsushiro, human", "Kiai of kikuchiyo, animal", "Kiai of kikuchiyo, human", "Kiai of kyuzo, animal",
    "Kiai of kyuzo, human", "Kiai of shichiroji, animal", "Kiai of shichiroji, human", "all passed", "animal wounded",
    "attack out of turn", "back: barricade", "back: building", "back: family", "back: wound", "beyond Kiai",
    "deck empty", "defend out of turn", "discard out of turn", "given on", "healed by a family",
    "lent ability", "no left-draws: a wound", "no right-draws: a wound", "open token", "outcome: buildings",
    "outcome: families", "outcome: samurai", "outcome: won", "penalty barricade", "penalty breach", "penalty ignored",
    "penalty left-draws", "penalty lose-defender", "penalty must-pass", "penalty no-ability", "penalty no-defence",
    "penalty no-support", "penalty right-draws", "penalty wound", "round 2", "round 3", "second fight",
    "turned into an animal", "under out of turn", "under the deck",
}  # fmt: skip
"""What the games of the suite come to: an oracle that never met a rule says nothing about it."""
SELDOM = {
    "give out of turn", "given on again", "lent to whose turn it is", "no lose-defender: a wound",
    "no reinforce: a wound", "penalty reinforce", "support stays for the next turn",
}  # fmt: skip
"""What a campaign comes to as well."""


@cache
def reached(case: Case) -> Counter[str]:
    """Play a case; what rare things came about."""
    rnd = random.Random(repr(case))
    return sum((play(case, rnd) for _ in range(case.games * ROUNDS)), Counter())


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_engine_agrees_with_the_law(case):
    """Legal moves and everything on the table at every decision, the outcome."""
    assert reached(case)


def test_rare_things_come_about():
    """The games together; a campaign (pytest -s) prints how often."""
    met = sum((reached(case) for case in CASES), Counter())
    print(*(f"{n:9,} {what}" for what, n in met.most_common()), sep="\n")
    assert OFTEN | (SELDOM if GAMES >= 1000 else set()) <= set(met)
