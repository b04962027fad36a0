"""Every refused move of Small Samurai Empires has a true reason, a rule of the rulebook, and words in all languages."""

from __future__ import annotations

import pickle
import random
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from scenes import Scene

import tatami
from tatami import messages
from tatami.empires import contract
from tatami.empires.board import default_board
from tatami.empires.codec import sail_action
from tatami.empires.explain import why
from tatami.empires.game import GAME
from tatami.empires.options import MODULES, VARIANTS
from tatami.game import Refusal
from tatami.kernel.records import PlainRecord

RULEBOOK = Path(tatami.__file__).parent / "rulebook" / "en"
SETTINGS: list[dict[str, Any]] = [
    {"players": 1},
    {"players": 2},
    {"players": 3, "edition": "draft"},
    {"players": 4, "edition": "2019", "modules": list(VARIANTS)},
    {"players": 5, "modules": list(MODULES)},
    {"players": 3, "modules": ["mountains", "dojo"], "random_dojo": True},
]
# with full pockets these refused moves would be legal
PRICES = {f"emp-{what}-price" for what in ("cover", "archer", "veteran", "general", "point", "ship")}


@cache
def rulebook() -> frozenset[str]:
    """Every rule that has an entry in the rulebook."""
    pages = " ".join(path.read_text("utf-8") for path in RULEBOOK.glob("*.md"))
    return frozenset(re.findall(r"- \*\*([A-Z]{3}-[0-9A-Z]+) ·", pages))


def opened(setting: dict[str, Any], seed: int) -> tuple[Any, Any]:
    """A new game: state and rules."""
    given = {k: v for k, v in setting.items() if k != "players"}
    rules = GAME.rules(GAME.complete_options(setting["players"], given, None), None, GAME.rules_version)
    state = PlainRecord(contract.STATE)
    contract.reset(state, rules, seed)  # type: ignore[arg-type]
    return state, rules


def legal_now(state: Any, rules: Any) -> list[int]:
    """The legal actions of the seat to act."""
    out = [0] * contract.MAX_LEGAL
    return out[: contract.legal(state, rules, out)]  # type: ignore[arg-type]


def check(state: Any, rules: Any, seen: dict[str, Refusal]) -> None:
    """Ask for the reason of every action that is not legal here."""
    seat, table, legal = state.current, GAME.actions(rules), set(legal_now(state, rules))
    kinds = {table[number].kind for number in legal}
    rich = state.copy()
    rich.food[seat] = rich.bushido[seat] = 9
    affordable = set(legal_now(rich, rules))
    for action in table:
        if action.number not in legal:
            refusal = why(state, rules, seat, action)
            assert refusal.rule in rulebook(), refusal
            assert refusal.reason != "emp-not-now" or action.kind not in kinds, f"{action} has no reason of its own"
            assert (refusal.reason in PRICES) == (action.number in affordable), f"{action}: {refusal}"
            seen.setdefault(refusal.reason, refusal)


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_every_refusal_names_a_rule_and_is_worded(setting: dict[str, Any], rnd: random.Random) -> None:
    seen: dict[str, Refusal] = {}
    for _ in range(3):
        state, rules = opened(setting, rnd.randrange(1 << 40))
        while not contract.over(state):
            if rnd.random() < 0.06:
                check(state, rules, seen)
            contract.step(state, rules, rnd.choice(legal_now(state, rules)))
    assert len(seen) > 15
    for refusal in seen.values():
        for lang in messages.LANGUAGES:
            said = messages.worded(
                lang, f"refuse-{refusal.reason}", refusal.args, GAME.nouns, GAME.seat_names(state, rules)
            )
            assert said.endswith(".")


def plain(**options: Any) -> Scene:
    """An empty board for three."""
    return Scene(players=3, **options).clear()


def dojos(dojo: str) -> Scene:
    """An empty board for three with dojos; Red has the one named."""
    scene = Scene(players=3, modules=["dojo", "mountains"], random_dojo=True).clear()
    return scene.trained(0, dojo=dojo)


