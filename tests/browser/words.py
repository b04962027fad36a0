"""What a page says: every text that is read or heard, looked through for what no person should meet."""

from __future__ import annotations

import re

from playwright.sync_api import Page

TEXTS = """() => {
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode, parent = node.parentElement;
    if (node.textContent.trim() && !parent.closest('script, style, code, input, textarea, [data-own-words]'))
      found.push(node.textContent);
  }
  for (const e of document.querySelectorAll('[aria-label], [title], [placeholder], [alt], [aria-description]'))
    for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description'])
      if (e.getAttribute(name)) found.push(e.getAttribute(name));
  return found;
}"""
NARROW = """() => [...document.querySelectorAll('button, .btn, summary, [role=button], [role=tab]')]
  .filter((e) => e.offsetParent && !e.closest('.sr, dialog:not([open])') && e.clientWidth > 0)
  .filter((e) => getComputedStyle(e).display !== 'inline' && e.scrollWidth > e.clientWidth + 1)
  .map((e) => e.textContent.trim().slice(0, 60))"""
RAW = re.compile(
    r"""\{\s*\$?[\w-]*\s*\}              # a variable nobody filled in
      | \bundefined\b | \bNaN\b | \[object\b
      | \b[a-z]+(?:_[a-z]+)+\b            # bushido_master
      | \b(?:grey|orange|teal|violet|red)-[123]\b
      | \b(?:move3|move23)\b
      | \b(?:web|home|seven|learn|event|action|refuse|emp|sev|prompt|option|value|error|notice)-[a-z][a-z-]*\b
    """,
    re.VERBOSE,
)
OURS = {"seven-samurai"}  # words that look like an id and are none


def raw(page: Page) -> list[tuple[str, str]]:
    """What looks like an id or a half-made text, and where it stands."""
    said: list[str] = page.evaluate(TEXTS)
    found = [(match[0], text.strip()[:80]) for text in said for match in RAW.finditer(text)]
    return sorted({(word, where) for word, where in found if word not in OURS})


def narrow(page: Page) -> list[str]:
    """Buttons whose words need more room than they have."""
    found: list[str] = page.evaluate(NARROW)
    return found
