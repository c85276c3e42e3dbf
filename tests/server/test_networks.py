"""Networks whose clients have other limits."""

from __future__ import annotations

import pytest

from rollwright.core.errors import OptionError
from rollwright.server.clients import Clients
from rollwright.server.limits import ConcurrencyLimit, Limit
from rollwright.server.networks import Networks
from rollwright.server.refusals import Refused
from rollwright.server.settings import Rate, settings_of


def test_the_smallest_network_counts() -> None:
    factor = Networks(["10.0.0.0/8=20", "10.1.0.0/16=0.5", "2001:db8::/32=3"]).factor
    assert [factor(client) for client in ("10.9.9.9", "10.1.2.3", "192.0.2.1", "2001:db8:1:2::/64", "", "unix")] == [
        20.0,
        0.5,
        1.0,
        3.0,
        1.0,
        1.0,
    ]


@pytest.mark.parametrize("text", ["10.0.0.0/8", "10.0.0.0/8=x", "10.0.0.1/8=2", "school=2", "10.0.0.0/8=0", "=1"])
def test_a_network_that_makes_no_sense_is_told(text: str) -> None:
    with pytest.raises(OptionError) as error:
        Networks([text])
    assert (error.value.code, error.value.params["value"]) == ("serve-setting", text)


def test_limits_are_multiplied() -> None:
    factor = Networks(["10.0.0.0/8=3"]).factor
    limit = Limit(Rate(1, 0), lambda: 0.0, factor)
    for _ in range(3):
        limit.take("10.0.0.1")
    limit.take("192.0.2.1")
    for client in ("10.0.0.1", "192.0.2.1"):
        with pytest.raises(Refused):
            limit.take(client)
    few = ConcurrencyLimit(1, factor)
    assert [few.add("10.0.0.1") for _ in range(4)] == [True, True, True, False]
    few.remove("10.0.0.1")
    assert few.add("10.0.0.1")


def test_networks_are_a_setting() -> None:
    given = {"ROLLWRIGHT_SERVE_NETWORKS": "10.0.0.0/8=2, 192.0.2.0/24=10"}
    clients = Clients(settings_of({"data": "."}, given))
    assert [clients.sockets.most(client) for client in ("10.0.0.1", "192.0.2.1", "198.51.100.1")] == [800, 4000, 400]