def second_round(**options: Any) -> Scene:
    """Round 2: a token of Blue and one of Yellow lie face up; Red, with 1 bushido, is to place."""
    scene = plain(**options).goods(0, bushido=1)
    return scene.token(1, "attack", "grey-1", 1, True).token(2, "attack", "grey-2", 1, True)


def recruited(dojo: str, rank: str) -> Scene:
    """Red has just recruited a veteran or general in Yamashiro; Blue stands in Ise, with only its general in Kii."""
    scene = dojos(dojo).army(0, "mino", 1).army(1, "ise", 2).army(1, "kii", 1, "general").army(2, "suruga", 1)
    if dojo == "water":
        scene.army(1, "yamashiro", 1)
    scene.trained(0, veterans=1, general=1).token(0, "recruit", "orange-1")
    scene.neutral("orange-1", "attack" if dojo == "void" and rank == "veteran" else "move")
    if dojo == "void":
        scene.army(1, "yamashiro", 1)
    scene.act(0, "recruit", "orange-1").play(f"recruit yamashiro {rank}")
    return scene


def marching(order: str = "move3", **goods: int) -> Scene:
    """Red moves from the orange region, with one army in Suruga too."""
    scene = plain(modules=["mountains"]).army(0, "mino", 1).army(0, "suruga", 1).army(0, "owari", 2).goods(0, **goods)
    return scene.act(0, order, "orange-1")


def attacking() -> Scene:
    """Red attacks in the orange region from Kii."""
    scene = plain().goods(0, bushido=1).army(0, "kii", 1).army(1, "kii", 2).army(1, "ise", 1).army(0, "ise", 1)
    return scene.army(2, "mino", 1).act(0, "attack", "orange-1")


def building() -> Scene:
    """Red builds in the orange region, where Blue has a castle in Kii."""
    scene = plain().army(0, "kii", 2).army(0, "yamashiro", 2).army(0, "ise", 2).army(0, "mino", 1).castle(1, "kii")
    return scene.act(0, "castle", "orange-1")


def harvesting(edition: str) -> Scene:
    """Red may harvest one province by a neutral action; Mino is contested."""
    scene = plain(edition=edition).army(0, "kii").army(0, "ise").army(0, "mino").army(1, "mino")
    scene.neutral("orange-1", "harvest").planning(0).play("place attack orange-1")
    return scene


def schooled() -> Scene:
    """The first to choose has taken the school of earth."""
    scene = Scene(players=3, modules=["dojo"])
    scene.play("dojo earth")
    return scene


def quick(kind: str) -> Scene:
    """Red has placed beside that quick action in the orange region; one army in Kii, beside one of Blue's."""
    scene = plain().army(0, "kii").army(1, "kii").neutral("orange-1", kind).planning(0)
    scene.play("place harvest orange-1")
    return scene


def abroad(unit: str) -> Scene:
    """Red's army has marched from Mino past a mountain token to Shinano, where it finds another of Red's."""
    scene = dojos("fire").army(0, "mino").army(0, "shinano", unit=unit).mountain("mino", "shinano", "highland_farm")
    scene.act(0, "move3", "orange-1").play("explore mino shinano")
    return scene


def leaving(order: str, move: str) -> Scene:
    """Red chooses which of a samurai and two archers in Aki go on board, or back for a castle."""
    scene = dojos("fire").army(0, "aki", 1).army(0, "aki", 2, "archer").goods(0, food=1)
    scene.act(0, order, "grey-1").play(move)
    return scene


