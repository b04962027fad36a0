"""Table: options + seed + moves. People's games are changed through it alone; save, replay, undo, views begin here."""

from __future__ import annotations

import json
import re
import secrets
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from . import game as games
from . import messages
from .errors import CannotUndo, Failure, IllegalMove
from .game import Action, Event, Game, Json, Knot, Refusal
from .kernel import NONE, put_key, seeded
from .kernel.records import PlainRecord
from .outside import is_json, kept, parsed, plain

RECORD_FORMAT = 1
MAX_WORDS = 100
HINTS = 4
"""How many legal moves a refusal names."""
TEXT_SEEDS = 2
"""The rules version from which on a seed may be a text, and the randomness keyed by it."""
_SEED = re.compile(r"[A-Za-z0-9_-]{22,64}")


class _Notes(list[tuple[int, ...]]):
    """What the kernels note in a step; ``open`` of them came before anything hidden or random showed."""

    def __init__(self, state: PlainRecord):
        self.state, self.open = state, 0

    def append(self, note: tuple[int, ...]) -> None:
        """Called by the kernels' ``emit``."""
        super().append(note)
        if not self.state.revealed:
            self.open = len(self)


class Snapshot(NamedTuple):
    """A moment of a game as the kernels know it."""

    state: PlainRecord
    rules: PlainRecord


