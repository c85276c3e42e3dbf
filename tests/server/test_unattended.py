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

from campaigns import silent_browsers
from rollwright.server.bots.pool import BotPool
from rollwright.server.bots.worker import Question
from rollwright.server.seating import NewTable
from rollwright.server.settings import Settings
from rollwright.server.store.port import Row, StorageError
from rollwright.server.store.sqlite import SqliteStore
from server.inside import (
    PROMISED,
    TWO,
    WITH_BOT,
    Deaf,
    Ear,
    FirstMove,
    Inside,
    command,
    move,
    on,
    sit,
    until,
    with_store,
)
from support.waiting import PATIENCE

if sys.platform == "win32":
    from asyncio import SelectorEventLoop as Loop
else:
    from uvloop import Loop

REVEAL, EARLY = 0.05, 0.002  # seconds
Given = TypeVarTuple("Given")


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
        await until(lambda: 0 in again.table["pending"])
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


class Slow(FirstMove):
    """Bots that think until they may answer."""

    def __init__(self) -> None:
        super().__init__()
        self.may_answer = asyncio.Event()

    async def choose(self, question: Question) -> str:
        move = await super().choose(question)
        await self.may_answer.wait()
        return move


def test_a_bot_thinks_again_about_a_choice_that_was_made_anew(tmp_path: Path) -> None:
    """Its answer to the choice before would perhaps be legal, but it was given to another question."""

    async def work(store: SqliteStore) -> None:
        bots = Slow()
        server = Inside(store, Settings(data=tmp_path), bots)
        table, _, secret, _ = await server.seating.make(WITH_BOT)
        ear = await sit(server, table, secret)
        bots.may_answer.set()
        while not {"stop", "keep"} & set(ear.table["moves"].get("0", ())):
            if 0 in ear.table["pending"]:
                await move(server, table, ear, len(ear.heard))
            await asyncio.sleep(0)
        bots.may_answer.clear()
        bots.asked.clear()
        stop = next(words for words in ear.table["moves"]["0"] if words in ("stop", "keep"))
        throw = ear.table["throws"]
        for number, (act, given) in enumerate([("move", {"move": stop}), ("take_back", {}), ("move", {"move": stop})]):
            wanted = command(f"again{number}", 0, act, throw=throw, **given)
            await server.referee.command(table, ear.connection, wanted)
            await asyncio.sleep(0)
        assert [(answer["type"]) for answer in (await ear.answers())[-3:]] == ["done"] * 3
        bots.may_answer.set()
        while 1 in ear.table["pending"]:
            await asyncio.sleep(0)
        first, second, *_ = bots.asked
        assert first.events == second.events
        assert first.seat == second.seat == 1
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


# Timers, on both event loops that a server may run on


class EarlyLoop(Loop):
    """uvloop counts in whole milliseconds, so that some of its timers fire before their time. Here all of them do."""

    def call_later(
        self, delay: float, callback: Callable[[*Given], object], *args: *Given, context: Context | None = None
    ) -> asyncio.TimerHandle:
        return super().call_later(max(0.0, delay - EARLY), callback, *args, context=context)


on_both_loops = pytest.mark.parametrize("loop", [asyncio.SelectorEventLoop, EarlyLoop], ids=["asyncio", "uvloop"])
NewLoop = Callable[[], asyncio.AbstractEventLoop]


def on_loop(
    loop: NewLoop, folder: Path, work: Callable[[Inside], Awaitable[None]], bots: BotPool | None = None, **more: Any
) -> None:
    async def run() -> None:
        store = SqliteStore(folder)
        server = Inside(store, Settings(data=folder, **more), bots or FirstMove())
        try:
            await work(server)
        finally:
            await server.stop()
            await store.close()

    with asyncio.Runner(loop_factory=loop) as runner:
        runner.run(run())


async def is_revealed(ear: Ear) -> None:
    async with asyncio.timeout(PATIENCE):
        while ear.table["phase"] == "revealing":
            await asyncio.sleep(0.01)


@on_both_loops
def test_a_timer_that_fires_early_holds_no_table_up(tmp_path: Path, loop: NewLoop) -> None:
    async def work(server: Inside) -> None:
        made = await server.seating.make(PROMISED)
        await is_revealed(await sit(server, made.table, made.secret))

    on_loop(loop, tmp_path, work, reveal=REVEAL)


@on_both_loops
@pytest.mark.parametrize("jump", [-3600.0, 3600.0])
def test_a_clock_that_is_set_neither_holds_a_table_up_nor_hurries_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, loop: NewLoop, jump: float
) -> None:
    made: list[NewTable] = []

    async def make(server: Inside) -> None:
        made.append(await server.seating.make(PROMISED))

    async def read(server: Inside) -> None:
        ear = await sit(server, made[0].table, made[0].secret)
        assert ear.table["phase"] == "revealing"
        await is_revealed(ear)

    monkeypatch.setattr("rollwright.server.table.change.time", lambda: time() + jump)
    on_loop(loop, tmp_path, make, reveal=60.0)
    monkeypatch.undo()
    on_loop(loop, tmp_path, read, reveal=REVEAL)


