"""The socket's schemas: what a client may say, what it hears. Exported for the browser's types."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field, TypeAdapter

from ..game import Json
from .errors import BAD_HELLO as BAD_HELLO
from .errors import IDLE as IDLE
from .errors import NOT_FOUND as NOT_FOUND
from .errors import RESTART as RESTART
from .errors import TOO_MANY as TOO_MANY
from .errors import TOO_SLOW as TOO_SLOW
from .schema import GameEvent, Key, Lang, Level, Name, Result, Seat, Sent, Spoken, TableState, Talk

Ref = Annotated[int, Field(ge=0, lt=1 << 53)] | Annotated[str, Field(max_length=40)] | None
Words = Annotated[str, Field(min_length=1, max_length=100)]


class Hello(Sent):
    """The first message: keys (several: hot seat), and the last ``seq`` seen when coming back."""

    t: Literal["hello"]
    keys: Annotated[list[Key], Field(min_length=1, max_length=12)]
    since: Annotated[int, Field(ge=0)] | None = None
    lang: Lang = "en"


class Request(Sent):
    """Any later message: ``id`` comes back as ``re`` in the reply."""

    id: Ref = None


class Move(Request):
    """A move, made at the ply the client has seen."""

    t: Literal["move"]
    seat: Seat
    words: Words
    ply: Annotated[int, Field(ge=0)]


class Undo(Request):
    """Take back the seat's last step; what the engine does not allow at once is put to the others."""

    t: Literal["undo"]
    seat: Seat


class UndoAnswer(Request):
    """The answer to ``undo-asked``, whose ``question`` it names."""

    t: Literal["undo-answer"]
    question: Annotated[str, Field(max_length=20)]
    yes: bool


class End(Request):
    """Put it to the other players of a game won or lost together: shall it end here, as a loss?"""

    t: Literal["end"]
    seat: Seat


class EndAnswer(Request):
    """The answer to ``end-asked``, whose ``question`` it names."""

    t: Literal["end-answer"]
    question: Annotated[str, Field(max_length=20)]
    yes: bool


class Why(Request):
    """Why can this not be done?"""

    t: Literal["why"]
    seat: Seat
    words: Words


class Preview(Request):
    """What would this do?"""

    t: Literal["preview"]
    seat: Seat
    words: Words


class Looks(Request):
    """What would each of my moves do, and why can these others not be made?"""

    t: Literal["looks"]
    seat: Seat
    others: Annotated[list[Words], Field(default_factory=list, max_length=16)]


class Hint(Request):
    """What would you do?"""

    t: Literal["hint"]
    seat: Seat


class Odds(Request):
    """How does it stand?"""

    t: Literal["odds"]


class Chat(Request):
    """Talk."""

    t: Literal["chat"]
    text: Talk


class TakeOver(Request):
    """Let a bot play a seat: one's own, or (the host) one whose player is away."""

    t: Literal["takeover"]
    seat: Seat
    level: Level


class GiveBack(Request):
    """Take one's own seat back from the bot."""

    t: Literal["giveback"]
    seat: Seat


class Rename(Request):
    """Another name."""

    t: Literal["rename"]
    seat: Seat
    name: Name


class Ping(Request):
    """Still here."""

    t: Literal["ping"]


Said = Annotated[
    Move
    | Undo
    | UndoAnswer
    | End
    | EndAnswer
    | Why
    | Preview
    | Looks
    | Hint
    | Odds
    | Chat
    | TakeOver
    | GiveBack
    | Rename
    | Ping,
    Field(discriminator="t"),
]
HELLO = TypeAdapter(Hello)
SAID: TypeAdapter[Said] = TypeAdapter(Said)


class Heard(BaseModel):
    """What the server sends: ``seq`` never falls, and is what ``since`` of a later hello takes."""

    seq: int


class LegalMove(BaseModel):
    """A legal move."""

    words: str
    kind: str
    args: Json


class ClockState(BaseModel):
    """Seconds left for each seat as of ``at`` (the server's time); it runs for those in ``running``."""

    kind: Literal["live", "days"]
    left: list[float]
    running: list[int]
    at: float


class Turn(BaseModel):
    """Who may act; the legal moves of the viewer's own seats; which of them may take back at once."""

    to_act: list[int]
    legal: dict[str, list[LegalMove]]
    can_undo: list[int]
    clock: ClockState | None


class Line(BaseModel):
    """A line of talk."""

    n: int
    seat: int | None
    name: str
    text: str
    at: float


class Welcome(Heard):
    """All one may know. ``resumed``: ``log`` holds only what came after ``since``."""

    t: Literal["welcome"]
    resumed: bool
    table: TableState
    seats: list[int]
    views: dict[str, Json]
    log: list[GameEvent]
    turn: Turn | None
    chat: list[Line]
    ply: int
    presence: Presence


