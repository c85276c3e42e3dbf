"""The journal of a tournament: a file to which every block of games is appended when it is done, so that an interrupted
tournament can be resumed.

It is JSON lines: first the plan, then the blocks in the order in which they were done. The last line may be incomplete,
since a process can be killed at any time; its block is then played again.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, BinaryIO, Self

import numpy as np

from rollwright.core.errors import OptionError
from rollwright.core.facets import FIRST_EDITION
from rollwright.core.files import FileInUse, FileLock
from rollwright.kernel import loops
from rollwright.lab.luck import Luck
from rollwright.lab.tournament.plan import OLD_DEAL, Plan
from rollwright.lab.tournament.results import FORMAT, PlayedPairs
from rollwright.lab.tournament.statistics import Numbers

_LARGEST = 1 << 62
_LONGEST = 1 << 24  # bytes of a first line


class Journal:
    """The journal of a plan, open while it is played."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path, self.plan = path, plan
        self.columns = loops.SCORES + plan.seats  # of a row, the others are 0
        self._file: BinaryIO | None = None
        self._opened = ExitStack()

    def __enter__(self) -> Self:
        """Opens the file, or creates it; OptionError if it is anything but the journal of this plan, or in use."""
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
        if not header.startswith(first):  # an incomplete one is written again: the process was killed at the start
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
        """The code of the error, given the first line of the file."""
        if told is None:
            return "journal-none"
        return "journal-luck" if told == {**self._header(), "luck": told.get("luck")} else "journal-foreign"

    def read(self) -> Iterator[PlayedPairs]:
        """The blocks in the file. An incomplete last line is removed."""
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
        """The block of a line; None if it is not a valid block of this plan."""
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
        limits = {loops.WINNERS: 1 << self.plan.seats, loops.REASON: len(self.plan.kind.kernel.REASONS)}
        if not all(
            ((found[..., column] >= 0) & (found[..., column] < limit)).all() for column, limit in limits.items()
        ):
            return None
        rows = np.zeros((*shape[:2], loops.ROW), dtype=np.int64)
        rows[..., : self.columns] = found
        return rows


def header_of(line: bytes) -> dict[str, Any] | None:
    """The first line of a journal as values; None if it is anything else."""
    told = _parsed(line)
    if not isinstance(told, dict) or told.get("format") != FORMAT or not isinstance(told.get("plan"), dict):
        return None
    return told


def kept_in(path: Path) -> tuple[int, int, int] | None:
    """Seed, deal, and edition of the boards, of the tournament whose journal a file is; None if it is no journal."""
    try:
        with path.open("rb") as file:
            told = header_of(file.readline(_LONGEST))
    except OSError:
        return None
    if told is None:
        return None
    plan = told["plan"]
    seed, deal, edition = plan.get("seed"), plan.get("deal", OLD_DEAL), plan.get("edition", FIRST_EDITION)
    return (seed, deal, edition) if type(seed) is type(edition) is int and deal in (1, OLD_DEAL) else None


def _line(value: object) -> bytes:
    return json.dumps(value, separators=(",", ":")).encode() + b"\n"


def _parsed(line: bytes) -> object:
    try:
        found: object = json.loads(line)
    except (ValueError, RecursionError):
        return None
    return found


def _numbers(told: object, shape: tuple[int, ...], kind: type) -> Luck | Numbers | None:
    """Nested lists of numbers as an array; None if the shape or the type of a number is another."""
    flat: list[Any] = [told]
    for size in shape:
        if not all(type(part) is list and len(part) == size for part in flat):
            return None
        flat = [value for part in flat for value in part]
    if not all(type(value) is kind for value in flat) or not all(abs(value) < _LARGEST for value in flat):  # NaN fails
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
