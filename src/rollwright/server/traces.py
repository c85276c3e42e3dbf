"""Traces by OpenTelemetry, for those who record them: a span for each request and each command.

No other module knows of it. Its interface comes with FastAPI; what records and sends spans is installed and set up by
the operator (`pip install "rollwright[traces]"`, `opentelemetry-instrument rollwright serve`). Unless the setting
`traces` is on, functions are given back as they are, so that nothing costs anything.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import wraps
from typing import ParamSpec, TypeVar

from rollwright.server.request_id import current_request
from rollwright.server.settings import Settings

Given = ParamSpec("Given")
T = TypeVar("T")

SCOPE = "rollwright.server"


def traced(settings: Settings, name: str, work: Callable[Given, Awaitable[T]]) -> Callable[Given, Awaitable[T]]:
    """A function that does its work within a span of this name, which has the id of the request."""
    if not settings.traces:
        return work
    from opentelemetry.trace import get_tracer

    tracer = get_tracer(SCOPE)

    @wraps(work)
    async def within_span(*given: Given.args, **named: Given.kwargs) -> T:
        request = current_request()
        with tracer.start_as_current_span(name, attributes={} if request is None else request.facts()):
            return await work(*given, **named)

    return within_span
