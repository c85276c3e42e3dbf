"""The interface of a store."""

from __future__ import annotations

from collections.abc import Awaitable, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol


class Conflict(Exception):
    """Another writer has appended an entry with this number: the table in memory was not up to date."""


class StorageError(Exception):
    """Writing failed, for example because the disk is full. Nothing was written."""


class Row(NamedTuple):
    """A log entry as it is stored: its number, the command that caused it, and its JSON text."""

    number: int
    command: str | None
    body: str


@dataclass(frozen=True)
class TableSecrets:
    """What is stored about a table besides its log, and never sent. `invite` and the keys of `devices` are hashes."""

    dice: bytes
    invite: str
    devices: dict[str, Any] = field(default_factory=dict)  # which device holds which seats (`table/devices.py`)


@dataclass(frozen=True)
class StoredTable:
    """A table with its whole log."""

    secrets: TableSecrets
    rows: Sequence[Row]


class Store(Protocol):
    """Writes are durable when they return. To be used from one event loop."""

    async def make(self, table: str, secrets: TableSecrets, rows: Sequence[Row]) -> None:
        """Stores a new table."""

    def append(
        self, table: str, rows: Sequence[Row], devices: dict[str, Any] | None = None, *, over: bool = False
    ) -> Awaitable[None]:
        """Appends all rows to the log; Conflict, with nothing written, if a number is taken or the table is deleted.

        `devices` replaces the stored ones; `over` marks the table as finished.
        """

    async def load(self, table: str) -> StoredTable | None:
        """The table, or None if there is no such table."""

    async def bodies(self, table: str, since: int) -> list[str]:
        """The JSON texts of the entries from number `since` on."""

    async def delete(self, table: str) -> None:
        """Deletes a table."""

    async def delete_old(self, unfinished_before: float, over_before: float) -> int:
        """Deletes tables whose last entry is older; returns how many."""

    async def unfinished(self) -> list[str]:
        """The ids of the tables that are not over."""

    async def is_writable(self) -> bool:
        """Whether writing works at present."""

    async def close(self) -> None:
        """Waits for pending writes, then closes the store."""
