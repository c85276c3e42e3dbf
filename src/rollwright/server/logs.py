"""What the server tells about itself: a line of JSON for each thing, without secrets.

Nothing that a client sent is written down, but codes; of a table only the beginning of its id, with which nobody can
watch it.
"""

from __future__ import annotations

import json
import logging
import sys
import traceback
from datetime import UTC, datetime
from typing import Any, TextIO

LOGGER = logging.getLogger("rollwright.server")
SHOWN = 6  # letters of a table's id


class JsonLines(logging.Formatter):
    """One line of JSON for each record."""

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
    """Writes a line. Of an error its kind and place are told, not its text, which may hold anything."""
    if "table" in facts:
        facts["table"] = facts["table"][:SHOWN]
    LOGGER.log(level, what, extra={"facts": facts}, exc_info=error)


def set_up_logs(stream: TextIO | None = None, level: int = logging.INFO) -> None:
    """All lines of the server, and uvicorn's warnings, to a stream."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonLines())
    for name, least in (("rollwright.server", level), ("uvicorn", logging.WARNING), ("uvicorn.error", logging.WARNING)):
        logger = logging.getLogger(name)
        logger.handlers = [handler] if name != "uvicorn.error" else []
        logger.setLevel(least)
        logger.propagate = name == "uvicorn.error"
