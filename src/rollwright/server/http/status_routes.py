"""HTTP routes about the server itself: its address, whether it lives and is ready, its metrics."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response
from starlette.responses import PlainTextResponse

from rollwright.server import protocol
from rollwright.server.door import is_asked_here, is_here
from rollwright.server.http.described import REFUSALS, Responses, answer
from rollwright.server.http.responses import NO_STORE, json_response
from rollwright.server.http.state import HttpState, State
from rollwright.server.refusals import UNAVAILABLE, Refused

UNREADY: Responses = {503: {"description": "Nothing should be sent to this server now.", "content": {"text/plain": {}}}}

router = APIRouter(responses=REFUSALS)


@router.get("/api/here", responses=answer(protocol.Place))
async def here(request: Request, state: State) -> Response:
    """`GET /api/here`: the server's address, and whether the home network is let in."""
    return json_response(_place(request, state))


@router.post("/api/here", responses=answer(protocol.Place))
async def let_in(request: Request, state: State) -> Response:
    """`POST /api/here`: lets the home network in. Only a browser on the server's machine may do that."""
    if not _is_asked_here(request):
        raise Refused("refused-door", status=403)
    await state.door.open()
    return json_response(_place(request, state))


def _place(request: Request, state: HttpState) -> protocol.Place:
    origin = state.door.origin or _origin(request)
    return protocol.Place(origin, is_here(origin), state.door.can_open and _is_asked_here(request))


def _is_asked_here(request: Request) -> bool:
    client = "" if request.client is None else request.client.host
    return is_asked_here(client, _origin(request), frozenset(name.lower() for name, _ in request.headers.raw))


def _origin(request: Request) -> str:
    return str(request.base_url).rstrip("/")


@router.get("/healthz", response_class=PlainTextResponse)
async def alive() -> Response:
    """`GET /healthz`: whether the process answers; if not, it should be started again."""
    return PlainTextResponse("ok\n", 200, NO_STORE)


@router.get("/readyz", response_class=PlainTextResponse, responses=UNREADY)
async def ready(state: State) -> Response:
    """`GET /readyz`: whether people should be sent to this server: its store works, and it is not about to end.

    It listens only once the store is open and up to date.
    """
    reason = "the server is about to end" if state.drain.is_on else await _store_trouble(state)
    return PlainTextResponse(f"{reason or 'ok'}\n", UNAVAILABLE if reason else 200, NO_STORE)


async def _store_trouble(state: HttpState) -> str | None:
    trouble = await state.backend.store.trouble()
    return None if trouble is None else f"the store doesn't work: {trouble}"


@router.get("/metrics", response_class=PlainTextResponse)
async def figures(state: State) -> Response:
    """`GET /metrics`: the metrics, for Prometheus."""
    return PlainTextResponse(state.backend.metrics.text(), 200, NO_STORE, "text/plain; version=0.0.4")
