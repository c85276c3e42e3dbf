"""Tables whose browsers never reveal their share of the dice: does each of them go on in time?

    PYTHONPATH=tests python -m campaigns.silent_browsers --tables 1000 --reveal 2

runs them on uvloop and on asyncio's loop, on a quiet server and on a busy one.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from time import perf_counter

from rollwright.server.settings import Settings
from rollwright.server.store.sqlite import SqliteStore
from server.inside import PROMISED, Deaf, Ear, Inside, sit
from support.waiting import PATIENCE

if sys.platform == "win32":
    from asyncio import ProactorEventLoop as Loop
else:
    from uvloop import Loop

LOOPS: dict[str, Callable[[], asyncio.AbstractEventLoop]] = {"uvloop": Loop, "asyncio": asyncio.SelectorEventLoop}
GAP = 0.25  # seconds between two tables on a quiet server, at most


def stuck(
    folder: Path, loop: Callable[[], asyncio.AbstractEventLoop], *, tables: int, reveal: float, is_busy: bool
) -> int:
    """How many tables still wait when nobody needs to wait any more."""

    async def run() -> int:
        store = SqliteStore(folder)
        server = Inside(store, Settings(data=folder, reveal=reveal), Deaf())
        busy = asyncio.create_task(_keep_busy()) if is_busy else None
        ears = []
        for _ in range(tables):
            made = await server.seating.make(PROMISED)
            ears.append(await sit(server, made.table, made.secret))
            await asyncio.sleep(min(GAP, reveal / tables))
        waiting = await _wait(ears)
        if busy is not None:
            busy.cancel()
        await server.stop()
        await store.close()
        return waiting

    with asyncio.Runner(loop_factory=loop) as runner:
        return runner.run(run())


async def _wait(ears: list[Ear]) -> int:
    """Until all go on, or none has gone on for long. The watch over deadlines doesn't run: timers must do."""
    end = perf_counter() + PATIENCE
    while (waiting := _waiting(ears)) and perf_counter() < end:
        await asyncio.sleep(0.05)
    return waiting


def _waiting(ears: list[Ear]) -> int:
    return sum(ear.table["phase"] == "revealing" for ear in ears)


async def _keep_busy() -> None:
    """Takes most of the processor, a few milliseconds at a time."""
    while True:
        end = perf_counter() + 0.005
        while perf_counter() < end:
            pass
        await asyncio.sleep(0.001)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--reveal", type=float, default=2.0)
    given = parser.parse_args()
    faults = 0
    for name, loop in LOOPS.items():
        for is_busy in (False, True):
            with tempfile.TemporaryDirectory() as folder:
                found = stuck(Path(folder), loop, tables=given.tables, reveal=given.reveal, is_busy=is_busy)
            print(f"{name}, {'busy' if is_busy else 'quiet'}: {found} of {given.tables} stuck", flush=True)
            faults += found
    sys.exit(faults > 0)


if __name__ == "__main__":
    main()
