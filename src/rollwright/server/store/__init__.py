"""Where tables are kept: a small port, and SQLite behind it."""

from __future__ import annotations

from collections.abc import Awaitable, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol


class Conflict(Exception):
    """Somebody else has appended an entry of this number: the table that decided was not the newest."""


class Unwritten(Exception):
    """It could not be written: no room, no disk. Nothing of it has happened."""


class Row(NamedTuple):
    """An entry as it is stored: its number, the command that it answers, and its JSON text, as it is sent."""

    number: int
    command: str | None
    body: str


@dataclass(frozen=True)
class Keeping:
    """What is kept about a table beside its log; never sent. Of secrets that others hold there are hashes only."""

    secret: bytes  # of the dice
    invite: str
    holders: dict[str, Any] = field(default_factory=dict)  # who holds which seats: `holders.py`


@dataclass(frozen=True)
class Kept:
    """A table as it is stored."""

    keeping: Keeping
    rows: Sequence[Row]


class Store(Protocol):
    """Appending is durable when it returns. All of it is safe to be called from one event loop."""

    async def make(self, table: str, keeping: Keeping, rows: Sequence[Row]) -> None:
        """A new table."""

    def append(
        self, table: str, rows: Sequence[Row], holders: dict[str, Any] | None = None, *, over: bool = False
    ) -> Awaitable[None]:
        """All rows or, if one of their numbers is taken or the table is gone, Conflict.

        `holders`, if they change; `over`, if the table is finished with it.
        """

    async def load(self, table: str) -> Kept | None:
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
