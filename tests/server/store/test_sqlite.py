"""SQLite: one process, readers that can't write, migrations, writes that are durable."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from rollwright.core.errors import OptionError
from rollwright.server.store.port import StorageError
from rollwright.server.store.sqlite import FILE, SqliteStore
from rollwright.server.store.sqlite.opening import migrate
from server.inside import with_store
from support.processes import running


def test_readers_cannot_write_and_the_file_is_private(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        with pytest.raises(StorageError, match="readonly"):
            await store._read(lambda connection: connection.execute("DELETE FROM tables"))
        mode = (await store._read(lambda connection: connection.execute("PRAGMA journal_mode").fetchone()))[0]
        assert mode == "wal"
        assert store.file.stat().st_mode & 0o077 == 0

    with_store(tmp_path, work)


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
    assert error.value.code == "serve-data-damaged"
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
