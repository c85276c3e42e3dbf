"""Refusals: each has a code, which the page translates into words."""

from __future__ import annotations

from rollwright.core.errors import Param, RollwrightError
from rollwright.server import protocol
from rollwright.server.json_text import encode

UNAVAILABLE = 503


class Refused(RollwrightError):
    """A request or command was refused, and nothing has changed. `status` is the HTTP status of the answer."""

    def __init__(self, code: str, *, status: int = 409, **params: Param) -> None:
        super().__init__(code, cause=None, **params)
        self.status = status


def refusal_body(error: RollwrightError) -> bytes:
    """The body of the answer to an HTTP request."""
    return encode(protocol.Refusal(error.code, error.params))


def refused_message(command: str | None, error: RollwrightError) -> bytes:
    """The answer to a command on a socket; without its id if the command could not be parsed."""
    return encode(protocol.Refused(command, error.code, error.params))
