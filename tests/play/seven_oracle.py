"""7 Samurai's law written a second time, on positions and names, as one long conversation: who is asked what, and what
comes of the answer. What is drawn at random is read from the engine's events, and must be possible.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable
from itertools import permutations
from typing import Any

from tatami import Event
from tatami.seven.box import printed

FACES = {card.name: card for card in printed().cards}
KIAI = {
    "heihachi": (8, 11), "shichiroji": (8, 11), "gorobei": (9, 12), "kambei": (9, 12), "kyuzo": (9, 12),
    "katsushiro": (10, 13), "kikuchiyo": (10, 13),
}  # fmt: skip
LEVELS = {"easy": 3, "normal": 2, "hard": 1, "heroic": 0}
"""Barricades above the number of samurai."""
FOR_THE_TURN = ("no-defence", "no-support", "must-pass", "no-ability")

Question = tuple[str, int | None, list[str]]
"""The phase, who is asked, and the legal moves in words."""
Asking = Generator[Question, str, None]
Answer = Generator[Question, str, str]


class Lost(Exception):
    """SEV-34."""


class RoundOver(Exception):
    """SEV-31: the deck is empty, and all is settled."""


class Oracle:
    """A game from its first decision on."""

    def __init__(self, position: dict[str, Any]):
        seats, self.level = position["seats"], position["options"]["level"]
        self.n = len(seats)
        self.who = [seat["samurai"] for seat in seats]
        self.animal, self.wounds, self.passed = [False] * self.n, [0] * self.n, [False] * self.n
        self.line: list[list[str]] = [[] for _ in seats]
        self.left: list[dict[str, str]] = [{} for _ in seats]
        self.holder: list[int | None] = [None] * self.n
        self.late = [False] * self.n
        self.open, self.used = set(position["open_tokens"]), [set[str]() for _ in seats]
        self.deck, self.breach, self.discard = list(position["deck"]), list[str](), list[str]()
        self.most = self.barricades = self.n + LEVELS[self.level]
        turned = self.level in ("hard", "heroic")
        self.buildings = [back if turned else "plain" for back in position["buildings"]]
        self.families = list(position["families"])
        self.round, self.active = 1, position["active"]
        self.limits: set[str] = set()
        self.owed: set[int] = set()
        self.under_way: list[int] = []
        self.closing = False
        self.room = 0
        """How far below its value the card in hand would leave the track: what chooses moves may look at it."""
        self.outcome: str | None = None
        self.score = 0
        self.events: list[Event] = []
        self.now: list[str] = []
        """The deck as the engine has it after this step: for shuffles."""

    # ------------------------------------------------------------ what chance decides

    def told(self, *kinds: str) -> dict[str, Any]:
        """What the next event of these kinds says."""
        while self.events:
            event = self.events.pop(0)
            if event.kind in kinds:
                return dict(event.args)
        raise AssertionError(f"no event {kinds}")

    def shuffle(self, cards: list[str]) -> None:
        assert sorted(self.now) == sorted(cards)
        self.deck = list(self.now)

    # ------------------------------------------------------------ tracks, wounds, the village

    def track(self, seat: int) -> int:
        return sum(FACES[card].strength for card in self.line[seat])

    def value(self, seat: int) -> int:
        return KIAI[self.who[seat]][self.animal[seat]]

    def changed(self, seat: int) -> None:
        """SEV-24."""
        if not self.closing and not self.passed[seat] and self.track(seat) == self.value(seat):
            self.owed.add(seat)

    def lose(self, why: str) -> None:
        self.outcome = why
        raise Lost

    def wound(self, seat: int) -> None:
        """SEV-30."""
        if self.wounds[seat] == 0:
            self.wounds[seat] = 1
        elif not self.animal[seat]:
            self.wounds[seat], self.animal[seat] = 0, True
            self.changed(seat)
        else:
            self.lose("samurai")

    def lose_family(self) -> None:
        self.families.remove(self.told("family-lost")["family"])
        if not self.families:
            self.lose("families")

    def lose_building(self) -> None:
        """SEV-33."""
        back = self.told("building-lost")["building"]
        self.buildings.remove(back)
        if not self.buildings:
            self.lose("buildings")
        if back == "plain":
            return
        if back == "family":
            self.lose_family()
        elif back == "building":
            self.lose_building()
        elif back == "wound":
            self.wound(self.told("wounded", "turned-animal", "fallen")["seat"])
        else:
            self.damage()

    def damage(self) -> None:
        if self.barricades:
            self.barricades -= 1
        else:
            self.lose_building()

    # ------------------------------------------------------------ a card

    def ask(self, phase: str, seat: int, words: Iterable[str]) -> Answer:
        answer = yield phase, seat, sorted(words)
        return answer

    def has(self, seat: int, samurai: str) -> bool:
        """SEV-12, SEV-23, SEV-69."""
        if seat == self.active and "no-ability" in self.limits:
            return False
        if self.who[seat] == samurai or samurai in self.used[seat]:
            return True
        owner = self.who.index(samurai) if samurai in self.who else None
        return seat == self.active and owner is not None and self.holder[owner] == seat and not self.late[owner]

    def attack(self, seat: int, card: str) -> None:
        """SEV-22, SEV-27."""
        self.line[seat].append(card)
        self.changed(seat)
        if self.track(seat) > self.value(seat):
            self.damage()

    def pull(self, seat: int, index: int) -> str:
        card = self.line[seat].pop(index)
        self.changed(seat)
        return card

    def choices(self, seat: int, card: str, bare: bool, had: set[int]) -> list[str]:
        """SEV-22, SEV-40, SEV-41, SEV-45, SEV-46."""
        face, words = FACES[card], ["attack"]
        barred = seat == self.active and "no-defence" in self.limits
        if face.symbol and face.symbol not in self.left[seat] and not barred:
            words.append("defend")
        if bare:
            return words
        if self.has(seat, "shichiroji" if face.strength % 2 else "heihachi"):
            near = {(seat + 1) % self.n, (seat - 1) % self.n}
            words += [f"give {to}" for to in near if not self.passed[to] and to not in had]
        if self.has(seat, "kyuzo") and any(FACES[other].strength == face.strength for other in self.line[seat]):
            words.append("discard")
        if self.has(seat, "katsushiro") and self.deck:
            words.append("under")
        return words

    def place(self, seat: int, card: str, bare: bool) -> Asking:
        """The card goes somewhere, perhaps by many hands."""
        had = {seat}
        while True:
            self.room = self.value(seat) - self.track(seat) - FACES[card].strength
            words = self.choices(seat, card, bare, had)
            word = words[0] if len(words) == 1 else (yield from self.ask("card", seat, words))
            if word == "attack":
                self.attack(seat, card)
            elif word == "defend":
                self.left[seat][FACES[card].symbol] = card
            elif word == "discard":
                self.discard.append(card)
            elif word == "under":
                other = self.deck.pop(0)
                self.deck.append(card)
                card, bare = other, True
                continue
            else:
                seat = int(word.split()[1])
                had.add(seat)
                continue
            return

    # ------------------------------------------------------------ Kiai

    def settle(self) -> Asking:
        """SEV-24: all that are due, clockwise from the active one."""
        while True:
            due = [(self.active + i) % self.n for i in range(self.n)]
            due = [seat for seat in due if seat in self.owed and seat not in self.under_way]
            if not due:
                return
            yield from self.kiai(due[0])

    def effects(self, seat: int, main: int, extra: int) -> list[str]:
        """SEV-50 to SEV-56."""
        here = [other for other in range(self.n) if not self.passed[other]]
        pairs = [(a, b) for a in here for b in here if a != b]
        raised = ["kiai raise"] if self.barricades < self.most else []
        wounded = [f"kiai heal {other}" for other in range(self.n) if self.wounds[other]]
        first = {
            "heihachi": raised,
            "shichiroji": [f"kiai move {a} {b}" for a, b in pairs if self.line[a]],
            "gorobei": ["kiai deck"] if self.deck else [],
            "kambei": ["kiai breach"] if self.breach else [],
            "kikuchiyo": [f"kiai strike {other}" for other in here if self.line[other]],
            "kyuzo": [f"kiai lend {a} {b}" for a, b in pairs if self.holder[a] is None],
            "katsushiro": ["kiai look"] if self.deck else [],
        }[self.who[seat]]
        second = {"heihachi": wounded, "kyuzo": raised}.get(self.who[seat], [])
        return [*(first if main else []), *(second if extra else [])]

    def kiai(self, seat: int) -> Asking:
        self.owed.discard(seat)
        self.under_way.append(seat)
        who, animal = self.who[seat], self.animal[seat]
        main = 2 if animal and who in ("shichiroji", "kikuchiyo") else 1
        extra = 1 if animal and who in ("heihachi", "kyuzo") else 0
        while words := self.effects(seat, main, extra):
            word = yield from self.ask("kiai", seat, [*words, "done"])
            if word == "done":
                break
            second = word.startswith("kiai heal") or (who == "kyuzo" and word == "kiai raise")
            main, extra = (main, extra - 1) if second else (main - 1, extra)
            yield from self.effect(seat, 3 if animal else 2, *word.split()[1:])
            yield from self.settle()
        self.under_way.remove(seat)
        if self.line[seat]:
            self.discard.append(self.pull(seat, 0))

    def effect(self, seat: int, count: int, verb: str, *seats: str) -> Asking:
        to = [int(other) for other in seats]
        if verb == "raise":
            self.barricades += 1
        elif verb == "heal":
            self.wounds[to[0]] = 0
        elif verb == "move":
            card = self.pull(to[0], -1)
            yield from self.place(to[1], card, True)
        elif verb == "strike":
            self.discard.append(self.pull(to[0], -1))
        elif verb == "deck":
            self.discard += self.deck[:count]
            del self.deck[:count]
        elif verb == "breach":
            self.discard += self.breach[:count]
            del self.breach[:count]
        elif verb == "lend":
            self.holder[to[0]], self.late[to[0]] = to[1], to[1] == self.active
        else:
            seen = self.deck[:count]
            if len(seen) > 1:
                orders = [f"order {' '.join(map(str, order))}" for order in permutations(range(len(seen)))]
                word = yield from self.ask("order", seat, orders)
                self.deck[:count] = [seen[int(i)] for i in word.split()[1:]]

    # ------------------------------------------------------------ a turn

    def check(self) -> Asking:
        yield from self.settle()
        if not self.deck:
            raise RoundOver

    def penalties(self) -> Asking:
        """SEV-20, SEV-42, SEV-43."""
        if not self.line[self.active]:
            return
        face, applied = FACES[self.line[self.active][-1]], False
        left = [penalty.replace("_", "-") for penalty in face.penalties]
        while left:
            free = not applied and self.has(self.active, "kambei" if face.strength % 2 else "gorobei")
            words = [f"penalty {penalty}" for penalty in dict.fromkeys(left)]
            if free:
                words += ["ignore"] if len(left) == 1 else [f"ignore {penalty}" for penalty in dict.fromkeys(left)]
            word = words[0] if len(words) == 1 else (yield from self.ask("penalty", self.active, words))
            left.remove(left[0] if word == "ignore" else word.split()[1])
            if word.startswith("penalty"):
                applied = True
                yield from self.penalty(word.split()[1])
                yield from self.check()

    def penalty(self, kind: str) -> Asking:
        """SEV-60 to SEV-6B."""
        seat = self.active
        near = (seat + (1 if kind == "left-draws" else -1)) % self.n
        if kind in FOR_THE_TURN:
            self.limits.add(kind)
        elif kind == "barricade":
            self.damage()
        elif kind == "breach":
            self.breach.insert(0, self.deck.pop(0))
        elif kind.endswith("-draws") and not self.passed[near]:
            self.attack(near, self.deck.pop(0))
        elif kind == "reinforce" and self.discard:
            card = self.told("deck-reinforced")["card"]
            self.discard.remove(card)
            self.shuffle([*self.deck, card])
        elif kind == "lose-defender" and self.left[seat]:
            words = [f"discard {symbol}" for symbol in self.left[seat]]
            word = words[0] if len(words) == 1 else (yield from self.ask("lose", seat, words))
            self.discard.append(self.left[seat].pop(word.split()[1]))
        else:
            self.wound(seat)

    def turn(self) -> Asking:
        self.limits = set()
        while self.open:
            word = yield from self.ask("start", self.active, ["done", *(f"use {token}" for token in self.open)])
            if word == "done":
                break
            self.open.remove(word[4:])
            self.used[self.active].add(word[4:])
        yield from self.penalties()
        yield from self.action()
        for owner in range(self.n):
            if self.holder[owner] == self.active:
                self.holder[owner], self.late[owner] = None, False

    def action(self) -> Asking:
        """SEV-21 to SEV-25, SEV-44."""
        seat, words = self.active, ["pass"]
        if "must-pass" not in self.limits and self.track(seat) <= self.value(seat):
            words.append("fight")
            if "no-support" not in self.limits and self.holder[seat] is None:
                words += [f"support {to}" for to in range(self.n) if to != seat and not self.passed[to]]
        word = yield from self.ask("action", seat, words)
        if word == "pass":
            self.passed[seat] = True
        elif word == "fight":
            yield from self.fight()
            if self.has(seat, "kikuchiyo") and (yield from self.ask("second", seat, ["fight", "done"])) == "fight":
                yield from self.fight()
        else:
            self.holder[seat] = int(word.split()[1])
            self.breach.insert(0, self.deck.pop(0))
            yield from self.check()

    def fight(self) -> Asking:
        yield from self.place(self.active, self.deck.pop(0), False)
        yield from self.check()

    # ------------------------------------------------------------ rounds

    def play(self) -> Asking:
        """The game, from the first turn to its end."""
        try:
            while not self.outcome:
                try:
                    while not all(self.passed):
                        yield from self.turn()
                        self.next_turn()
                except RoundOver:
                    pass
                self.end_round()
        except Lost:
            pass
        yield "over", None, []

    def next_turn(self) -> None:
        order = [(self.active + i) % self.n for i in range(1, self.n + 1)]
        self.active = next((seat for seat in order if not self.passed[seat]), self.active)

    def end_round(self) -> None:
        """SEV-31, SEV-32, SEV-35, SEV-36."""
        self.told("round-ends")
        self.closing, self.owed = True, set()
        self.breach, self.deck = self.deck + self.breach, []
        order = [(self.active + i) % self.n for i in range(self.n)]
        for seat in order:
            if "hat" not in self.left[seat]:
                self.wound(seat)
        for _ in [seat for seat in order if "house" not in self.left[seat]]:
            self.lose_building()
        for _ in [seat for seat in order if "doll" not in self.left[seat]]:
            self.lose_family()
        for family in list(self.families) if self.level != "heroic" else []:
            self.bonus(family)
        while self.breach:
            card = self.breach.pop(0)
            self.discard.append(card)
            if FACES[card].flame:
                self.damage()
        if self.round == 3:
            self.outcome = "won"
            self.score = len(self.buildings) + len(self.families) + (not any(self.wounds))
        else:
            self.next_round()

    def bonus(self, family: str) -> None:
        assert self.told("family-bonus")["family"] == family
        if family == "barricade":
            self.barricades = min(self.most, self.barricades + 1)
        elif family == "breach":
            self.discard += self.breach[:1]
            del self.breach[:1]
        elif self.events and self.events[0].kind == "healed":
            seat = self.told("healed")["seat"]
            assert self.wounds[seat]
            self.wounds[seat] = 0
        else:
            assert not all(self.wounds)

    def next_round(self) -> None:
        cards = [*self.discard, *(c for line in self.line for c in line), *(c for d in self.left for c in d.values())]
        self.round += 1
        joined = [card for card in self.now if card not in cards]
        assert {FACES[card].strength for card in joined} == {3 + self.round}
        assert len(joined) == self.n - (self.level == "easy")
        self.shuffle([*cards, *joined])
        self.discard, self.closing = [], False
        for seat in range(self.n):
            self.line[seat], self.left[seat], self.used[seat] = [], {}, set()
            self.passed[seat], self.holder[seat], self.late[seat] = False, None, False
        self.active = (self.active + 1) % self.n
