"""The law of Small Samurai Empires written a second time plays beside the engine, whole games at random.

At every decision the same moves are legal, every few plies and at the end everything on the table is the same, and the
events of an era end say what the law gives.
"""

from __future__ import annotations

import os
import random
from collections import Counter
from functools import cache

import pytest

from .empires.beside import Case, play

VARIANTS = ("agendas", "mountains", "shrines", "random_neutral")
EVERYTHING = (*VARIANTS, "new_region", "dojo")
CASES = [
    *(Case(players, "draft") for players in (2, 3, 4)),
    *(Case(players, "2019") for players in (2, 3, 4)),
    *(Case(players, "draft", rich=12) for players in (3, 4)),
    *(Case(players, "2019", VARIANTS, games=2) for players in (2, 3, 4)),
    *(Case(players, "2022") for players in (2, 3, 4)),
    *(Case(players, "2022", VARIANTS) for players in (2, 3, 4)),
    *(Case(players, "2022", (*VARIANTS, "new_region"), games=2) for players in (2, 3, 4, 5)),
    *(Case(players, "2022", ("dojo",)) for players in (2, 3, 4)),
    *(Case(players, "2022", EVERYTHING, random_dojo=True) for players in (3, 5)),
    *(Case(players, "2022", EVERYTHING, rich=12) for players in (2, 3, 4, 5)),
    *(Case(players, "2022", EVERYTHING, rich=30) for players in (2, 4)),
    Case(2, "2019", VARIANTS, version=1),
    Case(3, "2022", EVERYTHING, version=1, rich=12),
    Case(1, games=8),
    Case(1, version=1),
]
GAMES = int(os.environ.get("TATAMI_ORACLE", "0"))  # a campaign's
ROUNDS = max(1, round(GAMES / sum(case.games for case in CASES)))
"""How often all cases are played."""

OFTEN = {
    "agenda 2a", "ambush", "bushido_master", "castle beside a castle", "castle in a capital", "cover for 1",
    "cover for 2", "earth general", "earth veteran", "fire general", "fire veteran", "free point", "free recruit",
    "free second attack", "free ship", "guarded from a cover", "highland_farm", "house covers", "house cut to one",
    "house without room or supply", "house's attack", "house's castle", "house's harvest", "house's neutral attack",
    "house's neutral harvest", "house's neutral move", "house's neutral recruit", "house's recruit",
    "independent_tribe", "journey", "journey's victim", "location token joins", "location token under the stack",
    "mercenaries", "mountain between regions", "own step", "step abroad", "tied for most", "tied for second",
    "train archer", "train general-arsenal", "train general-range", "train veteran", "tribe: attack", "tribe: move",
    "tribe: recruit", "void general", "void veteran", "void veteran: attack", "void veteran: move",
    "void veteran: recruit", "water general", "water veteran", "wind general", "wind veteran",
}  # fmt: skip
"""What the games of the suite come to: an oracle that never met a rule says nothing about it."""
SELDOM = {
    "agenda 1a", "agenda 1b", "agenda 2b", "agenda 3b", "agenda 4a", "agenda 4b", "agenda 5a", "agenda 5b",
    "agenda as a turn begins", "agenda in another's turn", "besieged", "cover for 3", "decided by a tie",
    "double harvest", "house without a castle left", "house without supply", "lone general destroyed",
    "no castle left", "no mercenaries left", "own step waits abroad", "pass", "pass with nothing else to do",
    "three shrines of a colour", "tribe with nothing to do", "tribe: harvest", "void veteran: harvest",
    "which to board", "which to return",
}  # fmt: skip
"""What a campaign comes to as well; rarer still are agenda 3A, a shared win and a house without a place."""


@cache
def reached(case: Case) -> Counter[str]:
    """Play a case; what rare things came about."""
    rnd = random.Random(repr(case))
    return sum((play(case, rnd) for _ in range(case.games * ROUNDS)), Counter())


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_engine_agrees_with_the_law(case):
    """Legal moves at every decision, everything on the table, every era end, the winners."""
    assert reached(case)


def test_rare_things_come_about():
    """The games together; a campaign (pytest -s) prints how often."""
    met = sum((reached(case) for case in CASES), Counter())
    print(*(f"{n:9,} {what}" for what, n in met.most_common()), sep="\n")
    assert OFTEN | (SELDOM if GAMES >= 1000 else set()) <= set(met)