class Table:
    """A game being played."""

    def __init__(
        self,
        game: Game,
        options: Json,
        seed: int | str,
        lang: str = "en",
        board: Json | None = None,
        start: Json | None = None,
        version: int | None = None,
    ):
        self._game = game
        self._options = options
        self._board = board
        self._start = start
        self.seed = seed
        self.lang = messages.language(lang)
        self._rules = game.rules(options, board, game.rules_version if version is None else version)
        self._moves: list[tuple[int, int]] = []
        self._log: list[Event] = []
        self._before: PlainRecord | None = None  # the state before the last move
        # (state before, events before, move) of each step that revealed nothing since the last that did
        self._undo: list[tuple[PlainRecord, int, tuple[int, int]]] = []
        self._legal: dict[int, list[int]] | None = None
        self._revealed = False
        self._open = 0  # how many events of the last step came before it revealed anything
        self._buffer = [0] * game.contract.MAX_LEGAL
        if start is not None:
            self._state = game.set_up(start, self._rules)
            self._start = kept(start, self.position(), game.named_by_thing)
        else:
            self._state = PlainRecord(game.contract.STATE)
            if isinstance(seed, str):
                put_key(self._state, seed)
            number = -1 if isinstance(seed, str) else seed
            self._run(lambda: game.contract.reset(self._state, self._rules, number))

    # ------------------------------------------------------------ what is asked

    @property
    def game(self) -> str:
        """The game's name."""
        return self._game.name

    @property
    def options(self) -> Json:
        """The options, complete."""
        return dict(self._options)

    @property
    def board(self) -> Json | None:
        """The custom board's data, if one is used."""
        return self._board

    @property
    def rules_version(self) -> int:
        """The version of the rules this game is played by; it never changes."""
        return int(self._rules.version)

    @property
    def players(self) -> int:
        """How many seats there are."""
        return self._game.seats(self._options)

    @property
    def ply(self) -> int:
        """How many moves were made."""
        return len(self._moves)

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that may act now; several while a choice is simultaneous."""
        return self._game.to_act(self._state, self._rules)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self._game.contract.over(self._state))

    @property
    def scores(self) -> list[int]:
        """Points of each side."""
        return self._game.scores(self._state, self._rules)

    @property
    def winners(self) -> list[int]:
        """The sides that have won."""
        return self._game.winners(self._state, self._rules)

    @property
    def course(self) -> list[Knot]:
        """How points came and went so far; empty where the beginning is not known."""
        return [] if self._start is not None else self._game.course(self._log, self._state, self._rules)

    @property
    def seat_names(self) -> list[str]:
        """A message key for each side."""
        return self._game.seat_names(self._state, self._rules)

    @property
    def nouns(self) -> Mapping[str, str]:
        """Argument of moves and events -> what it names (``seat``, ``province``, …)."""
        return self._game.nouns

    def legal(self, seat: int | None = None) -> list[Action]:
        """What may be done now by that seat (default: the one to act; of several, the first)."""
        acting = self.to_act
        if seat is None:
            seat = acting[0] if acting else 0
        if seat not in acting:
            return []
        table = self._game.actions(self._rules)
        return [table[n] for n in self._legal_numbers(seat)]

    def events(self, seat: int | None = None, since: int = 0) -> list[Event]:
        """The log from ply ``since`` on as that seat may know it (None: a spectator)."""
        return [e.seen_by(seat) for e in self._log if e.ply >= since]

    @property
    def story(self) -> list[Event]:
        """The whole log, hidden things included: for records, tests and analysis, never for a player."""
        return list(self._log)

    def view(self, seat: int | None = None) -> Json:
        """Only what that seat may know, JSON-able (None: a spectator)."""
        self._check_viewer(seat)
        return self._with_head(self._game.view(self._state, self._rules, seat))

    def explained(self, seat: int | None = None) -> Json:
        """The view with the numbers that explain it to a person, where the game has any."""
        return self.explained_to([seat])[seat]

    def explained_to(self, seats: Iterable[int | None]) -> dict[int | None, Json]:
        """The same for several. What all see alike is made once and shared: read these views, do not change them."""
        game, state, rules = self._game, self._state, self._rules
        view, numbers = game.view(state, rules, None), game.numbers(state, rules, None)
        found: dict[int | None, Json] = {}
        for seat in seats:
            self._check_viewer(seat)
            told = game.numbers(state, rules, seat, numbers)
            seen = game.view(state, rules, seat, view)
            found[seat] = self._with_head(seen | {"numbers": told} if told else seen)
        return found

    def position(self) -> Json:
        """Everything, JSON-able."""
        board = {} if self._board is None else {"board": self._board}
        return self._with_head(board | self._game.position(self._state, self._rules))

    def record(self) -> str:
        """The game as JSON text: what `tatami.replay` plays again."""
        table = self._game.actions(self._rules)
        head: Json = {
            "tatami": RECORD_FORMAT,
            "game": self.game,
            "rules_version": self.rules_version,
            "options": self._options,
            "seed": self.seed,
        }
        if self._board is not None:
            head["board"] = self._board
        if self._start is not None:
            head["start"] = self._start
        head["moves"] = [[seat, table[number].words] for seat, number in self._moves]
        return json.dumps(head, ensure_ascii=False)

    @property
    def moves(self) -> list[tuple[int, str]]:
        """The moves so far: seat and words."""
        table = self._game.actions(self._rules)
        return [(seat, table[number].words) for seat, number in self._moves]

    @property
    def verbs(self) -> list[str]:
        """The first words of all moves there are in this game."""
        return sorted({a.words.split()[0] for a in self._game.actions(self._rules) if a.kind != "none"})

    def say(self, thing: Event | Action, lang: str | None = None) -> str:
        """An event or an action as a sentence in the table's language (or another)."""
        prefix = "event" if isinstance(thing, Event) else "action"
        key = f"{prefix}-{self.game}-{thing.kind}"
        return messages.worded(lang or self.lang, key, thing.args, self._game.nouns, self.seat_names)

    # ------------------------------------------------------------ what is done

    def play(self, move: str | Action, seat: int | None = None) -> list[Event]:
        """Make a move, given in words or as an Action; what happened. Raises IllegalMove and changes nothing."""
        seat, action = self._checked(move, seat)
        before = self._before = self._state.copy()
        logged = len(self._log)
        self._state.current = seat
        made = (seat, action.number)
        self._moves.append(made)
        self._run(lambda: self._game.contract.step(self._state, self._rules, action.number))
        if self._revealed:
            self._undo.clear()
        else:
            self._undo.append((before, logged, made))
        return self._log[logged:]

    def undo(self, seat: int | None = None) -> None:
        """Take back the last step (of that seat) if nothing hidden or random was revealed since."""
        steps = self._undo
        back = len(steps) - 1
        if seat is not None:
            # others' secret picks made meanwhile may be passed over: they are made again
            while back >= 0 and steps[back][2][0] != seat and len(self._acting(steps[back][0])) > 1:
                back -= 1
        if back < 0 or (seat is not None and steps[back][2][0] != seat):
            raise CannotUndo(messages.text(self.lang, "cannot-undo"))
        later = [made for _, _, made in steps[back + 1 :]]
        before, logged, _ = steps[back]
        del self._undo[back:], self._log[logged:], self._moves[len(self._moves) - len(later) - 1 :]
        # a copy of this table may hold the same way back
        self._state, self._legal, self._before = before.copy(), None, None
        table = self._game.actions(self._rules)
        for who, number in later:
            self.play(table[number], who)

    def can_undo(self, seat: int) -> bool:
        """Whether `undo(seat)` would work."""
        for before, _, made in reversed(self._undo):
            if made[0] == seat:
                return True
            if len(self._acting(before)) <= 1:
                return False
        return False

    def why(self, move: str | Action, seat: int | None = None) -> IllegalMove | None:
        """Why this move cannot be made now; None if it can."""
        try:
            self._checked(move, seat)
        except IllegalMove as refused:
            return refused
        return None

    def preview(self, move: str | Action, seat: int) -> Json:
        """What a move would do, without doing it; nothing past the point where something unknown would show."""
        trial = self.copy()
        events = trial.play(move, seat)
        known = [e.seen_by(seat).json() for e in events[: trial._open]]
        return {"reveals": trial._revealed, "events": known, "view": None if trial._revealed else trial.view(seat)}

    def looks(self, seat: int, others: Iterable[str] = ()) -> Json:
        """What each legal move of a seat would do, as `preview` says it; and of the others why they cannot be made."""
        moves = {action.words: self.preview(action, seat) for action in self.legal(seat)}
        refused = {words: why for words in others if words not in moves and (why := self.why(words, seat))}
        return {"moves": moves, "refused": refused}

    def hint(self, seat: int | None = None, seconds: float = 1.0) -> list[Json]:
        """The best moves of that seat with their value and a reason; asks the bots, which see no more than the seat."""
        from . import bots

        return bots.hint(self, seat, seconds)

    def odds(self, seconds: float = 0.5, seat: int | None = None) -> list[float]:
        """Each side's chance to win (7 Samurai: to survive), as that seat (None: a spectator) can know it."""
        from . import bots

        return bots.odds(self, seconds, seat)

    def snapshot(self) -> Snapshot:
        """What algorithms work on: a copy of the state, and the rules. Nothing in it is veiled."""
        return Snapshot(self._state.copy(), self._rules)

    def fresh(self) -> Table:
        """The same table before its first move."""
        return Table(self._game, self._options, self.seed, self.lang, self._board, self._start, self.rules_version)

    def copy(self) -> Table:
        """Another table at the same point; the two go their own ways."""
        twin = Table.__new__(Table)
        twin.__dict__.update(self.__dict__)
        twin._state = self._state.copy()
        twin._moves, twin._log, twin._undo = self._moves[:], self._log[:], self._undo[:]
        twin._legal = None
        return twin

    def imagined(self, seat: int | None, seed: int) -> Table:
        """A table that starts where this one stands, with all drawn anew that the seat (None: a spectator) cannot know.

        It has no past: moves and events before this point may hold what was drawn anew.
        """
        self._check_viewer(seat)
        drawn = self.copy()
        viewer = NONE if seat is None else seat
        self._game.contract.resample(drawn._state, drawn._rules, viewer, seeded(seed))
        return from_position(drawn.position(), self.lang)

    # ------------------------------------------------------------ inside

    def _run(self, change: Any) -> None:
        """Let the kernels change the state, and keep the events they note."""
        raw = _Notes(self._state)
        self._state.log = raw
        change()
        self._state.log = None
        self._open = raw.open
        self._revealed, self._state.revealed = bool(self._state.revealed), 0
        self._legal = None
        ply = len(self._moves)
        self._log += [self._game.event(self._state, self._rules, r, ply) for r in raw]

    def _acting(self, state: PlainRecord) -> tuple[int, ...]:
        return self._game.to_act(state, self._rules)

    def _legal_numbers(self, seat: int) -> list[int]:
        if self._legal is None:
            self._legal = {}
        if seat not in self._legal:
            decider, self._state.current = self._state.current, seat
            count = self._game.contract.legal(self._state, self._rules, self._buffer)
            self._state.current = decider
            self._legal[seat] = self._buffer[:count]
        return self._legal[seat]

    def _with_head(self, body: Json) -> Json:
        return {"game": self.game, "options": self.options, "rules_version": self.rules_version, **body}

    def _check_viewer(self, seat: int | None) -> None:
        if seat is not None and (type(seat) is not int or not 0 <= seat < self.players):
            raise ValueError(messages.text(self.lang, "refuse-no-such-seat", seats=self.players - 1))

    def _checked(self, move: str | Action, seat: int | None) -> tuple[int, Action]:
        """The seat and the action meant, or IllegalMove."""
        acting = self.to_act
        if not acting:
            raise self._illegal(Refusal(self._game.over_rule, "game-over"), [])
        if seat is None:
            seat = acting[0]
        if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < self.players:
            raise self._illegal(Refusal(self._game.seat_rule, "no-such-seat", {"seats": self.players - 1}), [])
        action = self._find(move, seat)  # its sentence lists what this seat may do, never another's hand
        if seat in acting and action.number in self._legal_numbers(seat):
            return seat, action
        refusal = self._too_late(seat, action)
        if refusal is None and seat not in acting:
            refusal = self._game.out_of_turn(self._state, self._rules, seat, acting[0])
        elif refusal is None:
            refusal = self._game.why(self._state, self._rules, seat, action)
        raise self._illegal(refusal, self.legal(seat))

    def _too_late(self, seat: int, action: Action) -> Refusal | None:
        """What nobody was asked for: a price the seat's last move left unpaid, or an order that could do nothing."""
        if self._before is None:
            return None
        mover, made = self._moves[-1]
        lacked = self._game.why_no_more(self._before, self._rules, seat, made, action) if mover == seat else None
        return lacked or self._game.why_idle(self._before, self._state, self._rules, (mover, made), seat, action)

    def _find(self, move: str | Action, seat: int) -> Action:
        table = self._game.actions(self._rules)
        if isinstance(move, Action):
            if type(move.number) is int and 0 <= move.number < len(table) and table[move.number].words == move.words:
                return table[move.number]
            move = move.words
        if isinstance(move, str):
            plain = " ".join(move.lower().split())
            if len(move) <= MAX_WORDS and (found := table.by_words.get(plain) or self._game.meant(plain, self._rules)):
                return found
            shown = "".join(c for c in move[:40] if c.isprintable())
        else:
            shown = type(move).__name__
        rule = self._game.asked(self._state, self._rules)
        raise self._illegal(Refusal(rule, "unknown-words", {"words": shown}), self.legal(seat))

    def _illegal(self, refusal: Refusal, legal: list[Action]) -> IllegalMove:
        """The error of a refusal: the sentence in the table's language, the data, and the way to other languages."""
        game, seats = self._game, self.seat_names
        key = "illegal-move-legal" if legal else "illegal-move"
        if refusal.reason == "unknown-words":  # no rule forbids it: there is no such move
            key = "unknown-move-legal" if legal else "unknown-move"

        def told(lang: str) -> str:
            def worded(name: str, args: Mapping[str, Any]) -> str:
                return messages.worded(lang, name, args, game.nouns, seats)

            why = worded(f"refuse-{refusal.reason}", refusal.args)
            named = [worded(f"action-{game.name}-{a.kind}", a.args) for a in legal[:HINTS]]
            shown = "; ".join(named) + ("; …" if len(legal) > HINTS else ".")
            return messages.text(lang, key, why=why, rule=refusal.rule, legal=shown)

        return IllegalMove(told(self.lang), refusal.rule, refusal.reason, refusal.args, told)


