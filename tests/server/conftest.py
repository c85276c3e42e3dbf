"""A server for a whole file of tests."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from server.running import Running, running


@pytest.fixture(scope="module", params=[True, False], ids=["direct", "plain"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Once with the quick way of sockets, once with plain ASGI."""
    with running(tmp_path_factory.mktemp("data"), gone=0.3, direct=request.param) as started:
        yield started
