"""The board: its data files, their checks, and the tables kernels read.

``data/board.toml`` is ours, each datum marked with where it comes from; an owner of the box may correct a copy and play
with it (``tatami data export``, ``--board FILE``).
"""

from __future__ import annotations

import tomllib
from collections import deque
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from ..errors import BoardError
from ..game import Json, spelled
from .consts import (
    BASE_REGIONS,
    CARDS,
    EDGES,
    HOUSE_ORDERS,
    MOUNTAINS,
    NONE,
    PROVINCES,
    REGIONS,
    SLOTS_A_REGION,
    TRACK,
    TRIBES,
    Neutral,
    Order,
    Role,
)

DATA = Path(__file__).parent / "data"
REGION_IDS = ("grey", "orange", "teal", "violet", "red")
ROLES = spelled(Role)
NEUTRALS = spelled(Neutral)
ORDER_IDS = spelled(Order)
TOKENS = ("ambush", "mercenaries", "bushido_master", "highland_farm", "independent_tribe", "journey")
COLOURS = ("brown", "black", "white", "red")

TOKENS_A_SEAT = 11  # order tokens (EMP-03)
TOKENS_A_HOUSE = 5  # order tokens a house of the solo game places in an era (EMP-21)
# a deck from which everybody has cards for a game, for up to four seats and for five
LEAST_CARDS, LEAST_CARDS_OF_FIVE = 20, 25
# more than any board asks for
MOST_PIECES, MOST_POINTS = 40, 20


# what a board file may hold; anything else is dropped
_TABLES = (
    "regions", "provinces", "borders", "influence", "destiny", "mountain_tokens", "shrines", "orders", "solo",
    "neutral_tokens", "location_tokens",
)  # fmt: skip
_FIELDS = {"regions": ("name", "bonus", "neutral"), "provinces": ("region", "role", "coastal", "name")}


@dataclass(frozen=True)
class Board:
    """A checked board, provinces in order of regions; the expansion's region is the last."""

    regions: tuple[str, ...]
    names: dict[str, str]
    provinces: tuple[str, ...]
    region_of: dict[str, str]
    role: dict[str, str]
    coastal: frozenset[str]
    bonus: dict[str, tuple[int, int]]
    neutral: dict[str, tuple[str, ...]]
    solo_neutral: dict[str, tuple[str, ...]]
    land: tuple[tuple[str, str], ...]
    sea: tuple[tuple[str, str], ...]
    mountain: tuple[tuple[str, str], ...]
    track: tuple[int, ...]
    destiny: dict[str, dict[str, int]]
    draft_marks: dict[str, dict[str, int]]
    mountain_tokens: dict[str, dict[str, int]]
    figures: dict[str, dict[str, int]]
    orders: dict[str, int]
    data: Json

    def in_play(self, new_region: bool) -> tuple[str, ...]:
        """The provinces used without or with the expansion's region."""
        regions = self.regions[: REGIONS if new_region else BASE_REGIONS]
        return tuple(p for p in self.provinces if self.region_of[p] in regions)


def default_text() -> str:
    """Our board file as it stands, comments and marks included."""
    return (DATA / "board.toml").read_text("utf-8")


@cache
def default_board() -> Board:
    """Our board."""
    return check(tomllib.loads(default_text()))


def read(text: str) -> Board:
    """A board from the text of a TOML file."""
    if len(text) > 1_000_000:
        raise BoardError("board-size")
    try:
        data = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise BoardError("board-toml", why=str(error)[:120]) from None
    return check(data)


def known(board: Json) -> Json:
    """A board without fields the game does not know: they would be kept and sent for nothing."""
    known: Json = {name: board[name] for name in _TABLES if name in board}
    for name, fields in _FIELDS.items():
        rows = known.get(name)
        if isinstance(rows, dict):
            known[name] = {
                row: {field: value[field] for field in fields if field in value} if isinstance(value, dict) else value
                for row, value in rows.items()
            }
    return known


# ---------------------------------------------------------------- checks


def _need(condition: bool, reason: str, **about: Any) -> None:
    if not condition:
        raise BoardError(f"board-{reason}", **about)


def _table(data: Json, *path: str) -> Json:
    for key in path:
        data = data.get(key, None)  # type: ignore[assignment]
        _need(isinstance(data, dict), "lacks", table=".".join(path))
    return data


def _counts(data: Json, *path: str, keys: tuple[str, ...]) -> dict[str, int]:
    table = _table(data, *path)
    for key, value in table.items():
        _need(key in keys, "none-of", table=".".join(path), name=key[:40], names=keys)
        _need(type(value) is int and 0 <= value <= MOST_PIECES, "count", table=".".join(path), name=key)
    return {key: table.get(key, 0) for key in keys}


