"""Moves as numbers: each kind of choice has its own range, and what a number says is written and read here alone.

``sail_action(source, target, count)`` is the number of a move; ``is_sail(action)`` asks whether a number is one,
``sail_source(action)`` and the like say what it holds.
"""

from __future__ import annotations

from ..kernel import kernel
from .consts import DOJOS, EDGES, LEVIES, MAX_SEATS, MOUNTAINS, ORDERS, PROVINCES, REGIONS, SLOTS, TRAININGS, UNITS

A_DONE = 0
A_PASS = 1
A_USE = 2
A_HARVEST = 3
A_DOJO = 4  # + dojo
A_DESTINY = A_DOJO + DOJOS  # + region
A_TRAIN = A_DESTINY + REGIONS  # + training
A_EMBARK = A_TRAIN + TRAININGS  # + unit
A_DISBAND = A_EMBARK + UNITS  # + unit
A_PLACE = A_DISBAND + UNITS  # + order * SLOTS + slot
A_NEUTRAL = A_PLACE + ORDERS * SLOTS  # + slot
A_RECRUIT = A_NEUTRAL + SLOTS  # + province * LEVIES + levy
A_BUILD = A_RECRUIT + PROVINCES * LEVIES  # + province
A_REINFORCE = A_BUILD + PROVINCES  # + province
A_HARVEST_AT = A_REINFORCE + PROVINCES  # + province
A_RAZE = A_HARVEST_AT + PROVINCES  # + province
A_ATTACK = A_RAZE + PROVINCES  # + province * MAX_SEATS + seat
A_GATHER = A_ATTACK + PROVINCES * MAX_SEATS  # + province * 2 + unit
A_PUSH = A_GATHER + PROVINCES * 2  # + (province * MAX_SEATS + seat) * 2 + unit
A_MOVE = A_PUSH + PROVINCES * MAX_SEATS * 2  # + edge * UNITS + unit
A_EXPLORE = A_MOVE + EDGES * UNITS  # + (mountain * 2 + way) * UNITS + unit
A_SAIL = A_EXPLORE + MOUNTAINS * 2 * UNITS  # + (from * PROVINCES + to) * 2 + armies - 1
N_ACTIONS = A_SAIL + PROVINCES * PROVINCES * 2


@kernel
def dojo_action(dojo: int) -> int:
    """Choose a dojo (DOJ-01)."""
    return A_DOJO + dojo


@kernel
def dojo_school(action: int) -> int:
    """Which school."""
    return action - A_DOJO


@kernel
def is_destiny(action: int) -> bool:
    """Whether it picks a destiny card."""
    return A_DESTINY <= action < A_TRAIN


@kernel
def destiny_action(region: int) -> int:
    """Pick the destiny card of a region (EMP-30)."""
    return A_DESTINY + region


@kernel
def destiny_region(action: int) -> int:
    """Which region."""
    return action - A_DESTINY


@kernel
def is_train(action: int) -> bool:
    """Whether it trains a unit."""
    return A_TRAIN <= action < A_EMBARK


@kernel
def train_action(training: int) -> int:
    """Train (DOJ-10)."""
    return A_TRAIN + training


@kernel
def train_training(action: int) -> int:
    """Which training."""
    return action - A_TRAIN


@kernel
def is_embark(action: int) -> bool:
    """Whether an army goes on board."""
    return A_EMBARK <= action < A_DISBAND


@kernel
def embark_action(unit: int) -> int:
    """An army of that kind goes on board (EMP-53)."""
    return A_EMBARK + unit


@kernel
def embark_unit(action: int) -> int:
    """Which unit."""
    return action - A_EMBARK


@kernel
def disband_action(unit: int) -> int:
    """An army of that kind returns to supply for a castle (EMP-56)."""
    return A_DISBAND + unit


@kernel
def disband_unit(action: int) -> int:
    """Which unit."""
    return action - A_DISBAND


@kernel
def neutral_action(slot: int) -> int:
    """Use the neutral action beside a slot."""
    return A_NEUTRAL + slot


@kernel
def neutral_slot(action: int) -> int:
    """Which slot."""
    return action - A_NEUTRAL


@kernel
def is_build(action: int) -> bool:
    """Whether it builds a castle."""
    return A_BUILD <= action < A_REINFORCE


@kernel
def build_action(province: int) -> int:
    """Build a castle (EMP-56)."""
    return A_BUILD + province


@kernel
def build_province(action: int) -> int:
    """Which province."""
    return action - A_BUILD


@kernel
def is_reinforce(action: int) -> bool:
    """Whether it strengthens a castle."""
    return A_REINFORCE <= action < A_HARVEST_AT


@kernel
def reinforce_action(province: int) -> int:
    """Strengthen the castle there (EMP-57)."""
    return A_REINFORCE + province


@kernel
def reinforce_province(action: int) -> int:
    """Which province."""
    return action - A_REINFORCE


@kernel
def harvest_at_action(province: int) -> int:
    """Harvest in one province (EMP-63)."""
    return A_HARVEST_AT + province


