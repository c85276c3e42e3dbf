"""Ports for servers that tests restart."""

from __future__ import annotations

import os
import socket
from contextlib import suppress


def lasting_port() -> str:
    """A free port that stays free while no server has it: none of those that systems give to connections."""
    for port in range(15_000 + os.getpid() % 10_000, 30_000):
        with suppress(OSError), socket.create_server(("127.0.0.1", port)):
            return str(port)
    raise AssertionError("no port is free")
