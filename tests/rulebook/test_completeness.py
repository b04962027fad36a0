"""Every rule of our rulebooks has a test named after it, and all languages have the same rules."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import tatami

HERE = Path(__file__).parent
RULES = HERE.parent.parent / "docs" / "rules"
BOOKS = {"empires": "empires", "tokugawa": "empires", "seven": "seven"}
"""Each book, and the game that plays it."""
LANGUAGES = ("en", "ru", "de", "it")
BULLET = re.compile(r"^\s*- \*\*([A-Z]{3}-[A-Z0-9]+) · ", re.M)
TEST = re.compile(r"^(?:async )?def (test_\w+)\(", re.M)


def ids(book: str, lang: str = "en") -> list[str]:
    """The rule IDs of a book, in its order."""
    return BULLET.findall((RULES / lang / f"{book}.md").read_text("utf-8"))


def functions() -> set[str]:
    """The names of all test functions of this folder."""
    return {name for path in HERE.glob("test_*.py") for name in TEST.findall(path.read_text("utf-8"))}


def has_test(rule: str, names: set[str]) -> bool:
    """Whether a test is named after the rule; test_EMP_5_ must not pass for EMP-50."""
    prefix = "test_" + rule.replace("-", "_")
    return any(name == prefix or name.startswith(prefix + "_") for name in names)


def test_every_book_is_read():
    """The pattern finds the rules: no book is empty, no ID stands twice."""
    for book in BOOKS:
        found = ids(book)
        assert len(found) > 10, book
        assert len(set(found)) == len(found), book
    assert sorted(path.stem for path in (RULES / "en").glob("*.md")) == sorted(BOOKS)
    assert {"EMP-34", "EMP-93", "EMP-A1"} <= set(ids("empires"))


@pytest.mark.parametrize("book", BOOKS)
def test_every_rule_has_a_test(book):
    """No rule without a test that bears its name."""
    names = functions()
    missing = [rule for rule in ids(book) if not has_test(rule, names)]
    assert not missing, f"rules of {book} without a test: {', '.join(missing)}"


@pytest.mark.parametrize(("book", "game"), BOOKS.items())
def test_every_rule_is_named_in_the_code(book, game):
    """Whoever looks for a rule's ID finds where it is played."""
    code = "\n".join(path.read_text("utf-8") for path in (Path(tatami.__file__).parent / game).glob("*.py"))
    missing = [rule for rule in ids(book) if not re.search(rf"\b{rule}\b", code)]
    assert not missing, f"rules of {book} the code does not name: {', '.join(missing)}"


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_all_languages_have_the_same_rules(book, lang):
    """The same IDs in the same order in every language."""
    assert ids(book, lang) == ids(book)


def test_no_test_is_named_after_a_rule_that_is_not():
    """A test named after a rule names one that exists."""
    known = {rule.replace("-", "_") for book in BOOKS for rule in ids(book)}
    pattern = re.compile(r"test_([A-Z]{3}_[A-Z0-9]+)(?=_|$)")
    named = {found.group(1) for name in functions() if (found := pattern.match(name))}
    assert named <= known, named - known
