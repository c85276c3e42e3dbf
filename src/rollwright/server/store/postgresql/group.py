"""A group of writes as one statement, which is a transaction: new tables, entries, changes of tables, and hints.

What must not be written breaks a constraint, so that nothing of the statement is: an entry whose lease is lost gets no
body, and an entry or a change for devices of another version gets no checksum or no version.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from rollwright.server.store.checksums import devices_checksum, entry_checksum, secrets_checksum
from rollwright.server.store.port import Lease, Row, TableSecrets
from rollwright.server.store.postgresql.hints import CHANNEL, OTHERWISE, hints, part

ADDED = """
    INSERT INTO rollwright.entries (table_id, number, command, body, checksum)
    SELECT table_id, number, command,
        CASE WHEN lease IS NULL OR EXISTS (
            SELECT FROM rollwright.leases AS held
            WHERE held.name = e.lease AND held.fence = e.fence AND held.holder = $1 FOR SHARE
        ) THEN body END,
        CASE WHEN version IS NULL OR version = (SELECT t.version FROM rollwright.tables AS t WHERE t.id = table_id)
        THEN checksum END
    FROM unnest(
        $3::text[], $4::integer[], $5::text[], $6::text[], $7::bigint[], $8::integer[], $9::text[], $10::bigint[]
    ) AS e (table_id, number, command, body, checksum, version, lease, fence)
"""
HINTED = f"SELECT count(pg_notify('{CHANNEL}', hint)) FROM unnest($2::text[]) AS hint"
APPEND = f"WITH added AS ({ADDED}) {HINTED}"
WRITE = f"""
WITH made AS (
    INSERT INTO rollwright.tables (id, secret, invite, holders, due, checksum, holders_checksum)
    SELECT * FROM unnest(
        $11::text[], $12::bytea[], $13::text[], $14::text[], $15::boolean[], $16::bigint[], $17::bigint[]
    )
), changed AS (
    UPDATE rollwright.tables AS t SET
        holders = coalesce(c.holders, t.holders),
        holders_checksum = coalesce(c.holders_checksum, t.holders_checksum),
        due = coalesce(c.due, t.due),
        over = t.over OR c.over,
        version = CASE WHEN c.version IS NULL OR c.version = t.version
            THEN t.version + CASE WHEN c.holders IS NULL THEN 0 ELSE 1 END END
    FROM unnest($18::text[], $19::text[], $20::bigint[], $21::boolean[], $22::boolean[], $23::integer[])
        AS c (id, holders, holders_checksum, due, over, version)
    WHERE t.id = c.id
    RETURNING t.id
), added AS ({ADDED}), hinted AS ({HINTED})
SELECT ARRAY(SELECT id FROM changed) FROM hinted
"""


class Write(Struct, frozen=True):
    """A pending write, and the future that gets its result. `made` are the secrets of a new table; one without a table
    writes nothing."""

    answer: asyncio.Future[None]
    table: str
    rows: Sequence[Row]
    made: TableSecrets | None = None
    devices: str | None = None
    over: bool = False
    due: bool | None = None
    version: int | None = None
    lease: Lease | None = None

    @property
    def is_change(self) -> bool:
        """Whether the row of an existing table changes, or at least its version is to be compared."""
        changes = self.devices is not None or self.over or self.due is not None
        return self.made is None and (changes or (self.version is not None and not self.rows))


def statement(server: str, group: Sequence[Write]) -> tuple[str, list[Any]]:
    """The statement of a group, and its values. WRITE returns the ids of the tables whose rows have changed.

    Rows are sorted, so that processes that write to the same tables wait for each other in the same order.
    """
    entries = [_entry(write, row) for write in group for row in write.rows]
    entries.sort(key=lambda entry: entry[:2])
    values: list[Any] = [server, hints(server, (_hint(write) for write in group if write.table)), *_columns(entries, 8)]
    made = [_made(write, write.made) for write in group if write.made is not None]
    changes = [_change(write) for write in group if write.is_change]
    if not made and not changes:
        return APPEND, values
    return WRITE, [*values, *_columns(sorted(made), 7), *_columns(sorted(changes), 6)]


def _columns(rows: Sequence[tuple[Any, ...]], width: int) -> list[list[Any]]:
    return [list(column) for column in zip(*rows, strict=True)] if rows else [[] for _ in range(width)]


def _hint(write: Write) -> str:
    return part(write.table, write.rows[-1].number if write.rows and write.devices is None else OTHERWISE)


def _entry(write: Write, row: Row) -> tuple[Any, ...]:
    checksum = entry_checksum(write.table, row.number, row.command, row.body)
    name, fence = (None, None) if write.lease is None else (write.lease.name, write.lease.fence)
    return write.table, row.number, row.command, row.body, checksum, write.version, name, fence


def _made(write: Write, secrets: TableSecrets) -> tuple[Any, ...]:
    devices = json.dumps(secrets.devices)
    checksum = secrets_checksum(write.table, secrets.dice, secrets.invite)
    sums = checksum, devices_checksum(write.table, devices)
    return write.table, secrets.dice, secrets.invite, devices, bool(write.due), *sums


def _change(write: Write) -> tuple[Any, ...]:
    checksum = None if write.devices is None else devices_checksum(write.table, write.devices)
    return write.table, write.devices, checksum, write.due, write.over, write.version
