"""Hooks of the docs: every rule of the rulebooks gets an anchor, such as ``rules/en/empires.md#EMP-34``."""

from __future__ import annotations

import re
from typing import Any

RULE = re.compile(r"^- \*\*([A-Z]{3}-[0-9A-Z]{2}) · ", re.M)


def on_page_markdown(markdown: str, page: Any, **_more: Any) -> str:
    """Add the anchors to pages of the rulebooks."""
    if not page.file.src_uri.startswith("rules/"):
        return markdown
    return RULE.sub(r'- <a id="\1"></a>**\1 · ', markdown)
