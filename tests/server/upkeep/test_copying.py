"""`rollwright store copy`, and backups: identical both ways, resumable, nothing overwritten."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

from rollwright.core.errors import OptionError
from rollwright.server.store.port import StorageError, Store
from rollwright.server.store.sqlite import FILE
from rollwright.server.upkeep import copying
from rollwright.server.upkeep.backup import back_up
from rollwright.server.upkeep.copying import Copied, copy
from rollwright.server.upkeep.places import to_read, to_write
from server.store.rows import row
from server.store.stores import SharedStores
from server.upkeep.stores import contents, fill
from support.postgresql import Cluster


def copied(source: str, target: str) -> Copied:
    async def work() -> Copied:
        reading, writing = to_read(source), to_write(target)
        try:
            return await copy(reading, writing)
        finally:
            await writing.close()
            await reading.close()

    return asyncio.run(work())


def test_a_copy_there_and_back_is_identical(tmp_path: Path, shared: SharedStores) -> None:
    here, back = str(tmp_path / "here"), str(tmp_path / "back")
    tables = fill(here)
    there = copied(here, shared.url)
    assert (there.tables, there.there, there.left) == (len(tables), 0, {})
    assert copied(shared.url, back).is_good
    assert contents(here) == contents(shared.url) == contents(back)
    again = copied(here, shared.url)
    assert (again.tables, again.there) == (len(tables), len(tables))


def test_a_copy_goes_on_after_a_break(tmp_path: Path, shared: SharedStores, monkeypatch: pytest.MonkeyPatch) -> None:
    here = str(tmp_path)
    fill(here, games=0)
    monkeypatch.setattr(copying, "AT_ONCE", 1)

    async def broken() -> None:
        reading, writing = to_read(here), to_write(shared.url)
        honest, calls = writing.make, [0]

        async def make(*given: object, **named: object) -> None:
            calls[0] += 1
            if calls[0] == 2:
                raise StorageError
            await honest(*given, **named)  # type: ignore[arg-type]

        monkeypatch.setattr(writing, "make", make)
        with pytest.raises(StorageError):
            await copy(reading, writing)
        await writing.close()
        await reading.close()

    asyncio.run(broken())
    rest = copied(here, shared.url)
    assert (rest.tables, rest.there) == (3, 1)
    assert contents(here) == contents(shared.url)


def test_what_has_been_added_since_is_copied_later_and_another_table_is_left(
    tmp_path: Path, shared: SharedStores
) -> None:
    here = str(tmp_path)
    first, second, third = fill(here, games=0)
    copied(here, shared.url)

    async def go_on(where: str, table: str, by: str) -> None:
        store: Store = to_write(where)
        number = (await store.heads([table]))[table][0]
        await store.append(table, [row(number, command=by)], {"new": 1}, due=True)
        await store.close()

    asyncio.run(go_on(here, first, "here"))
    for where in (here, shared.url):
        asyncio.run(go_on(where, second, where))
    before = contents(shared.url)
    found = copied(here, shared.url)
    assert found.left == {second: None}
    after = contents(shared.url)
    assert after[first] == contents(here)[first] != before[first]
    assert after[second] == before[second]
    with closing(sqlite3.connect(tmp_path / FILE)) as connection, connection:
        connection.execute("UPDATE entries SET body = '' WHERE table_id = ? AND number = 0", (third,))
    assert copied(here, shared.url).left == {second: None, third: "entry 0"}


def test_a_file_is_backed_up_while_it_is_in_use_and_restored(tmp_path: Path) -> None:
    here, backup, restored = tmp_path / "here", tmp_path / "backup.sqlite", tmp_path / "restored"
    fill(str(here))
    before = contents(str(here))

    async def work() -> None:
        store = to_write(str(here))
        report = await back_up(here / FILE, backup)
        assert (report.is_good, report.tables) == (True, 4)
        await store.close()

    asyncio.run(work())
    assert stat.S_IMODE(backup.stat().st_mode) == 0o600
    restored.mkdir()
    backup.rename(restored / FILE)
    assert contents(str(restored)) == before
    (tmp_path / "taken").touch()
    with pytest.raises(OptionError) as error:
        asyncio.run(back_up(here / FILE, tmp_path / "taken"))
    assert error.value.code == "store-backup-exists"


def test_a_damaged_file_makes_no_backup(tmp_path: Path) -> None:
    fill(str(tmp_path), games=0)
    with closing(sqlite3.connect(tmp_path / FILE)) as connection, connection:
        connection.execute("UPDATE entries SET body = '' WHERE number = 0")
    report = asyncio.run(back_up(tmp_path / FILE, tmp_path / "backup"))
    assert len(report.damaged) == 3
    assert not (tmp_path / "backup").exists()


def test_a_database_is_dumped_and_restored(postgresql_cluster: Cluster) -> None:
    """As the documentation says."""
    there, restored = SharedStores(postgresql_cluster), SharedStores(postgresql_cluster)
    fill(there.url)
    before = contents(there.url)
    dump = postgresql_cluster.folder / "rollwright.dump"
    postgresql_cluster.run("pg_dump", "-Fc", "--no-unlogged-table-data", "-f", dump, "-d", there.url)
    postgresql_cluster.run("pg_restore", "--exit-on-error", "--no-owner", "-d", restored.url, dump)
    assert contents(restored.url) == before