CASES: dict[str, tuple[Callable[[], Scene], str, str, str]] = {
    "slot taken": (
        lambda: plain().token(1, "attack", "grey-1").planning(0),
        "place recruit grey-1",
        "EMP-32",
        "slot-taken",
    ),
    "token used": (
        lambda: plain().token(0, "move3", "grey-1").planning(0),
        "place move3 grey-2",
        "EMP-03",
        "token-not-in-hand",
    ),
    "no pass": (lambda: plain().planning(0), "pass", "EMP-37", "must-place"),
    "nothing done": (lambda: plain().planning(0), "done", "EMP-32", "not-now"),
    "move too early": (lambda: plain().army(0, "kii").planning(0), "move kii ise", "EMP-32", "not-now"),
    "face down": (
        lambda: second_round().token(1, "recruit", "teal-1", 2, False).planning(0, 2),
        "place recruit teal-1",
        "EMP-34",
        "face-down",
    ),
    "cover price": (
        lambda: second_round().goods(0).planning(0, 2),
        "place recruit grey-1",
        "EMP-34",
        "cover-price",
    ),
    "place in resolution": (marching, "place recruit grey-1", "EMP-32", "place-in-planning"),
    "no army": (marching, "move kii ise", "EMP-51", "no-army"),
    "out of reach": (marching, "move suruga shinano", "EMP-51", "out-of-reach"),
    "no archers here": (marching, "move mino ise archer", "DOJ-01", "no-dojo"),
    "no ship": (marching, "sail owari kii 1", "EMP-53", "no-ship"),
    "ship price": (lambda: marching("ship"), "sail owari kii 1", "EMP-53", "ship-price"),
    "too few on board": (lambda: marching("ship", food=1), "sail kii owari 1", "EMP-53", "too-few-to-sail"),
    "ship elsewhere": (lambda: marching("ship", food=1), "sail suruga kii 1", "EMP-41", "other-region"),
    "mountain gone": (
        lambda: (
            plain(modules=["mountains"]).mountain("mino", "shinano", None).army(0, "mino").act(0, "move3", "orange-1")
        ),
        "explore mino shinano",
        "EMP-M4",
        "mountain-empty",
    ),
    "own army": (attacking, "attack kii 0", "EMP-54", "own-army"),
    "nobody there": (attacking, "attack kii 2", "EMP-54", "no-victim"),
    "no attacker": (attacking, "attack mino 2", "EMP-54", "no-army-to-attack"),
    "attack elsewhere": (attacking, "attack higo 1", "EMP-41", "other-region"),
    "no such house": (attacking, "attack kii 4", "EMP-01", "no-such-house"),
    "castle in capital": (building, "build yamashiro", "EMP-56", "castle-in-capital"),
    "castle by castle": (building, "build kii", "EMP-56", "castle-taken"),
    "one army": (building, "build mino", "EMP-56", "two-armies"),
    "no castle": (building, "reinforce ise", "EMP-56", "no-castle-there"),
    "castle built": (
        lambda: plain().castle(0, "kii").army(0, "ise", 2).act(0, "castle", "orange-1"),
        "build ise",
        "EMP-56",
        "castle-here",
    ),
    "recruit elsewhere": (lambda: plain().act(0, "recruit", "orange-1"), "recruit kii", "EMP-50", "no-recruit-site"),
    "recruit elsewhere, draft": (
        lambda: plain(edition="draft").act(0, "recruit", "orange-1"),
        "recruit kii",
        "EMP-50",
        "no-recruit-site",
    ),
    "dojo chosen": (lambda: dojos("fire").planning(0), "dojo earth", "DOJ-01", "dojo-chosen"),
    "dojo taken": (schooled, "dojo earth", "DOJ-01", "dojo-taken"),
    "siege": (
        lambda: dojos("fire").castle(0, "kii").army(1, "kii").act(0, "recruit", "orange-1"),
        "recruit kii",
        "DOJ-21",
        "besieged",
    ),
    "untrained": (
        lambda: dojos("fire").act(0, "recruit", "orange-1"),
        "recruit yamashiro general",
        "DOJ-20",
        "not-trained",
    ),
    "harvest by control": (lambda: harvesting("draft"), "harvest mino", "EMP-63", "harvest-control"),
    "harvest by army": (lambda: harvesting("2022"), "harvest owari", "EMP-63", "harvest-army"),
    "harvest a shrine": (lambda: harvesting("2022"), "harvest ise", "EMP-63", "no-resource"),
    "harvest elsewhere": (lambda: harvesting("2022"), "harvest satsuma", "EMP-33", "other-region"),
    "harvest just one": (lambda: harvesting("2022"), "harvest", "EMP-63", "harvest-one"),
    "fire by land": (lambda: recruited("fire", "veteran"), "attack suruga 2", "DOJ-32", "not-next-by-land"),
    "general spared": (lambda: recruited("fire", "veteran"), "attack kii 1", "DOJ-02", "general-spared"),
    "fire gathers": (lambda: recruited("fire", "general"), "gather yamashiro", "DOJ-32", "already-there"),
    "wind veteran alone": (lambda: recruited("wind", "veteran"), "move mino ise", "DOJ-31", "only-this-veteran"),
    "earth finds nobody": (lambda: recruited("earth", "general"), "raze kii", "DOJ-30", "nobody-to-destroy"),
    "void general alone": (lambda: recruited("void", "general"), "move mino ise", "DOJ-34", "only-this-general"),
    "void opens none": (
        lambda: recruited("void", "general"),
        "explore yamashiro kii general",
        "DOJ-35",
        "general-opens-none",
    ),
    "void token": (lambda: recruited("void", "veteran"), "neutral orange-2", "DOJ-34", "token-not-yours"),
    "no border": (marching, "move mino tosa", "EMP-51", "no-border"),
    "no border, too early": (lambda: plain().planning(0), "move higo aki", "EMP-51", "no-border"),
    "no border, quick": (lambda: quick("move"), "move kii echizen", "EMP-60", "no-border"),
    "quick move of nobody": (lambda: quick("move"), "move owari mino", "EMP-60", "no-army"),
    "quick attack on nobody": (lambda: quick("attack"), "attack kii 2", "EMP-61", "no-victim"),
    "quick recruit elsewhere": (lambda: quick("recruit"), "recruit mino", "EMP-62", "no-recruit-site"),
    "sail inland": (lambda: marching("ship", food=1), "sail owari mino 1", "EMP-53", "not-coastal"),
    "sail nowhere": (lambda: marching("ship", food=1), "sail owari owari 1", "EMP-53", "sail-nowhere"),
    "three on board": (lambda: marching("ship", food=1), "sail owari kii 3", "EMP-53", "ship-holds-two"),
    "no mountain road": (marching, "explore mino ise", "EMP-M2", "no-mountain-road"),
    "no mountains at all": (lambda: plain().planning(0), "explore mino ise", "EMP-M1", "no-mountains"),
    "red region": (marching, "move mino soya", "TOK-01", "no-red-region"),
    "red slot": (lambda: plain().planning(0), "place attack red-1", "TOK-01", "no-red-region"),
    "house seven": (attacking, "attack kii 7", "EMP-01", "no-such-house"),
    "archer not on the march": (lambda: abroad("archer"), "move shinano suruga archer", "EMP-51", "out-of-reach"),
    "second mountain": (lambda: abroad("general"), "explore shinano suruga", "EMP-M2", "explored-already"),
    "no general to board": (
        lambda: leaving("ship", "sail aki ise 2"),
        "board general",
        "EMP-53",
        "no-unit-there",
    ),
    "no general to return": (
        lambda: leaving("castle", "build aki"),
        "return general",
        "DOJ-23",
        "no-unit-there",
    ),
    "train before placing": (lambda: dojos("fire").planning(0), "train archer", "DOJ-10", "train-when-placing"),
    "train in resolution": (
        lambda: dojos("fire").act(0, "recruit", "orange-1"),
        "train archer",
        "DOJ-10",
        "train-when-placing",
    ),
    "push a general": (lambda: recruited("water", "veteran"), "push ise 1 general", "DOJ-02", "general-stays"),
    "push oneself": (lambda: recruited("water", "veteran"), "push ise 0", "DOJ-33", "own-army"),
    "push by others": (lambda: recruited("fire", "veteran"), "push ise 1", "DOJ-33", "push-by-water"),
    "gather by others": (lambda: recruited("earth", "general"), "gather mino", "DOJ-32", "gather-by-fire"),
    "raze by others": (lambda: recruited("fire", "veteran"), "raze ise", "DOJ-30", "raze-by-earth"),
    "raze elsewhere": (lambda: recruited("earth", "general"), "raze suruga", "DOJ-30", "other-region"),
    "fire at home": (lambda: recruited("fire", "veteran"), "attack yamashiro 1", "DOJ-32", "not-its-province"),
    "void elsewhere": (lambda: recruited("void", "veteran"), "neutral grey-1", "DOJ-34", "other-region"),
    "water pushes nobody": (lambda: recruited("water", "veteran"), "push ise 1 archer", "DOJ-33", "nobody-to-push"),
    "water pushes far": (lambda: recruited("water", "veteran"), "push suruga 1", "DOJ-33", "push-neighbour"),
}


