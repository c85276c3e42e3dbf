"""Hints between processes (NOTIFY): who has written, which tables, and up to which entry.

    0f3a… Xk2…:17,b9Q…:-,c1d…:?

A number is that of the last entry; `-` means devices or deletion, `?` presence. PostgreSQL limits a hint to 8,000
bytes, so a group may have several.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

CHANNEL = "rollwright"
OTHERWISE, PRESENCE = "-", "?"
LONGEST = 7_900  # bytes; PostgreSQL takes 7,999


def hints(server: str, parts: Iterable[str]) -> list[str]:
    """The texts that tell what `part` has made."""
    found: list[str] = []
    size = LONGEST + 1
    for part in parts:
        size += len(part) + 1
        if size > LONGEST:
            found.append(f"{server} {part}")
            size = len(found[-1])
        else:
            found[-1] += f",{part}"
    return found


def part(table: str, what: int | str) -> str:
    """What is told of one table: the number of its last entry, OTHERWISE or PRESENCE."""
    return f"{table}:{what}"


class Hints:
    """What is to be called for hints of other processes."""

    def __init__(
        self,
        server: str,
        changed: Callable[[str, int | None], None],
        presence_changed: Callable[[str], None],
        missed: Callable[[], None],
    ) -> None:
        self._server, self._changed, self._presence_changed, self.missed = server, changed, presence_changed, missed

    def take(self, text: str) -> None:
        """Takes a hint. One that nobody understands is as good as a lost one."""
        server, _, rest = text.partition(" ")
        if server == self._server:
            return
        for table, what in _parts(rest):
            if what == PRESENCE:
                self._presence_changed(table)
            elif what == OTHERWISE or what.isdecimal():
                self._changed(table, None if what == OTHERWISE else int(what))
            else:
                self.missed()


def _parts(text: str) -> Iterator[tuple[str, str]]:
    for one in text.split(","):
        table, _, what = one.rpartition(":")
        yield table, what
