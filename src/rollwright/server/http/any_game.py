"""What the page asks about a game that it has no folder for: its words, and what its throws are called."""

from __future__ import annotations

import asyncio
from typing import Any, Literal

from fastapi import APIRouter, Response
from starlette.responses import PlainTextResponse

from rollwright.core.errors import RollwrightError
from rollwright.core.fair import throw_words
from rollwright.core.game_type import GameType
from rollwright.core.registry import game_type
from rollwright.server import protocol
from rollwright.server.json_text import encode
from rollwright.server.refusals import Refused
from rollwright.words import LANGUAGES, say

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
    kind = game_type(game)
    if language not in LANGUAGES:
        return ""
    file = None if kind.words is None else kind.words / FOLDERS[part] / f"{language}.ftl"
    text = file.read_text("utf-8") if file is not None and file.is_file() else ""
    return text + _missing(kind, text, language) if part == "table" else text


def _missing(kind: GameType, text: str, language: str) -> str:
    """What every page says about a game, for a catalogue that leaves it out."""
    messages = {
        "title": kind.name.replace("-", " ").title(),
        "aim": say("any-game-aim", {}, language),
        "score": say("any-game-score", {}, language),
        **{f"reason-{reason}": reason.replace("-", " ") for reason in kind.reasons if reason is not None},
    }
    known = {line.split("=")[0].strip() for line in text.splitlines() if "=" in line}
    left = {f"{kind.name}-{part}": words for part, words in messages.items() if f"{kind.name}-{part}" not in known}
    return "".join(f"\n{code} = {words}\n" for code, words in left.items())
