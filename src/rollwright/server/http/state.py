"""What all routes share; FastAPI injects it into parameters of type `State`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

from fastapi import Depends, Request, Response

from rollwright.server.asgi import Scope, client_of
from rollwright.server.backend import Backend
from rollwright.server.clients import Clients
from rollwright.server.json_text import encode
from rollwright.server.replays import Replayer, Work

NO_STORE = {"cache-control": "no-store"}
LASTING = {"cache-control": "max-age=3600"}


class HttpState:
    """The backend, and the limits of clients."""

    def __init__(self, backend: Backend, clients: Clients) -> None:
        self.backend, self.settings, self.clients = backend, backend.settings, clients
        self._replayer = Replayer(self.settings.replay, backend.metrics)

    async def replay(self, scope: Scope, work: Work, record: Mapping[str, Any]) -> Response:
        """What the page shows of a record. Replays wait for each other, and a client may have a few waiting."""
        with self.clients.replaying.one_more(client_of(scope), "refused-too-fast"):
            return json_text(await self._replayer.do(work, record))

    def close(self) -> None:
        self._replayer.close()


def _state(request: Request) -> HttpState:
    state: HttpState = request.app.state.http
    return state


State = Annotated[HttpState, Depends(_state)]


def json_response(value: Any, headers: dict[str, str] = NO_STORE) -> Response:
    return json_text(encode(value), headers)


def json_text(text: bytes, headers: dict[str, str] = NO_STORE) -> Response:
    return Response(text, media_type="application/json", headers=headers)
