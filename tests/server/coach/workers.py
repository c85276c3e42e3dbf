"""Processes in place of the coach's: they start at once, and fail on demand."""

from __future__ import annotations

import os
import time
from multiprocessing.connection import Connection
from typing import Any

from rollwright.server.coach import worker
from rollwright.server.coach.worker import Line

LONG = 1000.0  # seconds


def obliging(connection: Connection, stopped: Any, nice: int) -> None:
    """Answers with what it is asked about, unless that is to hang, to die, or to go on until it is stopped."""
    connection.send(None)
    while True:
        number, work = connection.recv()
        if work.about == b"hang":
            time.sleep(LONG)
        if work.about == b"die":
            os._exit(1)
        if work.about == b"go on":
            connection.send(Line(str(os.getpid()).encode()))
            while stopped.value != number:
                time.sleep(0.001)
        connection.send(None if work.about == b"go on" else work.about)


def stubborn(connection: Connection, stopped: Any, nice: int) -> None:
    """Tells that it has begun, and never stops."""
    connection.send(None)
    connection.recv()
    connection.send(Line(str(os.getpid()).encode()))
    time.sleep(LONG)


def never_ready(connection: Connection, stopped: Any, nice: int) -> None:
    time.sleep(LONG)


def unprepared(connection: Connection, stopped: Any, nice: int) -> None:
    """The coach's own, but machine code is loaded when it is needed."""
    worker.get_ready = lambda: None
    worker.serve(connection, stopped, nice)
