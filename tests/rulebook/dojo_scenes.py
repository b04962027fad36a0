"""Scenes for the dojo: a school with trained units, and what stands where."""

from __future__ import annotations

from scenes import Scene


def school(name: str, modules: tuple[str, ...] = (), players: int = 3, **trained: int) -> Scene:
    """An empty board; red belongs to that dojo and has trained units."""
    return Scene(players, modules=["dojo", *modules]).clear().trained(0, dojo=name, **trained)


def comes(scene: Scene, unit: str, province: str = "higo", slot: str = "grey-1") -> Scene:
    """Red's recruit order brings that unit."""
    scene.act(0, "recruit", slot).play(f"recruit {province} {unit}")
    return scene


def archers(scene: Scene, seat: int, province: str) -> int:
    """A seat's archers in a province."""
    return int(scene.s.archers[seat, scene.p(province)])


def general_at(scene: Scene, seat: int) -> str | None:
    """The province of a seat's general."""
    at = scene.s.general[seat]
    return None if at < 0 else scene.provinces[at]


def agendas(scene: Scene, tile: int, side: str) -> Scene:
    """That agenda in grey; elsewhere agendas nobody is near."""
    for region in ("orange", "teal", "violet"):
        scene.agenda(region, 2, "a")
    return scene.agenda("grey", tile, side)
