"""HTTP routes of the coach: reviews, positions, tries and hints. If the connection is closed, nobody waits any more,
and the work is stopped."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator, Coroutine
from typing import Any, TypeVar

from fastapi import APIRouter, Request, Response
from starlette.responses import StreamingResponse
from starlette.types import Receive, Scope, Send

from rollwright.coach.report import Hint
from rollwright.server import protocol
from rollwright.server.asgi import client_of
from rollwright.server.coach.worker import Kind, Work
from rollwright.server.http.described import REFUSALS, Responses, answer
from rollwright.server.http.responses import NO_STORE, encoded_response, json_response, parts
from rollwright.server.http.state import HttpState, State
from rollwright.server.http.table_routes import Secret, TableId
from rollwright.server.json_text import encode
from rollwright.server.refusals import Refused

T = TypeVar("T")
LINES = "application/x-ndjson"
A_REVIEW: Responses = {200: {"description": "Lines, each a Reviewing", "content": {LINES: {}}}}
A_BODY = {"requestBody": {"required": True, "content": {"application/json": {"schema": {"type": "object"}}}}}
UNBUFFERED = {**NO_STORE, "x-accel-buffering": "no"}  # asks proxies to pass on each line at once

router = APIRouter(prefix="/api", responses=REFUSALS)


@router.post("/reviews", responses=A_REVIEW, openapi_extra=A_BODY)
async def review(request: Request, state: State) -> Response:
    """`POST /api/reviews`: the review of a record."""
    state.clients.reviews.take(client_of(request.scope))
    return await _review(request, state, await request.body())


@router.get("/tables/{table}/review", responses=A_REVIEW)
async def review_table(table: TableId, request: Request, state: State) -> Response:
    """`GET /api/tables/…/review`: the review of a table whose game is over, or was ended."""
    state.clients.reviews.take(client_of(request.scope))
    record = await state.backend.referee.record(table, only_over=True)
    return await _review(request, state, encode({key: value for key, value in record.items() if key != "fair"}))


@router.post("/positions", responses=answer(protocol.PositionShown), openapi_extra=A_BODY)
async def position(request: Request, state: State) -> Response:
    """`POST /api/positions`: the last position of a record, with the chances and what each move is worth."""
    return await _answer(request, state, "position")


@router.post("/tries", responses=answer(protocol.Tried), openapi_extra=A_BODY)
async def tries(request: Request, state: State) -> Response:
    """`POST /api/tries`: a try to decide better than in a record (protocol.Try)."""
    return await _answer(request, state, "try")


@router.post("/tables/{table}/hint", responses=answer(Hint))
async def hint(
    table: TableId, wanted: protocol.AskHint, request: Request, state: State, secret: Secret = None
) -> Response:
    """`POST /api/tables/…/hint`: a hint for a decision at a table."""
    client = client_of(request.scope)
    state.clients.analyses.take(client)
    with state.clients.analysing.one_more(client, "refused-too-fast"):
        return json_response(await unless_gone(request, state.coach.hints.give(table, secret, wanted)))


async def _answer(request: Request, state: HttpState, kind: Kind) -> Response:
    client = client_of(request.scope)
    state.clients.analyses.take(client)
    with state.clients.analysing.one_more(client, "refused-too-fast"):
        return encoded_response(await unless_gone(request, state.coach.answer(Work(kind, await request.body()))))


async def _review(request: Request, state: HttpState, record: bytes) -> Response:
    """Waits for the first line, which may be a refusal; the others are streamed."""
    lines = state.coach.reviews.lines(record, client_of(request.scope))
    return Lines(await unless_gone(request, anext(lines)), lines)


class Lines(StreamingResponse):
    """Streams lines until the last one, or until nobody reads them."""

    def __init__(self, first: bytes, others: AsyncGenerator[bytes]) -> None:
        super().__init__(_in_parts(first, others), media_type=LINES, headers=UNBUFFERED)
        self._others = others

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await super().__call__(scope, receive, send)
        finally:
            await self._others.aclose()


async def _in_parts(first: bytes, others: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
    async for part in parts(first + b"\n"):
        yield part
    async for line in others:
        async for part in parts(line + b"\n"):
            yield part


async def unless_gone(request: Request, work: Coroutine[Any, Any, T]) -> T:
    """Does something for a request to the coach, and cancels it if the client goes."""
    task, gone = asyncio.create_task(work), asyncio.create_task(_gone(request))
    try:
        await asyncio.wait({task, gone}, return_when=asyncio.FIRST_COMPLETED)
        if not task.done():
            raise Refused("refused-too-slow", status=408)  # which nobody reads
        return task.result()
    finally:
        task.cancel()
        gone.cancel()
        await asyncio.gather(task, gone, return_exceptions=True)


async def _gone(request: Request) -> None:
    await request.body()
    while (await request.receive())["type"] != "http.disconnect":
        pass
