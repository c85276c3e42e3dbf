"""Serves the page: the files of the web build, from memory. Every address within the page gives `index.html`; at the
address of a table it names the game, whose code and words the page then fetches at once."""

from __future__ import annotations

import gzip
import mimetypes
from collections.abc import Callable
from dataclasses import dataclass, field
from hashlib import sha256
from html import escape
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from rollwright.server.http.packing import VARY, accepted
from rollwright.words import LANGUAGES, say

INDEX = "index.html"
HASHED = "assets/"  # files with a hash of their content in the name
TABLE = "table/"
PLACES = ("table", "rules", "learn", "games", "replay", "review", "analysis", "workshop", "new")
_ENCODINGS = {"br": ".br", "gzip": ".gz"}
_TYPES = {".js": "text/javascript", ".webmanifest": "application/manifest+json", ".woff2": "font/woff2"}


@dataclass(frozen=True)
class File:
    """A file with its compressed versions."""

    kind: str
    plain: bytes
    tag: str
    packed: dict[str, bytes] = field(default_factory=dict)


class PageFiles:
    """All files in a folder."""

    def __init__(self, folder: Path, game_of: Callable[[str], str | None]) -> None:
        """`game_of` gives the game of a table, if it is known without waiting."""
        self._folder, self._game_of = folder, game_of
        self._files = _read(folder)
        self._naming: dict[str, File] = {}  # the index that names a game

    async def answer(self, request: Request) -> Response:
        """The answer to a request for a file of the page."""
        path = request.path_params["path"]
        if path.startswith("api/"):
            raise HTTPException(404)
        if INDEX not in self._files:
            self._files = _read(self._folder)  # it may have been built since
            if INDEX not in self._files:
                return PlainTextResponse(say("serve-no-page", {}, _language(request)), 503)
        if path in self._files:
            return _answer(request, self._files[path], lasting=path.startswith(HASHED))
        if path.startswith(HASHED):
            raise HTTPException(404)
        known = not path or path.split("/")[0] in PLACES
        return _answer(request, self._index(path), status=200 if known else 404)

    def _index(self, path: str) -> File:
        plain = self._files[INDEX]
        game = self._game_of(path.removeprefix(TABLE)) if path.startswith(TABLE) else None
        if game is None:
            return plain
        if game not in self._naming:
            named = plain.plain.replace(b"<html", f'<html data-game="{escape(game)}"'.encode(), 1)
            self._naming[game] = _made(plain.kind, named, {"gzip": gzip.compress(named)})
        return self._naming[game]


def _answer(request: Request, file: File, *, lasting: bool = False, status: int = 200) -> Response:
    headers = {
        "cache-control": "public, max-age=31536000, immutable" if lasting else "no-cache",
        "etag": file.tag,
        **VARY,
    }
    if request.headers.get("if-none-match") == file.tag and status == 200:
        return Response(status_code=304, headers=headers)
    possible = accepted(request)
    for encoding, content in file.packed.items():
        if encoding in possible:
            headers["content-encoding"] = encoding
            return Response(content, status, headers, file.kind)
    return Response(file.plain, status, headers, file.kind)


def _read(folder: Path) -> dict[str, File]:
    return {
        path.relative_to(folder).as_posix(): _file(path)
        for path in sorted(folder.rglob("*"))
        if path.is_file() and path.suffix not in _ENCODINGS.values()
    }


def _file(path: Path) -> File:
    plain = path.read_bytes()
    kind = _TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    beside = {encoding: path.with_name(path.name + ending) for encoding, ending in _ENCODINGS.items()}
    packed = {encoding: other.read_bytes() for encoding, other in beside.items() if other.exists()}
    return _made(kind, plain, packed)


def _made(kind: str, plain: bytes, packed: dict[str, bytes]) -> File:
    return File(kind, plain, f'"{sha256(plain).hexdigest()[:24]}"', packed)


def _language(request: Request) -> str:
    wanted = request.headers.get("accept-language", "")[:2].lower()
    return wanted if wanted in LANGUAGES else "en"
