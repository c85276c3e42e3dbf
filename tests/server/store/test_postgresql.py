"""PostgreSQL: opening it, roles with the least rights, migrations, outages, and writes that are durable."""

from __future__ import annotations

import asyncio
import re
import subprocess
import sys
from pathlib import Path

import asyncpg
import pytest

from rollwright.core.errors import MissingExtra, OptionError
from rollwright.server.settings import Settings
from rollwright.server.store import opened
from rollwright.server.store.address import shown
from rollwright.server.store.port import Conflict, Row, StorageError, Store
from rollwright.server.store.postgresql import PostgresqlStore, opening, session, writer
from rollwright.server.store.postgresql.opening import at_once, prepare
from server.store.rows import SECRETS, row
from server.store.stores import SharedStores
from server.store.test_contract import KEEP
from support.postgresql import PASSWORD, QUOTED, Cluster
from support.processes import running
from support.waiting import PATIENCE

SESSIONS = """
SELECT string_agg(pid::text, ' ' ORDER BY pid) FROM pg_stat_activity
WHERE datname = current_database() AND pid <> pg_backend_pid() AND application_name = 'rollwright'
"""
DOCS = Path(__file__).parents[3] / "docs" / "storage.md"


def refused(address: str) -> OptionError:
    with pytest.raises(OptionError) as error:
        PostgresqlStore(address)
    for language in ("en", "de", "fr", "it"):
        assert not {PASSWORD, QUOTED, "wrong"} & set(re.split(r"[\s“”«»]", error.value.say(language)))
        assert QUOTED not in error.value.say(language)
    return error.value


@pytest.mark.parametrize(
    "address",
    ["mysql://a:wrong@b/c", "postgresql://user:wrong@host", "postgresql://host:port/db", "postgresql://[::1/db", "://"],
)
def test_what_is_no_address_is_refused(address: str) -> None:
    assert refused(address).code == "store-address"


def test_no_password_is_shown() -> None:
    assert shown("postgresql://me:a:b@host:1/db?sslmode=require&password=x") == (
        "postgresql://me@host:1/db?sslmode=require"
    )
    assert shown("postgresql:///db") == "postgresql:///db"
    assert shown("postgresql://me:x@[::1/db") == "postgresql://…"


def test_a_database_that_is_not_there_is_told_with_the_reason(postgresql_cluster: Cluster) -> None:
    port = postgresql_cluster.port
    for address, why in (
        (postgresql_cluster.url("nowhere"), "nowhere"),
        (postgresql_cluster.url(user="postgres:wrong"), "password authentication failed"),
        (f"postgresql://postgres:wrong@127.0.0.1:{1 if port != 1 else 2}/db", "refused"),
    ):
        error = refused(address)
        assert error.code == "store-unusable"
        assert why in str(error.params["why"]).lower() or "connect" in str(error.params["why"]).lower()


def test_an_old_postgresql_is_refused(postgresql: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opening, "OLDEST", 99)
    assert refused(postgresql).code == "store-old-postgresql"


def test_a_database_in_another_encoding_is_refused(postgresql_cluster: Cluster) -> None:
    postgresql_cluster.sql("CREATE DATABASE latin ENCODING 'LATIN1' TEMPLATE template0")
    assert refused(postgresql_cluster.url("latin")).code == "store-encoding"


def test_without_the_driver_the_extra_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.startswith("rollwright.server.store.postgresql")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    with pytest.raises(MissingExtra) as error:
        opened.open_store(Settings(data=tmp_path, store="postgresql://host/db"))
    assert "rollwright[postgres]" in str(error.value)


def test_settings_choose_the_store(postgresql: str, tmp_path: Path) -> None:
    settings = Settings(data=tmp_path, store=postgresql)
    assert QUOTED not in repr(settings)

    async def run() -> None:
        for chosen, is_shared in ((settings, True), (Settings(data=tmp_path), False)):
            store = opened.open_store(chosen)
            assert store.is_shared == is_shared
            await store.close()

    asyncio.run(run())


