"""Listening on a port."""

from __future__ import annotations

import pytest

from rollwright.core.errors import OptionError
from rollwright.server.listening import home_address, listen


def test_a_port_that_is_taken_is_told() -> None:
    with listen("127.0.0.1", 0) as first, pytest.raises(OptionError) as error:
        listen("127.0.0.1", first.getsockname()[1])
    assert error.value.code == "serve-port"
    assert home_address().count(".") == 3
