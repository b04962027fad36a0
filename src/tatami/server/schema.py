"""The schemas of REST, and the types that socket and REST share: all a client sends is checked and sized by these."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints

from ..game import NAMES, Json
from ..messages import LANGUAGES
from .names import LONGEST_NAME, LONGEST_TALK, plain
from .reader import MAX_BOARD

Key = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{32}$")]
Keys = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{32}(,[A-Za-z0-9_-]{32}){0,15}$")]
"""Several, with commas between them."""
TableId = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{12}$")]
Level = Annotated[str, StringConstraints(pattern=r"^[a-z][a-z0-9-]{0,19}$")]
TextSeed = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{22,64}$")]
Seat = Annotated[int, Field(ge=0, le=15)]
if TYPE_CHECKING:
    Lang = str
    GameName = str
else:
    Lang, GameName = Literal[LANGUAGES], Literal[NAMES]

Name = Annotated[str, Field(max_length=LONGEST_NAME), AfterValidator(plain)]
Talk = Annotated[str, Field(min_length=1, max_length=LONGEST_TALK), AfterValidator(plain)]


class Sent(BaseModel):
    """What clients send: unknown fields are refused."""

    model_config = ConfigDict(extra="forbid")


class Clock(Sent):
    """A clock: ``live`` gives seconds to each seat and some more for each move, ``days`` so many days for each move."""

    kind: Literal["live", "days"]
    base: Annotated[int, Field(ge=10, le=86_400)] = 900
    increment: Annotated[int, Field(ge=0, le=600)] = 10
    days: Annotated[float, Field(gt=0, le=30)] = 2


class NewSeat(Sent):
    """Who is to sit here."""

    kind: Literal["open", "mine", "bot"] = "open"
    level: Level | None = None
    name: Name = ""


class NewTable(Sent):
    """A table to be opened."""

    game: Annotated[str, Field(max_length=20)]
    options: Annotated[Json, Field(max_length=20)] = {}
    seats: Annotated[list[NewSeat], Field(min_length=1, max_length=10)]
    players: Annotated[int, Field(ge=1, le=10)] | None = None
    """How many people and bots play, where that is not a seat each: one person alone may hold several seats."""
    listed: bool = False
    help: bool | None = None
    """Whether bots give hints and odds; null: unless two or more people play against each other."""
    clock: Clock | None = None
    board: Json | Annotated[str, Field(max_length=MAX_BOARD)] | None = None
    """A board of one's own: its data, or the text of the file that ``tatami data export`` writes."""
    seed: Annotated[int, Field(ge=0, lt=1 << 53)] | TextSeed | None = None
    """Only where every seat is on this screen or a bot's: who knows the seed knows every hand."""


class Links(BaseModel):
    """Secrets: one for each seat that is not a bot's, and one to look on."""

    seat: list[str | None]
    spectator: str


class Opened(BaseModel):
    """A table was opened: all its secrets, told once."""

    table: str
    links: Links
    mine: list[int]
    host: str
    started: bool


class WithKey(Sent):
    """A request of somebody who holds a key."""

    key: Key


class Join(Sent):
    """Take a seat: by its invitation, or any open seat of a listed table."""

    key: Key | None = None
    seat: Seat | None = None
    name: Name = ""


class Joined(BaseModel):
    """The seat is yours; this new key is its only one, the invitation is spent."""

    table: str
    seat: int
    key: str
    spectator: str | None = None
    host: str | None = None


class Invite(WithKey):
    """A new invitation for an open seat; the host's key."""

    seat: Seat


class Dismiss(WithKey):
    """Send away whoever sits there; the host's key."""

    seat: Seat


class Invitation(BaseModel):
    """A fresh invitation; earlier ones for the seat are void."""

    seat: int
    key: str


class Start(WithKey):
    """Begin; ``fill`` puts bots of that level on seats still open. Any seat's or the host's key."""

    fill: Level | None = None


class Fork(WithKey):
    """A sandbox from this table: the position after ``ply`` moves (of the replay), hidden things drawn anew."""

    ply: Annotated[int, Field(ge=0, le=100_000)] | None = None


class Takeover(WithKey):
    """Let a bot of that level play the seat; level null gives it back."""

    seat: Seat
    level: Level | None


