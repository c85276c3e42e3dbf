"""Which encodings of an answer a client accepts."""

from __future__ import annotations

from starlette.requests import Request

VARY = {"vary": "accept-encoding"}


def accepted(request: Request) -> set[str]:
    """The encodings that a request accepts, such as gzip."""
    return {part.split(";")[0].strip() for part in request.headers.get("accept-encoding", "").split(",")}
