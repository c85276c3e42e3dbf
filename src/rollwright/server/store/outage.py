"""Outages of the store: logged when one begins and when it is over, however many reads and writes fail meanwhile."""

from __future__ import annotations

import logging
from time import monotonic

from rollwright.server.logs import tell
from rollwright.server.store.port import StorageError

CALM = 10.0  # seconds without a failure until an outage is over


class Outage:
    """Failures of one kind: "not written" or "not read"."""

    def __init__(self, what: str) -> None:
        self._what = what
        self._failures, self._last = 0, 0.0

    def failed(self, error: StorageError) -> None:
        """Notes that reading or writing failed; the first time, logs that an outage begins."""
        if not self._failures:
            tell(self._what, logging.ERROR, code=error.code, why=error.why)
        self._failures += 1
        self._last = monotonic()

    def worked(self) -> None:
        """Notes that reading or writing worked; after an outage, logs that it is over."""
        if self._failures and monotonic() - self._last >= CALM:
            tell(f"{self._what}: over", failures=self._failures)
            self._failures = 0