def test_migrations_are_done_once_however_many_start(shared: SharedStores, tmp_path: Path) -> None:
    async def all_at_once() -> None:
        await asyncio.gather(*(prepare(shared.url) for _ in range(5)))

    asyncio.run(all_at_once())
    (tmp_path / "0001.sql").write_text("SELECT no_such_thing();")  # is done already
    (tmp_path / "0002.sql").write_text("CREATE TABLE rollwright.two (a integer);")
    at_once(prepare(shared.url, folder=tmp_path))
    assert shared.sql("SELECT number FROM rollwright.version") == "2"
    assert refused(shared.url).code == "serve-data-newer"
    (tmp_path / "0003.sql").write_text("CREATE TABLE rollwright.three (a integer); SELECT no_such_thing();")
    with pytest.raises(OptionError):
        at_once(prepare(shared.url, folder=tmp_path))
    assert shared.sql("SELECT to_regclass('rollwright.three') IS NULL, number FROM rollwright.version") == "t|2"


def test_the_role_that_serves_can_neither_change_a_log_nor_a_secret(postgresql_cluster: Cluster) -> None:
    """With the SQL of the documentation."""
    block = re.search(r"```sql\n(CREATE ROLE.*?)```", DOCS.read_text("utf-8"), re.DOTALL)
    assert block is not None
    for statement in block[1].split(";\n"):
        if statement.strip():
            postgresql_cluster.sql(statement)
    owner = postgresql_cluster.url("rollwright", "rollwright_owner:change-me")
    serve = postgresql_cluster.url("rollwright", "rollwright_serve:change-me-too")
    assert refused(serve).code == "store-no-rights"  # as long as nothing is prepared
    at_once(prepare(owner, "rollwright_serve"))
    at_once(prepare(owner, "rollwright_serve"))

    async def run() -> None:
        store = PostgresqlStore(serve)
        await store.make("t", SECRETS, [row(0)])
        lease = await store.take_lease("l", 9.0)
        await store.append("t", [row(1)], {"b": 1}, over=True, due=True, version=0, lease=lease)
        store.listen(lambda *_: None, lambda _: None, lambda: None)
        await store.put_presence("t", {1: await store.arrival()}, 1)
        await store.keep_answer("k", b"")
        assert await store.trouble() is None
        assert await store.delete_old(1e12, KEEP, 1) == 0
        connection = await asyncpg.connect(serve)
        for forbidden in (
            "UPDATE rollwright.entries SET body = ''",
            "DELETE FROM rollwright.entries",
            "TRUNCATE rollwright.entries CASCADE",
            "UPDATE rollwright.tables SET secret = ''",
            "UPDATE rollwright.version SET number = 0",
            "DROP TABLE rollwright.bans",
            "CREATE TABLE rollwright.mine (a integer)",
            "CREATE TABLE public.mine (a integer)",
            "CREATE TEMPORARY TABLE mine (a integer)",
        ):
            with pytest.raises(asyncpg.InsufficientPrivilegeError):
                await connection.execute(forbidden)
        await connection.close()
        await store.delete("t")
        assert await store.ids("", 9) == []
        await store.close()

    asyncio.run(run())


def test_writes_wait_for_the_disk_whatever_the_role_is_set_to(shared: SharedStores) -> None:
    shared.sql(f"ALTER DATABASE {shared.url.rpartition('/')[2]} SET synchronous_commit = off")

    async def work(store: Store) -> None:
        assert isinstance(store, PostgresqlStore)
        assert await store._writer.session.do(lambda connection: connection.fetchval("SHOW synchronous_commit")) == "on"

    shared.run(work)


