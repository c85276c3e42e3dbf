"""Metrics at a port of their own, for each process: several workers share the port of the page, where a question is
answered by any of them. A thread answers, even while the event loop is held up."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from threading import Thread
from wsgiref.simple_server import WSGIServer

from prometheus_client import start_http_server

from rollwright.core.errors import OptionError
from rollwright.server.logs import tell
from rollwright.server.metrics import Metrics

SETTING = "ROLLWRIGHT_SERVE_METRICS"
PORTS = 64  # that are tried, from the given one on: each worker has another


Place = tuple[str, int]
"""A host and a port."""


def place_of(address: str | None) -> Place | None:
    """The place that an address such as `127.0.0.1:9642` names, if there is one; OptionError if it makes no sense."""
    if address is None:
        return None
    host, _, port = address.rpartition(":")
    if not host or not port.isdigit():
        raise OptionError("serve-setting", setting=SETTING, value=address)
    return host.strip("[]"), int(port)


@contextmanager
def metrics_port(place: Place | None, metrics: Metrics) -> Iterator[int | None]:
    """Answers `GET /metrics` at a place while the block runs, and gives the port that was free; does nothing without
    one."""
    if place is None:
        yield None
        return
    server, thread = _start(*place, metrics)
    tell("metrics", port=server.server_port)
    try:
        yield server.server_port
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def _start(host: str, port: int, metrics: Metrics) -> tuple[WSGIServer, Thread]:
    """At the first of some ports that is free."""
    for tried in range(port, port + PORTS):
        try:
            return start_http_server(tried, host, metrics.registry)
        except OSError:
            continue
    raise OptionError("serve-port", host=host, port=port)
