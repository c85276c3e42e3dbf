"""The door: the address under which others reach the server, which requests come from this machine, and the switch that
lets in the home network."""

from __future__ import annotations

import asyncio
import ipaddress
from collections.abc import Awaitable, Callable
from urllib.parse import urlsplit

from rollwright.server.refusals import Refused

FORWARDED = frozenset((b"forwarded", b"via", b"x-forwarded-for", b"x-real-ip"))  # headers that a proxy adds


class Door:
    """Closed, the server listens on this machine only. `let_in` makes it listen on the home network as well, and
    returns its address there; None if this server has no such switch."""

    def __init__(self, origin: str | None = None) -> None:
        self.origin = origin  # for others; None: the one that requests name
        self.let_in: Callable[[], Awaitable[str]] | None = None
        self._one = asyncio.Lock()

    @property
    def can_open(self) -> bool:
        """Whether the server has a switch that lets in the home network."""
        return self.origin is None and self.let_in is not None

    async def open(self) -> None:
        """Lets the home network in, until the server ends; Refused if it has no such switch."""
        async with self._one:
            if self.origin is not None:
                return
            if self.let_in is None:
                raise Refused("refused-door", status=403)
            self.origin = await self.let_in()


def is_here(origin: str) -> bool:
    """Whether an address of the server leads to the machine on which it is opened, and to no other."""
    name = urlsplit(origin).hostname or ""
    return name == "localhost" or _is_loopback(name)


def is_asked_here(client: str, origin: str, headers: frozenset[bytes]) -> bool:
    """Whether a request comes from this machine itself, and not through a proxy on it."""
    return _is_loopback(client) and is_here(origin) and not headers & FORWARDED


def _is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False
