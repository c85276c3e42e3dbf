"""Reviews that are kept, and those that are being made: whoever asks for the same one gets the same."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncGenerator
from contextlib import aclosing
from functools import partial
from hashlib import sha256

from rollwright.core.errors import RollwrightError
from rollwright.server.coach.desk import Desk
from rollwright.server.coach.once import Once
from rollwright.server.coach.worker import Work
from rollwright.server.json_text import encode
from rollwright.server.limits import ConcurrencyLimit
from rollwright.server.metrics import Metrics
from rollwright.server.protocol import ProgressSent
from rollwright.server.refusals import refused_message

WAITING = encode(ProgressSent(0.0))  # another server makes it
PART = b'{"type":"review"'  # how a line with a review begins; others tell the progress


class Reviews:
    """All reviews of a server. Those that are done are kept as long as they take no more than so many bytes."""

    def __init__(self, desk: Desk, once: Once, most: int, limit: ConcurrencyLimit, metrics: Metrics) -> None:
        self._desk, self._once, self._limit, self._metrics = desk, once, limit, metrics
        self._kept = Kept(most)
        self._making: dict[str, Making] = {}  # by the hash of the record

    async def lines(self, record: bytes, client: str) -> AsyncGenerator[bytes]:
        """What is known of a review, again and again; the last line has all of it. Refused if nothing is.

        The judge is the same as long as the server runs, so the hash of a record is enough to know a review by. A
        client has one being made at a time, unless others have asked for the same.
        """
        key = sha256(record).hexdigest()
        if (kept := self._kept.get(key)) is not None:
            self._metrics.reviews_kept += 1
            yield kept
        elif (making := self._making.get(key)) is not None:
            async with aclosing(making.lines()) as lines:
                async for line in lines:
                    yield line
        else:
            with self._limit.one_more(client, "refused-too-fast"):
                making = self._making[key] = Making()
                making.task = asyncio.create_task(self._make(key, record, making))
                async with aclosing(making.lines()) as lines:
                    async for line in lines:
                        yield line

    async def _make(self, key: str, record: bytes, making: Making) -> None:
        try:
            text = await self._once.answer(key, partial(self._work, record, making), partial(making.tell, WAITING))
            self._kept.add(key, text)
            making.end(text)
        except RollwrightError as error:
            making.fail(error)
        finally:
            self._making.pop(key, None)

    async def _work(self, record: bytes, making: Making) -> bytes:
        text = await self._desk.do(Work("review", record), making.tell)
        self._metrics.reviews += 1
        return text


class Making:
    """A review that is being made. Slow readers get what is newest, and it is given up when the last one leaves."""

    task: asyncio.Task[None]

    def __init__(self) -> None:
        self._part: bytes | None = None
        self._progress: bytes | None = None  # newer than the part
        self._error: RollwrightError | None = None
        self._is_over = False
        self._readers = 0
        self._news = asyncio.Event()

    def tell(self, line: bytes) -> None:
        """Passes a line of the review that is being made on to its readers."""
        if line.startswith(PART):
            self._part, self._progress = line, None
        else:
            self._progress = line
        self._wake()

    def end(self, line: bytes) -> None:
        """Ends the review that is being made, with its last line."""
        self._part, self._progress, self._is_over = line, None, True
        self._wake()

    def fail(self, error: RollwrightError) -> None:
        """Ends the review that is being made, with an error."""
        self._error, self._is_over = error, True
        self._wake()

    async def lines(self) -> AsyncGenerator[bytes]:
        """The lines of the review that is being made, for one reader."""
        part = progress = None
        self._readers += 1
        try:
            while True:
                news = self._news
                if self._part is not part:
                    part = self._part
                    assert part is not None
                    yield part
                elif self._progress is not progress:
                    progress = self._progress
                    if progress is not None:
                        yield progress
                elif not self._is_over:
                    await news.wait()
                else:
                    break
            if self._error is not None:
                if part is None:
                    raise self._error
                yield refused_message(None, self._error)
        finally:
            self._readers -= 1
            if not self._readers:
                self.task.cancel()

    def _wake(self) -> None:
        self._news.set()
        self._news = asyncio.Event()


class Kept:
    """Texts by key; the one that was not used for longest goes first."""

    def __init__(self, most: int) -> None:
        self._most, self._size = most, 0
        self._texts: OrderedDict[str, bytes] = OrderedDict()

    def get(self, key: str) -> bytes | None:
        """A review that is kept; None if there is none."""
        if key in self._texts:
            self._texts.move_to_end(key)
        return self._texts.get(key)

    def add(self, key: str, text: bytes) -> None:
        """Keeps a review, in place of the one that nobody has asked for longest."""
        self._size += len(text) - len(self._texts.pop(key, b""))
        self._texts[key] = text
        while self._size > self._most:
            self._size -= len(self._texts.popitem(last=False)[1])
