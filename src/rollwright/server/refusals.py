"""What the server doesn't do, each with a code that the page says in words."""

from __future__ import annotations

from rollwright.core.errors import Param, RollwrightError
from rollwright.server import protocol
from rollwright.server.json_text import encode

UNAVAILABLE = 503


class Refused(RollwrightError):
    """A request or command that is not carried out; nothing has changed."""

    def __init__(self, code: str, *, status: int = 409, **params: Param) -> None:
        super().__init__(code, cause=None, **params)
        self.status = status


def refusal_body(error: RollwrightError) -> bytes:
    """The body that answers a request."""
    return encode(protocol.Refusal(error.code, error.params))


def refused_message(command: str | None, error: RollwrightError) -> bytes:
    """The message that answers a command; without its id if the command was not understood."""
    return encode(protocol.Refused(command, error.code, error.params))
