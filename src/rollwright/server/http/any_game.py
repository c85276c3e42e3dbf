"""What the page asks about a game that it has no folder for: its words, and what its throws are called."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any, Literal

from fastapi import APIRouter, Response
from starlette.responses import PlainTextResponse

from rollwright.core.errors import RollwrightError
from rollwright.core.fair import throw_words
from rollwright.core.registry import game_type
from rollwright.server import protocol
from rollwright.server.json_text import encode
from rollwright.server.refusals import Refused
from rollwright.words import LANGUAGES

Part = Literal["table", "page", "rules"]
FOLDERS = {"table": ".", "page": "page", "rules": "rules"}  # below the folder of the game's words


def any_game_routes() -> APIRouter:
    router = APIRouter(responses={status: {"model": protocol.Refusal} for status in (400, 404, 413, 415, 422, 500)})
    replaying = asyncio.Semaphore(1)  # records from elsewhere are replayed one at a time

    @router.get("/api/games/{game}/words/{part}/{language}", response_class=PlainTextResponse)
    async def words(game: str, part: Part, language: str) -> Response:
        """A catalogue of the game in the syntax of Fluent; empty if there is none."""
        try:
            text = await asyncio.to_thread(_catalogue, game, part, language)
        except RollwrightError as error:
            raise Refused(error.code, status=404, **error.params) from None
        return PlainTextResponse(text, headers={"cache-control": "max-age=3600"})

    @router.post("/api/records/throws", response_model=protocol.ThrowWords)
    async def throws(record: dict[str, Any]) -> Response:
        """What each way of falling is called, for every throw of a record."""
        async with replaying:
            found = await asyncio.to_thread(throw_words, record)
        return Response(encode(found), media_type="application/json", headers={"cache-control": "no-store"})

    return router


def _catalogue(game: str, part: Part, language: str) -> str:
    folder = game_type(game).words
    if folder is None or language not in LANGUAGES:
        return ""
    file: Path = folder / FOLDERS[part] / f"{language}.ftl"
    return file.read_text("utf-8") if file.is_file() else ""
