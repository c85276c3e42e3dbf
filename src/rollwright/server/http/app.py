"""The application: everything above put together. `serve` runs it, on lines that only our own server has (`run.py`)."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from time import time

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute

from rollwright import __version__
from rollwright.core.errors import RollwrightError
from rollwright.server.asgi import App
from rollwright.server.bots.pool import Thinkers
from rollwright.server.http.any_game import any_game_routes
from rollwright.server.http.guard import Guard
from rollwright.server.http.routes import routes
from rollwright.server.http.static import Page
from rollwright.server.json_text import encode
from rollwright.server.logs import tell
from rollwright.server.metrics import Metrics
from rollwright.server.referee import Referee
from rollwright.server.refusals import Refused, plain
from rollwright.server.settings import Settings
from rollwright.server.store.sqlite import SqliteStore
from rollwright.server.wire.talk import Sockets

SWEEP, DAY = 60.0, 86400.0


def create_app(settings: Settings) -> App:
    """The server as an ASGI application. Its store is open from now on, and closed when it ends."""
    metrics = Metrics()
    store = SqliteStore(settings.data)
    metrics.ask("commits_total", lambda: store.commits)
    thinkers = Thinkers(settings.bot_workers, settings.think, metrics)
    referee = Referee(store, settings, metrics, thinkers)

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        if settings.warm:
            thinkers.warm()
        beside = [asyncio.create_task(work) for work in (referee.go_on_everywhere(), _sweep(referee, settings))]
        tell("started", version=__version__)
        try:
            yield
        finally:
            for task in beside:
                task.cancel()
            await asyncio.gather(*beside, return_exceptions=True)
            await referee.close()
            thinkers.close()
            await store.close()
            tell("stopped")

    app = FastAPI(
        title="Rollwright",
        version=__version__,
        openapi_url="/api/openapi.json",
        docs_url=None,  # they load scripts from elsewhere
        redoc_url=None,
        lifespan=life,
        exception_handlers={
            RollwrightError: _refuse,
            RequestValidationError: _malformed,
            HTTPException: _http,
            Exception: _fault,
        },
        telemetry={
            "tracing": False,
            "metrics": False,
            "logs": False,
            "operation_spans": False,
            "auto_configure": False,
        },
    )
    app.include_router(routes(referee, settings, metrics))
    app.include_router(any_game_routes())
    app.router.routes.append(WebSocketRoute("/api/tables/{table}/socket", Sockets(referee, settings, metrics)))
    app.router.routes.append(Route("/{path:path}", Page(settings.page).answer, include_in_schema=False))
    return Guard(app, settings, metrics)


async def _sweep(referee: Referee, settings: Settings) -> None:
    """Puts idle tables away each minute, and deletes old ones each day."""
    cleaned = 0.0
    while True:
        try:
            if time() - cleaned > DAY:
                cleaned = time()
                deleted = await referee.store.delete_old(
                    cleaned - settings.keep_unfinished, cleaned - settings.keep_over
                )
                tell("old tables deleted", tables=deleted)
            referee.put_away()
        except Exception as error:
            tell("fault", logging.ERROR, error=error)
        await asyncio.sleep(SWEEP)


async def _refuse(request: Request, error: Exception) -> Response:
    assert isinstance(error, RollwrightError)
    status = error.status if isinstance(error, Refused) else 422
    return _answer(status, error)


async def _malformed(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    place = [str(part) for part in error.errors()[0]["loc"]]
    if place[:1] == ["path"]:
        return _answer(404, Refused("refused-no-table"))
    return _answer(422, Refused("refused-malformed", field=".".join(place[1:])))


async def _http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code == 400:  # a body that is no text
        return _answer(422, Refused("refused-malformed", field="body"))
    answer = _answer(error.status_code, Refused("refused-no-such-page"))
    answer.headers.update(error.headers or {})  # which methods there are
    return answer


async def _fault(request: Request, error: Exception) -> Response:
    return _answer(500, Refused("refused-fault"))


def _answer(status: int, error: RollwrightError) -> Response:
    return Response(encode(plain(error)), status, {"cache-control": "no-store"}, "application/json")
