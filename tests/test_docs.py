"""What the README and the docs say is true: commands and options exist, all settings are there, examples run."""

from __future__ import annotations

import doctest
import re
import shlex
from pathlib import Path

import click
import pytest

from tatami.cli import COMMANDS, main
from tatami.server.settings import Settings

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
PAGES += sorted((ROOT / "docs" / "research").glob("*.md"))
PAGES += sorted((ROOT / "docs" / "howto").glob("*.md"))
FENCE = re.compile(r"^ *```(\w*)[^\n]*\n(.*?)^ *```", re.M | re.S)
INDENTED = re.compile(r"^    (?=make |tatami |pip )(.*)$", re.M)
INLINE = re.compile(r"`((?:tatami|make) [^`\n]+)`")
SETTING = re.compile(r"^\| `TATAMI_(\w+)` \| (.+?) \|", re.M)


def fenced(page: Path, *kinds: str) -> list[str]:
    """The code blocks of a page in these languages."""
    return [code for kind, code in FENCE.findall(page.read_text("utf-8")) if kind in kinds]


def command_lines(page: Path) -> list[str]:
    """Every line of a page that a reader may type: in shell blocks, indented, or inside a sentence."""
    text = page.read_text("utf-8")
    shell = [line.strip() for block in fenced(page, "sh", "bash", "console") for line in block.splitlines()]
    return [line for line in [*shell, *INDENTED.findall(text), *INLINE.findall(text)] if line]


def words_of(line: str) -> list[str]:
    """The words after settings such as TATAMI_HOSTS=…, without the comment."""
    words = shlex.split(line, comments=True)
    while words and re.match(r"[A-Z_]+=", words[0]):
        words.pop(0)
    return words


def check_command(words: list[str]) -> None:
    """Fail unless the words after ``tatami`` name commands and options that exist."""
    group: click.Command = main
    rest, context = words, click.Context(main)
    while isinstance(group, click.Group) and rest and not rest[0].startswith("-"):
        found = group.get_command(context, rest[0])
        assert found is not None, f"tatami {' '.join(words)}: there is no {rest[0]}"
        group, rest = found, rest[1:]
    known = {flag for parameter in group.params for flag in (*parameter.opts, *parameter.secondary_opts)}
    flags = {word.partition("=")[0] for word in rest if word.startswith("--")} - {"--help"}
    assert flags <= known, f"tatami {' '.join(words)}: no option {flags - known}"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_commands_exist(page: Path) -> None:
    """Every `tatami …` and `make …` on the page can be typed."""
    targets = set(re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text("utf-8"), re.M))
    for line in command_lines(page):
        words = words_of(line)
        if words[:1] == ["tatami"]:
            check_command(words[1:])
        elif words[:1] == ["make"]:
            assert {word for word in words[1:] if "=" not in word} <= targets, line


def test_the_pages_are_read() -> None:
    """The patterns find commands where there are some, and unknown ones are noticed."""
    assert any(line.startswith("make play") for line in command_lines(ROOT / "README.md"))
    assert any("--resume" in line for line in command_lines(ROOT / "docs" / "play.md"))
    for wrong in (["dance"], ["data", "dance"], ["play", "--dance"]):
        with pytest.raises(AssertionError):
            check_command(wrong)


def test_every_command_is_described() -> None:
    """No command is a secret."""
    said = " ".join(line for page in PAGES for line in command_lines(page))
    assert not [name for name in COMMANDS if f"tatami {name}" not in said]


def test_every_setting_is_described() -> None:
    """The host page lists each setting with its true default."""
    listed = dict(SETTING.findall((ROOT / "docs" / "host.md").read_text("utf-8")))
    assert set(listed) == {name.upper() for name in Settings.model_fields}
    for name, field in Settings.model_fields.items():
        if field.default_factory is None:
            default = str(field.default).lower() if isinstance(field.default, bool) else str(field.default)
            assert listed[name.upper()] == (f"`{default}`" if default else "empty"), name


@pytest.mark.parametrize("page", [page for page in PAGES if fenced(page, "pycon")], ids=lambda page: page.name)
def test_examples_run(page: Path) -> None:
    """The Python examples of a page, one after the other, print what the page says."""
    source = "\n".join(fenced(page, "pycon"))
    test = doctest.DocTestParser().get_doctest(source, {}, page.name, str(page), 0)
    result = doctest.DocTestRunner(optionflags=doctest.NORMALIZE_WHITESPACE).run(test)
    assert result.attempted > 0
    assert result.failed == 0


@pytest.mark.parametrize("room", ["", "kernel", "empires", "seven", "bots", "envs", "server", "tab", "static", "cli"])
def test_the_plan_shows_every_module(room: str) -> None:
    """No module of these rooms is missing in the plan (docs/architecture.md)."""
    plan = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    modules = {path.stem for path in (ROOT / "src" / "tatami" / room).glob("*.py") if not path.stem.startswith("__")}
    missing = [name for name in modules if not re.search(rf"\b{name}(\.py|`)", plan) and not name.startswith("explain")]
    assert not missing, f"docs/architecture.md does not name {', '.join(sorted(missing))}"
