"""Tables in memory: put away when idle, read again from the store, refused if they can't be."""

from __future__ import annotations

from pathlib import Path

import pytest

from rollwright.server.refusals import Refused
from rollwright.server.store.port import Row
from rollwright.server.store.sqlite import SqliteStore
from server.inside import TWO, on, sit, with_store


def test_idle_tables_are_put_away_and_come_back(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        server = on(store, tmp_path)
        table, _, secret, _ = await server.seating.make(TWO)
        ear = await sit(server, table, secret)
        await server.tables.put_away_idle(-1.0)
        assert len(server.tables) == 1
        server.referee.leave(table, ear.connection)
        await server.tables.put_away_idle(-1.0)
        assert len(server.tables) == 0
        again = await sit(server, table, secret)
        assert again.table == ear.table

    with_store(tmp_path, work)


def test_a_table_that_was_read_anew_meanwhile_is_not_forgotten(tmp_path: Path) -> None:
    """Otherwise its people would hear nothing any more."""

    async def work(store: SqliteStore) -> None:
        server = on(store, tmp_path)
        table, _, secret, _ = await server.seating.make(TWO)
        former = server.tables.in_memory(table)
        assert former is not None
        server.tables.forget(former)
        await sit(server, table, secret)
        server.tables.forget(former)
        assert server.tables.in_memory(table) is not None

    with_store(tmp_path, work)


def test_a_log_that_cannot_be_replayed_is_refused_and_harms_no_other(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        server = on(store, tmp_path)
        good, _, secret, _ = await server.seating.make(TWO)
        bad, *_ = await server.seating.make(TWO)
        await store.append(bad, [Row(5, None, '{"n":5,"at":1,"what":"event","who":0,"words":"nonsense"}')])
        fresh = on(store, tmp_path)
        with pytest.raises(Refused) as error:
            await fresh.referee.look(bad, None, 0)
        assert error.value.code == "refused-damaged"
        await fresh.unattended.wake_all()
        assert (await sit(fresh, good, secret)).table["phase"] == "playing"

    with_store(tmp_path, work)
