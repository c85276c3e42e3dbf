"""Networks whose clients are kept out, until a time or for good. The store has them, so that all servers know them."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
from collections.abc import Callable, Sequence
from functools import lru_cache
from time import time

from rollwright.core.errors import OptionError
from rollwright.server.logs import tell
from rollwright.server.refusals import Refused
from rollwright.server.store.port import Ban, StorageError, Store

LOOK = 5.0  # seconds between two looks into the store, in which another process may have changed them
HOUSEHOLD = 64  # bits of an IPv6 address that make a client (`asgi.client_at`)

Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class Bans:
    """The bans as they were last read."""

    def __init__(self) -> None:
        self.changed: Callable[[], None] = _nothing  # called when they are others than before
        self._bans: list[Ban] = []
        self._find = lru_cache(10_000)(self._look_up)

    def put(self, bans: Sequence[Ban]) -> None:
        """Replaces all of them."""
        if list(bans) != self._bans:
            self._bans = list(bans)
            self._find.cache_clear()
            self.changed()

    def has(self, client: str) -> bool:
        """Whether a client, which is an address or a network (`asgi.client_of`), is kept out at present."""
        return bool(self._bans) and any(until is None or until > time() for until in self._find(client))

    def check(self, client: str) -> None:
        """Refused if the client is kept out."""
        if self.has(client):
            raise Refused("refused-banned", status=403)

    def _look_up(self, client: str) -> list[float | None]:
        """Until when the bans last that the client falls under."""
        try:
            address = ipaddress.ip_network(client).network_address
        except ValueError:  # not from a network
            return []
        return [ban.until for ban in self._bans if address in ipaddress.ip_network(ban.network)]


async def watch_bans(bans: Bans, store: Store) -> None:
    """Reads the bans again and again, for ever."""
    while True:
        try:
            bans.put(await store.bans())
        except StorageError:  # the store has logged it
            pass
        except Exception as error:
            tell("fault", logging.ERROR, error=error)
        await asyncio.sleep(LOOK)


def network_of(text: str) -> str:
    """A network or an address, as bans are stored: of IPv6 at least a household, since clients are told apart so."""
    try:
        network: Network = ipaddress.ip_network(text.strip(), strict=False)
    except ValueError:
        raise OptionError("admin-network", network=text) from None
    if network.version == 6 and network.prefixlen > HOUSEHOLD:
        network = network.supernet(new_prefix=HOUSEHOLD)
    return str(network)


def _nothing() -> None:
    """The default of `Bans.changed`."""
