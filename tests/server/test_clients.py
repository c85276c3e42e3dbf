"""What one client may do is paced."""

from __future__ import annotations

import asyncio
from pathlib import Path

from rollwright.server.clients import Clients
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
