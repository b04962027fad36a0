"""Small Samurai Empires, section 10: the table of edition switches, row by row (their rules have tests too)."""

from __future__ import annotations

import pytest
from scenes import Scene

import tatami

EDITIONS = ("draft", "2019", "2022")
ROWS = {
    "armies": (20, 16, 16),
    "recruit_beside": (1, 0, 0),
    "buy_point": (0, 1, 1),
    "ship_price": (0, 1, 1),
    "harvest_control": (1, 0, 0),
    "castle_anywhere": (1, 1, 0),
    "castle_mark": (1, 0, 0),
    "cover_limit": (0, 1, 2),
    "second_bonus": (0, 1, 1),
    "leftovers": (0, 1, 1),
    "may_pass": (1, 1, 0),
}


@pytest.mark.parametrize("row", ROWS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_section_10_switches(row, players):
    """Every switch stands as the table says, with any number of players."""
    got = tuple(getattr(Scene(players, edition=edition).r, row) for edition in EDITIONS)
    assert got == ROWS[row]


@pytest.mark.parametrize(("players", "draft_open", "third"), [(2, 2, 1), (3, 0, 0), (4, 0, 0)])
def test_section_10_destiny(players, draft_open, third):
    """Open cards belong to the draft with 2 players, the third card of an era to the printings with 2 players."""
    got = [(Scene(players, edition=e).r.open_cards, Scene(players, edition=e).r.third_card) for e in EDITIONS]
    assert got == [(draft_open, 0), (0, third), (0, third)]


def test_section_10_the_default_is_2022():
    """Nobody has to name the latest printing."""
    assert tatami.new_table("empires", players=3).options["edition"] == "2022"


@pytest.mark.parametrize("module", ["agendas", "mountains", "shrines", "random_neutral", "new_region", "dojo"])
def test_section_10_variants_and_expansion(module):
    """The draft has neither variants nor expansion, 2019 has the variants, 2022 everything."""
    expansion = module in ("new_region", "dojo")
    with pytest.raises(ValueError, match="draft"):
        Scene(3, edition="draft", modules=[module])
    if expansion:
        with pytest.raises(ValueError, match="2022"):
            Scene(3, edition="2019", modules=[module])
    else:
        assert Scene(3, edition="2019", modules=[module]).table.options["modules"] == [module]
    assert Scene(3, edition="2022", modules=[module]).table.options["modules"] == [module]