@pytest.mark.parametrize("case", CASES)
def test_exact_reasons(case: str) -> None:
    arrange, move, rule, reason = CASES[case]
    table = arrange().table
    refused = table.why(move)
    assert refused is not None
    assert (refused.rule, refused.reason) == (rule, f"emp-{reason}")


@pytest.mark.parametrize(("number", "reason"), [(999, "emp-no-such-house"), (1000, "unknown-words")])
def test_a_house_is_named_by_a_number_of_three_figures_at_most(number: int, reason: str) -> None:
    refused = attacking().table.why(f"attack kii {number}")
    assert refused is not None
    assert refused.reason == reason


def test_a_number_without_words_has_a_reason_too() -> None:
    scene = attacking()
    kii, mino = scene.p("kii"), scene.p("mino")
    inland = GAME.actions(scene.r)[sail_action(kii, mino, 1)]
    nowhere = GAME.actions(scene.r)[-1]
    assert (inland.kind, nowhere.kind) == ("none", "none")
    assert why(scene.s, scene.r, 0, inland) == Refusal("EMP-53", "emp-not-coastal")
    assert why(scene.s, scene.r, 0, nowhere) == Refusal("EMP-04", "emp-no-such-place")


# what an action lacked that ended by itself: asked for afterwards, the price is still named
AFTERWARDS: dict[str, tuple[Callable[[], Scene], tuple[str, ...], str, str, str]] = {
    "second recruit": (
        lambda: plain().act(0, "recruit", "orange-1"),
        ("recruit yamashiro",),
        "recruit yamashiro",
        "EMP-50",
        "second-recruit-price",
    ),
    "second attack": (
        lambda: plain().army(0, "kii").army(1, "kii", 2).act(0, "attack", "orange-1"),
        ("attack kii 1",),
        "attack kii 1",
        "EMP-54",
        "second-attack-price",
    ),
    "third point": (
        lambda: plain().army(0, "kii").act(0, "move23", "orange-1"),
        ("move kii ise", "move ise kii"),
        "move kii ise",
        "EMP-52",
        "point-price",
    ),
    "no samurai left": (
        lambda: plain().army(0, "kii", 15).goods(0, food=1).act(0, "recruit", "orange-1"),
        ("recruit yamashiro",),
        "recruit yamashiro",
        "EMP-57",
        "no-supply",
    ),
    "training": (
        lambda: dojos("fire").army(0, "kii").neutral("orange-1", "move").planning(0),
        ("place harvest orange-1", "move kii ise"),
        "train archer",
        "DOJ-10",
        "archer-price",
    ),
}


