"""What the browser has to know before it is told is what the engine says; every rule it cites is in the books."""

from __future__ import annotations

import json
import re
from pathlib import Path

from tatami.empires.game import HOUSES
from tatami.rulebook import rulebook
from tatami.seven.game import GAME as SEVEN

SOURCES = Path(__file__).parents[2] / "web/src"


def constant(path: str, name: str) -> str:
    """The right side of a constant of the browser."""
    found = re.search(rf"^export const {name}\b[^=]*= (.*?);$", (SOURCES / path).read_text("utf-8"), re.M | re.S)
    assert found, f"{path} has no {name}"
    return found[1]


def test_the_houses_are_drawn_in_the_order_of_their_seats() -> None:
    drawn = json.loads(constant("art/paths.ts", "HOUSES"))
    assert [f"house-{name}" for name in drawn] == list(HOUSES)


def test_a_village_is_measured_as_the_engine_measures_it() -> None:
    levels = next(option for option in SEVEN.options if option.name == "level")
    assert json.loads(constant("games/seven/best.ts", "LEVELS")) == list(levels.values)
    assert int(constant("games/seven/record.ts", "MOST")) == SEVEN.full_score


def test_every_rule_that_is_cited_is_in_the_books() -> None:
    cited = re.compile(r"""["'`]([A-Z]{3}-[0-9A-Z]{2})["'`]""")
    paths = [path for end in ("ts", "svelte") for path in SOURCES.rglob(f"*.{end}")]
    found = {rule: path.name for path in paths for rule in cited.findall(path.read_text("utf-8"))}
    assert len(found) > 20
    assert {rule: name for rule, name in found.items() if rule not in rulebook("en")} == {}