def _pairs(data: Json, kind: str, provinces: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    pairs = _table(data, "borders").get(kind)
    _need(isinstance(pairs, list), "borders", kind=kind)
    seen = set()
    for pair in pairs:  # type: ignore[union-attr]
        _need(
            isinstance(pair, list) and len(pair) == 2 and all(p in provinces for p in pair) and pair[0] != pair[1],
            "pair",
            kind=kind,
            pair=str(pair)[:60],
        )
        _need(frozenset(pair) not in seen, "pair-twice", kind=kind, a=pair[0], b=pair[1])
        seen.add(frozenset(pair))
    return tuple((a, b) for a, b in pairs)  # type: ignore[union-attr]


def _neutrals(table: Json, region: str, where: str) -> tuple[str, ...]:
    kinds = table.get("neutral") if where == "regions" else table.get(region)
    _need(
        isinstance(kinds, list) and len(kinds) == SLOTS_A_REGION and all(k in NEUTRALS for k in kinds),
        "neutrals",
        where=where,
        region=region,
        names=NEUTRALS,
    )
    return tuple(kinds)  # type: ignore[arg-type]


def check(data: Json) -> Board:
    """The board of parsed data, or BoardError with one sentence."""
    _need(isinstance(data, dict), "tables")
    order = _table(data, "regions").get("order")
    _need(order == list(REGION_IDS), "order", names=REGION_IDS)
    listed = _table(data, "provinces")
    for name, value in listed.items():
        _need(
            isinstance(value, dict)
            and value.get("region") in REGION_IDS
            and value.get("role") in ROLES
            and isinstance(value.get("coastal"), bool)
            and name.replace("_", "").isalnum()
            and name.islower(),
            "province",
            name=name[:40],
            names=ROLES,
        )
    provinces = tuple(p for r in REGION_IDS for p in listed if listed[p]["region"] == r)
    _need(len(provinces) <= PROVINCES, "provinces", most=PROVINCES, n=len(provinces))
    names, bonus, neutral, solo = {}, {}, {}, {}
    for region in REGION_IDS:
        table = _table(data, "regions", region)
        names[region] = str(table.get("name", region))
        values = table.get("bonus")
        _need(
            isinstance(values, list)
            and len(values) == 2
            and all(type(v) is int and 0 <= v <= MOST_POINTS for v in values)
            and values[0] >= values[1],
            "bonus",
            region=region,
        )
        bonus[region] = (values[0], values[1])  # type: ignore[index]
        neutral[region] = _neutrals(table, region, "regions")
        capitals = [p for p in provinces if listed[p]["region"] == region and listed[p]["role"] == "capital"]
        _need(len(capitals) == 1, "capital", region=region, n=len(capitals))
    for region in REGION_IDS[:BASE_REGIONS]:
        solo[region] = _neutrals(_table(data, "solo", "neutral"), region, "solo.neutral")
        kinds = [listed[p]["role"] for p in provinces if listed[p]["region"] == region]
        _need(kinds.count("resource") >= 2, "solo", region=region)
    solo["red"] = neutral["red"]
    land, sea, mountain = (_pairs(data, kind, provinces) for kind in ("land", "sea", "mountain"))
    _check_borders(listed, provinces, land, sea, mountain)
    track = _table(data, "influence").get("track")
    _need(
        isinstance(track, list)
        and len(track) == TRACK
        and all(type(v) is int and 0 <= v <= MOST_POINTS for v in track),
        "track",
        n=TRACK,
        last=TRACK - 1,
    )
    base = REGION_IDS[:BASE_REGIONS]
    destiny = {k: _counts(data, "destiny", k, keys=REGION_IDS) for k in ("base", "tokugawa")}
    _need(destiny["base"]["red"] == 0, "red-cards")
    _need(all(destiny["base"][r] >= 1 for r in base), "every-region")
    sizes = (sum(destiny["base"].values()), sum(destiny["base"].values()) + sum(destiny["tokugawa"].values()))
    _need(sizes[0] >= LEAST_CARDS and LEAST_CARDS_OF_FIVE <= sizes[1] <= CARDS, "cards")
    marks = {m: _counts(data, "destiny", "draft_marks", m, keys=base) for m in ("3+", "4+")}
    for region in base:
        _need(
            sum(m[region] for m in marks.values()) <= destiny["base"][region],
            "draft-marks",
            region=region,
        )
    orders = _counts(data, "orders", keys=ORDER_IDS)
    _need(sum(orders.values()) == TOKENS_A_SEAT, "orders", n=sum(orders.values()))
    _need(sum(orders[o] for o in ORDER_IDS[:HOUSE_ORDERS]) >= TOKENS_A_HOUSE, "orders-solo")
    tokens = {k: _counts(data, "mountain_tokens", k, keys=TOKENS) for k in ("base", "tokugawa")}
    figures = {k: _counts(data, "shrines", k, keys=COLOURS) for k in ("base", "tokugawa")}
    _check_counts(listed, mountain, tokens, figures)
    return Board(
        REGION_IDS,
        names,
        provinces,
        {p: listed[p]["region"] for p in provinces},
        {p: listed[p]["role"] for p in provinces},
        frozenset(p for p in provinces if listed[p]["coastal"]),
        bonus,
        neutral,
        solo,
        land,
        sea,
        mountain,
        tuple(track or ()),
        destiny,
        marks,
        tokens,
        figures,
        orders,
        data,
    )


def _check_borders(listed: Json, provinces: tuple[str, ...], land: Any, sea: Any, mountain: Any) -> None:
    borders = {frozenset(p) for p in land}
    for a, b in mountain:
        _need(frozenset((a, b)) in borders, "mountain", a=a, b=b)
    _need(len(mountain) <= MOUNTAINS, "mountains", most=MOUNTAINS)
    for a, b in sea:
        _need(frozenset((a, b)) not in borders, "land-and-sea", a=a, b=b)
        for p in (a, b):
            _need(listed[p]["coastal"], "not-coastal", province=p)
    _need(2 * (len(land) + len(sea)) <= EDGES, "edges", most=EDGES // 2)
    for new_region in (False, True):
        used = {p for p in provinces if new_region or listed[p]["region"] != "red"}
        todo, reached = deque([next(iter(sorted(used)))]), set()
        while todo:
            here = todo.popleft()
            if here in used and here not in reached:
                reached.add(here)
                todo += [b if a == here else a for a, b in (*land, *sea) if here in (a, b)]
        lost = sorted(used - reached)
        _need(not lost, "unreached" if new_region else "unreached-base", names=lost[:3])


def _check_counts(listed: Json, mountain: Any, tokens: Any, figures: Any) -> None:
    base_spaces = sum(1 for pair in mountain if all(listed[p]["region"] != "red" for p in pair))
    shrines = [p for p, v in listed.items() if v["role"] == "shrine"]
    base_shrines = sum(1 for p in shrines if listed[p]["region"] != "red")
    for have, need, what in (
        (tokens, (base_spaces, len(mountain)), "too-few-tokens"),
        (figures, (base_shrines, len(shrines)), "too-few-figures"),
    ):
        base = sum(have["base"].values())
        for count, places in ((base, need[0]), (base + sum(have["tokugawa"].values()), need[1])):
            _need(count >= places, what, n=count, places=places)
    tribes = tokens["base"]["independent_tribe"] + tokens["tokugawa"]["independent_tribe"]
    _need(tribes <= TRIBES, "tribes", most=TRIBES, n=tribes)


# ---------------------------------------------------------------- tables for the kernels


def fill(rules: Any, board: Board, new_region: bool, solo: bool) -> None:
    """Write the board into a rules record."""
    rules.regions = REGIONS if new_region else BASE_REGIONS
    provinces = board.in_play(new_region)
    index = {p: i for i, p in enumerate(provinces)}
    rules.provinces = len(provinces)
    rules.slots = rules.regions * SLOTS_A_REGION
    for i, p in enumerate(provinces):
        rules.region_of[i] = board.regions.index(board.region_of[p])
        rules.role[i] = ROLES.index(board.role[p])
        rules.coastal[i] = int(p in board.coastal)
    for r, region in enumerate(board.regions[: rules.regions]):
        mine = [i for i, p in enumerate(provinces) if board.region_of[p] == region]
        rules.first[r] = mine[0]
        rules.first[r + 1] = mine[-1] + 1
        rules.capital[r] = next(i for i in mine if board.role[provinces[i]] == "capital")
        rules.bonus[r, 0], rules.bonus[r, 1] = board.bonus[region]
        for i, kind in enumerate((board.solo_neutral if solo else board.neutral)[region]):
            rules.neutral[r * SLOTS_A_REGION + i] = NEUTRALS.index(kind)
    _fill_borders(rules, board, index)
    for i, value in enumerate(board.track):
        rules.track[i] = value
    for i, order in enumerate(ORDER_IDS):
        rules.orders[i] = board.orders[order]
    for i, token in enumerate(TOKENS):
        rules.mountain_tokens[i] = board.mountain_tokens["base"][token] + (
            board.mountain_tokens["tokugawa"][token] if new_region else 0
        )
    for i, colour in enumerate(COLOURS):
        rules.figures[i] = board.figures["base"][colour] + (board.figures["tokugawa"][colour] if new_region else 0)
    resources = sum(1 for p in provinces if board.role[p] == "resource")
    rules.food_tokens = resources // 2


def _fill_borders(rules: Any, board: Board, index: dict[str, int]) -> None:
    kinds = ((board.land, 0), (board.sea, 1))
    links = [(a, b, sea) for pairs, sea in kinds for a, b in pairs if a in index and b in index]
    directed = sorted([(index[a], index[b], s) for a, b, s in links] + [(index[b], index[a], s) for a, b, s in links])
    mountains = [(index[a], index[b]) for a, b in board.mountain if a in index and b in index]
    rules.mountains = len(mountains)
    for province in range(rules.provinces + 1):
        rules.edge_start[province] = sum(1 for a, _, _ in directed if a < province)
    for e, (a, b, sea) in enumerate(directed):
        rules.edge_from[e], rules.edge_to[e], rules.edge_sea[e] = a, b, sea
        rules.edge_mountain[e] = NONE
        for m, pair in enumerate(mountains):
            if pair in ((a, b), (b, a)):
                rules.edge_mountain[e] = m
                rules.edge_way[e] = int(pair == (b, a))
                rules.mountain_edge[m, rules.edge_way[e]] = e
    for e in range(len(directed), EDGES):
        rules.edge_mountain[e] = NONE
