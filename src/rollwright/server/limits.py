"""Rate limits (token buckets), each client's own, and limits on what it has at the same time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic

from rollwright.server.refusals import Refused
from rollwright.server.settings import Rate

MOST_BUCKETS = 10_000  # beyond that, full ones are dropped: they limit nothing

Factor = Callable[[str], float]
"""By what the limits of a client are multiplied."""


class Bucket:
    """A token bucket: every action takes tokens, and they come back at a constant rate."""

    __slots__ = ("_rate", "_time", "_tokens")

    def __init__(self, rate: Rate, now: float) -> None:
        self._rate, self._tokens, self._time = rate, rate.burst, now

    def level(self, now: float) -> float:
        """The tokens, with those that have come back meanwhile; negative if more were spent than there were."""
        rate = self._rate
        tokens = self._tokens + (now - self._time) * rate.per_second
        self._tokens = tokens = tokens if tokens < rate.burst else rate.burst
        self._time = now
        return tokens

    def is_full(self, now: float) -> bool:
        """Whether all tokens have come back."""
        return self.level(now) >= self._rate.burst

    def take(self, now: float) -> bool:
        """Takes a token, if there is one."""
        if self.level(now) < 1:
            return False
        self._tokens -= 1
        return True

    def spend(self, tokens: float) -> None:
        """Takes tokens that may not be there yet; they come back first."""
        self._tokens -= tokens

    def wait(self, now: float) -> float:
        """The seconds until there are tokens; 0 if there are some, infinite if none come back."""
        tokens = self.level(now)
        if tokens > 0:
            return 0.0
        return (1 - tokens) / self._rate.per_second if self._rate.per_second else float("inf")


class Limit:
    """A token bucket per client."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = monotonic, factor: Factor = lambda _: 1.0) -> None:
        self._rate, self._clock, self._factor = rate, clock, factor
        self._buckets: dict[str, Bucket] = {}
        self._most = MOST_BUCKETS

    def take(self, client: str) -> None:
        """Takes a token; Refused if the client has none left."""
        if not self.bucket(client).take(self._clock()):
            raise too_fast()

    def bucket(self, client: str) -> Bucket:
        """The client's bucket."""
        found = self._buckets.get(client)
        if found is None:
            now, factor = self._clock(), self._factor(client)
            self._make_room(now)
            rate = Rate(self._rate.burst * factor, self._rate.per_second * factor)
            found = self._buckets[client] = Bucket(rate, now)
        return found

    def _make_room(self, now: float) -> None:
        """Drops full buckets. The more remain, the later it looks again, so that it costs little for each client."""
        if len(self._buckets) >= self._most:
            self._buckets = {client: bucket for client, bucket in self._buckets.items() if not bucket.is_full(now)}
            self._most = max(MOST_BUCKETS, 2 * len(self._buckets))


class ConcurrencyLimit:
    """A limit on what a client has at the same time: connections, or expensive requests."""

    def __init__(self, most: int, factor: Factor = lambda _: 1.0) -> None:
        self._most, self._factor = most, factor
        self._clients: Counter[str] = Counter()

    def add(self, client: str) -> bool:
        """Counts one more, unless the client has too many."""
        if self._clients[client] >= self.most(client):
            return False
        self._clients[client] += 1
        return True

    def remove(self, client: str) -> None:
        self._clients[client] -= 1
        if not self._clients[client]:
            del self._clients[client]

    def most(self, client: str) -> int:
        return int(self._most * self._factor(client))

    @contextmanager
    def one_more(self, client: str, code: str) -> Iterator[None]:
        """Counts one while the block runs; Refused with this code if the client has too many."""
        if not self.add(client):
            raise Refused(code, status=429, most=self.most(client))
        try:
            yield
        finally:
            self.remove(client)


def too_fast() -> Refused:
    """The refusal of a client that is over its rate limit."""
    return Refused("refused-too-fast", status=429)
