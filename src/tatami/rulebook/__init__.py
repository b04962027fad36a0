"""The rulebook: every rule by its ID, in four languages, from ``rulebook/<language>/*.md``."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from ..messages import language

BOOKS = ("empires", "tokugawa", "seven")
FOLDER = Path(__file__).parent
_RULE = re.compile(r"- \*\*(?P<id>[A-Z]{3}-[0-9A-Z]{2}) · (?P<title>.+?)\.\*\* ?(?P<text>.*)")


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule: its text is Markdown."""

    id: str
    title: str
    text: str
    book: str
    chapter: str


@cache
def rulebook(lang: str) -> dict[str, Rule]:
    """All rules of a language by ID, in the order of the books."""
    rules: dict[str, Rule] = {}
    for book in BOOKS:
        chapter = ""
        found: re.Match[str] | None = None
        lines: list[str] = []
        for line in [*(FOLDER / language(lang) / f"{book}.md").read_text("utf-8").splitlines(), "# end"]:
            match = _RULE.match(line)
            if found and (match or line.startswith(("#", "- ")) or (line and not line.startswith(" "))):
                text = "\n".join(lines).strip()
                rules[found["id"]] = Rule(found["id"], found["title"], text, book, chapter)
                found = None
            if match:
                found, lines = match, [match["text"]]
            elif found:
                lines.append(line.removeprefix("  "))
            elif line.startswith("## "):
                chapter = line.removeprefix("## ")
    return rules
