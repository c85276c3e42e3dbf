"""What goes on without anybody: bots decide, also after failures and restarts, and browsers that never reveal are not
waited for."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable, Sequence
from contextvars import Context
from pathlib import Path
from time import time
from typing import Any, TypeVarTuple

import pytest

from rollwright.server.bots.worker import Question
from rollwright.server.protocol import MakeTable
from rollwright.server.seating import NewTable
from rollwright.server.settings import Settings
from rollwright.server.store.port import Row, StorageError
from rollwright.server.store.sqlite import SqliteStore
from server.inside import WITH_BOT, Ear, FirstMove, Inside, move, on, sit, until, with_store
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


# Bots


def test_a_pending_bot_is_found_after_a_restart(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        first = on(store, tmp_path)
        table, _, secret, _ = await first.seating.make(WITH_BOT)
        ear = await sit(first, table, secret)
        while 0 not in ear.table["pending"]:  # the bot begins
            await asyncio.sleep(0.01)
        number = 0
        while 0 in ear.table["pending"]:
            number += 1
            await move(first, table, ear, number)
        await first.stop()  # the bot never answers
        second = on(store, tmp_path)
        await second.unattended.wake_all()
        again = await sit(second, table, secret)
        for _ in range(200):
            if 0 in again.table["pending"]:
                break
            await asyncio.sleep(0.01)
        assert 0 in again.table["pending"]
        await second.stop()

    with_store(tmp_path, work)


def fail_bots(store: SqliteStore, monkeypatch: pytest.MonkeyPatch, is_full: Callable[[], bool]) -> list[str]:
    """What the bot on seat 1 couldn't have written, because the disk was full."""
    append, failed = store.append, list[str]()

    async def append_others(table: str, rows: Sequence[Row], *given: Any, **named: Any) -> None:
        if '"who":1' in rows[0].body and is_full():
            failed.append(rows[0].body)
            raise StorageError
        await append(table, rows, *given, **named)

    monkeypatch.setattr(store, "append", append_others)
    return failed


