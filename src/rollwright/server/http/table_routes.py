"""HTTP routes of tables: make, look, pieces, join, link, move, free, leave, delete, and download the record."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Cookie, Path, Query, Request, Response

from rollwright.core.record import format_record
from rollwright.server import protocol
from rollwright.server.asgi import client_of
from rollwright.server.http.described import REFUSALS, answer
from rollwright.server.http.responses import NO_STORE, encoded_response, json_response
from rollwright.server.http.state import HttpState, State
from rollwright.server.limits import Limit
from rollwright.server.seating import Seated
from rollwright.server.wire.talk import COOKIE

TableId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{22}$")]
Secret = Annotated[str | None, Cookie(alias=COOKIE)]
Since = Annotated[int, Query(ge=0, le=1_000_000_000)]
DAY = 86400
ENTRIES = 1000  # of a long log, for which its record costs one more token

router = APIRouter(prefix="/api/tables", responses=REFUSALS)


@router.post("", responses=answer(protocol.TableMade))
async def make(wanted: protocol.MakeTable, request: Request, state: State) -> Response:
    """`POST /api/tables`: makes a table."""
    state.clients.new_tables.take(client_of(request.scope))
    made = await state.backend.seating.make(wanted)
    response = json_response(protocol.TableMade(made.table, made.invite, made.seats))
    _set_cookie(response, state, request, made.table, made.secret)
    return response


@router.get("/{table}", responses=answer(protocol.Welcome))
async def look(table: TableId, request: Request, state: State, secret: Secret = None, since: Since = 0) -> Response:
    """`GET /api/tables/…`: the table as it is, without a socket."""
    state.clients.looks.take(client_of(request.scope))
    text = await state.backend.referee.look(table, secret, since)
    return encoded_response(text)


@router.get("/{table}/pieces", responses=answer(protocol.OwnPieces))
async def pieces(table: TableId, request: Request, state: State) -> Response:
    """`GET /api/tables/…/pieces`: the boards or sheets of one's own that the table is played with."""
    state.clients.looks.take(client_of(request.scope))
    return encoded_response(await state.backend.referee.own_pieces(table))


@router.post("/{table}/join", responses=answer(protocol.Mine))
async def join(
    table: TableId, wanted: protocol.JoinTable, request: Request, state: State, secret: Secret = None
) -> Response:
    """`POST /api/tables/…/join`: takes open seats."""
    return _seated(state, request, table, await state.backend.seating.join(table, secret, wanted))


@router.post("/{table}/link", responses=answer(protocol.Link))
async def link(table: TableId, state: State, secret: Secret = None) -> Response:
    """`POST /api/tables/…/link`: makes a private link, by which seats move to another device."""
    return json_response(protocol.Link(await state.backend.seating.link(table, secret)))


@router.post("/{table}/move", responses=answer(protocol.Mine))
async def move(
    table: TableId, wanted: protocol.MoveSeats, request: Request, state: State, secret: Secret = None
) -> Response:
    """`POST /api/tables/…/move`: moves the seats of a private link to this device."""
    return _seated(state, request, table, await state.backend.seating.move_seats(table, secret, wanted.token))


@router.post("/{table}/free", responses=answer(protocol.Nothing))
async def free(table: TableId, wanted: protocol.FreeSeat, state: State, secret: Secret = None) -> Response:
    """`POST /api/tables/…/free`: opens a seat again."""
    await state.backend.seating.free(table, secret, wanted.seat)
    return json_response(protocol.Nothing())


@router.post("/{table}/leave", responses=answer(protocol.Nothing))
async def leave(table: TableId, state: State, secret: Secret = None) -> Response:
    """`POST /api/tables/…/leave`: gives up one's seats."""
    await state.backend.seating.leave(table, secret)
    response = json_response(protocol.Nothing())
    _delete_cookie(response, table)
    return response


@router.delete("/{table}", responses=answer(protocol.Forgotten))
async def delete(table: TableId, state: State, secret: Secret = None) -> Response:
    """`DELETE /api/tables/…`: deletes the table, for all who may decide that."""
    forgotten = await state.backend.seating.delete(table, secret)
    response = json_response(protocol.Forgotten(forgotten))
    if forgotten:
        _delete_cookie(response, table)
    return response


@router.get("/{table}/record")
async def record(table: TableId, request: Request, state: State) -> Response:
    """`GET /api/tables/…/record`: the record of the game, to download."""
    found = await _record(table, request, state, state.clients.looks)
    headers = {**NO_STORE, "content-disposition": "attachment"}  # the page names the file
    text = await asyncio.to_thread(format_record, found)
    return Response(text, media_type="application/json", headers=headers)


@router.get("/{table}/frames", responses=answer(protocol.Frames))
async def frames(table: TableId, request: Request, state: State) -> Response:
    """`GET /api/tables/…/frames`: what the page shows after each event, to replay the game."""
    found = await _record(table, request, state, state.clients.replays)
    return await state.replay(request.scope, "frames", found)


async def _record(table: str, request: Request, state: HttpState, limit: Limit) -> dict[str, Any]:
    """The record of a table. One token pays for it, and one more for every so many entries."""
    client = client_of(request.scope)
    limit.take(client)
    found = await state.backend.referee.record(table)
    limit.bucket(client).spend((len(found["events"]) + len(found["fair"].get("log", ()))) // ENTRIES)
    return found


def _seated(state: HttpState, request: Request, table: str, seated: Seated) -> Response:
    response = json_response(protocol.Mine(seated.seats))
    if seated.secret is not None:
        _set_cookie(response, state, request, table, seated.secret)
    return response


def _set_cookie(response: Response, state: HttpState, request: Request, table: str, secret: str) -> None:
    settings = state.settings
    response.set_cookie(
        COOKIE,
        secret,
        max_age=int(max(settings.keep_over, settings.keep_unfinished, DAY)),
        path=f"/api/tables/{table}",
        secure=request.url.scheme == "https",
        httponly=True,
        samesite="strict",
    )


def _delete_cookie(response: Response, table: str) -> None:
    response.delete_cookie(COOKIE, path=f"/api/tables/{table}", httponly=True, samesite="strict")
