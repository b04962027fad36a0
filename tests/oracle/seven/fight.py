"""A card in hand, and Kiai (SEV-22, SEV-24, SEV-40 to SEV-57)."""

from __future__ import annotations

from itertools import permutations

from .box import CARDS
from .world import Choice, RoundOver, Turn, World


def ask(phase: str, seat: int, words: set[str]) -> Choice:
    """A choice."""
    word = yield phase, seat, words
    assert word in words
    return word


def place(w: World, seat: int, card: str, *, bare: bool, had_by: frozenset[int] = frozenset()) -> Turn:
    """SEV-22, SEV-40, SEV-41, SEV-45, SEV-46: what becomes of a card; ``bare`` without abilities."""
    while True:
        w.hand = (card, seat, bare)
        strength, words = CARDS[card].strength, {"attack"}
        if w.can_defend(seat, card):
            words.add("defend")
        if not bare:
            if w.has(seat, "shichiroji" if strength % 2 else "heihachi"):
                beside = {(seat + 1) % len(w.seats), (seat - 1) % len(w.seats)}
                words |= {f"give {other}" for other in beside & set(w.awake()) - had_by}
            if w.has(seat, "kyuzo") and any(CARDS[c].strength == strength for c in w.samurai[seat].line):
                words.add("discard")
            if w.has(seat, "katsushiro") and w.deck:
                words.add("under")
        word = "attack" if words == {"attack"} else (yield from ask("card", seat, words))
        w.note(f"{word.split()[0]} out of turn", seat != w.active)
        w.hand = None
        match word.split():
            case ["attack"]:
                w.attack(seat, card)
                return
            case ["defend"]:
                w.samurai[seat].left[CARDS[card].symbol] = card
                return
            case ["discard"]:
                w.discard.append(card)
                return
            case ["under"]:
                w.note("under the deck")
                w.deck.append(card)
                card, bare = w.deck.pop(0), True
            case [_, other]:
                seat = int(other)
                had_by |= {seat}
                w.note("given on" if len(had_by) == 2 else "given on again")


def settle(w: World) -> Turn:
    """SEV-24: clockwise from the active player."""
    while True:
        ready = [seat for seat in w.clockwise(w.active) if seat in w.waiting and seat not in w.in_kiai]
        if not ready:
            return
        w.note("several Kiai at once", len(ready) > 1)
        yield from kiai(w, ready[0])


def settle_or_end(w: World) -> Turn:
    """SEV-31: the round ends at once when the deck is empty."""
    yield from settle(w)
    if not w.deck:
        w.note("deck empty")
        raise RoundOver


def kiai_words(w: World, seat: int, main: int, extra: int) -> set[str]:
    """SEV-50 to SEV-56: what can be chosen while so many main and extra effects are left."""
    awake = w.awake()
    room = w.barricades < w.most_barricades
    raised = {"kiai raise"} if room else set()
    name = w.samurai[seat].name
    words: set[str] = set()
    if name == "heihachi" and extra:
        words |= {f"kiai heal {other}" for other in w.seats if w.samurai[other].wounds}
    if name == "kyuzo" and extra:
        words |= raised
    if not main:
        return words
    match name:
        case "heihachi":
            words |= raised
        case "shichiroji":
            words |= {f"kiai move {a} {b}" for a in awake for b in awake if a != b and w.samurai[a].line}
        case "gorobei":
            words |= {"kiai deck"} if w.deck else set()
        case "kambei":
            words |= {"kiai breach"} if w.breach else set()
        case "kikuchiyo":
            words |= {f"kiai strike {other}" for other in awake if w.samurai[other].line}
        case "kyuzo":
            givers = [other for other in awake if w.samurai[other].holder is None]
            words |= {f"kiai lend {a} {b}" for a in givers for b in awake if a != b}
        case "katsushiro":
            words |= {"kiai look"} if w.deck else set()
    return words


def kiai(w: World, seat: int) -> Turn:
    """SEV-24, SEV-57: the effect, used or not, then the first card of the line leaves."""
    w.waiting.discard(seat)
    w.in_kiai.append(seat)
    who = w.samurai[seat]
    side = "animal" if who.animal else "human"
    w.note(f"Kiai of {who.name}, {side}")
    main = 2 if who.animal and who.name in ("shichiroji", "kikuchiyo") else 1
    extra = 1 if who.animal and who.name in ("heihachi", "kyuzo") else 0
    cards = 3 if who.animal else 2
    while words := kiai_words(w, seat, main, extra):
        word = yield from ask("kiai", seat, words | {"done"})
        if word == "done":
            break
        verb, *numbers = word.split()[1:]
        if verb == "heal" or (verb == "raise" and who.name == "kyuzo"):
            extra -= 1
        else:
            main -= 1
        match verb, list(map(int, numbers)):
            case "raise", []:
                w.barricades += 1
            case "heal", [other]:
                w.samurai[other].wounds = 0
            case "move", [giver, taker]:
                yield from place(w, taker, w.leave(giver, -1), bare=True)
            case "strike", [other]:
                w.discard.append(w.leave(other, -1))
            case "deck", []:
                w.discard += w.deck[:cards]
                del w.deck[:cards]
            case "breach", []:
                w.discard += w.breach[:cards]
                del w.breach[:cards]
            case "lend", [giver, taker]:
                w.samurai[giver].holder, w.samurai[giver].late = taker, taker == w.active
                w.note("lent to whose turn it is", taker == w.active)
            case "look", []:
                seen = range(min(cards, len(w.deck)))
                if len(seen) > 1:
                    orders = {"order " + " ".join(map(str, order)) for order in permutations(seen)}
                    word = yield from ask("order", seat, orders)
                    w.deck[: len(seen)] = [w.deck[int(i)] for i in word.split()[1:]]
        yield from settle(w)
    w.in_kiai.remove(seat)
    w.note("Kiai with an empty line", not who.line)
    if who.line:
        w.discard.append(w.leave(seat, 0))