@kernel
def harvest_at_province(action: int) -> int:
    """Which province."""
    return action - A_HARVEST_AT


@kernel
def raze_action(province: int) -> int:
    """Raze the castle there (DOJ-34)."""
    return A_RAZE + province


@kernel
def raze_province(action: int) -> int:
    """Which province."""
    return action - A_RAZE


@kernel
def is_place(action: int) -> bool:
    """Whether it places an order."""
    return A_PLACE <= action < A_NEUTRAL


@kernel
def place_action(order: int, slot: int) -> int:
    """Place an order on a slot (EMP-32)."""
    return A_PLACE + order * SLOTS + slot


@kernel
def place_order(action: int) -> int:
    """Which order."""
    return (action - A_PLACE) // SLOTS


@kernel
def place_slot(action: int) -> int:
    """Which slot."""
    return (action - A_PLACE) % SLOTS


@kernel
def is_recruit(action: int) -> bool:
    """Whether it recruits."""
    return A_RECRUIT <= action < A_BUILD


@kernel
def recruit_action(province: int, levy: int) -> int:
    """Recruit there (EMP-54, DOJ-20)."""
    return A_RECRUIT + province * LEVIES + levy


@kernel
def recruit_province(action: int) -> int:
    """Which province."""
    return (action - A_RECRUIT) // LEVIES


@kernel
def recruit_levy(action: int) -> int:
    """Which levy."""
    return (action - A_RECRUIT) % LEVIES


@kernel
def is_attack(action: int) -> bool:
    """Whether it attacks."""
    return A_ATTACK <= action < A_GATHER


@kernel
def attack_action(province: int, victim: int) -> int:
    """Attack that seat there (EMP-55)."""
    return A_ATTACK + province * MAX_SEATS + victim


@kernel
def attack_province(action: int) -> int:
    """Which province."""
    return (action - A_ATTACK) // MAX_SEATS


@kernel
def attack_victim(action: int) -> int:
    """Whose armies."""
    return (action - A_ATTACK) % MAX_SEATS


@kernel
def gather_action(province: int, unit: int) -> int:
    """Call an army from there to the general of fire (DOJ-32)."""
    return A_GATHER + province * 2 + unit


@kernel
def gather_province(action: int) -> int:
    """Which province."""
    return (action - A_GATHER) // 2


@kernel
def gather_unit(action: int) -> int:
    """Which unit."""
    return (action - A_GATHER) % 2


@kernel
def push_action(province: int, victim: int, unit: int) -> int:
    """Push an army of that seat to there (DOJ-33)."""
    return A_PUSH + (province * MAX_SEATS + victim) * 2 + unit


@kernel
def push_province(action: int) -> int:
    """Which province."""
    return (action - A_PUSH) // 2 // MAX_SEATS


@kernel
def push_victim(action: int) -> int:
    """Whose armies."""
    return (action - A_PUSH) // 2 % MAX_SEATS


@kernel
def push_unit(action: int) -> int:
    """Which unit."""
    return (action - A_PUSH) % 2


@kernel
def is_move(action: int) -> bool:
    """Whether it is a march along a border."""
    return A_MOVE <= action < A_EXPLORE


@kernel
def move_action(edge: int, unit: int) -> int:
    """Move along a border (EMP-51)."""
    return A_MOVE + edge * UNITS + unit


@kernel
def move_edge(action: int) -> int:
    """Which edge."""
    return (action - A_MOVE) // UNITS


@kernel
def move_unit(action: int) -> int:
    """Which unit."""
    return (action - A_MOVE) % UNITS


@kernel
def is_explore(action: int) -> bool:
    """Whether it crosses a mountain."""
    return A_EXPLORE <= action < A_SAIL


@kernel
def explore_action(mountain: int, way: int, unit: int) -> int:
    """Cross a mountain in that direction (EMP-M2)."""
    return A_EXPLORE + (mountain * 2 + way) * UNITS + unit


@kernel
def explore_mountain(action: int) -> int:
    """Which mountain."""
    return (action - A_EXPLORE) // UNITS // 2


@kernel
def explore_way(action: int) -> int:
    """Which way."""
    return (action - A_EXPLORE) // UNITS % 2


@kernel
def explore_unit(action: int) -> int:
    """Which unit."""
    return (action - A_EXPLORE) % UNITS


@kernel
def is_sail(action: int) -> bool:
    """Whether it is a ship's."""
    return action >= A_SAIL


@kernel
def sail_action(source: int, target: int, count: int) -> int:
    """Sail with one army or two (EMP-53)."""
    return A_SAIL + (source * PROVINCES + target) * 2 + count - 1


@kernel
def sail_source(action: int) -> int:
    """Which source."""
    return (action - A_SAIL) // 2 // PROVINCES


@kernel
def sail_target(action: int) -> int:
    """Which target."""
    return (action - A_SAIL) // 2 % PROVINCES


@kernel
def sail_count(action: int) -> int:
    """How many."""
    return (action - A_SAIL) % 2 + 1
