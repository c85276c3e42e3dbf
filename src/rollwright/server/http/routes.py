"""The HTTP part of the protocol."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Annotated, Any

from fastapi import APIRouter, Cookie, Path, Query, Request, Response
from starlette.responses import PlainTextResponse

from rollwright.bots.registry import known_bots
from rollwright.core.errors import RollwrightError
from rollwright.core.record import format_record
from rollwright.core.registry import game_names, game_type
from rollwright.core.setup import MOST_SEATS
from rollwright.server import protocol, view
from rollwright.server.asgi import client_of
from rollwright.server.json_text import encode
from rollwright.server.limits import Limit
from rollwright.server.metrics import Metrics
from rollwright.server.referee import Referee
from rollwright.server.refusals import Refused
from rollwright.server.settings import Settings
from rollwright.server.wire.talk import COOKIE

TableId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{22}$")]
Secret = Annotated[str | None, Cookie(alias=COOKIE)]
REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": protocol.Refusal} for status in (400, 403, 404, 408, 409, 413, 415, 421, 422, 429, 500, 503)
}
DAY = 86400


def routes(referee: Referee, settings: Settings, metrics: Metrics) -> APIRouter:
    """All of them."""
    router = APIRouter(responses=REFUSALS)
    tables = Limit(settings.tables)
    looking = asyncio.Semaphore(1)  # records from elsewhere are replayed one at a time

    @router.get("/api/games", response_model=protocol.Games)
    async def games() -> Response:
        return _json(_games())

    @router.get("/api/games/{game}/pieces/{piece}")
    async def piece(game: str, piece: str) -> Response:
        try:
            text = _piece(game, piece)
        except RollwrightError as error:
            raise Refused(error.code, status=404, **error.params) from None
        return Response(text, media_type="application/json", headers={"cache-control": "max-age=3600"})

    @router.get("/api/here", response_model=protocol.Place)
    async def here(request: Request) -> Response:
        return _json({"origin": settings.origin or str(request.base_url).rstrip("/")})

    @router.post("/api/tables", response_model=protocol.TableMade)
    async def make(wanted: protocol.MakeTable, request: Request) -> Response:
        tables.take(client_of(request.scope))
        table, invite, secret, mine = await referee.make(wanted)
        return _with_cookie({"table": table, "invite": invite, "mine": mine}, request, table, secret)

    @router.get("/api/tables/{table}", response_model=protocol.Welcome)
    async def look(
        table: TableId, secret: Secret = None, since: Annotated[int, Query(ge=0, le=1_000_000_000)] = 0
    ) -> Response:
        return Response(await referee.look(table, secret, since), media_type="application/json", headers=NO_STORE)

    @router.post("/api/tables/{table}/join", response_model=protocol.Mine)
    async def join(table: TableId, wanted: protocol.JoinTable, request: Request, secret: Secret = None) -> Response:
        new, mine = await referee.join(table, secret, wanted)
        return _with_cookie({"mine": mine}, request, table, new)

    @router.post("/api/tables/{table}/link", response_model=protocol.Link)
    async def link(table: TableId, secret: Secret = None) -> Response:
        return _json({"token": await referee.link(table, secret)})

    @router.post("/api/tables/{table}/move", response_model=protocol.Mine)
    async def move(table: TableId, wanted: protocol.MoveSeats, request: Request, secret: Secret = None) -> Response:
        new, mine = await referee.move(table, secret, wanted.token)
        return _with_cookie({"mine": mine}, request, table, new)

    @router.post("/api/tables/{table}/leave", response_model=protocol.Nothing)
    async def leave(table: TableId, secret: Secret = None) -> Response:
        await referee.leave(table, secret)
        return _without_cookie(table)

    @router.delete("/api/tables/{table}", response_model=protocol.Nothing)
    async def delete(table: TableId, secret: Secret = None) -> Response:
        await referee.delete(table, secret)
        return _without_cookie(table)

    @router.get("/api/tables/{table}/record")
    async def record(table: TableId) -> Response:
        found = await referee.record(table)
        headers = {**NO_STORE, "content-disposition": f'attachment; filename="{found["game"]}.roll.json"'}
        return Response(format_record(found), media_type="application/json", headers=headers)

    @router.get("/api/tables/{table}/frames", response_model=protocol.Frames)
    async def frames(table: TableId) -> Response:
        found = await referee.record(table)
        return _json({"frames": await asyncio.to_thread(view.frames, found)})

    @router.post("/api/records", response_model=protocol.RecordShown)
    async def records(record: dict[str, Any]) -> Response:
        async with looking:
            return _json(await asyncio.to_thread(view.show_record, record))

    @router.get("/healthz", response_class=PlainTextResponse)
    async def health() -> Response:
        good = await referee.store.is_writable()
        return PlainTextResponse("ok\n" if good else "the store can't be written\n", 200 if good else 503)

    @router.get("/metrics", response_class=PlainTextResponse)
    async def figures() -> Response:
        return PlainTextResponse(metrics.text(), media_type="text/plain; version=0.0.4")

    def _with_cookie(value: Any, request: Request, table: str, secret: str | None) -> Response:
        answer = _json(value)
        if secret is not None:
            age = int(max(settings.keep_over, settings.keep_unfinished, DAY))
            secure = request.url.scheme == "https"
            answer.set_cookie(
                COOKIE,
                secret,
                max_age=age,
                path=f"/api/tables/{table}",
                secure=secure,
                httponly=True,
                samesite="strict",
            )
        return answer

    return router


NO_STORE = {"cache-control": "no-store"}


def _json(value: Any) -> Response:
    return Response(encode(value), media_type="application/json", headers=NO_STORE)


def _without_cookie(table: str) -> Response:
    answer = _json({})
    answer.delete_cookie(COOKIE, path=f"/api/tables/{table}", httponly=True, samesite="strict")
    return answer


@cache
def _games() -> dict[str, Any]:
    return {"games": [_facts(name) for name in game_names()]}


def _facts(name: str) -> dict[str, Any]:
    kind = game_type(name)
    pieces = kind.material.catalogue()
    sides = sorted({tuple(kind.material.sides(piece)) for piece in pieces})
    return {"name": name, "seats": MOST_SEATS, "pieces": pieces, "sides": sides, "bots": known_bots()}


@cache
def _looks(game: str) -> dict[str, str]:
    kind = game_type(game)
    return {piece: encode(kind.page.piece(piece)) for piece in kind.material.catalogue()}


def _piece(game: str, piece: str) -> str:
    looks = _looks(game_type(game).name)
    if piece not in looks:
        raise Refused("refused-piece", status=404, piece=piece, pieces=", ".join(looks))
    return looks[piece]
