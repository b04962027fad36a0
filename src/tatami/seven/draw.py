"""The table of 7 Samurai as text: the village, then each samurai with cards on both sides, ability and wounds."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.console import RenderableType
from rich.markup import escape
from rich.padding import Padding
from rich.text import Text

from .. import messages
from ..drawing import Packed, Shown, side_names
from ..rulebook import rulebook
from .names import SAMURAI

SIGNS = None
ABILITY_RULES, KIAI_RULES = "SEV-4{}", "SEV-5{}"  # in the order of SAMURAI


def parts(table: Shown, view: dict[str, Any], lang: str) -> Iterator[RenderableType]:
    """The village in a line, then a block for each samurai."""
    title = messages.text(
        lang,
        "cli-seven-title",
        round=view["round"],
        barricades=view["barricades"],
        most=view["barricades_max"],
        buildings=len(view["buildings"]),
        families=len(view["families"]),
        deck=view["deck"]["count"],
        discard=len(view["discard"]),
        breach=view["breach"]["count"],
    )
    yield Packed((f"[bold]{part}[/]" for part in title.split(" · ")), indent=0, gap=" · ")
    names = side_names(table, lang)
    for i, s in enumerate(view["seats"]):
        yield Packed(_head(view, lang, i, names), indent=0)
        for key, cards in (("left", s["left"]), ("line", s["line"])):
            if cards:
                heading = f"{messages.text(lang, f'cli-column-{key}')}:"
                yield Packed([heading, *_cards(view, cards, lang)], indent=2, gap=" ")


def borders(table: Shown, lang: str, wanted: str = "") -> Iterator[RenderableType]:
    """There is no map: the village is the board."""
    yield from ()


def abilities(table: Shown, lang: str) -> Iterator[RenderableType]:
    """What each samurai in play can do, in the rulebook's words."""
    rules = rulebook(lang)
    for seat in table.view(None)["seats"]:
        number = SAMURAI.index(seat["samurai"])
        for form in (ABILITY_RULES, KIAI_RULES):
            rule = rules[form.format(number)]
            text = " ".join(rule.text.replace("**", "").split())
            yield Padding(Text.assemble((f"{rule.title}. ", "bold"), text, (f" ({rule.id})", "dim")), (0, 0, 0, 2))


def _head(view: dict[str, Any], lang: str, seat: int, names: list[str]) -> Iterator[str]:
    """Name, track, wounds, whether passed, ability, and whose help is at hand."""
    s = view["seats"][seat]
    signs = (" ◂" if seat in view["to_act"] else "") + (" 🐾" if s["side"] == "animal" else "")
    yield f"[bold]{escape(names[seat])}[/]{signs}"
    style = "red" if s["track"] > s["kiai"] else "green" if s["track"] == s["kiai"] else "default"
    yield f"[{style}]{messages.text(lang, 'web-track', track=s['track'], kiai=s['kiai'])}[/]"
    if s["wounds"]:
        yield f"{messages.text(lang, 'web-wounded')} ✚"
    if s["passed"]:
        yield messages.text(lang, "web-passed")
    yield f"[dim]{escape(messages.text(lang, 'web-ability-' + s['samurai']))}[/]"
    helpers = [messages.noun(lang, "samurai", h) for h in view["abilities"][seat] if h != s["samurai"]]
    if helpers:
        yield f"[dim]{escape(messages.text(lang, 'web-helped-by', names=', '.join(helpers)))}[/]"


def _cards(view: dict[str, Any], cards: list[str], lang: str) -> list[str]:
    """Strength, symbol, flame and penalties of each card."""
    shown = []
    for card in cards:
        data = view["cards"].get(card, {})
        words = [str(data.get("strength", "?"))]
        if data.get("symbol"):
            words.append(escape(messages.noun(lang, "symbol", data["symbol"])))
        if penalties := [escape(messages.noun(lang, "penalty", p)) for p in data.get("penalties", [])]:
            words.append(f"({', '.join(penalties)})")
        shown.append(" ".join(words) + ("🔥" if data.get("flame") else ""))
    return [f"{card}," for card in shown[:-1]] + shown[-1:]
