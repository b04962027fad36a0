"""The weights of ``evaluate.py`` and ``prior.py``. Each block says in its first line who made its numbers.

Fitted blocks are written by the command they name, with ``--write`` (benchmarks/weights.py); the others by hand.
"""

# == evaluate, fitted: before runs were kept, to games bots played among themselves; here since 2026-11-15
#
# what one more of each quantity is worth in points at the end of the game; "near": as the era ends, "later": for each
# era after this one
INFLUENCE = 0.6
INFLUENCE_SOON = 0.25
INFLUENCE_NEAR = 0.2
INFLUENCE_LATER = 0.12
BONUS_NEAR = 0.8
SHRINE = 0.6
SHRINE_NEAR = 0.7
CASTLE = 1.0
CASTLE_LATER = 0.6
HELD = 0.1
FIRM = 0.45
TIED = 0.05
ARMY = 0.4
ARMY_LATER = 0.9
FIELD = 0.65
FOOD = 0.45
BUSHIDO = 0.54
SPARE = 0.3
PLAN_RECRUIT = 0.25
PLAN_ATTACK = 0.38
PLAN_HARVEST = 0.25
PLAN_BUILD = 0.3
PLAN_REINFORCE = 0.2
PLAN_MOVE = 0.14
TRAINED = 0.4
GENERAL = 0.5
ARCHER = 0.8

# == evaluate, by hand, how is not kept
#
# how far apart guesses must be to count: at the end of the game, and more for each era to come
SPREAD = 2.0
SPREAD_LATER = 3.0
SCALE = 40.0

# == prior, fitted: before runs were kept, to decisions of captains in the base game; here since 2026-11-15
#
# stopping: anything, a move, a recruit
DONE = -2.83
DONE_MOVE = 0.6
DONE_RECRUIT = -0.8
# destiny cards: where one's influence is above the others'
CARD_MINE = 0.9
CARD_BEST = -0.61
# placing an order: the slot
OWN_BELOW = -0.86
OTHER_BELOW = 0.02
PRICE = -0.32
SIDE_MOVE = 0.79
SIDE_ATTACK = 1.42
SIDE_RECRUIT = 1.74
SIDE_HARVEST = 0.8
CARDS = 0.21
# placing an order: its kind
RECRUIT = 1.41
RECRUIT_SHORT = -1.67
RECRUIT_FOOD = 1.18
IDLE = -0.78
ATTACK = 0.58
ATTACK_TARGETS = 0.67
ATTACK_BUSHIDO = 0.27
HARVEST = -0.87
HARVEST_FIELDS = 1.28
HARVEST_LATER = -0.58
REINFORCE = -0.24
BUILD = -1.2
BUILD_READY = 3.08
BUILD_LATER = -0.49
MOVE3 = 0.77
MOVE23 = -0.2
MOVE_SPARE = 0.78
MOVE_NEAR = -0.32
# arriving in a province: by move, recruit or ship
WIN = 3.62
WIN_SHRINE = 1.08
WIN_CAPITAL = -1.61
TIE = 1.17
FAR = -0.48
# leaving one
LOSE = -3.75
LOSE_SHRINE = -1.18
YIELD = -0.55
LEAVE_WEAK = 0.41
MARCH = -0.6
SAIL = -1.01
SAIL_TWO = 0.99
EXPLORE = 0.3
# bringing armies
BRING = 0.86
# striking
STRIKE = 0.17
STRIKE_BEST = 1.3
STRIKE_WINS = 1.73
STRIKE_TIES = 1.16
STRIKE_FIRM = -0.58
STRIKE_SHRINE = 0.88
# building
FOUND = 0.4
FOUND_HELD = 0.36

# == prior, by hand, how is not kept
#
# harvests and modules
TAKE = 1.4
VETERAN = 1.1
TRAIN = -0.9
USE = 0.4
