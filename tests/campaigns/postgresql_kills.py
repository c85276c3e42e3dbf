"""Two servers on one PostgreSQL under load, while something is killed: one of the servers, PostgreSQL itself, the
connections that listen, or those between a server and the database.

    make kill-postgresql

Afterwards nothing that was acknowledged may be lost or doubled, and no dice may have changed. How long it took until
every table went on is told.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

import httpx

from campaigns.rolling import Restarts, Rolling, Server
from rollwright.server.store.postgresql.listener import NAME
from support.postgresql import Cluster, cluster
from support.processes import end
from support.tcp_proxy import TcpProxy
from support.waiting import PATIENCE

LISTENERS = f"SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE application_name = '{NAME}'"
STILL = 1.0  # seconds that a connection to the database stands still before it breaks
FULL = {"server": 1000, "PostgreSQL": 200, "listeners": 100, "cut": 50, "standstill": 50}
"""How often each is done in the whole campaign."""


class Killed(Server):
    """A server that is killed, and started again."""

    def start_again(self) -> float:
        """How long it takes from the start of the process to a good answer."""
        end(self._process)
        began = time.perf_counter()
        self._start()
        ready = httpx.get(f"http://127.0.0.1:{self.port}/healthz", timeout=PATIENCE, verify=False)
        assert ready.text == "ok\n", ready.text
        return time.perf_counter() - began


@dataclass
class Kills(Restarts):
    """What came out, by what was killed."""

    ready_again: dict[str, list[float]] = field(default_factory=dict)  # seconds until the killed one could serve
    going_on: dict[str, list[float]] = field(default_factory=dict)  # seconds until every table had another move

    def __str__(self) -> str:
        def times(of: list[float]) -> str:
            return f"{statistics.median(of):.2f} s (median), {max(of):.2f} s (worst)"

        return "\n".join(
            [
                f"{self.acknowledged} acknowledged moves at {self.tables} tables: {self.lost} lost, "
                f"{self.doubled} doubled, {self.changed} changed, {self.wrong} otherwise wrong",
                *(
                    f"{kind}, {len(all_)} times: ready again after {times(self.ready_again[kind])}; "
                    f"every table went on after {times(all_)}"
                    for kind, all_ in self.going_on.items()
                ),
                *self.told[:20],
            ]
        )


class Campaign(Rolling):
    """People at tables, and what is killed meanwhile."""

    def __init__(self, address: str, servers: list[Killed], ways: list[TcpProxy], database: Cluster, seed: int) -> None:
        """`ways` are those between a server and the database."""
        super().__init__(address, servers, seed)
        self.figures: Kills = Kills()
        self._killed, self._ways, self._database = servers, ways, database
        self._kinds: dict[str, Callable[[], Awaitable[float]]] = {
            "server": self._kill_server,
            "PostgreSQL": self._kill_postgresql,
            "listeners": self._end_listeners,
            "cut": self._cut,
            "standstill": self._stand_still,
        }

    async def strike(self, tables: int, times: Mapping[str, int], tell: Callable[[str], None]) -> Kills:
        """Lets people play at so many tables, while each kind of fault happens so often, in any order."""
        strikes = [kind for kind, often in times.items() for _ in range(often)]
        self._rng.shuffle(strikes)
        playing = [asyncio.create_task(self._play_on()) for _ in range(tables)]
        try:
            for number, kind in enumerate(strikes, start=1):
                await self._let_play(self._rng.randrange(1, 5 * tables))
                await self._strike(kind)
                going_on = self.figures.going_on[kind][-1]
                tell(
                    f"{number} {kind}: {going_on:.2f} s; {self.figures.acknowledged} moves, {self.figures.faults} wrong"
                )
            await self._let_play(tables)
        finally:
            for task in playing:
                task.cancel()
            ended = await asyncio.gather(*playing, return_exceptions=True)
        for error in ended:
            if isinstance(error, Exception):
                raise error
        for table in self._tables:
            await table.check(self._address, self.figures)
        self.figures.tables = len(self._tables)
        return self.figures

    async def _strike(self, kind: str) -> None:
        self.figures.ready_again.setdefault(kind, []).append(await self._kinds[kind]())
        began = time.perf_counter()
        await self._let_all_play()
        self.figures.going_on.setdefault(kind, []).append(time.perf_counter() - began)

    async def _let_all_play(self) -> None:
        """Until there has been another move at every table, or it is over."""
        before = {table.kept.id: self._moves(table.kept.id) for table in self._tables if not table.kept.over}
        async with asyncio.timeout(PATIENCE):
            while any(not self._is_over(table) and self._moves(table) == moves for table, moves in before.items()):
                await asyncio.sleep(0.005)

    def _moves(self, table: str) -> int:
        found = next(one for one in self._tables if one.kept.id == table)
        return sum(len(player.acknowledged) for player in found.players)

    def _is_over(self, table: str) -> bool:
        return next(one.kept.over for one in self._tables if one.kept.id == table)

    # What is killed; each returns the seconds until it could be used again

    async def _kill_server(self) -> float:
        return await asyncio.to_thread(self._rng.choice(self._killed).start_again)

    async def _kill_postgresql(self) -> float:
        await asyncio.to_thread(self._database.kill)
        began = time.perf_counter()
        await asyncio.to_thread(self._database.start)
        return time.perf_counter() - began

    async def _end_listeners(self) -> float:
        """As soon as somebody listens: after another fault that may take a moment."""
        async with asyncio.timeout(PATIENCE):
            while int(await asyncio.to_thread(self._database.sql, LISTENERS)) == 0:
                await asyncio.sleep(0.05)
        return 0.0

    async def _cut(self) -> float:
        self._rng.choice(self._ways).cut()
        return 0.0

    async def _stand_still(self) -> float:
        await self._rng.choice(self._ways).stand_still(STILL)
        return 0.0


@asynccontextmanager
async def campaign(folder: Path, database: Cluster, seed: int) -> AsyncIterator[Campaign]:
    """Two servers, each with its own way to the database, and one address for both."""
    async with AsyncExitStack() as stack:
        address = urlsplit(database.new_database())
        servers, ways = [], []
        for _ in range(2):
            way = await stack.enter_async_context(TcpProxy([database.port]))
            url = address._replace(netloc=address.netloc.replace(f":{database.port}", f":{way.port}")).geturl()
            server = await asyncio.to_thread(Killed, folder, ("--store", url))
            stack.callback(server.kill)
            servers.append(server)
            ways.append(way)
        front = await stack.enter_async_context(TcpProxy([int(server.port) for server in servers]))
        yield Campaign(f"http://127.0.0.1:{front.port}", servers, ways, database, seed)


async def run(
    folder: Path, seed: int, tables: int, times: Mapping[str, int], tell: Callable[[str], None] = lambda _: None
) -> Kills:
    with cluster(durable=True) as database:
        async with campaign(folder, database, seed) as started:
            return await started.strike(tables, times, tell)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--share", type=float, default=1.0, help="of the whole campaign")
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    times = {kind: max(1, round(given.share * often)) for kind, often in FULL.items()}
    with tempfile.TemporaryDirectory() as folder:
        tell: Callable[[str], None] = lambda words: print(words, flush=True)  # noqa: E731
        figures = asyncio.run(run(Path(folder), given.seed, given.tables, times, tell))
    print(figures)
    sys.exit(figures.faults > 0)


if __name__ == "__main__":
    main()
