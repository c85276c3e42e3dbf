"""`rollwright check-store`: names what is damaged in a file of tables."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from rollwright.core.errors import OptionError
from rollwright.server.check import check_file
from rollwright.server.store.port import StoredTable
from rollwright.server.store.sqlite import FILE, SqliteStore, reading
from server.inside import TWO, on, with_store


def test_damaged_tables_are_named(tmp_path: Path) -> None:
    tables: list[str] = []

    async def work(store: SqliteStore) -> None:
        server = on(store, tmp_path)
        tables.extend([(await server.seating.make(TWO)).table for _ in range(3)])
        found = await asyncio.to_thread(check_file, tmp_path / FILE)  # while the server runs
        assert (found.is_good, found.tables) == (True, 3)

    with_store(tmp_path, work)
    connection = sqlite3.connect(tmp_path / FILE)
    connection.execute("UPDATE entries SET body = replace(body, 'Ada', 'Eve') WHERE table_id = ?", tables[:1])
    connection.execute("DELETE FROM tables WHERE id = ?", tables[1:2])
    connection.commit()
    connection.close()
    found = check_file(tmp_path / FILE)
    assert found.damaged == {tables[0]: "entry 0", tables[1]: "entries without a table"}
    assert not found.is_good


def test_a_table_that_is_deleted_meanwhile_is_not_damaged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tables: list[str] = []

    async def work(store: SqliteStore) -> None:
        server = on(store, tmp_path)
        tables.extend([(await server.seating.make(TWO)).table for _ in range(2)])

    with_store(tmp_path, work)
    with closing(sqlite3.connect(tmp_path / FILE)) as connection:
        connection.execute("PRAGMA foreign_keys = ON")

        def load(other: sqlite3.Connection, table: str) -> StoredTable | None:
            connection.execute("DELETE FROM tables WHERE id = ?", (max(tables),))
            connection.commit()
            return honest(other, table)

        honest = reading.load
        monkeypatch.setattr(reading, "load", load)
        found = check_file(tmp_path / FILE)
    assert (found.is_good, found.tables) == (True, 1)


def test_what_is_no_file_of_tables_is_refused(tmp_path: Path) -> None:
    sqlite3.connect(tmp_path / "other").close()
    (tmp_path / "text").write_text("no database" * 1000)
    for name, code in (("other", "version"), ("text", "unreadable"), ("missing", "unreadable")):
        with pytest.raises(OptionError) as error:
            check_file(tmp_path / name)
        assert error.value.code == f"check-store-{code}"
