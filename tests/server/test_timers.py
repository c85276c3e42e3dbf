"""Timers of tables, on the server's event loop: a table whose browsers never reveal goes on by itself."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable
from contextvars import Context
from pathlib import Path
from time import time
from typing import TypeVarTuple

import pytest

from rollwright.server.metrics import Metrics
from rollwright.server.protocol import MakeTable
from rollwright.server.referee import Referee
from rollwright.server.settings import Settings
from rollwright.server.store.sqlite import SqliteStore
from server.test_referee import Ear, FirstMove, sit
from support.waiting import PATIENCE

if sys.platform == "win32":
    from asyncio import SelectorEventLoop as Loop
else:
    from uvloop import Loop

REVEAL = 0.05
EARLY = 0.002
Given = TypeVarTuple("Given")
PROMISED = MakeTable.model_validate(
    {"game": "diceland", "promise": "00" * 32, "seats": [{"kind": "person", "name": "Ada"}]}
)


class EarlyLoop(Loop):
    """uvloop counts in whole milliseconds, so that some of its timers fire before their time. Here all of them do."""

    def call_later(
        self, delay: float, callback: Callable[[*Given], object], *args: *Given, context: Context | None = None
    ) -> asyncio.TimerHandle:
        return super().call_later(max(0.0, delay - EARLY), callback, *args, context=context)


def on_the_servers_loop(folder: Path, reveal: float, work: Callable[[Referee], Awaitable[None]]) -> None:
    async def run() -> None:
        store, metrics = SqliteStore(folder), Metrics()
        referee = Referee(store, Settings(data=folder, reveal=reveal), metrics, FirstMove(metrics))
        try:
            await work(referee)
        finally:
            await referee.close()
            await store.close()

    with asyncio.Runner(loop_factory=EarlyLoop) as runner:
        runner.run(run())


async def is_revealed(ear: Ear) -> None:
    async with asyncio.timeout(PATIENCE):
        while ear.table["phase"] == "revealing":
            await asyncio.sleep(0.01)


def test_a_timer_that_fires_early_holds_no_table_up(tmp_path: Path) -> None:
    async def work(referee: Referee) -> None:
        made = await referee.make(PROMISED)
        await is_revealed(await sit(referee, made[0], made[2]))

    on_the_servers_loop(tmp_path, REVEAL, work)


def test_a_clock_that_is_set_back_holds_no_table_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(referee: Referee) -> None:
        made = await referee.make(PROMISED)
        monkeypatch.setattr("rollwright.server.referee.time", lambda: time() - 3600.0)
        await is_revealed(await sit(referee, made[0], made[2]))

    on_the_servers_loop(tmp_path, REVEAL, work)


def test_a_table_that_is_read_with_a_clock_set_back_waits_no_longer_than_usual(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[tuple[str, str, str, list[int]]] = []

    async def make(referee: Referee) -> None:
        made.append(await referee.make(PROMISED))

    async def read(referee: Referee) -> None:
        await is_revealed(await sit(referee, made[0][0], made[0][2]))

    on_the_servers_loop(tmp_path, 60.0, make)
    monkeypatch.setattr("rollwright.server.referee.time", lambda: time() - 3600.0)
    on_the_servers_loop(tmp_path, REVEAL, read)
