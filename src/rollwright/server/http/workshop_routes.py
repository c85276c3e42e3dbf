"""HTTP routes of the workshop: new boards and sheets, their texts, and whether a text is a playable one."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from rollwright.core.errors import RollwrightError
from rollwright.core.game_type import GameType
from rollwright.core.registry import game_type
from rollwright.server import protocol
from rollwright.server.asgi import client_of
from rollwright.server.http.described import REFUSALS, answer
from rollwright.server.http.responses import LASTING, json_response
from rollwright.server.http.state import State
from rollwright.server.refusals import Refused

router = APIRouter(prefix="/api/games/{game}/pieces", responses=REFUSALS)


@router.post("/check", responses=answer(protocol.PieceChecked))
async def check(game: str, wanted: protocol.CheckPiece, request: Request, state: State) -> Response:
    """`POST /api/games/…/pieces/check`: whether a text is a playable piece, or why not."""
    asked = {"game": _kind(game).name, "text": wanted.text}
    state.clients.pieces.take(client_of(request.scope))
    return await state.replay(request.scope, "check", asked)


@router.post("/new", responses=answer(protocol.PieceText))
async def new(game: str, wanted: protocol.MakePiece, request: Request, state: State) -> Response:
    """`POST /api/games/…/pieces/new`: a new piece, by a seed."""
    asked = {"game": _kind(game).name, **wanted.model_dump()}
    state.clients.pieces.take(client_of(request.scope))
    return await state.replay(request.scope, "new", asked)


@router.get("/{piece}/text", responses=answer(protocol.PieceText))
async def text(game: str, piece: str) -> Response:
    """`GET /api/games/…/pieces/…/text`: a shipped piece as a text, to change it."""
    kind = _kind(game)
    if piece not in kind.material.catalogue():
        pieces = ", ".join(kind.material.catalogue())
        raise Refused("refused-piece", status=404, piece=piece, pieces=pieces)
    return json_response(protocol.PieceText(kind.workshop.text_of(piece)), LASTING)


def _kind(game: str) -> GameType:
    try:
        return game_type(game)
    except RollwrightError as error:
        raise Refused(error.code, status=404, **error.params) from None
