"""The ASGI application: HTTP routes, sockets and the page, in front of the backend. `run.py` serves it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute

from rollwright import __version__
from rollwright.core.errors import RollwrightError
from rollwright.server.admin.channel import orders_taken
from rollwright.server.admin.orders import Administration
from rollwright.server.asgi import App
from rollwright.server.backend import Backend
from rollwright.server.bans import watch_bans
from rollwright.server.clients import Clients
from rollwright.server.door import Door
from rollwright.server.drain import Drain
from rollwright.server.http import (
    coach_routes,
    game_routes,
    print_routes,
    status_routes,
    table_routes,
    workshop_routes,
)
from rollwright.server.http.described import DescribedApp
from rollwright.server.http.guard import Guard
from rollwright.server.http.state import HttpState
from rollwright.server.http.static import PageFiles
from rollwright.server.json_text import encode
from rollwright.server.logs import tell
from rollwright.server.loop_lag import watch_lag
from rollwright.server.metrics import Metrics
from rollwright.server.metrics_port import metrics_port, place_of
from rollwright.server.protocol import Storing
from rollwright.server.refusals import Refused, refusal_body, retry_after
from rollwright.server.settings import Settings
from rollwright.server.wire.connection import POLICY
from rollwright.server.wire.talk import Sockets


def create_app(
    settings: Settings,
    clients: Clients | None = None,
    metrics: Metrics | None = None,
    door: Door | None = None,
    drain: Drain | None = None,
) -> App:
    """The server as an ASGI application. This opens the store; the end of its lifespan closes it.

    `clients` and `metrics` are given by a server that limits and counts connections as well, `door` by one that can
    let in the home network, `drain` by one that says good-bye before it ends (`run.py`).
    """
    clients, metrics, drain = clients or Clients(settings), metrics or Metrics(), drain or Drain(settings.spread)
    metrics_place = place_of(settings.metrics)
    backend = Backend(settings, metrics=metrics)

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        game_routes.prepare()
        backend.start()
        if settings.warm:
            app.state.http.coach.warm()
        metrics.loop = asyncio.get_running_loop()
        watches = watch_lag(metrics), watch_bans(clients.bans, backend.store)
        watching = [asyncio.create_task(watch) for watch in watches]
        tell("started", version=__version__)
        try:
            with metrics_port(metrics_place, metrics):
                async with _orders(backend):
                    yield
        finally:
            for task in watching:
                task.cancel()
            app.state.http.close()
            await backend.stop()
            tell("stopped")

    app = DescribedApp(
        title="Rollwright",
        version=__version__,
        openapi_url="/api/openapi.json",
        docs_url=None,  # they load scripts from other sites
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
    app.state.http = HttpState(backend, clients, door or Door(settings.origin), drain)
    clients.bans.changed = lambda: drain.pages.close(POLICY, lambda page: clients.bans.has(page.client))
    page = PageFiles(settings.page, backend.tables.game_of)
    watch = backend.tables.watch
    watch.changed = lambda: drain.pages.tell(encode(Storing(works=not watch.is_away)))
    sockets = Sockets(backend.referee, settings, clients, metrics, drain)
    app.router.routes.append(WebSocketRoute("/api/tables/{table}/socket", sockets))  # first: they are tried in turn
    for routes in (table_routes, workshop_routes, print_routes, game_routes, coach_routes, status_routes):
        app.include_router(routes.router)
    app.router.routes.append(Route("/{path:path}", page.answer, include_in_schema=False))
    return Guard(app, settings, clients, metrics, drain)


def _orders(backend: Backend) -> AbstractAsyncContextManager[None]:
    """Takes the operator's orders, unless they can be carried out without this server."""
    if backend.store.is_shared:
        return nullcontext()
    return orders_taken(backend.settings.data, Administration(backend.referee, backend.seating))


async def _refuse(request: Request, error: Exception) -> Response:
    assert isinstance(error, RollwrightError)
    status = error.status if isinstance(error, Refused) else 422
    request.app.state.http.backend.metrics.refusals[error.code] += 1
    return _answer(status, error)


async def _malformed(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    place = [str(part) for part in error.errors()[0]["loc"]]
    if place[:1] == ["path"]:
        return _answer(404, Refused("refused-no-table" if "table" in place else "refused-no-such-page"))
    return _answer(422, Refused("refused-malformed", field=".".join(place[1:])))


async def _http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code == 400:  # the body is not UTF-8
        return _answer(422, Refused("refused-malformed", field="body"))
    answer = _answer(error.status_code, Refused("refused-no-such-page"))
    answer.headers.update(error.headers or {})  # Allow
    return answer


async def _fault(request: Request, error: Exception) -> Response:
    return _answer(500, Refused("refused-fault"))


def _answer(status: int, error: RollwrightError) -> Response:
    answer = Response(refusal_body(error), status, {"cache-control": "no-store"}, "application/json")
    answer.raw_headers += retry_after(status)
    return answer
