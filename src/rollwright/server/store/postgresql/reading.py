"""Queries of the store: everything that is read of tables. Whatever is read is compared with its checksum."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from rollwright.server.store.checksums import devices_checksum, entry_checksum, secrets_checksum
from rollwright.server.store.port import Ages, Ban, Damaged, Listed, Newer, Row, StoredTable, TableSecrets, attending
from rollwright.server.store.postgresql.session import Connection

# One statement sees one moment, so a table and its log fit together. An id in the log that was not asked for comes from
# a damaged page, while the index has the right one.
LOG = """
    SELECT array_agg(table_id) AS ids, array_agg(number) AS numbers, array_agg(command) AS commands,
        array_agg(body) AS bodies, array_agg(checksum) AS checksums
    FROM (SELECT * FROM rollwright.entries WHERE table_id = $1 AND number >= $2 ORDER BY number LIMIT $3) AS e
"""
TABLE = f"SELECT t.*, log.* FROM ({LOG}) AS log LEFT JOIN rollwright.tables AS t ON t.id = $1"
# The order within the log keeps PostgreSQL from joining whole tables: it looks each one up.
NEWER = """
SELECT k.place, t.version, CASE WHEN t.version <> k.version THEN t.holders END AS holders, t.holders_checksum, log.*
FROM unnest($1::text[], $2::integer[], $3::integer[]) WITH ORDINALITY AS k (id, number, version, place)
JOIN rollwright.tables AS t ON t.id = k.id
LEFT JOIN LATERAL (
    SELECT table_id, number, command, body, checksum FROM rollwright.entries
    WHERE table_id = k.id AND number >= k.number ORDER BY number
) AS log ON true
ORDER BY k.place, log.number
"""
HEADS = """
SELECT id, version, (SELECT max(number) FROM rollwright.entries WHERE table_id = id)
FROM rollwright.tables WHERE id = ANY ($1::text[])
"""
DUE = f"""
SELECT id FROM rollwright.tables WHERE due AND NOT over AND NOT EXISTS (
    SELECT FROM rollwright.leases WHERE name = '{attending("")}' || id AND until > now() AND holder NOT IN ('', $1)
)
"""
# What is left without a table is looked for among the entries between the first and the last table of the page.
IDS = """
WITH page AS (SELECT id FROM rollwright.tables WHERE id > $1 ORDER BY id LIMIT $2),
    rest AS (
        SELECT DISTINCT table_id FROM rollwright.entries
        WHERE table_id > $1 AND ((SELECT count(*) FROM page) < $2 OR table_id <= (SELECT max(id) FROM page))
            AND NOT EXISTS (SELECT FROM rollwright.tables WHERE id = table_id)
    )
SELECT id FROM page UNION SELECT table_id FROM rest ORDER BY 1 LIMIT $2
"""
LASTS = """
WITH lasts AS MATERIALIZED (
    SELECT id, over, number, rollwright.made_at(body) AS at
    FROM rollwright.tables CROSS JOIN LATERAL (
        SELECT number, body FROM rollwright.entries WHERE table_id = id ORDER BY number DESC LIMIT 1
    ) AS last
)
"""
OLD = f"""{LASTS}
SELECT id, number FROM lasts
WHERE at < least($1::double precision, (SELECT max(at) FROM lasts) + 86400)
    - CASE WHEN over THEN $2::double precision WHEN number = 0 THEN $3::double precision ELSE $4::double precision END
