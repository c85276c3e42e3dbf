"""What one client may do is paced."""

from __future__ import annotations

import asyncio
from pathlib import Path
from time import monotonic

import pytest

from rollwright.server.clients import LONGEST, Clients
from rollwright.server.refusals import Refused
from rollwright.server.settings import Rate, Settings


def test_who_begins_too_much_at_once_waits_and_others_do_not(tmp_path: Path) -> None:
    async def run() -> None:
        clients, order = Clients(Settings(data=tmp_path, pace=Rate(1.5, 100))), list[str]()

        async def begin(client: str) -> None:
            await clients.wait_turn(client, 1)
            order.append(client)

        await asyncio.gather(*map(begin, ["a", "a", "a", "a", "b"]))
        assert order == ["a", "a", "b", "a", "a"]

    asyncio.run(run())


def test_who_would_wait_too_long_is_refused_and_pays_nothing(tmp_path: Path) -> None:
    async def run() -> None:
        clients = Clients(Settings(data=tmp_path, pace=Rate(1, 1)))
        await clients.wait_turn("a", int(3 * LONGEST))
        for _ in range(3):
            with pytest.raises(Refused):
                await asyncio.wait_for(clients.wait_turn("a", int(LONGEST)), LONGEST)
        assert clients._pace.bucket("a").wait(monotonic()) <= 3 * LONGEST
        await clients.wait_turn("b", 1)

    asyncio.run(run())
