"""All four languages say the same things: equal keys and variables; everything Empires can mention has its words."""

from __future__ import annotations

import random
from functools import cache

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import tatami
from tatami.empires.actions import DOJO_IDS, LEVY_IDS, TRAINING_IDS
from tatami.empires.board import NEUTRALS, ORDER_IDS, REGION_IDS, TOKENS, default_board
from tatami.empires.consts import Act, Phase
from tatami.empires.events import ARGS, GOODS, HIDDEN, LOCATION_IDS
from tatami.empires.game import GAME, HOUSES, SOLO_HOUSES
from tatami.empires.options import MODULES
from tatami.messages import CASES, LANGUAGES, LOCALE, known, noun, text

ROOMS = sorted({path.name for path in LOCALE.glob("*/*.ftl")})
OTHERS = [lang for lang in LANGUAGES if lang != "en"]
BOARD = default_board()


class Variables(Visitor):
    """Collects the arguments of a message: a name in a case is still that name, ``$own`` is made of two others."""

    def __init__(self) -> None:
        super().__init__()
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        """A variable."""
        name, _, case = node.id.name.rpartition("_")
        if node.id.name != "own":
            self.found.add(name if case in CASES else node.id.name)


@cache
def room(lang: str, name: str) -> dict[str, frozenset[str]]:
    """Every key of a room and the variables of its message; fails on junk and on a key said twice."""
    found: dict[str, frozenset[str]] = {}
    for entry in parse((LOCALE / lang / name).read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{lang}/{name}: {entry.content!r:.80}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{lang}/{name} says {entry.id.name} twice"
            seen = Variables()
            seen.visit(entry)
            found[entry.id.name] = frozenset(seen.found)
    return found


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("name", ROOMS)
def test_same_keys_and_variables(name: str, lang: str) -> None:
    english, other = room("en", name), room(lang, name)
    assert list(english) == list(other)
    assert {k: v for k, v in english.items() if other[k] != v} == {}


def test_no_key_is_said_in_two_rooms() -> None:
    keys = [key for name in ROOMS for key in room("en", name)]
    assert sorted(keys) == sorted(set(keys))


def test_every_event_has_its_message() -> None:
    said = room("en", "empires.ftl")
    for note, args in ARGS.items():
        kind = note.name.lower().replace("_", "-")
        assert said[f"event-empires-{kind}"] <= set(args)
        if note in HIDDEN:
            assert said[f"event-empires-{kind}-hidden"] <= set(args) - set(HIDDEN[note])
    assert said["event-empires-gained-freely"] <= {"seat", "good", "amount"}


@pytest.mark.parametrize("players", [2, 5])
def test_every_action_has_its_message(players: int) -> None:
    said = room("en", "empires.ftl")
    rules = GAME.rules(GAME.complete_options(players, {}, None), None, GAME.rules_version)
    kinds = {action.kind: set(action.args) for action in GAME.actions(rules) if action.kind != "none"}
    assert len(kinds) == 22
    for kind, args in kinds.items():
        assert said[f"action-empires-{kind}"] == args


def nouns() -> list[str]:
    """The key of every name the events and moves of Empires can mention, and of every question and option."""
    named = {
        "province": BOARD.provinces,
        "region": REGION_IDS,
        "order": ORDER_IDS,
        "unit": LEVY_IDS,
        "good": GOODS[1:],
        "neutral": NEUTRALS,
        "dojo": DOJO_IDS,
        "training": TRAINING_IDS,
        "mountain": TOKENS,
        "location": LOCATION_IDS,
        "slot": [f"{region}-{n}" for region in REGION_IDS for n in (1, 2, 3)],
        "phase": [phase.name.lower() for phase in Phase],
        "prompt-empires": [step.name.lower() for step in (*Phase, *Act)],
        "agenda": [f"{tile}{side}" for tile in range(1, 6) for side in "ab"],
        "decree": range(1, 6),
        "ability": [f"{dojo}-{rank}" for dojo in DOJO_IDS for rank in ("veteran", "general")],
    }
    keys = [*HOUSES, *SOLO_HOUSES, *(f"{prefix}-{name}" for prefix, names in named.items() for name in names)]
    for option in GAME.options:
        own = f"empires-{option.name}"
        keys += [f"option-{own}", f"option-{own}-hint", *(f"value-{own}-{value}" for value in option.values)]
    return [key.replace("_", "-") for key in keys]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_name_question_and_option_is_known(lang: str) -> None:
    assert [key for key in nouns() if not known(lang, key)] == []


def test_a_name_of_ones_own_is_written_as_a_name() -> None:
    """As `nameOf` in the browser does it."""
    assert noun("de", "province", "north_bay") == "North Bay"
    assert noun("de", "province", "north-o'neil_v2b") == "North O'neil V2b"


@pytest.mark.parametrize(
    ("lang", "one", "two", "five"),
    [
        ("en", "1 point.", "2 points.", "5 points."),
        ("ru", "1 очко.", "2 очка.", "5 очков."),
        ("de", "1 Punkt.", "2 Punkte.", "5 Punkte."),
        ("it", "1 punto.", "2 punti.", "5 punti."),
    ],
)
def test_plurals(lang: str, one: str, two: str, five: str) -> None:
    for points, end in ((1, one), (2, two), (5, five)):
        assert text(lang, "event-empires-house-points", seat="Mori", points=points).endswith(end)


@pytest.mark.parametrize("players", [1, 2, 5])
def test_a_whole_game_can_be_told_in_every_language(players: int, rnd: random.Random) -> None:
    modules = list(MODULES) if players == 5 else []
    table = tatami.new_table("empires", players=players, seed=rnd.randrange(1 << 40), modules=modules)
    while not table.over:
        move = rnd.choice(table.legal())
        assert all(table.say(move, lang) for lang in LANGUAGES)
        table.play(move, table.to_act[0])
    assert len(table.events()) > 100
    for event in (*table.events(), *table.events(0)):
        assert all(table.say(event, lang).endswith(".") for lang in LANGUAGES)
