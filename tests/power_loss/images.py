"""Images of a disk: what may be there after a loss of power.

What was synced is there. Of what was written to a file since, each sector may be there or not, in any combination; a
file may have grown before its content came. A new name in the folder, or a deleted one, is sure only when the folder
has been synced; such changes keep their order.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from random import Random

from power_loss.recording import CREATE, RENAME, SYNC, TRUNCATE, UNLINK, WRITE, Record

SECTOR = 512
FORGOTTEN = "-shm"  # shared memory, which a crash ends
WAYS = ("nothing", "everything", "writes", "sectors", "last", "lengths")
"""Which of the writes since the last sync are there."""


class File:
    """A file: what is sure of it, and what was done since."""

    def __init__(self) -> None:
        self.sure = bytearray()
        self.since: list[Record] = []

    def sync(self) -> None:
        for done in self.since:
            _apply(self.sure, done)
        self.since.clear()

    def image(self, way: str, rng: Random) -> bytes:
        kept = bytearray(self.sure)
        for done in _chosen(self.since, way, rng):
            _apply(kept, done)
        if way == "lengths":
            longest = max((done.offset + len(done.data) for done in self.since if done.kind == WRITE), default=0)
            kept.extend(bytes(max(0, longest - len(kept))))
        return bytes(kept)


class Disk:
    """The files of a folder, after so many calls."""

    def __init__(self) -> None:
        self._now: dict[str, File] = {}
        self._sure: dict[str, File] = {}
        self._since: list[dict[str, File]] = []  # what the folder was after each change of names

    def do(self, calls: Iterable[Record]) -> None:
        for call in calls:
            if not call.name.endswith(FORGOTTEN):
                self._do(call)

    def _do(self, call: Record) -> None:
        if call.kind == SYNC and not call.name:
            self._sure, self._since = dict(self._now), []
        elif call.kind == SYNC:
            self._now[call.name].sync()
        elif call.kind in (WRITE, TRUNCATE):
            self._now[call.name].since.append(call)
        elif call.kind in (CREATE, UNLINK, RENAME):
            self._rename(call)

    def _rename(self, call: Record) -> None:
        if call.kind == CREATE:
            self._now[call.name] = File()
        elif call.kind == UNLINK:
            self._now.pop(call.name, None)
        else:
            self._now[call.data.decode()] = self._now.pop(call.name)
        self._since.append(dict(self._now))

    def image(self, way: str, rng: Random) -> dict[str, bytes]:
        """The content of each file that is there after the power was lost now."""
        folders = [self._sure, *self._since]
        there = folders[{"nothing": 0, "everything": -1}.get(way, rng.randrange(len(folders)))]
        return {name: file.image(way, rng) for name, file in there.items()}


def _chosen(since: Sequence[Record], way: str, rng: Random) -> list[Record]:
    if way == "everything":
        return list(since)
    if way == "last":
        return list(since[-1:])
    if way == "writes":
        return [done for done in since if rng.random() < 0.5]
    if way in ("sectors", "lengths"):
        share = rng.choice([0.1, 0.5, 0.9])
        return [part for done in since for part in _sectors(done) if rng.random() < share]
    return []


def _sectors(done: Record) -> list[Record]:
    """A write, sector by sector: a disk writes each of them whole."""
    if done.kind != WRITE:
        return [done]
    ends = [0, *range(SECTOR - done.offset % SECTOR, len(done.data), SECTOR), len(done.data)]
    return [done._replace(offset=done.offset + begin, data=done.data[begin:end]) for begin, end in pairwise(ends)]


def _apply(content: bytearray, done: Record) -> None:
    if done.kind == TRUNCATE:
        del content[done.offset :]
        content.extend(bytes(done.offset - len(content)))
    else:
        content.extend(bytes(max(0, done.offset - len(content))))
        content[done.offset : done.offset + len(done.data)] = done.data
