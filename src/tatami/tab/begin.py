"""What every visit needs, read and worked out before anybody comes: a browser keeps Python as it is after this.

Nothing here may know a person, a table or the time.
"""

from __future__ import annotations

import gc

from .. import game as games
from .. import new_table
from ..server.shelf import board_data
from . import host

__all__ = ["host"]

for game in games.NAMES:
    board_data(game)
    table = new_table(game, players=2, seed=1)
    seat = table.to_act[0]
    table.explained(seat)
    table.play(table.legal(seat)[0], seat)
del game, seat, table
gc.collect()
gc.freeze()
