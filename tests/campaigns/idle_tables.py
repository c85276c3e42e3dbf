"""How long a server takes to start on a store with many idle tables, and how much memory it needs.

PYTHONPATH=tests python -m campaigns.idle_tables --tables 50000
"""

from __future__ import annotations

import argparse
import asyncio
import re
import tempfile
import time
from pathlib import Path

import httpx

from legacy.playing import serving
from rollwright.server.store.sqlite import SqliteStore
from rollwright.server.table.devices import new_secret
from server.inside import TWO, on, with_store
from support.waiting import PATIENCE

AT_ONCE = 500


def fill(folder: Path, tables: int) -> None:
    """Copies of a table that waits for a person."""

    async def work(store: SqliteStore) -> None:
        made = await on(store, folder).seating.make(TWO)
        kept = await store.load(made.table)
        assert kept is not None
        for _ in range(0, tables, AT_ONCE):  # together, since they share transactions
            copies = [store.make(new_secret(), kept.secrets, kept.rows) for _ in range(AT_ONCE)]
            await asyncio.gather(*copies)

    with_store(folder, work)


def measure(folder: Path) -> tuple[float, float]:
    """Seconds from the start of the process to a good answer, and the megabytes that it has then."""
    began = time.perf_counter()
    with serving(folder, warm=0) as server:
        httpx.get(f"{server.address}/healthz", timeout=PATIENCE).raise_for_status()
        seconds = time.perf_counter() - began
        time.sleep(3)  # tables that are woken are read in the background
        status = Path(f"/proc/{server.process.pid}/status").read_text("utf-8")
        memory = re.search(r"VmRSS:\s+(\d+) kB", status)
        assert memory is not None
        return seconds, int(memory[1]) / 1000


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=50_000)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        for tables in (0, given.tables):
            data = Path(folder) / str(tables) / "data"
            fill(data, tables)
            size = sum(file.stat().st_size for file in data.iterdir()) / 1e6
            seconds, memory = measure(data)
            print(f"{tables} tables, {size:.0f} MB: ready in {seconds:.2f} s, {memory:.0f} MB of memory", flush=True)


if __name__ == "__main__":
    main()
