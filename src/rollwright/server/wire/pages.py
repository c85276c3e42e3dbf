"""All pages that are connected to this server, at whatever table."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rollwright.server.wire.connection import Connection


class Pages:
    """The connections to pages."""

    def __init__(self) -> None:
        self._connections: set[Connection] = set()

    def __len__(self) -> int:
        return len(self._connections)

    @contextmanager
    def connected(self, connection: Connection) -> Iterator[None]:
        """Counts a connection as long as the block runs."""
        self._connections.add(connection)
        try:
            yield
        finally:
            self._connections.discard(connection)

    def tell(self, text: bytes) -> None:
        """Sends a message to all."""
        for connection in self._connections:
            connection.send(text)

    def close(self, code: int, is_meant: Callable[[Connection], bool]) -> None:
        """Closes those that are meant."""
        for connection in filter(is_meant, self._connections):
            connection.close(code)

    def retire(self, last_words: Callable[[], bytes]) -> None:
        """Has all connections closed, each with a last message of its own."""
        for connection in self._connections:
            connection.retire(last_words())
