"""Tatami: a table for two samurai board games, Small Samurai Empires and 7 Samurai, with every rule enforced.

>>> import tatami
>>> table = tatami.new_table("empires", players=2, seed=7)
>>> events = table.play(table.legal()[0])
"""

from .errors import CannotUndo, IllegalMove
from .game import Action, Event
from .table import Table, from_position, new_table, replay

__version__ = "0.2.0"
__all__ = ["Action", "CannotUndo", "Event", "IllegalMove", "Table", "from_position", "new_table", "replay"]
