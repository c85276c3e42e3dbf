"""Which bots a client may name."""

from __future__ import annotations

import pytest

from rollwright.server.bots.names import check_bot
from rollwright.server.refusals import Refused


@pytest.mark.parametrize("name", ["os:system", "expert@/etc/passwd", "person", "", None, "__import__"])
def test_clients_cannot_name_programs(name: str | None) -> None:
    with pytest.raises(Refused):
        check_bot(name)
