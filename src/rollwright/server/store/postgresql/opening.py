"""Opening a database: is it one that can be used, and may this role use it? Brings it up to date (migrations)."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, TypeVar

import asyncpg

from rollwright.core.errors import OptionError
from rollwright.server.logs import tell
from rollwright.server.store.address import shown
from rollwright.server.store.postgresql.errors import FAILURES, told
from rollwright.server.store.postgresql.session import Connection, connect

MIGRATIONS = Path(__file__).parent / "migrations"
RIGHTS = Path(__file__).parent / "rights.sql"
OLDEST = 15  # version of PostgreSQL
LOCK = 0x526F6C6C77  # of migrations; any number that others don't use
VERSION = "CREATE TABLE IF NOT EXISTS rollwright.version (number integer NOT NULL)"
MAY = """
SELECT has_table_privilege('rollwright.entries', 'SELECT, INSERT')
    AND has_table_privilege('rollwright.entries', 'INSERT') AND has_table_privilege('rollwright.tables', 'INSERT')
    AND has_column_privilege('rollwright.tables', 'holders', 'UPDATE')
    AND has_table_privilege('rollwright.tables', 'DELETE') AND has_table_privilege('rollwright.leases', 'INSERT')
"""

T = TypeVar("T")


def at_once(work: Coroutine[Any, Any, T]) -> T:
    """Does some work before a server starts, in an event loop and a thread of its own: whoever opens a store waits."""
    found: list[T] = []
    failed: list[BaseException] = []

    def run() -> None:
        try:
            found.append(asyncio.run(work))
        except BaseException as error:
            failed.append(error)

    thread = threading.Thread(target=run)
    thread.start()
    thread.join()
    if failed:
        raise failed[0]
    return found[0]


async def prepare(address: str, role: str | None = None, folder: Path = MIGRATIONS) -> None:
    """Sees to it that a database can be used: brings it up to date if need be, and gives a role the rights to serve.

    OptionError if it can't be used: what is wrong, and never a password.
    """
    where = shown(address)
    try:
        connection = await connect(address, statement_timeout="0")
    except (*FAILURES, ValueError) as error:
        raise unusable(where, error) from None
    try:
        await _check_server(connection, where)
        await _migrate(connection, where, folder)
        if role is not None:
            await connection.execute(RIGHTS.read_text("utf-8").format(role=_quoted(role)))
        if not await connection.fetchval(MAY):
            raise OptionError("store-no-rights", address=where)
    except asyncpg.InsufficientPrivilegeError:
        raise OptionError("store-no-rights", address=where) from None
    except FAILURES as error:
        raise unusable(where, error) from None
    finally:
        connection.terminate()


def unusable(where: str, error: BaseException) -> OptionError:
    """The error to raise if a database can't be opened."""
    why = str(getattr(told(error), "why", "")) or type(error).__name__
    tell("store can't be opened", logging.ERROR, address=where, why=why)
    return OptionError("store-unusable", address=where, why=why)


async def _check_server(connection: Connection, where: str) -> None:
    version = connection.get_server_version().major
    if version < OLDEST:
        raise OptionError("store-old-postgresql", address=where, version=version, oldest=OLDEST)
    encoding = await connection.fetchval("SHOW server_encoding")
    if encoding != "UTF8":
        raise OptionError("store-encoding", address=where, encoding=encoding)


async def _migrate(connection: Connection, where: str, folder: Path) -> None:
    """Runs the numbered migrations that a database lacks. Of several processes, one does it, and the others wait."""
    steps = sorted(folder.glob("*.sql"))
    version = await _version(connection)
    if version < len(steps):
        await connection.execute("SELECT pg_advisory_lock($1)", LOCK)
        try:
            version = await _version(connection)
            for number, step in enumerate(steps[version:], start=version + 1):
                await _step(connection, number, step.read_text("utf-8"))
                tell("store brought up to date", version=number)
        finally:
            await connection.execute("SELECT pg_advisory_unlock($1)", LOCK)
    if version > len(steps):
        raise OptionError("serve-data-newer", file=where)


async def _version(connection: Connection) -> int:
    if await connection.fetchval("SELECT to_regclass('rollwright.version')") is None:
        return 0
    return int(await connection.fetchval("SELECT coalesce(max(number), 0) FROM rollwright.version"))


async def _step(connection: Connection, number: int, text: str) -> None:
    async with connection.transaction():
        if number == 1:
            await connection.execute("CREATE SCHEMA IF NOT EXISTS rollwright")
            await connection.execute(VERSION)
        await connection.execute(text)
        await connection.execute("DELETE FROM rollwright.version")
        await connection.execute("INSERT INTO rollwright.version VALUES ($1)", number)


def _quoted(role: str) -> str:
    return '"' + role.replace('"', '""') + '"'
