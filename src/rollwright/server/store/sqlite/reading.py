"""Queries of the store: everything that is read from its file. Whatever is read is compared with its checksum."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Sequence

from rollwright.server.store.checksums import devices_checksum, entry_checksum, secrets_checksum
from rollwright.server.store.port import Ages, Ban, Damaged, Listed, Row, StoredTable, TableSecrets

DAMAGE = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
PRIMARY = 0xFF  # the bits of an extended error code that are the primary one

COLUMNS = "number, command, body, checksum"
ROWS = f"SELECT {COLUMNS} FROM entries WHERE table_id = ? AND number >= ? ORDER BY number LIMIT ?"
LOG = f"SELECT table_id, {COLUMNS} FROM entries WHERE table_id >= ? ORDER BY table_id, number"

IDS = """
SELECT id FROM tables WHERE id > :after UNION SELECT table_id FROM entries WHERE table_id > :after
ORDER BY 1 LIMIT :most
"""

# Tables with their last entries. An entry that can't be read has no age, so its table is kept.
LASTS = """
WITH lasts AS MATERIALIZED (
    SELECT id, over, number, CASE WHEN json_valid(body) THEN json_extract(body, '$.at') END AS at
    FROM tables JOIN entries ON table_id = id AND number = (SELECT max(number) FROM entries WHERE table_id = id)
)
"""
OLD_TABLES = f"""{LASTS}
SELECT id, number FROM lasts
WHERE at < min(:now, (SELECT max(at) FROM lasts) + 86400)
    - CASE WHEN over THEN :over WHEN number = 0 THEN :unjoined ELSE :unfinished END
ORDER BY at LIMIT :most
"""


def load(connection: sqlite3.Connection, table: str) -> StoredTable | None:
    """Reads a table with its whole log; None if there is no such table."""
    connection.execute("BEGIN")  # one snapshot for both queries
    try:
        columns = "secret, invite, holders, due, over, checksum, holders_checksum"
        found = connection.execute(f"SELECT {columns} FROM tables WHERE id = ?", (table,)).fetchone()
        log = _log(connection, table)
        if found is None and not log:
            return None
    finally:
        connection.execute("COMMIT")
    if found is None:
        raise Damaged("entries without a table")
    secret, invite, devices, due, over, checksum, devices_sum = found
    if not isinstance(secret, bytes) or secrets_checksum(table, secret, invite) != checksum:
        raise Damaged("secrets")
    if devices_checksum(table, devices) != devices_sum:
        raise Damaged("devices")
    if not log:
        raise Damaged("no entries")
    return StoredTable(TableSecrets(secret, invite, json.loads(devices)), log, bool(due), bool(over))


def _log(connection: sqlite3.Connection, table: str) -> list[Row]:
    """All entries. The next row in the file must be the first one of another table: otherwise the key of an entry is
    damaged, and the log would seem to end before it."""
    found: list[Row] = []
    for other, *row in connection.execute(LOG, (table,)):
        if other != table and row[0] == 0:
            break
        if other != table:
            raise Damaged(f"entry {len(found)}")
        found.append(_checked(table, len(found), *row))
    return found


def rows(connection: sqlite3.Connection, table: str, since: int, most: int | None = None) -> list[Row]:
    """Reads the entries of a log from number `since` on, at most so many."""
    found = enumerate(connection.execute(ROWS, (table, since, -1 if most is None else most)), since)
    return [_checked(table, expected, *row) for expected, row in found]


def newer(connection: sqlite3.Connection, table: str, since: int) -> list[Row] | None:
    """Reads the entries of a log from number `since` on; None if there is no such table."""
    found = rows(connection, table, since)
    exists = found or connection.execute("SELECT 1 FROM tables WHERE id = ?", (table,)).fetchone()
    return found if exists else None


def heads(connection: sqlite3.Connection, tables: Sequence[str]) -> dict[str, tuple[int, int]]:
    """Reads the number of the next entry of each table that exists; its devices have the version 0."""
    last = "SELECT max(number) FROM entries WHERE table_id = ?"
    found = ((table, connection.execute(last, (table,)).fetchone()[0]) for table in tables)
    return {table: (number + 1, 0) for table, number in found if number is not None}


def _checked(table: str, expected: int, number: int, command: str | None, body: str, checksum: int) -> Row:
    if number != expected or entry_checksum(table, number, command, body) != checksum:
        raise Damaged(f"entry {expected}")
    return Row(number, command, body)


def due_tables(connection: sqlite3.Connection) -> list[str]:
    """Reads the ids of the unfinished tables that are marked as due."""
    return [table for (table,) in connection.execute("SELECT id FROM tables WHERE due = 1 AND over = 0")]


def ids(connection: sqlite3.Connection, after: str, most: int) -> list[str]:
    """Reads the ids of tables greater than `after`, and of entries without a table."""
    return [table for (table,) in connection.execute(IDS, {"after": after, "most": most})]


def old_tables(connection: sqlite3.Connection, now: float, keep: Ages, most: int) -> list[tuple[str, int]]:
    """Reads which tables to delete, the oldest first, and the number of the last entry of each."""
    given = {"now": now, "unjoined": keep.unjoined, "unfinished": keep.unfinished, "over": keep.over, "most": most}
    return connection.execute(OLD_TABLES, given).fetchall()


def listing(connection: sqlite3.Connection, most: int) -> list[Listed]:
    """Reads a list of tables for the operator, the newest first."""
    asked = f"{LASTS} SELECT id, number + 1, at, over FROM lasts ORDER BY at DESC, id LIMIT ?"
    return [Listed(table, entries, at, bool(over)) for table, entries, at, over in connection.execute(asked, (most,))]


def bans(connection: sqlite3.Connection) -> list[Ban]:
    """Reads all bans."""
    return [Ban(*row) for row in connection.execute("SELECT network, until, why FROM bans ORDER BY network")]


def count_tables(connection: sqlite3.Connection) -> int:
    """Reads how many tables there are; 0 if the file is so damaged that nobody can tell."""
    try:
        (count,) = connection.execute("SELECT count(*) FROM tables").fetchone()
    except (sqlite3.DatabaseError, UnicodeDecodeError):
        return 0
    return int(count)


def look(connection: sqlite3.Connection) -> None:
    """Reads a little of everything, to find out whether reading works."""
    for query in ("SELECT holders FROM tables LIMIT 1", "SELECT body FROM entries LIMIT 1"):
        connection.execute(query).fetchall()


def is_damage(error: Exception) -> bool:
    """Whether an error in reading means that the file is damaged. Text that is not UTF-8 has no code."""
    if isinstance(error, UnicodeDecodeError):  # in an error message of SQLite
        return True
    code = getattr(error, "sqlite_errorcode", None)
    return isinstance(error, sqlite3.OperationalError) if code is None else code & PRIMARY in DAMAGE
