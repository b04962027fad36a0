"""The REST side of people: who I am, my tables, my settings; keys from one device to the next."""

from __future__ import annotations

import hmac
import socket
from pathlib import Path
from typing import Annotated, Any, Literal
from urllib.parse import urlsplit

from fastapi import APIRouter, Depends, Request, Response
from pydantic import BaseModel, Field

from ..game import Json
from . import packing
from .api import FAILURES, Me, TheServices, address_of
from .errors import Refused, not_found
from .outgoing import seat_states
from .people import Held, owner_of
from .person import Person
from .rows import SeatRow
from .schema import Key, Name, Result, SeatState, Sent, TableId
from .strict import StrictRoute

router = APIRouter(prefix="/api", tags=["people"], responses=FAILURES, route_class=StrictRoute)
MAX_SETTINGS = 8000
"""Letters a person's settings may take."""


class AboutMe(BaseModel):
    """A person as kept here; ``known`` is false for a key never seen."""

    known: bool
    name: str
    settings: dict[str, Any]


class ChangeMe(Sent):
    """A name and settings to keep."""

    name: Name = ""
    settings: Annotated[Json, Field(default_factory=dict, max_length=40)]


class Knot(BaseModel):
    """A moment at which points changed: the event that did it, its era or night, everybody's points then."""

    what: str
    chapter: int
    points: list[int]


class KeptResult(Result):
    """How it ended, and how it went there."""

    course: Annotated[list[Knot], Field(default_factory=list)]
    """Empty for games that ended before this was kept."""


class PersonTable(BaseModel):
    """One of a person's tables, with the keys to it."""

    table: str
    game: str
    options: Json
    stage: Literal["lobby", "playing", "over"]
    made: float
    moved: float | None
    acting: list[int]
    mine: list[int]
    host: bool
    keys: list[str]
    host_key: str | None
    spectator: str | None
    sides: list[str]
    seats: list[SeatState]
    result: KeptResult | None
    clock: Json | None
    sandbox: bool
    challenge: str | None


class TableNamed(Sent):
    """A table of mine."""

    table: TableId


class Adopt(Sent):
    """Keys of seats a guest's browser holds."""

    keys: Annotated[list[Key], Field(max_length=200)]


class Adopted(BaseModel):
    """The person's own keys in place of the old ones."""

    keys: dict[str, str]


class Once(BaseModel):
    """A key that works once, for some minutes."""

    once: str


class Redeem(Sent):
    """A one-time key."""

    once: Key


class Redeemed(BaseModel):
    """The person it was for."""

    person: str


class Knock(Sent):
    """The word that the running server left for its owner's next start."""

    door: Annotated[str, Field(max_length=64)]


class Reach(BaseModel):
    """An address of this server, and from where it can be opened."""

    url: str
    scope: Literal["here", "network", "everywhere"]


def own_page(request: Request) -> None:
    """Refuses what a page of another origin asks for: nothing here is meant for it."""
    origin = request.headers.get("origin")
    if origin is not None and urlsplit(origin).netloc != request.headers.get("host", ""):
        raise Refused("bad-origin", 403)


def somebody(me: Me) -> Person:
    """The person who asks; 403 for a guest."""
    if me is None:
        raise Refused("nobody", 403)
    return me


Somebody = Annotated[Person, Depends(somebody)]
OwnPage = Depends(own_page)


@router.get("/me", dependencies=[OwnPage])
async def about_me(me: Somebody, services: TheServices) -> AboutMe:
    """What is kept of me."""
    found = await services.people.about(me)
    return AboutMe(known=True, **found) if found else AboutMe(known=False, name="", settings={})


@router.post("/me", status_code=204, dependencies=[OwnPage])
async def change_me(wish: ChangeMe, me: Somebody, services: TheServices) -> None:
    """Keep my name and settings."""
    if len(str(wish.settings)) > MAX_SETTINGS:
        raise Refused("too-large", 413)
    await services.people.change(me, wish.name, wish.settings)


@router.get("/me/tables", dependencies=[OwnPage], response_model=list[PersonTable])
async def my_tables(me: Somebody, services: TheServices) -> Response:
    """My tables, the newest first; nothing is played again to tell this."""
    found = await services.people.tables(me)
    # packed by hand: hundreds of tables are not to be checked one by one against their own schema
    return Response(packing.dumps([_told(me, *one) for one in found]), media_type="application/json")


