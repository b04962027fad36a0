"""The columns of a frame: a frame is an action under way, on the stack in the state (frames.py).

Nine numbers serve every kind of action. Where two kinds keep different things in one column, each has its own name.
"""

ACT = 0
REGION = 1
POINTS = 2  # movement points, armies or losses left
AT = 3  # the army moved last, the province fixed
UNIT = 4  # its kind
EXTRA = 5
OPEN = 6  # 1: a mountain token may be opened
BONUS = 7
PINNED = 8  # 1: only the army at AT may move
WIDTH = 9
# their names, in the order they stand in; positions carry them, so that the order may change
COLUMNS = ("act", "region", "points", "at", "unit", "extra", "open", "bonus", "pinned")
# the order of positions that carry none: those of the first release
FIRST_COLUMNS = COLUMNS

# of a move
OFFER = EXTRA  # what may still be bought: BUY or SHIP
BUY = 1
SHIP = 2
OWN_POINT = BONUS  # the general's: 0 not yet, 1 may be used, 2 gone

# of a ship
SHORE = EXTRA  # where it goes

# of a recruit
SECOND = EXTRA  # 1: a second army may be paid for; of an attack: a second loss
ONLY_SAMURAI = PINNED  # 1: nobody else may come

# of an attack
SCOPE = UNIT  # where:
WITH_ARMY = 0  # provinces of the region where one has an army
ANYWHERE = 1  # provinces of the region
NEXT_TO = 2  # land neighbours of AT
ONLY_AT = 3
MERCY = BONUS  # 1: generals are spared
PRICE = PINNED  # of the first loss, in bushido

# of abilities
PUSHED_TO = EXTRA  # the water veteran's: the neighbour chosen, NONE before
USED = EXTRA  # the fire and void generals': 1: it has begun
