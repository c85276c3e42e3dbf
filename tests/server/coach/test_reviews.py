"""Reviews are made once, told to all who asked, kept, and given up when nobody reads on."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any, cast

import pytest

from rollwright.server.coach.desk import Desk
from rollwright.server.coach.once import Once
from rollwright.server.coach.reviews import Kept, Reviews
from rollwright.server.coach.worker import Work
from rollwright.server.limits import ConcurrencyLimit
from rollwright.server.metrics import Metrics
from rollwright.server.refusals import Refused
from server.shared_memory import SharedMemory

PART, LATER, WHOLE = (b'{"type":"review","review":{"progress":%d}}' % number for number in (0, 1, 2))
PROGRESS = b'{"type":"progress","progress":0.5}'


class Hand:
    """In place of a desk: the test says what becomes known, and when."""

    def __init__(self) -> None:
        self.asked: list[bytes] = []
        self.cancelled = 0
        self.tell: Callable[[bytes], None] = lambda _: None
        self.answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()

    async def do(self, work: Work, tell: Callable[[bytes], None]) -> bytes:
        self.asked.append(work.about)
        self.tell = tell
        try:
            return await self.answer
        except asyncio.CancelledError:
            self.cancelled += 1
            raise


def with_reviews(work: Callable[[Reviews, Hand], Awaitable[None]], most: int = 1_000) -> Metrics:
    metrics = Metrics()

    async def run() -> None:
        hand = Hand()
        once = Once(SharedMemory().process())
        await work(Reviews(cast(Desk, hand), once, most, ConcurrencyLimit(1), metrics), hand)

    asyncio.run(run())
    return metrics


async def settle() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


async def read(reviews: Reviews, record: bytes, client: str = "a") -> list[bytes]:
    return [line async for line in reviews.lines(record, client)]


def test_the_same_review_is_made_once_and_kept() -> None:
    async def work(reviews: Reviews, hand: Hand) -> None:
        readers = [asyncio.create_task(read(reviews, b"one", client)) for client in "aab"]
        await settle()
        hand.tell(PART)
        await settle()
        hand.answer.set_result(WHOLE)
        assert await asyncio.gather(*readers) == [[PART, WHOLE]] * 3
        assert await read(reviews, b"one") == [WHOLE]
        assert hand.asked == [b"one"]

    metrics = with_reviews(work)
    assert (metrics.reviews, metrics.reviews_kept) == (1, 1)


def test_a_client_has_one_at_a_time() -> None:
    async def work(reviews: Reviews, hand: Hand) -> None:
        reader = asyncio.create_task(read(reviews, b"one"))
        await settle()
        with pytest.raises(Refused) as refused:
            await read(reviews, b"two")
        assert (refused.value.code, refused.value.status) == ("refused-too-fast", 429)
        other = asyncio.create_task(read(reviews, b"two", "b"))
        await settle()
        hand.answer.set_result(WHOLE)
        await asyncio.gather(reader, other)
        assert await read(reviews, b"three") == [WHOLE]

    with_reviews(work)


def test_it_is_given_up_when_the_last_reader_leaves() -> None:
    async def work(reviews: Reviews, hand: Hand) -> None:
        readers = [asyncio.create_task(read(reviews, b"one", client)) for client in "ab"]
        await settle()
        readers[0].cancel()
        await settle()
        assert hand.cancelled == 0
        readers[1].cancel()
        await settle()
        assert hand.cancelled == 1
        again = asyncio.create_task(read(reviews, b"one"))
        await settle()
        assert hand.asked == [b"one", b"one"]
        again.cancel()
        await settle()

    with_reviews(work)


def test_a_slow_reader_gets_what_is_newest() -> None:
    async def work(reviews: Reviews, hand: Hand) -> None:
        lines = reviews.lines(b"one", "a")
        first = asyncio.ensure_future(anext(lines))
        await settle()
        hand.tell(PROGRESS)
        assert await first == PROGRESS
        for line in (PART, PROGRESS, LATER):
            hand.tell(line)
        assert await anext(lines) == LATER
        hand.answer.set_result(WHOLE)
        assert [line async for line in lines] == [WHOLE]

    with_reviews(work)


@pytest.mark.parametrize("known", [False, True])
def test_a_refusal_is_raised_or_told_after_what_is_known(known: bool) -> None:
    async def work(reviews: Reviews, hand: Hand) -> None:
        lines = reviews.lines(b"one", "a")
        first = asyncio.ensure_future(anext(lines))
        await settle()
        if known:
            hand.tell(PART)
            assert await first == PART
            first = asyncio.ensure_future(anext(lines))
            await settle()
        hand.answer.set_exception(Refused("refused-coach-slow", status=503))
        if not known:
            with pytest.raises(Refused, match="in time"):
                await first
            return
        told: dict[str, Any] = json.loads(await first)
        assert told == {"type": "refused", "id": None, "code": "refused-coach-slow", "params": {}}
        assert [line async for line in lines] == []

    with_reviews(work)


def test_what_was_not_used_for_longest_goes_first() -> None:
    kept = Kept(10)
    kept.add("a", b"1234")
    kept.add("b", b"1234")
    assert kept.get("a") == b"1234"
    kept.add("c", b"1234")
    assert [kept.get(key) for key in "abc"] == [b"1234", None, b"1234"]
    kept.add("a", b"12345678")
    assert [kept.get(key) for key in "abc"] == [b"12345678", None, None]
    kept.add("d", b"more than fits")
    assert kept.get("d") is None
