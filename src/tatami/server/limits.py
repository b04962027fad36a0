"""Limits by address (IPv6: by /64): token buckets for requests, messages and new tables; a count of open sockets.

How many and how large is in settings.py; connections are counted in door.py, bodies in app.py, messages in run.py.
"""

from __future__ import annotations

import asyncio
import ipaddress
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING
from weakref import WeakValueDictionary

from .clocks import Time
from .errors import Refused

if TYPE_CHECKING:
    from .settings import Settings

REMEMBERED = 20_000
"""Addresses kept in mind; the ones quiet for the longest are forgotten first."""
SHARED_BY = 8
"""All sockets of an address together may send what an eighth of the most it may hold could."""


def network_of(address: str) -> str:
    """Whom a limit counts: an IPv4 address, or the /64 of an IPv6 one, which is what a single household gets."""
    try:
        found = ipaddress.ip_address(address.split("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped:
            return str(found.ipv4_mapped)
        return str(ipaddress.ip_network((int(found) >> 64 << 64, 64)))
    return str(found)


def trusts(proxies: str, address: str) -> bool:
    """Whether the address is one of the proxies (addresses and networks, separated by commas; ``*``: all)."""
    for proxy in proxies.split(","):
        with suppress(ValueError):
            if proxy.strip() == "*" or ipaddress.ip_address(address) in ipaddress.ip_network(proxy.strip(), False):
                return True
    return False


class Bucket:
    """So many tokens a second, up to a burst."""

    def __init__(self, rate: float, burst: float, now: float):
        self._rate, self._burst, self._tokens, self._at = rate, burst, burst, now

    def take(self, now: float) -> bool:
        """A token, if there is one."""
        self._tokens = min(self._burst, self._tokens + max(0.0, now - self._at) * self._rate)
        self._at = now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True


class Turns:
    """Heavy work: from each address one thing after another, and few things at once in all."""

    def __init__(self, at_once: int):
        self._all = asyncio.Semaphore(at_once)
        self._own: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[None]:
        """Wait for one's turn, and have it."""
        own = self._own.setdefault(network_of(address), asyncio.Lock())
        async with own, self._all:
            yield


class Limits:
    """What one address may do."""

    def __init__(self, settings: Settings, time: Time):
        self._settings, self._time = settings, time
        self._requests: OrderedDict[str, Bucket] = OrderedDict()
        self._tables: OrderedDict[str, Bucket] = OrderedDict()
        self._messages: OrderedDict[str, Bucket] = OrderedDict()
        self._undos: OrderedDict[str, Bucket] = OrderedDict()
        self._people: OrderedDict[str, Bucket] = OrderedDict()
        self._mails: OrderedDict[str, Bucket] = OrderedDict()
        self._sockets: Counter[str] = Counter()

    def request(self, address: str) -> None:
        """One more request; Refused if there are too many."""
        rate = self._settings.requests_per_second
        self._take(self._requests, address, rate, rate * 10)

    def table(self, address: str) -> None:
        """One more table; Refused if there are too many."""
        count = self._settings.tables_per_hour
        self._take(self._tables, address, count / 3600, count)

    def person(self, address: str) -> None:
        """One more person to be kept; Refused if there are too many: as many as tables."""
        count = self._settings.tables_per_hour
        self._take(self._people, address, count / 3600, count)

    def mail(self, address: str, recipient: str) -> None:
        """One more letter to somebody who has not said yes yet; Refused if too many ask, or ask the same one."""
        self._take(self._mails, f"to {recipient}", 1 / 86_400, 1)
        self._take(self._mails, address, 5 / 3600, 5)

    def undo(self, address: str) -> None:
        """One more step to be taken back; Refused if there are too many: each may play a whole game again."""
        rate = self._settings.messages_per_second / 10
        self._take(self._undos, address, rate, rate * 10)

    def messages(self, address: str) -> tuple[Bucket, Bucket]:
        """The bucket of one more socket, and the one it shares with all others of its address."""
        rate = self._settings.messages_per_second
        together = rate * max(1.0, self._settings.sockets_per_address / SHARED_BY)
        shared = self._bucket(self._messages, address, together, together * 10)
        return Bucket(rate, rate * 10, self._time.mono()), shared

    def socket_opened(self, address: str) -> None:
        """One more socket; Refused if there are too many."""
        address = network_of(address)
        many = self._sockets[address] >= self._settings.sockets_per_address
        if many or self._sockets.total() >= self._settings.max_sockets:
            raise Refused("too-many", 429)
        self._sockets[address] += 1

    def socket_closed(self, address: str) -> None:
        """One socket less."""
        address = network_of(address)
        self._sockets[address] -= 1
        if self._sockets[address] <= 0:
            del self._sockets[address]

    def _take(self, buckets: OrderedDict[str, Bucket], address: str, rate: float, burst: float) -> None:
        if not self._bucket(buckets, address, rate, burst).take(self._time.mono()):
            raise Refused("too-many", 429)

    def _bucket(self, buckets: OrderedDict[str, Bucket], address: str, rate: float, burst: float) -> Bucket:
        address = network_of(address)
        bucket = buckets[address] = buckets.get(address) or Bucket(rate, burst, self._time.mono())
        buckets.move_to_end(address)
        if len(buckets) > REMEMBERED:
            buckets.popitem(last=False)
        return bucket
