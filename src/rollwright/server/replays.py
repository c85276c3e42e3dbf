"""Replays records, checks and makes pieces, and prints, in a process of its own, one at a time: that takes long, and
the event loop must not wait for it.

A thread would not do, since it shares the interpreter with the event loop.
"""

from __future__ import annotations

import asyncio
import json
import logging
import multiprocessing
import os
from collections.abc import Callable, Mapping
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any, Literal, NamedTuple

from rollwright.core.errors import Param, RollwrightError
from rollwright.core.fair import throw_words
from rollwright.server.bots.thread import CallThread
from rollwright.server.bots.worker import start_process
from rollwright.server.json_text import encode
from rollwright.server.logs import tell
from rollwright.server.metrics import Metrics
from rollwright.server.pieces import check_piece, make_piece
from rollwright.server.printing import print_order
from rollwright.server.records import show_frames, show_record
from rollwright.server.refusals import UNAVAILABLE, Refused, check_json, malformed

START = 60.0  # seconds for the process to start
IDLE = 300.0  # seconds without work until it ends
FAULT = "refused-fault"
NICE = 10  # its priority is lower than that of the tables

Work = Literal["record", "frames", "throws", "check", "new", "print"]
WORK: dict[Work, Callable[[Mapping[str, Any]], Any]] = {
    "record": show_record,
    "frames": show_frames,
    "throws": throw_words,
    "check": check_piece,
    "new": make_piece,
    "print": print_order,
}


class Refusal(NamedTuple):
    """An error in the record, as it comes through the pipe."""

    code: str
    params: dict[str, Param]


class Replayer:
    """The process, which starts with the first record. A record may take `seconds`.

    One thread waits for it: each has memory of its own for what comes through the pipe.
    """

    def __init__(self, seconds: float, metrics: Metrics) -> None:
        self._seconds, self._metrics = seconds, metrics
        self._turn = asyncio.Lock()
        self._thread = CallThread("replays")
        self._process: SpawnProcess | None = None
        self._connection: Connection | None = None

    async def do(self, work: Work, record: Mapping[str, Any] | bytes) -> bytes:
        """What the page shows of a record, as JSON; Refused if it isn't valid or takes too long.

        A record that was uploaded comes as it is: parsing a long one takes too long for the event loop.
        """
        with self._metrics.waiting("replays"):
            await self._turn.acquire()
        # A thread can also hang in sending, if the process doesn't read. Killing the process frees it.
        guard = asyncio.get_running_loop().call_later(START + 2 * self._seconds, self._end)
        try:
            answer = await asyncio.wrap_future(self._thread.call(self._ask, work, record))
        finally:
            guard.cancel()
            self._turn.release()
        if not isinstance(answer, Refusal):
            return answer
        if answer.code == FAULT:
            self._metrics.faults += 1
            tell("fault", logging.ERROR, replaying=work, kind=answer.params["kind"])
            raise Refused(FAULT, status=500)
        raise Refused(answer.code, status=422, **answer.params)

    def close(self) -> None:
        """Ends process and thread, for good."""
        self._end()
        self._thread.end()

    def _end(self) -> None:
        """Ends the process. The thread that waits for it gets an EOFError."""
        process, self._process, self._connection = self._process, None, None
        if process is not None:
            process.kill()

    def _ask(self, work: Work, record: Mapping[str, Any] | bytes) -> bytes | Refusal:
        try:
            if self._process is None or not self._process.is_alive():
                self._start()
            connection = self._connection
            assert connection is not None
            connection.send((work, record))
            if not connection.poll(self._seconds):
                raise TimeoutError
            refusal: Refusal | None = connection.recv()
            return refusal or connection.recv_bytes()
        except (OSError, EOFError):  # it takes too long or was killed, perhaps for want of memory
            self._end()
            raise Refused("refused-replay", status=UNAVAILABLE) from None

    def _start(self) -> None:
        context = multiprocessing.get_context("spawn")
        connection, theirs = context.Pipe()
        process = context.Process(target=serve, args=(theirs,), daemon=True)
        process.start()
        theirs.close()
        self._process, self._connection = process, connection
        if not connection.poll(START):
            raise TimeoutError
        connection.recv()


def serve(connection: Connection) -> None:
    """The loop of the process that replays: says that it is ready, then answers until there is nothing to do for a
    while."""
    start_process()
    if hasattr(os, "nice"):
        os.nice(NICE)
    connection.send(None)
    with suppress(EOFError):  # the server has ended
        while connection.poll(IDLE):
            found = answer(*connection.recv())
            if isinstance(found, Refusal):
                connection.send(found)
            else:
                connection.send(None)
                connection.send_bytes(found)  # not pickled, which would copy it


def answer(work: Work, record: Mapping[str, Any] | bytes) -> bytes | Refusal:
    """In the process that replays: what the page shows of a record as JSON, or why it can't be replayed."""
    try:
        found = WORK[work](parse(record) if isinstance(record, bytes) else record)
        return found if isinstance(found, bytes) else encode(found)
    except RollwrightError as error:
        return Refusal(error.code, error.params)
    except Exception as error:
        return Refusal(FAULT, {"kind": type(error).__name__})


def parse(record: bytes) -> dict[str, Any]:
    """An uploaded record to be replayed; Refused if it isn't a JSON object."""
    check_json(record)
    found = json.loads(record)
    if not isinstance(found, dict):
        raise malformed("")
    return found