def _told(me: Person, held: Held, row: Json, chairs: list[SeatRow]) -> Json:
    """A PersonTable."""
    sides, result = row["sides"] or [], row["result"]
    return {
        "table": held.table_id,
        "game": row["game"],
        "options": row["head"]["options"],
        "stage": row["stage"],
        "made": row["made"],
        "moved": row["moved"],
        "acting": row["acting"] or [] if row["stage"] == "playing" else [],
        "mine": held.seats,
        "host": held.host,
        "keys": [me.secret(held.table_id, seat) for seat in held.seats],
        "host_key": me.secret(held.table_id, "host") if held.host else None,
        "spectator": me.secret(held.table_id, "spectator") if held.host else None,
        "sides": sides,
        "seats": seat_states(chairs, (), sides),
        "result": {"facts": {}, "course": [], **result} if result else None,
        "clock": row["clock"],
        "sandbox": row["head"].get("start") is not None,
        "challenge": row["challenge"],
    }


@router.post("/me/forget", status_code=204, dependencies=[OwnPage])
async def forget_table(wish: TableNamed, me: Somebody, services: TheServices) -> None:
    """Take a table off my list; the seat stays mine."""
    if not await services.people.hide(me, wish.table, True):
        raise not_found()


@router.post("/me/remember", status_code=204, dependencies=[OwnPage])
async def remember_table(wish: TableNamed, me: Somebody, services: TheServices) -> None:
    """Put it back."""
    if not await services.people.hide(me, wish.table, False):
        raise not_found()


@router.post("/me/adopt", dependencies=[OwnPage])
async def adopt(wish: Adopt, me: Somebody, services: TheServices) -> Adopted:
    """Seats this browser held as a guest become mine; their old keys are void."""
    keys, changed = await services.people.adopt(me, wish.keys)
    for table in changed:
        if room := services.open_room(table):
            await room.reread()  # it still knows the old keys
    return Adopted(keys=keys)


@router.post("/me/once", dependencies=[OwnPage])
async def one_time_key(me: Somebody, services: TheServices) -> Once:
    """A key for another device of mine: it works once, for ten minutes."""
    return Once(once=await services.people.once(me, services.time.now()))


@router.post("/once", dependencies=[OwnPage])
async def redeem(wish: Redeem, services: TheServices, request: Request) -> Redeemed:
    """Give a one-time key, get the person's key."""
    services.limits.request(address_of(request))
    person = await services.people.redeem(wish.once, services.time.now())
    if person is None:
        raise Refused("once-spent", 404)
    return Redeemed(person=person.key)


@router.post("/owner/once", dependencies=[OwnPage], include_in_schema=False)
async def owner_key(wish: Knock, services: TheServices) -> Once:
    """A one-time key for the person at this machine, for who knows the word that only they can read."""
    settings = services.settings
    if not settings.owner_folder or not settings.door or not hmac.compare_digest(settings.door, wish.door):
        raise not_found()
    owner = owner_of(Path(settings.owner_folder))
    return Once(once=await services.people.once(owner, services.time.now()))


# ---------------------------------------------------------------- where friends find this server


@router.get("/reach")
async def reach(services: TheServices, request: Request) -> list[Reach]:
    """Addresses under which this server can be opened, the farthest-reaching first."""
    settings = services.settings
    found: list[Reach] = []
    if settings.public_url:
        found.append(Reach(url=settings.public_url.rstrip("/") + "/", scope="everywhere"))
    port = (request.scope.get("server") or ("", settings.port))[1]
    if settings.host in ("0.0.0.0", "::"):
        found += [Reach(url=f"http://{address}:{port}/", scope="network") for address in lan_addresses()]
    elif settings.host not in ("127.0.0.1", "::1", "localhost"):
        found.append(Reach(url=f"http://{settings.host}:{port}/", scope="network"))
    return [*found, Reach(url=f"http://localhost:{port}/", scope="here")]


def lan_addresses() -> list[str]:
    """The addresses of this machine in its network; asking the system which way out it would take sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            found = str(probe.getsockname()[0])
        except OSError:
            return []
    return [] if found.startswith("127.") else [found]
