"""What several processes would share, in the memory of the only one: leases, and answers that are kept."""

from __future__ import annotations

from collections import OrderedDict
from time import monotonic

from rollwright.server.store.port import Lease

MANY = 1000  # leases; beyond, those that have expired are forgotten
KEPT = 32_000_000  # bytes of answers


class Leases:
    """Leases of one process: whoever asks gets one."""

    def __init__(self) -> None:
        self._fence = 0
        self._held: dict[str, tuple[int, float]] = {}  # fence, and when it expires

    def take(self, name: str, seconds: float) -> Lease:
        now = monotonic()
        if len(self._held) >= MANY:
            self._held = {name: held for name, held in self._held.items() if held[1] > now}
        self._fence += 1
        self._held[name] = self._fence, now + seconds
        return Lease(name, self._fence)

    def is_held(self, lease: Lease) -> bool:
        """Whether nobody has taken the lease since."""
        held = self._held.get(lease.name)
        return held is not None and held[0] == lease.fence

    def release(self, lease: Lease) -> None:
        if self.is_held(lease):
            del self._held[lease.name]


class Answers:
    """Answers that are kept: the newest, up to a number of bytes."""

    def __init__(self, most: int = KEPT) -> None:
        self._most, self._size = most, 0
        self._kept: OrderedDict[str, bytes] = OrderedDict()

    def keep(self, key: str, body: bytes) -> None:
        self._size += len(body) - len(self._kept.pop(key, b""))
        self._kept[key] = body
        while self._size > self._most:
            _, dropped = self._kept.popitem(last=False)
            self._size -= len(dropped)

    def get(self, key: str) -> bytes | None:
        return self._kept.get(key)
