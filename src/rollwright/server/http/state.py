"""What all routes share; FastAPI injects it into parameters of type `State`."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from fastapi import Depends, Request, Response

from rollwright.server.backend import Backend
from rollwright.server.json_text import encode
from rollwright.server.limits import Limit

NO_STORE = {"cache-control": "no-store"}
LASTING = {"cache-control": "max-age=3600"}


class HttpState:
    """The backend, and limits for expensive requests."""

    def __init__(self, backend: Backend) -> None:
        self.backend, self.settings = backend, backend.settings
        self.new_tables = Limit(backend.settings.tables)
        self.replaying = asyncio.Semaphore(1)  # uploaded records are replayed one at a time


def _state(request: Request) -> HttpState:
    state: HttpState = request.app.state.http
    return state


State = Annotated[HttpState, Depends(_state)]


def json_response(value: Any, headers: dict[str, str] = NO_STORE) -> Response:
    return Response(encode(value), media_type="application/json", headers=headers)
