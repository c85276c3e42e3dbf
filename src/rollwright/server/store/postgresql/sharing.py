"""What processes tell each other through the database: leases, presence, arrivals, and answers that are kept.

All of it may be lost with a crash of the database, so nobody waits for the disk.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Mapping, Sequence

from rollwright.server.store.port import Lease, Present
from rollwright.server.store.postgresql.hints import CHANNEL, PRESENCE, hints, part
from rollwright.server.store.postgresql.session import Connection

ALIVE = 15  # seconds since its last sign of life
FORGOTTEN = 3600  # seconds after which an expired lease is deleted
NOBODY = "-"  # the sender of a hint that is for all
KEPT = 64_000_000  # bytes of answers
# Fences begin with the time in milliseconds, so that they also grow if a lease was forgotten.
TAKE = """
INSERT INTO rollwright.leases AS held (name, fence, holder, until)
VALUES ($1, extract(epoch FROM clock_timestamp()) * 1000, $2, now() + $3 * interval '1 second')
ON CONFLICT (name) DO UPDATE SET
    fence = greatest(held.fence + 1, excluded.fence), holder = excluded.holder, until = excluded.until
WHERE held.until <= now() OR held.holder IN ('', excluded.holder)
RETURNING fence
"""
RELEASE = "UPDATE rollwright.leases SET holder = '', until = now() WHERE name = $1 AND fence = $2 AND holder = $3"
FORGET = f"DELETE FROM rollwright.leases WHERE until < now() - interval '{FORGOTTEN} seconds'"
# A sign of life. `is_new`: nobody knows this server, perhaps since the database has crashed or the server was silent.
BEAT = """
INSERT INTO rollwright.servers (id, seen) VALUES ($1, now()) ON CONFLICT (id) DO UPDATE SET seen = now()
RETURNING xmax = 0 AS is_new
"""
DEAD = f"""
WITH dead AS (DELETE FROM rollwright.servers WHERE seen < now() - interval '{ALIVE} seconds' RETURNING id)
SELECT table_id FROM rollwright.presence WHERE server IN (SELECT id FROM dead)
"""
PUT = """
INSERT INTO rollwright.presence (server, table_id, devices, arrivals, watchers)
SELECT id, $2, $3, $4, $5 FROM rollwright.servers WHERE id = $1
ON CONFLICT (table_id, server) DO UPDATE
SET devices = excluded.devices, arrivals = excluded.arrivals, watchers = excluded.watchers
"""
REMOVE = "DELETE FROM rollwright.presence WHERE server = $1 AND table_id = $2"
OTHERS = f"""
SELECT table_id, devices, arrivals, watchers FROM rollwright.presence JOIN rollwright.servers ON id = server
WHERE table_id = ANY ($2::text[]) AND server <> $1 AND seen > now() - interval '{ALIVE} seconds'
"""
LEAVE = """
WITH gone AS (DELETE FROM rollwright.servers WHERE id = $1)
SELECT table_id FROM rollwright.presence WHERE server = $1
"""
KEEP = """
INSERT INTO rollwright.answers (key, body, kept) VALUES ($1, $2, now())
ON CONFLICT (key) DO UPDATE SET body = excluded.body, kept = excluded.kept
"""
DROP = """
DELETE FROM rollwright.answers WHERE key IN (
    SELECT key FROM (
        SELECT key, sum(octet_length(body)) OVER (ORDER BY kept DESC, key) AS total FROM rollwright.answers
    ) AS newest WHERE total > $1
)
"""
NOTIFY = f"SELECT pg_notify('{CHANNEL}', hint) FROM unnest($1::text[]) AS hint"


class Sharing:
    """The queries, as one server asks them. It knows who is present, to tell it again if that was lost."""

    def __init__(self, server: str, kept: int = KEPT) -> None:
        self._server, self._kept = server, kept
        self._present: dict[str, tuple[dict[int, int], int]] = {}
        self._untold: set[str] = set()  # tables whose presence is not what others know
        self._telling = asyncio.Lock()  # of two that tell of one table, the later one must be the last

    async def take_lease(self, connection: Connection, name: str, seconds: float) -> Lease | None:
        fence = await connection.fetchval(TAKE, name, self._server, seconds)
        return None if fence is None else Lease(name, fence)

    async def release(self, connection: Connection, lease: Lease) -> None:
        await connection.execute(RELEASE, lease.name, lease.fence, self._server)

    async def beat(self, connection: Connection) -> None:
        """Gives a sign of life, and sees to servers that have given none for long."""
        if await connection.fetchval(BEAT, self._server):
            self._untold.update(self._present)
        await self._tell(connection)
        left = await connection.fetch(DEAD)
        await self._hint(connection, [row["table_id"] for row in left], NOBODY)  # is news for this server, too
        await connection.execute(FORGET)

    async def put_presence(self, connection: Connection, table: str, devices: Mapping[int, int], watchers: int) -> None:
        if devices or watchers:
            self._present[table] = dict(devices), watchers
        else:
            self._present.pop(table, None)
        self._untold.add(table)
        await self._tell(connection)

    async def _tell(self, connection: Connection) -> None:
        """Tells others what they don't know. What fails is told with the next sign of life."""
        async with self._telling:
            tables, self._untold = self._untold, set()
            try:
                for table in tables:
                    await self._put(connection, table)
                await self._hint(connection, tables)
            except BaseException:
                self._untold |= tables
                raise

    async def _put(self, connection: Connection, table: str) -> None:
        if table not in self._present:
            await connection.execute(REMOVE, self._server, table)
            return
        devices, watchers = self._present[table]
        given = self._server, table, list(devices.keys()), list(devices.values()), watchers
        if await connection.execute(PUT, *given) == "INSERT 0 0":  # before the first sign of life
            await connection.execute(BEAT, self._server)
            await connection.execute(PUT, *given)

    async def presence(self, connection: Connection, tables: Sequence[str]) -> dict[str, list[Present]]:
        found: dict[str, list[Present]] = {}
        for table, devices, arrivals, watchers in await connection.fetch(OTHERS, self._server, list(tables)):
            present = Present(dict(zip(devices, arrivals, strict=True)), watchers)
            found.setdefault(table, []).append(present)
        return found

    async def arrival(self, connection: Connection) -> int:
        return int(await connection.fetchval("SELECT nextval('rollwright.arrivals')"))

    async def keep_answer(self, connection: Connection, key: str, body: bytes) -> None:
        await connection.execute(KEEP, key, body)
        await connection.execute(DROP, self._kept)

    async def kept_answer(self, connection: Connection, key: str) -> bytes | None:
        found: bytes | None = await connection.fetchval("SELECT body FROM rollwright.answers WHERE key = $1", key)
        return found

    async def leave(self, connection: Connection) -> None:
        """Gives up presence and leases."""
        left = await connection.fetch(LEAVE, self._server)
        await connection.execute("DELETE FROM rollwright.leases WHERE holder = $1", self._server)
        await self._hint(connection, [row["table_id"] for row in left])

    async def _hint(self, connection: Connection, tables: Collection[str], server: str | None = None) -> None:
        if tables:
            told = hints(self._server if server is None else server, [part(table, PRESENCE) for table in tables])
            await connection.execute(NOTIFY, told)