ORDER BY at LIMIT $5
"""
LISTING = f"{LASTS} SELECT id, number + 1, at, over FROM lasts ORDER BY at DESC NULLS LAST, id LIMIT $1"
FIGURES = "SELECT (SELECT count(*) FROM rollwright.tables), pg_database_size(current_database())"


class Known(NamedTuple):
    """What somebody knows of a table: entries up to before a number, and the version of its devices."""

    table: str
    number: int
    version: int


async def load(connection: Connection, table: str) -> StoredTable | None:
    """Reads a table with its whole log; None if there is no such table."""
    found = await connection.fetchrow(TABLE, table, 0, None)
    log = _log(table, 0, found)
    if found["id"] is None and not log:
        return None
    if found["id"] is None:
        raise Damaged("entries without a table")
    if found["id"] != table or secrets_checksum(table, found["secret"], found["invite"]) != found["checksum"]:
        raise Damaged("secrets")
    if not log:
        raise Damaged("no entries")
    secrets = TableSecrets(found["secret"], found["invite"], _devices(table, found))
    return StoredTable(secrets, log, found["due"], found["over"], found["version"])


async def rows(connection: Connection, table: str, since: int, most: int | None = None) -> list[Row]:
    """Reads the entries of a log from number `since` on, at most so many."""
    return _log(table, since, await connection.fetchrow(LOG, table, since, most))


async def newer(connection: Connection, tables: Sequence[Known]) -> list[Newer | Damaged | None]:
    """Reads what is newer of tables than what somebody knows, each for itself; None for one that is deleted."""
    found: list[list[Any]] = [[] for _ in tables]
    for row in await connection.fetch(NEWER, *map(list, zip(*tables, strict=True))):
        found[row["place"] - 1].append(row)
    return [_newer(known, rows) if rows else None for known, rows in zip(tables, found, strict=True)]


def _newer(known: Known, rows: Sequence[Any]) -> Newer | Damaged:
    try:
        devices = None if rows[0]["holders"] is None else _devices(known.table, rows[0])
        columns = [] if rows[0]["number"] is None else [row[-5:] for row in rows]
        return Newer(_checked(known.table, known.number, columns), devices, rows[0]["version"])
    except Damaged as damage:
        return damage


def _devices(table: str, found: Any) -> dict[str, Any]:
    if devices_checksum(table, found["holders"]) != found["holders_checksum"]:
        raise Damaged("devices")
    read: dict[str, Any] = json.loads(found["holders"])
    return read


def _log(table: str, since: int, found: Any) -> list[Row]:
    """The entries of LOG's answer."""
    if found["ids"] is None:
        return []
    columns = (found[name] for name in ("ids", "numbers", "commands", "bodies", "checksums"))
    return _checked(table, since, zip(*columns, strict=True))


def _checked(table: str, since: int, log: Iterable[Sequence[Any]]) -> list[Row]:
    """The entries of a log, which have to be numbered from `since` on."""
    found: list[Row] = []
    for expected, (of, number, command, body, checksum) in enumerate(log, since):
        if of != table or number != expected or entry_checksum(table, number, command, body) != checksum:
            raise Damaged(f"entry {expected}")
        found.append(Row(number, command, body))
    return found


async def heads(connection: Connection, tables: Sequence[str]) -> dict[str, tuple[int, int]]:
    """Reads the next number and the version of the devices of those tables that exist."""
    found = await connection.fetch(HEADS, list(tables))
    return {table: (0 if last is None else last + 1, version) for table, version, last in found}


async def due_tables(connection: Connection, server: str) -> list[str]:
    """Reads the ids of the unfinished tables that are due, except those to which another server attends."""
    return _firsts(await connection.fetch(DUE, server))


async def ids(connection: Connection, after: str, most: int) -> list[str]:
    """Reads the ids of tables greater than `after`, and of entries without a table."""
    return _firsts(await connection.fetch(IDS, after, most))


async def old_tables(connection: Connection, now: float, keep: Ages, most: int) -> list[tuple[str, int]]:
    """Reads which tables to delete, the oldest first, and the number of the last entry of each."""
    found = await connection.fetch(OLD, now, keep.over, keep.unjoined, keep.unfinished, most)
    return [(table, number) for table, number in found]


async def listing(connection: Connection, most: int) -> list[Listed]:
    """Reads a list of tables for the operator, the newest first."""
    return [Listed(*row) for row in await connection.fetch(LISTING, most)]


async def bans(connection: Connection) -> list[Ban]:
    """Reads all bans."""
    return [Ban(*row) for row in await connection.fetch("SELECT network, until, why FROM rollwright.bans ORDER BY 1")]


def _firsts(found: Iterable[Any]) -> list[str]:
    return [row[0] for row in found]
