"""Region agendas (EMP-A1, EMP-A2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .world import World

# (tile, side) -> points
POINTS = {
    (1, "a"): 3, (1, "b"): 5, (2, "a"): 4, (2, "b"): 3, (3, "a"): 4, (3, "b"): 4,
    (4, "a"): 4, (4, "b"): 4, (5, "a"): 4, (5, "b"): 4,
}  # fmt: skip


def fulfilled(w: World, seat: int, region: str) -> bool:
    """Whether the condition of a region's tile holds for a seat."""
    chart = w.chart
    armies = {p: w.armies(seat, p) for p in chart.inside[region]}
    held = w.held(seat, region)
    roles = [chart.role[p] for p in held]
    goods, shrine, capital = roles.count("resource"), "shrine" in roles, "capital" in roles

    def with_armies(least: int) -> int:
        return sum(n >= least for n in armies.values())

    match w.agenda[region]:
        case (1, "a"):
            return sum(armies[p] >= 2 for p in held) >= 2
        case (1, "b"):
            return len(held) >= 4
        case (2, "a"):
            return sum(armies.values()) >= 7
        case (2, "b"):
            return with_armies(1) >= 4
        case (3, "a"):
            return with_armies(3) >= 3
        case (3, "b"):
            castle = w.castle[seat].get(region)
            return with_armies(2) >= 2 and castle is not None and (w.edition == "2019" or castle in held)
        case (4, "a"):
            return goods >= 2 and shrine
        case (4, "b"):
            return goods >= 2 and capital
        case (5, "a"):
            return goods >= 1 and shrine and capital
        case (5, "b"):
            return goods == [chart.role[p] for p in chart.inside[region]].count("resource")
    raise AssertionError(w.agenda[region])
