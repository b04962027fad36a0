"""What cannot be opened says why in every language: options, boards, boxes and positions, like refused moves."""

from __future__ import annotations

import ast
import pickle
import re
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

import tatami
from tatami.cli import main
from tatami.empires.board import default_board, read
from tatami.errors import BoardError, Failure
from tatami.messages import LANGUAGES, LOCALE

SOURCES = Path(tatami.__file__).parent
POSITION = tatami.new_table("empires", players=2, seed=1).position()
VILLAGE = tatami.new_table("seven", players=3, seed=1).position()


def reasons_raised() -> set[str]:
    """The reasons in the code: ``Failure("…")``, ``BoardError("…")``, and what each module's ``_need`` is given."""
    found = set()
    for path in SOURCES.rglob("*.py"):
        source = path.read_text("utf-8")
        head = re.search(r'raise (?:Failure|BoardError)\(f"(\w+)-{reason}"', source)
        for call in (node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call)):
            name = getattr(call.func, "id", "")
            said = call.args[name == "_need" :][:1] if name in ("Failure", "BoardError", "_need") else []
            words = [str(part.value) for one in said for part in ast.walk(one) if isinstance(part, ast.Constant)]
            found |= {f"{head[1]}-{word}" if name == "_need" and head else word for word in words if word != "-"}
    return found


def test_every_reason_has_its_message_and_the_other_way_round() -> None:
    words = "".join(path.read_text("utf-8") for path in (LOCALE / "en").glob("*.ftl"))
    by_count = {"board-too-few-tokens", "board-too-few-figures"}
    raised = {reason for reason in reasons_raised() if not reason.endswith("-")}
    assert raised | by_count == set(re.findall(r"^fail-([\w-]+) =", words, re.M))


CASES: dict[str, Any] = {
    "unknown option": lambda: tatami.new_table("empires", players=2, tea=True),
    "unknown game": lambda: tatami.new_table("go", players=2),
    "module": lambda: tatami.new_table("empires", players=2, modules=["sumo"]),
    "solo": lambda: tatami.new_table("empires", players=1, modules=["agendas"]),
    "level": lambda: tatami.new_table("seven", players=3, level="nightmare"),
    "samurai": lambda: tatami.new_table("seven", players=3, samurai=["kambei"]),
    "board": lambda: tatami.new_table("empires", players=2, board={"regions": {}}),
    "box": lambda: tatami.new_table("seven", players=3, board={"bandits": []}),
    "toml": lambda: read("]"),
    "unreachable": lambda: read(_without_links()),
    "era": lambda: tatami.from_position({**POSITION, "era": 9}),
    "seats": lambda: tatami.from_position({**POSITION, "seats": []}),
    "cards": lambda: tatami.from_position({**POSITION, "destiny_deck": []}),
    "village": lambda: tatami.from_position({**VILLAGE, "families": []}),
    "deck": lambda: tatami.from_position({**VILLAGE, "deck": ["ninja"]}),
}


def _without_links() -> str:
    board = (SOURCES / "empires" / "data" / "board.toml").read_text("utf-8")
    assert default_board().sea
    return re.sub(r"^sea = \[.*?^\]", "sea = []", board, flags=re.M | re.S)


@pytest.mark.parametrize("case", CASES)
def test_one_sentence_in_each_language(case: str) -> None:
    with pytest.raises(Failure) as failed:
        CASES[case]()
    told = {lang: failed.value.told(lang) for lang in LANGUAGES}
    assert len(set(told.values())) == len(LANGUAGES), told
    assert all(said.endswith(".") and "{" not in said for said in told.values()), told
    assert str(failed.value) == told["en"]
    again = pickle.loads(pickle.dumps(failed.value))
    assert (type(again), again.reason, again.told("ru")) == (type(failed.value), failed.value.reason, told["ru"])


def test_a_board_is_refused_as_a_board() -> None:
    with pytest.raises(BoardError):
        CASES["board"]()


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "There is no module “sumo”"),
        ("de", "Das Modul „sumo“ gibt es nicht"),
        ("it", "Il modulo «sumo» non esiste"),
        ("ru", "Модуля «sumo» нет"),
    ],
)
def test_the_terminal_says_it_in_the_reader_s_language(lang: str, said: str) -> None:
    done = CliRunner().invoke(main, ["play", "empires", "--modules", "sumo", "--lang", lang])
    assert done.exit_code == 2
    assert said in " ".join(done.output.split())
