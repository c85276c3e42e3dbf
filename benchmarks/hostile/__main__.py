"""What one hostile client takes from an honest player: as a table of latencies, and of the server's memory.

    python -m benchmarks.hostile [--seconds 60] [--sockets 1 8 40] [--only pings pongs …] [--data FOLDER] [--json FILE]

Each attack runs for `--seconds`, in slices of some seconds; before each slice there is one as long without it, so that
both see the same state of the machine and of its disk. The server is fresh for each number of sockets, and has its
usual limits. Honest people at five other tables, who come from other addresses, move some 140 times a second. Exits
with 1 if the p99 of their moves during an attack is more than three times that of the slices without. With
`--data /dev/shm` the disk plays no part. All of it takes more than an hour; with `--seconds 8`, p99 is still that of
more than 1,000 moves. Linux only.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple

import httpx
from benchmarks.hostile.attacks import ATTACKS, EVERYTHING, GO, STOP
from benchmarks.hostile.bomb import bomb
from benchmarks.hostile.honest import all_move, honest_table
from benchmarks.server import servers
from benchmarks.server.figures import percentile
from benchmarks.server.load import cpu_seconds, memory
from benchmarks.server.tables import OurTable

HOSTILE = "127.0.0.1"
EVENTS = 4_900  # of the record to look at
MOVES = 100  # at the attacker's table, before
TABLES = 5  # of honest people
SLICE = 5.0  # seconds
LOOK, CALM, PATIENCE = 0.25, 0.04, 20.0  # seconds between looks, share of a processor, and how long to wait for it
MOST_RATIO = 3.0
WARM = "ROLLWRIGHT_SERVE_WARM"
USUAL = {WARM: "0"}  # no bot plays
TABLES_MADE = "ROLLWRIGHT_SERVE_TABLES"  # a limit that is never lifted
LIFTED = {name: value for name, value in servers.LIFTED.items() if name != TABLES_MADE}
CHOICES = [*ATTACKS, EVERYTHING]
ROW = "{:>7}  {:<16}{:>7}{:>9}{:>9}{:>9}{:>8}{:>11}{:>7}{:>6}{:>10}"


class Attacker:
    """One attack, in a process of its own, which begins and ends with the block."""

    def __init__(self, wanted: dict[str, Any]) -> None:
        command = [sys.executable, "-m", "benchmarks.hostile.attacks", json.dumps(wanted)]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def go(self) -> None:
        self._tell(GO)

    def stop(self) -> None:
        """Returns when all of its connections have ended."""
        self._tell(STOP)
        assert self._process.stdout is not None
        self._process.stdout.readline()

    def close(self) -> None:
        with self._process as process:
            assert process.stdin is not None
            process.stdin.close()

    def _tell(self, what: str) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(f"{what}\n")
        self._process.stdin.flush()


class Found(NamedTuple):
    """Delays of honest moves alone and during the attack; the server's share of a processor then; its memory after the
    first and after the last slice, in bytes."""

    alone: list[float]
    attacked: list[float]
    load: float
    memory: tuple[int, int]


async def hostile_table(address: str) -> tuple[str, str]:
    """A table of the attacker's with a game under way, and its cookie."""
    transport = httpx.AsyncHTTPTransport(local_address=HOSTILE)
    async with httpx.AsyncClient(base_url=address, transport=transport) as http:
        table = OurTable(http, "diceland")
        await table.make()
        await table.connect()
        for _ in range(MOVES):
            seat, text = table.move()
            table.say(seat, text)
            await table.hear(0)
            await table.hear(1)
            await asyncio.sleep(LOOK / 5)
        table.close()
        return table.id, table.cookie


def busy_seconds(pid: int) -> float:
    """Of a process and its children, such as the one that replays records; threads of the process have started them."""
    threads = Path(f"/proc/{pid}/task").iterdir()
    children = [child for thread in threads for child in (thread / "children").read_text("ascii").split()]
    return cpu_seconds(pid) + sum(cpu_seconds(int(child)) for child in children)


async def calm(pid: int) -> None:
    """Waits until the server has done what it was asked for before."""
    end = perf_counter() + PATIENCE
    while perf_counter() < end:
        before = busy_seconds(pid)
        await asyncio.sleep(LOOK)
        if busy_seconds(pid) - before <= CALM * LOOK:
            return


