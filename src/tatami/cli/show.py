"""Boards as text, drawn from a seat's view: what Terminal prints."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rich.console import Group, RenderableType
from rich.markup import escape
from rich.table import Table as Grid
from rich.text import Text

from .. import messages
from ..table import Table

HOUSE_STYLES = ("red", "blue", "yellow", "green", "magenta")
MARKS = {"food": "🌾", "bushido": "⚔", "capital": "★", "shrine": "⛩"}


def show(table: Table, seat: int | None, lang: str) -> RenderableType:
    """The table as that seat may know it."""
    draw: Callable[[Table, dict[str, Any], str], RenderableType]
    draw = {"empires": _empires, "seven": _seven}[table.game]
    return draw(table, table.view(seat), lang)


def _name(table: Table, seat: int, lang: str) -> str:
    return messages.text(lang, table.seat_names[seat])


def _noun(lang: str, prefix: str, value: str) -> str:
    return escape(messages.noun(lang, prefix, value))


# ---------------------------------------------------------------- Small Samurai Empires


def _empires(table: Table, view: dict[str, Any], lang: str) -> RenderableType:
    title = messages.text(
        lang, "cli-empires-title", era=view["era"], round=view["round"],
        phase=messages.text(lang, f"phase-{view['phase']}"),
    )
    parts = (_map(table, view, lang), _slots(view, lang), _houses(table, view, lang))
    return Group(Text(title, style="bold"), *parts)


def _map(table: Table, view: dict[str, Any], lang: str) -> Grid:
    """A column a region, south to north; the controller's colour marks a province's name."""
    from ..empires.board import check, default_board

    board = check(table.board) if table.board else default_board()
    regions = list(view["destiny_played"])
    grid = Grid(*[f"{_noun(lang, 'region', r)} · {view['destiny_played'][r]}" for r in regions], expand=False)
    columns: dict[str, list[str]] = {r: [] for r in regions}
    for name, province in view["provinces"].items():
        region = board.region_of[name]
        mark = MARKS.get(province["resource"] or board.role[name], "·")
        style = "" if province["controller"] is None else HOUSE_STYLES[province["controller"]]
        shown = _noun(lang, "province", name)
        columns[region].append(f"{mark} {f'[{style}]{shown}[/]' if style else shown} {_pieces(province)}")
    for row in range(max(len(c) for c in columns.values())):
        grid.add_row(*[columns[r][row] if row < len(columns[r]) else "" for r in regions])
    return grid


def _pieces(province: dict[str, Any]) -> str:
    parts = []
    for seat, count in enumerate(province["samurai"]):
        pieces = f"{count}" if count else ""
        pieces += "♜" * province["castles"].count(seat)
        pieces += "➶" * province.get("archers", [0] * 9)[seat] + "♚" * province.get("generals", []).count(seat)
        if pieces:
            parts.append(f"[{HOUSE_STYLES[seat]}]{pieces}[/]")
    return " ".join(parts)


def _slots(view: dict[str, Any], lang: str) -> Grid:
    grid = Grid(show_header=False, box=None, padding=(0, 1))
    by_region: dict[str, list[str]] = {}
    for slot in view["slots"]:
        token = slot["token"]
        shown = "○"
        if token:
            order = _noun(lang, "order", token["order"]) if token["order"] else "●"
            shown = f"[{HOUSE_STYLES[token['seat']]}]{order if token['face_up'] else f'({order})'}[/]"
        region, _, number = slot["slot"].rpartition("-")
        cell = f"{number} {shown} [dim]{_noun(lang, 'neutral', slot['neutral'])}[/]"
        by_region.setdefault(region, []).append(cell)
    for region, cells in by_region.items():
        grid.add_row(f"[bold]{region}[/]", *cells)
    return grid


def _houses(table: Table, view: dict[str, Any], lang: str) -> Grid:
    text = messages.text
    columns = ["points", "food", "bushido", "supply", "hand", "orders"]
    grid = Grid("", *[text(lang, f"cli-column-{c}") for c in columns])
    for i in view["turn_order"]:
        s = view["seats"][i]
        hand = ", ".join(_noun(lang, "region", r) for r in s["hand"]) if s["hand"] is not None else str(s["hand_count"])
        orders = str(s["orders_count"])
        if s["orders_left"] is not None:
            orders = ", ".join(f"{_noun(lang, 'order', o)}×{n}" for o, n in s["orders_left"].items() if n)
        goods = ["?" if s[g] is None else str(s[g]) for g in ("food", "bushido")]
        name = f"[{HOUSE_STYLES[i]}]{escape(_name(table, i, lang))}[/]" + (" ◂" if i in view["to_act"] else "")
        grid.add_row(name, str(s["score"]), *goods, str(s["samurai_left"]), hand, orders)
    return grid


# ---------------------------------------------------------------- 7 Samurai


def _seven(table: Table, view: dict[str, Any], lang: str) -> RenderableType:
    title = messages.text(
        lang, "cli-seven-title", round=view["round"], barricades=view["barricades"], most=view["barricades_max"],
        buildings=len(view["buildings"]), families=len(view["families"]), deck=view["deck"]["count"],
        discard=len(view["discard"]), breach=view["breach"]["count"],
    )
    grid = Grid("", *[messages.text(lang, f"cli-column-{c}") for c in ("left", "line", "track", "wounds")])
    for i, s in enumerate(view["seats"]):
        name = escape(_name(table, i, lang)) + (" ◂" if i in view["to_act"] else "")
        if s["side"] == "animal":
            name += " 🐾"
        if s["passed"]:
            name = f"[dim]{name}[/]"
        style = "red" if s["track"] > s["kiai"] else "green" if s["track"] == s["kiai"] else ""
        track = f"{s['track']} / {s['kiai']}"
        grid.add_row(
            name, _cards(view, s["left"], lang), _cards(view, s["line"], lang),
            f"[{style}]{track}[/]" if style else track, "✚" * s["wounds"],
        )
    return Group(Text(title, style="bold"), grid)


def _cards(view: dict[str, Any], cards: list[str], lang: str) -> str:
    """Strength, symbol, penalties and flame of each card."""
    shown = []
    for card in cards:
        data = view["cards"].get(card, {})
        words = [str(data.get("strength", card))]
        if data.get("symbol"):
            words.append(_noun(lang, "symbol", data["symbol"]))
        words += [_noun(lang, "penalty", p) for p in data.get("penalties", [])]
        shown.append(" ".join(words) + ("🔥" if data.get("flame") else ""))
    return ", ".join(shown)