@on_both_loops
@pytest.mark.parametrize("is_busy", [False, True])
def test_no_table_waits_for_browsers_that_never_reveal(tmp_path: Path, loop: NewLoop, is_busy: bool) -> None:
    assert silent_browsers.stuck(tmp_path, loop, tables=20, reveal=REVEAL, is_busy=is_busy) == 0


# The watch over deadlines


@pytest.fixture
def watchful(monkeypatch: pytest.MonkeyPatch) -> None:
    """Deadlines are looked at all the time, and nothing may take longer than planned."""
    for name, seconds in (("AGAIN", 0.01), ("WATCH", 0.01), ("SLACK", 0.0)):
        monkeypatch.setattr(f"rollwright.server.unattended.{name}", seconds)


@on_both_loops
def test_a_table_whose_timer_is_lost_goes_on_and_is_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, watchful: None, loop: NewLoop
) -> None:
    monkeypatch.setattr("rollwright.server.unattended.Unattended._set_timer", lambda *_: None)

    async def work(server: Inside) -> None:
        watch = asyncio.create_task(server.unattended.watch())
        made = await server.seating.make(PROMISED)
        await is_revealed(await sit(server, made.table, made.secret))
        assert server.metrics.overdue == 1
        await until(lambda: server.metrics.tables_overdue == 0)
        watch.cancel()

    on_loop(loop, tmp_path, work, reveal=REVEAL)


class Cancelled(FirstMove):
    """Bots whose answer is cancelled, but not by whoever asks."""

    async def choose(self, question: Question) -> str:
        self.asked.append(question)
        raise asyncio.CancelledError


@on_both_loops
@pytest.mark.parametrize("bots", [Deaf, Cancelled])
def test_a_table_whose_bot_never_answers_goes_on(
    tmp_path: Path, watchful: None, loop: NewLoop, bots: type[FirstMove]
) -> None:
    async def work(server: Inside) -> None:
        watch = asyncio.create_task(server.unattended.watch())
        made = await server.seating.make(WITH_BOT)
        ear = await sit(server, made.table, made.secret)
        number = 0
        async with asyncio.timeout(PATIENCE):
            while sum('"who":1' in body for body in await server.tables.store.bodies(made.table, 0)) < 3:
                if 0 in ear.table["pending"]:
                    number += 1
                    await move(server, made.table, ear, number)
                await asyncio.sleep(0)
        assert server.metrics.overdue >= 3
        watch.cancel()

    on_loop(loop, tmp_path, work, bots(), think=0.01)


def test_a_store_that_fails_for_a_while_holds_no_table_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, watchful: None
) -> None:
    async def work(server: Inside) -> None:
        watch = asyncio.create_task(server.unattended.watch())
        made = await server.seating.make(PROMISED)
        ear = await sit(server, made.table, made.secret)
        append = server.tables.store.append

        async def fail(*_: Any, **__: Any) -> None:
            raise StorageError

        monkeypatch.setattr(server.tables.store, "append", fail)
        await until(lambda: server.metrics.tables_overdue == 1)
        monkeypatch.setattr(server.tables.store, "append", append)
        await is_revealed(ear)
        watch.cancel()

    on_loop(asyncio.SelectorEventLoop, tmp_path, work, reveal=REVEAL)


def test_a_deleted_table_is_not_waited_for(tmp_path: Path, watchful: None) -> None:
    async def work(server: Inside) -> None:
        made = await server.seating.make(PROMISED)
        await server.seating.delete(made.table, made.secret)
        server.unattended.look_at_deadlines()
        assert server.metrics.tables_due == server.metrics.overdue == 0

    on_loop(asyncio.SelectorEventLoop, tmp_path, work, reveal=0.0)


# A start


def test_a_start_wakes_only_tables_where_something_is_due(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        first = on(store, tmp_path)
        idle = [(await first.seating.make(TWO)).table for _ in range(3)]
        due = (await first.seating.make(PROMISED)).table
        await first.stop()
        assert await store.due_tables() == [due]
        second = on(store, tmp_path)
        await second.unattended.wake_all()
        assert second.tables.in_memory(due) is not None
        assert [table for table in idle if second.tables.in_memory(table)] == []
        await second.stop()

    with_store(tmp_path, work)


def test_what_is_put_away_is_not_woken_again(tmp_path: Path) -> None:
    """A table is marked as due when a bot has to decide, and keeps the mark until it is put away."""

    async def work(store: SqliteStore) -> None:
        first = on(store, tmp_path)
        made = await first.seating.make(WITH_BOT)
        ear = await sit(first, made.table, made.secret)
        number = 0
        while not await store.due_tables():
            number += 1
            await move(first, made.table, ear, number)
        await until(lambda: ear.table["pending"] == [0])
        first.referee.leave(made.table, ear.connection)
        await first.stop()
        assert await store.due_tables() == [made.table]
        second = on(store, tmp_path)
        await second.unattended.wake_all()
        assert len(second.tables) == 0
        assert await store.due_tables() == []
        await second.stop()

    with_store(tmp_path, work)
