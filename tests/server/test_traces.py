"""Spans for those who record them, and nothing at all for the others."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from rollwright.server.settings import Settings
from rollwright.server.traces import traced
from server.running import ADA, get, make_table, running


async def work(number: int) -> int:
    return number + 1


def test_nothing_is_wrapped_unless_it_is_wanted(tmp_path: Path) -> None:
    assert traced(Settings(tmp_path), "work", work) is work


def test_requests_and_commands_have_spans(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    spans: list[tuple[str, dict[str, Any]]] = []

    class Tracer:
        @contextmanager
        def start_as_current_span(self, name: str, attributes: dict[str, Any]) -> Iterator[None]:
            spans.append((name, attributes))
            yield

    monkeypatch.setattr("opentelemetry.trace.get_tracer", lambda *_: Tracer())
    with running(tmp_path, traces=True) as server:
        asked = get(server, "/api/games").headers["x-request-id"]
        ada, _ = make_table(server, ADA)
        ada.connect().hear_until("here")
        ada.move()
        ada.close()
    assert spans[0] == ("request", {"request": asked})
    (command,) = [facts for name, facts in spans if name == "command"]
    assert command["command"] == 1
    assert ("request", {"request": command["request"]}) in spans
