"""What is written beside the log, each in a transaction of its own: tables that are deleted, and bans."""

from __future__ import annotations

from collections.abc import Sequence

from rollwright.server.store.port import Ban
from rollwright.server.store.postgresql.hints import CHANNEL, OTHERWISE, hints, part
from rollwright.server.store.postgresql.session import Connection

AT_ONCE = 100  # tables that are deleted in one transaction
DELETE = f"""
WITH old AS (SELECT * FROM unnest($1::text[], $2::integer[]) AS old (id, number)), gone AS (
    DELETE FROM rollwright.tables AS t USING old WHERE t.id = old.id AND NOT EXISTS (
        SELECT FROM rollwright.entries AS e WHERE e.table_id = t.id AND e.number > old.number
    )
    RETURNING t.id
), hinted AS (SELECT count(pg_notify('{CHANNEL}', hint)) FROM unnest($3::text[]) AS hint)
SELECT (SELECT count(*) FROM gone) FROM hinted
"""


async def delete(connection: Connection, server: str, tables: Sequence[tuple[str, int | None]]) -> int:
    """Deletes tables, each unless it has a newer entry than the one with the given number; returns how many."""
    deleted = 0
    for start in range(0, len(tables), AT_ONCE):
        some = sorted(tables[start : start + AT_ONCE], key=lambda table: table[0])
        told = hints(server, [part(table, OTHERWISE) for table, _ in some])
        deleted += await connection.fetchval(DELETE, [one for one, _ in some], [number for _, number in some], told)
    return deleted


async def put_ban(connection: Connection, ban: Ban) -> None:
    """Adds a ban, in place of an earlier one of the same network."""
    put = """
        INSERT INTO rollwright.bans (network, until, why) VALUES ($1, $2, $3)
        ON CONFLICT (network) DO UPDATE SET until = excluded.until, why = excluded.why
    """
    await connection.execute(put, ban.network, ban.until, ban.why)


async def remove_ban(connection: Connection, network: str) -> bool:
    """Removes a ban; False if there is none."""
    done: str = await connection.execute("DELETE FROM rollwright.bans WHERE network = $1", network)
    return done != "DELETE 0"
