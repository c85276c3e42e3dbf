"""Listening sockets, and the address of this machine in the home network."""

from __future__ import annotations

import socket

from rollwright.core.errors import OptionError

BACKLOG = 2048  # connections that wait to be accepted
NOWHERE = "127.0.0.1"  # the home address of a machine without a network


def listen(host: str, port: int) -> socket.socket:
    """A listening socket; OptionError if the port is in use."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=BACKLOG)
    except OSError:
        raise OptionError("serve-port", host=host, port=port) from None


def listen_near(host: str, port: int) -> socket.socket:
    """A listening socket at a port or, if that is in use, at any other."""
    try:
        return listen(host, port)
    except OptionError:
        return listen(host, 0)


def home_address() -> str:
    """The address of this machine in the home network, to listen on. Connecting a UDP socket sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return NOWHERE
