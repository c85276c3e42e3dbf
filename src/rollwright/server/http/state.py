"""What all routes share: the state that FastAPI injects into parameters of type `State`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

from fastapi import Depends, Request, Response

from rollwright.server.asgi import Scope, client_of
from rollwright.server.backend import Backend
from rollwright.server.clients import Clients
from rollwright.server.coach.coach import ServerCoach
from rollwright.server.door import Door
from rollwright.server.drain import Drain
from rollwright.server.http.responses import long_response
from rollwright.server.replays import Replayer, Work


class HttpState:
    """The backend, the limits of clients, the server's address for others, and whether it is about to end."""

    def __init__(self, backend: Backend, clients: Clients, door: Door, drain: Drain) -> None:
        self.backend, self.settings, self.clients = backend, backend.settings, clients
        self.door, self.drain = door, drain
        self.coach = ServerCoach(backend.referee, self.settings, clients, backend.metrics)
        self._replayer = Replayer(self.settings.replay, backend.metrics)

    async def replay(
        self, scope: Scope, work: Work, record: Mapping[str, Any] | bytes, kind: str = "application/json"
    ) -> Response:
        """What the page shows of a record. Replays wait for each other, and a client may have a few waiting."""
        with self.clients.replaying.one_more(client_of(scope), "refused-too-fast"):
            return long_response(await self._replayer.do(work, record), kind)

    def close(self) -> None:
        """Ends the processes for replays and the coach."""
        self._replayer.close()
        self.coach.close()


async def _state(request: Request) -> HttpState:
    """A coroutine, since FastAPI calls plain functions in a thread."""
    state: HttpState = request.app.state.http
    return state


State = Annotated[HttpState, Depends(_state)]