class Alert(WithKey):
    """How to be told that it is this seat's turn; nothing at all turns it off."""

    webhook: Annotated[str, Field(max_length=300)] | None = None
    email: Annotated[str, Field(max_length=200, pattern=r"^[^@\s,;<>]+@[^@\s,;<>]+\.[^@\s,;<>]+$")] | None = None
    lang: Lang = "en"


class AlertState(BaseModel):
    """By what this server tells of turns, and how the seat wants to be told."""

    offered: list[Literal["webhook", "email"]]
    webhook: str | None = None
    email: str | None = None
    confirmed: bool = False
    """Whether the reader of the e-mails has agreed to get them."""


class OpenRecord(Sent):
    """A record file, to be looked at."""

    record: Json


class Mine(Sent):
    """Keys a browser holds."""

    keys: Annotated[list[Key], Field(max_length=100)]


class SeatState(BaseModel):
    """A seat as everybody may know it."""

    seat: int
    name: str
    side: str | None
    """Message key of the house or samurai, once the game is dealt."""
    bot: str | None
    stand_in: str | None
    joined: bool
    here: bool


class TableState(BaseModel):
    """A table as everybody at it may know it; ``mine`` and ``host`` are for the one who asks."""

    table: str
    game: str
    options: Json
    stage: Literal["lobby", "playing", "over"]
    started: bool
    over: bool
    listed: bool
    hot: bool
    help: bool
    """Whether bots give hints and odds here."""
    clock: Clock | None
    made: float
    seats: list[SeatState]
    sides: list[str]
    """Message keys of all sides once the game is dealt, also of those without a seat."""
    ply: int
    turn: list[int]
    result: Result | None
    rematch: str | None
    seal: str | None
    """The hash of the deal: what it was made of is told at the end (`GET /api/tables/{id}/seal`)."""
    mine: list[int]
    host: bool


class Result(BaseModel):
    """How it ended."""

    scores: list[int]
    winners: list[int]
    facts: dict[str, int | str] = {}
    """Plain facts of the last position, as everybody could see it: the round, why it was lost …"""


class ListedTable(BaseModel):
    """An open table in the lobby's list."""

    table: str
    game: str
    options: Json
    clock: Clock | None
    made: float
    seats: list[SeatState]


class MyTable(BaseModel):
    """One of my tables."""

    key: str
    table: str
    game: str
    seat: int
    stage: Literal["lobby", "playing", "over"]
    my_turn: bool
    ply: int
    made: float
    names: list[str]


class OptionState(BaseModel):
    """An option of a game."""

    name: str
    kind: str
    values: list[str | int]
    default: Any


class GameState(BaseModel):
    """A game that can be played here."""

    game: str
    rules_version: int
    players: list[int]
    options: list[OptionState]
    nouns: dict[str, str]
    """Argument of a move or an event -> prefix of the message that words it."""
    together: bool
    """Whether all win or lose together."""
    full_score: int | None
    """The most points there can be; null where there is no such number."""


class GameEvent(BaseModel):
    """Something that happened, at a ply of the game; message ``event-<game>-<kind>`` words it."""

    kind: str
    args: Json
    ply: int


class Spoken(BaseModel):
    """A move, or a reason, as message files name it."""

    kind: str
    args: Json


class Step(BaseModel):
    """One ply of a replay, as the viewer may know it."""

    ply: int
    by: int | None
    words: str | None
    events: list[GameEvent]
    view: Json
    to_act: list[int]


class Replay(BaseModel):
    """A whole game as the viewer may know it."""

    table: str
    game: str
    seat: int | None
    sides: list[str]
    steps: list[Step]


class Seal(BaseModel):
    """What was sealed at the start: ``seal`` is the SHA-256 of ``sealed``, which holds seed and salt."""

    seal: str
    sealed: str


class OddsCurve(BaseModel):
    """Each side's chance, 0 to 1, at some plies of a finished game, as somebody looking on could know it."""

    plies: list[int]
    values: list[list[float]]


class Rule(BaseModel):
    """A rule of the rulebook."""

    id: str
    title: str
    text: str
    chapter: str
    book: str


class Failure(BaseModel):
    """Why a request was refused."""

    error: str
    rule: str | None
    args: Json
    message: str


TableState.model_rebuild()