@pytest.mark.parametrize("case", AFTERWARDS)
def test_a_price_is_named_even_when_the_action_has_ended(case: str) -> None:
    arrange, made, wanted, rule, reason = AFTERWARDS[case]
    scene = arrange()
    scene.play(*made)
    refused = scene.table.why(wanted, 0)
    assert refused is not None
    assert (refused.rule, refused.reason) == (rule, f"emp-{reason}")


KIND_OF_ORDER = {
    "attack": "attack", "recruit": "recruit", "harvest": "harvest", "castle": "build",
    "move3": "move", "move23": "move", "ship": "move",
}  # fmt: skip


@pytest.mark.parametrize("seed", range(4))
def test_an_order_that_could_do_nothing_says_what_it_lacked(seed: int) -> None:
    """EMP-41: nobody was asked; who asks afterwards hears the order's own reason, not whose turn it is."""
    table = tatami.new_table("empires", players=3, seed=seed)
    rnd, board, heard = random.Random(seed), default_board(), 0
    while not table.over:
        seat = rnd.choice(table.to_act)
        for event in table.play(rnd.choice(table.legal(seat)), seat):
            if event.kind != "order-idle" or table.over:
                continue
            owner, kind = event.args["seat"], KIND_OF_ORDER[event.args["order"]]
            region = event.args["slot"].rpartition("-")[0]
            for action in GAME.actions(table._rules):
                place = action.args.get("province", action.args.get("from"))
                if action.kind != kind or (place and board.region_of[place] != region):
                    continue
                refused = table.why(action, owner)
                if refused:
                    assert refused.reason not in ("emp-not-now", "not-your-turn"), f"{action}: {refused}"
                    heard += 1
    assert heard > 100