class Moved(Heard):
    """A move was made. ``views`` holds RFC 7396 merge patches, or whole views where ``full`` is true."""

    t: Literal["moved"]
    ply: int
    by: int
    words: str | None
    events: list[GameEvent]
    views: dict[str, Json]
    full: bool
    turn: Turn


class Undone(Heard):
    """Something was taken back: the whole log and whole views, as they now are."""

    t: Literal["undone"]
    ply: int
    by: int
    log: list[GameEvent]
    views: dict[str, Json]
    turn: Turn


class Over(Heard):
    """The end."""

    t: Literal["over"]
    result: Result


class Lobby(Heard):
    """The table's own state changed: seats, names, bots, start, rematch; ``turn`` comes along while it runs."""

    t: Literal["lobby"]
    table: TableState
    turn: Turn | None


class Presence(BaseModel):
    """Who is here."""

    seats: list[int]
    spectators: int


class PresenceNews(Heard):
    """Who is here now."""

    t: Literal["presence"]
    presence: Presence


class ChatNews(Heard):
    """A new line of talk."""

    t: Literal["chat"]
    line: Line


class UndoAsked(Heard):
    """Somebody wants to take back more than the rules allow; every other player must agree."""

    t: Literal["undo-asked"]
    by: int
    question: str


class UndoRefused(Heard):
    """Somebody did not agree."""

    t: Literal["undo-refused"]
    by: int


class EndAsked(Heard):
    """Somebody wants to end a game that all win or lose together; every other person who plays must agree."""

    t: Literal["end-asked"]
    by: int
    question: str


class EndRefused(Heard):
    """Somebody wants to play on."""

    t: Literal["end-refused"]
    by: int


class Notice(Heard):
    """A word about a seat: ``bots-busy``, ``bot-slow``, ``bots-warming``, ``time-out``, ``stand-in``, ``no-room``."""

    t: Literal["notice"]
    kind: str
    seat: int | None


class Reply(Heard):
    """A reply to the message ``re``."""

    re: Ref


class Ok(Reply):
    """Done; a move is committed when this comes."""

    t: Literal["ok"]
    ply: int


class Pong(Reply):
    """Still here too; the server's time."""

    t: Literal["pong"]
    at: float


class WhyNot(Reply):
    """The reason, or nulls if it can be done."""

    t: Literal["why"]
    words: str
    rule: str | None
    reason: str | None
    args: Json
    message: str | None


class PreviewShown(Reply):
    """What it would do, up to where something unknown would show."""

    t: Literal["preview"]
    words: str
    reveals: bool
    events: list[GameEvent]
    view: Json | None


class Look(BaseModel):
    """What a move would do; ``change`` is a merge patch of the seat's view, or the view itself where it is ``full``."""

    reveals: bool
    events: list[GameEvent]
    change: Json | None
    full: bool


class Barred(BaseModel):
    """Why a move cannot be made: the rule, and the reason (message ``refuse-<reason>``) with what it speaks of."""

    rule: str
    reason: str
    args: Json


class LooksShown(Reply):
    """What all moves of a seat would do at this ply."""

    t: Literal["looks"]
    seat: int
    ply: int
    moves: dict[str, Look]
    refused: dict[str, Barred]


class HintedMove(LegalMove):
    """A good move, the seat's chance with it, and what speaks for it (message ``hint-<game>-<kind>``)."""

    value: float
    reason: Spoken


class HintGiven(Reply):
    """Good moves, the best first."""

    t: Literal["hint"]
    seat: int
    moves: list[HintedMove]


class OddsGiven(Reply):
    """Chances of each side, 0 to 1."""

    t: Literal["odds"]
    values: list[float]


class Failed(Reply):
    """The message was refused."""

    t: Literal["error"]
    error: str
    rule: str | None
    args: Json
    message: str


Told = Annotated[
    Welcome
    | Moved
    | Undone
    | Over
    | Lobby
    | PresenceNews
    | ChatNews
    | UndoAsked
    | UndoRefused
    | EndAsked
    | EndRefused
    | Notice
    | Ok
    | Pong
    | WhyNot
    | PreviewShown
    | LooksShown
    | HintGiven
    | OddsGiven
    | Failed,
    Field(discriminator="t"),
]
Welcome.model_rebuild()
TOLD: TypeAdapter[Told] = TypeAdapter(Told)


@cache
def socket_schema() -> Json:
    """JSON Schemas of both directions, for generating types."""
    client: TypeAdapter[Any] = TypeAdapter(Hello | Said)
    return {"client": client.json_schema(), "server": TOLD.json_schema(mode="serialization")}
