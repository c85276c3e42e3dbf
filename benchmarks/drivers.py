"""Which driver writes our groups to PostgreSQL with the least work: asyncpg or psycopg 3?

    python -m benchmarks.drivers postgresql://… [--groups 1000] [--json]

The address is that of an empty database; both drivers must be installed (benchmarks/requirements.in). Each group is
written as the store does it (group commit): one statement with arrays, which inserts the entries and has a hint
(NOTIFY) in it, durable when it returns. psycopg is also asked in pipeline mode, with one statement per entry in a
transaction. Then logs of 60 entries are read. Both drivers take turns in small rounds, so that a machine with
other things to do slows both down alike. CPU is that of this process and of the session in the server, if that is on
this machine (Linux).
"""

from __future__ import annotations

import argparse
import gc
import json
import os
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from time import perf_counter, process_time
from typing import Any

import asyncpg
import psycopg
import uvloop

SIZES = (1, 4, 16, 64)
ROUND = 20  # groups of one driver, before the other one has its turn
LOG = 60  # entries
BODY = json.dumps({"type": "move", "at": 1763459612.25, "seat": 1, "move": "3R 4B 5G", "more": "x" * 60})
MAKE = """
DROP TABLE IF EXISTS bench_entries;
CREATE TABLE bench_entries (table_id text, number integer, command text, body text NOT NULL, checksum bigint NOT NULL,
    PRIMARY KEY (table_id, number));
"""
COLUMNS = "table_id, number, command, body, checksum"
ARRAYS = "{}::text[], {}::integer[], {}::text[], {}::text[], {}::bigint[]"
GROUP = f"""
WITH added AS (INSERT INTO bench_entries ({COLUMNS}) SELECT * FROM unnest({ARRAYS}))
SELECT pg_notify('bench', {{}})
"""
ONE = f"INSERT INTO bench_entries ({COLUMNS}) VALUES (%b, %b, %b, %b, %b)"
READ = f"SELECT {COLUMNS} FROM bench_entries WHERE table_id = {{}} AND number >= {{}} ORDER BY number"

Entry = tuple[str, int, str | None, str, int]
Group = list[Entry]


@dataclass
class Cost:
    """Seconds, of each group or log."""

    wall: list[float] = field(default_factory=list)
    client: float = 0.0
    server: float = 0.0


class Contestant:
    """A driver: how it writes a group and reads a log, and the session that serves it."""

    def __init__(
        self, name: str, write: Callable[[Group], Awaitable[Any]], read: Callable[[str], Awaitable[Any]], pid: int
    ):
        self.name, self.write, self.read, self._pid = name, write, read, pid

    def server_cpu(self) -> float:
        """CPU seconds of the session so far; 0 where that can't be seen."""
        try:
            fields = Path(f"/proc/{self._pid}/stat").read_text().rsplit(")", 1)[1].split()
        except OSError:
            return 0.0
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def group_of(size: int, turn: int, who: str) -> Group:
    return [(f"{who}{table}", turn, f"{table}.{turn}", BODY, 12345678) for table in range(size)]


def hint(group: Group) -> str:
    return ",".join(f"{table}:{number}" for table, number, *_ in group)


async def with_asyncpg(url: str) -> Contestant:
    connection = await asyncpg.connect(url)
    write_group = await connection.prepare(GROUP.format(*(f"${place}" for place in range(1, 7))))
    read_log = await connection.prepare(READ.format("$1", "$2"))

    async def write(group: Group) -> None:
        await write_group.fetch(*map(list, zip(*group, strict=True)), hint(group))

    async def read(table: str) -> Any:
        return await read_log.fetch(table, 0)

    return Contestant("asyncpg", write, read, connection.get_server_pid())


async def psycopg_connection(url: str) -> psycopg.AsyncConnection[Any]:
    connection = await psycopg.AsyncConnection.connect(url, autocommit=True)
    connection.prepare_threshold = 0
    return connection


async def with_psycopg(url: str) -> Contestant:
    connection = await psycopg_connection(url)
    cursor = connection.cursor(binary=True)
    statement, query = GROUP.format(*["%b"] * 6), READ.format("%b", "%b")

    async def write(group: Group) -> None:
        await cursor.execute(statement, [*map(list, zip(*group, strict=True)), hint(group)])

    async def read(table: str) -> Any:
        return await (await cursor.execute(query, (table, 0))).fetchall()

    return Contestant("psycopg", write, read, connection.info.backend_pid)


async def with_pipeline(url: str) -> Contestant:
    connection = await psycopg_connection(url)
    cursor = connection.cursor(binary=True)

    async def write(group: Group) -> None:
        async with connection.pipeline(), connection.transaction():
            for entry in group:
                await cursor.execute(ONE, entry)
            await cursor.execute("SELECT pg_notify('bench', %b)", (hint(group),))

    async def read(table: str) -> Any:
        return await (await cursor.execute(READ.format("%b", "%b"), (table, 0))).fetchall()

    return Contestant("psycopg, pipeline", write, read, connection.info.backend_pid)


async def timed(work: Callable[[], Awaitable[Any]], cost: Cost) -> None:
    began = perf_counter()
    await work()
    cost.wall.append(perf_counter() - began)


async def rounds(
    contestants: list[Contestant], count: int, work: Callable[[Contestant, int], Awaitable[Any]]
) -> dict[str, Cost]:
    """All take turns; the first round warms up."""
    costs = {one.name: Cost() for one in contestants}
    for start in range(0, count + ROUND, ROUND):
        for one in contestants:
            cost = Cost() if start == 0 else costs[one.name]
            client, server = process_time(), one.server_cpu()
            for turn in range(start, start + ROUND):
                await timed(lambda one=one, turn=turn: work(one, turn), cost)  # type: ignore[misc]
            cost.client += process_time() - client
            cost.server += one.server_cpu() - server
    return costs


async def measure(url: str, groups: int) -> dict[str, dict[str, Cost]]:
    found: dict[str, dict[str, Cost]] = {}
    made = await asyncpg.connect(url)
    await made.execute(MAKE)
    contestants = [await make(url) for make in (with_asyncpg, with_psycopg, with_pipeline)]
    gc.disable()
    for size in SIZES:

        async def write(one: Contestant, turn: int, size: int = size) -> None:
            await one.write(group_of(size, turn, f"{one.name} {size} "))

        found[f"groups of {size}"] = await rounds(contestants, groups, write)
        gc.collect()
    await contestants[0].write([("log", number, None, BODY, 1) for number in range(LOG)])

    async def read(one: Contestant, _: int) -> None:
        assert len(await one.read("log")) == LOG

    found[f"logs of {LOG}"] = await rounds(contestants, groups, read)
    await made.execute("DROP TABLE bench_entries")
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("database")
    parser.add_argument("--groups", type=int, default=1000)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    found = uvloop.run(measure(given.database, given.groups))
    rows = [
        {
            "what": what,
            "driver": name,
            "median_us": round(1e6 * median(cost.wall)),
            "client_us": round(1e6 * cost.client / len(cost.wall)),
            "server_us": round(1e6 * cost.server / len(cost.wall)),
        }
        for what, costs in found.items()
        for name, cost in costs.items()
    ]
    if given.json:
        print(json.dumps(rows, indent=1))
        return
    print(f"{'':14}{'':20}{'median':>10}{'client CPU':>12}{'server CPU':>12}   in µs")
    for row in rows:
        figures = f"{row['median_us']:>10}{row['client_us']:>12}{row['server_us']:>12}"
        print(f"{row['what']:14}{row['driver']:20}{figures}")


if __name__ == "__main__":
    main()
