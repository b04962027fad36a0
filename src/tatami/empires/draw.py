"""The board of Small Samurai Empires as text: regions with their provinces and slots, then the houses."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.console import RenderableType
from rich.markup import escape
from rich.table import Table as Grid
from rich.text import Text

from .. import messages
from ..drawing import Packed, Shown, marks, side_names
from .board import Board, check, default_board

HOUSE_STYLES = ("red", "blue", "yellow", "green", "magenta")
MARKS = {"food": "🌾", "bushido": "⚔", "capital": "★", "shrine": "⛩"}
SIGNS = "cli-signs"
COLUMNS = ("points", "food", "bushido", "supply", "castles", "hand", "orders")


def parts(table: Shown, view: dict[str, Any], lang: str) -> Iterator[RenderableType]:
    """The title, region by region from south to north, the houses, and what the viewer holds."""
    phase = messages.text(lang, f"phase-{view['phase']}")
    title = messages.text(lang, "cli-empires-title", era=view["era"], round=view["round"], phase=phase)
    yield Text(title, style="bold")
    names = side_names(table, lang)
    signs = [f"[{HOUSE_STYLES[i]}]{escape(sign)}[/]" for i, sign in enumerate(marks(names))]
    board = board_of(table)
    for region in view["destiny_played"]:
        yield Text.from_markup(_head(view, lang, region, signs))
        yield Packed(
            _province(lang, board, name, data, signs)
            for name, data in view["provinces"].items()
            if board.region_of[name] == region
        )
        yield Packed(_slot(view, lang, slot, names) for slot in view["slots"] if slot["slot"].startswith(f"{region}-"))
    yield _houses(view, lang, names)
    for seat in view["seats"]:
        if seat["hand"] is not None and seat["orders_left"] is not None:
            yield from _held(seat, lang)


def board_of(table: Shown) -> Board:
    """The board the table is played on."""
    return check(table.board) if table.board else default_board()


def borders(table: Shown, lang: str, wanted: str = "") -> Iterator[RenderableType]:
    """Every province (or those whose own or region's name begins so) and where one gets from there."""
    board = board_of(table)
    for name, data in table.view(None)["provinces"].items():
        shown, region = (messages.noun(lang, *pair) for pair in (("province", name), ("region", board.region_of[name])))
        asked = (name, shown.lower(), board.region_of[name], region.lower())
        if wanted and not any(word.startswith(wanted.lower()) for word in asked):
            continue
        mark = MARKS.get(data["resource"] or board.role[name], "·")
        ways = [f"[bold]{mark} {escape(shown)}[/]" + (" ⚓" if name in board.coastal else "") + ":"]
        for sign, pairs in (("", board.land), ("~", board.sea), ("▲", board.mountain)):
            for pair in pairs:
                if name in pair and not (sign == "" and pair in board.mountain):
                    other = pair[1 - pair.index(name)]
                    ways.append(f"{sign}{escape(messages.noun(lang, 'province', other))}")
        yield Packed(ways, indent=0, gap=" ")
    yield Text(messages.text(lang, "cli-map-legend"), style="dim")


def _head(view: dict[str, Any], lang: str, region: str, signs: list[str]) -> str:
    """The region's name, its destiny cards, and who has influence there."""
    words = [f"[bold]{escape(messages.noun(lang, 'region', region))}[/]"]
    words.append(messages.text(lang, "web-cards-played", n=view["destiny_played"][region]))
    won = [f"{signs[i]} {s['influence'][region]}" for i, s in enumerate(view["seats"]) if s["influence"][region]]
    if won:
        words.append(f"{messages.text(lang, 'web-influence')}: {', '.join(won)}")
    return " · ".join(words)


def _province(lang: str, board: Board, name: str, data: dict[str, Any], signs: list[str]) -> str:
    """Its kind, name and pieces; * after the house that controls it."""
    pieces = []
    for seat, sign in enumerate(signs):
        held = str(data["samurai"][seat]) if data["samurai"][seat] else ""
        held += "♜" * data["castles"].count(seat)
        held += "➶" * data.get("archers", [0] * 9)[seat] + "♚" * data.get("generals", []).count(seat)
        if held:
            pieces.append(sign + held + ("*" if data["controller"] == seat else ""))
    mark = MARKS.get(data["resource"] or board.role[name], "·")
    return " ".join([mark, escape(messages.noun(lang, "province", name)), *pieces])


def _slot(view: dict[str, Any], lang: str, slot: dict[str, Any], names: list[str]) -> str:
    """Its number, the token on it, and the neutral action while orders are placed."""
    token, shown = slot["token"], "○"
    if token:
        order = escape(messages.noun(lang, "order", token["order"])) if token["order"] else "●"
        order = order if token["face_up"] or order == "●" else f"({order})"
        shown = f"[{HOUSE_STYLES[token['seat']]}]{escape(names[token['seat']])} {order}[/]"
    number = slot["slot"].rpartition("-")[2]
    if view["phase"] != "planning":
        return f"{number} {shown}"
    return f"{number} {shown} [dim]· {escape(messages.noun(lang, 'neutral', slot['neutral']))}[/]"


def _houses(view: dict[str, Any], lang: str, names: list[str]) -> Grid:
    grid = Grid("", *[messages.text(lang, f"cli-column-{c}") for c in COLUMNS], box=None, padding=(0, 1))
    for column in grid.columns[1:]:
        column.justify = "right"
    for i in view["turn_order"]:
        s = view["seats"][i]
        goods = ["?" if s[g] is None else str(s[g]) for g in ("food", "bushido")]
        name = f"[{HOUSE_STYLES[i]}]{escape(names[i])}[/]" + (" ◂" if i in view["to_act"] else "")
        counts = [str(s[c]) for c in ("samurai_left", "castles_left", "hand_count", "orders_count")]
        grid.add_row(name, str(s["score"]), *goods, *counts)
    return grid


def _held(seat: dict[str, Any], lang: str) -> Iterator[RenderableType]:
    """What the viewer alone sees: cards in hand and tokens left."""
    cards = [escape(messages.noun(lang, "region", r)) for r in seat["hand"]]
    orders = [f"{escape(messages.noun(lang, 'order', o))} ×{n}" for o, n in seat["orders_left"].items() if n]
    for key, held in (("web-hand", cards), ("web-orders", orders)):
        if held:
            yield Packed([f"[bold]{messages.text(lang, key)}:[/]", *[f"{h}," for h in held[:-1]], held[-1]], 0, " ")


def abilities(table: Shown, lang: str) -> Iterator[RenderableType]:
    """The agendas and decrees in force, and what each house's veterans and generals can do."""
    view = table.view(None)
    for region, tile in (view.get("agendas") or {}).items():
        agenda = messages.text(lang, f"agenda-{tile['tile']}{tile['side']}")
        yield Text.assemble((f"{messages.noun(lang, 'region', region)}. ", "bold"), agenda)
        yield Text("  " + messages.text(lang, f"decree-{tile['tile']}"))
    for name, seat in zip(side_names(table, lang), view["seats"], strict=False):
        if dojo := seat.get("dojo"):
            yield Text(f"{name}: {messages.noun(lang, 'dojo', dojo)}", style="bold")
            for rank in ("veteran", "general"):
                who = messages.noun(lang, "unit", rank)
                yield Text(f"  {who}: {messages.text(lang, f'ability-{dojo}-{rank}')}")
