"""What the server wants of a store."""

from __future__ import annotations

from collections.abc import Awaitable, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol


class Conflict(Exception):
    """Somebody else has appended an entry of this number: the table that decided was not the newest."""


class StorageError(Exception):
    """It could not be written: no room, no disk. Nothing of it has happened."""


class Row(NamedTuple):
    """An entry as it is stored: its number, the command that it answers, and its JSON text, as it is sent."""

    number: int
    command: str | None
    body: str


@dataclass(frozen=True)
class TableSecrets:
    """What is kept about a table beside its log; never sent. Of secrets that others hold there are hashes only."""

    dice: bytes
    invite: str
    devices: dict[str, Any] = field(default_factory=dict)  # who holds which seats (`table/devices.py`)


@dataclass(frozen=True)
class StoredTable:
    """A table as it is stored."""

    secrets: TableSecrets
    rows: Sequence[Row]


class Store(Protocol):
    """Appending is durable when it returns. All of it is safe to be called from one event loop."""

    async def make(self, table: str, secrets: TableSecrets, rows: Sequence[Row]) -> None:
        """A new table."""

    def append(
        self, table: str, rows: Sequence[Row], devices: dict[str, Any] | None = None, *, over: bool = False
    ) -> Awaitable[None]:
        """All rows or, if one of their numbers is taken or the table is gone, Conflict.

        `devices`, if they change; `over`, if the table is finished with it.
        """

    async def load(self, table: str) -> StoredTable | None:
        """A whole table."""

    async def bodies(self, table: str, since: int) -> list[str]:
        """The entries from a number on."""

    async def delete(self, table: str) -> None:
        """Forgets a table for ever."""

    async def delete_old(self, unfinished_before: float, over_before: float) -> int:
        """Forgets tables at which nothing has happened since; how many."""

    async def unfinished(self) -> list[str]:
        """The tables that are not over."""

    async def is_writable(self) -> bool:
        """Whether anything can be written now."""

    async def close(self) -> None:
        """Waits for what is being written."""
