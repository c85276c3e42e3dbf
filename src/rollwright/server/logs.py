"""The server's log: one JSON object per line, without secrets.

Nothing that a client sent is logged, except codes. A table id is cut to its first letters, since whoever knows a whole
id can watch the table.
"""

from __future__ import annotations

import json
import logging
import sys
import traceback
from collections import Counter
from datetime import UTC, datetime
from time import monotonic
from typing import Any, TextIO

from rollwright.server.request_id import current_request

LOGGER = logging.getLogger("rollwright.server")
SHOWN = 6  # letters of a table id
OFTEN, WINDOW = 20, 60.0  # lines with the same warning, and the seconds in which there may be so many


class JsonLines(logging.Formatter):
    """Formats a log record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """A log record as a line of JSON."""
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "process": record.process,
            "what": record.getMessage(),
            **getattr(record, "facts", {}),
        }
        if (request := current_request()) is not None:
            line |= request.facts()
        if record.exc_info and record.exc_info[0] is not None:
            line["error"] = record.exc_info[0].__name__
            line["where"] = [f"{frame.filename}:{frame.lineno}" for frame in traceback.extract_tb(record.exc_info[2])]
        return json.dumps(line)


class BoundedHandler(logging.StreamHandler[TextIO]):
    """Writes at most `OFTEN` lines with the same warning within `WINDOW` seconds, then how many more there were.

    Clients can cause some of them as often as they like.
    """

    def __init__(self, stream: TextIO) -> None:
        super().__init__(stream)
        self._since = monotonic()
        self._seen: Counter[str] = Counter()

    def emit(self, record: logging.LogRecord) -> None:
        """Writes a line of the log, unless there have been too many like it."""
        if monotonic() - self._since >= WINDOW:
            self.sum_up()
        if record.levelno >= logging.WARNING:
            what = record.msg if isinstance(record.msg, str) else type(record.msg).__name__
            self._seen[what] += 1
            if self._seen[what] > OFTEN:
                return
        super().emit(record)

    def sum_up(self) -> None:
        """Begins a new window, with a line for each warning that was left out in the last one."""
        seen, self._seen, self._since = self._seen, Counter(), monotonic()
        for what, count in seen.items():
            if count > OFTEN:
                facts = {"repeated": what.strip(), "times": count - OFTEN}
                line = LOGGER.makeRecord(
                    LOGGER.name, logging.WARNING, "", 0, "lines left out", (), None, None, {"facts": facts}
                )
                super().emit(line)

    def close(self) -> None:
        self.sum_up()
        super().close()


def tell(what: str, level: int = logging.INFO, *, error: BaseException | None = None, **facts: Any) -> None:
    """Writes an event to the server's log. Of an error, its type and traceback are logged but not its text, which might
    contain secrets."""
    if "table" in facts:
        facts["table"] = facts["table"][:SHOWN]
    LOGGER.log(level, what, extra={"facts": facts}, exc_info=error)


def set_up_logs(stream: TextIO | None = None, level: int = logging.INFO) -> None:
    """Sends the server's log and uvicorn's warnings to a stream, by default stderr."""
    handler = BoundedHandler(stream or sys.stderr)
    handler.setFormatter(JsonLines())
    for name, least in (("rollwright.server", level), ("uvicorn", logging.WARNING), ("uvicorn.error", logging.WARNING)):
        logger = logging.getLogger(name)
        logger.handlers = [handler] if name != "uvicorn.error" else []
        logger.setLevel(least)
        logger.propagate = name == "uvicorn.error"
