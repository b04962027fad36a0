"""The columns of a frame: a frame is an action under way, on the stack in the state (frames.py)."""

ACT = 0
REGION = 1
POINTS = 2  # movement points, armies or losses left
AT = 3  # the army moved last, the province fixed
UNIT = 4  # its kind; in an attack: the scope
EXTRA = 5  # what may be bought; a second province
OPEN = 6  # 1: a mountain token may be opened
BONUS = 7  # the general's own point: 0 not yet, 1 may be used, 2 gone; in an attack 1: generals are spared
PINNED = 8  # 1: only the army at AT may move / only samurai may come; in an attack: the price of the first loss
WIDTH = 9
# their names, in the order they stand in; positions carry them, so that the order may change
COLUMNS = ("act", "region", "points", "at", "unit", "extra", "open", "bonus", "pinned")
# the order of positions that carry none: those of the first release
FIRST_COLUMNS = ("act", "region", "points", "at", "unit", "extra", "open", "bonus", "pinned")

# EXTRA of a move
BUY = 1
SHIP = 2

# UNIT of an attack: where
WITH_ARMY = 0  # provinces of the region where one has an army
ANYWHERE = 1  # provinces of the region
NEXT_TO = 2  # land neighbours of AT
ONLY_AT = 3
