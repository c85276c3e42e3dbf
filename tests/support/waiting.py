"""How long tests wait for something that must happen: long enough for a machine that has other things to do."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

PATIENCE = 300.0  # seconds
PATIENT: dict[str, Any] = {"open_timeout": PATIENCE, "ping_interval": None}  # a client of websockets


def wait_until(is_so: Callable[[], object]) -> None:
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end, "it never came to that"
        time.sleep(0.01)
