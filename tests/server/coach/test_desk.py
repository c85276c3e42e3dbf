"""Whatever becomes of a process of the coach, whoever waits is answered, and nothing is left running."""

from __future__ import annotations

import asyncio
import multiprocessing
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from rollwright.server.coach import desk as desks
from rollwright.server.coach.desk import Desk
from rollwright.server.coach.process import CoachProcess
from rollwright.server.coach.worker import Work
from rollwright.server.metrics import Metrics
from rollwright.server.refusals import Refused
from server.coach import workers
from support.waiting import PATIENCE, wait_until


def asked(about: bytes) -> Work:
    return Work("position", about)


def with_desk(
    work: Callable[[Desk], Coroutine[Any, Any, None]],
    serve: Callable[..., None] = workers.obliging,
    seconds: float = PATIENCE,
    most: int = 1,
) -> Metrics:
    """Does something with a desk; afterwards no process is left."""
    before, metrics = set(multiprocessing.active_children()), Metrics()

    async def run() -> None:
        desk = Desk(CoachProcess(0, serve), seconds, most, metrics, "reviews")
        try:
            await work(desk)
        finally:
            desk.close()

    asyncio.run(run())
    wait_until(lambda: not set(multiprocessing.active_children()) - before)
    return metrics


async def refusal(desk: Desk, about: bytes) -> tuple[str, int]:
    with pytest.raises(Refused) as refused:
        await desk.do(asked(about))
    return refused.value.code, refused.value.status


def test_a_process_that_dies_is_replaced() -> None:
    async def work(desk: Desk) -> None:
        assert await desk.do(asked(b"one")) == b"one"
        assert await refusal(desk, b"die") == ("refused-coach-slow", 503)
        assert await desk.do(asked(b"two")) == b"two"

    assert with_desk(work).coach_faults == 1


def test_a_process_that_was_killed_while_it_had_nothing_to_do_costs_nobody_an_answer() -> None:
    async def work(desk: Desk) -> None:
        before = set(multiprocessing.active_children())
        await desk.do(asked(b"one"))
        (process,) = set(multiprocessing.active_children()) - before
        process.kill()
        process.join()
        assert await desk.do(asked(b"two")) == b"two"

    assert with_desk(work).coach_faults == 0


def test_work_that_takes_too_long_is_given_up() -> None:
    async def work(desk: Desk) -> None:
        assert await refusal(desk, b"hang") == ("refused-coach-slow", 503)

    assert with_desk(work, seconds=0.1).coach_faults == 1


def test_a_process_that_is_not_ready_is_told_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desks, "READY", 0.1)

    async def work(desk: Desk) -> None:
        assert await refusal(desk, b"one") == ("refused-coach-starting", 503)

    assert with_desk(work, workers.never_ready).coach_faults == 0


async def begin(desk: Desk, about: bytes) -> tuple[asyncio.Task[bytes], int]:
    """A work that goes on, and the process that is at it."""
    told: asyncio.Queue[bytes] = asyncio.Queue()
    task = asyncio.create_task(desk.do(asked(about), told.put_nowait))
    return task, int(await told.get())


def test_what_nobody_waits_for_is_stopped_and_the_process_goes_on() -> None:
    async def work(desk: Desk) -> None:
        pids = set()
        for _ in range(2):
            task, pid = await begin(desk, b"go on")
            pids.add(pid)
            task.cancel()
        assert await desk.do(asked(b"one")) == b"one"
        assert len(pids) == 1

    assert with_desk(work).coach_faults == 0


def test_a_process_that_does_not_stop_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desks, "GRACE", 0.1)

    async def work(desk: Desk) -> None:
        task, pid = await begin(desk, b"")
        task.cancel()
        task, other = await begin(desk, b"")
        assert other != pid
        assert pid not in [child.pid for child in multiprocessing.active_children()]
        task.cancel()

    with_desk(work, workers.stubborn)


def test_only_so_many_wait() -> None:
    async def work(desk: Desk) -> None:
        first, _ = await begin(desk, b"go on")
        second = asyncio.create_task(desk.do(asked(b"two")))
        await asyncio.sleep(0)
        assert await refusal(desk, b"three") == ("refused-coach-busy", 503)
        first.cancel()
        assert await second == b"two"

    with_desk(work)


def test_nobody_waits_for_ever_for_his_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desks, "TURN", 0.1)

    async def work(desk: Desk) -> None:
        first, _ = await begin(desk, b"go on")
        assert await refusal(desk, b"two") == ("refused-coach-busy", 503)
        first.cancel()

    with_desk(work)


def test_the_server_can_end_while_the_coach_works() -> None:
    async def work(desk: Desk) -> None:
        task, _ = await begin(desk, b"go on")
        desk.close()
        with pytest.raises(Refused):
            await task

    with_desk(work)
