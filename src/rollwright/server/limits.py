"""Rate limits per client (token buckets), and a limit on concurrent connections."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic

from rollwright.server.refusals import Refused
from rollwright.server.settings import Rate

MOST_BUCKETS = 10_000  # beyond that, full ones are dropped: they limit nothing


class Bucket:
    """A token bucket: every action takes a token, and tokens come back at a constant rate."""

    __slots__ = ("_rate", "_time", "_tokens")

    def __init__(self, rate: Rate, now: float) -> None:
        self._rate, self._tokens, self._time = rate, rate.burst, now

    def take(self, now: float) -> bool:
        self.fill(now)
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True

    def fill(self, now: float) -> bool:
        """Adds the tokens that are due; whether the bucket is full then."""
        rate = self._rate
        self._tokens = min(rate.burst, self._tokens + (now - self._time) * rate.per_second)
        self._time = now
        return self._tokens >= rate.burst


class Limit:
    """A token bucket per client."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = monotonic) -> None:
        self._rate, self._clock = rate, clock
        self._buckets: dict[str, Bucket] = {}

    def take(self, client: str) -> None:
        """Takes a token; Refused if the client has none left."""
        now = self._clock()
        if client not in self._buckets:
            self._make_room(now)
            self._buckets[client] = Bucket(self._rate, now)
        if not self._buckets[client].take(now):
            raise too_fast()

    def _make_room(self, now: float) -> None:
        if len(self._buckets) >= MOST_BUCKETS:
            self._buckets = {client: bucket for client, bucket in self._buckets.items() if not bucket.fill(now)}


class ConnectionLimit:
    """A limit on the concurrent connections of a client."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._clients: Counter[str] = Counter()

    @contextmanager
    def one_more(self, client: str) -> Iterator[None]:
        """Counts a connection while the block runs; Refused if the client has too many."""
        if self._clients[client] >= self._most:
            raise Refused("refused-too-many-sockets", status=429, most=self._most)
        self._clients[client] += 1
        try:
            yield
        finally:
            self._clients[client] -= 1
            if not self._clients[client]:
                del self._clients[client]


def too_fast() -> Refused:
    return Refused("refused-too-fast", status=429)
