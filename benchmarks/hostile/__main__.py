"""What one hostile client takes from an honest player: as a table of latencies, and of the server's memory.

    python -m benchmarks.hostile [--seconds 60] [--sockets 1 8 40] [--only pings pongs …] [--json FILE]

For each number of sockets the attacks run one after the other, for `--seconds` in all, against a fresh server with its
usual limits. Two honest people at another table, who come from another address, make a move each 50 ms; before each
attack they are alone for half as long. Exits with 1 if their p99 during an attack is more than three times that of all
times alone. Linux only.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple

import httpx
from benchmarks.hostile.attacks import ATTACKS
from benchmarks.hostile.bomb import bomb
from benchmarks.hostile.honest import HONEST, PAUSE, honest_moves
from benchmarks.server import servers
from benchmarks.server.figures import percentile
from benchmarks.server.load import cpu_seconds, memory
from benchmarks.server.tables import OurTable

HOSTILE = "127.0.0.1"
EVENTS = 4_900  # of the record to look at
MOST_RATIO = 3.0
USUAL = {"ROLLWRIGHT_SERVE_WARM": "0"}  # no bot plays
ROW = "{:>7}  {:<16}{:>8}{:>9}{:>9}{:>8}{:>8}{:>9}{:>9}"


class Disturbed(NamedTuple):
    """What an attack did: the delays of honest moves, the server's share of a processor, and its memory in bytes."""

    delays: list[float]
    load: float | None
    memory: int | None


async def hostile_table(address: str) -> tuple[str, str]:
    """A table of the attacker's with a game under way, and its cookie."""
    transport = httpx.AsyncHTTPTransport(local_address=HOSTILE)
    async with httpx.AsyncClient(base_url=address, transport=transport) as http:
        table = OurTable(http, "diceland")
        await table.make()
        await table.connect()
        for _ in range(100):
            seat, text = table.move()
            table.say(seat, text)
            await table.hear(0)
            await table.hear(1)
            await asyncio.sleep(PAUSE)
        table.close()
        return table.id, table.cookie


@contextmanager
def attacking(wanted: dict[str, Any]) -> Iterator[None]:
    command = [sys.executable, "-m", "benchmarks.hostile.attacks", json.dumps(wanted)]
    with subprocess.Popen(command, stdin=subprocess.PIPE) as process:
        assert process.stdin is not None
        try:
            yield
        finally:
            process.stdin.close()
            process.wait()


async def one_round(running: servers.Running, sockets: int, attacks: list[str], seconds: float) -> list[dict[str, Any]]:
    host, port = httpx.URL(running.address).host, httpx.URL(running.address).port
    table, cookie = await hostile_table(running.address)
    target = {"host": host, "port": port, "table": table, "cookie": cookie, "record": bomb(EVENTS)}
    transport = httpx.AsyncHTTPTransport(local_address=HONEST)
    async with httpx.AsyncClient(base_url=running.address, transport=transport, timeout=60) as http:
        honest = OurTable(http, "diceland", local_address=HONEST)
        await honest.make()
        await honest.connect()
        await honest_moves(honest, 1.0)  # so that everything has been used once
        alone: list[float] = []
        disturbed: dict[str, Disturbed] = {}
        for attack in attacks:
            alone += await honest_moves(honest, seconds / len(attacks) / 2)
            cpu, begun = cpu_seconds(running.pid), perf_counter()
            with attacking({"attack": attack, "sockets": sockets, **target}):
                delays = await honest_moves(honest, seconds / len(attacks))
                load = (cpu_seconds(running.pid) - cpu) / (perf_counter() - begun)
            disturbed[attack] = Disturbed(delays, load, memory(running.pid))
    rows = [_row(sockets, "(none)", alone, Disturbed(alone, None, None))]
    rows += [_row(sockets, attack, alone, found) for attack, found in disturbed.items()]
    for row in rows:
        _print(row)
    return rows


def _row(sockets: int, attack: str, alone: list[float], found: Disturbed) -> dict[str, Any]:
    p50, p99 = (1e3 * percentile(found.delays, share) for share in (0.5, 0.99))
    return {
        "sockets": sockets,
        "attack": attack,
        "moves": len(found.delays),
        "p50": p50,
        "p99": p99,
        "slowest": 1e3 * max(found.delays),
        "ratio": p99 / 1e3 / percentile(alone, 0.99),
        "cpu": found.load,
        "memory": found.memory and found.memory / 1e6,
    }


def _print(row: dict[str, Any]) -> None:
    figures = f"{row['p50']:.1f}", f"{row['p99']:.1f}", f"{row['slowest']:.0f}", f"{row['ratio']:.2f}"
    server = ("", "") if row["cpu"] is None else (f"{row['cpu']:.0%}", f"{row['memory']:.0f}")
    print(ROW.format(row["sockets"], row["attack"], row["moves"], *figures, *server), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=60.0, help="for all attacks with one number of sockets")
    parser.add_argument("--sockets", type=int, nargs="+", default=[1, 8, 40])
    parser.add_argument("--only", nargs="+", choices=list(ATTACKS), default=list(ATTACKS), metavar="ATTACK")
    parser.add_argument("--json", metavar="FILE", help="write all figures")
    arguments = parser.parse_args()
    print(ROW.format("sockets", "attack", "moves", "p50 ms", "p99 ms", "max ms", "ratio", "CPU", "MB"))
    rows: list[dict[str, Any]] = []
    for sockets in arguments.sockets:
        with servers.ours(USUAL) as running:
            rows += asyncio.run(one_round(running, sockets, arguments.only, arguments.seconds))
    if arguments.json:
        Path(arguments.json).write_text(json.dumps(rows, indent=1) + "\n", "utf-8")
    worst = max(row["ratio"] for row in rows)
    print(f"\nAn honest player's p99 is at most {worst:.1f} times its undisturbed value.")
    sys.exit(worst > MOST_RATIO)


if __name__ == "__main__":
    main()
