"""A worker: a process that serves at a socket of its parent, and ends with it."""

from __future__ import annotations

import asyncio
import os
import socket
from collections.abc import Callable

VARIABLE = "ROLLWRIGHT_WORKER"  # file descriptors of the listening socket and of the link
READY = b"."


class Parent:
    """The parent of this worker, to which a link exists as long as both live."""

    def __init__(self, listening: socket.socket, link: socket.socket) -> None:
        self.listening, self._link = listening, link

    @classmethod
    def of_this_process(cls) -> Parent | None:
        """None if this process is not a worker. Its own children are none, and don't inherit its sockets."""
        given = os.environ.pop(VARIABLE, None)
        if given is None:
            return None
        sockets = [socket.socket(fileno=int(number)) for number in given.split(",")]
        for each in sockets:
            each.set_inheritable(False)
        return cls(*sockets)

    def tell_ready(self, end: Callable[[], None]) -> None:
        """Tells the parent that this worker serves. `end` is called when the parent is gone, however that came."""
        self._link.send(READY)
        loop = asyncio.get_running_loop()

        def gone() -> None:  # it never sends anything
            loop.remove_reader(self._link)
            end()

        loop.add_reader(self._link, gone)
