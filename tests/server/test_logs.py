"""What the server writes down."""

from __future__ import annotations

import io
import json
import logging
import os
from collections.abc import Iterator
from contextvars import copy_context
from typing import Any

import pytest

from rollwright.server import logs
from rollwright.server.logs import OFTEN, set_up_logs, tell
from rollwright.server.request_id import begin_request


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
    assert told["process"] == os.getpid()


def asked(port: int, *headers: tuple[bytes, bytes]) -> dict[str, Any]:
    return {"type": "http", "client": ("192.0.2.1", port), "headers": headers}


def test_lines_have_the_id_of_the_request_that_caused_them(stream: io.StringIO) -> None:
    def work() -> None:
        request = begin_request(asked(0, (b"x-request-id", b"0123456789abcdef")))
        tell("first")
        request.commands += 1
        tell("second")

    copy_context().run(work)
    tell("third")
    first, second, third = map(json.loads, stream.getvalue().splitlines())
    assert (first["request"], first.get("command")) == ("0123456789abcdef", None)
    assert (second["request"], second["command"]) == ("0123456789abcdef", 1)
    assert "request" not in third


@pytest.mark.parametrize(
    "given", [b"", b"short", b"x" * 65, b'0123456789"abc', b"0123456789\nabc", "0123456789ä".encode()]
)
def test_an_id_that_is_none_is_replaced(given: bytes) -> None:
    request = copy_context().run(begin_request, asked(0, (b"x-request-id", given)))
    assert (len(request.text), request.text.encode() == given) == (32, False)


def test_only_a_trusted_proxy_names_requests() -> None:
    given = b"0123456789abcdef"
    request = copy_context().run(begin_request, asked(50_000, (b"x-request-id", given)))
    assert request.header == (b"x-request-id", request.text.encode())
    assert request.text != given.decode()


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
