"""Four languages as natives write them: one word for one thing, plurals, typography, and rulebooks that say the same.

``python tests/test_languages.py`` puts non-breaking spaces and apostrophes in: run it after new messages.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from tatami import game as games
from tatami.messages import LANGUAGES, LOCALE, text
from tatami.rulebook import BOOKS, FOLDER, rulebook

GLOSSARY = Path(__file__).parents[1] / "docs" / "glossary.md"
HARD = "\u00a0"  # a space no line is broken at
RULING = {"en": "**Ruling.**", "ru": "**Толкование.**", "de": "**Auslegung.**", "it": "**Interpretazione.**"}
PLURALS = {"en": {"one", "other"}, "de": {"one", "other"}, "it": {"one", "other"}, "ru": {"one", "few"}}
UNCOUNTED = {"refuse-emp-too-few-to-sail"}  # the number stands after the noun


@cache
def messages(lang: str) -> dict[str, str]:
    """Every message of a language as it is written: no names of variables, no comments."""
    found: dict[str, str] = {}
    for path in sorted((LOCALE / lang).glob("*.ftl")):
        source = path.read_text("utf-8")
        for entry in parse(source).body:
            if isinstance(entry, ast.Message):
                assert entry.span
                assert entry.id.span
                written = source[entry.id.span.end : entry.span.end]
                found[entry.id.name] = re.sub(r"\{ [^}\n]*\}|\[\w+\]|\{ \$\w+ ->", "§", written)
    return found


@cache
def books(lang: str) -> str:
    """The three rulebooks of a language, in one line."""
    pages = [(FOLDER / lang / f"{book}.md").read_text("utf-8") for book in BOOKS]
    return " ".join(" ".join(pages).split())


def rows(heading: str) -> Iterator[list[str]]:
    """The rows of a table of the glossary."""
    part = GLOSSARY.read_text("utf-8").split(f"## {heading}\n")[1].split("\n## ")[0]
    lines = [line for line in part.splitlines() if line.startswith("|")]
    for line in lines[2:]:
        yield [cell.strip() for cell in line.strip("|").split("|")]


# ---------------------------------------------------------------- words


def test_the_glossary_has_its_terms_in_four_languages() -> None:
    terms = list(rows("The terms"))
    assert len(terms) >= 40
    assert all(len(row) == 4 and all(row) for row in terms)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_term_is_in_use(lang: str) -> None:
    said = (" ".join(messages(lang).values()) + books(lang)).lower().replace(HARD, " ")
    terms = [row[LANGUAGES.index(lang)] for row in rows("The terms")]
    assert [term for term in terms if not re.search(_inflected(term.lower()), said)] == []


def _inflected(term: str) -> str:
    """A term with any endings."""
    return r"\s".join(re.escape(word[: max(4, len(word) - 2)]) + r"\w*" for word in term.split())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_other_word_is_used(lang: str) -> None:
    """Looked for at the front of words, whatever their endings, also where a sentence begins."""
    for _, wrong, right in (row for row in rows("Words we do not use") if row[0] == lang):
        front = f"[{wrong[0].lower()}{wrong[0].upper()}]" if wrong.split()[0].islower() else re.escape(wrong[0])
        sign = re.compile(rf"(?<!\w){front}{re.escape(wrong[1:])}")
        where = [key for key, said in messages(lang).items() if sign.search(said.replace(HARD, " "))]
        where += [page for page in BOOKS if sign.search(" ".join((FOLDER / lang / f"{page}.md").read_text().split()))]
        assert where == [], f"{wrong}: say {right}"


# ---------------------------------------------------------------- use

SOURCES = [LOCALE.parent, Path(__file__).parents[1] / "web" / "src"]
WIDE = ("web", "seven", "home")  # a pattern with no more than such a word would excuse whole pages


@cache
def sources() -> str:
    """All that may ask for a message: the package and the browser client."""
    files = [path for place in SOURCES for path in place.rglob("*") if path.suffix in (".py", ".ts", ".svelte")]
    return "\n".join(path.read_text("utf-8") for path in files)


def patterns() -> Iterator[str]:
    """Keys put together: ``f"fail-{reason}"``, `web-go-${kind}`, "web-ability-" + name, and the fronts of nouns."""
    hole = r"\$?\{[^{}]*\}"
    for whole in re.findall(rf"[`\"']((?:[a-z0-9-]|{hole})*{hole}(?:[a-z0-9-]|{hole})*)[`\"']", sources()):
        fixed = re.split(hole, whole)
        if re.match(r"[a-z]+-", fixed[0]) and (fixed[0].rstrip("-") not in WIDE or any(fixed[1:])):
            yield ".+".join(map(re.escape, fixed))
    fronts = set(re.findall(r"(?:nameOf|noun)\((?:lang, )?[\"']([a-z-]+)[\"']", sources()))
    fronts |= {front.rstrip("-") for front in re.findall(r"[\"']([a-z-]+-)[\"'] \+", sources())}
    fronts |= {prefix for name in games.NAMES for prefix in games.get(name).nouns.values()}
    yield from (f"{front}-.+" for front in fronts)


def test_every_message_is_used() -> None:
    """By its key, in another message, or by a key put together in the sources."""
    quoted = set(re.findall(r"[`\"']([a-z0-9]+(?:-[a-z0-9]+)+)[`\"']", sources()))
    files = [path.read_text("utf-8") for path in sorted((LOCALE / "en").glob("*.ftl"))]
    named = {key for page in files for key in re.findall(r"\{ ([a-z][a-z0-9-]+) \}", page)}
    made = re.compile("|".join(patterns()))
    assert [key for key in messages("en") if key not in quoted | named and not made.fullmatch(key)] == []


# ---------------------------------------------------------------- plurals


class Choices(Visitor):
    """The select expressions of a message."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[ast.SelectExpression] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        """One."""
        self.found.append(node)
        self.generic_visit(node)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_number_with_its_noun_has_every_plural(lang: str) -> None:
    for path in sorted((LOCALE / lang).glob("*.ftl")):
        source = path.read_text("utf-8")
        for entry in parse(source).body:
            choices = Choices()
            choices.visit(entry)
            for choice in choices.found:
                keys = {v.key.name for v in choice.variants if isinstance(v.key, ast.Identifier)}
                name = entry.id.name  # type: ignore[union-attr]
                if not keys & {"one", "few", "many"} or name in UNCOUNTED:
                    continue
                assert isinstance(choice.selector, ast.VariableReference)
                shown = any(
                    v.value.span and f"${choice.selector.id.name} }}" in source[v.value.span.start : v.value.span.end]
                    for v in choice.variants
                )
                assert not shown or keys >= PLURALS[lang], f"{lang}: {name}"


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", ["about 0.5 points", "about 1 point", "about 2 points", "about 5 points"]),
        ("ru", ["примерно 0,5 очка", "примерно 1 очко", "примерно 2 очка", "примерно 5 очков"]),
        ("de", ["etwa 0,5 Punkte", "etwa 1 Punkt", "etwa 2 Punkte", "etwa 5 Punkte"]),
        ("it", ["circa 0,5 punti", "circa 1 punto", "circa 2 punti", "circa 5 punti"]),
    ],
)
def test_hints_count_their_points(lang: str, said: list[str]) -> None:
    for points, words in zip((0.5, 1.0, 2.0, 5.0), said, strict=True):
        assert f"({words})" in text(lang, "hint-empires-shrines", points=points)


# ---------------------------------------------------------------- typography


def well_set(lang: str, said: str) -> str:
    """The text with its non-breaking spaces (after a number that counts, before a dash and a per cent sign) and ’."""
    said = said.replace("'", "’")
    if lang != "en":
        said = re.sub(r"(?<![\w.,-])(\d+) (?=[^\W\d_])", rf"\1{HARD}", said)
    if lang in ("ru", "de"):
        said = re.sub(r"(?<=[\d}]) %", f"{HARD}%", said)
    if lang == "ru":
        said = said.replace(" —", f"{HARD}—")
    if lang == "de":
        said = re.sub(r"(?<=\w) …", f"{HARD}…", said)
    return said


def lines(lang: str) -> Iterator[tuple[Path, str]]:
    """The lines of a language's message files that people read."""
    for path in sorted((LOCALE / lang).glob("*.ftl")):
        yield from ((path, line) for line in path.read_text("utf-8").split("\n") if not line.startswith("#"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_spaces_that_must_not_break(lang: str) -> None:
    loose = [line for _, line in lines(lang) if well_set(lang, line) != line]
    assert loose == [], "python tests/test_languages.py sets them"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_apostrophes_and_quotation_marks(lang: str) -> None:
    marks = {"en": "“”", "ru": "«»", "de": "„“", "it": "«»"}[lang]
    foreign = set("“”„«»") - set(marks)
    for said in (*messages(lang).values(), books(lang)):
        plain = said.replace('{""}', "")
        assert "'" not in plain, said
        assert '"' not in plain, said
        assert not foreign & set(plain), said
        assert plain.count(marks[0]) == plain.count(marks[1]), said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_per_cent(lang: str) -> None:
    """45% in English and Italian, 45 % in German and Russian."""
    for said in messages(lang).values():
        for before in re.findall(r"(.)%", said):
            assert (before == HARD) == (lang in ("ru", "de")), said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whole_sentences_end_with_a_full_stop(lang: str) -> None:
    for key, said in messages(lang).items():
        if key.startswith(("refuse-", "event-")) and "§" not in said[-3:] and not said.rstrip().endswith("}"):
            assert said.rstrip()[-1] in ".!?", f"{lang}: {key}"


# ---------------------------------------------------------------- rulebooks


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_the_rulebooks_say_the_same(lang: str) -> None:
    """The same rules in the same order; in each the same rulings, editions and rules referred to."""
    english, other = rulebook("en"), rulebook(lang)
    assert list(english) == list(other)
    for rule, said in english.items():
        assert other[rule].text.count(RULING[lang]) == said.text.count(RULING["en"]), rule
        assert _marks(other[rule].text) == _marks(said.text), rule
        assert _cited(other[rule].text) == _cited(said.text), rule


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_the_rulebooks_have_the_same_chapters_and_examples(book: str, lang: str) -> None:
    english, other = ((FOLDER / code / f"{book}.md").read_text("utf-8") for code in ("en", lang))
    assert [len(part) for part in re.findall(r"^#+ ", other, re.M)] == [
        len(part) for part in re.findall(r"^#+ ", english, re.M)
    ]
    assert _examples(other) == _examples(english)


def _marks(said: str) -> Counter[str]:
    return Counter(re.findall(r"\[(?:D|19|22)\]", said))


def _cited(said: str) -> set[str]:
    return set(re.findall(r"\b[A-Z]{3}-[0-9A-Z]{2}\b", said))


def _examples(page: str) -> list[list[str]]:
    """The rules each worked example is about."""
    parts = re.split(r"(?:\n\n|^## .*\n)(?=\*\*)", page, flags=re.M)
    return [re.findall(r"\b[A-Z]{3}-[0-9A-Z]{2}\b", part) for part in parts[1:]]


if __name__ == "__main__":
    for code in LANGUAGES:
        for file in {path for path, _ in lines(code)}:
            done = [a if a.startswith("#") else well_set(code, a) for a in file.read_text("utf-8").split("\n")]
            file.write_text("\n".join(done), "utf-8")
