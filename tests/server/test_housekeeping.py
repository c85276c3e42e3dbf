"""What the server puts away and deletes by itself, and what it takes in all."""

from __future__ import annotations

import asyncio
from pathlib import Path
from time import monotonic, time
from typing import Any

import pytest

from rollwright.server.housekeeping import Housekeeping
from rollwright.server.refusals import Refused
from rollwright.server.settings import Settings
from rollwright.server.store.sqlite import SqliteStore
from server.inside import TWO, Inside, on, sit, until, with_store
from server.store.rows import SECRETS, row


def test_a_start_with_a_clock_far_ahead_deletes_nothing_in_the_first_hour(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hours = [0.0]
    monkeypatch.setattr("rollwright.server.housekeeping.MINUTE", 0.0)
    monkeypatch.setattr("rollwright.server.housekeeping.time", lambda: 400 * 86400.0)
    monkeypatch.setattr("rollwright.server.housekeeping.monotonic", lambda: hours[0] * 3600)

    async def work(store: SqliteStore) -> None:
        for name in ("old", "older"):
            await store.make(name, SECRETS, [row(0), row(1)])
        await store.make("new", SECRETS, [row(0, at=399 * 86400.0)])
        server = on(store, tmp_path)
        looks = _count_looks(store, monkeypatch)
        keeping = Housekeeping(server.tables, store, Settings(data=tmp_path), server.metrics)
        running = asyncio.create_task(keeping.run())
        await until(lambda: bool(looks))
        hours[0] = 0.9
        await until(lambda: len(looks) > 3)
        assert store.figures().tables == 3
        hours[0] = 1.1
        await until(lambda: store.figures().tables == 2)  # one at once
        running.cancel()

    with_store(tmp_path, work)


def _count_looks(store: SqliteStore, monkeypatch: pytest.MonkeyPatch) -> list[None]:
    """Grows with each round of housekeeping."""
    looks: list[None] = []

    async def trouble() -> None:
        looks.append(None)
        await asyncio.sleep(0)

    monkeypatch.setattr(store, "trouble", trouble)
    return looks


@pytest.mark.parametrize("limit", [{"stored": 1}, {"disk": 1}, {"free": 1 << 60}])
def test_a_full_store_takes_no_new_table_but_goes_on_with_the_others(tmp_path: Path, limit: dict[str, Any]) -> None:
    async def work(store: SqliteStore) -> None:
        made = await on(store, tmp_path).seating.make(TWO)
        server = Inside(store, Settings(data=tmp_path, **limit))
        with pytest.raises(Refused) as error:
            await server.seating.make(TWO)
        assert (error.value.code, error.value.status) == ("refused-no-room", 503)
        assert (await sit(server, made.table, made.secret)).table["phase"] == "playing"
        await server.stop()

    with_store(tmp_path, work)


def test_nobody_is_gone_because_the_clock_was_set(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(store: SqliteStore) -> None:
        server = on(store, tmp_path)
        made = await server.seating.make(TWO)
        ear = await sit(server, made.table, made.secret)
        live = server.tables.in_memory(made.table)
        assert live is not None
        server.referee.leave(made.table, ear.connection)
        monkeypatch.setattr("rollwright.server.wire.room.time", lambda: time() + 3600)
        presence = live.room.presence(live.now.table, live.now.devices, 0)
        assert not presence.is_gone_for(60.0)
        monkeypatch.setattr("rollwright.server.wire.room.monotonic", lambda: monotonic() + 61)
        assert presence.is_gone_for(60.0)

    with_store(tmp_path, work)
