"""Turns, penalties and round ends (SEV-20 to SEV-36, SEV-60 to SEV-6B)."""

from __future__ import annotations

from contextlib import suppress

from .box import CARDS
from .fight import ask, place, settle_or_end
from .world import Lost, RoundOver, Turn, World

LIMITS = {"no-defence", "no-support", "must-pass", "no-ability"}


def game(w: World, stage: str) -> Turn:
    """From the start of a turn or from its action to the end."""
    try:
        while not w.outcome:
            with suppress(RoundOver):
                yield from rest_of_round(w, stage)
            stage = "start"
            round_end(w)
    except Lost:
        pass


def rest_of_round(w: World, stage: str) -> Turn:
    """SEV-31: until all have passed."""
    while True:
        if stage == "start":
            yield from penalties_and_before(w)
        yield from action(w)
        stage = "start"
        later = [*w.clockwise(w.active)[1:], w.active]
        w.active = next((seat for seat in later if not w.samurai[seat].passed), w.active)
        if w.samurai[w.active].passed:
            return


def penalties_and_before(w: World) -> Turn:
    """SEV-12, SEV-20: open tokens, then step A."""
    w.limits = set()
    while w.open_tokens:
        word = yield from ask("start", w.active, {"done", *(f"use {name}" for name in w.open_tokens)})
        if word == "done":
            break
        name = word.removeprefix("use ")
        w.open_tokens.remove(name)
        w.samurai[w.active].tokens.add(name)
        w.note("open token")
    if w.samurai[w.active].line:
        yield from penalties(w, w.samurai[w.active].line[-1])


def penalties(w: World, card: str) -> Turn:
    """SEV-20, SEV-42, SEV-43: those of the last card; what is ignored is said before any is applied."""
    left = list(CARDS[card].penalties)
    applied = False
    while left:
        kinds = set(left)
        may_ignore = not applied and w.has(w.active, "kambei" if CARDS[card].strength % 2 else "gorobei")
        words = {f"penalty {kind}" for kind in kinds}
        if may_ignore:
            words |= {"ignore"} if len(left) == 1 else {f"ignore {kind}" for kind in kinds}
        word = (yield from ask("penalty", w.active, words)) if len(words) > 1 else words.pop()
        verb, kind = (*word.split(), *left)[:2]
        left.remove(kind)
        if verb == "ignore":
            w.note("penalty ignored")
            continue
        applied = True
        w.note(f"penalty {kind}")
        yield from apply(w, kind)
        yield from settle_or_end(w)


def apply(w: World, kind: str) -> Turn:
    """SEV-60 to SEV-6B."""
    who = w.samurai[w.active]
    to_side = {"left-draws": 1, "right-draws": -1}.get(kind, 0)
    neighbour = (w.active + to_side) % len(w.seats)
    impossible = {
        "left-draws": w.samurai[neighbour].passed,
        "right-draws": w.samurai[neighbour].passed,
        "reinforce": not w.discard,
        "lose-defender": not who.left,
    }
    if impossible.get(kind):
        w.note(f"no {kind}: a wound")
        w.wound(w.active)
    elif kind in LIMITS:
        w.limits.add(kind)
    elif kind == "barricade":
        w.burn()
    elif kind == "wound":
        w.wound(w.active)
    elif kind == "breach":
        w.breach.insert(0, w.deck.pop(0))
    elif to_side:
        w.attack(neighbour, w.deck.pop(0))
    elif kind == "reinforce":
        _, told = w.chance.next("deck-reinforced")
        w.discard.remove(told["card"])
        shuffled(w, [*w.deck, told["card"]])
    else:
        words = {f"discard {symbol}" for symbol in who.left}
        word = (yield from ask("lose", w.active, words)) if len(words) > 1 else words.pop()
        w.discard.append(who.left.pop(word.removeprefix("discard ")))


def shuffled(w: World, cards: list[str]) -> None:
    """A deck in an order only the table knows."""
    w.deck = list(w.chance.table.position()["deck"])
    assert sorted(w.deck) == sorted(cards)


def action(w: World) -> Turn:
    """SEV-21 to SEV-25: step B, then support returns."""
    seat, who = w.active, w.samurai[w.active]
    words = {"pass"}
    if "must-pass" not in w.limits and not who.beyond:
        words.add("fight")
        if "no-support" not in w.limits and who.holder is None:
            words |= {f"support {other}" for other in w.awake() if other != seat}
    word = yield from ask("action", seat, words)
    if word == "pass":
        who.passed = True
    elif word == "fight":
        yield from fight(w)
        if w.has(seat, "kikuchiyo") and (yield from ask("second", seat, {"fight", "done"})) == "fight":
            w.note("second fight")
            yield from fight(w)
    else:
        who.holder, who.late = int(word.split()[1]), False
        w.breach.insert(0, w.deck.pop(0))
        yield from settle_or_end(w)
    for owner in w.samurai:
        if owner.holder == seat:
            if owner.late:
                w.note("support stays for the next turn")
            owner.holder, owner.late = None, False


def fight(w: World) -> Turn:
    """SEV-22."""
    yield from place(w, w.active, w.deck.pop(0), bare=False, had_by=frozenset({w.active}))
    yield from settle_or_end(w)


# ---------------------------------------------------------------- the round end


def round_end(w: World) -> None:
    """SEV-31 to SEV-36."""
    w.closing, w.waiting = True, set()
    w.chance.next("round-ends")
    w.note("all passed", w.deck)
    w.breach, w.deck = [*w.deck, *w.breach], []
    order = w.clockwise(w.active)
    for symbol, loss in (("hat", w.wound), ("house", lambda _: w.lose_building()), ("doll", lambda _: w.lose_family())):
        for seat in order:
            if symbol not in w.samurai[seat].left:
                loss(seat)
    if w.level.bonuses:
        bonuses(w)
    while w.breach:
        card = w.breach.pop(0)
        w.discard.append(card)
        if CARDS[card].flame:
            w.burn()
    if w.round == 3:
        w.outcome = "won"
        w.score = len(w.buildings) + len(w.families) + (not any(who.wounds for who in w.samurai))
    else:
        next_round(w)


def bonuses(w: World) -> None:
    """SEV-32: of each family left."""
    for family in list(w.families):
        _, told = w.chance.next("family-bonus")
        assert told["family"] == family
        if family == "heal":
            # a samurai drawn at random, who may have no wound
            if w.chance.follows("healed"):
                _, told = w.chance.next("healed")
                assert w.samurai[told["seat"]].wounds
                w.samurai[told["seat"]].wounds = 0
                w.note("healed by a family")
            else:
                assert not all(who.wounds for who in w.samurai)
        elif family == "barricade":
            w.barricades = min(w.most_barricades, w.barricades + 1)
        elif w.breach:
            w.discard.append(w.breach.pop(0))


def next_round(w: World) -> None:
    """SEV-35: all cards of the round and some stronger ones."""
    cards = w.discard
    for who in w.samurai:
        cards += [*who.line, *who.left.values()]
        who.line, who.left, who.passed, who.holder, who.late, who.tokens = [], {}, False, None, False, set()
    w.discard = []
    w.round += 1
    w.note(f"round {w.round}")
    w.closing = False
    w.active = (w.active + 1) % len(w.seats)
    joining = set(w.chance.table.position()["deck"]) - set(cards)
    assert len(joining) == len(w.seats) - w.level.fewer
    assert joining <= w.box
    assert {CARDS[card].strength for card in joining} == {3 + w.round}
    w.box -= joining
    shuffled(w, [*cards, *joining])
