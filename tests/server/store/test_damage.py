"""What is damaged is noticed: altered entries, secrets and pages, files that are deleted, empty or no database."""

from __future__ import annotations

import asyncio
import json
import logging
import shutil
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from campaigns import flipped_bytes
from rollwright.core.errors import OptionError
from rollwright.server.store import outage
from rollwright.server.store.port import Damaged, Newer, StorageError, Store
from rollwright.server.store.postgresql import reading
from rollwright.server.store.sqlite import FILE, SqliteStore, opening, writer
from server.inside import with_store
from server.store.rows import SECRETS, row
from server.store.stores import SharedStores, Stores


async def fill(store: Store) -> None:
    for table in ("bad", "good"):
        await store.make(table, SECRETS, [row(0)])
        await store.append(table, [row(1, command="c"), row(2)])


@pytest.mark.parametrize(
    ("change", "damage"),
    [
        ("UPDATE T.entries SET body = replace(body, '1.0', '2.0') WHERE table_id = 'bad' AND number = 1", "entry 1"),
        ("UPDATE T.entries SET command = 'd' WHERE table_id = 'bad' AND number = 1", "entry 1"),
        ("UPDATE T.entries SET number = 7 WHERE table_id = 'bad' AND number = 2", "entry 2"),
        ("UPDATE T.entries SET checksum = 7 WHERE table_id = 'bad' AND number = 2", "entry 2"),
        ("DELETE FROM T.entries WHERE table_id = 'bad' AND number = 1", "entry 1"),
        ("UPDATE T.tables SET id = 'bae' WHERE id = 'bad'", "without a table"),
        ("DELETE FROM T.entries WHERE table_id = 'bad'", "no entries"),
        ("UPDATE T.tables SET secret = '' WHERE id = 'bad'", "secrets"),
        ("UPDATE T.tables SET invite = 'another' WHERE id = 'bad'", "secrets"),
        ("UPDATE T.tables SET holders = '{}' WHERE id = 'bad'", "devices"),
    ],
)
def test_what_is_not_as_it_was_written_is_not_read(stores: Stores, change: str, damage: str) -> None:
    stores.run(fill)
    stores.damage(change)

    async def read(store: Store) -> None:
        with pytest.raises(Damaged, match=damage):
            await store.load("bad")
        assert await store.load("good") is not None
        assert await store.trouble() is None
        assert "bad" in await store.ids("", 9)

    stores.run(read)


@pytest.mark.parametrize(
    ("change", "damage"),
    [
        ("UPDATE T.entries SET body = replace(body, '1.0', '2.0') WHERE table_id = 'bad' AND number = 2", "entry 2"),
        ("DELETE FROM T.entries WHERE table_id = 'bad' AND number = 1", "entry 1"),
        ("UPDATE T.tables SET holders = '{}', version = 1 WHERE id = 'bad'", "devices"),
    ],
)
def test_a_damaged_table_keeps_nobody_else_from_catching_up(shared: SharedStores, change: str, damage: str) -> None:
    shared.run(fill)
    shared.damage(change)

    async def read(store: Store) -> None:
        asked = [store.newer(table, 1, 0) for table in ("good", "bad", "good")]
        good, bad, good_again = await asyncio.gather(*asked, return_exceptions=True)
        assert good == good_again == Newer([row(1, command="c"), row(2)], None, 0)
        assert isinstance(bad, Damaged)
        assert damage in str(bad)

    shared.run(read)


def test_a_damaged_page_keeps_nobody_else_from_catching_up(
    shared: SharedStores, monkeypatch: pytest.MonkeyPatch
) -> None:
    shared.run(fill)
    honest = reading.newer

    async def newer(connection: Any, tables: Sequence[reading.Known]) -> list[Newer | Damaged | None]:
        if any(known.table == "bad" for known in tables):
            raise asyncpg.DataCorruptedError("invalid page")
        return await honest(connection, tables)

    monkeypatch.setattr(reading, "newer", newer)

    async def read(store: Store) -> None:
        asked = [store.newer(table, 1, 0) for table in ("good", "bad", "good")]
        good, bad, good_again = await asyncio.gather(*asked, return_exceptions=True)
        assert good == good_again == Newer([row(1, command="c"), row(2)], None, 0)
        assert isinstance(bad, Damaged)

    shared.run(read)


@pytest.mark.parametrize(
    ("change", "damage"),
    [
        ("UPDATE entries SET body = CAST(x'80' AS TEXT) WHERE table_id = 'bad' AND number = 1", "decode"),
        ("UPDATE entries SET table_id = 'bae' WHERE table_id = 'bad' AND number = 2", "entry 2"),
        ("UPDATE tables SET secret = zeroblob(32) WHERE id = 'bad'", "secrets"),
    ],
)
def test_what_only_a_file_can_have_is_not_read(tmp_path: Path, change: str, damage: str) -> None:
    stores = Stores(tmp_path)
    stores.run(fill)
    stores.damage(change)

    async def read(store: Store) -> None:
        with pytest.raises(Damaged, match=damage):
            await store.load("bad")

    stores.run(read)


