"""The HTTP route of the press: boards and sheets, dice and rules as a PDF file."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from rollwright.server import protocol
from rollwright.server.asgi import client_of
from rollwright.server.http.described import REFUSALS, Responses
from rollwright.server.http.state import State

PDF = "application/pdf"
A_FILE: Responses = {200: {"description": "A PDF file", "content": {PDF: {}}}}

router = APIRouter(prefix="/api", responses=REFUSALS)


@router.post("/print", responses=A_FILE)
async def print_pages(wanted: protocol.PrintOrder, request: Request, state: State) -> Response:
    """`POST /api/print`: a PDF file, made in another process, within the time of a replay."""
    state.clients.prints.take(client_of(request.scope))
    return await state.replay(request.scope, "print", wanted.model_dump(), PDF)
