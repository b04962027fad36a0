"""What a view holds is what its shape says, no field more: the browser's types are made from the shapes."""

from __future__ import annotations

import random
from typing import Any

import jsonschema  # type: ignore[import-untyped]
import pytest

import tatami
from tatami import game as games
from tatami.game import Json
from tatami.server.view_schema import view_schemas

VARIANTS = ["agendas", "mountains", "shrines", "random_neutral"]
TABLES: list[tuple[str, dict[str, Any]]] = [
    ("empires", {"players": 1}),
    ("empires", {"players": 3, "modules": [*VARIANTS, "new_region", "dojo"]}),
    ("seven", {"players": 4}),
]


def exactly(shape: str) -> Json:
    """The shape, with no room for other fields."""
    shapes = {name: {**found, "additionalProperties": False} for name, found in view_schemas().items()}
    return {"$ref": f"#/components/schemas/{shape}", "components": {"schemas": shapes}}


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_views_have_their_shapes(game: str, options: dict[str, Any], rnd: random.Random) -> None:
    table, plug = tatami.new_table(game, seed=5, **options), games.get(game)
    view, numbers = (jsonschema.Draft202012Validator(exactly(shape.__name__)) for shape in plug.shapes)
    while not table.over:
        seat = rnd.choice(table.to_act)
        if rnd.random() < 0.2:
            for viewer in (None, seat):
                view.validate(plug.view(table._state, table._rules, viewer))
                numbers.validate(plug.numbers(table._state, table._rules, viewer))
        table.play(rnd.choice(table.legal(seat)), seat)


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_views_made_together_are_those_made_alone(game: str, options: dict[str, Any], rnd: random.Random) -> None:
    """What all see alike is made once for all seats; each still gets its own view, also after a move taken back."""
    table, plug = tatami.new_table(game, seed=6, **options), games.get(game)
    while not table.over:
        seat = rnd.choice(table.to_act)
        table.play(rnd.choice(table.legal(seat)), seat)
        if rnd.random() < 0.2 and table.can_undo(seat):
            table.undo(seat)
        for viewer, explained in table.explained_to((None, *range(table.players))).items():
            shown = dict(explained)
            assert shown.pop("numbers", {}) == plug.numbers(table._state, table._rules, viewer)
            assert shown == table.view(viewer)
