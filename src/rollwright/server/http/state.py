"""What all routes share: the state that FastAPI injects into parameters of type `State`, and answers as JSON, short or
long."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping
from typing import Annotated, Any

from fastapi import Depends, Request, Response
from starlette.responses import StreamingResponse

from rollwright.server.asgi import Scope, client_of
from rollwright.server.backend import Backend
from rollwright.server.clients import Clients
from rollwright.server.coach.coach import ServerCoach
from rollwright.server.door import Door
from rollwright.server.json_text import encode
from rollwright.server.replays import Replayer, Work

NO_STORE = {"cache-control": "no-store"}
LASTING = {"cache-control": "max-age=3600"}
PART = 65_536  # bytes of a long answer that are sent at once


class HttpState:
    """The backend, the limits of clients, and the server's address for others."""

    def __init__(self, backend: Backend, clients: Clients, door: Door) -> None:
        self.backend, self.settings, self.clients, self.door = backend, backend.settings, clients, door
        self.coach = ServerCoach(backend.referee, self.settings, clients, backend.metrics)
        self._replayer = Replayer(self.settings.replay, backend.metrics)

    async def replay(self, scope: Scope, work: Work, record: Mapping[str, Any] | bytes) -> Response:
        """What the page shows of a record. Replays wait for each other, and a client may have a few waiting."""
        with self.clients.replaying.one_more(client_of(scope), "refused-too-fast"):
            return long_json(await self._replayer.do(work, record))

    def close(self) -> None:
        """Ends the processes for replays and the coach."""
        self._replayer.close()
        self.coach.close()


async def _state(request: Request) -> HttpState:
    """A coroutine, since FastAPI calls plain functions in a thread."""
    state: HttpState = request.app.state.http
    return state


State = Annotated[HttpState, Depends(_state)]


def json_response(value: Any, headers: dict[str, str] = NO_STORE) -> Response:
    """An answer as JSON, from a value."""
    return json_text(encode(value), headers)


def long_json(text: bytes) -> Response:
    """An answer as JSON of megabytes: it is sent in parts, as fast as it is read; others have their turn in between."""
    headers = {**NO_STORE, "content-length": str(len(text))}
    return StreamingResponse(parts(text), media_type="application/json", headers=headers)


async def parts(text: bytes) -> AsyncIterator[bytes]:
    """The parts in which a long answer is sent."""
    for start in range(0, len(text), PART):
        yield text[start : start + PART]
        await asyncio.sleep(0)


def json_text(text: bytes, headers: dict[str, str] = NO_STORE) -> Response:
    """An answer as JSON, from a text that is encoded already."""
    return Response(text, media_type="application/json", headers=headers)
