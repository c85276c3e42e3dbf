"""The writer: group commit, durable, told when the disk is full, slow or locked."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from pathlib import Path
from unittest.mock import Mock

import pytest

from rollwright.server.store.port import Conflict, Row, StorageError
from rollwright.server.store.sqlite import SqliteStore, writer
from server.inside import with_store
from server.store.rows import SECRETS, row
from support.waiting import PATIENCE


def test_whoever_writes_alone_need_not_wait_until_others_come(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "SLOW", float("inf"))  # a slow disk is another test's matter

    async def work(store: SqliteStore) -> None:
        await asyncio.gather(*(store.make(f"t{number}", SECRETS, [row(0)]) for number in range(50)))
        at_once = []
        for number in range(1, 200):
            written = asyncio.ensure_future(store.append("t0", [row(number)]))
            at_once.append(written.done())
            await written
        assert not at_once[0]
        assert sum(at_once) > 100
        before = store.commits
        for number in range(1, 40):
            await asyncio.gather(*(store.append(f"t{table}", [row(number)]) for table in range(1, 50)))
        assert store.commits - before < 100

    with_store(tmp_path, work)


def test_the_writer_syncs_every_transaction(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        (level,) = await store._writer.do(lambda connection: connection.execute("PRAGMA synchronous").fetchone())
        assert level == 2  # FULL

    with_store(tmp_path, work)


def test_a_full_disk_is_told_and_nothing_is_half_written(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        await store.make("t", SECRETS, [row(0)])

        def fill(connection: sqlite3.Connection) -> None:
            (pages,) = connection.execute("PRAGMA page_count").fetchone()
            connection.execute(f"PRAGMA max_page_count = {pages}")

        await store._writer.do(fill)
        with pytest.raises(StorageError):
            await store.append("t", [row(1), Row(2, None, "x" * 100_000)])
        assert len(await store.bodies("t", 0)) == 1
        await store.append("t", [row(1)])
        assert await store.trouble() is None

    with_store(tmp_path, work)


def test_an_unexpected_failure_is_told_and_writing_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(store: SqliteStore) -> None:
        with monkeypatch.context() as broken, pytest.raises(MemoryError):
            broken.setattr(store._writer, "_write", Mock(side_effect=MemoryError))
            await asyncio.wait_for(store._writer.do(None, long=True), PATIENCE)
        await store.make("t", SECRETS, [row(0)])

    with_store(tmp_path, work)


def test_somebody_else_who_holds_the_file_is_waited_for_and_told_of(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "PATIENCE", 1)

    async def work(store: SqliteStore) -> None:
        await store.make("t", SECRETS, [row(0)])
        other = sqlite3.connect(store.file, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        answers = await asyncio.gather(store.append("t", [row(1)]), store.append("t", [row(2)]), return_exceptions=True)
        assert [type(answer) for answer in answers] == [StorageError, StorageError]
        assert await store.trouble() == "database is locked (SQLITE_BUSY)"
        monkeypatch.setattr(writer, "PATIENCE", 1_000_000)
        waiting = asyncio.ensure_future(store.append("t", [row(1)]))
        await asyncio.sleep(0.02)  # the loop goes on
        assert not waiting.done()
        other.execute("ROLLBACK")
        other.close()
        await waiting
        store._tried_at = -1.0  # as if a second had gone by
        assert await store.trouble() is None
        assert len(await store.bodies("t", 0)) == 2

    with_store(tmp_path, work)


def test_a_slow_disk_is_waited_for_in_a_thread(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "SLOW", -1.0)
    monkeypatch.setattr(writer, "REST", 1e6)
    threads: list[str] = []

    def where(connection: sqlite3.Connection) -> None:
        threads.append(threading.current_thread().name)

    async def work(store: SqliteStore) -> None:
        await store.make("t", SECRETS, [row(0)])
        await store._writer.do(where)
        appends = [store.append("t", [row(number)]) for number in (1, 1, 2)]
        answers = await asyncio.gather(*appends, return_exceptions=True)
        assert [type(answer) for answer in answers] == [type(None), Conflict, type(None)]
        store._writer._slow_until = 0.0
        monkeypatch.setattr(writer, "SLOW", 1e6)
        await store.append("t", [row(3)])
        await store._writer.do(where)
        assert len(await store.bodies("t", 0)) == 4

    with_store(tmp_path, work)
    assert [name.startswith("writer") for name in threads] == [True, False]


def test_a_job_that_fails_fails_alone(tmp_path: Path) -> None:
    def fail(connection: sqlite3.Connection) -> None:
        raise ZeroDivisionError

    async def work(store: SqliteStore) -> None:
        await store.make("t", SECRETS, [row(0)])
        answers = await asyncio.gather(
            store.append("t", [row(1)]), store._writer.do(fail), store.append("t", [row(2)]), return_exceptions=True
        )
        assert [type(answer) for answer in answers] == [type(None), ZeroDivisionError, type(None)]
        assert len(await store.bodies("t", 0)) == 3

    with_store(tmp_path, work)


@pytest.mark.parametrize("slow", [float("inf"), 0.0], ids=["fast disk", "slow disk"])
def test_what_comes_too_late_is_told_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, slow: float) -> None:
    monkeypatch.setattr(writer, "SLOW", slow)

    async def run() -> None:
        store = SqliteStore(tmp_path)
        await store.close()
        with pytest.raises(StorageError):
            await asyncio.wait_for(store.append("t", [row(0)]), PATIENCE)

    asyncio.run(run())
