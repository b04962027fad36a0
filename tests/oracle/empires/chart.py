"""The board as it is printed, read from its file."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

DATA = Path(__file__).parents[3] / "src/tatami/empires/data/board.toml"
PRINTED: dict[str, Any] = tomllib.loads(DATA.read_text("utf-8"))


class Chart:
    """Provinces, borders and slots in play (EMP-04, TOK-01)."""

    def __init__(self, new_region: bool):
        order = PRINTED["regions"]["order"]
        self.regions: list[str] = order if new_region else order[:4]
        printed = PRINTED["provinces"]
        # within a region from south to north
        self.inside = {r: [p for p in printed if printed[p]["region"] == r] for r in self.regions}
        self.provinces = [p for r in self.regions for p in self.inside[r]]
        self.region = {p: str(printed[p]["region"]) for p in self.provinces}
        self.role = {p: str(printed[p]["role"]) for p in self.provinces}
        self.coast = {p for p in self.provinces if printed[p]["coastal"]}
        self.capital = {self.region[p]: p for p in self.provinces if self.role[p] == "capital"}
        self.slots = [f"{r}-{i}" for r in self.regions for i in (1, 2, 3)]
        self.bonus: dict[str, list[int]] = {r: PRINTED["regions"][r]["bonus"] for r in self.regions}
        self.track: list[int] = PRINTED["influence"]["track"]
        self.land: dict[str, set[str]] = {p: set() for p in self.provinces}
        self.beside: dict[str, set[str]] = {p: set() for p in self.provinces}
        for kind in ("land", "sea"):
            for a, b in PRINTED["borders"][kind]:
                if a in self.beside and b in self.beside:
                    for here, there in ((a, b), (b, a)):
                        self.beside[here].add(there)
                        if kind == "land":
                            self.land[here].add(there)


def region_of(slot: str) -> str:
    """The region a slot lies in."""
    return slot.split("-")[0]