def test_no_flipped_byte_is_served_in_silence(tmp_path: Path) -> None:
    figures = flipped_bytes.run(tmp_path, flips=15, seed=1)
    assert figures.silent == [], figures
    assert figures.noticed > 0, figures


def told(caplog: pytest.LogCaptureFixture, level: int = logging.WARNING) -> list[str]:
    return [line.getMessage() for line in caplog.records if line.levelno >= level]


def test_an_old_file_that_is_damaged_is_brought_up_to_date(tmp_path: Path) -> None:
    steps = tmp_path / "steps"
    steps.mkdir()
    shutil.copy(opening.MIGRATIONS / "0001.sql", steps)
    with closing(sqlite3.connect(tmp_path / FILE, isolation_level=None)) as connection:
        opening.migrate(connection, tmp_path / FILE, steps)
        for table, body in (("bad", b"\x80"), ("good", b"{}"), ("worse", b"{}")):
            secret = "text" if table == "worse" else SECRETS.dice
            connection.execute("INSERT INTO tables VALUES (?, ?, 'invite', '{}', 0)", (table, secret))
            connection.execute("INSERT INTO entries VALUES (?, 0, NULL, CAST(? AS TEXT))", (table, body))

    async def look(store: SqliteStore) -> None:
        assert await store.load("good") is not None
        for table in ("bad", "worse"):
            with pytest.raises(Damaged):
                await store.load(table)

    with_store(tmp_path, look)


def test_a_page_that_is_gone_is_told_at_the_start_and_by_health(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with_store(tmp_path, fill)
    connection = sqlite3.connect(tmp_path / FILE)
    (page,) = connection.execute("SELECT rootpage FROM sqlite_schema WHERE name = 'entries'").fetchone()
    (size,) = connection.execute("PRAGMA page_size").fetchone()
    connection.close()
    with (tmp_path / FILE).open("r+b") as file:
        file.seek((page - 1) * size)
        file.write(bytes(size))

    async def look(store: SqliteStore) -> None:
        assert "the file is damaged" in (await store.trouble() or "")
        with pytest.raises(Damaged):
            await store.load("good")

    with_store(tmp_path, look)
    assert told(caplog) == ["store is damaged"]


def test_a_check_that_takes_too_long_is_given_up(tmp_path: Path) -> None:
    connection = sqlite3.connect(tmp_path / FILE)
    count = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 50000) SELECT i FROM n"
    connection.execute(f"CREATE TABLE numbers AS {count}")
    assert opening.quick_check(connection, -1.0) is None
    assert opening.quick_check(connection, None) == []
    connection.close()


def test_a_store_that_was_there_before_is_missed(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with_store(tmp_path, fill)
    assert told(caplog) == []
    (tmp_path / FILE).unlink()
    with_store(tmp_path, fill)
    assert told(caplog) == ["store is empty or missing, although it was used before"]


def test_a_file_that_is_cut_short_or_none_is_told_with_the_reason(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"SQLite format 3\0" + b"\1" * 5000)
    with pytest.raises(OptionError) as error:
        SqliteStore(tmp_path)
    assert error.value.code == "serve-data-damaged"
    assert "SQLITE_" in str(error.value.params["why"])


@pytest.mark.parametrize("ending", ["", "-wal"])
def test_a_file_deleted_while_it_is_open_is_noticed_and_nothing_more_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, ending: str
) -> None:
    monkeypatch.setattr(writer, "LOOK", -1.0)  # look each time

    async def work(store: SqliteStore) -> None:
        await fill(store)
        assert await store.trouble() is None
        file = tmp_path / f"{FILE}{ending}"
        shutil.move(file, tmp_path / "elsewhere")
        assert await store.trouble() == f"{file.name} has been deleted or replaced"
        for _ in range(3):
            with pytest.raises(StorageError):
                await store.append("good", [row(3)])
        shutil.move(tmp_path / "elsewhere", file)
        assert await store.trouble() is None
        await store.append("good", [row(3)])

    with_store(tmp_path, work)
    assert told(caplog) == ["not written"]  # once


def test_a_full_disk_is_found_by_trying(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        await store._writer.do(lambda connection: connection.execute("PRAGMA query_only = 1"))
        assert await store.trouble() == "attempt to write a readonly database (SQLITE_READONLY)"

    with_store(tmp_path, work)


def test_an_outage_is_told_when_it_begins_and_when_it_is_over(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "rollwright.server")
    failing = outage.Outage("not written")
    for _ in range(3):
        failing.failed(StorageError("SQLITE_FULL", "database or disk is full"))
        failing.worked()  # a small write may still fit
    monkeypatch.setattr(outage, "CALM", 0.0)
    failing.worked()
    failing.worked()
    lines = [(line.getMessage(), json.dumps(vars(line)["facts"])) for line in caplog.records]
    assert lines == [
        ("not written", '{"code": "SQLITE_FULL", "why": "database or disk is full"}'),
        ("not written: over", '{"failures": 3}'),
    ]