def test_whose_turn_it_is_cites_the_phase() -> None:
    """EMP-30, EMP-32, EMP-41; and who has picked is told so."""
    table = tatami.new_table("empires", players=3, seed=1)
    first = table.to_act[0]
    table.play(table.legal(first)[0], first)
    refused = table.why("destiny grey", first)
    assert refused is not None
    assert (refused.rule, refused.reason) == ("EMP-30", "emp-picked-already")
    for scene, rule in ((plain().planning(0), "EMP-32"), (marching(), "EMP-41")):
        refused = scene.table.why("place recruit grey-1", 1)
        assert refused is not None
        assert (refused.rule, refused.reason, refused.args) == (rule, "not-your-turn", {"seat": 1, "actor": 0})


def test_what_may_be_done_instead_is_named_as_people_read_it() -> None:
    """No ids: moves as sentences, in the language asked for."""
    refused = marching().table.why("move kii ise")
    assert refused is not None
    assert "Legal now: Nothing more; Move 1 army from Owari to" in refused.told("en")
    for lang in messages.LANGUAGES:
        assert "move owari" not in refused.told(lang)
    assert refused.args == {"unit": "samurai", "from": "kii"}
    assert pickle.loads(pickle.dumps(refused)).args == refused.args


@pytest.mark.parametrize(("edition", "reason"), [("draft", "emp-beside-first"), ("2022", "")])
def test_only_the_draft_wants_the_second_recruit_beside_the_first(edition: str, reason: str) -> None:
    """EMP-50: in the capital first, then at the castle."""
    scene = plain(edition=edition).castle(0, "kii").goods(0, food=1).act(0, "recruit", "orange-1")
    scene.play("recruit yamashiro")
    refused = scene.table.why("recruit kii")
    assert (refused.reason if refused else "") == reason
    assert scene.table.why("recruit yamashiro") is None


def test_when_a_game_is_over_nothing_is_legal(rnd: random.Random) -> None:
    """EMP-90: the kernels themselves say so, for those who ask no table."""
    state, rules = opened({"players": 2}, 7)
    while not contract.over(state):
        contract.step(state, rules, rnd.choice(legal_now(state, rules)))
    assert legal_now(state, rules) == []


def test_what_comes_second() -> None:
    scene = attacking()
    scene.play("attack kii 1")
    assert scene.table.why("attack ise 1").reason == "emp-same-province"  # type: ignore[union-attr]
    scene = marching("ship", food=1)
    scene.play("move mino ise")
    assert scene.table.why("sail owari kii 1").reason == "emp-walked-already"  # type: ignore[union-attr]
    scene = recruited("void", "general")
    scene.play("move yamashiro ise general")
    assert scene.table.why("move ise mino general").reason == "emp-general-stepped"  # type: ignore[union-attr]


@pytest.mark.parametrize(("edition", "reason"), [("2022", "victim-covered"), ("2019", "covered-this-era")])
def test_the_limit_of_covering_differs_by_edition(edition: str, reason: str) -> None:
    scene = second_round(edition=edition).token(1, "harvest", "orange-1", 1, True).goods(0, bushido=9).planning(0, 2)
    scene.s.covered[1] = scene.s.cover_of[0, 1] = 1
    refused = scene.table.why("place recruit orange-1")
    assert refused is not None
    assert (refused.rule, refused.reason) == ("EMP-35", f"emp-{reason}")


def test_a_refusal_is_one_sentence_in_the_table_s_language() -> None:
    scene = second_round().goods(0).planning(0, 2)
    scene.table.lang = "ru"
    with pytest.raises(tatami.IllegalMove, match="стоит 1 бусидо, у вас 0"):
        scene.table.play("place recruit grey-1")
