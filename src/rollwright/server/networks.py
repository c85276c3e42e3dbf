"""Networks whose clients may do more or less than others: many people behind one address, such as a school."""

from __future__ import annotations

import ipaddress
from collections.abc import Sequence
from functools import lru_cache

from rollwright.core.errors import OptionError

SETTING = "ROLLWRIGHT_SERVE_NETWORKS"


class Networks:
    """Factors for the limits per client, given as `10.0.0.0/8=20`. The smallest network that a client is in counts."""

    def __init__(self, given: Sequence[str]) -> None:
        self._networks = sorted(map(_read, given), key=lambda network: -network[0].prefixlen)
        self.factor = lru_cache(10_000)(self._factor)

    def _factor(self, client: str) -> float:
        """The factor for a client, which is an address or a network (`asgi.client_of`); 1 for most."""
        try:
            address = ipaddress.ip_network(client).network_address
        except ValueError:  # not from a network
            return 1.0
        return next((factor for network, factor in self._networks if address in network), 1.0)


def _read(text: str) -> tuple[ipaddress.IPv4Network | ipaddress.IPv6Network, float]:
    network, _, factor = text.partition("=")
    try:
        found = ipaddress.ip_network(network.strip()), float(factor)
    except ValueError:
        raise OptionError("serve-setting", setting=SETTING, value=text) from None
    if not found[1] > 0:
        raise OptionError("serve-setting", setting=SETTING, value=text)
    return found
