"""Who is in the room."""

from __future__ import annotations

import asyncio
from pathlib import Path

from rollwright.server.settings import Settings
from rollwright.server.store.sqlite import SqliteStore
from server.inside import TWO, Inside, Socket, sit, with_store


def test_whoever_is_gone_before_the_welcome_is_not_in_the_room(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        server, loop = Inside(store, Settings(data=tmp_path)), asyncio.get_running_loop()
        table, _, secret, _ = await server.seating.make(TWO)
        hasty = [Socket(server, loop, table, secret, 0), Socket(server, loop, table, None, 0)]
        await asyncio.gather(*(socket.close() for socket in hasty))  # before they were read from
        other = await sit(server, table, "somebody else")
        here = other.heard[-1]
        assert here["type"] == "here"
        assert True not in here["here"]
        assert here["watchers"] == 1
        await server.stop()

    with_store(tmp_path, work)