async def measure(running: servers.Running, honest: list[OurTable], attacker: Attacker, seconds: float) -> Found:
    """Slices without and with the attack, in turn."""
    slices = max(round(seconds / SLICE), 1)
    alone: list[float] = []
    attacked: list[float] = []
    sizes: list[int] = []
    busy = 0.0
    for _ in range(slices):
        await calm(running.pid)
        alone += await all_move(honest, seconds / slices)
        before = cpu_seconds(running.pid)
        attacker.go()
        attacked += await all_move(honest, seconds / slices)
        attacker.stop()
        busy += cpu_seconds(running.pid) - before
        sizes.append(memory(running.pid))
    return Found(alone, attacked, busy / seconds, (sizes[0], sizes[-1]))


async def one_round(running: servers.Running, sockets: int, attacks: list[str], seconds: float) -> list[dict[str, Any]]:
    host, port = httpx.URL(running.address).host, httpx.URL(running.address).port
    table, cookie = await hostile_table(running.address)
    target = {"host": host, "port": port, "table": table, "cookie": cookie, "record": bomb(EVENTS)}
    rows = []
    async with AsyncExitStack() as stack:
        honest = [await honest_table(stack, running.address, number) for number in range(TABLES)]
        gc.disable()  # its pauses would look like the server's
        await all_move(honest, 1.0)  # so that everything has been used once
        for attack in attacks:
            attacker = Attacker({"attack": attack, "sockets": sockets, **target})
            try:
                rows.append(_row(sockets, attack, await measure(running, honest, attacker, seconds)))
            finally:
                attacker.close()
            _print(rows[-1])
            gc.collect()
    gc.enable()
    return rows


def _row(sockets: int, attack: str, found: Found) -> dict[str, Any]:
    p50, p99 = (1e3 * percentile(found.attacked, share) for share in (0.5, 0.99))
    p50_alone, p99_alone = (1e3 * percentile(found.alone, share) for share in (0.5, 0.99))
    return {
        "sockets": sockets,
        "attack": attack,
        "moves": len(found.attacked),
        "p50": p50,
        "p50 alone": p50_alone,
        "p99": p99,
        "p99 alone": p99_alone,
        "slowest": 1e3 * max(found.attacked),
        "slowest alone": 1e3 * max(found.alone),
        "ratio": p99 / p99_alone,
        "cpu": found.load,
        "memory": [size / 1e6 for size in found.memory],
    }


def _print(row: dict[str, Any]) -> None:
    p50 = f"{row['p50']:.1f}", f"{row['p99']:.1f}", f"{row['p99 alone']:.1f}", f"{row['slowest']:.0f}"
    others = f"{row['slowest alone']:.0f}", f"{row['ratio']:.2f}", f"{row['cpu']:.0%}"
    sizes = "{:.0f}–{:.0f}".format(*row["memory"])
    print(ROW.format(row["sockets"], row["attack"], row["moves"], *p50, *others, sizes), flush=True)


@contextmanager
def server(data: str | None, *, lifted: bool = False, warm: bool = False) -> Iterator[servers.Running]:
    """With its store in a new folder within this one, or on the disk that the project is on; with its usual limits,
    unless they are lifted; without bots and coach, unless it starts warm, as usually."""
    folder = tempfile.TemporaryDirectory(prefix="hostile-", dir=data or servers.build())
    settings = (LIFTED if lifted else USUAL) | ({WARM: "1"} if warm else {})
    with folder as name, servers.ours(settings, name) as running:
        yield running


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=60.0, help="for each attack with each number of sockets")
    parser.add_argument("--sockets", type=int, nargs="+", default=[1, 8, 40])
    parser.add_argument("--only", nargs="+", choices=CHOICES, default=CHOICES, metavar="ATTACK")
    parser.add_argument("--data", metavar="FOLDER", help="where the store is")
    parser.add_argument("--json", metavar="FILE", help="write all figures")
    arguments = parser.parse_args()
    titles = "sockets", "attack", "moves", "p50 ms", "p99 ms", "alone", "max ms", "max alone", "ratio", "CPU", "MB"
    print(ROW.format(*titles))
    rows: list[dict[str, Any]] = []
    for sockets in arguments.sockets:
        with server(arguments.data) as running:
            rows += asyncio.run(one_round(running, sockets, arguments.only, arguments.seconds))
    if arguments.json:
        Path(arguments.json).write_text(json.dumps(rows, indent=1) + "\n", "utf-8")
    worst = max(row["ratio"] for row in rows)
    print(f"\nAn honest player's p99 is at most {worst:.1f} times its undisturbed value.")
    sys.exit(worst > MOST_RATIO)


if __name__ == "__main__":
    main()
