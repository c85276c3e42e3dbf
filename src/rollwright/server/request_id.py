"""The id of a request, which is in its answer and in all log lines that it causes: the proxy's log has it, too.

A socket has the id of the request that opened it; its commands are numbered.
"""

from __future__ import annotations

import re
import secrets
from contextvars import ContextVar
from typing import Any

from rollwright.server.asgi import Scope

HEADER = b"x-request-id"
FORM = re.compile(rb"[A-Za-z0-9_.-]{8,64}")


class RequestId:
    """The id of a request, and how many commands there have been on its socket."""

    __slots__ = ("commands", "text")

    def __init__(self, text: str) -> None:
        self.text, self.commands = text, 0

    @property
    def header(self) -> tuple[bytes, bytes]:
        """For the answer."""
        return HEADER, self.text.encode()

    def facts(self) -> dict[str, Any]:
        """For a log line."""
        return {"request": self.text, **({"command": self.commands} if self.commands else {})}


_CURRENT: ContextVar[RequestId | None] = ContextVar("request", default=None)


def begin_request(scope: Scope) -> RequestId:
    """Gives the request of this task an id: a trusted proxy's, or a new one. Tasks that it starts have it, too."""
    made = RequestId(_given(scope) or secrets.token_hex(16))
    _CURRENT.set(made)
    return made


def current_request() -> RequestId | None:
    """The request that this task belongs to; None in the background."""
    return _CURRENT.get()


def _given(scope: Scope) -> str | None:
    client = scope.get("client")
    if client is None or client[1] != 0:  # uvicorn gives clients whom a trusted proxy has told of the port 0
        return None
    text = next((value for name, value in scope["headers"] if name == HEADER), b"")
    return text.decode() if FORM.fullmatch(text) else None
