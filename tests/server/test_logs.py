"""What the server writes down."""

from __future__ import annotations

import io
import json
import logging
from collections.abc import Iterator

import pytest

from rollwright.server import logs
from rollwright.server.logs import OFTEN, set_up_logs, tell


@pytest.fixture
def stream() -> Iterator[io.StringIO]:
    """Where the log is written to during a test."""
    stream = io.StringIO()
    logger = logging.getLogger("rollwright.server")
    before = logger.handlers, logger.level, logger.propagate
    set_up_logs(stream)
    yield stream
    logger.handlers, logger.level, logger.propagate = before
    for name in ("uvicorn", "uvicorn.error"):
        logging.getLogger(name).handlers = []
        logging.getLogger(name).propagate = True


def test_logs_are_json_and_tell_no_secrets(stream: io.StringIO) -> None:
    tell("fault", error=ValueError("a secret"), table="0123456789")
    logging.getLogger("uvicorn.error").info("a request")
    (line,) = stream.getvalue().splitlines()
    told = json.loads(line)
    assert (told["what"], told["table"], told["error"]) == ("fault", "012345", "ValueError")
    assert "secret" not in line


def test_what_clients_can_cause_as_often_as_they_like_is_not_logged_as_often(
    stream: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    for _ in range(OFTEN + 1000):
        logging.getLogger("uvicorn.error").warning("Invalid HTTP request received.")
    assert len(stream.getvalue().splitlines()) == OFTEN
    tell("started")
    tell("fault", logging.ERROR)
    lines = [json.loads(line)["what"] for line in stream.getvalue().splitlines()[OFTEN:]]
    assert lines == ["started", "fault"]  # each has a count of its own
    monkeypatch.setattr(logs, "WINDOW", 0.0)
    tell("stopped")
    *_, summary, stopped = map(json.loads, stream.getvalue().splitlines())
    assert summary["what"] == "lines left out"
    assert (summary["repeated"], summary["times"]) == ("Invalid HTTP request received.", 1000)
    assert stopped["what"] == "stopped"
