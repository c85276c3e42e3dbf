"""Responses as JSON: from a value, from encoded text, and long ones in parts."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

from fastapi import Response
from starlette.responses import StreamingResponse

from rollwright.server.json_text import encode

NO_STORE = {"cache-control": "no-store"}
LASTING = {"cache-control": "max-age=3600"}
PART = 65_536  # bytes of a long response that are sent at once


def json_response(value: Any, headers: dict[str, str] = NO_STORE) -> Response:
    """A response as JSON, from a value."""
    return encoded_response(encode(value), headers)


def long_response(text: bytes, kind: str = "application/json") -> Response:
    """A response of megabytes: it is sent in parts, as fast as it is read; others have their turn in between."""
    headers = {**NO_STORE, "content-length": str(len(text))}
    return StreamingResponse(parts(text), media_type=kind, headers=headers)


async def parts(text: bytes) -> AsyncIterator[bytes]:
    """The parts in which a long response is sent."""
    for start in range(0, len(text), PART):
        yield text[start : start + PART]
        await asyncio.sleep(0)


def encoded_response(text: bytes, headers: dict[str, str] = NO_STORE) -> Response:
    """A response as JSON, from text that is encoded already."""
    return Response(text, media_type="application/json", headers=headers)
