"""A server for a whole file of tests."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from server.running import Running, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("data"), gone=0.3) as started:
        yield started
