"""Work that may wait is done in turns."""

from __future__ import annotations

import asyncio
from functools import partial

from rollwright.server.turns import Turns
from server.inside import until
from support.waiting import PATIENCE


def test_one_piece_of_work_is_done_in_each_turn_of_the_event_loop() -> None:
    async def run() -> list[str]:
        loop, done, turns = asyncio.get_running_loop(), list[str](), Turns()

        def other(times: int) -> None:
            done.append("other")
            if times:
                loop.call_soon(other, times - 1)

        for name in ("first", "second", "third"):
            turns.add(partial(done.append, name))
        loop.call_soon(other, 2)
        await until(lambda: len(done) == 6)
        turns.add(partial(done.append, "again"))
        await until(lambda: len(done) == 7)
        return done

    order = ["first", "other", "second", "other", "third", "other", "again"]
    assert asyncio.run(run()) == order


def test_the_turns_between_two_pieces_are_the_others() -> None:
    async def run() -> list[str]:
        done, turns = list[str](), Turns(rest=2)
        for name in ("first", "second"):
            turns.add(partial(done.append, name))
        while len(done) < 8:
            await asyncio.sleep(0)
            done.append("other")
        return done

    assert asyncio.run(run())[:7] == ["first", "other", "other", "other", "second", "other", "other"]


def test_a_failure_does_not_keep_the_rest_from_being_done() -> None:
    async def run() -> bool:
        asyncio.get_running_loop().set_exception_handler(lambda *_: None)
        done, turns = asyncio.Event(), Turns()
        turns.add(partial(bytearray().extend, [256]))
        turns.add(done.set)
        return await asyncio.wait_for(done.wait(), PATIENCE)

    assert asyncio.run(run())


def test_whoever_no_longer_waits_holds_nobody_up() -> None:
    async def run() -> None:
        turns = Turns()
        gone, staying = asyncio.create_task(turns.wait()), asyncio.create_task(turns.wait())
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.wait_for(staying, PATIENCE)
        assert gone.cancelled()

    asyncio.run(run())