def new_seed() -> str:
    """A seed nobody can guess: 192 bits of the system's randomness."""
    return secrets.token_urlsafe(24)


def new_table(
    game: str,
    *,
    players: int,
    seed: int | str | None = None,
    lang: str = "en",
    board: Json | None = None,
    rules_version: int | None = None,
    **options: Any,
) -> Table:
    """A new game, by the newest rules unless told otherwise; ValueError (one sentence) if it cannot be played."""
    found = games.get(str(game)[:40])
    version = found.rules_version if rules_version is None else checked_version(found, rules_version)
    if seed is None:
        seed = new_seed() if version >= TEXT_SEEDS else secrets.randbits(48)
    return _opened(found, players, options, seed, lang, board, None, version)


def check_players(game: Game, players: Any) -> None:
    """ValueError unless so many can play the game."""
    if isinstance(players, bool) or not isinstance(players, int) or players not in game.players:
        least, most = game.players.start, game.players.stop - 1
        shown = players if isinstance(players, int) and abs(players) < 1000 else "that"
        raise Failure("players", game=game.name, least=least, most=most, players=str(shown))


def checked_version(game: Game, version: Any) -> int:
    """The version of the rules asked for; ValueError unless this release knows it."""
    if type(version) is not int or not 1 <= version <= game.rules_version:
        shown = version if type(version) is int and abs(version) < 1 << 40 else "none"
        raise Failure("rules-version", version=str(shown), newest=game.rules_version)
    return int(version)


