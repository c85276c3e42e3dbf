"""A store that is away for a while: everybody is told, tables in memory are still shown, and all goes on by itself."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from rollwright.server.refusals import Refused
from rollwright.server.store.port import StorageError
from rollwright.server.store.sqlite import SqliteStore
from server.inside import TWO, Ear, Socket, move, on, sit, until


class Leaving(SqliteStore):
    """A store that is away whenever a test says so."""

    is_away = False

    async def append(self, *given: Any, **more: Any) -> None:
        self._look()
        await super().append(*given, **more)

    async def bodies(self, *given: Any, **more: Any) -> list[str]:
        self._look()
        return await super().bodies(*given, **more)

    async def trouble(self) -> str | None:
        return "it is away" if self.is_away else await super().trouble()

    def _look(self) -> None:
        if self.is_away:
            raise StorageError


def test_what_can_go_on_does_and_the_rest_resumes(tmp_path: Path) -> None:
    async def run() -> None:
        store = Leaving(tmp_path)
        server = on(store, tmp_path)
        changes: list[bool] = []
        watch = server.tables.watch
        watch.changed = lambda: changes.append(watch.is_away)
        made = await server.seating.make(TWO)
        ear = await sit(server, made.table, made.secret)
        store.is_away = True
        again = Ear()
        entries = len(ear.heard[0]["entries"])
        await server.referee.enter(made.table, made.secret, entries, again.connection)
        assert again.table == ear.table, "a page that has all entries comes back"
        with pytest.raises(Refused, match="could not be stored"):
            await server.referee.look(made.table, made.secret, 0)
        for _ in range(2):
            with pytest.raises(Refused, match="could not be stored"):
                await move(server, made.table, again, 1)
        late = Ear()
        await server.referee.enter(made.table, made.secret, entries, late.connection)
        assert late.table == ear.table, "what was refused has not changed the table in memory"
        store.is_away = False
        await until(lambda: not watch.is_away)
        await move(server, made.table, late, 1)
        assert [answer["type"] for answer in await late.answers()] == ["done"]
        assert changes == [True, False]
        await server.stop()
        await store.close()

    asyncio.run(run())


def test_pages_that_come_meanwhile_are_told(tmp_path: Path) -> None:
    async def run() -> None:
        store = Leaving(tmp_path)
        server = on(store, tmp_path)
        made = await server.seating.make(TWO)
        await sit(server, made.table, made.secret)
        store.is_away = True
        server.tables.watch.failed()
        socket = Socket(server, asyncio.get_running_loop(), made.table, made.secret, 1_000)
        await until(lambda: {"type": "storing", "works": False} in socket.heard)
        await socket.close()
        await server.stop()
        await store.close()

    asyncio.run(run())
