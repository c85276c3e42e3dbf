"""`rollwright store check`: names what is damaged in a store, also if all checksums are right."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from rollwright.core.errors import OptionError
from rollwright.server.store.checksums import entry_checksum
from rollwright.server.store.port import StoredTable
from rollwright.server.store.sqlite import FILE, reading
from rollwright.server.store.sqlite.reader import SqliteReader
from rollwright.server.upkeep.check import Report, check
from rollwright.server.upkeep.places import to_read
from server.inside import TWO, on
from server.store.stores import SharedStores
from server.upkeep.stores import change, fill


def checked(where: str) -> Report:
    async def work() -> Report:
        store = to_read(where)
        try:
            return await check(store)
        finally:
            await store.close()

    return asyncio.run(work())


def test_damaged_tables_are_named(tmp_path: Path) -> None:
    where = str(tmp_path)
    over, begun, *_ = fill(where)
    found = checked(where)
    assert (found.is_good, found.tables, found.finished) == (True, 4, 1)
    with closing(sqlite3.connect(tmp_path / FILE)) as connection, connection:
        connection.execute("UPDATE entries SET body = replace(body, 'Ada', 'Eve') WHERE table_id = ?", (over,))
        connection.execute("DELETE FROM tables WHERE id = ?", (begun,))
    found = checked(str(tmp_path / FILE))
    assert found.damaged == {over: "entry 0", begun: "entries without a table"}
    assert not found.is_good


def test_a_database_is_checked_as_well(shared: SharedStores) -> None:
    over, begun, _, revealing = fill(shared.url)
    assert checked(shared.url).is_good
    for table, mark in ((over, {"due": True}), (revealing, {"due": False}), (begun, {"over": True})):
        asyncio.run(change(shared.url, table, **mark))
    shared.damage(f"DELETE FROM T.entries WHERE table_id = '{over}' AND number = 7")
    found = checked(shared.url)
    assert found.damaged == {over: "entry 7", begun: "marked as over", revealing: "not marked as due"}
    assert found.tables == 4


def test_dice_that_do_not_follow_from_the_secret_are_found_though_all_checksums_are_right(tmp_path: Path) -> None:
    over, *_ = fill(str(tmp_path))
    with closing(sqlite3.connect(tmp_path / FILE)) as connection, connection:
        throw = "SELECT number, body FROM entries WHERE table_id = ? AND body LIKE '%\"dice\"%' ORDER BY number"
        number, body = connection.execute(throw, (over,)).fetchone()
        dice = json.loads(body)["words"]
        other = body.replace(dice, "rrrrrr" if dice != "rrrrrr" else "gggggg")
        kept = other, entry_checksum(over, number, None, other), over, number
        connection.execute("UPDATE entries SET body = ?, checksum = ? WHERE table_id = ? AND number = ?", kept)
    assert list(checked(str(tmp_path)).damaged) == [over]


def test_a_table_that_is_deleted_meanwhile_is_not_damaged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tables = fill(str(tmp_path), games=0)
    with closing(sqlite3.connect(tmp_path / FILE)) as connection:
        connection.execute("PRAGMA foreign_keys = ON")

        def load(other: sqlite3.Connection, table: str) -> StoredTable | None:
            connection.execute("DELETE FROM tables WHERE id = ?", (max(tables),))
            connection.commit()
            return honest(other, table)

        honest = reading.load
        monkeypatch.setattr(reading, "load", load)
        found = checked(str(tmp_path))
    assert (found.is_good, found.tables) == (True, 2)


def test_a_server_may_be_running(tmp_path: Path) -> None:
    from rollwright.server.store.sqlite import SqliteStore

    async def work() -> None:
        store = SqliteStore(tmp_path)
        await on(store, tmp_path).seating.make(TWO)
        assert (await check(to_read(str(tmp_path)))).tables == 1
        await store.close()

    asyncio.run(work())


def test_what_is_no_file_of_tables_is_refused(tmp_path: Path) -> None:
    sqlite3.connect(tmp_path / "other").close()
    (tmp_path / "text").write_text("no database" * 1000)
    for name, code in (("other", "version"), ("text", "unreadable"), ("missing", "unreadable")):
        with pytest.raises(OptionError) as error:
            SqliteReader(tmp_path / name)
        assert error.value.code == f"store-{code}"


@pytest.mark.parametrize("last", [None, 7, b"id", ""])
def test_ids_that_are_no_text_or_out_of_order_are_a_fault_and_no_endless_task(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, last: object
) -> None:
    tables = sorted(fill(str(tmp_path), games=0))
    monkeypatch.setattr(reading, "ids", lambda *_: [*tables, last])
    assert checked(str(tmp_path)).whole == ["ids"]


def test_a_damaged_schema_is_a_fault(tmp_path: Path) -> None:
    fill(str(tmp_path), games=0)
    with closing(sqlite3.connect(tmp_path / FILE)) as connection, connection:
        connection.execute("ALTER TABLE tables RENAME COLUMN holders TO hold3rs")
    assert not checked(str(tmp_path)).is_good