def _opened(game: Game, players: Any, given: Json, seed: Any, lang: str, board: Any, start: Any, version: int) -> Table:
    """A table, once all that was asked for is checked."""
    if isinstance(seed, str):
        if version < TEXT_SEEDS or not _SEED.fullmatch(seed):
            raise Failure("seed-text")
    elif type(seed) is not int or not 0 <= seed < 1 << 62:
        raise Failure("seed")
    check_players(game, players)
    if board is not None:
        board = plain(board, "board")
    return Table(game, game.complete_options(players, given, board), seed, lang, board, start, version)


def replay(text: str, lang: str = "en") -> Table:
    """Play a record again; ValueError (one sentence) if it is none."""
    head = parsed(text)
    if head.get("tatami") != RECORD_FORMAT:
        raise Failure("record-format")
    game = games.get(str(head.get("game"))[:40])
    version = checked_version(game, head.get("rules_version"))
    moves, options, seed = head.get("moves"), head.get("options"), head.get("seed")
    board, start = head.get("board"), head.get("start")
    if not isinstance(moves, list) or not isinstance(options, dict) or not is_json(board) or not is_json(start):
        raise Failure("record-parts")
    table = _opened(game, options.pop("players", None), options, seed, lang, board, start, version)
    for number, move in enumerate(moves, 1):
        if not (isinstance(move, list) and len(move) == 2 and isinstance(move[1], str)):
            raise Failure("record-pair", number=number)
        try:
            table.play(move[1], move[0])
        except IllegalMove as refused:
            raise Failure("record-move", number=number, why=refused) from None
    return table


def from_position(position: Json, lang: str = "en") -> Table:
    """A table that starts from a position; ValueError (one sentence) if it is none."""
    start = plain(position, "position")
    game = games.get(str(start.get("game"))[:40])
    options = start.get("options")
    if not isinstance(options, dict):
        raise Failure("position-options")
    version = checked_version(game, start.get("rules_version", game.rules_version))
    given = dict(options)
    return _opened(game, given.pop("players", None), given, 0, lang, start.get("board"), start, version)
