"""Type aliases for ASGI, and the client that a request comes from."""

from __future__ import annotations

import ipaddress
from collections.abc import Awaitable, Callable, MutableMapping
from functools import lru_cache
from typing import Any

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]


def client_of(scope: Scope) -> str:
    """The client of a request, as limits count them."""
    client = scope.get("client")
    return "" if client is None else client_at(client[0])


@lru_cache(10_000)
def client_at(host: str) -> str:
    """The key of a client for rate limits: the IPv4 address, or the /64 network of an IPv6 address, which is one
    household."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv6Address) and address.ipv4_mapped is None:
        return str(ipaddress.ip_network((address, 64), strict=False))
    return str(address)
