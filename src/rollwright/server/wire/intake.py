"""How much is read from a socket: bytes, frames and reads all cost tokens, before anything in them is parsed or obeyed.

Who has none left is not read from until there are some again (backpressure): TCP lets the sender wait.
"""

from __future__ import annotations

from time import monotonic

from rollwright.server.limits import Bucket
from rollwright.server.metrics import Metrics
from rollwright.server.settings import Rate

READ = FRAME = 64  # tokens for each, beside one for each byte
CONTROL = 512  # for a ping, a pong or a fragment: a browser sends few
LEAST, MOST = 0.02, 1.0  # seconds to wait before another look


class Intake:
    """The tokens of one socket, and those that all sockets of its client share."""

    def __init__(self, rate: Rate, client: Bucket | None, metrics: Metrics) -> None:
        self._own, self._client, self._metrics = Bucket(rate, monotonic()), client, metrics

    def take(self, tokens: float) -> bool:
        """Spends tokens, unless there are none."""
        now, own, client = monotonic(), self._own, self._client
        if own.level(now) <= 0 or (client is not None and client.level(now) <= 0):
            return False
        own.spend(tokens)
        if client is not None:
            client.spend(tokens)
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
