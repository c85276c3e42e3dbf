"""Refusals: each has a code, which the page translates into words."""

from __future__ import annotations

from pydantic_core import from_json

from rollwright.core.errors import Param, RollwrightError
from rollwright.server import protocol
from rollwright.server.json_text import encode

TOO_MANY, UNAVAILABLE = 429, 503
RETRY = b"2"  # seconds after which somebody may try again


class Refused(RollwrightError):
    """A request or command was refused, and nothing has changed. `status` is the HTTP status of the answer."""

    def __init__(self, code: str, *, status: int = 409, **params: Param) -> None:
        super().__init__(code, cause=None, **params)
        self.status = status


def retry_after(status: int) -> list[tuple[bytes, bytes]]:
    """The header of a refusal that is for now only."""
    return [(b"retry-after", RETRY)] if status in (TOO_MANY, UNAVAILABLE) else []


def malformed(field: str) -> Refused:
    """The refusal of a request whose body, or this field of it, can't be understood."""
    return Refused("refused-malformed", status=422, field=field)


def check_json(body: bytes) -> None:
    """Refuses a body that isn't JSON. Stricter than Python's parser, which accepts lone surrogates and NaN."""
    try:
        from_json(body, allow_inf_nan=False)
    except ValueError:
        raise malformed("body") from None


def refusal_body(error: RollwrightError) -> bytes:
    """A refusal as the body of the answer to an HTTP request."""
    return encode(protocol.Refusal(error.code, error.params))


def refused_message(command: str | None, error: RollwrightError) -> bytes:
    """A refusal as the answer to a command on a socket; without its id if the command could not be parsed."""
    return encode(protocol.Refused(command, error.code, error.params))