def test_each_move_of_a_bot_is_thought_about_once(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        server = on(store, tmp_path)
        table, _, secret, _ = await server.seating.make(WITH_BOT)
        ear = await sit(server, table, secret)
        number = 0
        while ear.table["phase"] != "over":
            if 0 in ear.table["pending"]:
                number += 1
                await move(server, table, ear, number)
            await asyncio.sleep(0)
        moves = [body for body in await store.bodies(table, 0) if '"who":1' in body]
        assert isinstance(server.bots, FirstMove)
        assert len(server.bots.asked) == len(moves)
        await server.stop()

    with_store(tmp_path, work)


def test_a_bot_whose_move_cannot_be_stored_is_asked_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rollwright.server.unattended.AGAIN", 0.0)

    async def work(store: SqliteStore) -> None:
        server = on(store, tmp_path)
        sitting: list[Ear] = []
        failed = fail_bots(
            store, monkeypatch, lambda: not failed and bool(sitting) and sitting[0].table["pending"] == [1]
        )
        table, _, secret, _ = await server.seating.make(WITH_BOT)
        ear = await sit(server, table, secret)
        sitting.append(ear)
        number = 0
        while not failed:
            if 0 in ear.table["pending"]:
                number += 1
                await move(server, table, ear, number)
            await asyncio.sleep(0)
        heard = len(ear.heard)
        await until(lambda: len(ear.heard) > heard)  # nobody but the bot had anything to do
        assert ear.heard[heard]["entries"][0]["who"] == 1
        await server.stop()

    with_store(tmp_path, work)


def test_a_full_disk_makes_no_bot_think_all_the_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(store: SqliteStore) -> None:
        server = on(store, tmp_path)
        failed = fail_bots(store, monkeypatch, lambda: True)
        begins: list[int] = []
        while begins != [1]:
            table, _, secret, _ = await server.seating.make(WITH_BOT)
            begins = (await sit(server, table, secret)).table["pending"]
        failed.clear()
        for _ in range(100):
            await store.bodies(table, 0)
        assert len(failed) <= 1
        await server.stop()

    with_store(tmp_path, work)


def test_a_bot_that_fails_is_asked_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever went wrong: no processes, no memory."""
    monkeypatch.setattr("rollwright.server.unattended.AGAIN", 0.0)
    choose, failed = FirstMove.choose, list[Question]()

    async def choose_later(bots: FirstMove, question: Question) -> str:
        if len(failed) < 3:
            failed.append(question)
            raise ImportError
        return await choose(bots, question)

    monkeypatch.setattr(FirstMove, "choose", choose_later)

    async def work(store: SqliteStore) -> None:
        server = on(store, tmp_path)
        table, _, secret, _ = await server.seating.make(WITH_BOT)
        ear = await sit(server, table, secret)
        number = 0
        async with asyncio.timeout(PATIENCE):
            while not any('"who":1' in body for body in await store.bodies(table, 0)):
                if 0 in ear.table["pending"]:
                    number += 1
                    await move(server, table, ear, number)
                await asyncio.sleep(0)
        assert len(failed) == 3
        await server.stop()

    with_store(tmp_path, work)


def test_bots_are_told_what_a_seat_sees(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        server = on(store, tmp_path)
        table, _, secret, _ = await server.seating.make(WITH_BOT)
        kept = await store.load(table)
        assert kept is not None
        ear = await sit(server, table, secret)
        for number in range(20):
            while 0 not in ear.table["pending"]:
                await asyncio.sleep(0.01)
            await move(server, table, ear, number)
        assert isinstance(server.bots, FirstMove)
        assert server.bots.asked
        told = repr(server.bots.asked)
        assert kept.secrets.dice.hex() not in told
        assert repr(kept.secrets.dice) not in told
        assert secret not in told
        await server.stop()

    with_store(tmp_path, work)


# Timers, on the server's event loop


class EarlyLoop(Loop):
    """uvloop counts in whole milliseconds, so that some of its timers fire before their time. Here all of them do."""

    def call_later(
        self, delay: float, callback: Callable[[*Given], object], *args: *Given, context: Context | None = None
    ) -> asyncio.TimerHandle:
        return super().call_later(max(0.0, delay - EARLY), callback, *args, context=context)


def on_the_servers_loop(folder: Path, reveal: float, work: Callable[[Inside], Awaitable[None]]) -> None:
    async def run() -> None:
        store = SqliteStore(folder)
        server = Inside(store, Settings(data=folder, reveal=reveal), FirstMove())
        try:
            await work(server)
        finally:
            await server.stop()
            await store.close()

    with asyncio.Runner(loop_factory=EarlyLoop) as runner:
        runner.run(run())


async def is_revealed(ear: Ear) -> None:
    async with asyncio.timeout(PATIENCE):
        while ear.table["phase"] == "revealing":
            await asyncio.sleep(0.01)


def test_a_timer_that_fires_early_holds_no_table_up(tmp_path: Path) -> None:
    async def work(server: Inside) -> None:
        made = await server.seating.make(PROMISED)
        await is_revealed(await sit(server, made[0], made[2]))

    on_the_servers_loop(tmp_path, REVEAL, work)


def test_a_clock_that_is_set_back_holds_no_table_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(server: Inside) -> None:
        made = await server.seating.make(PROMISED)
        monkeypatch.setattr("rollwright.server.unattended.time", lambda: time() - 3600.0)
        await is_revealed(await sit(server, made[0], made[2]))

    on_the_servers_loop(tmp_path, REVEAL, work)


def test_a_table_that_is_read_with_a_clock_set_back_waits_no_longer_than_usual(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[NewTable] = []

    async def make(server: Inside) -> None:
        made.append(await server.seating.make(PROMISED))

    async def read(server: Inside) -> None:
        await is_revealed(await sit(server, made[0][0], made[0][2]))

    on_the_servers_loop(tmp_path, 60.0, make)
    monkeypatch.setattr("rollwright.server.unattended.time", lambda: time() - 3600.0)
    on_the_servers_loop(tmp_path, REVEAL, read)