def test_the_database_may_go_and_come_back(postgresql_cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(session, "REST", 0.0)
    shared = SharedStores(postgresql_cluster)

    async def work(store: Store) -> None:
        assert isinstance(store, PostgresqlStore)
        missed: list[int] = []
        store.listen(lambda *_: None, lambda _: None, lambda: missed.append(1))
        await store.make("t", SECRETS, [row(0)])
        for number, end in ((1, postgresql_cluster.stop), (2, postgresql_cluster.kill)):
            before = len(missed)
            end()
            try:
                for failing in (store.append("t", [row(number)]), store.load("t"), store.take_lease("l", 1.0)):
                    with pytest.raises(StorageError):
                        await failing
                store._tried_at = -1e9
                assert "(" in (await store.trouble() or "")
            finally:
                postgresql_cluster.start()
            store._tried_at = -1e9
            assert await store.trouble() is None
            await store.append("t", [row(number)])
            assert len(await store.bodies("t", 0)) == number + 1
            async with asyncio.timeout(PATIENCE):
                while len(missed) == before:
                    await asyncio.sleep(0.01)

    shared.run(work)


def test_sessions_that_were_ended_are_made_again(shared: SharedStores) -> None:
    async def work(store: Store) -> None:
        await store.make("t", SECRETS, [row(0)])
        await asyncio.gather(*(store.load("t") for _ in range(8)))
        shared.sql(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
        await asyncio.gather(*(store.load("t") for _ in range(8)))
        await store.append("t", [row(1)])

    shared.run(work)


def test_a_database_that_does_not_answer_is_given_up(shared: SharedStores, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(store: Store) -> None:
        assert isinstance(store, PostgresqlStore)
        await store.make("t", SECRETS, [row(0)])
        blocking = await asyncpg.connect(shared.url)
        async with blocking.transaction():
            await blocking.execute("LOCK TABLE rollwright.entries")
            monkeypatch.setattr(session.Session.do, "__defaults__", (0.05,))
            monkeypatch.setattr(store._readers, "_seconds", 0.05)
            for failing in (store.append("t", [row(1)]), store.load("t")):
                with pytest.raises(StorageError, match="answer"):
                    await failing
            monkeypatch.undo()
        await blocking.close()
        await store.append("t", [row(2)])

    shared.run(work)


def test_whoever_leaves_costs_no_connection(shared: SharedStores) -> None:
    async def work(store: Store) -> None:
        await store.make("t", SECRETS, [row(0)])
        await asyncio.gather(*(store.load("t") for _ in range(8)))  # all connections are made
        before = shared.sql(SESSIONS)
        for _ in range(5):
            reading = asyncio.ensure_future(store.load("t"))
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            reading.cancel()
            with pytest.raises(asyncio.CancelledError):
                await reading
        assert await store.load("t") is not None
        assert shared.sql(SESSIONS) == before

    shared.run(work)


def test_whoever_writes_alone_waits_for_nobody(shared: SharedStores, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "STEP", float("inf"))

    async def work(store: Store) -> None:
        await store.make("t", SECRETS, [row(0)])
        for number in range(1, 6):
            await store.append("t", [row(number)])
        assert store.commits == 6

    shared.run(work)


def test_many_writers_share_transactions_though_they_come_one_by_one(
    shared: SharedStores, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "STEP", 1.0)

    async def work(store: Store) -> None:
        await asyncio.gather(*(store.make(f"t{number}", SECRETS, [row(0)]) for number in range(9)))
        before = store.commits
        writing = []
        for number in range(9):
            writing.append(asyncio.ensure_future(store.append(f"t{number}", [row(1)])))
            await asyncio.sleep(0.001)
        await asyncio.gather(*writing)
        assert store.commits - before < 9

    shared.run(work)


def test_what_cannot_be_stored_harms_nobody(shared: SharedStores) -> None:
    async def work(store: Store) -> None:
        for table in ("a", "b", "c"):
            await store.make(table, SECRETS, [row(0)])
        bad = Row(1, None, "\0")
        appends = [store.append("a", [row(1)]), store.append("b", [bad]), store.append("c", [row(1)])]
        answers = await asyncio.gather(*appends, return_exceptions=True)
        assert [type(answer) for answer in answers] == [type(None), StorageError, type(None)]

    shared.run(work)


def test_what_comes_too_late_is_told_so(shared: SharedStores) -> None:
    async def run() -> None:
        store = shared.open()
        pending = store.make("t", SECRETS, [row(0)])
        await asyncio.gather(pending, asyncio.sleep(0))
        await store.close()
        with pytest.raises(StorageError):
            await store.append("t", [row(1)])

    asyncio.run(run())


KILLED = """
import asyncio, sys
from rollwright.server.store.port import Row, TableSecrets
from rollwright.server.store.postgresql import PostgresqlStore

async def main():
    store = PostgresqlStore(sys.argv[1])
    await store.make("t", TableSecrets(b"", "", {}), [])
    for number in range(1_000_000):
        await store.append("t", [Row(number, None, str(number))])
        print(number, flush=True)

asyncio.run(main())
"""


def test_what_was_acknowledged_survives_a_killed_process(shared: SharedStores) -> None:
    with running([sys.executable, "-c", KILLED, shared.url], stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        last = -1
        for line in process.stdout:
            last = int(line)
            if last == 25:
                process.kill()
    assert last >= 25

    async def read(store: Store) -> None:
        bodies = await store.bodies("t", 0)
        assert bodies == [str(number) for number in range(len(bodies))]
        assert len(bodies) > last
        with pytest.raises(Conflict):
            await store.append("t", [row(last)])

    shared.run(read)
