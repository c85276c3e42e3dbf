"""HTTP routes of games (which there are, their pieces, words and lessons) and of uploaded records (to replay, and their
throws)."""

from __future__ import annotations

import asyncio
import gzip
from functools import cache
from typing import Any, Literal, get_args

from fastapi import APIRouter, Request, Response
from starlette.responses import PlainTextResponse

from rollwright.core.errors import RollwrightError
from rollwright.core.game_type import GameType
from rollwright.core.registry import game_names, game_type
from rollwright.core.setup import MOST_SEATS
from rollwright.server import protocol
from rollwright.server.bots.names import installed_bots
from rollwright.server.http.described import REFUSALS, answer
from rollwright.server.http.packing import VARY, accepted
from rollwright.server.http.responses import LASTING, encoded_response, json_response
from rollwright.server.http.state import State
from rollwright.server.json_text import encode
from rollwright.server.lessons import show_lesson
from rollwright.server.pieces import shown_pieces
from rollwright.server.refusals import Refused
from rollwright.words import LANGUAGES, say

Part = Literal["table", "page", "rules", "lessons", "coach"]
FOLDERS = {part: "." if part == "table" else part for part in get_args(Part)}  # below the folder of the game's words

# Described here, since no route parses a record
A_RECORD = {"requestBody": {"required": True, "content": {"application/json": {"schema": {"type": "object"}}}}}

router = APIRouter(prefix="/api", responses=REFUSALS)


def prepare() -> None:
    """Gets the routes of games ready: looks for the installed games and bots, and draws the pieces of every game, so
    that no request has to."""
    installed_bots()
    for game in _games().games:
        _pieces(game.name, game.edition)


@router.get("/games", responses=answer(protocol.Games))
async def games() -> Response:
    """`GET /api/games`: which games and bots there are."""
    return json_response(_games())


@router.get("/games/{game}/pieces/{piece}")
async def piece(request: Request, game: str, piece: str, edition: int | None = None) -> Response:
    """`GET /api/games/…/pieces/…`: a board or sheet of an edition, else of the newest one; packed, since everybody
    waits for the boards, which are most of what a table needs."""
    try:
        kind = game_type(game)
        found = _pieces(kind.name, kind.material.edition if edition is None else edition)
    except RollwrightError as error:
        raise Refused(error.code, status=404, **error.params) from None
    if piece not in found:
        raise Refused("refused-piece", status=404, piece=piece, pieces=", ".join(found))
    plain, packed = found[piece]
    if "gzip" in accepted(request):
        return encoded_response(packed, {**LASTING, **VARY, "content-encoding": "gzip"})
    return encoded_response(plain, {**LASTING, **VARY})


@router.get("/games/{game}/words/{part}/{language}", response_class=PlainTextResponse)
async def words(game: str, part: Part, language: str) -> Response:
    """`GET /api/games/…/words/…`: a Fluent catalogue of the game; empty if there is none."""
    try:
        text = await asyncio.to_thread(_catalogue, game, part, language)
    except RollwrightError as error:
        raise Refused(error.code, status=404, **error.params) from None
    return PlainTextResponse(text, headers=LASTING)


@router.post("/games/{game}/lessons/{lesson}", responses=answer(protocol.LessonShown))
async def lesson(game: str, lesson: str, learner: protocol.LearnerMoves) -> Response:
    """`POST /api/games/…/lessons/…`: a lesson after the learner's moves so far."""
    try:
        kind = game_type(game)
    except RollwrightError as error:
        raise Refused(error.code, status=404, **error.params) from None
    found = kind.lessons.lesson(lesson)
    if found is None:
        raise Refused("refused-no-such-page", status=404)
    return json_response(show_lesson(kind, found, learner.moves))


@router.post("/records", responses=answer(protocol.RecordShown), openapi_extra=A_RECORD)
async def records(request: Request, state: State) -> Response:
    """`POST /api/records`: everything the page needs to replay an uploaded record."""
    return await state.replay(request.scope, "record", await request.body())


@router.post("/records/throws", responses=answer(protocol.ThrowWords), openapi_extra=A_RECORD)
async def throws(request: Request, state: State) -> Response:
    """`POST /api/records/throws`: the notation of every possible outcome, for each throw of a record."""
    return await state.replay(request.scope, "throws", await request.body())


@cache
def _games() -> protocol.Games:
    return protocol.Games([_facts(name) for name in game_names()])


def _facts(name: str) -> protocol.GameFacts:
    kind = game_type(name)
    pieces = kind.material.catalogue()
    sides = sorted({tuple(kind.material.sides(piece)) for piece in pieces})
    lessons = tuple(lesson.name for lesson in kind.lessons.course)
    sets, styles, edition = kind.material.sets(), kind.workshop.styles, kind.material.edition
    return protocol.GameFacts(name, MOST_SEATS, pieces, sides, sets, installed_bots(), lessons, styles, edition)


@cache
def _pieces(game: str, edition: int) -> dict[str, tuple[bytes, bytes]]:
    """All pieces of an edition, each as JSON and packed."""
    kind = game_type(game)
    texts = {piece: encode(_piece(kind, piece, edition)) for piece in kind.material.catalogue()}
    return {piece: (text, gzip.compress(text, mtime=0)) for piece, text in texts.items()}


def _piece(kind: GameType, piece: str, edition: int) -> dict[str, Any]:
    options = kind.material.of_edition(edition)
    if edition == kind.material.edition:
        return kind.page.piece(piece)
    earlier: dict[str, Any] = shown_pieces(kind, kind.set_up(pieces=(piece,), **options))[piece]
    return earlier


def _catalogue(game: str, part: Part, language: str) -> str:
    kind = game_type(game)
    return _read_catalogue(kind, part, language) if language in LANGUAGES else ""


@cache
def _read_catalogue(kind: GameType, part: Part, language: str) -> str:
    file = None if kind.words is None else kind.words / FOLDERS[part] / f"{language}.ftl"
    text = file.read_text("utf-8") if file is not None and file.is_file() else ""
    return text + _missing(kind, text, language) if part == "table" else text


def _missing(kind: GameType, text: str, language: str) -> str:
    """Default messages that every game needs, except those in its own catalogue."""
    messages = {
        "title": kind.name.replace("-", " ").title(),
        "aim": say("any-game-aim", {}, language),
        "score": say("any-game-score", {}, language),
        **{f"reason-{reason}": reason.replace("-", " ") for reason in kind.kernel.REASONS if reason is not None},
    }
    known = {line.split("=")[0].strip() for line in text.splitlines() if "=" in line}
    left = {f"{kind.name}-{part}": words for part, words in messages.items() if f"{kind.name}-{part}" not in known}
    return "".join(f"\n{code} = {words}\n" for code, words in left.items())
