"""Describes the answers in `/api/openapi.json`; FastAPI describes everything else."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from fastapi import FastAPI, Request
from msgspec import Struct
from msgspec.json import encode, schema_components
from starlette.responses import Response

from rollwright.coach.report import Hint
from rollwright.server import protocol

Responses = dict[int | str, dict[str, Any]]
PLACE = "#/components/schemas/{name}"
ANSWERS = (
    protocol.TableMade,
    protocol.Welcome,
    protocol.OwnPieces,
    protocol.Mine,
    protocol.Link,
    protocol.Nothing,
    protocol.Games,
    protocol.Place,
    protocol.ThrowWords,
    protocol.Frames,
    protocol.RecordShown,
    protocol.LessonShown,
    protocol.PieceChecked,
    protocol.PieceText,
    protocol.PositionShown,
    protocol.Tried,
    Hint,
    protocol.Refusal,
)


def answer(model: type[Struct], *statuses: int) -> Responses:
    """Describes an answer: the `responses` argument of a route that answers with a model."""
    schema = {"$ref": PLACE.format(name=model.__name__)}
    described = {"description": model.__name__, "content": {"application/json": {"schema": schema}}}
    return dict.fromkeys(statuses or (200,), described)


REFUSALS = answer(protocol.Refusal, 400, 403, 404, 408, 409, 413, 415, 421, 422, 429, 500, 503)


class DescribedApp(FastAPI):
    """FastAPI, with the schemas of our msgspec types added to the description."""

    def setup(self) -> None:
        """FastAPI would write the description anew for everybody who asks for it, which takes some milliseconds."""
        assert self.openapi_url is not None
        self.add_route(self.openapi_url, self._describe, include_in_schema=False)

    def openapi(self) -> dict[str, Any]:
        described = super().openapi()
        _, components = schema_components(ANSWERS, ref_template=PLACE)
        described["components"]["schemas"] |= components
        return described

    @cached_property
    def _description(self) -> bytes:
        return encode(self.openapi())

    async def _describe(self, _: Request) -> Response:
        return Response(self._description, media_type="application/json")
