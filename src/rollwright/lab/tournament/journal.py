"""What was played of a tournament, kept in a file as it is done, so that an interruption costs next to nothing.

A line of JSON each: first the whole plan, then block after block, in the order in which they were done. Lines are only
ever added. The last one may be cut off, since a process can end at any time; it is then played again.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, BinaryIO, Self

import numpy as np

from rollwright.core.errors import OptionError
from rollwright.core.files import FileInUse, FileLock
from rollwright.kernel import loops
from rollwright.lab.luck import Luck
from rollwright.lab.tournament.plan import Plan
from rollwright.lab.tournament.results import FORMAT, PlayedPairs
from rollwright.lab.tournament.statistics import Numbers

_LARGEST = 1 << 62
_LONGEST = 1 << 24  # bytes of a first line


class Journal:
    """The journal of a plan, open for as long as it is played."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path, self.plan = path, plan
        self.columns = loops.SCORES + plan.seats  # what is stored of a row
        self._file: BinaryIO | None = None
        self._opened = ExitStack()

    def __enter__(self) -> Self:
        """Opens the file, a new one if there is none; OptionError if it is anything but this plan's journal."""
        with ExitStack() as opened:
            with _access(self.path):
                self.path.parent.mkdir(parents=True, exist_ok=True)
                self._file = opened.enter_context(self.path.open("a+b"))
                opened.enter_context(FileLock(self.path))
            self._begin(self._file)
            self._opened = opened.pop_all()
        return self

    def __exit__(self, *_: object) -> None:
        self._opened.close()

    def _begin(self, file: BinaryIO) -> None:
        header = _line(self._header())
        with _access(self.path):
            file.seek(0)
            first = file.readline(_LONGEST)
        if first == header:
            return
        if not header.startswith(first):  # a part of it: the process ended right at the start
            raise OptionError(self._refusal(header_of(first)), file=str(self.path))
        with _access(self.path):
            file.truncate(0)
            file.write(header)
            file.flush()

    def _header(self) -> dict[str, Any]:
        from rollwright import __version__

        marks = {"knowledge": self.plan.knowledge, "luck": self.plan.luck_knowledge}
        return {"format": FORMAT, "rollwright": __version__, "plan": self.plan.description(), **marks}

    def _refusal(self, told: dict[str, Any] | None) -> str:
        """The code of what is wrong with a first line that says this."""
        if told is None:
            return "journal-none"
        return "journal-luck" if told == {**self._header(), "luck": told.get("luck")} else "journal-foreign"

    def read(self) -> Iterator[PlayedPairs]:
        """The blocks that are there. What is left of a line that was cut off is cut off, too."""
        assert self._file is not None
        with _access(self.path):
            self._file.seek(0)
            self._file.readline()
        for number, line in enumerate(self._file, start=2):
            if not line.endswith(b"\n"):
                with _access(self.path):
                    self._file.truncate(self._file.tell() - len(line))
                return
            played = self._read(line)
            if played is None:
                raise OptionError("journal-line", file=str(self.path), line=number)
            yield played

    def write(self, played: PlayedPairs) -> None:
        assert self._file is not None
        luck = None if played.luck is None else played.luck.tolist()
        rows = played.rows[:, :, : self.columns].tolist()
        with _access(self.path):
            self._file.write(_line({"pairing": played.pairing, "start": played.start, "rows": rows, "luck": luck}))
            self._file.flush()

    def _read(self, line: bytes) -> PlayedPairs | None:
        """A block, or None if the line is none of this plan."""
        told = _parsed(line)
        if not isinstance(told, dict) or told.keys() != {"pairing", "start", "rows", "luck"}:
            return None
        pairing, start = told["pairing"], told["start"]
        if type(pairing) is not int or not 0 <= pairing < len(self.plan.pairings):
            return None
        if type(start) is not int or not 0 <= start < self.plan.pairs or start % self.plan.block:
            return None
        shape = len(self.plan.arrangements), min(self.plan.block, self.plan.pairs - start)
        rows = self._rows(told["rows"], (*shape, self.columns))
        luck = None if told["luck"] is None else _numbers(told["luck"], (*shape, self.plan.seats), float)
        if rows is None or (luck is not None) != self.plan.tells_luck:
            return None
        return PlayedPairs(pairing, start, rows, luck)

    def _rows(self, told: object, shape: tuple[int, ...]) -> Numbers | None:
        found = _numbers(told, shape, int)
        if found is None:
            return None
        limits = {loops.WINNERS: 1 << self.plan.seats, loops.REASON: len(self.plan.kind.reasons)}
        if not all(
            ((found[..., column] >= 0) & (found[..., column] < limit)).all() for column, limit in limits.items()
        ):
            return None
        rows = np.zeros((*shape[:2], loops.ROW), dtype=np.int64)
        rows[..., : self.columns] = found
        return rows


def header_of(line: bytes) -> dict[str, Any] | None:
    """What the first line of a journal says; None if it is not that."""
    told = _parsed(line)
    if not isinstance(told, dict) or told.get("format") != FORMAT or not isinstance(told.get("plan"), dict):
        return None
    return told


def seed_in(path: Path) -> int | None:
    """The seed of the tournament that a file is the journal of, if it is one."""
    try:
        with path.open("rb") as file:
            told = header_of(file.readline(_LONGEST))
    except OSError:
        return None
    seed = told["plan"].get("seed") if told is not None else None
    return seed if type(seed) is int else None


def _line(value: object) -> bytes:
    return json.dumps(value, separators=(",", ":")).encode() + b"\n"


def _parsed(line: bytes) -> object:
    try:
        found: object = json.loads(line)
    except (ValueError, RecursionError):
        return None
    return found


def _numbers(told: object, shape: tuple[int, ...], kind: type) -> Luck | Numbers | None:
    """Nested lists of this shape with numbers of this kind as an array; None if they are anything else."""
    flat: list[Any] = [told]
    for size in shape:
        if not all(type(part) is list and len(part) == size for part in flat):
            return None
        flat = [value for part in flat for value in part]
    if not all(type(value) is kind for value in flat) or not all(abs(value) < _LARGEST for value in flat):  # nor NaN
        return None
    return np.array(flat, dtype=np.int64 if kind is int else np.float64).reshape(shape)


@contextmanager
def _access(path: Path) -> Iterator[None]:
    try:
        yield
    except FileInUse:
        raise OptionError("journal-in-use", file=str(path)) from None
    except OSError:
        raise OptionError("journal-not-written", file=str(path)) from None
