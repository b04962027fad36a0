"""The weights of ``evaluate.py`` and ``prior.py``. Each block says in its first line who made its numbers.

Fitted blocks are written by the command they name, with ``--write`` (benchmarks/weights.py); the others by hand.
"""

# == evaluate, fitted: before runs were kept, to games of captains; here since 2026-11-15
#
# what each thing adds to the logarithm of the odds; "later": for each round after this one
# samurai, by the wounds they can still bear
DOOMED = -6.0
ONE_LIFE_LATER = -0.67
TWO_LIVES_LATER = -0.24
THREE_LIVES_LATER = -0.08
HAT_ONE_LIFE = -0.65
HAT_TWO_LIVES = -0.17
# cards still wanted on the left; "scarce": against those in the deck, "need": against what there is to lose
HAT_SCARCE = -0.38
HOUSE_SCARCE = -0.35
HOUSE_NEED = -0.2
DOLL = 0.17
DOLL_SCARCE = -0.84
DOLL_NEED = -0.29
# the village
BARRICADES = 0.46
MORE_BARRICADES = 0.1
BUILDINGS = 0.31
NO_BUILDING = -1.01
ONE_BUILDING = -0.32
NO_FAMILY = -6.0
ONE_FAMILY = -0.56
ONE_FAMILY_LATER = -0.66
TWO_FAMILIES = -0.11
TWO_FAMILIES_LATER = -0.43
# what is to come
ROUND = (-2.65, -1.16, 0.93)
STRENGTH = -0.06
EXCESS = -0.1
PASSED = 0.42
FLAMES = -0.18
TOKEN = 0.33
# the battle lines and what their last cards threaten
BEYOND = -0.23
WOUND_ONE_LIFE = -0.49
WOUND_TWO_LIVES = -0.2
WOUND = -0.16
FIRE = -0.3
DRAWS = -0.21

# == evaluate, by hand, how is not kept
#
# how much the odds are squeezed, so that good and bad moves can be told apart even in a game nearly lost
CALM = 2.0
# for each samurai above three, by level (easy to heroic), and for captains' play
SEAT = -0.75
LEVEL = (1.0, 0.0, -1.15, -2.0)
SKILL = 1.2

# == prior, by hill-climbing over games won, before runs were kept; here since 2026-11-15
#
# a card: to the left, to the line (to the Kiai exactly, beyond it, or so far below it), to another, elsewhere
DEFEND = 13.0
ATTACK_EXACT = 12.0
ATTACK_BEYOND = 0.13
ATTACK = 3.0
ATTACK_GAP = 0.5
ATTACK_LEAST = 0.3
GIVE_WANTED = 6.0
GIVE = 1.0
GIVE_BEYOND = 0.1
ELSEWHERE_BEYOND = 2.0
ELSEWHERE = 1.5
# how bad each penalty is as the last card of a line
HARM = (1.0, 2.0, 0.6, 0.3, 0.1, 0.8, 0.8, 0.8, 0.5, 0.4, 1.5)
# a turn: to fight at the Kiai, below it, far below it; to pass; to leave the second card; to support
FIGHT_FULL = 0.3
FIGHT = 3.2
FIGHT_FAR = 1.0
PASS_READY = 0.9
PASS = 0.15
STOP_NEAR = 2.0
STOP = 0.45
SUPPORT_NEAR = 3.75
SUPPORT = 1.0
# a Kiai: to leave it, to strike, to move from one line to another, the rest
KIAI_NONE = 0.3
STRIKE_BEYOND = 2.4
STRIKE = 1.0
RELIEF = 3.0
RELIEF_NONE = 0.5
BURDEN = 0.1
RAISE = 3.0
# a penalty ignored; at the beginning of a round: no token, a token
IGNORE = 10.0
START_NONE = 1.5
START_TOKEN = 0.5
