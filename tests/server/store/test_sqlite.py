"""The store: all or nothing, numbers only once, one process, migrations."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from rollwright.core.errors import OptionError
from rollwright.server.store.port import Ages, Conflict, StorageError, TableSecrets
from rollwright.server.store.sqlite import FILE, SqliteStore
from rollwright.server.store.sqlite.opening import migrate
from server.inside import with_store
from server.store.rows import SECRETS, row
from support.processes import running


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


def test_a_deleted_table_takes_no_more_entries(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        await store.make("t", SECRETS, [row(0)])
        await store.delete("t")
        assert await store.load("t") is None
        with pytest.raises(Conflict):
            await store.append("t", [row(1)])

    with_store(tmp_path, work)


DAY = 86400.0
KEEP = Ages(unjoined=7 * DAY, unfinished=365 * DAY, over=90 * DAY)


async def ages(store: SqliteStore, days: dict[str, int]) -> None:
    """Tables whose last entry has these ages, before day 1000: by name, of a new, a begun or a finished one."""
    for name, age in days.items():
        at = (1000 - age) * DAY
        await store.make(name, SECRETS, [row(0, at)])
        if not name.startswith("new"):
            await store.append(name, [row(1, at)], over=name.startswith("over"))


async def left(store: SqliteStore) -> list[str]:
    asked = "SELECT id FROM tables ORDER BY id"
    return [name for (name,) in await store._read(lambda connection: connection.execute(asked).fetchall())]


def test_old_tables_are_deleted_by_what_became_of_them(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        await ages(store, {"new1": 6, "new2": 8, "begun1": 364, "begun2": 366, "over1": 89, "over2": 91, "newest": 0})
        assert await store.delete_old(1000 * DAY, KEEP, most=10) == 3
        assert await left(store) == ["begun1", "new1", "newest", "over1"]
        assert store.figures().tables == 4

    with_store(tmp_path, work)


def test_a_clock_far_ahead_deletes_nothing_that_is_not_old_next_to_the_newest(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        await ages(store, {"begun1": 0, "begun2": 363, "begun3": 366})
        assert await store.delete_old(9000 * DAY, KEEP, most=10) == 1
        assert await left(store) == ["begun1", "begun2"]

    with_store(tmp_path, work)


def test_few_are_deleted_at_once_and_the_oldest_first(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        await ages(store, {"over1": 300, "over2": 400, "over3": 200, "newest": 0})
        assert await store.delete_old(1000 * DAY, KEEP, most=2) == 2
        assert await left(store) == ["newest", "over3"]

    with_store(tmp_path, work)


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
