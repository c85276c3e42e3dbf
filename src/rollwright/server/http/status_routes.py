"""HTTP routes about the server itself: its address, its health, its metrics."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response
from starlette.responses import PlainTextResponse

from rollwright.server import protocol
from rollwright.server.http.described import REFUSALS, Responses, answer
from rollwright.server.http.state import NO_STORE, State, json_response

UNHEALTHY: Responses = {503: {"description": "The store can't be written or read.", "content": {"text/plain": {}}}}

router = APIRouter(responses=REFUSALS)


@router.get("/api/here", responses=answer(protocol.Place))
async def here(request: Request, state: State) -> Response:
    return json_response(protocol.Place(state.settings.origin or str(request.base_url).rstrip("/")))


@router.get("/healthz", response_class=PlainTextResponse, responses=UNHEALTHY)
async def health(state: State) -> Response:
    trouble = await state.backend.store.trouble()
    text = "ok" if trouble is None else f"the store doesn't work: {trouble}"
    return PlainTextResponse(f"{text}\n", 200 if trouble is None else 503, NO_STORE)


@router.get("/metrics", response_class=PlainTextResponse)
async def figures(state: State) -> Response:
    return PlainTextResponse(state.backend.figures(), 200, NO_STORE, "text/plain; version=0.0.4")
