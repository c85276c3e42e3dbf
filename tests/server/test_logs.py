"""What the server writes down."""

from __future__ import annotations

import io
import json
import logging

from rollwright.server.logs import set_up_logs, tell


def test_logs_are_json_and_tell_no_secrets() -> None:
    stream = io.StringIO()
    logger = logging.getLogger("rollwright.server")
    before = logger.handlers, logger.level, logger.propagate
    set_up_logs(stream)
    try:
        tell("fault", error=ValueError("a secret"), table="0123456789")
        logging.getLogger("uvicorn.error").info("a request")
    finally:
        logger.handlers, logger.level, logger.propagate = before
        for name in ("uvicorn", "uvicorn.error"):
            logging.getLogger(name).handlers = []
            logging.getLogger(name).propagate = True
    (line,) = stream.getvalue().splitlines()
    told = json.loads(line)
    assert (told["what"], told["table"], told["error"]) == ("fault", "012345", "ValueError")
    assert "secret" not in line
