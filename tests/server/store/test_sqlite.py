"""The store: all or nothing, numbers only once, durable, one writer."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from rollwright.core.errors import OptionError
from rollwright.server.store import writer
from rollwright.server.store.port import Conflict, Row, StorageError, TableSecrets
from rollwright.server.store.sqlite import FILE, SqliteStore, migrate
from server.inside import with_store
from support.processes import running
from support.waiting import PATIENCE

SECRETS = TableSecrets(b"s" * 32, "invite", {"a": 1})


def row(number: int, at: float = 1.0, command: str | None = None) -> Row:
    return Row(number, command, f'{{"n":{number},"at":{at}}}')


def test_a_table_is_read_as_it_was_written(tmp_path: Path) -> None:
    async def write(store: SqliteStore) -> None:
        await store.make("t", SECRETS, [row(0)])
        await store.append("t", [row(1, command="c"), row(2)], {"b": 2})

    async def read(store: SqliteStore) -> None:
        kept = await store.load("t")
        assert kept is not None
        assert kept.secrets == TableSecrets(SECRETS.dice, SECRETS.invite, {"b": 2})
        assert list(kept.rows) == [row(0), row(1, command="c"), row(2)]
        assert await store.bodies("t", 1) == [row(1).body, row(2).body]
        assert await store.load("other") is None

    with_store(tmp_path, write)
    with_store(tmp_path, read)


def test_a_number_is_given_once_and_the_loser_writes_nothing(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        await store.make("t", SECRETS, [row(0)])
        appends = [store.append("t", [row(1, command=str(who)), row(2)]) for who in range(20)]
        answers = await asyncio.gather(*appends, return_exceptions=True)
        assert sorted(type(answer).__name__ for answer in answers) == ["Conflict"] * 19 + ["NoneType"]
        assert len(await store.bodies("t", 0)) == 3

    with_store(tmp_path, work)


def test_who_waits_together_shares_a_transaction_and_a_loser_harms_nobody(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        await asyncio.gather(*(store.make(f"t{number}", SECRETS, [row(0)]) for number in range(50)))
        before = store.commits
        await asyncio.gather(*(store.append(f"t{number}", [row(1)]) for number in range(50)))
        assert store.commits - before < 50
        appends = [store.append(f"t{number}", [row(1 if number == 7 else 2)]) for number in range(50)]
        answers = await asyncio.gather(*appends, return_exceptions=True)
        assert [number for number, answer in enumerate(answers) if answer is not None] == [7]

    with_store(tmp_path, work)


def test_a_deleted_table_takes_no_more_entries(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        await store.make("t", SECRETS, [row(0)])
        await store.delete("t")
        assert await store.load("t") is None
        with pytest.raises(Conflict):
            await store.append("t", [row(1)])

    with_store(tmp_path, work)


def test_old_tables_are_deleted(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        for name, at, over in (("old", 10.0, False), ("new", 90.0, False), ("done", 60.0, True)):
            await store.make(name, SECRETS, [row(0, 1.0)])
            await store.append(name, [row(1, at)], over=over)
        assert sorted(await store.unfinished()) == ["new", "old"]
        assert await store.delete_old(unfinished_before=50, over_before=70) == 2
        assert await store.unfinished() == ["new"]
        assert await store.load("done") is None

    with_store(tmp_path, work)


def test_readers_cannot_write_and_the_file_is_private(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        with pytest.raises(sqlite3.OperationalError, match="readonly"):
            await store._read(lambda connection: connection.execute("DELETE FROM tables"))
        mode = (await store._read(lambda connection: connection.execute("PRAGMA journal_mode").fetchone()))[0]
        assert mode == "wal"
        assert store.file.stat().st_mode & 0o077 == 0

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
        assert not store._writer.writable
        await store.append("t", [row(1)])
        assert await store.is_writable()

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
        assert not await store.is_writable()
        monkeypatch.setattr(writer, "PATIENCE", 1_000_000)
        waiting = asyncio.ensure_future(store.append("t", [row(1)]))
        await asyncio.sleep(0.02)  # the loop goes on
        assert not waiting.done()
        other.execute("ROLLBACK")
        other.close()
        await waiting
        assert await store.is_writable()
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


def test_what_comes_too_late_is_told_so(tmp_path: Path) -> None:
    async def run() -> None:
        store = SqliteStore(tmp_path)
        await store.close()
        with pytest.raises(StorageError):
            await asyncio.wait_for(store.append("t", [row(0)]), PATIENCE)

    asyncio.run(run())


def test_a_second_writer_is_kept_out(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        with pytest.raises(OptionError) as error:
            SqliteStore(tmp_path)
        assert error.value.code == "serve-data-in-use"

    with_store(tmp_path, work)
    with_store(tmp_path, work)  # and let in when the first is gone


def test_files_of_others_and_of_the_future_are_left_alone(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text("this is no database, but somebody's notes" * 100)
    with pytest.raises(OptionError) as error:
        SqliteStore(tmp_path)
    assert error.value.code == "serve-data-unusable"
    (tmp_path / FILE).unlink()
    connection = sqlite3.connect(tmp_path / FILE)
    connection.execute("PRAGMA user_version = 1000")
    connection.close()
    with pytest.raises(OptionError) as error:
        SqliteStore(tmp_path)
    assert error.value.code == "serve-data-newer"


def test_migrations_are_numbered_and_done_once(tmp_path: Path) -> None:
    steps = tmp_path / "steps"
    steps.mkdir()
    (steps / "0001.sql").write_text("CREATE TABLE one (a);")
    connection = sqlite3.connect(":memory:", isolation_level=None)
    migrate(connection, tmp_path, steps)
    (steps / "0002.sql").write_text("CREATE TABLE two (a);")
    migrate(connection, tmp_path, steps)
    migrate(connection, tmp_path, steps)
    assert connection.execute("PRAGMA user_version").fetchone() == (2,)
    assert [name for (name,) in connection.execute("SELECT name FROM sqlite_schema ORDER BY name")] == ["one", "two"]
    connection.close()


KILLED = """
import asyncio, sys
from pathlib import Path
from rollwright.server.store.port import Row, TableSecrets
from rollwright.server.store.sqlite import SqliteStore

async def main():
    store = SqliteStore(Path(sys.argv[1]))
    await store.make("t", TableSecrets(b"", "", {}), [])
    for number in range(1_000_000):
        await store.append("t", [Row(number, None, str(number))])
        print(number, flush=True)

asyncio.run(main())
"""


def test_what_was_acknowledged_survives_a_killed_process(tmp_path: Path) -> None:
    with running([sys.executable, "-c", KILLED, tmp_path], stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        last = -1
        for line in process.stdout:
            last = int(line)
            if last == 25:
                process.kill()
    assert last >= 25

    async def read(store: SqliteStore) -> None:
        bodies = await store.bodies("t", 0)
        assert bodies == [str(number) for number in range(len(bodies))]
        assert len(bodies) > last

    with_store(tmp_path, read)
