"""How much is read from a socket: bytes, frames and reads all cost tokens, before anything in them is parsed or obeyed.

Who has none left is not read from until there are some again (backpressure): TCP lets the sender wait.
"""

from __future__ import annotations

from time import monotonic

from rollwright.server.limits import Bucket
from rollwright.server.metrics import Metrics
from rollwright.server.settings import Rate

READ = FRAME = 64  # tokens for each, beside one for each byte
LEAST, MOST = 0.02, 1.0  # seconds to wait before another look


class Intake:
    """The tokens of one socket, and those that all sockets of its client share."""

    def __init__(self, rate: Rate, client: Bucket | None, metrics: Metrics) -> None:
        self._own, self._client, self._metrics = Bucket(rate, monotonic()), client, metrics

    def take(self, tokens: float) -> bool:
        """Spends tokens, unless there are none."""
        now = monotonic()
        if self._own.wait(now) or (self._client is not None and self._client.wait(now)):
            return False
        self.spend(tokens)
        return True

    def spend(self, tokens: float) -> None:
        """Spends tokens, even if there are fewer."""
        self._own.spend(tokens)
        if self._client is not None:
            self._client.spend(tokens)

    def pause(self) -> float:
        """The seconds to wait until something may be read; 0 if that is now."""
        now = monotonic()
        wait = max(self._own.wait(now), 0.0 if self._client is None else self._client.wait(now))
        if not wait:
            return 0.0
        self._metrics.pauses += 1
        return min(max(wait, LEAST), MOST)
