"""Hooks of the docs: the rulebooks as the site wants them, an anchor for every rule (``…/empires.md#EMP-34``)."""

from __future__ import annotations

import re
from typing import Any

RULE = re.compile(r"^- \*\*([A-Z]{3}-[0-9A-Z]{2}) · ", re.M)
CONTINUED = re.compile(r"^  (?=\S)", re.M)
TABLE = re.compile(r"^(?! *\|)(.*\S)\n(?= *\|.*\n *\|-)", re.M)


def on_page_markdown(markdown: str, page: Any, **_more: Any) -> str:
    """Add anchors. This Markdown wants a bullet's lines further in, and a blank line before a table."""
    if not page.file.src_uri.startswith("rules/"):
        return markdown
    markdown = RULE.sub(r'- <a id="\1"></a>**\1 · ', markdown)
    return TABLE.sub(r"\1\n\n", CONTINUED.sub("    ", markdown))
