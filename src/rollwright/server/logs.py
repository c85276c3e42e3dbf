"""The server's log: one JSON object per line, without secrets.

Nothing that a client sent is logged, except codes. A table id is cut to its first letters, since whoever knows a whole
id can watch the table.
"""

from __future__ import annotations

import json
import logging
import sys
import traceback
from datetime import UTC, datetime
from typing import Any, TextIO

LOGGER = logging.getLogger("rollwright.server")
SHOWN = 6  # letters of a table id


class JsonLines(logging.Formatter):
    """Formats a log record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "what": record.getMessage(),
            **getattr(record, "facts", {}),
        }
        if record.exc_info and record.exc_info[0] is not None:
            line["error"] = record.exc_info[0].__name__
            line["where"] = [f"{frame.filename}:{frame.lineno}" for frame in traceback.extract_tb(record.exc_info[2])]
        return json.dumps(line)


def tell(what: str, level: int = logging.INFO, *, error: BaseException | None = None, **facts: Any) -> None:
    """Logs an event. Of an error, its type and traceback are logged but not its text, which might contain secrets."""
    if "table" in facts:
        facts["table"] = facts["table"][:SHOWN]
    LOGGER.log(level, what, extra={"facts": facts}, exc_info=error)


def set_up_logs(stream: TextIO | None = None, level: int = logging.INFO) -> None:
    """Sends the server's log and uvicorn's warnings to a stream, by default stderr."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonLines())
    for name, least in (("rollwright.server", level), ("uvicorn", logging.WARNING), ("uvicorn.error", logging.WARNING)):
        logger = logging.getLogger(name)
        logger.handlers = [handler] if name != "uvicorn.error" else []
        logger.setLevel(least)
        logger.propagate = name == "uvicorn.error"
