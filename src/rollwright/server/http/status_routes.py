"""HTTP routes about the server itself: its address, its health, its metrics."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response
from starlette.responses import PlainTextResponse

from rollwright.server import protocol
from rollwright.server.http.described import REFUSALS, Responses, answer
from rollwright.server.http.state import NO_STORE, State, json_response

UNHEALTHY: Responses = {503: {"description": "The store can't be written.", "content": {"text/plain": {}}}}

router = APIRouter(responses=REFUSALS)


@router.get("/api/here", responses=answer(protocol.Place))
async def here(request: Request, state: State) -> Response:
    return json_response(protocol.Place(state.settings.origin or str(request.base_url).rstrip("/")))


@router.get("/healthz", response_class=PlainTextResponse, responses=UNHEALTHY)
async def health(state: State) -> Response:
    good = await state.backend.store.is_writable()
    text = "ok\n" if good else "the store can't be written\n"
    return PlainTextResponse(text, 200 if good else 503, NO_STORE)


@router.get("/metrics", response_class=PlainTextResponse)
async def figures(state: State) -> Response:
    return PlainTextResponse(state.backend.figures(), 200, NO_STORE, "text/plain; version=0.0.4")
